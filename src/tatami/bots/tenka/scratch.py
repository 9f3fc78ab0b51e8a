"""The record of a Tenka Trick mind: its weights, and a small table to try things on.

The table's fields are named as those of a state, so that the rules of a battle and of the score work on
it as on a position.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline
from tatami.games.tenka.cards import CARDS, HAND, KINDS, MOST_BATTLES, MOST_SEATS, SEAT_COUNTS
from tatami.games.tenka.rules import cards_points, kinds_points
from tatami.games.tenka.state import DARK, LIGHT, number

MOST_SAMPLES = 24

# Signs of how a player stands, for the outlook.
SIGN_NAMES = (
    ("always", 1),  # 1
    ("ahead_of_best", 1),  # points ahead of the best other, in tens
    ("ahead_of_mean", 1),  # of the others' mean
    ("cards_ahead", 1),  # cards ahead of the best other, in tens
    ("general_after", MOST_SEATS),  # 1 for how many seats after this one the General sits
    ("best_is_general", 1),  # 1 if the best other is General
    ("haul_from_me", 1),  # cards the General may lose in an uprising, in tens: this player
    ("haul_from_best", 1),  # or the best other
    ("haul_from_other", 1),  # or somebody else
    ("emperor_held", 1),  # trumps in the own hand
    ("temples_held", 1),
    ("emperor_elsewhere", 1),  # and in the others'
    ("temples_elsewhere", 1),
    ("strength", 4),  # of the own hand by the side up, its share of strong cards; by the other side
    ("strength_elsewhere", 4),  # the others' mean
    ("kind_states", 7),  # kinds by how the race stands
)
SIGNS = sum(size for _, size in SIGN_NAMES)
(
    ALWAYS,
    AHEAD_OF_BEST,
    AHEAD_OF_MEAN,
    CARDS_AHEAD,
    GENERAL_AFTER,
    BEST_IS_GENERAL,
    HAUL_FROM_ME,
    HAUL_FROM_BEST,
    HAUL_FROM_OTHER,
    EMPEROR_HELD,
    TEMPLES_HELD,
    EMPEROR_ELSEWHERE,
    TEMPLES_ELSEWHERE,
    STRENGTH,
    STRENGTH_ELSEWHERE,
    KIND_STATES,
) = (sum(size for _, size in SIGN_NAMES[:index]) for index in range(len(SIGN_NAMES)))

HEADS = 2  # outputs of an outlook: utility and points
ROWS = MOST_BATTLES - HAND  # battles left while cards are drawn, but for the first battle
OUTLOOK = (len(SEAT_COUNTS), ROWS, HEADS, SIGNS)  # by seats, battles left

MIND = np.dtype(
    (
        np.record,
        [
            ("samples", "u1"),  # guesses of the cards to come, 1 to 24
            ("careless", "f8"),  # how often it takes any choice without a thought, 0 to 1
            ("general", "f8"),  # the value of holding the General's card, in cards
            ("emperor", "f8"),  # the cost of playing the Emperor
            ("temples", "f8"),  # and Temples
            ("has_outlook", "u1"),  # 1 if it looks ahead by one
            ("outlook", "f4", OUTLOOK),  # weights of signs
            ("began", "u1"),  # the battle in which it began to watch
            ("points", "u1", (MOST_SEATS,)),  # for the piles as they are, without the General's card
            ("held", "f8", (MOST_SEATS, 4)),  # strengths in hands: see the signs
            ("signs", "f8", (SIGNS,)),  # of the player looked at
            ("version", "u1"),  # the table: as in a state
            ("seats", "u1"),
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
    """Copy the printed values of this game's cards."""
    mind.version = s.version
    mind.seats = s.seats
    mind.began = s.battle
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
        points = cards_points(mind, other) + kinds_points(mind, other)
        total += points if other == seat else -points / (seats - 1)
    return total
