"""Numbered `.sql` files bring a database to the form this program knows."""

from __future__ import annotations

import re
import sqlite3
from importlib.resources import files

from tatami.store.log import StoreError

MIGRATIONS = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY)"
UNFINISHED = "unfinished_move"  # a table that is there while another store is copied into this one


def migrations() -> dict[int, str]:
    """The statements of each migration by number."""
    found = {}
    for file in files("tatami.store").joinpath("migrations").iterdir():
        if name := re.fullmatch(r"(\d+)_\w+\.sql", file.name):
            found[int(name[1])] = file.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


def version(connection: sqlite3.Connection) -> int:
    """The number of the last migration a database has seen, 0 for an empty one."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone()
    if known is None:
        return 0
    return int(connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()[0])


def migrate(connection: sqlite3.Connection, *, may_be_unfinished: bool = False) -> None:
    """Migrate a database atomically; reject a newer version's database or an unfinished copy."""
    known = migrations()
    half = connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (UNFINISHED,)).fetchone()
    if half is not None and not may_be_unfinished:
        raise unfinished()
    if version(connection) == max(known):
        return
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        done = version(connection)
        if done > max(known):
            raise unknown_version(done)
        if done == 0 and _is_foreign(connection):
            raise StoreError("it is the database of another program")
        connection.execute(MIGRATIONS)
        for number, script in known.items():
            if number > done:
                for statement in _statements(script):
                    connection.execute(statement)
                connection.execute("INSERT INTO migrations VALUES (?)", (number,))


def _is_foreign(connection: sqlite3.Connection) -> bool:
    """Whether a database without migrations has tables that are not ours."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return bool(tables - {"migrations", UNFINISHED})


def unfinished() -> StoreError:
    """The refusal of a store that is half a copy."""
    return StoreError("it is an unfinished copy; run `tatami move-store` again to finish it")


def unknown_version(number: int) -> StoreError:
    """The refusal of a database that a newer program made."""
    return StoreError(f"the database has version {number}, this program knows {max(migrations())}")


def _statements(script: str) -> list[str]:
    """The statements of a script one by one: `executescript` would commit before it begins."""
    found, begun = [], ""
    for line in script.splitlines(keepends=True):
        begun += line
        if sqlite3.complete_statement(begun):
            found.append(begun)
            begun = ""
    return found
