"""What everybody could remember of every row, and who could remember it (R11)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.games.tenno.cards import MONK, SEATS, SLOTS
from tatami.games.tenno.log import (
    STAYS,
    entry,
    fought_out,
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_lost,
    slot_traded,
)
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import GAP, OVER, PEEK, SHOW_MONK, SLOT_PAIR, UNKNOWN

SPECTATORS = SEATS  # among viewers: those who only see what all see
CHANGED = 16  # beside a card seen: it was traded or picked up since
SPOTS = SEATS * SLOTS
VIEWERS = SEATS + 1

NOTES = np.dtype(
    (
        np.record,
        [
            ("entries", "u1"),  # entries of the log that are noted, 0 to LOG
            ("attacks", "u1", (2,)),  # the last two attacks, as entries of the log
            # The last card a viewer saw in a slot plus 1, with CHANGED, 0 if none.
            ("seen", "u1", (VIEWERS, SEATS, SLOTS)),
            ("exposed", "u1", (SEATS, SLOTS)),  # who could remember the card that lies there: bit = seat
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
    """What a viewer could remember from a view's log.

    A slot filled anew has nothing seen in it. The viewer's own row is always seen; a spectator
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
    if seat < s.seats and (seat == viewer or s.phase == OVER):
        card = signed(s.row[seat, slot])
        return 0 if card == GAP else card + 1
    return signed(notes.seen[viewer if viewer >= 0 else SPECTATORS, seat, slot])


@jit
def note(s: Any, notes: Any) -> None:
    """Note the entries of the log since; an attack that waits for a response is noted again with it."""
    at = signed(notes.entries)
    while at < s.log_length:
        remember(s, at, notes)
        if is_attack(signed(s.log_action[at])) and not fought_out(s, at):
            break
        at += 1
        notes.entries = at


@inline
def remember(s: Any, at: int, notes: Any) -> None:
    """Take in one entry of the log."""
    action, seat, shown = entry(s, at)
    if is_attack(action):
        if at != notes.attacks[1]:
            notes.attacks[0] = notes.attacks[1]
            notes.attacks[1] = at
        other = seat_attacked(action)
        show(s, notes, seat, slot_attacking(action), shown & 15)
        show(s, notes, other, slot_attacked(action), shown >> 4)
        lost = slot_lost(s, at, seat)
        if lost != STAYS:
            forget(notes, seat, lost)
        lost = slot_lost(s, at, other)
        if lost != STAYS:
            forget(notes, other, lost)
    elif action == SHOW_MONK:
        show(s, notes, seat, shown, MONK)
    elif is_fill(action):
        forget(notes, seat, shown)
    elif is_trade(action):
        doubt(notes, seat, slot_traded(action))
    elif is_swap(action):
        pair = pair_picked_up(action)
        doubt(notes, seat, SLOT_PAIR[pair, 0])
        doubt(notes, seat, SLOT_PAIR[pair, 1])
    elif is_peek(action):
        peek(notes, seat, shown >> 4, action - PEEK, shown & 15)


@inline
def show(s: Any, notes: Any, seat: int, slot: int, card: int) -> None:
    """A card was open to all."""
    for viewer in range(VIEWERS):
        notes.seen[viewer, seat, slot] = card + 1
    notes.exposed[seat, slot] = ((1 << signed(s.seats)) - 1) ^ (1 << seat)


@inline
def peek(notes: Any, peeker: int, seat: int, slot: int, card: int) -> None:
    """One player looked at a card of another; who may not know the card reads a blank one."""
    notes.exposed[seat, slot] |= 1 << peeker
    if card != UNKNOWN:
        notes.seen[peeker, seat, slot] = card + 1


@inline
def doubt(notes: Any, seat: int, slot: int) -> None:
    """A card may have been changed by its owner, for everybody who had seen one."""
    for viewer in range(VIEWERS):
        if notes.seen[viewer, seat, slot] != 0:
            notes.seen[viewer, seat, slot] |= CHANGED
    notes.exposed[seat, slot] = 0


@inline
def forget(notes: Any, seat: int, slot: int) -> None:
    """Nothing was seen of what lies there."""
    for viewer in range(VIEWERS):
        notes.seen[viewer, seat, slot] = 0
    notes.exposed[seat, slot] = 0
