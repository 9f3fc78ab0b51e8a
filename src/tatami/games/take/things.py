"""Names and ids of the things on a TA-KE table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from tatami.engine.table import Message, Piece
from tatami.games.take.cards import BOTTOM, MIDDLE, NINJA, SPACE_LETTERS, TOP, Character

_NAMES = tuple(character.name.lower() for character in Character)
_CHIPS = tuple(Piece(kind, Message("piece", {"kind": kind})) for kind in _NAMES)
LEVELS = ("top", "middle", "bottom")  # of a column
GHOST = Piece("ghost", Message("piece", {"kind": "ghost"}))


def name(character: Any) -> str:
    """A character's name, as ids and messages use it."""
    return _NAMES[int(character)]


def letter(space: Any) -> str:
    """A space's letter."""
    return SPACE_LETTERS[int(space)]


def chip(character: Any) -> Piece:
    """A chip of a character."""
    return _CHIPS[int(character)]


@cache
def lying(ninja_bottom: int, character: int, level: str) -> Piece:
    """A chip on a field of a courtyard, marked with the influence it gives there."""
    bottom = ninja_bottom if character == NINJA else BOTTOM  # R8
    influence = {"bottom": bottom, "middle": MIDDLE, "top": TOP}[level]
    return replace(chip(character), marks={"influence": influence})


def tops(v: Any) -> list[int]:
    """What each space shows: its top chip, or the printed character when it is empty."""
    rows = zip(v.chips.tolist(), v.height.tolist(), strict=True)
    return [chips[height - 1] if height else space for space, (chips, height) in enumerate(rows)]


@cache
def hall(space: int) -> str:
    """The id of a space of the audience hall."""
    return f"hall/{letter(space)}"


@cache
def field(seat: int, column: int, level: str) -> str:
    """The id of a field of a courtyard."""
    return f"seat/{seat + 1}/courtyard/{name(column)}/{level}"
