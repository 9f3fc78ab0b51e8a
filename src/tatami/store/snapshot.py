"""Copies of a store: one snapshot, taken while it is in use, checked before it counts."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tatami.store.lock import locked
from tatami.store.log import StoreError
from tatami.store.migrate import migrations, version

PAGES = 4096  # copied at a time, 16 MB
BESIDE = ("-journal", "-wal", "-shm")  # what SQLite may leave beside a file

Progress = Callable[[int, int], None]  # pages that are copied, of how many


def backup(source: Path | str, target: Path | str, progress: Progress = lambda done, of: None) -> int:
    """Copy a store to a new file, there only when it is checked; return how many entries it holds."""
    source, target = Path(source), Path(target)
    if target.exists():
        raise StoreError(f"{target} already exists")
    with _trouble(source), closing(_reader(source)) as connection:
        # One read transaction for all: without, the copy starts over when somebody writes between two steps.
        connection.execute("BEGIN")
        _check_version(connection, str(source))
        with _draft(target) as part:
            with closing(sqlite3.connect(part, isolation_level=None)) as copy:
                connection.backup(
                    copy, pages=PAGES, sleep=0, progress=lambda _, left, of: progress(of - left, of)
                )
                connection.execute("ROLLBACK")
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
            entries = _check_file(part, f"the copy of {source}")
    return entries


def check(path: Path | str) -> int:
    """Check that a file is a sound store without gaps in any log; return how many entries it holds."""
    path = Path(path)
    if not path.is_file():
        raise StoreError(f"{path} does not exist")
    return _check_file(path, str(path))


def _check_file(path: Path, called: str) -> int:
    with _trouble(path), closing(_reader(path)) as connection:
        verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if verdict != "ok":
            raise StoreError(f"{called} is damaged: {' '.join(verdict.split())}")
        _check_version(connection, called)
        torn = connection.execute(
            "SELECT table_id FROM entries GROUP BY table_id HAVING min(seq) <> 1 OR max(seq) <> count(*)"
        ).fetchone()
        if torn is not None:
            raise StoreError(f"{called}: the log of table {torn[0]} has a gap")
        return int(connection.execute("SELECT count(*) FROM entries").fetchone()[0])


def _check_version(connection: sqlite3.Connection, called: str) -> None:
    if not 1 <= version(connection) <= max(migrations()):
        raise StoreError(f"{called} is not a store that this program can read")


def restore(source: Path | str, target: Path | str) -> int:
    """Put a checked backup in the place of a store that is not there; return how many entries it holds."""
    source, target = Path(source), Path(target)
    entries = check(source)
    with locked(target):
        for path in (target, *(_beside(target, end) for end in BESIDE)):
            if path.exists():
                raise StoreError(f"{path} already exists; move it away first")
        with _trouble(source), _draft(target) as part:
            shutil.copyfile(source, part)
            _check_file(part, f"the copy of {source}")
    return entries


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """A temporary file, renamed durably on success and removed on failure."""
    part = _beside(target, ".part")
    _remove(part)  # left by a killed process
    try:
        part.touch()  # reports problems of the folder itself
        yield part
        for path in (part, part.parent):
            handle = os.open(path, os.O_RDONLY)
            os.fsync(handle)
            os.close(handle)
        part.rename(target)
    finally:
        _remove(part)


def _remove(part: Path) -> None:
    for end in ("", *BESIDE):
        _beside(part, end).unlink(missing_ok=True)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(f"{path.name}{end}")


def _reader(path: Path) -> sqlite3.Connection:
    # Not mode=ro, which would leave the files of the write-ahead log behind.
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


@contextmanager
def _trouble(path: Path) -> Iterator[None]:
    """Turn file errors into StoreErrors."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{path} could not be copied or checked: {error}") from error
    except OSError as error:
        raise StoreError(f"{error.filename or path}: {error.strerror or error}") from error
