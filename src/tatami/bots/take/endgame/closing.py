"""The last turns of TA-KE without search: the exact last turn, and a lower bound for the one before.

Differences of influence are kept as lanes of seven bits, one a character from the Samurai up, each 64 more
than the difference, so that a whole turn changes them by one addition. Bottom fields are kept with three
bits each, the Daimyo's lowest.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline
from tatami.games.take.cards import BOTTOM, DAIMYO, GEISHA, NINJA, RONIN, SAMURAI, SPACES
from tatami.games.take.rules import influence

FAR = 10_000  # more than any margin
LANE, EVEN = 7, 64
ALL_LANES = (1 << LANE * SPACES) - 1
ALL_EVEN = sum(EVEN << LANE * character for character in range(SPACES))
MIRROR = 2 * ALL_EVEN  # minus lanes: the same from the other player's side


@inline
def lanes_of(s: Any, me: int) -> Any:
    """A player's lead in every character."""
    lanes: Any = ALL_EVEN
    for character in range(SPACES):
        ahead = np.int64(influence(s, me, character)) - np.int64(influence(s, 1 - me, character))
        lanes += ahead << LANE * character
    return lanes


@inline
def lane(lanes: Any, character: Any) -> Any:
    """The lead in one character."""
    return (lanes >> LANE * character & 127) - EVEN


@inline
def row_lanes(row: Any) -> Any:
    """The contribution of a row of Samurai to the lanes."""
    return (row & 7) << 7 | (row >> 3 & 7) << 14 | (row >> 6 & 7) << 21 | (row >> 9 & 7) << 28


@inline
def bottoms_of(s: Any, seat: int) -> Any:
    """A player's bottom fields."""
    return (
        np.int64(s.bottom[seat, DAIMYO])
        | np.int64(s.bottom[seat, RONIN]) << 3
        | np.int64(s.bottom[seat, GEISHA]) << 6
        | np.int64(s.bottom[seat, NINJA]) << 9
    )


@inline
def worth(s: Any, character: Any) -> Any:
    """The value of a chip on the bottom field (R8)."""
    return np.int64(s.ninja_bottom) if character == NINJA else BOTTOM


@inline
def last_turn(s: Any, space: Any, chip: Any, ahead: Any, mine: Any, theirs: Any, row: Any) -> Any:
    """The gain of the last turn, a take from a space with these chips in hand.

    All spaces are empty after it, so one space shows the character scored. Abilities can only bring Samurai
    to its column and push a chip there.
    """
    gain = lane(ahead, space) + (1 if chip == SAMURAI else 0)
    if space == SAMURAI:
        return gain
    if chip == space:
        gain += worth(s, chip)
    away: Any = -(row >> 3 * (space - 1) & 7)
    for column in range(4):
        away += row >> 3 * column & 7
    best: Any = 0
    for daimyo in range(2 if mine & 7 > 0 else 1):
        for target in range(4 if mine >> 9 > 0 else 1):
            if target > 0 and theirs >> 3 * (target - 1) & 7 == 0:
                continue
            moves, more = 3 * daimyo, 0
            if space == DAIMYO:
                more -= daimyo
            if target > 0:
                more += target == space
                if space == NINJA:
                    more -= worth(s, NINJA) - 1
                if target == DAIMYO and (s.ninja_repeats == 1 or daimyo == 0):  # R3
                    moves += 3
            best = max(best, more + min(moves, away))
    return gain + best


@inline
def offer(shown: Any, spaces: Any, added: Any, chip: Any, left_on: Any, left_chip: Any) -> Any:
    """A chip that can be taken without an ability, and the one chip left then, if there are two."""
    return shown | spaces << 3 | added << 6 | chip << 8 | left_on << 11 | left_chip << 14


@inline
def offered(ahead: Any, offer: Any) -> Any:
    """The immediate gain of an offer for a player with these leads."""
    return (offer >> 3 & 7) * (lane(ahead, offer & 7) + (offer >> 6 & 3))


@inline
def last_but_one(s: Any, offer: Any, ahead: Any, mine: Any, theirs: Any, their_row: Any) -> Any:
    """A player's gain from taking one of the last two chips without abilities, against best play."""
    shown, chip, left_on = offer & 7, offer >> 8 & 7, offer >> 11 & 7
    if chip == SAMURAI:
        column = shown if shown > 0 else left_on if left_on > 0 else NINJA
        ahead += 1 + (1 << LANE * column)
    else:
        ahead += worth(s, chip) << LANE * chip
        mine += 1 << 3 * (chip - 1)
    gain = (offer >> 3 & 7) * lane(ahead, shown)
    return gain - last_turn(s, left_on, offer >> 14, MIRROR - ahead, theirs, mine, their_row)
