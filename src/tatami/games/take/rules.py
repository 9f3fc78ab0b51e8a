"""The rules of TA-KE: legal actions, their effects, and scores."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, mark, part
from tatami.engine.jit import inline, jit
from tatami.games.take.cards import BOTTOM as BOTTOM_INFLUENCE
from tatami.games.take.cards import (
    CHIPS,
    DAIMYO,
    GEISHA,
    MIDDLE,
    NINJA,
    RONIN,
    SAMURAI,
    SPACES,
    TOP,
)
from tatami.games.take.state import (
    COLUMN_PAIR,
    FINISH,
    NINJA_GEISHA,
    NINJA_RONIN,
    NOWHERE,
    OVER,
    PAIRS,
    PUSH_DAIMYO,
    PUSH_GEISHA,
    PUSH_RONIN,
    REDISTRIBUTE,
    SHIFT,
    SPACE_PAIR,
    TAKE,
    TAKE_SAMURAI,
    TURN,
    USE_DAIMYO,
    USE_GEISHA,
    USE_RONIN,
)
from tatami.games.take.tables import CHIP_MOVES_BY, GHOST_MOVES_BY, TAKES

# Questions about a position; those that explain it in words ask some of them too, hence `jit`.


@jit
def visible(s: Any, space: int) -> int:
    """The character a space shows: its top chip, or the printed one when it is empty."""
    top = s.chips[space, max(s.height[space], 1) - 1]
    return space if s.height[space] == 0 else top


@jit
def rests(s: Any, space: int) -> bool:
    """Whether the top chip of a space was moved by a Geisha this turn (R6)."""
    place = space * 16 + np.int64(s.height[space]) - 1
    return s.resting[0] == place or s.resting[1] == place


@jit
def influence(s: Any, seat: int, character: int) -> int:
    """A player's influence in a character."""
    samurai = 0
    for column in range(DAIMYO, NINJA + 1):
        samurai += s.samurai[seat, column]
    bottom = s.ninja_bottom if character == NINJA else BOTTOM_INFLUENCE  # R8
    in_column = (
        bottom * s.bottom[seat, character]
        + MIDDLE * s.middle[seat, character]
        + TOP * s.samurai[seat, character]
    )
    return samurai if character == SAMURAI else in_column


@jit
def showing(s: Any, character: int) -> int:
    """How many spaces show a character, ghosts or not."""
    spaces = 0
    for space in range(SPACES):
        spaces += visible(s, space) == character
    return spaces


@jit
def may_carry_out(s: Any, character: int) -> bool:
    """Whether an ability may still be carried out this turn (R3)."""
    return s.ninja_repeats == 1 or (s.carried >> character) & 1 == 0


# Legal actions.


@jit
def legal(s: Any, mask: Any) -> None:
    """Fill the mask with the legal actions."""
    if s.phase == TURN:
        legal_turn(s, mask)
    elif s.phase == REDISTRIBUTE:
        legal_shifts(s, mask)


@inline
def legal_turn(s: Any, mask: Any) -> None:
    """Take a chip, or first use an ability; without branches, since in play they are hard to foresee."""
    ghosts, ready, tall = 0, 0, 0  # spaces: with a ghost; takeable but for it; with two chips or more
    for space in range(SPACES):
        ghosts |= s.ghost[space] << space
        ready |= (s.height[space] > 0) << space
        tall |= (s.height[space] > 1) << space
    # A chip at rest lies on top until it moves again, so what a Geisha uncovers can be taken: R2 holds.
    chip_moves = CHIP_MOVES_BY[ghosts, tall]
    if s.resting[0] != NOWHERE:
        for space in range(SPACES):
            ready &= ~(rests(s, space) << space)
    ghost_moves = GHOST_MOVES_BY[ghosts, ready]
    takes = ZERO
    for space in range(SPACES):
        top = s.chips[space, max(s.height[space], 1) - 1]
        takes |= TAKES[space, top] * one_if(ready & ~ghosts, space)
    own: Any = 0  # characters with a chip on the bottom field: mine, and theirs
    theirs = 0
    for character in range(DAIMYO, NINJA + 1):
        own |= (s.bottom[s.to_move, character] > 0) << character
        theirs |= (s.bottom[1 - s.to_move, character] > 0) << character
    own &= ~np.int64(s.used)
    pushed = theirs * (own >> NINJA & 1)  # the characters the Ninja may push
    spent = np.int64(s.carried) * (1 - s.ninja_repeats)  # R3
    own, acting = own & ~spent, pushed & ~spent
    for word in range(3):
        mask[word] |= (
            part(takes, 0, word)
            | part(one_if(own, DAIMYO), USE_DAIMYO, word)
            | part(ghost_moves * one_if(own, RONIN), USE_RONIN, word)
            | part(chip_moves * one_if(own, GEISHA), USE_GEISHA, word)
            | part(one_if(pushed, DAIMYO), PUSH_DAIMYO, word)
            | part(one_if(pushed, RONIN), PUSH_RONIN, word)
            | part(ghost_moves * one_if(acting, RONIN), NINJA_RONIN, word)
            | part(one_if(pushed, GEISHA), PUSH_GEISHA, word)
            | part(chip_moves * one_if(acting, GEISHA), NINJA_GEISHA, word)
        )


@inline
def one_if(members: int, index: int) -> np.uint64:
    """One if `index` is in a set, else zero."""
    return np.uint64(members >> index & 1)


