"""The deal of TA-KE, and the same inside compiled code for simulations."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.deal import Deal, Pieces, Stacks, pile_up
from tatami.engine.jit import inline, jit
from tatami.engine.rng import below, start_seat
from tatami.games.take.cards import ALIKE, CHIPS, LETTERS, SPACES

DEAL = Deal(
    bag=tuple(Pieces(letter, number="chips") for letter in LETTERS),
    noun="chip",
    stacks=Stacks(SPACES, ALIKE),  # R1
)


@jit
def deal(s: Any, rng: Any, start: int) -> None:
    """Draw start seat, unless one is named, and stacks at random into a start position."""
    s.start = start_seat(rng, 2, start)
    s.to_move = s.start
    s.score[s.start] = 0
    s.score[1 - s.start] = s.komi
    high: Any = (CHIPS - np.int64(s.taken)) // SPACES  # chips in a stack, and of a character
    bag = np.empty(CHIPS, np.uint8)
    fill_bag(bag, high, rng)
    while not pile_up(bag, SPACES * high, s.chips, s.height, high, ALIKE):  # R1
        fill_bag(bag, high, rng)


@inline
def fill_bag(bag: Any, high: int, rng: Any) -> None:
    """Shuffle all chips into a bag."""
    chip = 0
    for character in range(SPACES):
        for _ in range(high):
            place = below(rng, chip + 1)
            bag[chip] = bag[place]
            bag[place] = character
            chip += 1
