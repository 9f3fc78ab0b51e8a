"""`tatami warm`: compile the rules and bots ahead."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, Any

from tatami.cli import compiling
from tatami.cli.screen import language
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tatami.warming import warm

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[Any]

ABOUT = """\
Compile the rules, the bots and the arrays of games ahead, so that nobody waits for it later: in a
container's image, or before checks run. What is already compiled is left alone. Compiled code is kept in
TATAMI_CACHE, or else in tatami/ in the user's cache."""


def add(commands: Subparsers) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "warm",
        help="compile the rules and bots ahead",
        description=ABOUT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game's name (default: all)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compile one part after another."""
    teller = compiling.Teller()

    def stage(game: str, part: str, number: int, of: int) -> None:
        title = Speaker(f"games/{game}", language(os.environ)).say(Message("title"))
        teller.say("warm-part", game=title, part=part, number=number, of=of)

    try:
        with compiling.told_by(teller):
            warm(*args.games, stage=stage)
    finally:
        teller.end()
    print(teller.text("warm-done"))
    return 0
