"""Values that the writers of a TENNO scene need repeatedly, computed once into `w.notes`."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import count
from tatami.engine.scene.writer import write
from tatami.games.tenno.cards import ALL_CARDS, FARMERS, SEATS, SLOTS
from tatami.games.tenno.fights import (
    NOBODY,
    captor_of_attacker,
    captor_of_defender,
    fight_at,
    loses_attacker,
    loses_defender,
)
from tatami.games.tenno.log import (
    entry,
    fought_out,
    is_attack,
    is_fill,
    is_swap,
    is_trade,
    pair_picked_up,
    slot_traded,
)
from tatami.games.tenno.memory import MEMORY, memory
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import ATTACKING, ATTACKING_AGAIN, GAP, LOSSES, OVER, SLOT_PAIR, UNKNOWN

MOST_LOST = LOSSES + 4  # the last turn may cost two cards in each of two fights

# Where things are in `w.notes`.
RECALLED = 0  # 1 if the table shows the past (R11): at the end, or if it remembers for its players
LOST = 1  # how many cards left their rows
LOSS = 2  # + index, in order: see `note_loss`
LAST_SEEN = (
    LOSS + MOST_LOST
)  # + seat * 3 + slot: the card last seen there, + TRADED if it was touched since, or UNKNOWN
EXPOSED = LAST_SEEN + SEATS * SLOTS  # + slot: who could remember the viewer's own card there, as bits
MAY_BE = (
    EXPOSED + SLOTS
)  # + seat * 3 + slot, for a viewer who may attack: the cards that may lie there, as bits
TRADED = 16


@write
def prepare(v: Any, w: Any) -> None:
    """Go through the log once."""
    remembers = w.knobs[0] != 0
    w.notes[RECALLED] = 1 if remembers or v.phase == OVER else 0
    note_losses(v, w)
    if remembers and v.phase != OVER:
        note_memory(v, w)
        if v.viewer == v.to_move and (v.phase == ATTACKING or v.phase == ATTACKING_AGAIN):
            note_possible(v, w)


@write
def note_losses(v: Any, w: Any) -> None:
    """Note all cards that have left their rows."""
    w.notes[LOST] = 0
    for at in range(signed(v.log_length)):
        if is_attack(signed(v.log_action[at])) and fought_out(v, at):
            fight = fight_at(v, at)
            if loses_defender(fight):
                note_loss(at, fight.defender, fight.defending, captor_of_defender(fight), w)
            if loses_attacker(fight):
                note_loss(at, fight.attacker, fight.attacking, captor_of_attacker(fight), w)


@write
def note_loss(at: int, owner: int, card: int, captor: int, w: Any) -> None:
    """Record a card that left, captured or not, and its log entry."""
    number = w.notes[LOST]
    if number < MOST_LOST:
        w.notes[LOSS + number] = owner | card << 4 | (captor - NOBODY) << 8 | at << 12
        w.notes[LOST] = number + 1


@write
def loss(w: Any, index: int) -> tuple[Any, Any, Any, Any]:
    """Owner, card, captor or NOBODY, and the log entry, of a card that left."""
    noted = signed(w.notes[LOSS + index])
    return noted & 15, noted >> 4 & 15, (noted >> 8 & 15) + NOBODY, noted >> 12


@write
def note_memory(v: Any, w: Any) -> None:
    """Record the viewer's possible memory of every row."""
    recalled = np.zeros(1, MEMORY)[0]
    memory(v, recalled)
    for seat in range(signed(v.seats)):
        for slot in range(SLOTS):
            seen = signed(recalled.seen[seat, slot])
            changed = seen != UNKNOWN and recalled.changed[seat, slot] != 0
            w.notes[LAST_SEEN + seat * SLOTS + slot] = seen + TRADED if changed else seen
    for slot in range(SLOTS):
        w.notes[EXPOSED + slot] = signed(recalled.exposed[slot])


# The possible cards of each slot, for a viewer who remembers all cards seen and touched.


@write
def note_possible(v: Any, w: Any) -> None:
    """Note for each slot the cards that may lie there."""
    for seat in range(signed(v.seats)):
        touched = touched_slots(v, seat)
        known, untouched = 0, 0  # cards, slots
        for slot in range(SLOTS):
            seen = signed(w.notes[LAST_SEEN + seat * SLOTS + slot])
            if seen < UNKNOWN:
                known |= 1 << seen
            elif v.row[seat, slot] != GAP and not touched >> slot & 1:
                untouched |= 1 << slot  # since the set-up, so a Farmer
        cards = (ALL_CARDS ^ signed(v.left[seat])) & ~known
        for slot in range(SLOTS):
            at = seat * SLOTS + slot
            seen = signed(w.notes[LAST_SEEN + at])
            w.notes[MAY_BE + at] = 1 << seen if seen < UNKNOWN else unseen_cards(cards, untouched, slot)


@write
def unseen_cards(cards: int, untouched: int, slot: int) -> int:
    """The cards that may lie in a slot, of those left that are not known to lie elsewhere."""
    farmers = cards & FARMERS
    if untouched >> slot & 1:
        return farmers
    return cards ^ farmers if count(np.uint64(untouched)) == count(np.uint64(farmers)) else cards


@write
def touched_slots(v: Any, seat: int) -> int:
    """The slots of a seat's row, as bits, where a card was laid or picked up since the set-up."""
    touched = 0
    for at in range(signed(v.log_length)):
        action, who, shown = entry(v, at)
        if who == seat:
            if is_fill(action):
                touched |= 1 << shown
            elif is_trade(action):
                touched |= 1 << slot_traded(action)
            elif is_swap(action):
                pair = pair_picked_up(action)
                touched |= 1 << SLOT_PAIR[pair, 0] | 1 << SLOT_PAIR[pair, 1]
    return touched
