"""A live table: what is told is stored, what is stored is told once, and no race has two winners."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from tatami.record import Record, verify
from tatami.server import messages
from tatami.server.live import LiveTable, NoSuchTable, Summary
from tatami.server.messages import GiveNonce, Join, Play, Rematch, Say, SeatBot, Sit, Start
from tatami.server.projection import Projection
from tatami.server.reader import Reader
from tatami.server.refusal import Refusal
from tatami.store import SqliteLog, StoreError
from tests.server.client import Client
from tests.server.desk import ANNA, BERT, START, command, fingerprint, nonce, settings

Use = Callable[[SqliteLog, LiveTable], Awaitable[None]]


def at_a_table(path: Path, use: Use, game: str = "take", seats: int = 2, **rest: object) -> None:
    """Make a table of Anna's in a fresh store, and use it."""

    async def run() -> None:
        log = SqliteLog(path / "store.db")
        live = await LiveTable.create(log, settings(game, seats, **rest), ANNA, "Anna", START)
        await use(log, live)
        await log.close()

    asyncio.run(run())


async def start(live: LiveTable) -> None:
    """Anna plays against a bot."""
    await live.ask(command(Sit, seat=1), ANNA, START)
    await live.ask(command(SeatBot, seat=2, level="farmer"), ANNA, START)
    await live.ask(command(GiveNonce, seat=1, nonce=nonce(1)), ANNA, START)
    await live.ask(command(Start), ANNA, START)


async def move(live: LiveTable, chance: Random) -> None:
    table = live.table
    (seat,) = table.asked
    token = chance.choice(table.match_of(seat).view(seat).legal)
    if seat in table.bots_asked:
        await live.bot_moves(seat, token, table.decision, START)
    else:
        await live.ask(command(Play, seat=seat, token=token, decision=table.decision), ANNA, START)


def listen(live: LiveTable, reader: Reader) -> Client:
    """A client that gets everything that is told from now on."""
    client = Client.of(live.table, reader)

    def hear(projection: Projection) -> None:
        update = projection.update(reader)
        assert update is not None
        client.take(update)

    live.listeners.add(hear)
    return client


