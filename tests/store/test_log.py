"""The log: one entry for each (table, seq), whoever comes first; listings, identities, records, copies."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tatami.store import Finished, Identity, Listing, SqliteLog, StoreError, Taken, Write, check, restore
from tests.store.stores import entry, went, with_store, write


def test_many_appenders_lose_nothing(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        async def append(table: str) -> None:
            for seq in range(1, 21):
                await log.append(write(table, seq))

        await asyncio.gather(*(append(f"t{number}") for number in range(40)))
        for number in range(40):
            found = await log.read(f"t{number}")
            assert found == [entry(f"t{number}", seq) for seq in range(1, 21)]
        assert await log.read("t7", since=18) == [entry("t7", 19), entry("t7", 20)]

    with_store(tmp_path / "store.db", use)


def test_of_all_who_race_for_an_entry_exactly_one_wins(tmp_path: Path):
    path = tmp_path / "store.db"

    async def use(log: SqliteLog) -> None:
        rival = SqliteLog(path)  # as another process would
        for seq in range(1, 11):
            racers = [
                went((log, rival)[number % 2].append(Write("t", seq, (b"%d" % number,))))
                for number in range(12)
            ]
            answers = await asyncio.gather(*racers)
            winner = answers.index(True)
            assert [*answers[:winner], *answers[winner + 1 :]] == [Taken] * 11
            assert (await rival.read("t"))[-1] == b"%d" % winner
        await rival.close()

    with_store(path, use)


def test_who_is_told_of_a_write_and_fails_harms_nobody(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        told: list[StoreError | None] = []

        def fail(_: StoreError | None) -> None:
            raise ValueError("cannot be told")

        log.hand(write("a", 1), then=fail)
        log.hand(write("b", 1), then=told.append)
        log.hand(write("b", 1), then=told.append)
        await log.append(write("c", 1))
        assert told[0] is None and isinstance(told[1], Taken)
        assert await log.read("a") == [entry("a", 1)]

    with_store(tmp_path / "store.db", use)


def test_writes_are_all_or_nothing_and_the_loser_harms_nobody(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        await log.append(write("a", 2))
        answers: object = await asyncio.gather(
            went(log.append(write("b", 1))),
            went(log.append(write("c", 1), write("a", 1, 3))),
            went(log.append(write("d", 1))),
        )
        assert answers == [True, Taken, True]
        assert await log.read("c") == [], "its other half was taken"
        assert await log.read("a") == [entry("a", 2)]

    with_store(tmp_path / "store.db", use)


def test_what_cannot_be_written_harms_nobody_else(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        bad = Write("\ud800", 1, (b"",))
        answers: object = await asyncio.gather(went(log.append(bad)), went(log.append(write("a", 1))))
        assert answers == [StoreError, True]

    with_store(tmp_path / "store.db", use)


def test_who_stops_waiting_stops_nothing(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        waiting = asyncio.ensure_future(log.append(write("a", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await log.append(write("a", 2))
        assert len(await log.read("a")) == 2

    with_store(tmp_path / "store.db", use)


def test_listings_are_found_by_status_and_by_the_next_deadline(tmp_path: Path):
    def listed(status: str, public: bool = True, wake_at: int | None = None) -> Listing:
        return Listing("take", status, public, wake_at, b"summary")

    async def use(log: SqliteLog) -> None:
        rows = {"a": listed("waiting"), "b": listed("waiting", False), "c": listed("playing", wake_at=70)}
        for table, row in rows.items():
            await log.append(Write(table, 1, (b"",), row))
        assert await log.tables("waiting") == {"b": rows["b"], "a": rows["a"]}
        assert list(await log.tables("waiting")) == ["b", "a"], "the last to change comes first"
        assert list(await log.tables("waiting", public=True)) == ["a"]
        assert list(await log.tables("waiting", public=False)) == ["b"]
        assert await log.due(69) == {} and await log.due(70) == {"c": 70}
        await log.append(Write("a", 2, (b"",), listed("playing", wake_at=50)))
        assert await log.listing("a") == listed("playing", wake_at=50)
        assert list(await log.due(100)) == ["a", "c"] and list(await log.tables("playing")) == ["a", "c"]
        assert await log.listing("z") is None

    with_store(tmp_path / "store.db", use)


def test_records_come_page_by_page_in_the_order_of_the_games_ends(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        games = [Finished(f"t{n}", "take", 100 + n // 2, "{}") for n in range(7)]
        for game in reversed(games):
            await log.append(Write(game.table, 1, (b"",), finished=game))
        first = await log.finished(limit=3)
        rest = await log.finished((first[-1].at, first[-1].table), limit=10)
        assert [*first, *rest] == games
        assert await log.finished(until=100) == games[:2]

    with_store(tmp_path / "store.db", use)


def test_identities_are_known_by_their_secret_until_forgotten(tmp_path: Path):
    async def use(log: SqliteLog) -> None:
        anna = Identity("anna-id", b"\1" * 32, "Anna", False, 5)
        await log.add_identity(anna)
        assert await log.find_identity(b"\1" * 32) == anna
        assert await log.find_identity(b"\2" * 32) is None
        with pytest.raises(StoreError):
            await log.add_identity(Identity("other-id", b"\1" * 32, "Eve", False, 6))
        await log.rename_identity("anna-id", "Änne")
        found = await log.find_identity(b"\1" * 32)
        assert found is not None and found.name == "Änne"
        await log.forget_identity("anna-id")
        assert await log.find_identity(b"\1" * 32) is None
        with pytest.raises(StoreError):
            await log.rename_identity("anna-id", "Anna")

    with_store(tmp_path / "store.db", use)


def test_the_last_beat_is_remembered(tmp_path: Path):
    path = tmp_path / "store.db"
    assert with_store(path, lambda log: log.last_beat()) is None
    with_store(path, lambda log: log.beat(7))
    with_store(path, lambda log: log.beat(9))
    assert with_store(path, lambda log: log.last_beat()) == 9


def test_a_backup_made_while_writing_is_whole_and_can_be_restored(tmp_path: Path):
    path, copy, place = tmp_path / "store.db", tmp_path / "copy.db", tmp_path / "restored.db"

    async def use(log: SqliteLog) -> None:
        await log.append(*(write(f"t{n}", 1, 20) for n in range(40)))
        await asyncio.gather(log.backup(copy), *(log.append(write(f"t{n}", 21, 2)) for n in range(40)))
        with pytest.raises(StoreError, match="already"):
            await log.backup(copy)

    with_store(path, use)
    entries = restore(copy, place)
    assert 800 <= entries <= 880 and entries % 2 == 0
    held = with_store(place, lambda log: log.read("t3"))
    assert held in [[entry("t3", seq) for seq in range(1, 1 + length)] for length in (20, 22)]
    with pytest.raises(StoreError, match="already"):
        restore(copy, place)
    assert sorted(tmp_path.glob("*.part")) == []


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
