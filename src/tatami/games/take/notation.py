"""TA-KE as text: tokens, deals and options."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.engine.game import GameError, Option, Options, Stream, Whole, flag
from tatami.games.take.cards import CHIPS, LETTERS, SPACE_LETTERS, SPACES, STACK
from tatami.games.take.state import ACTIONS, COLUMN_PAIR, NOWHERE, SPACE_PAIR, TURN

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


def mask(action: int) -> int:
    """Nothing is masked."""
    return action


def draw_deal(stream: Stream, seats: int, options: Options) -> str:
    """Draw the start seat, then chips from the bag by the table procedure."""
    start = stream.below(seats) + 1
    while True:
        bag = [letter for letter in LETTERS for _ in range(options["chips"])]
        stream.shuffle(bag)
        stacks = _pile_up(bag, options["chips"])
        if stacks is not None:
            return f"{'/'.join(stacks)} {start}"


def _pile_up(bag: list[str], high: int) -> list[str] | None:
    """Fill the spaces from a to e; a chip that would be the third in a row goes further (R1)."""
    stacks = [""] * SPACES
    for chip in bag:
        for space in range(SPACES):
            if len(stacks[space]) < high and not stacks[space].endswith(chip * 2):
                stacks[space] += chip
                break
        else:
            return None
    return stacks


def set_up(deal: str, options: Options, s: Any) -> None:
    """Read a deal into a blank record, or say what is wrong with it."""
    stacks, start = _parse_deal(deal, options["chips"])
    s.seats = 2
    s.start = s.to_move = start - 1
    s.phase = TURN
    s.viewer = -2
    s.ninja_repeats = options["ninja_repeats"]
    s.ninja_bottom = options["ninja_influence"]
    s.komi = options["komi"]
    s.score[2 - start] = options["komi"]  # R11
    s.resting[:] = NOWHERE
    s.taken = CHIPS - SPACES * options["chips"]  # a small game begins like the end of a whole one
    for space, stack in enumerate(stacks):
        s.height[space] = options["chips"]
        for level, letter in enumerate(stack):
            s.chips[space, level] = LETTERS.index(letter)


def _parse_deal(deal: str, high: int) -> tuple[list[str], int]:
    parts = deal.split(" ")
    if len(parts) != 2 or parts[1] not in ("1", "2"):
        raise GameError("A deal is five stacks joined by “/”, a blank, and the start seat 1 or 2.")
    stacks = parts[0].split("/")
    if len(stacks) != SPACES:
        raise GameError(f"A deal has five stacks, this one has {len(stacks)}.")
    for space, stack in zip(SPACE_LETTERS, stacks, strict=True):
        strange = sorted(set(stack) - set(LETTERS))
        if strange:
            shown = strange[0].encode("unicode_escape").decode()
            raise GameError(f"Stack {space} has “{shown}”; chips are {', '.join(LETTERS)}.")
        if len(stack) != high:
            raise GameError(f"Stack {space} has {len(stack)} chips, it must have {high}.")
        for letter in LETTERS:
            if letter * 3 in stack:
                raise GameError(f"Stack {space} has three “{letter}” on one another.")
    for letter in LETTERS:
        chips = parts[0].count(letter)
        if chips != high:
            raise GameError(f"A deal has {high} chips “{letter}”, this one has {chips}.")
    return stacks, int(parts[1])
