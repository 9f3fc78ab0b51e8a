"""Records on disk: read with a limit, written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from tatami.match import Match
from tatami.record import MAX_BYTES, Record, RecordError

SUFFIX = ".tatami.json"


def read(name: str) -> Record:
    """The record in a file, or of one game of an arena, as `games.jsonl#3.1`; an error names the file."""
    path, at, id = name.rpartition("#")
    if at and path_of(path).is_file():
        return _of_arena(path_of(path), id)
    with open(path_of(name), "rb") as file:
        data = file.read(MAX_BYTES + 1)
    try:
        return Record.loads(data)
    except RecordError as error:
        raise RecordError(f"{name}: {error}") from None


def _of_arena(path: Path, id: str) -> Record:
    from tatami.bots.arena import record, stored  # a plain record needs no bots

    plan, games = stored(path)
    for game in games:
        if game["id"] == id:
            return record(plan, game)
    raise RecordError(f"{path.name} has no game {id!r:.40}.")


def load(name: str) -> Match:
    """The match that a file tells; a RecordError names the file, the action and the reason."""
    record = read(name)
    try:
        return record.replay()
    except RecordError as error:
        raise RecordError(f"{name}: {error}") from None


def path_of(name: str) -> Path:
    """The file that a name means, in full."""
    return Path(os.path.realpath(os.path.expanduser(name)))


def record_name(name: str) -> str:
    """The name to write a record by: with the suffix of records, unless it has a suffix or is a folder."""
    return name if Path(name).suffix or os.path.isdir(path_of(name)) else f"{name}{SUFFIX}"


def is_taken(path: Path) -> bool:
    """Whether a file exists; OSError if it is not an ordinary file."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "Not an ordinary file", str(path))
    return path.exists()


def write(match: Match, path: Path) -> None:
    """Write a match's record."""
    replace(path, match.record().dumps())


def replace(path: Path, text: str) -> None:
    """Write a text so that the file is complete at every moment."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with open(draft, "x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
