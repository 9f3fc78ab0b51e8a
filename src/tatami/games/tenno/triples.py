"""Triples: the three slots of a row, a card or GAP each, in four bits each, slot 1 lowest."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, bit
from tatami.engine.jit import inline
from tatami.games.tenno.cards import ALL_CARDS, CARDS, SLOTS
from tatami.games.tenno.state import FARMER_ORDER, SLOT_PAIR

FITTING = CARDS * (CARDS - 1) * (CARDS - 2)  # how many have three different cards
BASE = CARDS + 1
TRIPLES = BASE**SLOTS  # how many numbers they have, see `number`

# The triples of the set-up, by order of the Farmers.
SET_UP_TRIPLE = np.array(
    [sum(int(card) << 4 * slot for slot, card in enumerate(row)) for row in FARMER_ORDER], dtype=np.int64
)


@inline
def card_in(triple: int, slot: int) -> int:
    """The card in a slot, or GAP."""
    return (triple >> (4 * slot)) & 15


@inline
def with_card(triple: int, slot: int, card: int) -> int:
    """The triple with another card in a slot."""
    return triple ^ ((card_in(triple, slot) ^ card) << (4 * slot))


@inline
def swapped(triple: int, pair: int) -> int:
    """The triple with two slots swapped."""
    one, other = SLOT_PAIR[pair, 0], SLOT_PAIR[pair, 1]
    card = card_in(triple, one)
    return with_card(with_card(triple, one, card_in(triple, other)), other, card)


@inline
def number(triple: int) -> int:
    """Where a triple stands in tables of all of them."""
    return ((triple & 15) * BASE + ((triple >> 4) & 15)) * BASE + (triple >> 8)


@inline
def members(triple: int) -> np.uint64:
    """The cards of a triple as bits; bit GAP for gaps."""
    return bit(triple & 15) | bit((triple >> 4) & 15) | bit(triple >> 8)


@inline
def lay_out(s: Any, seat: int, triple: int) -> None:
    """Lay a triple into a seat's row."""
    for slot in range(SLOTS):
        s.row[seat, slot] = card_in(triple, slot)


@inline
def hold_rest(s: Any, seat: int) -> None:
    """Put those of a seat's cards that are still in play and not in its row into its hand."""
    in_row = ZERO
    for slot in range(SLOTS):
        in_row |= bit(s.row[seat, slot])
    s.hand[seat] = np.uint64(ALL_CARDS) & ~np.uint64(s.left[seat]) & ~in_row
