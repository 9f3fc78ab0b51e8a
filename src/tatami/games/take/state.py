"""The position of a game of TA-KE as one record, and its actions as one range of numbers."""

from __future__ import annotations

import numpy as np

from tatami.games.take.cards import SPACES, TALLEST

TURN, REDISTRIBUTE, OVER = 0, 1, 2  # phases
NOWHERE = 255  # no resting chip

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "u1"),  # always 2
            ("to_move", "i1"),  # 0 or 1, -1 when the game is over
            ("phase", "u1"),  # TURN, REDISTRIBUTE, OVER
            ("viewer", "i1"),  # seat whose view this is, -1 spectator, -2 the state itself
            ("start", "u1"),  # the start seat, 0 or 1
            ("ninja_repeats", "u1"),  # option: 1 drops R3
            ("ninja_bottom", "u1"),  # option: influence of the Ninja's bottom field, 1 or 2 (R8)
            ("komi", "u1"),  # option: points the second player began with (R11)
            ("chips", "u1", (SPACES, TALLEST)),  # character by space and level, bottom first
            ("height", "u1", (SPACES,)),  # chips on the space, 0 to 14
            ("ghost", "u1", (SPACES,)),  # 1 where a ghost sits
            ("bottom", "u1", (2, 5)),  # chips on the bottom fields by seat and character
            ("middle", "u1", (2, 5)),  # chips on the middle fields
            ("samurai", "u1", (2, 5)),  # Samurai by seat and column (1 to 4)
            ("score", "i2", (2,)),  # points so far, komi included
            ("taken", "u1"),  # chips taken so far, 0 to 35
            ("used", "u1"),  # abilities used this turn by the own chip: bit = character
            ("carried", "u1"),  # abilities carried out this turn (R3): bit = character
            ("moves_left", "u1"),  # Samurai moves left in a redistribution, 0 to 3
            ("resting", "u1", (2,)),  # chips moved this turn as space * 16 + level, or NOWHERE
        ],
    )
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
