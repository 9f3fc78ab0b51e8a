"""An action number of TENNO decoded, for code that explains it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.state import (
    ATTACK,
    FARMER_ORDER,
    FILL,
    FILL_MASKED,
    PASS,
    PEEK,
    PUT_BACK,
    SET_UP_MASKED,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    SWAP_MASKED,
    TARGETS,
    TRADE,
    TRADE_MASKED,
)

NONE = -1


@dataclass(frozen=True, slots=True)
class Move:
    """A decoded action; seats, slots and cards are numbers, NONE where there is none or it is secret."""

    kind: str
    slot: int = NONE  # own slot; of a peek the attacker's
    other_slot: int = NONE  # the second slot picked up
    seat: int = NONE  # seat attacked
    aim: int = NONE  # slot attacked
    card: int = NONE  # card laid
    cards: tuple[int, ...] = ()  # the row laid at the set-up


@cache
def read(action: int) -> Move:
    """Take an action number apart, masked ones included."""
    if action < ATTACK:
        return Move("set-up", cards=tuple(FARMER_ORDER[action].tolist()))
    if action < SHOW_MONK:
        slot, target = divmod(action - ATTACK, TARGETS)
        return Move("attack", slot=slot, seat=target // SLOTS, aim=target % SLOTS)
    if action == SHOW_MONK:
        return Move("monk")
    if action == PASS:
        return Move("pass")
    if action < TRADE:
        return Move("fill", card=action - FILL)
    if action < SWAP:
        slot, card = divmod(action - TRADE, CARDS)
        return Move("trade", slot=slot, card=card)
    if action < PUT_BACK:
        return _pair("swap", action - SWAP)
    if action < PEEK:
        return _pair("put-back", action - PUT_BACK)
    if action < SET_UP_MASKED:
        return Move("peek", slot=action - PEEK)
    return _read_masked(action)


def _read_masked(action: int) -> Move:
    if action == SET_UP_MASKED:
        return Move("set-up", cards=(NONE,) * SLOTS)
    if action == FILL_MASKED:
        return Move("fill")
    if action < SWAP_MASKED:
        return Move("trade", slot=action - TRADE_MASKED)
    return _pair("pick-up", action - SWAP_MASKED)


def _pair(kind: str, pair: int) -> Move:
    slot, other_slot = SLOT_PAIR[pair].tolist()
    return Move(kind, slot=slot, other_slot=other_slot)
