"""OpenSpiel's playthroughs of our games, kept beside this file; run it to write them anew.

They are shortened: of tensors, and of what is open or secret alone, only a digest is kept.
"""

from __future__ import annotations

import hashlib
import re
from itertools import groupby
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

import tatami.adapters.openspiel  # registers the games
from tests.conformance.tables import GAMES, Table

assert tatami.adapters.openspiel

AGAIN = "if that is meant, run `python -m tests.adapters.playthrough` and read what changed"


def path(name: str) -> Path:
    return Path(__file__).parent / "playthroughs" / f"{name}.txt"


def text(name: str) -> str:
    """A random game as OpenSpiel tells it, at the smallest table."""
    seats = min(Table(name, 2).game.seats)
    lines = playthrough_lines(f"python_tatami_{name}(players={seats})", seed=1)
    short: list[str] = []
    for what, group in groupby(lines, _shortened):
        if what is None:
            short += group
        else:
            short.append(f"{what}: {hashlib.sha256(chr(10).join(group).encode()).hexdigest()[:16]}")
    return "\n".join(short) + "\n"


def _shortened(line: str) -> str | None:
    found = re.match(r"(\w+Tensor|P\w+ObservationString)\(\d?\)", line)
    return found and found[0]


if __name__ == "__main__":
    for game in GAMES:
        path(game).write_text(text(game), encoding="utf-8")
