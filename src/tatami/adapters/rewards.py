"""What the end of a game is worth to each seat, in zero-sum numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.engine import drive
from tatami.engine.game import GameError

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

RANK, MARGIN = "rank", "margin"
MOST = {RANK: 1.0, MARGIN: 1000.0}  # no reward is larger, nor smaller than the opposite


def check(kind: str) -> str:
    """The kind of reward, or a GameError that says which there are."""
    if kind not in MOST:
        raise GameError(f"There is no reward {kind!r:.40}; there are {', '.join(MOST)}.")
    return kind


def rewards(kind: str, states: Array) -> list[float]:
    """The reward of each seat for the position it ended in.

    `rank` goes in equal steps from 1 for the first to -1 for the last; those who tie share theirs.
    `margin` is the own points less the mean of the others' points.
    """
    seats = int(states["seats"].item())
    out = np.zeros(seats, np.int64)
    if kind == RANK:
        drive.ranks(states, out)
        ranks: list[int] = out.tolist()
        places = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
        return [1 - 2 * place / (seats - 1) for place in places]
    drive.scores(states, out)
    points: list[int] = out.tolist()
    return [own - (sum(points) - own) / (seats - 1) for own in points]
