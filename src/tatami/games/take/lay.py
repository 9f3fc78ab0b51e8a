"""Writes the scene of a TA-KE view: places, actions, refusals with reasons, and the table in sentences."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import marked
from tatami.engine.scene.writer import close_place, fill, open_place, put, put_one, put_place, reserve, write
from tatami.games.take import cards, rules
from tatami.games.take.cards import CHIPS, DAIMYO, GEISHA, NINJA, RONIN, SAMURAI, SPACES
from tatami.games.take.declared import (
    ACTION_CHARACTER,
    ACTION_COLUMN,
    ACTION_SOURCE,
    ACTION_TARGET,
    ACTS,
    BOTTOM,
    CHIP,
    GHOST,
    IS_NINJAS,
    LYING,
    MIDDLE,
    NO_CARRIED,
    NO_CHIP,
    NO_COLUMN,
    NO_EMPTY,
    NO_FINISH_FIRST,
    NO_GHOST,
    NO_GHOST_ALREADY,
    NO_GHOST_THERE,
    NO_LOW,
    NO_NOT_SAMURAI,
    NO_REDISTRIBUTION,
    NO_RESTS,
    NO_SAMURAI,
    NO_TAKE_LEFT,
    NO_USED,
    NO_VICTIM,
    SUM_COLUMN,
    SUM_GHOST,
    SUM_LEFT,
    SUM_POINTS,
    SUM_SPACE,
    SUPPLY,
    TASK_SHIFT,
    TASK_TURN,
    TOP,
    field,
    hall,
    haunt,
    score,
)
from tatami.games.take.moves import NONE
from tatami.games.take.state import (
    FINISH,
    NINJA_GEISHA,
    PUSH_DAIMYO,
    PUSH_GEISHA,
    PUSH_RONIN,
    REDISTRIBUTE,
    SHIFT,
    STATE,
    TAKE,
    TAKE_SAMURAI,
    USE_DAIMYO,
    USE_GEISHA,
    USE_RONIN,
)

INFLUENCE = np.array([cards.TOP, cards.MIDDLE, cards.BOTTOM])  # by level (R8)


@write
def places(v: Any, w: Any) -> None:
    """The audience hall from a to e, then the courtyards, the viewer's first."""
    ghosts = 0
    for space in range(SPACES):
        at = open_place(w, hall(space))
        for level in range(v.height[space]):
            put_one(w, CHIP + v.chips[space, level])
        close_place(w, at)
        put_place(w, haunt(space), v.ghost[space], GHOST)
        ghosts += v.ghost[space]
    put_place(w, SUPPLY, SPACES - ghosts, GHOST)
    for turn in range(2):
        seat = first_seat(v) ^ turn
        for column in range(DAIMYO, NINJA + 1):
            put_field(v, seat, column, TOP, SAMURAI, v.samurai[seat, column], w)
            put_field(v, seat, column, MIDDLE, column, v.middle[seat, column], w)
            put_field(v, seat, column, BOTTOM, column, v.bottom[seat, column], w)


@write
def first_seat(v: Any) -> int:
    """The seat whose courtyard comes first."""
    return 1 if v.viewer == 1 else 0


@write
def put_field(v: Any, seat: int, column: int, level: int, character: int, chips: int, w: Any) -> None:
    """Put a field with its chips."""
    put_place(w, field(seat, column, level), chips, LYING, character, influence_on(v, character, level))


@write
def influence_on(v: Any, character: int, level: int) -> int:
    """The influence that a chip gives on a field."""
    is_ninjas = character == NINJA and level == BOTTOM
    return v.ninja_bottom if is_ninjas else INFLUENCE[level]  # R8


@write
def counts(v: Any, w: Any) -> None:
    """The points on the garden path."""
    for seat in range(2):
        put(w, score(seat), v.score[seat])


@write
def task(v: Any, w: Any) -> None:
    """Whose turn it is and what they may do."""
    if v.phase == REDISTRIBUTE:
        put(w, TASK_SHIFT, v.to_move + 1, v.moves_left)
    else:
        put(w, TASK_TURN, v.to_move + 1)


@write
def summary(v: Any, w: Any) -> None:
    """The hall space by space, then both courtyards and points."""
    put(w, SUM_LEFT, CHIPS - v.taken)
    for space in range(SPACES):
        height = v.height[space]
        put(w, SUM_GHOST if v.ghost[space] else SUM_SPACE, space, space, height, height)
        for level in range(height):
            put_one(w, v.chips[space, height - 1 - level])
    for turn in range(2):
        seat = first_seat(v) ^ turn
        put(w, SUM_POINTS, seat + 1, v.score[seat])
        for column in range(DAIMYO, NINJA + 1):
            bottom, middle, samurai = v.bottom[seat, column], v.middle[seat, column], v.samurai[seat, column]
            if bottom + middle + samurai > 0:
                put(w, SUM_COLUMN, column, rules.influence(v, seat, column), bottom, middle, samurai)


# Legal actions.


@write
def action(v: Any, number: int, w: Any) -> None:
    """The chip that an action moves, and what it would uncover and score; all of it is open in this game."""
    source = ACTION_SOURCE[number]
    if number < TAKE_SAMURAI:
        top = rules.visible(v, source)
        put(w, field(v.to_move, top, BOTTOM), top)
    if number < USE_DAIMYO:
        put_taking(v, number, source, w)
    elif USE_GEISHA <= number < PUSH_DAIMYO or number >= NINJA_GEISHA:
        put(w, rules.visible(v, source), v.chips[source, v.height[source] - 2])


