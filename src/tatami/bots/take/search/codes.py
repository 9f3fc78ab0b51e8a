"""A whole turn of TA-KE as one number, its *code*, and the actions it stands for.

From the lowest bit: space taken from (3), column of a taken Samurai or 0 (3), own Daimyo, Ronin and Geisha
pushed (3), character of the chip that the Ninja pushes or 0 (3), path through the halls (18), row of Samurai
before the taken one is placed (12).
"""

from __future__ import annotations

from typing import Any

from tatami.bots.take.search.halls import CHIP_MOVED, MOVES
from tatami.bots.take.search.rows import shift, shifts
from tatami.engine.jit import inline
from tatami.games.take.cards import DAIMYO, GEISHA, RONIN
from tatami.games.take.state import (
    NINJA_GEISHA,
    NINJA_RONIN,
    PUSH_DAIMYO,
    PUSH_GEISHA,
    PUSH_RONIN,
    REDISTRIBUTE,
    TAKE,
    TAKE_SAMURAI,
    USE_DAIMYO,
    USE_GEISHA,
    USE_RONIN,
)

TURN_LENGTH = 12  # most actions of a turn, and one more; unused places hold -1


@inline
def encode(space: Any, column: int, own: int, target: int, path: Any, row: int) -> Any:
    """The code of a turn; `row` is how the Samurai stand after it."""
    before = row - (1 << 3 * (column - 1)) if column > 0 else row
    return space | column << 3 | own << 6 | target << 9 | path << 12 | before << 30


@inline
def unfold(s: Any, code: int, actions: Any) -> int:
    """Write the actions of a turn, filled up with -1, and return how many there are."""
    for place in range(TURN_LENGTH):
        actions[place] = -1
    own, target, row = code >> 6 & 7, code >> 9 & 7, code >> 30
    repeats = s.ninja_repeats == 1
    n = 0
    if s.phase == REDISTRIBUTE:
        n = shift(s, row, 0, s.moves_left, actions, n)
    if own & 1:
        actions[n] = USE_DAIMYO
        n = shift(s, row, shifts(actions, n), 3, actions, n + 1)
    digits = code >> 12 & (1 << 18) - 1
    ghost_moves, chip_moves = _moves(digits, False), _moves(digits, True)
    if target == DAIMYO:
        actions[n] = PUSH_DAIMYO
        n += 1
        if repeats or (own & 1 == 0 and s.carried >> DAIMYO & 1 == 0):
            n = shift(s, row, shifts(actions, n), 3, actions, n)
    elif target == RONIN and ghost_moves == own >> 1 & 1:
        actions[n] = PUSH_RONIN
        n += 1
    elif target == GEISHA and chip_moves == own >> 2 & 1:
        actions[n] = PUSH_GEISHA
        n += 1
    own_ghost, own_chip = own >> 1 & 1, own >> 2 & 1  # still to act
    for place in range(2, -1, -1):
        digit = digits >> 6 * place & MOVES - 1
        if digit >= CHIP_MOVED:
            actions[n] = (USE_GEISHA if own_chip else NINJA_GEISHA) + digit - CHIP_MOVED
            own_chip = 0
            n += 1
        elif digit > 0:
            actions[n] = (USE_RONIN if own_ghost else NINJA_RONIN) + digit - 1
            own_ghost = 0
            n += 1
    space, column = code & 7, code >> 3 & 7
    actions[n] = TAKE_SAMURAI + 4 * space + column - 1 if column > 0 else TAKE + space
    return n + 1


@inline
def _moves(digits: int, of_chips: bool) -> int:
    """How many moves of ghosts, or of chips, a path has."""
    n = 0
    for place in range(3):
        digit = digits >> 6 * place & MOVES - 1
        n += digit > 0 and (digit >= CHIP_MOVED) == of_chips
    return n
