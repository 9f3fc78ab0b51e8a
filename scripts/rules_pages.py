"""Write every game's RULES.md from its English rulebook and its notation: `python scripts/rules_pages.py`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from tatami import rulebook  # noqa: E402
from tatami.games import names  # noqa: E402

GAMES = ROOT / "src" / "tatami" / "games"
MARK = "<!-- Made from rulebook/en.md and notation.md there by scripts/rules_pages.py. -->\n\n"


def target(game: str) -> Path:
    """Where the page of a game is."""
    return GAMES / game / "RULES.md"


def render(game: str) -> str:
    """The whole page: rules, and how programs write what happens."""
    notation = (GAMES / game / "rulebook" / "notation.md").read_text(encoding="utf-8")
    return f"{MARK}{rulebook.text(game, 'en')}\n{notation}"


if __name__ == "__main__":
    for game in names():
        target(game).write_text(render(game), encoding="utf-8")
