"""`tatami new-game`: write a small game with hidden cards that runs, to begin with."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from tatami.cli import Failure
from tatami.games import FOLDERS, left_out, names

TEMPLATE = Path(__file__).parent / "template" / "ichiba"

EXAMPLES = """\
examples:
  tatami new-game mygame                     write the folder games/mygame
  TATAMI_GAMES=games tatami check mygame     say what is missing
  TATAMI_GAMES=games tatami play mygame      play it
  TATAMI_GAMES=games tatami serve            also on the page"""


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "new-game",
        description="Write the folder of a small game with hands, a deck and a face-down market: rules, "
        "messages and a rulebook of some 200 lines, to turn into your own.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("name", metavar="NAME", help="small letters, digits and underscores")
    parser.add_argument("--into", type=Path, default=Path("games"), metavar="FOLDER", help="(default: games)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the folder and print the next steps."""
    place: Path = args.into / args.name
    if not re.fullmatch(r"[a-z][a-z0-9_]*", args.name):
        raise Failure(f"tatami: {args.name!r:.40} is not a name; use small letters, digits and underscores.")
    if args.name in (*names(), *left_out()) or place.exists():
        raise Failure(f"tatami: there is already a game {args.name}.")
    title = args.name.replace("_", " ").capitalize()
    for path in sorted(TEMPLATE.rglob("*")):
        if path.suffix in (".py", ".ftl", ".md"):
            text = path.read_text(encoding="utf-8").replace("ichiba", args.name).replace("Ichiba", title)
            target = place / path.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
            print(target)
    print(f"\nNow: {FOLDERS}={args.into} tatami check {args.name}; docs/new-game.md explains each part.")
    return 0
