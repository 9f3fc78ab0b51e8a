"""What a viewer could remember of every row, and what others could remember of the viewer's (R11)."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.games.tenno.cards import MONK, SEATS, SLOTS
from tatami.games.tenno.log import (
    STAYS,
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
    slot_lost,
    slot_traded,
)
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import GAP, OVER, PEEK, SHOW_MONK, SLOT_PAIR, UNKNOWN

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
    """Go through a view's log and keep what was last seen in every slot.

    A slot filled anew has nothing seen in it. The viewer's own row is always seen; a spectator
    has none. When the game is over every card lies open.
    """
    for seat in range(SEATS):
        for slot in range(SLOTS):
            forget(v, out, seat, slot)
    for at in range(signed(v.log_length)):
        remember(v, at, out)
    for seat in range(signed(v.seats)):
        if seat == v.viewer or v.phase == OVER:
            for slot in range(SLOTS):
                card = signed(v.row[seat, slot])
                out.seen[seat, slot] = UNKNOWN if card == GAP else card
                out.changed[seat, slot] = 0


@inline
def remember(v: Any, at: int, out: Any) -> None:
    """Take in one entry of the log."""
    action, seat, shown = entry(v, at)
    if is_attack(action):
        other = seat_attacked(action)
        show(v, out, seat, slot_attacking(action), shown & 15)
        show(v, out, other, slot_attacked(action), shown >> 4)
        lost = slot_lost(v, at, seat)
        if lost != STAYS:
            forget(v, out, seat, lost)
        lost = slot_lost(v, at, other)
        if lost != STAYS:
            forget(v, out, other, lost)
    elif action == SHOW_MONK:
        show(v, out, seat, shown, MONK)
    elif is_fill(action):
        forget(v, out, seat, shown)
    elif is_trade(action):
        doubt(v, out, seat, slot_traded(action))
    elif is_swap(action):
        pair = pair_picked_up(action)
        doubt(v, out, seat, SLOT_PAIR[pair, 0])
        doubt(v, out, seat, SLOT_PAIR[pair, 1])
    elif is_peek(action):
        peek(v, out, seat, shown >> 4, action - PEEK, shown & 15)


@inline
def show(v: Any, out: Any, seat: int, slot: int, card: int) -> None:
    """A card was open to all."""
    out.seen[seat, slot] = card
    out.changed[seat, slot] = 0
    if seat == v.viewer:
        out.exposed[slot] = ((1 << signed(v.seats)) - 1) ^ (1 << seat)


@inline
def peek(v: Any, out: Any, peeker: int, seat: int, slot: int, card: int) -> None:
    """One player looked at a card of another."""
    if peeker == v.viewer:
        out.seen[seat, slot] = card
        out.changed[seat, slot] = 0
    if seat == v.viewer:
        out.exposed[slot] |= 1 << peeker


@inline
def doubt(v: Any, out: Any, seat: int, slot: int) -> None:
    """A card may have been changed by its owner."""
    out.changed[seat, slot] = out.seen[seat, slot] != UNKNOWN
    if seat == v.viewer:
        out.exposed[slot] = 0


@inline
def forget(v: Any, out: Any, seat: int, slot: int) -> None:
    """Nothing was seen of what lies there."""
    out.seen[seat, slot] = UNKNOWN
    out.changed[seat, slot] = 0
    if seat == v.viewer:
        out.exposed[slot] = 0
