"""Writes the events of a TA-KE action, from two views of one seat."""

from __future__ import annotations

from typing import Any

from tatami.engine.scene.writer import AMOUNT, OF_PIECE, TARGET, WAY, WORDS, put, write
from tatami.games.take import rules
from tatami.games.take.cards import NINJA, RONIN, SAMURAI, SPACES
from tatami.games.take.declared import (
    ACTION_CHARACTER,
    ACTION_COLUMN,
    ACTION_COLUMN_TO,
    ACTION_SOURCE,
    ACTION_TARGET,
    BOTTOM,
    CHIP,
    FINISHED,
    GHOST,
    IS_NINJAS,
    LYING,
    MIDDLE,
    MOVED,
    SAW_FINISH,
    SAW_GEISHA,
    SAW_NINJA,
    SAW_RESET,
    SAW_RONIN,
    SAW_RONIN_AWAY,
    SAW_RONIN_PLACE,
    SAW_SCORED,
    SAW_SHIFT,
    SAW_TAKE,
    SAW_TAKE_SAMURAI,
    SAW_UNCOVERED,
    SAW_USE,
    SCORED,
    SUPPLY,
    TOP,
    UNCOVERED,
    field,
    hall,
    haunt,
    score,
)
from tatami.games.take.lay import influence_on
from tatami.games.take.moves import NONE
from tatami.games.take.state import FINISH, SHIFT, USE_DAIMYO


@write
def tell(before: Any, number: int, after: Any, w: Any) -> None:
    """The small things an action unfolds into, in order."""
    if number < USE_DAIMYO:
        tell_take(before, number, after, w)
        tell_ghosts_return(before, ACTION_SOURCE[number], after, w)
    elif SHIFT <= number < FINISH:
        tell_shift(before, ACTION_COLUMN[number], ACTION_COLUMN_TO[number], w)
    elif number == FINISH:
        put(w, FINISHED, WORDS, SAW_FINISH, before.to_move + 1)
    else:
        tell_pushes(before, number, w)
        tell_acts(before, number, w)


@write
def tell_take(v: Any, number: int, after: Any, w: Any) -> None:
    """A chip is taken, a ghost sits down, something is uncovered and scored."""
    me, space = v.to_move, ACTION_SOURCE[number]
    taken = rules.visible(v, space)
    put(w, MOVED, WORDS | OF_PIECE | WAY)
    if taken == SAMURAI:
        column = ACTION_COLUMN[number]
        put(w, SAW_TAKE_SAMURAI, me + 1, taken, space, column)
        put(w, LYING, taken, influence_on(v, taken, TOP))
        target = field(me, column, TOP)
    else:
        put(w, SAW_TAKE, me + 1, taken, space)
        put(w, LYING, taken, influence_on(v, taken, BOTTOM))
        target = field(me, taken, BOTTOM)
    put(w, hall(space), target)
    put(w, MOVED, OF_PIECE | WAY, GHOST, SUPPLY, haunt(space))
    shown = rules.visible(after, space)
    put(w, UNCOVERED, WORDS | TARGET, SAW_UNCOVERED, space, shown, rules.showing(after, shown), hall(space))
    for turn in range(2):
        seat = me ^ turn
        points = after.score[seat] - v.score[seat]
        if points != 0:
            put(w, SCORED, WORDS | TARGET | AMOUNT, SAW_SCORED, seat + 1, points, score(seat), points)


@write
def tell_ghosts_return(v: Any, source: int, after: Any, w: Any) -> None:
    """The automatic reset at the start of the next turn."""
    told = False
    for space in range(SPACES):
        if (v.ghost[space] or space == source) and not after.ghost[space]:
            if told:
                put(w, MOVED, OF_PIECE | WAY, GHOST, haunt(space), SUPPLY)
            else:
                put(w, MOVED, WORDS | OF_PIECE | WAY, SAW_RESET, GHOST, haunt(space), SUPPLY)
            told = True


@write
def tell_shift(v: Any, column: int, target: int, w: Any) -> None:
    """A Samurai goes to another column."""
    me = v.to_move
    put(w, MOVED, WORDS | OF_PIECE | WAY, SAW_SHIFT, me + 1, column, target)
    put(w, LYING, SAMURAI, influence_on(v, SAMURAI, TOP), field(me, column, TOP), field(me, target, TOP))


@write
def tell_pushes(v: Any, number: int, w: Any) -> None:
    """The chips that pay for an ability go from bottom to middle."""
    me, character = v.to_move, ACTION_CHARACTER[number]
    put(w, MOVED, WORDS | OF_PIECE | WAY)
    if IS_NINJAS[number]:
        put(w, SAW_NINJA, me + 1, character, 2 - me)
        put_push(v, me, NINJA, w)
        put(w, MOVED, OF_PIECE | WAY)
        put_push(v, 1 - me, character, w)
    else:
        put(w, SAW_USE, me + 1, character)
        put_push(v, me, character, w)


@write
def put_push(v: Any, seat: int, character: int, w: Any) -> None:
    """Put a chip and its way from bottom to middle."""
    put(w, LYING, character, influence_on(v, character, MIDDLE))
    put(w, field(seat, character, BOTTOM), field(seat, character, MIDDLE))


@write
def tell_acts(v: Any, number: int, w: Any) -> None:
    """The action of the Ronin or the Geisha."""
    source, target = ACTION_SOURCE[number], ACTION_TARGET[number]
    if source == NONE and target == NONE:
        return
    put(w, MOVED, WORDS | OF_PIECE | WAY)
    if ACTION_CHARACTER[number] != RONIN:
        top = rules.visible(v, source)
        put(w, SAW_GEISHA, source, target, top)
        put(w, CHIP + top, hall(source), hall(target))
        return
    if source == NONE:
        put(w, SAW_RONIN_PLACE, target)
    elif target == NONE:
        put(w, SAW_RONIN_AWAY, source)
    else:
        put(w, SAW_RONIN, source, target)
    put(w, GHOST, haunt(source), haunt(target))
