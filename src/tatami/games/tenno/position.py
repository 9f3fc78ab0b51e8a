"""Questions about a fight and about a position of TENNO."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import count
from tatami.engine.jit import inline, jit
from tatami.games.tenno.cards import (
    CARDS,
    GEISHA,
    MONK,
    MONK_HELP,
    NINJA,
    NINJA_ATTACKING,
    SET_VALUE,
    SLOTS,
    VALUE,
    Card,
)
from tatami.games.tenno.state import GAP, OVER


@inline
def signed(value: Any) -> Any:
    """A field's value as a signed number: unsigned ones may turn into floats in sums (Numba)."""
    return np.int64(value)


# Questions about a fight.


def compare(attacking: int, defending: int, monk: bool) -> int:
    """1 if the attacking card is the stronger, -1 if the defending one is, 0 if they are equal."""
    if attacking == GEISHA:
        return 0 if defending == GEISHA else 1  # one stronger than the other, Monk or not
    if defending == GEISHA:
        return -1
    attack = NINJA_ATTACKING if attacking == NINJA else int(VALUE[attacking])
    defence = int(VALUE[defending]) + (MONK_HELP if monk else 0)
    return (attack > defence) - (attack < defence)


# The same as a table: the outcome of a fight is unpredictable, and so would be the branches.
OUTCOME = np.array(
    [[[compare(one, other, monk) for monk in (False, True)] for other in Card] for one in Card], np.int8
)


@jit
def outcome(attacking: int, defending: int, monk: bool) -> int:
    """How two cards compare, see `compare`."""
    return signed(OUTCOME[attacking, defending, 1 if monk else 0])


@jit
def attacker_leaves(attacking: int, result: int) -> bool:
    """Whether the attacking card leaves its row: beaten, equal, or a Geisha."""
    return result <= 0 or attacking == GEISHA


@jit
def defender_leaves(defending: int, result: int) -> bool:
    """Whether the defending card leaves its row: beaten, equal, or a Geisha."""
    return result >= 0 or defending == GEISHA


# Questions about a position.


@jit
def slot_of(s: Any, seat: int, card: int) -> int:
    """The slot of a seat's row where a card lies, -1 if it lies in none; GAP finds the first gap."""
    for slot in range(SLOTS):
        if s.row[seat, slot] == card:
            return slot
    return -1


@inline
def gaps(s: Any, seat: int) -> int:
    """How many slots of a seat's row hold no card."""
    empty = 0
    for slot in range(SLOTS):
        empty += s.row[seat, slot] == GAP
    return empty


@jit
def hand_size(s: Any, seat: int) -> int:
    """A seat's number of cards in hand, from public information."""
    return CARDS - count(s.left[seat]) - (SLOTS - gaps(s, seat))


@inline
def defender_of(s: Any, fight: int) -> int:
    """The seat attacked in a fight of this turn."""
    return signed(s.target[fight]) // SLOTS


@inline
def has_gap(s: Any, seat: int) -> bool:
    """Whether a slot of a seat's row holds no card."""
    return (s.row[seat, 0] == GAP) | (s.row[seat, 1] == GAP) | (s.row[seat, 2] == GAP)


@inline
def lacks_cards(s: Any, seat: int) -> bool:
    """Whether a seat has more gaps than cards to fill them: too few cards are left for a row."""
    return count(s.left[seat]) > CARDS - SLOTS


@inline
def last_defender(s: Any) -> int:
    """The seat attacked last this turn."""
    return defender_of(s, signed(s.fights) - 1)


@inline
def somebody_lacks_cards(s: Any) -> bool:
    """Whether anyone who fought this turn has more gaps than cards to fill them."""
    attacker, first, last = signed(s.attacker), defender_of(s, 0), last_defender(s)
    return lacks_cards(s, attacker) | lacks_cards(s, first) | lacks_cards(s, last)


@inline
def usable_monk(s: Any) -> int:
    """The slot of the Monk that may help in the fight under way, -1 if there is none."""
    target = signed(s.target[signed(s.fights) - 1])
    slot = slot_of(s, target // SLOTS, MONK)
    return -1 if slot == target % SLOTS else slot


# Questions about the result.


@inline
def tie_to_break(s: Any) -> int:
    """The most prison points if the game is over and several have them, else -1."""
    most, leaders = -1, 0
    if s.phase == OVER:
        for seat in range(signed(s.seats)):
            points = signed(s.prison_points[seat])
            if points > most:
                most, leaders = points, 1
            elif points == most:
                leaders += 1
    return most if leaders > 1 else -1


@inline
def final_points(s: Any, seat: int, tie: int) -> int:
    """Prison points; a tied leader adds hand and row, which are the cards that have not left."""
    points = signed(s.prison_points[seat])
    if points != tie:
        return points
    points += SET_VALUE
    for card in range(CARDS):
        if s.left[seat] & (1 << card):
            points -= VALUE[card]
    return points
