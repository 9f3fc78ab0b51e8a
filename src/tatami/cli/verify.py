"""`tatami verify`: check a record, and that its deal follows from the commitment."""

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
A game that was dealt from a seed or by hand has no proof of its deal, which is no fault.
Exit code: 0 if all of it holds, 1 if not, 2 if the file is not a record, 3 if all moves are legal but
there is no proof of the deal."""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "verify",
        description="Check that a record is valid and that its deal was fair.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print each check and its result."""
    screen = Screen(args.lang, args.no_color)
    record = files.read(args.file)
    try:
        checks, reason = verify(record), ""
    except RecordError as error:
        checks, reason = [Check("replay", False)], str(error)
    for check in checks:
        is_proof = check.name == "fair"  # a deal without one is no fault
        no = Text("–") if is_proof else Text("✗", style="bold red")
        mark = Text("✓", style="green") if check.holds else no
        answer = "yes" if check.holds else "no"
        seats = ", ".join(map(str, check.seats))
        told = screen.text(
            f"verify-{check.name}", holds=answer, moves=len(record.actions), reason=reason, seats=seats
        )
        screen.show(Text.assemble(mark, " ", told))
    failed = [check.name for check in checks if not check.holds]
    outcome, code = ("verify-not", 1) if failed else ("verify-all", 0)
    if failed == ["fair"]:
        outcome, code = "verify-unproven", 3
    screen.say(outcome, file=args.file)
    return code
