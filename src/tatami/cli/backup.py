"""`tatami backup`: copy a server's data while everybody plays on."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.cli.stores import add_data, there, told
from tatami.store import SqliteLog

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "backup",
        help="copy a server's data while it runs",
        description="Copy a server's data to a new file while everybody plays on, and check the copy.",
    )
    parser.add_argument("file", type=Path, help="the new file")
    add_data(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Copy and check."""

    async def copy() -> None:
        log = SqliteLog(there(args.data))
        try:
            await log.backup(args.file)
        finally:
            await log.close()

    with told():
        asyncio.run(copy())
    print(f"{args.data} is copied to {args.file}.")
    return 0
