"""Ranks from points, in place."""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import inline

RANKS = 16  # more than there are


@inline
def rank(out: Any, seats: Any) -> None:
    """Replace the points of each seat by its rank, 1 for the most; equal points share a rank."""
    for seat in range(seats):
        out[seat] *= RANKS
    for seat in range(seats):
        better = 0
        for other in range(seats):
            better += out[other] // RANKS > out[seat] // RANKS
        out[seat] += 1 + better
    for seat in range(seats):
        out[seat] %= RANKS
