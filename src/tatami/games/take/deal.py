"""Deal TA-KE anew inside compiled code, for simulations; fair deals come from `notation`."""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import inline, jit
from tatami.engine.rng import below
from tatami.games.take.cards import CHIPS, CHIPS_PER_CHARACTER, SPACES, STACK

# A bag is a number: four bits for each character, how many of its chips are left in it.
FULL_BAG = sum(CHIPS_PER_CHARACTER << 4 * character for character in range(5))


@jit
def deal(s: Any, rng: Any) -> None:
    """Draw start seat and stacks at random into a start position."""
    s.start = below(rng, 2)
    s.to_move = s.start
    s.score[s.start] = 0
    s.score[1 - s.start] = s.komi
    while not pile_up(s, rng):  # R1
        pass


@inline
def pile_up(s: Any, rng: Any) -> bool:
    """Draw all chips by the table procedure; False if one finds no space."""
    s.height[:] = 0
    bag = FULL_BAG
    for left in range(CHIPS, 0, -1):
        pick = below(rng, left)
        chip = 0
        while pick >= bag >> 4 * chip & 15:
            pick -= bag >> 4 * chip & 15
            chip += 1
        bag -= 1 << 4 * chip
        space = 0
        while space < SPACES and not takes_chip(s, space, chip):
            space += 1
        if space == SPACES:
            return False
        s.chips[space, s.height[space]] = chip
        s.height[space] += 1
    return True


@inline
def takes_chip(s: Any, space: int, chip: int) -> bool:
    """Whether a space has room for a chip that would not be the third of its kind in a row."""
    level = s.height[space]
    if level == STACK:
        return False
    return level < 2 or s.chips[space, level - 1] != chip or s.chips[space, level - 2] != chip
