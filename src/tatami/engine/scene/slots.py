"""Slots: the variable parts of a declared message, piece, action or preview, filled from numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Values = Sequence[Any] | Callable[[Mapping[str, Any], int], Sequence[Any]]  # fixed, or by options and seats


class Slot:
    """A part filled from numbers."""


@dataclass(frozen=True)
class Plain(Slot):
    """A number, a boolean, a seat, a place or count, or the number of a form followed by its slots."""

    kind: str


NUMBER, FLAG, SEAT = Plain("number"), Plain("flag"), Plain("seat")  # a seat is numbered from 1
SPOT = Plain("spot")  # the id of a place or count
MESSAGE, PIECE = Plain("message"), Plain("piece")  # -1 for none
PREVIEW = Plain("preview")  # one of several previews


@dataclass(frozen=True, eq=False)
class Choice(Slot):
    """One number: the index of a value, such as a name or a message without slots."""

    values: Values


@dataclass(frozen=True, eq=False)
class Args(Slot):
    """One number: the index of a group of arguments that a message takes together."""

    values: Values


@dataclass(frozen=True, eq=False)
class ByMover(Slot):
    """No number: the value for the seat to move, by seat."""

    values: tuple[Any, ...]


@dataclass(frozen=True)
class Same(Slot):
    """No number: the value of an earlier slot of the same form, by its index."""

    index: int


@dataclass(frozen=True, eq=False)
class List(Slot):
    """A length, then the slots of each item; an item is a slot, or a dict or message with slots."""

    of: Any


@dataclass(frozen=True, eq=False)
class Map(Slot):
    """A length, then a key and a value for each item."""

    key: Slot
    value: Slot


@dataclass(frozen=True, eq=False)
class Form(Slot):
    """A part with slots that several forms share."""

    of: Any
