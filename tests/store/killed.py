"""Writes to a store from processes that are killed, and checks the data left behind; run as a program."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import time
from functools import partial
from pathlib import Path

from tatami.store import SqliteLog, check
from tests.store.stores import entry, with_store, write

APPENDERS = 8


def write_for_ever(path: Path, pipe: int, life: int) -> None:
    """Append to several tables at once, and tell of each entry after its acknowledgement."""

    async def append(log: SqliteLog, table: str) -> None:
        seq = len(await log.read(table)) + 1
        while True:
            number = 1 + seq % 3
            await log.append(write(table, seq, number))
            seq += number
            os.write(pipe, f"{table} {seq - 1}\n".encode())

    async def run() -> None:
        log = SqliteLog(path)
        await asyncio.gather(*(append(log, f"{life}-{number}") for number in range(APPENDERS)))

    asyncio.run(run())


def live_and_die(path: Path, life: int, chance: random.Random) -> dict[str, int]:
    """Let a process write and kill it at a random moment; return the last acknowledged seq by table."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        write_for_ever(path, writing, life)
    os.close(writing)
    with open(reading, "rb") as told:
        first = told.readline()
        time.sleep(chance.uniform(0, 0.1))
        os.kill(child, signal.SIGKILL)
        lines = [first, *told.readlines()]
    os.waitpid(child, 0)
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith(b"\n"):
            table, seq = line.decode().split()
            acknowledged[table] = int(seq)
    return acknowledged


async def look(log: SqliteLog, acknowledged: dict[str, int], lives: int) -> int:
    """Find every acknowledged entry and no half write; return how many entries there are."""
    held = 0
    for table in (f"{life}-{number}" for life in range(lives) for number in range(APPENDERS)):
        found = await log.read(table)
        assert found == [entry(table, seq) for seq in range(1, len(found) + 1)]
        assert len(found) >= acknowledged.get(table, 0), "an acknowledged entry is lost"
        assert len(found) in whole_writes(len(found)), "half of a write is there"
        held += len(found)
    return held


def whole_writes(most: int) -> set[int]:
    """The lengths a log can have when every write is whole."""
    lengths, seq = {0}, 1
    while seq - 1 <= most:
        seq += 1 + seq % 3
        lengths.add(seq - 1)
    return lengths


def main(path: Path, lives: int) -> None:
    chance, acknowledged = random.Random(1), dict[str, int]()
    for life in range(lives):
        acknowledged |= live_and_die(path, life, chance)
        entries = check(path)
        assert with_store(path, partial(look, acknowledged=acknowledged, lives=lives)) == entries
    print(sum(acknowledged.values()))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
