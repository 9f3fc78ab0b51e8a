"""`tatami backup`: copy a server's data while everybody plays on."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tatami.cli.progress import Progress
from tatami.cli.stores import add_data, there, told
from tatami.store import backup

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
    progress = Progress()
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # half a copy is taken away then too

    def show(done: int, of: int) -> None:
        progress.show("copying", done / of if of else 1.0)
        if done == of:
            progress.show("checking the copy")

    try:
        with told():
            entries = backup(there(args.data), args.file, show)
    finally:
        signal.signal(signal.SIGTERM, before)
        progress.end()
    print(f"Copied {args.data} to {args.file}: {entries} entries.")
    return 0
