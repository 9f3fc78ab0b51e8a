"""An action number of TA-KE decoded, for code that explains it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tatami.games.take.cards import DAIMYO, GEISHA, RONIN, SPACES
from tatami.games.take.state import (
    COLUMN_PAIR,
    FINISH,
    NINJA_GEISHA,
    NINJA_RONIN,
    PAIRS,
    PUSH_DAIMYO,
    PUSH_GEISHA,
    PUSH_RONIN,
    SHIFT,
    SPACE_PAIR,
    TAKE_SAMURAI,
    USE_DAIMYO,
    USE_GEISHA,
    USE_RONIN,
)

NONE = -1


@dataclass(frozen=True, slots=True)
class Move:
    """A decoded action; spaces and columns are numbers, NONE where there is none."""

    kind: str
    source: int = NONE  # space
    target: int = NONE  # space
    column: int = NONE
    column_to: int = NONE
    character: int = NONE  # whose ability


@cache
def read(action: int) -> Move:
    """Take an action number apart."""
    if action < TAKE_SAMURAI:
        return Move("take", source=action)
    if action < USE_DAIMYO:
        index = action - TAKE_SAMURAI
        return Move("take-samurai", source=index >> 2, column=(index & 3) + 1)
    if action == USE_DAIMYO:
        return Move("daimyo", character=DAIMYO)
    if action < FINISH:
        column, column_to = COLUMN_PAIR[action - SHIFT].tolist()
        return Move("shift", column=column, column_to=column_to)
    if action == FINISH:
        return Move("finish")
    if action < USE_GEISHA:
        return _ghost_move("ronin", action - USE_RONIN)
    if action < PUSH_DAIMYO:
        return _chip_move("geisha", action - USE_GEISHA)
    if action == PUSH_DAIMYO:
        return Move("ninja-daimyo", character=DAIMYO)
    if action == PUSH_RONIN:
        return Move("ninja-ronin-push", character=RONIN)
    if action < PUSH_GEISHA:
        return _ghost_move("ninja-ronin", action - NINJA_RONIN)
    if action == PUSH_GEISHA:
        return Move("ninja-geisha-push", character=GEISHA)
    return _chip_move("ninja-geisha", action - NINJA_GEISHA)


def _ghost_move(kind: str, move: int) -> Move:
    if move < PAIRS:
        source, target = SPACE_PAIR[move].tolist()
        return Move(kind, source=source, target=target, character=RONIN)
    if move < PAIRS + SPACES:
        return Move(f"{kind}-away", source=move - PAIRS, character=RONIN)
    return Move(f"{kind}-place", target=move - PAIRS - SPACES, character=RONIN)


def _chip_move(kind: str, pair: int) -> Move:
    source, target = SPACE_PAIR[pair].tolist()
    return Move(kind, source=source, target=target, character=GEISHA)
