"""The players' memory of a TENNO table: for all cards of all seats the places R3 keeps for the Monk.

A watcher's knowledge of a seat is one word of four lanes, one per place: slots 1 to 3, then the hand. A
lane is the set of cards that may lie there. Open cards narrow every watcher's lanes, a peek only those of
the seat that peeked. Cards that left the game stay in their lane until the gap is filled; the state
shows openly that they left, so readers mask them out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import count
from tatami.engine.jit import inline
from tatami.engine.rng import unit
from tatami.games.tenno.cards import ALL_CARDS, CARDS, FARMERS, MONK, SEATS, SLOTS
from tatami.games.tenno.log import (
    entry,
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_traded,
)
from tatami.games.tenno.position import signed, slot_of
from tatami.games.tenno.state import (
    GAP,
    PASS,
    PEEK,
    SHOW_MONK,
    SLOT_PAIR,
    UNKNOWN,
)

HAND = SLOTS  # the lane of the hand
LANE = 16  # bits a lane
CARDS_IN_HAND = CARDS - SLOTS  # after the set-up
_LANE_BITS = np.uint64((1 << LANE) - 1)
_EACH_LANE = np.uint64(0x0001_0001_0001_0001)
AT_FIRST = np.uint64(FARMERS * 0x0001_0001_0001 + ((ALL_CARDS ^ FARMERS) << LANE * HAND))

# The fields of a mind that remembers.
FIELDS = [
    ("lanes", "u8", (SEATS, SEATS)),  # by watcher and seat watched: where its cards may be
    ("filled", "u1", (SEATS,)),  # gaps the seat has filled, 0 to 8
    ("forgets", "f8"),  # chance that a card seen slips from memory in a turn; 0 in playouts
    ("seed", "u8"),  # seed of the forgetting
    ("luck", "u8", (1,)),  # the state of its generator
]


@inline
def lane(word: np.uint64, place: int) -> np.uint64:
    """The cards that may be in a place."""
    return (word >> np.uint64(LANE * place)) & _LANE_BITS


@inline
def with_lane(word: np.uint64, place: int, cards: np.uint64) -> np.uint64:
    """The word with other cards in a place."""
    shift = np.uint64(LANE * place)
    return (word & ~(_LANE_BITS << shift)) | (cards << shift)


@inline
def possible(mind: Any, s: Any, watcher: int, seat: int) -> np.uint64:
    """A watcher's full knowledge of a seat's cards that are still in play."""
    return np.uint64(mind.lanes[watcher, seat] & ~(np.uint64(s.left[seat]) * _EACH_LANE))


@inline
def begin(mind: Any) -> None:
    """The Farmers lie in any order, the rest is in hand."""
    for seat in range(SEATS):
        mind.filled[seat] = 0
        for watcher in range(SEATS):
            mind.lanes[watcher, seat] = AT_FIRST


@inline
def seen(mind: Any, watcher: int, seat: int, slot: int, card: int) -> None:
    """A watcher saw a card: it is there and nowhere else, and nothing else is there."""
    alone = np.uint64(1) << np.uint64(card)
    word = mind.lanes[watcher, seat] & ~(alone * _EACH_LANE)
    mind.lanes[watcher, seat] = with_lane(word, slot, alone)


@inline
def shown(mind: Any, seats: int, seat: int, slot: int, card: int) -> None:
    """A card was turned up for all to see."""
    for watcher in range(seats):
        seen(mind, watcher, seat, slot, card)


@inline
def filled(mind: Any, seats: int, seat: int, slot: int) -> None:
    """A gap was filled from the hand."""
    mind.filled[seat] += 1
    last = mind.filled[seat] == CARDS_IN_HAND
    for watcher in range(seats):
        word = mind.lanes[watcher, seat]
        word = with_lane(word, slot, lane(word, HAND))
        mind.lanes[watcher, seat] = with_lane(word, HAND, np.uint64(0)) if last else word


@inline
def mixed(mind: Any, seats: int, seat: int, one: int, other: int) -> None:
    """Cards may have changed between two places."""
    for watcher in range(seats):
        word = mind.lanes[watcher, seat]
        either = lane(word, one) | lane(word, other)
        mind.lanes[watcher, seat] = with_lane(with_lane(word, one, either), other, either)


@inline
def recall(mind: Any, s: Any, at: int) -> None:
    """Process an entry of the log of a view or a state."""
    action, seat, told = entry(s, at)
    seats = signed(s.seats)
    if is_attack(action):
        shown(mind, seats, seat, slot_attacking(action), told & 15)
        shown(mind, seats, seat_attacked(action), slot_attacked(action), told >> 4)
    elif action == SHOW_MONK:
        shown(mind, seats, seat, told, MONK)
    elif is_fill(action):
        filled(mind, seats, seat, told)
    elif is_peek(action):
        if told & 15 != UNKNOWN:
            seen(mind, seat, told >> 4, action - PEEK, told & 15)
    else:
        laid_anew(mind, seats, seat, action)


@inline
def laid_anew(mind: Any, seats: int, seat: int, action: int) -> None:
    """A slot was traded, or two were picked up."""
    if is_trade(action):
        mixed(mind, seats, seat, slot_traded(action), HAND)
    elif is_swap(action):
        pair = pair_picked_up(action)
        mixed(mind, seats, seat, SLOT_PAIR[pair, 0], SLOT_PAIR[pair, 1])


@inline
def attend(mind: Any, s: Any) -> None:
    """Process the log of a view or a state; the seat to move may have forgotten some of it."""
    begin(mind)
    mind.luck[0] = mind.seed
    for at in range(signed(s.log_length)):
        recall(mind, s, at)
        if mind.forgets > 0.0 and s.to_move >= 0 and is_attack(signed(s.log_action[at])):
            forget(mind, signed(s.to_move), signed(s.seats))


@inline
def forget(mind: Any, watcher: int, seats: int) -> None:
    """A turn passes: each card that lies where it was seen may slip from a watcher's memory."""
    for seat in range(seats):
        for slot in range(SLOTS):
            word = mind.lanes[watcher, seat]
            if count(lane(word, slot)) == 1 and unit(mind.luck) < mind.forgets:
                mind.lanes[watcher, seat] = with_lane(word, slot, np.uint64(ALL_CARDS))


@inline
def watch(mind: Any, s: Any, action: int) -> None:
    """Process an action that is about to be played in a full state."""
    seat, seats = signed(s.to_move), signed(s.seats)
    if is_attack(action):
        slot, other, aim = slot_attacking(action), seat_attacked(action), slot_attacked(action)
        shown(mind, seats, seat, slot, signed(s.row[seat, slot]))
        shown(mind, seats, other, aim, signed(s.row[other, aim]))
    elif action == SHOW_MONK:
        shown(mind, seats, seat, slot_of(s, seat, MONK), MONK)
    elif is_fill(action):
        filled(mind, seats, seat, slot_of(s, seat, GAP))
    elif is_peek(action):
        owner = signed(s.attacker)
        seen(mind, seat, owner, action - PEEK, signed(s.row[owner, action - PEEK]))
    elif action != PASS:
        laid_anew(mind, seats, seat, action)
