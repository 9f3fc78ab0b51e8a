"""Store failures in mid-game: nothing unstored is published, and the game resumes by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import tatami
from tatami.server.config import Config
from tatami.server.http.guards import Guards
from tatami.server.http.session import Session
from tatami.server.runtime import supervisor
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.hints import hint
from tatami.server.runtime.listing import listing
from tatami.server.runtime.metrics import Metrics
from tatami.server.runtime.open_table import OpenTable
from tatami.server.runtime.supervisor import Supervisor, now
from tatami.server.wire.messages import AnyCommand, AskHint, GiveNonce, Join, Play, SeatBot, Sit, Start
from tatami.server.wire.reader import Reader
from tatami.store import Identity, SqliteLog, StoreError, Then, Write
from tests.server.desk import ANNA, BERT, command, fingerprint, nonce, settings

HOLDERS = {1: ANNA, 2: BERT}


class Failing:
    """A store that fails to write on request."""

    def __init__(self, log: SqliteLog) -> None:
        self.log = log
        self.failures = 0
        self.append: Callable[..., Awaitable[None]] = log.append

    def __getattr__(self, name: str) -> Any:
        return getattr(self.log, name)

    def hand(self, *writes: Write, then: Then) -> None:
        if self.failures:
            self.failures -= 1
            asyncio.get_running_loop().call_soon(then, StoreError("the disk is full"))
        else:
            self.log.hand(*writes, then=then)


Use = Callable[[Failing, Supervisor, OpenTable], Awaitable[None]]


def at_a_server(folder: Path, use: Use, **rest: Any) -> None:
    async def run() -> None:
        log = Failing(SqliteLog(folder / "store.db"))
        place = Supervisor(log, Config(pace=0.0, warm_up=False, adviser="farmer"), Metrics())
        anna = Identity(ANNA, b"secret", "Anna", is_bot=False, at=now())
        await place.warm_up.ready("take")
        match = tatami.new("take")
        view = match.view(match.to_move)
        await asyncio.to_thread(tatami.bot("farmer", "take").choose, view)  # it may have to be compiled
        opened = await place.create(settings("take", 2, **rest), anna, "Anna")
        try:
            async with asyncio.timeout(30):
                await use(log, place, opened)
        finally:
            await place.close()
            await log.close()

    asyncio.run(run())


def ask(
    opened: OpenTable, who: str, kind: type[AnyCommand], *, at: int | None = None, **rest: Any
) -> Awaitable[int]:
    return opened.actor.ask(command(kind, **rest), who, now() if at is None else at)


def play(opened: OpenTable) -> Awaitable[int]:
    """Play a move for the seat to move."""
    table = opened.table
    (seat,) = table.asked
    token = table.match_of(seat).view(seat).legal[0]
    return ask(opened, HOLDERS[seat], Play, seat=seat, token=token, decision=table.decision)


async def start(opened: OpenTable, at: int | None = None) -> None:
    """Anna plays Bert."""
    await ask(opened, BERT, Join, at=at, name="Bert")
    for seat, who in HOLDERS.items():
        await ask(opened, who, Sit, at=at, seat=seat)
        await ask(opened, who, GiveNonce, at=at, seat=seat, nonce=nonce(seat))
    await ask(opened, ANNA, Start, at=at)


def test_a_bot_whose_move_was_not_stored_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(supervisor, "AGAIN", 0.01)

    async def use(log: Failing, place: Supervisor, opened: OpenTable) -> None:
        await ask(opened, ANNA, Sit, seat=1)
        await ask(opened, ANNA, SeatBot, seat=2, level="farmer")
        await ask(opened, ANNA, GiveNonce, seat=1, nonce=nonce(1))
        await ask(opened, ANNA, Start)
        while opened.table.status == "playing":
            while opened.table.asked == [1]:
                await play(opened)
                log.failures = 2  # of the bot that moves next
            while opened.table.asked == [2]:
                await asyncio.sleep(0.001)
        stored = await log.read(opened.table.id)
        assert len(stored) == opened.table.seq

    at_a_server(tmp_path, use, clock={"kind": "days", "days": 1})  # bots move while nobody is connected


def test_a_table_that_could_not_store_is_as_its_log_says_before_anybody_asks(tmp_path: Path):
    async def use(log: Failing, place: Supervisor, opened: OpenTable) -> None:
        await start(opened)
        before, log.failures = fingerprint(opened.table), 1
        with pytest.raises(StoreError):
            await play(opened)
        assert fingerprint(opened.table) == before

    at_a_server(tmp_path, use)


def test_a_player_returning_before_a_move_is_stored_gets_the_stored_state(tmp_path: Path):
    async def use(log: Failing, place: Supervisor, opened: OpenTable) -> None:
        await start(opened)
        held: list[Then] = []
        log.hand = lambda *writes, then: held.append(then)  # type: ignore[method-assign]
        moving = asyncio.ensure_future(play(opened))
        await asyncio.sleep(0)
        told = opened.table.seq
        assert held, "the move is handed to the store"
        sent: list[Any] = []

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        async def receive() -> Any:
            await asyncio.Event().wait()

        bert = Identity(BERT, b"other", "Bert", is_bot=False, at=now())
        session = Session(place, Guards(place.config), opened, bert, Reader(BERT))
        running = asyncio.ensure_future(session.run(receive, send, told - 1))
        while len(sent) < 2:
            await asyncio.sleep(0.001)
        assert [message["text"][:14] for message in sent] == ['{"is":"update"', '{"is":"presenc']
        held[0](StoreError("the disk is full"))
        with pytest.raises(StoreError):
            await moving
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    at_a_server(tmp_path, use)


def test_hints_refer_to_stored_positions(tmp_path: Path):
    async def use(log: Failing, place: Supervisor, opened: OpenTable) -> None:
        await start(opened)
        held: list[Then] = []
        log.hand = lambda *writes, then: held.append(then)  # type: ignore[method-assign]
        moving = asyncio.ensure_future(play(opened))
        await asyncio.sleep(0)
        (seat,) = opened.table.asked
        reader, asked = Reader(HOLDERS[seat]), AskHint(id="h", seat=seat)
        given = await hint(place.bot_pool, opened.actor, reader, asked, Share("", ""))
        assert held and given.decision == opened.table.decision == 0
        held[0](StoreError("the disk is full"))
        with pytest.raises(StoreError):
            await moving

    at_a_server(tmp_path, use, hints=True)


def test_a_list_that_could_not_be_stored_is_stored_later_whatever_was_put_away(tmp_path: Path):
    async def use(log: Failing, place: Supervisor, opened: OpenTable) -> None:
        await start(opened)
        await play(opened)
        kept, append = opened.actor, log.append

        async def fail(*writes: Write) -> None:
            del place.tables[kept.table.id]
            raise StoreError("the disk is full")

        log.append = fail
        with pytest.raises(StoreError):
            await place._relist()
        log.append, place.tables[kept.table.id] = append, opened
        await place._relist()
        listed = await log.listing(kept.table.id)
        assert listed == listing(kept.table)

    at_a_server(tmp_path, use)


def test_starting_a_game_whose_rules_fail_to_compile_reports_the_failure(tmp_path: Path):
    async def use(log: Failing, place: Supervisor, opened: OpenTable) -> None:
        anna = Identity(ANNA, b"secret", "Anna", is_bot=False, at=now())
        session = Session(place, Guards(place.config), opened, anna, Reader(ANNA))

        async def fail(game: str) -> None:
            raise RuntimeError(f"no compiler for {game}")

        place.warm_up.ready = fail  # type: ignore[method-assign]
        session.take('{"do":"start","id":"s1"}')
        while not session._queue:
            await asyncio.sleep(0)
        (answer,) = session._queue
        assert b'"is":"refused","id":"s1","code":"trouble"' in answer

    at_a_server(tmp_path, use)
