"""The clients of a load run, in a process of their own: sets tables up, waits for `go`, and plays."""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
import time
from collections.abc import Iterator

import uvloop

from bench.server.peers import BoardgameIo, Colyseus, Relayed
from bench.server.tables import Ours, People, Table

TOGETHER = 20  # tables that are set up at once
WORN = 20  # moves after which a table is played out and replaced before the next round; games have 40 or more
PEERS = {"relay": Relayed, "boardgame.io": BoardgameIo, "colyseus": Colyseus}


class Hall:
    """As many tables as a run asks for, each with moves left to play when a round begins."""

    def __init__(self, kind: str, url: str) -> None:
        self.kind, self.url = kind, url
        self.people = People(url)
        self.tables: list[Table] = []
        self._numbers = itertools.count()

    async def fill(self, number: int) -> None:
        """Replace tables that were played for long, and add those that are missing."""
        if self.kind in ("people", "programs") and not self.tables:
            await self.people.come()
        worn = [table for table in self.tables if table.moves >= WORN and self.kind != "relay"]
        for some in _batches(worn):
            await asyncio.gather(*map(_finish, some))
        self.tables = [table for table in self.tables if table not in worn]
        fresh = [self._make(next(self._numbers)) for _ in range(number - len(self.tables))]
        for some in _batches(fresh):
            await asyncio.gather(*(table.open() for table in some))
        self.tables += fresh
        for table in self.tables:
            table.letters = table.updates = 0

    def _make(self, number: int) -> Table:
        game = "take" if number % 2 == 0 else "tenka"
        if self.kind in PEERS:
            return PEERS[self.kind](self.url, game, number)
        return Ours(self.people, game, number, are_programs=self.kind == "programs")


def _batches(tables: list[Table]) -> Iterator[list[Table]]:
    for first in range(0, len(tables), TOGETHER):
        yield tables[first : first + TOGETHER]


async def _finish(table: Table) -> None:
    """Play a table to its end, so that it leaves no work behind, and go."""
    while not table.over:
        await table.move()
    await table.close()


async def flat_out(tables: list[Table], until: float, waits: list[float]) -> None:
    """Move after move at every table, until the time is up or a first game is over: all play all the time."""
    is_over = False

    async def play(table: Table) -> None:
        nonlocal is_over
        while not is_over and time.perf_counter() < until:
            began = time.perf_counter()
            await table.move()
            waits.append(time.perf_counter() - began)
            is_over = is_over or table.over

    await asyncio.gather(*map(play, tables))


async def steadily(tables: list[Table], rate: float, until: float, waits: list[float]) -> None:
    """So many moves a second over all tables; each wait is from send to answer."""
    busy: set[asyncio.Task[None]] = set()
    free = [table for table in tables if not table.over]
    began = due = time.perf_counter()

    async def move(table: Table) -> None:
        sent = time.perf_counter()
        await (table.send() if isinstance(table, Ours) else table.move())
        waits.append(time.perf_counter() - sent)
        if isinstance(table, Ours):
            await table.catch_up()
            table.moves += 1
        if not table.over:
            free.append(table)

    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if free:
            task = asyncio.ensure_future(move(free.pop(0)))
            busy.add(task)
            task.add_done_callback(busy.discard)
        due += 1 / rate
    await asyncio.gather(*busy)
    assert time.perf_counter() - began < 600


async def main(kind: str, url: str, number: int, seconds: float, rate: float, watchers: int) -> None:
    hall = Hall(kind, url)
    await hall.fill(number)
    ids = [await hall.people.make("take") for _ in range(20)] if watchers else []
    sockets = [await hall.people.socket(n % 3, ids[n % 20]) for n in range(watchers)]
    print("ready", flush=True)
    while (await asyncio.to_thread(sys.stdin.readline)).strip() == "go":
        waits: list[float] = []
        began, busy = time.perf_counter(), time.process_time()
        if rate:
            await steadily(hall.tables, rate, began + seconds, waits)
        else:
            await flat_out(hall.tables, began + seconds, waits)
        result = {
            "moves": len(waits),
            "seconds": time.perf_counter() - began,
            "client": time.process_time() - busy,
            "p50": percentile(waits, 50),
            "p99": percentile(waits, 99),
            "letters": round(
                sum(table.letters for table in hall.tables) / sum(table.updates for table in hall.tables)
            ),
        }
        print(json.dumps(result), flush=True)
        await hall.fill(number)
        print("ready", flush=True)
    for socket in sockets:
        await socket.close()


def percentile(values: list[float], percent: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * percent / 100))] if values else 0.0


if __name__ == "__main__":
    kind, url, number, seconds, rate, watchers = sys.argv[1:]
    uvloop.run(main(kind, url, int(number), float(seconds), float(rate), int(watchers)))
