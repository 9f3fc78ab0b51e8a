"""What a mind of Tenka Trick holds: what it cares for, and a small table to try things on.

The table's fields are named as those of a state, so that the rules of a battle and of the score work on
it as on a position.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline
from tatami.games.tenka.cards import CARDS, KINDS, MOST_SEATS
from tatami.games.tenka.rules import cards_points, kind_points
from tatami.games.tenka.state import DARK, LIGHT, number

MOST_SAMPLES = 24

MIND = np.dtype(
    (
        np.record,
        [
            ("samples", "u1"),  # guesses of the cards to come, 1 to 24
            ("general", "f8"),  # what holding the General's card is worth, in cards
            ("emperor", "f8"),  # what it costs to play the Emperor
            ("temples", "f8"),  # and Temples
            ("seats", "u1"),  # the table: as in a state
            ("leader", "i1", (1,)),  # of the battle that is tried, and so on
            ("side_up", "u1", (1,)),
            ("played", "u1", (1, MOST_SEATS)),
            ("strength", "u1", (2, CARDS)),
            ("faction", "u1", (CARDS,)),
            ("kind", "u1", (CARDS,)),
            ("kind_cards", "u8", (KINDS,)),
            ("pile", "u8", (MOST_SEATS,)),  # as they would be
            ("haul", "u1"),  # cards that may be confiscated from the General
            ("guesses", "u1", (MOST_SAMPLES, MOST_SEATS)),  # cards to come, by sample and seat; or NO_CARD
        ],
    )
)


@inline
def lay_out(mind: Any, s: Any) -> None:
    """Copy what is printed on the cards of this game."""
    mind.seats = s.seats
    for card in range(CARDS):
        mind.strength[LIGHT, card] = s.strength[LIGHT, card]
        mind.strength[DARK, card] = s.strength[DARK, card]
        mind.faction[card] = s.faction[card]
        mind.kind[card] = s.kind[card]
    for kind in range(KINDS):
        mind.kind_cards[kind] = s.kind_cards[kind]


@inline
def copy_battle(mind: Any, s: Any) -> None:
    """Copy the cards on the table."""
    mind.leader[0] = s.leader[s.battle]
    mind.side_up[0] = s.side_up[s.battle]
    for seat in range(MOST_SEATS):
        mind.played[0, seat] = s.played[s.battle, seat]


@inline
def copy_piles(mind: Any, s: Any) -> None:
    """Copy the piles."""
    for seat in range(MOST_SEATS):
        mind.pile[seat] = s.pile[seat]


@inline
def standing(mind: Any, seat: int) -> float:
    """A player's points less the mean of the others', as if the game ended with these piles."""
    seats = number(mind.seats)
    total = 0.0
    for other in range(seats):
        points = number(cards_points(mind, other))
        for kind in range(KINDS):
            points += kind_points(mind, other, kind)
        total += points if other == seat else -points / (seats - 1)
    return total
