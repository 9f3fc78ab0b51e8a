"""Copies a whole store to another of any kind and verifies the copy."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from tatami.store.lock import locked
from tatami.store.log import StoreError
from tatami.store.migrate import UNFINISHED, migrate
from tatami.store.places import is_address, need_extra
from tatami.store.sqlite import connect
from tatami.store.writer import Session

BEATS = "beats"  # the table of heartbeats: per server, not part of the data
ROWS = 1000  # compared, and copied if need be, at a time

Key = tuple[Any, ...]
Progress = Callable[[str, int, int], None]  # takes the step, the rows done and their total


@dataclass(frozen=True)
class Columns:
    """A database table: its columns in order, its key and its boolean columns."""

    name: str
    all: tuple[str, ...]
    key: tuple[str, ...]
    flags: frozenset[int]


@cache
def schema() -> tuple[Columns, ...]:
    """All tables that the migrations create."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        names = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations' ORDER BY name"
        )
        return tuple(_columns(connection, name) for (name,) in names.fetchall())


def _columns(connection: sqlite3.Connection, table: str) -> Columns:
    found = connection.execute(f"PRAGMA table_info({table})").fetchall()
    names = tuple(name for _, name, *_ in found)
    keyed = sorted((place, name) for _, name, _, _, _, place in found if place)
    flags = frozenset(number for number, _, kind, *_ in found if kind == "BOOLEAN")
    assert keyed, f"{table} has no primary key"
    return Columns(table, names, tuple(name for _, name in keyed), flags)


class Side(Protocol):
    """One of the two stores."""

    @property
    def session(self) -> Session:
        """The connection."""

    def transaction(self) -> AbstractContextManager[Any]:
        """A transaction that is durable when it ends."""

    def insert(self, table: Columns, rows: list[Key]) -> None:
        """Add rows."""

    def is_unfinished(self) -> bool:
        """Whether a copy to this store is unfinished."""


@dataclass
class SqliteSide:
    """A file."""

    session: sqlite3.Connection

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """A transaction that is durable when it ends."""
        with self.session:
            self.session.execute("BEGIN IMMEDIATE")
            yield

    def insert(self, table: Columns, rows: list[Key]) -> None:
        """Add rows."""
        marks = ", ".join("?" * len(table.all))
        self.session.executemany(f"INSERT INTO {table.name} ({', '.join(table.all)}) VALUES ({marks})", rows)

    def is_unfinished(self) -> bool:
        """Whether a copy to this store is unfinished."""
        found = self.session.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (UNFINISHED,))
        return found.fetchone() is not None


def move(source: Path | str, target: Path | str, progress: Progress = lambda what, done, of: None) -> int:
    """Copy an unused store to an empty one, or resume the copy; return the number of rows.

    An interrupted copy resumes where it stopped: rows that already exist and are equal are skipped.
    """
    with trouble(), ExitStack() as stack:
        one = stack.enter_context(_open(source, is_source=True))
        other = stack.enter_context(_open(target, is_source=False))
        if not other.is_unfinished():
            if any(_count(other, table) for table in schema() if table.name != BEATS):
                raise StoreError(f"{_called(target)} already holds tables or people; choose an empty store")
            other.session.execute(f"CREATE TABLE {UNFINISHED} (begun BIGINT NOT NULL PRIMARY KEY)")
        _walk(one, other, schema(), lambda done, of: progress("copying", done, of), is_copied=True)
        rows = _walk(one, other, schema(), lambda done, of: progress("comparing", done, of))
        other.session.execute(f"DROP TABLE {UNFINISHED}")
    return rows


def compare(source: Path | str, target: Path | str, progress: Progress = lambda what, done, of: None) -> int:
    """Compare two unused stores row by row; return the number of rows."""
    with trouble(), ExitStack() as stack:
        one = stack.enter_context(_open(source, is_source=True))
        other = stack.enter_context(_open(target, is_source=True))
        tables = [table for table in schema() if table.name != BEATS]
        return _walk(one, other, tables, lambda done, of: progress("comparing", done, of))


def _walk(
    one: Side,
    other: Side,
    tables: Sequence[Columns],
    progress: Callable[[int, int], None],
    *,
    is_copied: bool = False,
) -> int:
    """Walk through both stores; copy or report differences."""
    total, done = sum(_count(one, table) for table in tables), 0
    for table in tables:
        after: Key | None = None
        while True:
            rows = _rows(one, table, after, limit=ROWS)
            until = _key(table, rows[-1]) if len(rows) == ROWS else None  # the last rows: to the end
            if rows != _rows(other, table, after, until):
                if not is_copied:
                    raise StoreError(f"the stores differ in {table.name}")
                with other.transaction():
                    where, values = _between(table, after, until)
                    other.session.execute(f"DELETE FROM {table.name}{where}", values)
                    other.insert(table, rows)
            done += len(rows)
            progress(done, total)
            if until is None:
                break
            after = until
    return done


def _rows(
    side: Side, table: Columns, after: Key | None, until: Key | None = None, limit: int = 0
) -> list[Key]:
    """The rows of a table in key order, after one key and up to another."""
    where, values = _between(table, after, until)
    ordered = f" ORDER BY {', '.join(table.key)}" + (f" LIMIT {limit}" if limit else "")
    asked = f"SELECT {', '.join(table.all)} FROM {table.name}{where}{ordered}"
    found = side.session.execute(asked, values)
    return [_plain(table, row) for row in found.fetchall()]


def _plain(table: Columns, row: Key) -> Key:
    """A row in types common to both databases."""
    return tuple(
        bool(value) if number in table.flags else bytes(value) if isinstance(value, memoryview) else value
        for number, value in enumerate(row)
    )


def _between(table: Columns, after: Key | None, until: Key | None) -> tuple[str, Key]:
    columns, marks = ", ".join(table.key), ", ".join("?" * len(table.key))
    limits = [(sign, key) for sign, key in ((">", after), ("<=", until)) if key is not None]
    where = " AND ".join(f"({columns}) {sign} ({marks})" for sign, _ in limits)
    return f" WHERE {where}" if where else "", tuple(value for _, key in limits for value in key)


def _key(table: Columns, row: Key) -> Key:
    return tuple(row[table.all.index(name)] for name in table.key)


def _count(side: Side, table: Columns) -> int:
    return int(side.session.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0])


@contextmanager
def _open(place: Path | str, *, is_source: bool) -> Iterator[Side]:
    """Open a store exclusively; a target may be an unfinished copy."""
    if is_address(place):
        need_extra()
        from tatami.store.postgres_side import exclusive

        with exclusive(str(place), is_source=is_source) as side:
            yield side
        return
    if is_source and not Path(place).is_file():
        raise StoreError(f"{place} does not exist")
    with locked(place), closing(connect(Path(place))) as connection:
        migrate(connection, may_be_unfinished=not is_source)
        yield SqliteSide(connection)


def _called(place: Path | str) -> str:
    """A store's name for messages, without the password of an address."""
    return "the database" if is_address(place) else str(place)


@contextmanager
def trouble() -> Iterator[None]:
    """Turn file errors into StoreErrors."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"a file could not be read or written: {error}") from error
