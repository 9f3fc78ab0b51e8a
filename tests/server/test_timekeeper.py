"""The system's clock may be set, and a machine may sleep: nobody loses time by it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tatami.server.config import Config
from tatami.server.runtime.metrics import Metrics
from tatami.server.runtime.open_table import OpenTable
from tatami.server.runtime.supervisor import Supervisor
from tatami.server.runtime.timekeeper import Timekeeper
from tatami.store import Identity, SqliteLog
from tests.server.desk import ANNA, settings
from tests.server.test_trouble import start

SECOND = 1_000_000_000  # nanoseconds
HOUR = 3_600 * SECOND
MINUTES = {"kind": "move", "seconds": 600}


class Hands:
    """A system's clock and a steady one."""

    def __init__(self, wall: int = 10**9 * SECOND) -> None:
        self.wall = wall
        self.steady = 77 * SECOND

    def run(self, time: int) -> None:
        self.wall += time
        self.steady += time

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: self.wall, lambda: self.steady)


def supervised(folder: Path, hands: Hands, use: Callable[[Supervisor], Awaitable[Any]]) -> Any:
    """Use a server that reads such clocks."""

    async def run() -> Any:
        log = SqliteLog(folder / "store.db")
        place = Supervisor(log, Config(pace=0.0, warm_up=False, adviser="farmer"), Metrics(), hands.keeper())
        await place.warm_up.ready("take")
        await place.start()
        try:
            async with asyncio.timeout(60):
                return await use(place)
        finally:
            await place.close()
            await log.close()

    return asyncio.run(run())


async def a_game(place: Supervisor) -> OpenTable:
    """Anna plays Bert, with ten minutes for a move."""
    anna = Identity(ANNA, b"secret", "Anna", is_bot=False, at=place.now())
    opened = await place.create(settings("take", 2, clock=MINUTES), anna, "Anna")
    await start(opened, place.now())
    return opened


def left(place: Supervisor, opened: OpenTable) -> int:
    """The remaining time of the player to move, in milliseconds."""
    deadline = opened.table.clocks.next_deadline
    assert deadline is not None
    return deadline - place.now()


async def is_out(place: Supervisor, opened: OpenTable) -> bool:
    """Whether a bot stands in once the clocks were looked at."""
    await place._time_outs(opened)
    return any(chair.stand_in for chair in opened.table.chairs.values())


def test_a_clock_that_is_set_an_hour_ahead_times_nobody_out(tmp_path: Path):
    async def use(place: Supervisor) -> None:
        opened = await a_game(place)
        hands.run(100 * SECOND)
        hands.wall += HOUR
        assert left(place, opened) == 500_000 and not await is_out(place, opened)
        place._pass_over()
        assert not await is_out(place, opened)
        assert place.now() == hands.wall // 1_000_000, "entries tell the time of day"
        assert left(place, opened) == 500_000
        hands.run(500 * SECOND)
        assert await is_out(place, opened)

    hands = Hands()
    supervised(tmp_path, hands, use)


def test_tables_that_lay_in_the_store_lose_no_time_either(tmp_path: Path):
    async def use(place: Supervisor) -> None:
        table = (await a_game(place)).table.id
        for _ in range(2):
            hands.run(100 * SECOND)
            place.tables.pop(table, None)
            hands.wall += HOUR
            place._pass_over()
        assert left(place, await place.open(table)) == 400_000

    hands = Hands()
    supervised(tmp_path, hands, use)


def test_a_clock_that_is_set_back_gives_no_time(tmp_path: Path):
    async def use(place: Supervisor) -> None:
        opened = await a_game(place)
        before = place.now()
        hands.run(100 * SECOND)
        hands.wall -= HOUR
        place._pass_over()
        assert place.now() == before + 100_000 and left(place, opened) == 500_000

    hands = Hands()
    supervised(tmp_path, hands, use)


def test_nobody_s_time_runs_while_the_server_is_down_whatever_the_clock_says_then(tmp_path: Path):
    async def begin(place: Supervisor) -> str:
        opened = await a_game(place)
        hands.run(100 * SECOND)
        return opened.table.id

    async def go_on(place: Supervisor) -> None:
        assert left(place, await place.open(table)) == 500_000

    hands = Hands()
    table = supervised(tmp_path, hands, begin)
    for change in (HOUR, -2 * HOUR):
        hands.wall += change
        supervised(tmp_path, hands, go_on)


@pytest.mark.parametrize(
    "last",
    [b"\xff{", b'{"what":"moved","at":1,"who":"x","seat":1,"token":"no such token"}'],
    ids=["unreadable", "impossible"],
)
def test_a_table_that_cannot_be_opened_stops_no_other_clock(
    tmp_path: Path, last: bytes, caplog: pytest.LogCaptureFixture
):
    hands = Hands()

    async def begin(place: Supervisor) -> list[str]:
        return [(await a_game(place)).table.id for _ in range(2)]

    broken, sound = supervised(tmp_path, hands, begin)
    with closing(sqlite3.connect(tmp_path / "store.db")) as connection:
        ends = "(SELECT max(seq) FROM entries WHERE table_id = ?)"
        connection.execute(f"INSERT INTO entries SELECT ?, 1 + {ends}, ?", (broken, broken, last))
        connection.execute("UPDATE listings SET wake_at = wake_at - 1 WHERE table_id = ?", (broken,))
        connection.commit()

    async def go_on(place: Supervisor) -> None:
        hands.run(HOUR)
        while sound not in place.tables or not place.tables[sound].table.seq > 7:
            await asyncio.sleep(0.01)
        assert broken not in place.tables

    supervised(tmp_path, hands, go_on)
    told = [record for record in caplog.records if broken in record.getMessage()]
    assert len(told) == 1, "it is logged once, not every second"
