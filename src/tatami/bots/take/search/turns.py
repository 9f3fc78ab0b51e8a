"""All whole turns of a TA-KE position: abilities, take and placement as one decision, each result once.

A turn is a product: the set of pushed chips, the hall after Ronin and Geisha with the chip taken
there, and how the Samurai stand afterwards. Every factor is listed without equals, and the pushed chips can
be read off the result, so the product has none either. A turn is kept as one number, its *code*; `unfold`
gives its actions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.take.search.codes import encode, unfold
from tatami.bots.take.search.halls import (
    CHIP_MOVE,
    CLASSES,
    EMPTY,
    GHOST_MOVE,
    HALL_FIELDS,
    list_halls,
    list_takes,
)
from tatami.bots.take.search.rows import ROW_FIELDS, ROW_LISTS, list_rows
from tatami.engine.bits import count
from tatami.engine.jit import inline, jit
from tatami.games.take.cards import (
    CHIPS,
    DAIMYO,
    GEISHA,
    NINJA,
    RONIN,
    SAMURAI,
    SPACES,
)
from tatami.games.take.rules import influence
from tatami.games.take.state import (
    NOWHERE,
    OVER,
    TURN,
)

# How much is listed; each stage includes the previous ones.
ONE_ABILITY, TWO_ABILITIES, ALL_ABILITIES, EVERYTHING = range(4)
NARROW = TWO_ABILITIES  # of the redistributions those of up to three Samurai into one column
FULL = EVERYTHING

PUSHES = 32  # sets of own Daimyo, Ronin, Geisha, each with a target of the Ninja or none

WORK = np.dtype(
    (
        np.record,
        [
            *HALL_FIELDS,
            *ROW_FIELDS,
            ("pushes", "i8"),  # how many sets of pushed chips there are
            ("own", "i8", (PUSHES,)),  # own chips pushed: 1 Daimyo, 2 Ronin, 4 Geisha
            ("target", "i8", (PUSHES,)),  # character of the chip that the Ninja pushes, or 0
            ("stage", "i8", (PUSHES,)),  # the stage it belongs to, if the redistribution is a plain one
            ("union", "i8", (PUSHES,)),  # the takes it allows
            ("redistributions", "i8", (PUSHES,)),  # how many more it opens, 0 to 2
        ],
    )
)


def new_work() -> np.ndarray[Any, np.dtype[Any]]:
    """Working memory for one thread."""
    return np.zeros(1, WORK)


# The factors.


@inline
def prepare(s: Any, w: Any, first: int, last: int) -> None:
    """List the factors of all turns of some stages: the sets of pushed chips, and what each allows."""
    w.pushes = 0
    needed, own, targets = 0, _usable(s), _targets(s)
    for pushed in range(own + 1):
        if pushed & ~own == 0:
            for target in range(NINJA):
                if targets >> target & 1:
                    needed |= _add_push(s, w, first, last, pushed, target)
    list_halls(s, w, needed)
    for push in range(w.pushes):
        list_takes(s, w, w.union[push])
    for which in range(ROW_LISTS):
        w.rows[which] = -1
    for push in range(w.pushes):
        list_rows(s, w, w.redistributions[push], 0)
        if w.samurai_taken:
            list_rows(s, w, w.redistributions[push], 1)


@inline
def _usable(s: Any) -> Any:
    """The own chips that may be used: 1 Daimyo, 2 Ronin, 4 Geisha."""
    spent = s.used if s.ninja_repeats == 1 else s.used | s.carried  # R3
    usable: Any = 0
    for character in range(DAIMYO, NINJA):
        free = s.bottom[s.to_move, character] > 0 and spent >> character & 1 == 0
        usable |= free << (character - 1)
    return usable


@inline
def _targets(s: Any) -> Any:
    """The characters that the Ninja may push, as a set; 0 in it stands for none."""
    targets: Any = 1
    if s.bottom[s.to_move, NINJA] > 0 and s.used >> NINJA & 1 == 0:
        for character in range(DAIMYO, NINJA):
            targets |= (s.bottom[1 - s.to_move, character] > 0) << character
    return targets


@inline
def _add_push(s: Any, w: Any, first: int, last: int, own: int, target: int) -> int:
    """Add a set of pushed chips if it is wanted; return the classes of halls it needs."""
    abilities = (own & 1) + (own >> 1 & 1) + (own >> 2 & 1) + (target > 0)
    stage = ONE_ABILITY
    if abilities > 0:
        stage = min(max(abilities + count(s.used) - 1, ONE_ABILITY), ALL_ABILITIES)
    if stage > last or (stage < first and last < EVERYTHING):
        return 0
    # The Ninja acts only with what has not been carried out (R3), be it this turn or by the own chip.
    acts = s.ninja_repeats == 1 or (s.carried >> target | own >> max(target - 1, 0)) & 1 == 0
    redistributions = (own & 1) + (acts and target == DAIMYO)
    if first == EVERYTHING and redistributions == 0 and s.phase == TURN:
        return 0
    code = GHOST_MOVE * (own >> 1 & 1) + CHIP_MOVE * (own >> 2 & 1)
    classes = 1 << code
    more = 0
    if acts and target == RONIN:
        more = 1
        classes |= 1 << (code + GHOST_MOVE)
    elif acts and target == GEISHA:
        more = 2
        classes |= 1 << (code + CHIP_MOVE)
    n = w.pushes
    w.own[n] = own
    w.target[n] = target
    w.stage[n] = stage
    w.union[n] = code + CLASSES * more
    w.redistributions[n] = redistributions
    w.pushes = n + 1
    return classes


# The results.


@inline
def code_of(w: Any, push: int, take: int, row: int, column: int) -> Any:
    """The number that stands for a turn."""
    space, path = np.int64(w.take_space[take]), np.int64(w.path[w.take_hall[take]])
    return encode(space, column, w.own[push], w.target[push], path, row)


@inline
def write_turns(s: Any, w: Any, last: int, positions: Any, codes: Any) -> int:
    """Write the position after every turn up to a stage, and its code; return how many there are.

    Turns that do not fit are left out, and `w.cut` is then 1.
    """
    prepare(s, w, ONE_ABILITY, last)
    n, room = 0, min(positions.shape[0], codes.shape[0])
    for push in range(w.pushes):
        union = w.union[push]
        for take in range(w.take_first[union], w.take_last[union]):
            which = 2 * w.redistributions[push] + (w.taken_chip[take] == SAMURAI)
            first = n
            for index in range(w.rows[which]):
                if w.plain[which, index] == 0 and last < EVERYTHING:
                    continue
                row = w.row[which, index]
                if is_repeated(s, w, push, take, row):
                    continue
                if n == room:
                    w.cut = 1
                    return n
                if n == first:
                    write_take(s, w, push, take, positions[n])
                else:
                    positions[n] = positions[first]
                write_row(s, w, take, row, positions[n])
                codes[n] = code_of(w, push, take, row, w.column[which, index])
                n += 1
    return n


@inline
def write_take(s: Any, w: Any, push: int, take: int, after: Any) -> None:
    """Everything but Samurai and points."""
    after.seats, after.viewer, after.start = s.seats, s.viewer, s.start
    after.ninja_repeats, after.ninja_bottom, after.komi = s.ninja_repeats, s.ninja_bottom, s.komi
    me, hall, ghosts = s.to_move, w.take_hall[take], w.ghosts_after[take]
    for space in range(SPACES):
        after.ghost[space] = ghosts >> space & 1
        stack = w.stack[hall, space] >> (3 if space == w.take_space[take] else 0)
        height = _height(stack)
        after.height[space] = height
        for level in range(max(height, s.height[space])):
            after.chips[space, level] = 0
        for level in range(height - 1, -1, -1):
            after.chips[space, level] = stack & 7
            stack >>= 3
        for level in range(max(height, s.height[space]), after.chips.shape[1]):
            after.chips[space, level] = 0
    for seat in range(2):
        after.resting[seat] = NOWHERE
        for character in range(SPACES):
            pushed = is_pushed(w, push, seat == me, character)
            after.bottom[seat, character] = s.bottom[seat, character] - pushed
            after.middle[seat, character] = s.middle[seat, character] + pushed
            after.samurai[seat, character] = s.samurai[seat, character]
    if w.taken_chip[take] != SAMURAI:
        after.bottom[me, w.taken_chip[take]] += 1
    after.taken = s.taken + 1
    after.used, after.carried, after.moves_left = 0, 0, 0
    over = after.taken == CHIPS
    after.to_move = -1 if over else 1 - me
    after.phase = OVER if over else TURN


@inline
def write_row(s: Any, w: Any, take: int, row: int, after: Any) -> None:
    """The Samurai, and the points."""
    for column in range(DAIMYO, NINJA + 1):
        after.samurai[s.to_move, column] = row >> 3 * (column - 1) & 7
    for seat in range(2):
        gained = w.spaces[take] * influence(after, seat, w.shown[take])
        after.score[seat] = s.score[seat] + gained


@inline
def _height(stack: int) -> int:
    chips = 0
    while stack > EMPTY:
        stack >>= 3
        chips += 1
    return chips


@inline
def is_pushed(w: Any, push: int, mine: bool, character: int) -> Any:
    """1 if a set of pushed chips has the mover's (or the other player's) chip of a character."""
    if not mine:
        return character > 0 and w.target[push] == character
    if character == NINJA:
        return w.target[push] > 0
    return character > 0 and w.own[push] >> (character - 1) & 1 == 1


@inline
def gained(s: Any, w: Any, push: int, take: int, row: int, seat: int) -> Any:
    """The points a player gets by a turn; `row` is how the mover's Samurai stand after it."""
    shown, mine = w.shown[take], seat == s.to_move
    held = influence(s, seat, shown)
    if shown == SAMURAI:
        return w.spaces[take] * (held + (mine and w.taken_chip[take] == SAMURAI))
    bottom: Any = np.int64(s.ninja_bottom) if shown == NINJA else 2
    held -= is_pushed(w, push, mine, shown) * (bottom - 1)
    if mine:
        held += bottom * (w.taken_chip[take] == shown)
        held += (row >> 3 * (shown - 1) & 7) - np.int64(s.samurai[seat, shown])
    return w.spaces[take] * held


@inline
def is_repeated(s: Any, w: Any, push: int, take: int, row: int) -> bool:
    """Whether an earlier take leads to the same hall and happens to bring both the same points."""
    twin = w.twin[take]
    while twin >= 0:
        same = 0
        for seat in range(2):
            same += gained(s, w, push, take, row, seat) == gained(s, w, push, twin, row, seat)
        if same == 2:
            return True
        twin = w.twin[twin]
    return False


# Entry points for Python.


@jit
def list_turns(states: Any, works: Any, last: int, positions: Any, codes: Any) -> int:
    """`write_turns` for the first position of an array."""
    return write_turns(states[0], works[0], last, positions, codes)


@jit
def actions_of(states: Any, code: int, actions: Any) -> int:
    """`unfold` for the first position of an array."""
    return unfold(states[0], code, actions)
