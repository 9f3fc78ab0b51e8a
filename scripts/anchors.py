"""Write server/core/anchors.py anew from the games in docs/strength: `python scripts/anchors.py`."""

from __future__ import annotations

import json
import math
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "tatami" / "server" / "core" / "anchors.py"
LOWEST = 1000.0  # the weakest level of every game

HEAD = '''"""How strong the bots are: 400 points are odds of ten to one. Made by scripts/anchors.py."""

from __future__ import annotations

ANCHORS: dict[str, dict[str, float]] = {
'''


def anchors() -> dict[str, dict[str, float]]:
    """The points of each level: how often it comes first among the level below, over all numbers of seats."""
    steps: dict[str, dict[str, list[tuple[float, int]]]] = {}
    for path in sorted((ROOT / "docs" / "strength").glob("*-steps.json")):
        measured = json.loads(path.read_text(encoding="utf-8"))
        for pairing in measured["pairings"]:
            level, games, seats = pairing["bot"].partition("@")[0], pairing["games"], measured["seats"]
            # As if one more round had been played in which everybody comes first once: nobody always wins.
            share = (pairing["share"]["mean"] * games + 1) / (games + seats)
            gap = 400 * math.log10(share * (seats - 1) / (1 - share))
            steps.setdefault(measured["game"], {}).setdefault(level, []).append((gap, games))
    return {game: _climb(of_game) for game, of_game in steps.items()}


def _climb(steps: dict[str, list[tuple[float, int]]]) -> dict[str, float]:
    points, found = LOWEST, {"farmer": LOWEST}
    for level, gaps in steps.items():
        points += sum(gap * games for gap, games in gaps) / sum(games for _, games in gaps)
        found[level] = round(points)
    return found


def render() -> str:
    """The whole file."""
    lines = []
    for game, levels in anchors().items():
        inside = ", ".join(f'"{level}": {points:.1f}' for level, points in levels.items())
        lines.append(f'    "{game}": {{{inside}}},\n')
    return "".join([HEAD, *lines, "}\n"])


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
