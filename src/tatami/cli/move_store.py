"""`tatami move-store`: copy a server's data to another store, and prove the copies equal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from tatami.cli.progress import Progress
from tatami.cli.stores import told
from tatami.store import compare, move

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

ABOUT = """\
Copy all data of a server from one store to another, empty one, then read both back and compare every row.
A store is a file or the address of a PostgreSQL database:

  tatami move-store tatami.db postgresql://tatami@db.example.org/tatami

Stop all servers on both stores first. An interrupted copy continues when the command is run again;
until it is finished no server starts on it. The source is left as it is."""


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "move-store",
        help="copy a server's data to another store: a file or PostgreSQL",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("source", metavar="FROM", help="the store to copy: a file or postgresql://…")
    parser.add_argument("target", metavar="TO", help="the empty store to copy to: a file or postgresql://…")
    parser.add_argument("--check", action="store_true", help="copy nothing, only compare the two")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and compare."""
    progress = Progress()

    def show(what: str, done: int, of: int) -> None:
        progress.show(what, done / of if of else 1.0)

    try:
        with told():
            rows = (compare if args.check else move)(args.source, args.target, show)
    finally:
        progress.end()
    print(f"{'Both hold the same' if args.check else 'Copied and compared'}: {rows} rows.")
    return 0
