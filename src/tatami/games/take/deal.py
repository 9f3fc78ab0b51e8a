"""Deal TA-KE anew inside compiled code, for simulations; fair deals come from `notation`."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.engine.rng import below
from tatami.games.take.cards import CHIPS, SPACES, STACK


@jit
def deal(s: Any, rng: Any) -> None:
    """Draw start seat and stacks at random into a start position."""
    s.start = below(rng, 2)
    s.to_move = s.start
    s.score[s.start] = 0
    s.score[1 - s.start] = s.komi
    high: Any = (CHIPS - np.int64(s.taken)) // SPACES  # chips in a stack, and of a character
    fill_bag(s, high, rng)
    while not pile_up(s, high):  # R1
        fill_bag(s, high, rng)
    for place in range(CHIPS):
        s.chips[place // STACK, STACK + place % STACK] = 0


@inline
def fill_bag(s: Any, high: int, rng: Any) -> None:
    """Shuffle all chips into a bag: the levels above the stacks, which a deal leaves empty."""
    chip = 0
    for character in range(SPACES):
        for _ in range(high):
            place = below(rng, chip + 1)
            moved = s.chips[place // STACK, STACK + place % STACK]
            s.chips[chip // STACK, STACK + chip % STACK] = moved
            s.chips[place // STACK, STACK + place % STACK] = character
            chip += 1


@inline
def pile_up(s: Any, high: int) -> bool:
    """Draw the chips by the table procedure; False if one finds no space."""
    for space in range(SPACES):
        s.height[space] = 0
    first = 0  # the first space that is not full
    for place in range(SPACES * high):
        chip = s.chips[place // STACK, STACK + place % STACK]
        space = first
        while space < SPACES and not takes_chip(s, space, chip, high):
            space += 1
        if space == SPACES:
            return False
        s.chips[space, s.height[space]] = chip
        s.height[space] += 1
        while first < SPACES and s.height[first] == high:
            first += 1
    return True


@inline
def takes_chip(s: Any, space: int, chip: int, high: int) -> bool:
    """Whether a space has room for a chip that would not be the third of its kind in a row."""
    level = s.height[space]
    if level == high:
        return False
    return level < 2 or s.chips[space, level - 1] != chip or s.chips[space, level - 2] != chip
