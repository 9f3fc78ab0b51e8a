"""Names and ids of the things on a TENNO table."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.engine.scene import Message, Piece
from tatami.games.tenno.cards import CARDS, SLOTS, Card

_NAMES = tuple(card.name.lower().replace("_", "-") for card in Card)
_SIDES = ("left", "middle", "right")

HIDDEN = Piece("card", Message("card-down"), "down")
DISCARD = "discard"
TURN = "turn"
FULL, TABLE = "full", "table"  # how much a table remembers for its players (R11)

assert len(_SIDES) == SLOTS


def name(card: Any) -> str:
    """A card's name, as ids and messages use it."""
    return _NAMES[int(card)]


def side(slot: Any) -> str:
    """Where in a row a slot is, as messages use it."""
    return _SIDES[int(slot)]


@cache
def named(card: Any) -> Message:
    """A card's name in words."""
    return Message("card", {"card": name(card)})


@cache
def open_card(card: Any) -> Piece:
    """A card lying face up, or held by the viewer."""
    return Piece(name(card), named(card))


@cache
def fighting_card(card: Any, strength: int) -> Piece:
    """A card lying face up in a fight, with what it counts there."""
    return Piece(name(card), named(card), marks={"strength": strength})


def cards_in(bits: Any) -> list[int]:
    """The cards of a set given as bits."""
    return [card for card in range(CARDS) if int(bits) >> card & 1]


@cache
def row(seat: Any, slot: Any) -> str:
    """The id of a slot of a row."""
    return f"seat/{int(seat) + 1}/row/{int(slot) + 1}"


@cache
def hand(seat: Any) -> str:
    """The id of a hand."""
    return f"seat/{int(seat) + 1}/hand"


@cache
def prison(seat: Any) -> str:
    """The id of a prison."""
    return f"seat/{int(seat) + 1}/prison"
