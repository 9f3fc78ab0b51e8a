"""A table actor publishes every stored entry once, and no race has two winners."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec
import pytest

from tatami.record import Record, verify
from tatami.server.core.clocks import Gap
from tatami.server.core.refusal import Refusal
from tatami.server.runtime.listing import Summary
from tatami.server.runtime.table_actor import NoSuchTable, TableActor
from tatami.server.wire import messages
from tatami.server.wire.messages import GiveNonce, Join, Play, Rematch, Say, SeatBot, Sit, Start
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tatami.store import SqliteLog, StoreError
from tests.server.client import Client
from tests.server.desk import ANNA, BERT, START, command, fingerprint, nonce, settings

Use = Callable[[SqliteLog, TableActor], Awaitable[None]]


def at_a_table(path: Path, use: Use, game: str = "take", seats: int = 2, **rest: object) -> None:
    """Make a table of Anna's in a fresh store, and use it."""

    async def run() -> None:
        log = SqliteLog(path / "store.db")
        actor = await TableActor.create(log, settings(game, seats, **rest), ANNA, "Anna", START)
        await use(log, actor)
        await log.close()

    asyncio.run(run())


async def start(actor: TableActor) -> None:
    """Anna plays against a bot."""
    await actor.ask(command(Sit, seat=1), ANNA, START)
    await actor.ask(command(SeatBot, seat=2, level="farmer"), ANNA, START)
    await actor.ask(command(GiveNonce, seat=1, nonce=nonce(1)), ANNA, START)
    await actor.ask(command(Start), ANNA, START)


async def move(actor: TableActor, chance: Random) -> None:
    table = actor.table
    (seat,) = table.asked
    token = chance.choice(table.match_of(seat).view(seat).legal)
    if seat in table.bots_asked:
        await actor.bot_moves(seat, token, table.decision, START)
    else:
        await actor.ask(command(Play, seat=seat, token=token, decision=table.decision), ANNA, START)


def listen(actor: TableActor, reader: Reader) -> Client:
    """A client that receives every update from now on."""
    client = Client.of(actor.table, reader)

    def hear(renderer: Renderer) -> None:
        update = renderer.update(reader)
        assert update is not None
        client.take(update)

    actor.listeners.add(hear)
    return client


