"""Names and ids of the things on a TA-KE table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from tatami.engine.table import Message, Piece
from tatami.games.take.cards import BOTTOM, MIDDLE, NINJA, SPACE_LETTERS, TOP, Character

_NAMES = tuple(character.name.lower() for character in Character)
_CHIPS = tuple(Piece(kind, Message("piece", {"kind": kind})) for kind in _NAMES)
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


def lying(v: Any, character: Any, level: str) -> Piece:
    """A chip on a field of a courtyard, marked with the influence it gives there."""
    bottom = int(v.ninja_bottom) if character == NINJA else BOTTOM  # R8
    return _giving(int(character), {"bottom": bottom, "middle": MIDDLE, "top": TOP}[level])


@cache
def _giving(character: int, influence: int) -> Piece:
    return replace(chip(character), marks={"influence": influence})


def hall(space: Any) -> str:
    """The id of a space of the audience hall."""
    return f"hall/{letter(space)}"


def field(seat: int, column: Any, level: str) -> str:
    """The id of a field of a courtyard."""
    return f"seat/{seat + 1}/courtyard/{name(column)}/{level}"
