"""`tatami rules`: read the rules of a game."""

from __future__ import annotations

import argparse
from typing import Any

from rich.markdown import Markdown

from tatami import rulebook
from tatami.cli.screen import Screen, add_look
from tatami.games import names

EXAMPLES = """\
examples:
  tatami rules tenka              page through the rules of Tenka Trick
  tatami rules take --lang de     in German
  tatami rules tenno | less       read all of them"""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "rules",
        description="Read all rules of a game, with the rulings.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", choices=names(), help=f"one of {', '.join(names())}")
    add_look(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Show the rules, a screenful at a time if a person reads them."""
    show(Screen(args.lang, args.no_color), args.game)
    return 0


def show(screen: Screen, game: str) -> None:
    """Page through the rules of a game in the language of the screen."""
    screen.page(Markdown(rulebook.text(game, screen.lang)))
