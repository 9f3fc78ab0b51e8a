"""Draw the pictures of the terminal in docs/ from real games: `python scripts/pictures.py`."""

from __future__ import annotations

import io
import re
from importlib import import_module
from pathlib import Path
from random import Random

from rich.console import Console

import tatami
from tatami.games import load

DOCS = Path(__file__).resolve().parent.parent / "docs"
NAMES = {1: "Hana", 2: "Ota", 3: "Jan", 4: "Mika"}
MOVES = {"take": 34, "tenno": 31}  # to play before there is much to see; else 22

FONT_FROM_AFAR = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # the reader's own fonts will do


def picture(name: str, seats: int, moves: int) -> str:
    """A table in mid-game, as the player to move sees it."""
    match, chance = tatami.new(name, seed=11, seats=seats), Random(4)
    while len(match.history) < moves:
        match.play(chance.choice(match.legal()))
    view = match.view(match.to_move)
    speaker = view.speaker("en", NAMES)
    draw = import_module(f"tatami.games.{name}.draw").draw
    console = Console(
        width=80, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(draw(view, speaker, width=80))
    console.print()
    console.print(speaker.say(view.task), highlight=False)
    drawing = console.export_svg(title=f"tatami play {name}", unique_id=f"tatami-{name}")
    return FONT_FROM_AFAR.sub("", drawing)


def main() -> None:
    """Write all pictures."""
    for name in tatami.games():
        drawing = picture(name, load(name).usual_seats, MOVES.get(name, 22))
        (DOCS / f"terminal-{name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
