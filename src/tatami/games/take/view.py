"""TA-KE has no secrets: every view is the whole position, and fits one world only."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.games.take.cards import SPACES, TALLEST
from tatami.games.take.rules import visible

STATE_ITSELF = -2
BELIEF = np.dtype((np.record, [("worlds", "u1")]))  # nothing is hidden, so nothing to work out

# The tensor's fields in order: (name, size).
OBSERVATION = (
    ("to_move_is_me", 1),
    ("redistributing", 1),
    ("moves_left", 1),
    ("chips_left", 1),
    ("score_mine", 1),
    ("score_theirs", 1),
    ("used", 5),  # abilities used this turn, by character
    ("carried", 5),  # abilities carried out this turn, by character
    ("ghost", SPACES),
    ("height", SPACES),
    ("resting", SPACES),  # 1 where the top chip rests this turn
    ("visible", SPACES),  # visible character by space, 0 to 4
    ("bottom_mine", 5),
    ("middle_mine", 5),
    ("samurai_mine", 5),
    ("bottom_theirs", 5),
    ("middle_theirs", 5),
    ("samurai_theirs", 5),
    ("chips", SPACES * TALLEST),  # character + 1 by space and level, bottom first, 0 for none
    ("options", 2),  # ninja_repeats, influence of the Ninja's bottom field
)
OBSERVATION_SIZE = sum(size for _, size in OBSERVATION)


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


@jit
def observe(v: Any, out: Any) -> None:
    """The view as numbers, own things first (a spectator sees the start player's side)."""
    me = v.viewer if v.viewer >= 0 else v.start
    other = 1 - me
    out[0] = v.to_move == me
    out[1] = v.phase == 1
    out[2] = v.moves_left
    out[3] = 35 - v.taken
    out[4] = v.score[me]
    out[5] = v.score[other]
    at = 6
    for c in range(5):
        out[at + c] = (v.used >> c) & 1
        out[at + 5 + c] = (v.carried >> c) & 1
    at += 10
    for space in range(SPACES):
        top = space * 16 + np.int64(v.height[space]) - 1
        out[at + space] = v.ghost[space]
        out[at + 5 + space] = v.height[space]
        out[at + 10 + space] = v.resting[0] == top or v.resting[1] == top
        out[at + 15 + space] = visible(v, space)
    at += 20
    for c in range(5):
        out[at + c] = v.bottom[me, c]
        out[at + 5 + c] = v.middle[me, c]
        out[at + 10 + c] = v.samurai[me, c]
        out[at + 15 + c] = v.bottom[other, c]
        out[at + 20 + c] = v.middle[other, c]
        out[at + 25 + c] = v.samurai[other, c]
    at += 30
    for space in range(SPACES):
        for level in range(TALLEST):
            there = level < v.height[space]
            out[at + space * TALLEST + level] = v.chips[space, level] + 1 if there else 0
    at += SPACES * TALLEST
    out[at] = v.ninja_repeats
    out[at + 1] = v.ninja_bottom
