"""The cards of TENNO: everybody has the same eleven."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

FEWEST_SEATS, SEATS = 2, 7  # players at a table, at least and at most
SLOTS = 3  # cards in a row


class Card(IntEnum):
    """The cards of a set, weakest first, the Geisha last."""

    FARMER_1 = 0
    FARMER_2 = 1
    FARMER_3 = 2
    NINJA = 3
    MONK = 4
    RONIN = 5
    SAMURAI_7 = 6
    SAMURAI_8 = 7
    DAIMYO = 8
    SHOGUN = 9
    GEISHA = 10


# One row per card: letter, value.
SET = (
    ("1", 1),
    ("2", 2),
    ("3", 3),
    ("N", 4),  # R7: 4 in a prison too
    ("M", 5),
    ("R", 6),
    ("7", 7),
    ("8", 8),
    ("D", 9),
    ("S", 10),
    ("G", 0),  # R13
)
LETTERS = "".join(letter for letter, _ in SET)
VALUE = np.array([value for _, value in SET], dtype=np.int64)

CARDS = 11
SET_VALUE = 55  # all values of a set together
NINJA, MONK, RONIN = int(Card.NINJA), int(Card.MONK), int(Card.RONIN)
SHOGUN, GEISHA = int(Card.SHOGUN), int(Card.GEISHA)
NINJA_ATTACKING = 8  # strength of the Ninja when attacking
MONK_HELP = 2  # the Monk's bonus for another attacked card of its row

ALL_CARDS = (1 << CARDS) - 1  # a whole set as bits
FARMERS = 0b111  # the three Farmers as bits

assert len(SET) == len(Card) == CARDS == len(set(LETTERS))
assert int(VALUE.sum()) == SET_VALUE