def test_a_game_is_stored_move_by_move_and_found_again(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        await start(live)
        chance = Random(1)
        while live.table.status == "playing":
            await move(live, chance)
            if live.table.decision % 10 == 0:
                again = await LiveTable.load(log, live.table.id)
                assert fingerprint(again.table) == fingerprint(live.table)
                listed = await log.listing(live.table.id)
                assert listed is not None and (listed.wake_at is not None) == bool(live.table.bots_asked)
        (game,) = await log.finished()
        assert all(check.holds for check in verify(Record.loads(game.record)))
        assert list(await log.tables("over")) == [live.table.id]
        await live.ask(command(Rematch), ANNA, START)
        assert live.table.next is not None
        again = await LiveTable.load(log, live.table.next)
        assert again.table.seats_of(ANNA) == [2] and again.table.secret != live.table.secret

    at_a_table(tmp_path, use)


def test_two_nodes_race_and_both_tell_everything_once(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        await live.ask(command(Join, name="Bert"), BERT, START)
        node = await LiveTable.load(log, live.table.id)
        clients = [listen(live, Reader(ANNA)), listen(node, Reader(BERT))]
        answers = await asyncio.gather(
            live.ask(command(Sit, seat=2), ANNA, START),
            node.ask(command(Sit, seat=2), BERT, START),
            *(place.ask(command(Sit, seat=1), who, START) for place in (live, node) for who in (ANNA, BERT)),
            return_exceptions=True,
        )
        seated = [answer for answer in answers if isinstance(answer, int)]
        refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert len(seated) == 2 and refused == ["seat-taken"] * 4
        await live.refresh()
        await node.refresh()
        assert fingerprint(live.table) == fingerprint(node.table)
        assert clients == [Client.of(live.table, Reader(ANNA)), Client.of(node.table, Reader(BERT))]

    at_a_table(tmp_path, use)


def test_a_listener_that_fails_keeps_nobody_waiting(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        def fail(_: Projection) -> None:
            raise ValueError("cannot hear")

        live.listeners.add(fail)
        said = [live.ask(command(Say, text=f"{number}"), ANNA, START) for number in range(3)]
        first = live.table.seq
        async with asyncio.timeout(10):
            assert await asyncio.gather(*said) == [first, first + 1, first + 2]
        live.listeners.clear()
        client = listen(live, Reader(ANNA))
        await live.ask(command(Say, text="3"), ANNA, START)
        assert [chat.text for chat in client.chat] == ["0", "1", "2", "3"]

    at_a_table(tmp_path, use)


def test_what_is_not_stored_is_not_told_and_not_there(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        client = listen(live, Reader(ANNA))
        before = fingerprint(live.table)
        log._writer.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError):
            await live.ask(command(Say, text="lost"), ANNA, START)
        assert client.chat == []
        log._writer.connection.execute("PRAGMA query_only = OFF")
        await live.refresh()
        assert fingerprint(live.table) == before
        await live.ask(command(Say, text="kept"), ANNA, START)
        assert [chat.text for chat in client.chat] == ["kept"] and client.seq == live.table.seq

    at_a_table(tmp_path, use)


def test_a_command_is_done_to_its_end_though_its_client_is_gone(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        told = asyncio.Event()
        live.listeners.add(lambda projection: told.set())
        asked = asyncio.ensure_future(live.ask(command(Say, text="hello"), ANNA, START))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.wait_for(told.wait(), 20)
        assert [chat.text for chat in live.table.chat] == ["hello"]

    at_a_table(tmp_path, use)


def test_double_clicks_make_one_move(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        await live.ask(command(Sit, seat=1), ANNA, START)
        await live.ask(command(Sit, seat=2), ANNA, START)
        for seat in (1, 2):
            await live.ask(command(GiveNonce, seat=seat, nonce=nonce(seat)), ANNA, START)
        await live.ask(command(Start), ANNA, START)
        (seat,) = live.table.asked
        token = live.table.match_of(seat).view(seat).legal[0]
        click = command(Play, seat=seat, token=token, decision=0)
        twice = command(Play, seat=seat, token=token, decision=0)
        answers = await asyncio.gather(
            *(live.ask(sent, ANNA, START) for sent in (click, click, twice)), return_exceptions=True
        )
        assert answers[0] == answers[1] == live.table.seq
        assert isinstance(answers[2], Refusal) and answers[2].code == "stale"
        assert live.table.decision == 1

    at_a_table(tmp_path, use)


def test_time_runs_out_while_the_table_is_listed_for_it(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        await start(live)
        while live.table.bots_asked:
            await move(live, Random(2))
        assert await log.due(START + 59_999) == {} and await log.due(START + 60_000) == {
            live.table.id: START + 60_000
        }
        await live.resume(START, START + 30_000)
        await live.time_outs(START + 89_999)
        assert live.table.bots_asked == {}
        await live.time_outs(START + 90_000)
        assert list(live.table.bots_asked) == [1]
        await live.ask(command(messages.ComeBack, seat=1), ANNA, START + 90_001)
        await live.away(ANNA, START + 90_002)
        assert list(live.table.bots_asked) == [1]

    at_a_table(tmp_path, use, clock={"kind": "move", "seconds": 60})


def test_the_list_is_brought_up_to_date_with_who_is_to_move(tmp_path: Path):
    """Moves between people are not listed one by one; what a crash left old is found on opening."""

    async def listed(log: SqliteLog, live: LiveTable) -> list[int]:
        listing = await log.listing(live.table.id)
        assert listing is not None
        return msgspec.json.decode(listing.summary, type=Summary).asked

    async def use(log: SqliteLog, live: LiveTable) -> None:
        for seat in (1, 2):
            await live.ask(command(Sit, seat=seat), ANNA, START)
            await live.ask(command(GiveNonce, seat=seat, nonce=nonce(seat)), ANNA, START)
        await live.ask(command(Start), ANNA, START)
        began = live.table.asked
        assert await listed(log, live) == began and live.relist() is None
        while live.table.asked == began:
            await move(live, Random(3))
        again = await LiveTable.load(log, live.table.id)
        assert await listed(log, live) == began, "the next list will do"
        for node in (live, again):
            write = node.relist()
            assert write is not None and not write.entries and node.relist() is None
            await log.append(write)
            assert await listed(log, live) == live.table.asked
        again = await LiveTable.load(log, live.table.id)
        assert again.relist() is None, "who only looks changes no list"

    at_a_table(tmp_path, use)


def test_there_is_no_table_without_a_log(tmp_path: Path):
    async def use(log: SqliteLog, live: LiveTable) -> None:
        with pytest.raises(NoSuchTable):
            await LiveTable.load(log, "nothing")
        with pytest.raises(Refusal, match="settings"):
            await LiveTable.create(log, settings("go"), ANNA, "Anna", START)

    at_a_table(tmp_path, use)
