"""A seat's view of a position, as a record and as numbers."""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import inline, jit
from tatami.engine.state import copier
from tatami.games.tenno.cards import SEATS, SLOTS
from tatami.games.tenno.log import (
    entry,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    slot_traded,
)
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import (
    FILL_MASKED,
    GAP,
    OVER,
    RESPONDING,
    STATE,
    SWAP_MASKED,
    TRADE_MASKED,
    UNKNOWN,
)

copy_open = copier(STATE)


@jit
def view(s: Any, seat: int, v: Any) -> None:
    """Copy the seat's information into a blank record; when the game is over, everything."""
    copy_open(s, v)
    v.viewer = seat
    if s.phase == OVER:
        copy_secrets(s, v)
        return
    for owner in range(SEATS):
        for slot in range(SLOTS):
            known = owner == seat or s.row[owner, slot] == GAP
            v.row[owner, slot] = s.row[owner, slot] if known else UNKNOWN
    if s.phase == RESPONDING:
        copy_fight(s, v)
    if seat >= 0:
        v.hand[seat] = s.hand[seat]
    for at in range(signed(s.log_length)):
        copy_entry(s, at, seat, v)


@inline
def copy_secrets(s: Any, v: Any) -> None:
    """Copy all the rest: rows, hands, and the secrets of the log."""
    for seat in range(SEATS):
        v.hand[seat] = s.hand[seat]
        for slot in range(SLOTS):
            v.row[seat, slot] = s.row[seat, slot]
    for at in range(signed(s.log_length)):
        v.log_action[at] = s.log_action[at]
        v.log_shown[at] = s.log_shown[at]


@inline
def copy_fight(s: Any, v: Any) -> None:
    """Copy the two cards that lie open while a response is asked."""
    fight = signed(s.fights) - 1
    target = signed(s.target[fight])
    v.row[s.attacker, s.slot[fight]] = s.row[s.attacker, s.slot[fight]]
    v.row[target // SLOTS, target % SLOTS] = s.row[target // SLOTS, target % SLOTS]


@inline
def copy_entry(s: Any, at: int, seat: int, v: Any) -> None:
    """Copy an entry of the log: cards laid are their owner's secret, peeks the peeker's and the owner's."""
    action, who, shown = entry(s, at)
    if is_peek(action):
        if who != seat and shown >> 4 != seat:
            shown = (shown >> 4) * 16 + UNKNOWN
    elif who != seat:
        if is_fill(action):
            action = FILL_MASKED
        elif is_trade(action):
            action = TRADE_MASKED + slot_traded(action)
        elif is_swap(action):
            action = SWAP_MASKED + pair_picked_up(action)
    v.log_action[at] = action
    v.log_shown[at] = shown
