"""`tatami restore`: restore a backup as a server's data."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.cli.stores import add_data, told
from tatami.store import restore

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "restore",
        help="restore a backup as a server's data",
        description="Check a backup and restore it as a server's data; nothing is overwritten.",
    )
    parser.add_argument("file", type=Path, help="the backup")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check and copy."""
    with told():
        args.data.parent.mkdir(parents=True, exist_ok=True)
        entries = restore(args.file, args.data)
    print(f"Restored {args.data}: {entries} entries.")
    return 0
