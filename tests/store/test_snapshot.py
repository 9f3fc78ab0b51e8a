"""Copies are whole whatever is written meanwhile, checked before they count, and leave nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tatami.store import Lock, SqliteLog, StoreError, Write, backup, check, restore
from tests.store.stores import entry, with_store, write

SOME = 40  # megabytes


async def fill(log: SqliteLog, megabytes: int) -> None:
    """Write so much that a copy takes its time."""
    for number in range(megabytes):
        await log.append(Write(f"big{number}", 1, tuple(bytes([number]) * 100_000 for _ in range(10))))


def test_a_backup_made_while_writing_is_whole_and_can_be_restored(tmp_path: Path):
    path, copy, place = tmp_path / "store.db", tmp_path / "copy.db", tmp_path / "restored.db"

    async def use(log: SqliteLog) -> None:
        await log.append(*(write(f"t{n}", 1, 20) for n in range(40)))
        copying = asyncio.to_thread(backup, path, copy)
        await asyncio.gather(copying, *(log.append(write(f"t{n}", 21, 2)) for n in range(40)))
        with pytest.raises(StoreError, match="already"):
            backup(path, copy)

    with_store(path, use)
    entries = restore(copy, place)
    assert 800 <= entries <= 880 and entries % 2 == 0
    held = with_store(place, lambda log: log.read("t3"))
    assert held in [[entry("t3", seq) for seq in range(1, 1 + length)] for length in (20, 22)]
    with pytest.raises(StoreError, match="already"):
        restore(copy, place)
    assert sorted(tmp_path.glob("*.part*")) == []


def test_a_backup_ends_while_somebody_writes_without_a_pause(tmp_path: Path):
    path, copy, told = tmp_path / "store.db", tmp_path / "copy.db", list[tuple[int, int]]()

    async def use(log: SqliteLog) -> None:
        await fill(log, SOME)
        copying = asyncio.ensure_future(
            asyncio.to_thread(backup, path, copy, lambda *pages: told.append(pages))
        )
        seq = 0
        while not copying.done():
            seq += 1
            assert seq < 20_000, "a writer holds the backup up"
            await log.append(write("a", seq))
        assert await copying >= 10 * SOME

    with_store(path, use)
    assert check(copy) >= 10 * SOME
    assert told == sorted(told) and told[-1][0] == told[-1][1] > SOME * 1_000_000 // 4096
    assert len(told) > 1, "progress is told on the way"


def test_leftovers_of_a_killed_backup_are_removed_by_the_next(tmp_path: Path):
    path, copy = tmp_path / "store.db", tmp_path / "copy.db"
    with_store(path, lambda log: fill(log, SOME))
    code = "import sys; from tatami.store import backup; backup(*sys.argv[1:], lambda *_: input('.'))"
    child = subprocess.Popen(
        [sys.executable, "-c", code, path, copy], stdout=subprocess.PIPE, stdin=subprocess.PIPE
    )
    assert child.stdout is not None and child.stdout.read(1), "it is in the middle"
    child.kill()
    child.communicate()
    left = list(tmp_path.glob("*.part*"))
    assert left and not copy.exists()
    # The journal of a killed copy would be played into whatever lies beside it.
    (tmp_path / "copy.db.part-journal").write_bytes(b"of another file")
    assert backup(path, copy) == check(copy) == 10 * SOME
    assert sorted(tmp_path.glob("*.part*")) == []


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path):
    path = tmp_path / "store.db"
    with_store(path, lambda log: log.append(write("a", 1, 300)))

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        backup(path, tmp_path / "copy.db", stop)
    with pytest.raises(StoreError, match=r"nowhere.*No such file"):
        backup(path, tmp_path / "nowhere" / "copy.db")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE seq = 2")
    with pytest.raises(StoreError, match=r"the copy of .* has a gap"):
        backup(path, tmp_path / "copy.db")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["store.db"]


def test_a_copy_with_a_hole_or_damage_is_not_restored(tmp_path: Path):
    path, place = tmp_path / "store.db", tmp_path / "restored.db"
    with_store(path, lambda log: log.append(write("a", 1, 300), write("b", 1, 3)))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM entries WHERE table_id = 'b' AND seq = 2")
    with pytest.raises(StoreError, match="gap"):
        check(path)
    half = tmp_path / "half.db"
    half.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    for broken in (path, half, tmp_path / "nothing.db"):
        with pytest.raises(StoreError):
            restore(broken, place)
        assert not place.exists()


def test_nothing_is_restored_under_a_server_that_runs(tmp_path: Path):
    path, copy = tmp_path / "store.db", tmp_path / "copy.db"
    with_store(path, lambda log: log.append(write("a", 1)))
    backup(path, copy)
    lock = Lock(path)
    path.unlink()
    with pytest.raises(StoreError, match="in use"):
        restore(copy, path)
    lock.release()
    assert restore(copy, path) == 1
