"""TA-KE has no secrets: every view is the whole position, and fits one world only."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.games.take.cards import SPACES, TALLEST

STATE_ITSELF = -2
BELIEF = np.dtype((np.record, [("worlds", "u1")]))  # nothing is hidden, so nothing to work out


@jit
def view(s: Any, seat: int, v: Any) -> None:
    """Everything: the chips are coloured through and lie open."""
    copy_open(s, v)
    v.viewer = seat


@inline
def copy_open(s: Any, v: Any) -> None:
    """Copy the public fields, which in this game are all of them, one by one."""
    v.seats = s.seats
    v.to_move = s.to_move
    v.phase = s.phase
    v.start = s.start
    v.ninja_repeats = s.ninja_repeats
    v.ninja_bottom = s.ninja_bottom
    v.komi = s.komi
    v.taken = s.taken
    v.used = s.used
    v.carried = s.carried
    v.moves_left = s.moves_left
    for space in range(SPACES):
        v.height[space] = s.height[space]
        v.ghost[space] = s.ghost[space]
        for level in range(TALLEST):
            v.chips[space, level] = s.chips[space, level]
    for seat in range(2):
        v.score[seat] = s.score[seat]
        v.resting[seat] = s.resting[seat]
        for column in range(5):
            v.bottom[seat, column] = s.bottom[seat, column]
            v.middle[seat, column] = s.middle[seat, column]
            v.samurai[seat, column] = s.samurai[seat, column]


@jit
def believe(v: Any, belief: Any) -> None:
    """One world fits."""
    belief.worlds = 1


@jit
def determinize(v: Any, belief: Any, rng: Any, s: Any) -> None:
    """The view itself is the one state that fits."""
    copy_open(v, s)
    s.viewer = STATE_ITSELF
