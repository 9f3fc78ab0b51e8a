"""Copies of a store: made while it is in use, checked before they count."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from tatami.store.log import StoreError
from tatami.store.migrate import migrations, version

PAGES = 256  # copied at a time, so that writers get their turn


def backup(source: sqlite3.Connection, target: Path) -> None:
    """Copy a database to a new file; the file is there only when it is whole and checked."""
    if target.exists():
        raise StoreError(f"{target} is there already")
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(part)) as copy:
            source.backup(copy, pages=PAGES, sleep=0.001)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        check(part)
        _move(part, target)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"no backup: {error}") from error
    finally:
        part.unlink(missing_ok=True)


def check(path: Path | str) -> int:
    """Check that a file is a sound store without gaps in any log; return how many entries it holds."""
    path = Path(path)
    if not path.is_file():
        raise StoreError(f"{path} is not there")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return _check(connection)
    except sqlite3.Error as error:
        raise StoreError(f"{path} is not a sound store: {error}") from error


def _check(connection: sqlite3.Connection) -> int:
    verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if verdict != "ok":
        raise StoreError(f"the file is damaged: {verdict}")
    if not 1 <= version(connection) <= max(migrations()):
        raise StoreError("the file is not a store that this program knows")
    torn = connection.execute(
        "SELECT table_id FROM entries GROUP BY table_id HAVING min(seq) <> 1 OR max(seq) <> count(*)"
    ).fetchone()
    if torn is not None:
        raise StoreError(f"the log of table {torn[0]} has a gap")
    return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def restore(source: Path | str, target: Path | str) -> int:
    """Put a checked backup in the place of a store that is not there; return how many entries it holds."""
    source, target = Path(source), Path(target)
    entries = check(source)
    beside = [target, *(target.with_name(f"{target.name}{end}") for end in ("-wal", "-shm"))]
    for path in beside:
        if path.exists():
            raise StoreError(f"{path} is there already; move it away first")
    part = target.with_name(f"{target.name}.part")
    try:
        shutil.copyfile(source, part)
        _move(part, target)
    except OSError as error:
        raise StoreError(f"not restored: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return entries


def _move(part: Path, target: Path) -> None:
    """Give a finished file its name, durably."""
    for path in (part, part.parent):
        handle = os.open(path, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
    part.rename(target)
