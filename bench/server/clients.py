"""The clients of a load run, in a process of their own: sets tables up, waits for `go`, and plays."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

from bench.server.tables import Ours, People, Relayed, Rival, Table

TOGETHER = 20  # tables that are set up at once


async def set_up(kind: str, url: str, number: int) -> list[Table]:
    games = ["take" if n % 2 == 0 else "tenka" for n in range(number)]
    tables: list[Any] = []
    if kind in ("people", "programs"):
        people = People(url)
        await people.come()
        programs = kind == "programs"
        tables = [Ours(people, game, n, are_programs=programs) for n, game in enumerate(games)]
    else:
        tables = [(Relayed if kind == "relay" else Rival)(url, game, n) for n, game in enumerate(games)]
    for first in range(0, number, TOGETHER):
        await asyncio.gather(*(table.open() for table in tables[first : first + TOGETHER]))
    return tables


async def flat_out(table: Table, until: float, waits: list[float]) -> None:
    """Move after move."""
    while not table.over and time.perf_counter() < until:
        began = time.perf_counter()
        await table.move()
        waits.append(time.perf_counter() - began)


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
    tables = await set_up(kind, url, number)
    sockets = []
    if watchers and isinstance(tables[0], Ours):
        people = tables[0].people
        ids = [await people.make("take") for _ in range(20)]
        for n in range(watchers):
            sockets.append(await people.socket(n % 3, ids[n % 20]))
    for table in tables:
        table.letters = table.updates = 0
    print("ready", flush=True)
    while (await asyncio.to_thread(sys.stdin.readline)).strip() == "go":
        waits: list[float] = []
        began = time.perf_counter()
        if rate:
            await steadily(tables, rate, began + seconds, waits)
        else:
            await asyncio.gather(*(flat_out(table, began + seconds, waits) for table in tables))
        updates = max(1, sum(table.updates for table in tables))
        result = {
            "moves": len(waits),
            "seconds": time.perf_counter() - began,
            "p50": percentile(waits, 50),
            "p99": percentile(waits, 99),
            "letters": round(sum(table.letters for table in tables) / updates),
        }
        print(json.dumps(result), flush=True)


def percentile(values: list[float], percent: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * percent / 100))] if values else 0.0


if __name__ == "__main__":
    kind, url, number, seconds, rate, watchers = sys.argv[1:]
    asyncio.run(main(kind, url, int(number), float(seconds), float(rate), int(watchers)))
