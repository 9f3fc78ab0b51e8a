"""No acknowledged entry is lost; an entry that cannot be stored is refused, and the store goes on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

from tatami.store import SqliteLog, StoreError
from tests.store.stores import entry, went, with_store, write


def test_every_acknowledged_entry_survives_kill_9(tmp_path: Path):
    lives = 12
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.killed", str(tmp_path / "store.db"), str(lives)],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= lives


def test_an_answer_comes_only_after_the_commit(tmp_path: Path):
    path = tmp_path / "store.db"

    async def use(log: SqliteLog) -> None:
        for seq in range(1, 30):
            await log.append(write("a", seq))
            with closing(sqlite3.connect(path)) as other:
                assert other.execute("SELECT max(seq) FROM entries").fetchone() == (seq,)

    with_store(path, use)


async def append_to_all(log: SqliteLog, seq: int) -> set[object]:
    return set(await asyncio.gather(*(went(log.append(write(f"t{n}", seq))) for n in range(40))))


def test_a_full_disk_refuses_everybody_and_the_store_goes_on(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        pages = await log._writer.do(lambda c: c.execute("PRAGMA page_count").fetchone()[0])
        await log._writer.do(lambda c: c.execute(f"PRAGMA max_page_count = {pages + 20}").fetchone())
        seq, answers = 0, await append_to_all(log, 1)
        while answers == {True}:
            seq += 1
            assert seq < 1000
            answers = await append_to_all(log, seq + 1)
        assert answers == {StoreError}, "they waited together, so all were refused"
        assert [len(await log.read(f"t{n}")) for n in range(40)] == [seq] * 40
        await log._writer.do(lambda c: c.execute("PRAGMA max_page_count = 1000000").fetchone())
        assert await append_to_all(log, seq + 1) == {True}
        assert await log.read("t0") == [entry("t0", n) for n in range(1, seq + 2)]

    with_store(tmp_path / "store.db", use)


def test_a_locked_database_refuses_and_goes_on_when_free(tmp_path: Path):
    path = tmp_path / "store.db"

    async def use(log: SqliteLog) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="locked"):
                await log.append(write("a", 1))
            assert await log.read("a") == [], "reading goes on meanwhile"
        await log.append(write("a", 1))

    with_store(path, use, patience=0.05)


def test_a_lock_that_is_let_go_soon_is_waited_for(tmp_path: Path):
    path = tmp_path / "store.db"

    async def use(log: SqliteLog) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(log.append(write("a", 1)))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            other.execute("ROLLBACK")
            await waiting
        assert await log.read("a") == [entry("a", 1)]

    with_store(path, use, patience=20)


def test_a_read_only_file_refuses(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        log.connection.execute("PRAGMA query_only = ON")
        with pytest.raises(StoreError, match="readonly"):
            await log.append(write("a", 1))
        log.connection.execute("PRAGMA query_only = OFF")
        await log.append(write("a", 1))

    with_store(tmp_path / "store.db", use)


def test_a_file_that_is_no_store_is_not_opened(tmp_path: Path):
    path = tmp_path / "store.db"
    path.write_bytes(b"not a database " * 1000)
    with pytest.raises(StoreError, match="not a database"):
        SqliteLog(path)
    with pytest.raises(StoreError):
        SqliteLog(tmp_path / "no" / "such" / "folder.db")


def test_the_database_of_another_program_is_left_as_it_is(tmp_path: Path):
    path = tmp_path / "store.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="another program"):
        SqliteLog(path)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_file_damaged_while_in_use_gives_no_wrong_answer(tmp_path: Path):
    path = tmp_path / "store.db"
    with_store(path, lambda log: log.append(*(write(f"t{n}", 1, 50) for n in range(50))))
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(os.urandom(size - 4096))

    async def use(log: SqliteLog) -> None:
        with pytest.raises(StoreError):
            await log.append(write("t7", 51))
        with pytest.raises(StoreError):
            await log.read("t7")

    with suppress(StoreError):  # it may be refused already when it is opened
        with_store(path, use)


def test_a_store_of_a_newer_program_is_refused(tmp_path: Path):
    path = tmp_path / "store.db"
    with_store(path, lambda log: log.append(write("a", 1)))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO migrations VALUES (999)")
    with pytest.raises(StoreError, match="999"):
        SqliteLog(path)


def test_closing_writes_queued_entries_and_refuses_later_ones(tmp_path: Path):
    path = tmp_path / "store.db"

    async def run() -> None:
        log = SqliteLog(path)
        waiting = [asyncio.ensure_future(log.append(write(f"t{n}", 1))) for n in range(200)]
        await asyncio.sleep(0)
        await log.close()
        await asyncio.gather(*waiting)
        for late in (log.append(write("late", 1)), log.read("late")):
            with pytest.raises(StoreError, match="closed"):
                await late

    asyncio.run(run())

    async def look(log: SqliteLog) -> int:
        return sum([len(await log.read(f"t{n}")) for n in range(200)])

    assert with_store(path, look) == 200
