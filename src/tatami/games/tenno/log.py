"""Reading the log of a position or a view: cards seen, laid and touched since the set-up."""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import inline
from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.position import attacker_leaves, defender_leaves, outcome, signed
from tatami.games.tenno.state import (
    ATTACK,
    FILL,
    FILL_MASKED,
    PEEK,
    PUT_BACK,
    RESPONDING,
    SHOW_MONK,
    SWAP,
    SWAP_MASKED,
    TARGETS,
    TRADE,
    TRADE_MASKED,
)

STAYS = -1  # no slot: the card stayed in its row


@inline
def entry(v: Any, at: int) -> tuple[Any, Any, Any]:
    """The action, the seat and the cards shown at an entry."""
    return signed(v.log_action[at]), signed(v.log_seat[at]), signed(v.log_shown[at])


@inline
def is_attack(action: int) -> bool:
    """Whether two cards fought."""
    return ATTACK <= action < SHOW_MONK


@inline
def is_fill(action: int) -> bool:
    """Whether a gap was filled."""
    return FILL <= action < TRADE or action == FILL_MASKED


@inline
def is_trade(action: int) -> bool:
    """Whether a row card was traded."""
    return TRADE <= action < SWAP or TRADE_MASKED <= action < SWAP_MASKED


@inline
def is_swap(action: int) -> bool:
    """Whether two row cards were picked up."""
    return SWAP <= action < PEEK or action >= SWAP_MASKED


@inline
def is_peek(action: int) -> bool:
    """Whether a card was looked at."""
    return PEEK <= action < PEEK + SLOTS


@inline
def slot_traded(action: int) -> int:
    """The slot of a trade, masked or not."""
    return action - TRADE_MASKED if action >= TRADE_MASKED else (action - TRADE) // CARDS


@inline
def pair_picked_up(action: int) -> int:
    """The pair of slots picked up, masked or not, swapped or not."""
    if action >= SWAP_MASKED:
        return action - SWAP_MASKED
    return action - SWAP if action < PUT_BACK else action - PUT_BACK


@inline
def slot_attacking(action: int) -> int:
    """The slot that attacked."""
    return (action - ATTACK) // TARGETS


@inline
def seat_attacked(action: int) -> int:
    """The seat that was attacked."""
    return (action - ATTACK) % TARGETS // SLOTS


@inline
def slot_attacked(action: int) -> int:
    """The slot that was attacked."""
    return (action - ATTACK) % SLOTS


@inline
def result_at(v: Any, at: int) -> int:
    """The outcome of the attack at an entry of the log."""
    _, _, shown = entry(v, at)
    monk = at + 1 < v.log_length and v.log_action[at + 1] == SHOW_MONK
    return outcome(shown & 15, shown >> 4, monk)


@inline
def fought_out(v: Any, at: int) -> bool:
    """Whether the attack at an entry is decided; the last one waits while a response is asked."""
    return v.phase != RESPONDING or at + 1 < v.log_length


@inline
def slot_lost(v: Any, at: int, seat: int) -> int:
    """The slot out of which a seat lost its card in the attack at an entry, or STAYS."""
    action, who, shown = entry(v, at)
    if fought_out(v, at):
        if who == seat:
            if attacker_leaves(shown & 15, result_at(v, at)):
                return slot_attacking(action)
        elif seat_attacked(action) == seat and defender_leaves(shown >> 4, result_at(v, at)):
            return slot_attacked(action)
    return STAYS
