"""A seat's information as bytes, for machine learning."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.engine.simd import EACH, get8, put8, spread
from tatami.games.take.cards import CHIPS, SPACES, TALLEST
from tatami.games.take.rules import rests, visible
from tatami.games.take.state import REDISTRIBUTE

MOST = 255  # no number is larger; so many points are never met

# The fields in order: (name, size).
OBSERVATION = (
    ("to_move_is_me", 1),
    ("redistributing", 1),
    ("moves_left", 1),
    ("chips_left", 1),
    ("score_mine", 1),  # at most 255
    ("score_theirs", 1),  # at most 255
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

# Where each field begins.
(
    AT_TO_MOVE_IS_ME,
    AT_REDISTRIBUTING,
    AT_MOVES_LEFT,
    AT_CHIPS_LEFT,
    AT_SCORE_MINE,
    AT_SCORE_THEIRS,
    AT_USED,
    AT_CARRIED,
    AT_GHOST,
    AT_HEIGHT,
    AT_RESTING,
    AT_VISIBLE,
    AT_BOTTOM_MINE,
    AT_MIDDLE_MINE,
    AT_SAMURAI_MINE,
    AT_BOTTOM_THEIRS,
    AT_MIDDLE_THEIRS,
    AT_SAMURAI_THEIRS,
    AT_CHIPS,
    AT_OPTIONS,
) = (sum(size for _, size in OBSERVATION[:index]) for index in range(len(OBSERVATION)))

# By height: 255 in each of the first eight levels that hold a chip, and in each of those above.
_LOW = np.array([(1 << 8 * min(height, 8)) - 1 for height in range(TALLEST + 1)], dtype=np.uint64)
_HIGH = np.array([(1 << 8 * max(height - 8, 0)) - 1 for height in range(TALLEST + 1)], dtype=np.uint64)


@jit
def look(s: Any, seat: int, notes: Any, out: Any) -> None:
    """Write the position, own things first (a spectator sees the start player's side).

    Eight bytes are written at once and overlap, so the fields are written in their order.
    """
    me = np.int64(seat if seat >= 0 else s.start)
    other = 1 - me
    out[AT_TO_MOVE_IS_ME] = s.to_move == me
    out[AT_REDISTRIBUTING] = s.phase == REDISTRIBUTE
    out[AT_MOVES_LEFT] = s.moves_left
    out[AT_CHIPS_LEFT] = CHIPS - s.taken
    out[AT_SCORE_MINE] = min(s.score[me], MOST)
    out[AT_SCORE_THEIRS] = min(s.score[other], MOST)
    put8(out, AT_USED, spread(np.uint64(s.used)))
    put8(out, AT_CARRIED, spread(np.uint64(s.carried)))
    put8(out, AT_GHOST, get8(s.ghost, 0))
    put8(out, AT_HEIGHT, get8(s.height, 0))
    for space in range(SPACES):
        out[AT_RESTING + space] = rests(s, space)
        out[AT_VISIBLE + space] = visible(s, space)
    look_at_courtyard(s, me, out, AT_BOTTOM_MINE)
    look_at_courtyard(s, other, out, AT_BOTTOM_THEIRS)
    for space in range(SPACES):
        height = s.height[space]
        first = space * TALLEST
        put8(out, AT_CHIPS + first, (get8(s.chips, first) + EACH) & _LOW[height])
        put8(out, AT_CHIPS + first + 8, (get8(s.chips, first + 8) + EACH) & _HIGH[height])
    out[AT_OPTIONS] = s.ninja_repeats
    out[AT_OPTIONS + 1] = s.ninja_bottom


@inline
def look_at_courtyard(s: Any, seat: Any, out: Any, at: int) -> None:
    """Write a player's chips and Samurai, from where the own or the other's begin."""
    put8(out, at, get8(s.bottom, seat * 5))
    put8(out, at + AT_MIDDLE_MINE - AT_BOTTOM_MINE, get8(s.middle, seat * 5))
    put8(out, at + AT_SAMURAI_MINE - AT_BOTTOM_MINE, get8(s.samurai, seat * 5))
