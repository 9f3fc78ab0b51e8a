"""A whole store copied to another one, of either kind: equal, resumable, never over one in use."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tatami.cli import main
from tatami.store import (
    Finished,
    Identity,
    Listing,
    Log,
    StoreError,
    Write,
    compare,
    is_address,
    move,
    open_log,
)
from tatami.store.migrate import migrate
from tatami.store.move import BEATS, Columns, Side, schema
from tatami.store.move import _open as opened
from tests.services import Postgres
from tests.store.stores import entry, with_store, write

TABLES = 40
LENGTH = 70  # entries of a table: several pages in all
ROWS = 5  # of each table of the database, where all are filled


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the copy is to be."""
    if request.param == "sqlite":
        return str(tmp_path / "copy.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(f"t{secrets.token_hex(8)}")


async def fill(log: Log) -> None:
    """Rows of every kind."""
    for number in range(TABLES):
        name = f"tä{number:03}"
        entries = tuple(entry(name, seq) for seq in range(1, LENGTH + 1))
        listing = Listing(
            "take", "over", number % 2 == 0, number or None, b"\x00\xff", "host", number % 3 == 0
        )
        done = Finished(name, "take", number, '{"tatami": 1, "name": "山田 ’"}')
        await log.append(Write(name, 1, entries, listing, done, (f"who{number}", "everybody")))
    for number in range(30):
        await log.add_identity(
            Identity(f"who{number}", bytes([number]), f"名 {number}", number % 2 == 0, number)
        )
    await log.beat(7)


async def told(log: Log) -> list[Any]:
    """All that a store says."""
    tables = [f"tä{number:03}" for number in range(TABLES)]
    return [
        [await log.read(table) for table in tables],
        [await log.listing(table) for table in tables],
        await log.finished(limit=1000),
        await log.tables_of("everybody", limit=1000),
        [await log.find_identity(bytes([number])) for number in range(30)],
        await log.last_beat(),
    ]


def test_copy_equals_its_source(place: str, target: str):
    with_store(place, fill)
    before = with_store(place, told)
    shown: list[tuple[str, int, int]] = []
    rows = move(place, target, lambda *step: shown.append(step))
    assert rows >= TABLES * (LENGTH + 4) + 30
    assert shown[-1] == ("comparing", rows, rows) and {what for what, _, _ in shown} == {
        "copying",
        "comparing",
    }
    assert 0 < compare(place, target) < rows  # without when servers were alive
    assert with_store(target, told) == before


def test_a_copy_that_is_cut_off_is_no_store_and_goes_on(place: str, target: str):
    def stop(what: str, done: int, of: int) -> None:
        if done > of // 2:
            raise KeyboardInterrupt

    with_store(place, fill)
    with pytest.raises(KeyboardInterrupt):
        move(place, target, stop)
    with pytest.raises(StoreError, match="unfinished"):
        open_log(target)
    with pytest.raises(StoreError, match="unfinished"):
        move(target, place)

    async def go_on(log: Log) -> None:  # the store is used again meanwhile
        await log.append(
            write("tä001", LENGTH + 1), Write("new", 1, (b"x",), Listing("take", "over", True, 1))
        )
        await log.forget_identity("who3")

    with_store(place, go_on)
    before = with_store(place, told)
    move(place, target)
    assert with_store(target, told) == before
    assert with_store(target, lambda log: log.read("new")) == [b"x"]


def test_a_difference_is_found(place: str, target: str):
    with_store(place, fill)
    move(place, target)
    with_store(target, lambda log: log.append(write("tä007", LENGTH + 1)))
    with pytest.raises(StoreError, match="differ in entries"):
        compare(place, target)


def test_a_store_in_use_is_never_copied_over(place: str, target: str):
    with_store(place, fill)
    with_store(target, lambda log: log.append(write("mine", 1)))
    with pytest.raises(StoreError, match="already"):
        move(place, target)
    assert with_store(target, lambda log: log.read("mine")) == [entry("mine", 1)]


def test_a_store_in_use_is_not_moved_and_none_that_is_moved_is_used(postgres: Postgres, target: str):
    source = postgres.url(f"t{secrets.token_hex(8)}")

    async def run() -> None:
        log = open_log(source)
        await log.append(write("a", 1))
        with pytest.raises(StoreError, match="in use"):
            await asyncio.to_thread(move, source, target)
        await log.close()

    asyncio.run(run())
    refused: list[str] = []

    def use(what: str, done: int, of: int) -> None:
        if refused:
            return
        with pytest.raises(StoreError, match="being moved") as caught:
            open_log(source)
        refused.append(str(caught.value))

    move(source, target, use)
    assert refused


def test_every_table_of_both_schemas_is_copied(place: str, target: str):
    """Rows of any values in all tables that the migrations make, whatever they are for."""
    open_store(place)
    open_store(target)
    tables = names(target)
    assert names(place) == tables == {one.name for one in schema()} | {"migrations"}
    with opened(place, is_source=False) as side, side.transaction():
        for table in schema():
            side.insert(table, [row(side, table, number) for number in range(ROWS)])
    assert move(place, target) == ROWS * len(schema())
    with opened(place, is_source=True) as one, opened(target, is_source=True) as other:
        for table in schema():
            kept = [every(side, table) for side in (one, other)]
            assert kept[0] == kept[1] and len(kept[0]) == ROWS, table.name


def open_store(place: str) -> None:
    """Make the tables."""

    async def nothing(log: Log) -> None:
        pass

    with_store(place, nothing)
    with opened(place, is_source=False) as side:
        side.session.execute(f"DELETE FROM {BEATS}")  # of the probe


def names(place: str) -> set[str]:
    """The tables that a database itself says it has."""
    asked = (
        "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
        if is_address(place)
        else "SELECT name FROM sqlite_master WHERE type = 'table'"
    )
    with opened(place, is_source=False) as side:
        return {name for (name,) in side.session.execute(asked).fetchall()}


def row(side: Side, table: Columns, number: int) -> tuple[Any, ...]:
    """A row with a value in each column that no other row has there, but for booleans."""
    kinds = dict(zip(table.all, types(table.name), strict=True))
    values = {
        "TEXT": f"名 {number} ’",
        "BIGINT": 2**53 + number,
        "BYTEA": bytes([0, 255, number]),
        "BOOLEAN": number % 2 == 0,
        "DOUBLE PRECISION": 0.1 + number / 3,
    }
    return tuple(values[kinds[name]] for name in table.all)


def types(table: str) -> list[str]:
    """The types of a table's columns as the migrations declare them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        return [kind for _, _, kind, *_ in connection.execute(f"PRAGMA table_info({table})")]


def every(side: Side, table: Columns) -> list[tuple[Any, ...]]:
    """All rows, in types common to both databases."""
    found = side.session.execute(
        f"SELECT {', '.join(table.all)} FROM {table.name} ORDER BY {', '.join(table.key)}"
    )
    return [
        tuple(
            bool(value) if place in table.flags else bytes(value) if isinstance(value, memoryview) else value
            for place, value in enumerate(each)
        )
        for each in found.fetchall()
    ]


def test_the_command_copies_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    source, copy = str(tmp_path / "one.db"), str(tmp_path / "two.db")
    with_store(source, fill)
    assert main(["move-store", source, copy]) == 0
    assert main(["move-store", "--check", source, copy]) == 0
    assert "Both hold the same" in capsys.readouterr().out
    assert main(["move-store", source, copy]) == 1
    assert main(["move-store", str(tmp_path / "none.db"), copy]) == 1
    assert "does not exist" in capsys.readouterr().err
