"""TA-KE as text: tokens and options, and a deal as a position."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.engine.deal import Dealt
from tatami.engine.game import Limits, Option, Options, Whole, flag
from tatami.games.take.cards import CHIPS, LETTERS, SPACE_LETTERS, SPACES, STACK
from tatami.games.take.state import ACTIONS, COLUMN_PAIR, NOWHERE, SPACE_PAIR, TURN

DECISIONS_A_CHIP = 12  # no turn has more

OPTIONS = (
    Option("ninja_repeats", False, flag),
    Option("ninja_influence", 2, Whole(1, 2)),
    Option("komi", 0, Whole(0, 200)),
    Option("chips", STACK, Whole(1, STACK)),
)


@cache
def _tokens() -> tuple[str, ...]:
    space, column = SPACE_LETTERS, LETTERS
    pairs = [space[a] + space[b] for a, b in SPACE_PAIR]
    ghosts = [*pairs, *(f"{a}-" for a in space), *(f"-{a}" for a in space)]
    tokens = [
        *(f"t{a}" for a in space),
        *(f"t{a}>{c}" for a in space for c in column[1:]),
        "D",
        *(f"{column[a]}>{column[b]}" for a, b in COLUMN_PAIR),
        ".",
        *(f"R{move}" for move in ghosts),
        *(f"G{pair}" for pair in pairs),
        "ND",
        "NR",
        *(f"NR{move}" for move in ghosts),
        "NG",
        *(f"NG{pair}" for pair in pairs),
    ]
    assert len(tokens) == ACTIONS
    return tuple(tokens)


def tokens(options: Options) -> tuple[str, ...]:
    """Token by action."""
    return _tokens()


def lay(dealt: Dealt, options: Options, s: Any) -> None:
    """Lay a deal into a blank record."""
    high = options["chips"]
    s.seats = dealt.seats
    s.start = s.to_move = dealt.start - 1
    s.phase = TURN
    s.viewer = -2
    s.ninja_repeats = options["ninja_repeats"]
    s.ninja_bottom = options["ninja_influence"]
    s.komi = options["komi"]
    s.score[2 - dealt.start] = options["komi"]  # R11
    s.resting[:] = NOWHERE
    s.taken = CHIPS - SPACES * high  # a small game begins like the end of a whole one
    s.height[:] = high
    for place, letter in enumerate(dealt.pieces):
        s.chips[place // high, place % high] = LETTERS.index(letter)


def limits(options: Options, seats: int) -> Limits:
    """With fewer chips there are fewer turns."""
    return Limits(DECISIONS_A_CHIP * SPACES * options["chips"], tuple(range(ACTIONS)))


def lift(options: Options, s: Any) -> Dealt:
    """The deal that a start position was laid from."""
    high = options["chips"]
    pieces = (LETTERS[int(chip)] for stack in s.chips for chip in stack[:high])
    return Dealt(int(s.seats), int(s.start) + 1, tuple(pieces))