@inline
def legal_shifts(s: Any, mask: Any) -> None:
    """Move a Samurai to another column, or finish."""
    mark(mask, FINISH)
    for index in range(12):
        if s.samurai[s.to_move, COLUMN_PAIR[index, 0]] > 0:
            mark(mask, SHIFT + index)


# Effects.


@jit
def step(s: Any, action: int) -> None:
    """Play a legal action."""
    if s.phase == REDISTRIBUTE:
        step_shift(s, action)
    elif action < USE_DAIMYO:
        step_take(s, action)
    elif action < PUSH_DAIMYO:
        step_own_ability(s, action)
    else:
        step_ninja(s, action)


@inline
def step_take(s: Any, action: int) -> None:
    """Take, place, score both players, and pass the turn."""
    me = s.to_move
    space = action - TAKE if action < TAKE_SAMURAI else (action - TAKE_SAMURAI) >> 2
    taken = visible(s, space)
    s.height[space] -= 1
    s.chips[space, s.height[space]] = 0
    s.ghost[space] = 1
    if taken == SAMURAI:
        s.samurai[me, ((action - TAKE_SAMURAI) & 3) + 1] += 1
    else:
        s.bottom[me, taken] += 1
    uncovered = visible(s, space)
    spaces = showing(s, uncovered)
    for seat in range(2):
        s.score[seat] += spaces * influence(s, seat, uncovered)
    s.taken += 1
    begin_turn(s, 1 - me)


@inline
def begin_turn(s: Any, seat: int) -> None:
    """Hand the turn over and reset the ghosts if need be; end the game after the last chip."""
    s.used = 0
    s.carried = 0
    s.resting[0] = NOWHERE
    s.resting[1] = NOWHERE
    if s.taken == CHIPS:
        s.to_move = -1
        s.phase = OVER
        return
    s.to_move = seat
    free = 0
    for space in range(SPACES):
        free += s.ghost[space] == 0 and s.height[space] > 0
    if free == 0:
        for space in range(SPACES):
            s.ghost[space] = 0


@inline
def step_own_ability(s: Any, action: int) -> None:
    """Move the own chip from bottom to middle and act."""
    if action == USE_DAIMYO:
        character = DAIMYO
    elif action < USE_GEISHA:
        character = RONIN
    else:
        character = GEISHA
    push(s, s.to_move, character)
    s.used |= 1 << character
    if character == DAIMYO:
        open_redistribution(s)
    elif character == RONIN:
        move_ghost(s, action - USE_RONIN)
    else:
        move_chip(s, action - USE_GEISHA)


@inline
def step_ninja(s: Any, action: int) -> None:
    """Push one of the opponent's chips with the own Ninja, and act with it if asked and allowed."""
    push(s, s.to_move, NINJA)
    s.used |= 1 << NINJA
    other = 1 - s.to_move
    if action == PUSH_DAIMYO:
        push(s, other, DAIMYO)
        if may_carry_out(s, DAIMYO):
            open_redistribution(s)
    elif action < PUSH_GEISHA:
        push(s, other, RONIN)
        if action != PUSH_RONIN:
            move_ghost(s, action - NINJA_RONIN)
    else:
        push(s, other, GEISHA)
        if action != PUSH_GEISHA:
            move_chip(s, action - NINJA_GEISHA)


@inline
def push(s: Any, seat: int, character: int) -> None:
    """Move a chip from the bottom to the middle field."""
    s.bottom[seat, character] -= 1
    s.middle[seat, character] += 1


@inline
def open_redistribution(s: Any) -> None:
    """Begin to move up to three Samurai; this alone carries the ability out (R3, R4)."""
    s.carried |= 1 << DAIMYO
    s.phase = REDISTRIBUTE
    s.moves_left = 3


@inline
def step_shift(s: Any, action: int) -> None:
    """Move one Samurai, or finish; the third move finishes by itself (R5)."""
    if action == FINISH:
        s.moves_left = 0
    else:
        index = action - SHIFT
        s.samurai[s.to_move, COLUMN_PAIR[index, 0]] -= 1
        s.samurai[s.to_move, COLUMN_PAIR[index, 1]] += 1
        s.moves_left -= 1
    if s.moves_left == 0:
        s.phase = TURN


@inline
def move_ghost(s: Any, move: int) -> None:
    """Carry out the Ronin's ability."""
    s.carried |= 1 << RONIN
    if move < PAIRS:
        s.ghost[SPACE_PAIR[move, 0]] = 0
        s.ghost[SPACE_PAIR[move, 1]] = 1
    elif move < PAIRS + SPACES:
        s.ghost[move - PAIRS] = 0
    else:
        s.ghost[move - PAIRS - SPACES] = 1


@inline
def move_chip(s: Any, pair: int) -> None:
    """Carry out the Geisha's ability; the chip rests for this turn (R6)."""
    s.carried |= 1 << GEISHA
    source, target = SPACE_PAIR[pair, 0], SPACE_PAIR[pair, 1]
    s.height[source] -= 1
    level = s.height[source]
    chip = s.chips[source, level]
    s.chips[source, level] = 0
    landed = s.height[target]
    s.chips[target, landed] = chip
    s.height[target] += 1
    here = source * 16 + level
    there = target * 16 + landed
    if s.resting[0] == here or s.resting[0] == NOWHERE:
        s.resting[0] = there
    else:
        s.resting[1] = there


# Scores.


@jit
def scores(s: Any, out: Any) -> None:
    """Points per seat."""
    out[0] = s.score[0]
    out[1] = s.score[1]