def test_only_a_game_over_days_goes_on_while_nobody_is_connected(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        await start(actor)
        chance = Random(1)
        while (table := actor.table).status == "playing":
            listed = await log.listing(table.id)
            assert listed is not None
            assert listed.wake_at == (table.at if table.bots_asked else table.clocks.next_deadline)
            if table.decision == 9:
                break
            await move(actor, chance)
        await actor.ask(command(messages.Leave), ANNA, START)
        listed = await log.listing(table.id)
        assert actor.table.bots_asked and listed is not None and listed.wake_at is None, (
            "nobody plays any more"
        )

    at_a_table(tmp_path, use, clock={"kind": "days", "days": 1})


def test_a_game_is_stored_move_by_move_and_found_again(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        await start(actor)
        chance = Random(1)
        while actor.table.status == "playing":
            await move(actor, chance)
            if actor.table.decision % 10 == 0:
                again = await TableActor.load(log, actor.table.id)
                assert fingerprint(again.table) == fingerprint(actor.table)
                listed = await log.listing(actor.table.id)
                assert listed is not None and listed.wake_at is None, "bots wait for somebody to come"
        (game,) = await log.finished()
        assert all(check.holds for check in verify(Record.loads(game.record)))
        listed = await log.listing(actor.table.id)
        assert listed is not None and listed.status == "over"
        await actor.ask(command(Rematch), ANNA, START)
        assert actor.table.next is not None
        again = await TableActor.load(log, actor.table.next)
        assert again.table.seats_of(ANNA) == [2] and again.table.secret != actor.table.secret

    at_a_table(tmp_path, use)


def test_two_nodes_race_and_both_tell_everything_once(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        await actor.ask(command(Join, name="Bert"), BERT, START)
        node = await TableActor.load(log, actor.table.id)
        clients = [listen(actor, Reader(ANNA)), listen(node, Reader(BERT))]
        answers = await asyncio.gather(
            actor.ask(command(Sit, seat=2), ANNA, START),
            node.ask(command(Sit, seat=2), BERT, START),
            *(place.ask(command(Sit, seat=1), who, START) for place in (actor, node) for who in (ANNA, BERT)),
            return_exceptions=True,
        )
        seated = [answer for answer in answers if isinstance(answer, int)]
        refused = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert len(seated) == 2 and refused == ["seat-taken"] * 4
        await actor.refresh()
        await node.refresh()
        assert fingerprint(actor.table) == fingerprint(node.table)
        assert clients == [Client.of(actor.table, Reader(ANNA)), Client.of(node.table, Reader(BERT))]

    at_a_table(tmp_path, use)


class Counted(SqliteLog):
    """A store that counts how often a log is read, and that can be away."""

    reads = 0
    is_away = False

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        self.reads += 1
        if self.is_away:
            raise StoreError("away")
        return await super().read(table, since)


def beside_another(path: Path, use: Callable[[Counted, TableActor, TableActor], Awaitable[None]]) -> None:
    """A table of Anna's at two servers; what the first stores is announced to nobody yet."""

    async def run() -> None:
        log = Counted(path / "store.db")
        actor = await TableActor.create(log, settings("take", 2), ANNA, "Anna", START)
        node = await TableActor.load(log, actor.table.id)
        actor.is_shared = node.is_shared = True
        log.reads = 0
        await use(log, actor, node)
        assert fingerprint(actor.table) == fingerprint(node.table)
        await log.close()

    asyncio.run(run())


async def say(actor: TableActor, *words: str) -> dict[int, bytes]:
    """Say something; the stored entries by number."""
    stored: dict[int, bytes] = {}
    actor.stored = stored.__setitem__
    for word in words:
        await actor.ask(command(Say, text=word), ANNA, START)
    return stored


def words(node: TableActor) -> list[str]:
    return [chat.text for chat in node.table.chat]


async def until_said(node: TableActor, *wanted: str) -> None:
    async with asyncio.timeout(10):
        while words(node) != list(wanted):
            await asyncio.sleep(0.001)


def test_announced_entry_is_told_without_reading_the_store(tmp_path: Path):
    async def use(log: Counted, actor: TableActor, node: TableActor) -> None:
        client = listen(node, Reader(ANNA))
        for seq, entry in (await say(actor, "one", "two")).items():
            node.catch_up(seq, entry)
            node.catch_up(seq, entry)
        assert [chat.text for chat in client.chat] == ["one", "two"] and log.reads == 0

    beside_another(tmp_path, use)


def test_late_or_lost_announcement_leaves_no_gap(tmp_path: Path):
    async def use(log: Counted, actor: TableActor, node: TableActor) -> None:
        client = listen(node, Reader(ANNA))
        stored = await say(actor, "one", "two", "three")
        last = max(stored)
        node.catch_up(last, stored[last])  # the first two are lost
        await until_said(node, "one", "two", "three")
        node.catch_up(last - 1, stored[last - 1])
        more = await say(actor, "four", "five")
        node.catch_up(last + 2)  # of an older version, without the entry
        node.catch_up(last + 1, more[last + 1])
        await until_said(node, "one", "two", "three", "four", "five")
        assert [chat.text for chat in client.chat] == words(node)

    beside_another(tmp_path, use)


def test_announcements_and_own_commands_have_one_order(tmp_path: Path):
    async def use(log: Counted, actor: TableActor, node: TableActor) -> None:
        actor.stored = node.catch_up
        node.stored = actor.catch_up
        said = [
            place.ask(command(Say, text=f"{number}"), ANNA, START)
            for number, place in enumerate((actor, node) * 2)
        ]
        assert len(set(await asyncio.gather(*said))) == 4
        await actor.refresh()
        await node.refresh()
        assert words(actor) == words(node) and sorted(map(int, words(node))) == list(range(4))

    beside_another(tmp_path, use)


@pytest.mark.parametrize(
    "wrong", [b"{", b'{"what":"nonsense","at":1}', b'{"what":"moved","at":1,"seat":9,"token":"x"}']
)
def test_senseless_announcement_is_looked_up_in_the_store(tmp_path: Path, wrong: bytes):
    async def use(log: Counted, actor: TableActor, node: TableActor) -> None:
        (seq,) = await say(actor, "one")
        node.catch_up(seq, wrong)
        await until_said(node, "one")
        assert log.reads > 0

    beside_another(tmp_path, use)


@pytest.mark.parametrize("is_told", [True, False])
def test_entry_missed_while_the_store_was_away_is_told_once_it_is_back(tmp_path: Path, is_told: bool):
    async def use(log: Counted, actor: TableActor, node: TableActor) -> None:
        client = listen(node, Reader(ANNA))
        log.is_away = True
        log.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError):
            await say(node, "lost")
        while not node._is_idle:  # it looks whether its entry is in the store after all
            await asyncio.sleep(0.001)
        log.is_away = False
        log.connection.execute("PRAGMA query_only = OFF")
        (stored,) = (await say(actor, "one")).items()
        node.catch_up(stored[0], stored[1] if is_told else None)
        await until_said(node, "one")
        assert [chat.text for chat in client.chat] == ["one"]

    beside_another(tmp_path, use)


def test_failing_listener_blocks_no_other(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        def fail(_: Renderer) -> None:
            raise ValueError("cannot hear")

        actor.listeners.add(fail)
        said = [actor.ask(command(Say, text=f"{number}"), ANNA, START) for number in range(3)]
        first = actor.table.seq + 1
        async with asyncio.timeout(10):
            assert await asyncio.gather(*said) == [first, first + 1, first + 2]
        actor.listeners.clear()
        client = listen(actor, Reader(ANNA))
        await actor.ask(command(Say, text="3"), ANNA, START)
        assert [chat.text for chat in client.chat] == ["0", "1", "2", "3"]

    at_a_table(tmp_path, use)


def test_unstored_entries_are_neither_sent_nor_applied(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        client = listen(actor, Reader(ANNA))
        before = fingerprint(actor.table)
        log.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError):
            await actor.ask(command(Say, text="lost"), ANNA, START)
        assert client.chat == []
        log.connection.execute("PRAGMA query_only = OFF")
        await actor.refresh()
        assert fingerprint(actor.table) == before
        await actor.ask(command(Say, text="kept"), ANNA, START)
        assert [chat.text for chat in client.chat] == ["kept"] and client.seq == actor.table.seq

    at_a_table(tmp_path, use)


def test_a_command_is_done_to_its_end_though_its_client_is_gone(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        told = asyncio.Event()
        actor.listeners.add(lambda renderer: told.set())
        asked = asyncio.ensure_future(actor.ask(command(Say, text="hello"), ANNA, START))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.wait_for(told.wait(), 20)
        assert [chat.text for chat in actor.table.chat] == ["hello"]

    at_a_table(tmp_path, use)


def test_double_clicks_make_one_move(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        await actor.ask(command(Sit, seat=1), ANNA, START)
        await actor.ask(command(Sit, seat=2), ANNA, START)
        for seat in (1, 2):
            await actor.ask(command(GiveNonce, seat=seat, nonce=nonce(seat)), ANNA, START)
        await actor.ask(command(Start), ANNA, START)
        (seat,) = actor.table.asked
        token = actor.table.match_of(seat).view(seat).legal[0]
        click = command(Play, seat=seat, token=token, decision=0)
        twice = command(Play, seat=seat, token=token, decision=0)
        answers = await asyncio.gather(
            *(actor.ask(sent, ANNA, START) for sent in (click, click, twice)), return_exceptions=True
        )
        assert answers[0] == answers[1] == actor.table.seq
        assert isinstance(answers[2], Refusal) and answers[2].code == "stale"
        assert actor.table.decision == 1

    at_a_table(tmp_path, use)


def test_time_runs_out_while_the_table_is_listed_for_it(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        await start(actor)
        while actor.table.bots_asked:
            await move(actor, Random(2))
        assert await log.due(START + 59_999) == {} and await log.due(START + 60_000) == {
            actor.table.id: START + 60_000
        }
        await actor.resume(Gap(START, START + 30_000))
        await actor.time_outs(START + 89_999)
        assert actor.table.bots_asked == {}
        await actor.time_outs(START + 90_000)
        assert list(actor.table.bots_asked) == [1]
        await actor.ask(command(messages.ComeBack, seat=1), ANNA, START + 90_001)
        await actor.away(ANNA, START + 90_002)
        assert list(actor.table.bots_asked) == [1]

    at_a_table(tmp_path, use, clock={"kind": "move", "seconds": 60})


def test_the_list_is_updated_with_the_player_to_move(tmp_path: Path):
    """Moves between people do not update the list one by one; a stale list is repaired on opening."""

    async def listed(log: SqliteLog, actor: TableActor) -> list[int]:
        listing = await log.listing(actor.table.id)
        assert listing is not None
        return msgspec.json.decode(listing.summary, type=Summary).asked

    async def use(log: SqliteLog, actor: TableActor) -> None:
        for seat in (1, 2):
            await actor.ask(command(Sit, seat=seat), ANNA, START)
            await actor.ask(command(GiveNonce, seat=seat, nonce=nonce(seat)), ANNA, START)
        await actor.ask(command(Start), ANNA, START)
        began = actor.table.asked
        assert await listed(log, actor) == began and actor.relist() is None
        while actor.table.asked == began:
            await move(actor, Random(3))
        again = await TableActor.load(log, actor.table.id)
        assert await listed(log, actor) == began, "the next list will do"
        for node in (actor, again):
            write = node.relist()
            assert write is not None and not write.entries and node.relist() is None
            await log.append(write)
            assert await listed(log, actor) == actor.table.asked
        again = await TableActor.load(log, actor.table.id)
        assert again.relist() is None, "who only looks changes no list"

    at_a_table(tmp_path, use)


def test_there_is_no_table_without_a_log(tmp_path: Path):
    async def use(log: SqliteLog, actor: TableActor) -> None:
        with pytest.raises(NoSuchTable):
            await TableActor.load(log, "nothing")
        with pytest.raises(Refusal, match="settings"):
            await TableActor.create(log, settings("go"), ANNA, "Anna", START)

    at_a_table(tmp_path, use)
