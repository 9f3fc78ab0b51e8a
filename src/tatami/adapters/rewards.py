"""The reward of each seat at the end of a game, zero-sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.game import GameError
from tatami.engine.jit import inline, jit

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

RANK, MARGIN = "rank", "margin"
MOST = {RANK: 1.0, MARGIN: 1000.0}  # bounds on the absolute value of a reward

_scores, _ranks = dispatch.scores, dispatch.ranks


def check(kind: str) -> str:
    """The kind of reward, or a GameError that lists the kinds."""
    if kind not in MOST:
        raise GameError(f"There is no reward {kind!r:.40}; there are {', '.join(MOST)}.")
    return kind


def rewards(kind: str, states: Array) -> list[float]:
    """The reward of each seat in a final position.

    `rank` goes in equal steps from 1 for the first to -1 for the last; ties share.
    `margin` is the seat's points minus the mean of the others' points.
    """
    seats = int(states["seats"].item())
    out = np.zeros(seats)
    _reward(states, kind == MARGIN, np.zeros(seats, np.int64), out)
    values: list[float] = out.tolist()
    return values


@jit
def _reward(states: Any, by_margin: bool, results: Any, out: Any) -> None:
    reward(states[0], by_margin, results, out)


@inline
def reward(s: Any, by_margin: bool, results: Any, out: Any) -> None:
    """The same inside compiled code; `results` is a buffer of one number per seat."""
    seats = np.int64(s.seats)
    if by_margin:
        _scores(s, results)
        total = 0
        for seat in range(seats):
            total += results[seat]
        for seat in range(seats):
            out[seat] = results[seat] - (total - results[seat]) / (seats - 1)
        return
    _ranks(s, results)
    for seat in range(seats):
        others = -1  # with the same rank
        for other in range(seats):
            others += results[other] == results[seat]
        out[seat] = 1 - 2 * (results[seat] - 1 + others / 2) / (seats - 1)
