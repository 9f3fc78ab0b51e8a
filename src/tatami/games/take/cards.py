"""The pieces of TA-KE: characters, spaces, fields and what they count."""

from __future__ import annotations

from enum import IntEnum

SEATS = 2
SPACES = 5
CHIPS_PER_CHARACTER = 7
CHIPS = 35
STACK = 7  # chips in a dealt stack
ALIKE = 2  # equal chips that a deal lays on one another, at most
TALLEST = 14  # seven dealt, and each of the seven Geisha chips can add one


class Character(IntEnum):
    """The five characters in board order; also the character printed on each space."""

    SAMURAI = 0
    DAIMYO = 1
    RONIN = 2
    GEISHA = 3
    NINJA = 4


SAMURAI, DAIMYO, RONIN, GEISHA, NINJA = (int(c) for c in Character)
LETTERS = "sdrgn"  # one letter per character
SPACE_LETTERS = "abcde"
COLUMNS = (DAIMYO, RONIN, GEISHA, NINJA)  # the columns of a courtyard

BOTTOM, MIDDLE, TOP = 2, 1, 1  # influence of a chip by field (R8); TOP: a Samurai over the column

assert len(LETTERS) == len(Character) == SPACES
assert CHIPS == CHIPS_PER_CHARACTER * len(Character) == STACK * SPACES
