"""The position of a game of TA-KE as one record, and its actions as one range of numbers."""

from __future__ import annotations

import numpy as np

from tatami.engine.state import HEAD, Field, record
from tatami.games.take.cards import SPACES, TALLEST

TURN, REDISTRIBUTE, OVER = 0, 1, 2  # phases
NOWHERE = 255  # no resting chip

STATE = record(
    *HEAD,  # two seats; phases TURN, REDISTRIBUTE, OVER
    Field("start", "u1"),  # the start seat, 0 or 1
    Field("ninja_repeats", "u1"),  # option: 1 drops R3
    Field("ninja_bottom", "u1"),  # option: influence of the Ninja's bottom field, 1 or 2 (R8)
    Field("komi", "u1"),  # option: points the second player began with (R11)
    Field("chips", "u1", (SPACES, TALLEST)),  # character by space and level, bottom first
    Field("height", "u1", (SPACES,)),  # chips on the space, 0 to 14
    Field("ghost", "u1", (SPACES,)),  # 1 where a ghost sits
    Field("bottom", "u1", (2, 5)),  # chips on the bottom fields by seat and character
    Field("middle", "u1", (2, 5)),  # chips on the middle fields
    Field("samurai", "u1", (2, 5)),  # Samurai by seat and column (1 to 4)
    Field("score", "i2", (2,)),  # points so far, komi included
    Field("taken", "u1"),  # chips taken so far, 0 to 35
    Field("used", "u1"),  # abilities used this turn by the own chip: bit = character
    Field("carried", "u1"),  # abilities carried out this turn (R3): bit = character
    Field("moves_left", "u1"),  # Samurai moves left in a redistribution, 0 to 3
    Field("resting", "u1", (2,)),  # chips moved this turn as space * 16 + level, or NOWHERE
)

# Actions, each range declared once.
PAIRS = SPACES * (SPACES - 1)  # ordered pairs of different spaces
TAKE = 0  # + space
TAKE_SAMURAI = TAKE + SPACES  # + space * 4 + column - 1
USE_DAIMYO = TAKE_SAMURAI + SPACES * 4
SHIFT = USE_DAIMYO + 1  # + pair of columns, see COLUMN_PAIR
FINISH = SHIFT + 12
USE_RONIN = FINISH + 1  # + ghost move: pair of spaces, 20 + space to supply, 25 + supply to space
GHOST_MOVES = PAIRS + 2 * SPACES
USE_GEISHA = USE_RONIN + GHOST_MOVES  # + pair of spaces
PUSH_DAIMYO = USE_GEISHA + PAIRS
PUSH_RONIN = PUSH_DAIMYO + 1  # without acting
NINJA_RONIN = PUSH_RONIN + 1  # + ghost move
PUSH_GEISHA = NINJA_RONIN + GHOST_MOVES  # without acting
NINJA_GEISHA = PUSH_GEISHA + 1  # + pair of spaces
ACTIONS = NINJA_GEISHA + PAIRS

assert ACTIONS == 142

# Ordered pairs (from, to) of different spaces and of different columns.
SPACE_PAIR = np.array([(a, b) for a in range(5) for b in range(5) if a != b], dtype=np.uint8)
COLUMN_PAIR = np.array([(a, b) for a in range(1, 5) for b in range(1, 5) if a != b], dtype=np.uint8)
