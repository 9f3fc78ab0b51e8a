"""Legal moves of TA-KE by sets of spaces, worked out once: bit i of a set of spaces is space i."""

from __future__ import annotations

import numpy as np

from tatami.games.take.cards import SAMURAI, SPACES
from tatami.games.take.state import PAIRS, SPACE_PAIR, TAKE, TAKE_SAMURAI

_SETS = range(1 << SPACES)


def _takes(space: int, character: int) -> int:
    """The takes of a space by its top chip; a Samurai can go to four columns."""
    return 0b1111 << TAKE_SAMURAI + 4 * space if character == SAMURAI else 1 << TAKE + space


def _ghost_moves(ghosts: int, ready: int) -> int:
    """The Ronin's moves after which a chip can be taken (R2)."""
    moves = {}
    for index, (source, target) in enumerate(SPACE_PAIR.tolist()):
        moves[index] = 1 << source, 1 << target
    for space in range(SPACES):
        moves[PAIRS + space] = 1 << space, 0
        moves[PAIRS + SPACES + space] = 0, 1 << space
    legal = 0
    for index, (source, target) in moves.items():
        after = ghosts & ~source | target
        if ghosts & source == source and not ghosts & target and ready & ~after:
            legal |= 1 << index
    return legal


def _chip_moves(ghosts: int, tall: int) -> int:
    """The Geisha's moves; what a move uncovers can always be taken, so R2 never forbids one."""
    legal = 0
    for index, (source, target) in enumerate(SPACE_PAIR.tolist()):
        if not (ghosts >> source | ghosts >> target) & 1 and tall >> source & 1:
            legal |= 1 << index
    return legal


# By space and top chip.
TAKES = np.array([[_takes(s, c) for c in range(5)] for s in range(SPACES)], dtype=np.uint64)
# By the set of spaces with a ghost, and of those whose top chip could be taken but for it.
GHOST_MOVES_BY = np.array([[_ghost_moves(g, r) for r in _SETS] for g in _SETS], dtype=np.uint64)
# By the set of spaces with a ghost, and of those with two chips or more.
CHIP_MOVES_BY = np.array([[_chip_moves(g, t) for t in _SETS] for g in _SETS], dtype=np.uint64)
