"""Every player's possible memory of every row, and the players who could have it (R11)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.games.tenno.cards import FEWEST_SEATS, MONK, SEATS, SLOTS
from tatami.games.tenno.log import (
    entry,
    fought_out,
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    result_at,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_traded,
)
from tatami.games.tenno.position import attacker_leaves, defender_leaves, signed
from tatami.games.tenno.state import GAP, OVER, PEEK, SHOW_MONK, SLOT_PAIR, UNKNOWN

SPECTATORS = SEATS  # among viewers: those with public information only
CHANGED = 16  # beside a card seen: it was traded or picked up since
VIEWERS = SEATS + 1
SPOTS = SEATS * SLOTS

# Where the row of a seat begins when rows are counted clockwise from a viewer's, by number of seats, seat and
# viewer; undefined for missing viewers.
SPOT = np.zeros((SEATS + 1, SEATS, SEATS), np.uint8)
for _seats in range(FEWEST_SEATS, SEATS + 1):
    for _seat in range(_seats):
        SPOT[_seats, _seat, :_seats] = [SLOTS * ((_seat - _viewer) % _seats) for _viewer in range(_seats)]

NOTES = np.dtype(
    (
        np.record,
        [
            ("entries", "u1"),  # processed entries of the log, 0 to LOG
            ("attack", "u1"),  # entries of the log up to the last attack
            ("shown", "u1", (2,)),  # cards shown by the last two attacks, see the log
            # By viewer and spot (see `spot`) the last card seen there plus 1, with CHANGED, 0 if none.
            ("seen", "u1", (VIEWERS, SPOTS)),
            ("exposed", "u1", (SEATS, SLOTS)),  # the players who could remember the card there: bit = seat
        ],
    )
)

MEMORY = np.dtype(
    (
        np.record,
        [
            ("seen", "u1", (SEATS, SLOTS)),  # the last card seen there by the viewer, or UNKNOWN
            ("changed", "u1", (SEATS, SLOTS)),  # 1 if it was traded or picked up since
            ("exposed", "u1", (SLOTS,)),  # who could remember the viewer's own card there: bit = seat
        ],
    )
)


@jit
def memory(v: Any, out: Any) -> None:
    """A viewer's possible memory, from a view's log.

    A refilled slot has nothing seen in it. The viewer's own row is always seen; a spectator
    has none. When the game is over every card lies open.
    """
    notes = np.zeros(1, dtype=NOTES)[0]
    note(v, notes)
    viewer = signed(v.viewer)
    for seat in range(SEATS):
        for slot in range(SLOTS):
            seen = last_seen(v, viewer, notes, seat, slot)
            out.seen[seat, slot] = UNKNOWN if seen == 0 else (seen & 15) - 1
            out.changed[seat, slot] = seen >= CHANGED
    for slot in range(SLOTS):
        out.exposed[slot] = notes.exposed[viewer, slot] if viewer >= 0 else 0


@inline
def last_seen(s: Any, viewer: int, notes: Any, seat: int, slot: int) -> int:
    """The last card a viewer saw in a slot plus 1, with CHANGED; 0 if none."""
    if seat >= s.seats:
        return 0
    if seat == viewer or s.phase == OVER:
        card = signed(s.row[seat, slot])
        return 0 if card == GAP else card + 1
    me = viewer if viewer >= 0 else signed(s.start)
    return signed(notes.seen[viewer if viewer >= 0 else SPECTATORS, spot(signed(s.seats), me, seat, slot)])


@inline
def spot(seats: int, me: int, seat: int, slot: int) -> int:
    """Where a slot stands when rows are counted clockwise from a seat."""
    return signed(SPOT[seats, seat, me]) + slot


@jit
def note(s: Any, notes: Any) -> None:
    """Process the new entries of the log; an attack that waits for a response is processed again with it."""
    at = signed(notes.entries)
    while at < s.log_length:
        remember(s, at, notes)
        if is_attack(signed(s.log_action[at])) and not fought_out(s, at):
            break
        at += 1
        notes.entries = at


@inline
def remember(s: Any, at: int, notes: Any) -> None:
    """Process one entry of the log."""
    action, seat, shown = entry(s, at)
    if is_attack(action):
        if at + 1 != notes.attack:
            notes.attack = at + 1
            notes.shown[0] = notes.shown[1]
            notes.shown[1] = shown
        attacking, defending = shown & 15, shown >> 4
        result, decided = result_at(s, at), fought_out(s, at)
        lost = decided and attacker_leaves(attacking, result)
        show(s, notes, seat, slot_attacking(action), attacking, lost)
        lost = decided and defender_leaves(defending, result)
        show(s, notes, seat_attacked(action), slot_attacked(action), defending, lost)
    elif action == SHOW_MONK:
        show(s, notes, seat, shown, MONK, False)
    elif is_fill(action):
        forget(s, notes, seat, shown)
    elif is_trade(action):
        doubt(s, notes, seat, slot_traded(action))
    elif is_swap(action):
        pair = pair_picked_up(action)
        doubt(s, notes, seat, SLOT_PAIR[pair, 0])
        doubt(s, notes, seat, SLOT_PAIR[pair, 1])
    elif is_peek(action):
        peek(s, notes, seat, shown >> 4, action - PEEK, shown & 15)


@inline
def note_seen(s: Any, notes: Any, seat: int, slot: int, seen: int) -> None:
    """Record a card that everybody saw in a slot."""
    spots = SPOT[s.seats, seat]
    for viewer in range(SEATS):
        notes.seen[viewer, spots[viewer] + np.uint8(slot)] = seen
    notes.seen[SPECTATORS, spots[s.start] + np.uint8(slot)] = seen


@inline
def show(s: Any, notes: Any, seat: int, slot: int, card: int, lost: bool) -> None:
    """A card was open to all, and is there no more if it was lost."""
    note_seen(s, notes, seat, slot, 0 if lost else card + 1)
    notes.exposed[seat, slot] = 0 if lost else ((1 << signed(s.seats)) - 1) ^ (1 << seat)


@inline
def peek(s: Any, notes: Any, peeker: int, seat: int, slot: int, card: int) -> None:
    """One player peeked at another's card; viewers who may not know the card read a blank one."""
    notes.exposed[seat, slot] |= 1 << peeker
    if card != UNKNOWN:
        notes.seen[peeker, spot(signed(s.seats), peeker, seat, slot)] = card + 1


@inline
def doubt(s: Any, notes: Any, seat: int, slot: int) -> None:
    """A card may have been replaced by its owner, for everybody who had seen one."""
    spots = SPOT[s.seats, seat]
    for viewer in range(SEATS):
        doubt_one(notes, viewer, spots[viewer] + np.uint8(slot))
    doubt_one(notes, SPECTATORS, spots[s.start] + np.uint8(slot))
    notes.exposed[seat, slot] = 0


@inline
def doubt_one(notes: Any, viewer: int, at: int) -> None:
    """The same for one viewer."""
    seen = notes.seen[viewer, at]
    notes.seen[viewer, at] = seen | CHANGED if seen != 0 else 0


@inline
def forget(s: Any, notes: Any, seat: int, slot: int) -> None:
    """Clear the memory of a slot."""
    note_seen(s, notes, seat, slot, 0)
    notes.exposed[seat, slot] = 0
