"""`tatami verify`: check a record, and that its deal follows from what was promised."""

from __future__ import annotations

import argparse
from typing import Any

from rich.text import Text

from tatami.cli import files
from tatami.cli.screen import Screen, add_look
from tatami.record import Check, RecordError, verify

EXAMPLES = """\
examples:
  tatami verify game.tatami.json

It checks that every move is legal and the result right; that the secret behind the deal is the one
that was committed to; that every player's number has a seat, and every seat without a bot a number;
and that the deal follows from secret and numbers.
Exit code: 0 if all of it holds, 1 if not, 2 if the file is no record."""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "verify",
        description="Check that a record holds and that its deal was fair.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say what was checked and whether it holds."""
    screen = Screen(args.lang, args.no_color)
    record = files.read(args.file)
    try:
        checks, reason = verify(record), ""
    except RecordError as error:
        checks, reason = [Check("replay", False)], str(error)
    for check in checks:
        mark = Text("✓", style="green") if check.holds else Text("✗", style="bold red")
        answer = "yes" if check.holds else "no"
        seats = ", ".join(map(str, check.seats))
        told = screen.text(
            f"verify-{check.name}", holds=answer, moves=len(record.actions), reason=reason, seats=seats
        )
        screen.show(Text.assemble(mark, " ", told))
    holds = all(check.holds for check in checks)
    screen.say("verify-all" if holds else "verify-not", file=args.file)
    return 0 if holds else 1