@write
def put_taking(v: Any, number: int, source: int, w: Any) -> None:
    """What a take uncovers, where that is shown, the fields and the influence that count, and the points."""
    positions = np.zeros(1, STATE)
    positions[0] = v
    after = positions[0]
    rules.step(after, number)
    uncovered = rules.visible(after, source)
    spaces = rules.showing(after, uncovered)
    put(w, uncovered, spaces, spaces)
    for space in range(SPACES):
        if rules.visible(after, space) == uncovered:
            put_one(w, hall(space))
    put_counting(after, 0, uncovered, w)
    put_counting(after, 1, uncovered, w)
    put(w, rules.influence(after, 0, uncovered), rules.influence(after, 1, uncovered))
    first, second = after.score[0] - v.score[0], after.score[1] - v.score[1]
    put(w, first, second)
    me = v.to_move
    put(w, uncovered, spaces, second if me else first, first if me else second, 2 - me)


@write
def put_counting(v: Any, seat: int, character: int, w: Any) -> None:
    """List the fields of a player whose chips give influence in a character, from the top."""
    at = reserve(w)
    if character == SAMURAI:
        for column in range(DAIMYO, NINJA + 1):
            put_if(v.samurai[seat, column], field(seat, column, TOP), w)
    else:
        put_if(v.samurai[seat, character], field(seat, character, TOP), w)
        put_if(v.middle[seat, character], field(seat, character, MIDDLE), w)
        put_if(v.bottom[seat, character], field(seat, character, BOTTOM), w)
    fill(w, at, w.at - at - 1)


@write
def put_if(chips: int, spot: int, w: Any) -> None:
    """Put a spot where chips lie."""
    if chips > 0:
        put_one(w, spot)


# Refusals.


@write
def refusals(v: Any, mask: Any, w: Any) -> None:
    """Actions a player might expect in a turn: each stack, each ability."""
    if v.phase == REDISTRIBUTE:
        return
    me = v.to_move
    for space in range(SPACES):
        samurai = v.height[space] > 0 and rules.visible(v, space) == SAMURAI
        number = TAKE_SAMURAI + space * 4 if samurai else TAKE + space
        if not marked(mask, number):
            put(w, number, 1, hall(space))
            reason(v, number, w)
    refuse_own(v, mask, DAIMYO, USE_DAIMYO, SHIFT, w)
    refuse_own(v, mask, RONIN, USE_RONIN, USE_GEISHA, w)
    refuse_own(v, mask, GEISHA, USE_GEISHA, PUSH_DAIMYO, w)
    refuse_push(v, mask, DAIMYO, PUSH_DAIMYO, me, w)
    refuse_push(v, mask, RONIN, PUSH_RONIN, me, w)
    refuse_push(v, mask, GEISHA, PUSH_GEISHA, me, w)


@write
def refuse_own(v: Any, mask: Any, character: int, first: int, end: int, w: Any) -> None:
    """Say why an own ability may not be used, if no action of it is legal."""
    for number in range(first, end):
        if marked(mask, number):
            return
    put(w, first, 1, field(v.to_move, character, BOTTOM))
    reason(v, first, w)


@write
def refuse_push(v: Any, mask: Any, character: int, number: int, me: int, w: Any) -> None:
    """Say why the Ninja may not push a chip."""
    if not marked(mask, number):
        put(w, number, 2, field(me, NINJA, BOTTOM), field(1 - me, character, BOTTOM))
        reason(v, number, w)


@write
def reason(v: Any, number: int, w: Any) -> None:
    """Why an action is not legal in this position."""
    if v.phase == REDISTRIBUTE:
        if SHIFT <= number < FINISH:
            put(w, NO_SAMURAI, ACTION_COLUMN[number])
        else:
            put(w, NO_FINISH_FIRST)
    elif SHIFT <= number <= FINISH:
        put(w, NO_REDISTRIBUTION)
    elif number < USE_DAIMYO:
        take_reason(v, number, w)
    else:
        ability_reason(v, number, w)


@write
def take_reason(v: Any, number: int, w: Any) -> None:
    """Why a chip may not be taken."""
    space = ACTION_SOURCE[number]
    if v.height[space] == 0:
        put(w, NO_EMPTY, space)
    elif v.ghost[space]:
        put(w, NO_GHOST, space)
    elif rules.rests(v, space):
        put(w, NO_RESTS, space)
    else:  # a Samurai without its column, or a column without a Samurai
        put(w, NO_COLUMN if number < TAKE_SAMURAI else NO_NOT_SAMURAI, space)


@write
def ability_reason(v: Any, number: int, w: Any) -> None:
    """Why an ability may not be used."""
    me, character = v.to_move, ACTION_CHARACTER[number]
    used = NINJA if IS_NINJAS[number] else character
    if (v.used >> used) & 1:
        put(w, NO_USED, used)
    elif v.bottom[me, used] == 0:
        put(w, NO_CHIP, used)
    elif used == NINJA and v.bottom[1 - me, character] == 0:
        put(w, NO_VICTIM, character, 2 - me)
    elif ACTS[number] and not rules.may_carry_out(v, character):
        put(w, NO_CARRIED, character)
    else:
        target_reason(v, number, character, w)


@write
def target_reason(v: Any, number: int, character: int, w: Any) -> None:
    """Why a ghost or a chip may not make this move."""
    source, target = ACTION_SOURCE[number], ACTION_TARGET[number]
    if character == RONIN:
        if source != NONE and not v.ghost[source]:
            put(w, NO_GHOST_THERE, source)
        elif target != NONE and v.ghost[target]:
            put(w, NO_GHOST_ALREADY, target)
        else:
            put(w, NO_TAKE_LEFT)  # R2
    elif v.ghost[source]:
        put(w, NO_GHOST, source)
    elif v.ghost[target]:
        put(w, NO_GHOST, target)
    elif v.height[source] < 2:
        put(w, NO_LOW, source)
    else:
        put(w, NO_TAKE_LEFT)  # R2
