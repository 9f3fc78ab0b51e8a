"""A server's data, for commands that work on them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tatami.bus import BusError
from tatami.cli import Failure, UsageError
from tatami.server.config import Config
from tatami.store import Log, StoreError, is_address, open_log


def add_data(parser: argparse.ArgumentParser) -> None:
    """Let the command line say which file."""
    usual = Config().data
    parser.add_argument("--data", type=Path, default=usual, help=f"the server's data file (default: {usual})")


def open_store(place: str) -> Log:
    """A server's file or database, to be read."""
    return open_log(place if is_address(place) else there(Path(place)), writes=False)


def there(path: Path) -> Path:
    """A file that is there."""
    if not path.is_file():
        raise UsageError(f"tatami: {path} does not exist; name the server's data with --data.")
    return path


@contextmanager
def told() -> Iterator[None]:
    """Report store and file errors in one sentence."""
    try:
        yield
    except (BusError, StoreError) as error:
        raise Failure(f"tatami: {error}.") from None
    except BrokenPipeError:
        raise  # the reader of our output is gone: `main` handles it
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise Failure(f"tatami: {where}{error.strerror or error}.") from None
