"""Regenerate web/src/fair/declarations.json, how each game is dealt: `python scripts/web_deals.py`.

The page has it from the build, not from a server, and checks deals by it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from tatami.engine.game import Game  # noqa: E402
from tatami.games import load, names  # noqa: E402

TARGET = ROOT / "web" / "src" / "fair" / "declarations.json"


def declaration(game: Game) -> dict[str, Any]:
    """What a page needs to deal a game."""
    deal = game.deal
    return {
        "seats": list(game.seats),
        "options": dict.fromkeys(old.name for old in game.retired)
        | {option.name: option.default for option in game.options},
        "bag": [list(pieces) for pieces in deal.bag],
        "groups": deal.groups,
        "listed": deal.listed and deal.listed._asdict(),
        "is_even": deal.is_even,
        "stacks": deal.stacks and deal.stacks._asdict(),
    }


def render() -> str:
    """The whole file, a game a line."""
    lines = [f"  {json.dumps(name)}: {json.dumps(declaration(load(name)))}" for name in names()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
