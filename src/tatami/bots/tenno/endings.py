"""The end of a game, computed: all worlds that fit a view, weighted by probability, played to their ends.

When few cards are left to lay, few worlds fit and the computation is fast. The thinking seat plays its
best response to the information it will have by then, the same in all worlds it cannot tell apart. The
others reply as the mind does, with every possible reply by its probability. So a value is the limit of the
search with ever more worlds: exact about cards and luck, a guess about people.

A world is the current position of all cards. Its history matters only for what others secretly saw of each
other's cards; with three players or more, they are assumed to have forgotten that.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tatami.bots.tenno.mind import MIND, Array, follow
from tatami.bots.tenno.replies import replies
from tatami.engine.bits import ONE, ZERO, lowest, mark
from tatami.engine.jit import inline, jit
from tatami.engine.search.desk import new_desk
from tatami.engine.search.tree import key_of, lead, prepare, settle
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenno.belief import BELIEF, fitting, is_hidden
from tatami.games.tenno.cards import SEATS
from tatami.games.tenno.position import hand_size, signed
from tatami.games.tenno.rules import legal, step
from tatami.games.tenno.state import ACTIONS, SETTING_UP, STATE
from tatami.games.tenno.triples import hold_rest, lay_out
from tatami.games.tenno.view import copy_open, copy_secrets

MOST_LEFT = 4  # cards in all hands together
MOST_WORLDS = 256  # that fit a view
ROOM = 4096  # worlds on the table at once
GAVE_UP = -1

# A card that is laid from a hand comes with at most five decisions, and the last turn has four; as many
# again for the turn under way.
LEVELS = 5 * MOST_LEFT + 8

# The mean result of an action: utility, margin, the probability of each rank; and of every seat, its share of
# the victory and its margin.
UTILITY, MARGIN, RANKS = 0, 1, 2
SHARES = RANKS + SEATS
MARGINS = SHARES + SEATS
OUTCOME = MARGINS + SEATS

LEVEL = np.dtype(
    (
        np.record,
        [
            # In the queue stand the worlds that look alike here, from `first` up to `last`; and those that
            # follow from the action under way and wait to be looked at, from `next` up to `end`.
            ("first", "i8"),
            ("last", "i8"),
            ("next", "i8"),
            ("end", "i8"),
            ("top", "i8"),  # how many worlds there are without those that follow,
            ("filled", "i8"),  # and with them
            ("untried", "u8", ((ACTIONS + 63) // 64,)),  # mask of actions
            ("total", "f8", (OUTCOME,)),  # weighted result of the current action
            ("best", "f8", (OUTCOME,)),  # result of the best action; a utility of -1: there was none
        ],
    )
)


class Sheet(NamedTuple):
    """The work buffers of a computation: worlds on a stack, and a level for each own decision on the way."""

    worlds: Any  # records
    minds: Any  # the players' memories in each world
    actions: Any  # the next one to be played there
    chance: Any  # probability of a world and the replies in it
    queue: Any  # worlds, sorted by the seat's view, separately for each action
    keys: Any  # by index in the queue: a hash of the seat's view
    levels: Any  # records


def is_near(views: Array) -> bool:
    """Whether the game is close enough to its end to be computed."""
    v = views[0]
    return bool(v.phase != SETTING_UP and sum(hand_size(v, seat) for seat in range(v.seats)) <= MOST_LEFT)


class Ending:
    """Computes the end of games with this many seats."""

    def __init__(self, seats: int, mind: Array, config: Array) -> None:
        self.seats = seats
        self._mind = mind.copy()
        self._config = config
        self._desk = new_desk(STATE, ACTIONS, seats)
        self._belief = np.zeros(1, BELIEF)
        self._sheet = Sheet(
            worlds=np.zeros(ROOM, STATE),
            minds=np.zeros(ROOM, MIND),
            actions=np.zeros(ROOM, np.int64),
            chance=np.zeros(ROOM),
            queue=np.zeros(ROOM, np.int64),
            keys=np.zeros(ROOM, np.uint64),
            levels=np.zeros(LEVELS, LEVEL),
        )
        self._found = self._seat = 0
        self.rate(0, 1)  # empty; compiles before the end is near

    def begin(self, views: Array) -> bool:
        """List the worlds that fit the view of the seat to move; false if they are too many."""
        self._seat = int(views[0].viewer)
        prepare(views, self._belief, self._mind)
        self._found = list_worlds(views, self._belief, self._mind, self._sheet)
        return self._found > 0

    def worlds(self) -> list[tuple[Array, float]]:
        """The worlds listed, each with its probability."""
        worlds, chance = self._sheet.worlds, self._sheet.chance
        return [(worlds[at : at + 1].copy(), float(chance[at])) for at in range(self._found)]

    def rate(self, action: int, most: int) -> tuple[Array, int]:
        """The result of an action and the steps it took, or GAVE_UP if that is more than `most`."""
        steps: int = reckon(self._sheet, self._desk, self._config, self._found, self._seat, action, most)
        return self._sheet.levels[0].best.copy(), steps


@jit
def list_worlds(views: Any, beliefs: Any, minds: Any, sheet: Any) -> int:
    """List the worlds that fit a view with their probabilities; return how many, 0 if too many."""
    v, belief = views[0], beliefs[0]
    found = 1
    for seat in range(signed(v.seats)):
        if is_hidden(v, seat):
            found *= signed(belief.worlds[seat])
        if found > MOST_WORLDS:
            return 0
    for world in range(found):
        s = sheet.worlds[world]
        copy_open(v, s)
        s.viewer = STATE_ITSELF
        copy_secrets(v, s)
        sheet.minds[world] = minds[0]
        sheet.chance[world] = 1.0
        rest = world
        for seat in range(signed(v.seats)):
            if is_hidden(v, seat):
                fits = signed(belief.worlds[seat])
                index = rest % fits
                rest //= fits
                lay_out(s, seat, fitting(belief, seat, index))
                hold_rest(s, seat)
                before = belief.upto[seat, index - 1] if index > 0 else 0.0
                sheet.chance[world] *= belief.upto[seat, index] - before
    return found


@jit
def reckon(sheet: Any, desk: Any, config: Any, worlds: int, me: int, action: int, most: int) -> int:
    """Compute the result of an action for a seat, and return the steps played, or GAVE_UP.

    It stands in the first level as the best of one; there are so many worlds, and at most so many steps.
    """
    for world in range(worlds):
        sheet.queue[world] = world
    open_level(sheet, 0, 0, worlds, worlds)
    mark(sheet.levels[0].untried, action)
    level, steps = 0, 0
    while True:
        here = sheet.levels[level]
        if here.next < here.end:  # search the groups of indistinguishable worlds after the current action
            last = end_of_alike(sheet, here.next, here.end)
            open_level(sheet, level + 1, here.next, last, here.filled)
            legal(sheet.worlds[sheet.queue[here.next]], sheet.levels[level + 1].untried)
            here.next = last
            level += 1
            continue
        if here.total[UTILITY] > here.best[UTILITY]:
            here.best[:] = here.total
        action = next_action(here)
        if action >= 0:
            steps += play(sheet, desk, config[0], me, here, action)
            if steps > most or here.filled == ROOM:
                return GAVE_UP
        elif level > 0:
            level -= 1
            sheet.levels[level].total[:] += here.best
        else:
            return steps


@inline
def open_level(sheet: Any, level: int, first: int, last: int, top: int) -> None:
    """Reset the results of a group of indistinguishable worlds."""
    here = sheet.levels[level]
    here.first, here.last = first, last
    here.next, here.end = 0, 0
    here.top, here.filled = top, top
    here.untried[:] = ZERO
    here.total[:] = -1.0
    here.best[:] = -1.0


@inline
def end_of_alike(sheet: Any, first: int, end: int) -> int:
    """The end, in the queue, of the worlds that look like the first."""
    last = first + 1
    while last < end and sheet.keys[last] == sheet.keys[first]:
        last += 1
    return last


@inline
def next_action(here: Any) -> int:
    """Take the next untried action, -1 if there is none."""
    for word in range(here.untried.shape[0]):
        actions = here.untried[word]
        if actions != ZERO:
            here.untried[word] = actions & (actions - ONE)
            return 64 * word + lowest(actions)
    return -1


@inline
def play(sheet: Any, desk: Any, config: Any, me: int, here: Any, action: int) -> int:
    """Play an action and all replies in indistinguishable worlds, up to the seat's next decision or the end.

    Finished worlds are counted, the rest are queued; the steps played are returned.
    """
    here.next, here.end, here.filled = here.top, here.top, here.top
    here.total[:] = 0.0
    for place in range(here.first, here.last):
        branch(sheet, here, sheet.queue[place], action, 1.0)
    steps, at = 0, here.top
    while at < here.filled < ROOM:
        s = sheet.worlds[at]
        follow(sheet.minds[at], s, sheet.actions[at])
        step(s, sheet.actions[at])
        steps += 1
        if s.to_move < 0:
            settle(s, config, desk)
            count(here, sheet.chance[at], me, signed(s.seats), desk)
            at += 1
        elif s.to_move == me:
            enqueue(sheet, here, at, key_of(s, me, desk))
            at += 1
        else:
            n = replies(sheet.minds[at], s, desk.mask, desk.actions, desk.weights)
            for index in range(1, n):
                branch(sheet, here, at, desk.actions[index], desk.weights[index])
            sheet.actions[at] = desk.actions[0]
            sheet.chance[at] *= desk.weights[0]
    return steps


@inline
def count(here: Any, chance: float, me: int, seats: int, desk: Any) -> None:
    """Add the result of a finished world."""
    here.total[UTILITY] += chance * desk.utility[me]
    here.total[MARGIN] += chance * lead(desk.points, me, seats)
    here.total[RANKS + desk.counts[me] - 1] += chance
    winners = 0
    for seat in range(seats):
        winners += desk.counts[seat] == 1
    for seat in range(seats):
        if desk.counts[seat] == 1:
            here.total[SHARES + seat] += chance / winners
        here.total[MARGINS + seat] += chance * lead(desk.points, seat, seats)


@inline
def branch(sheet: Any, here: Any, world: int, action: int, chance: float) -> None:
    """Copy a world in which to play an action with this probability."""
    at = here.filled
    if at < ROOM:
        sheet.worlds[at] = sheet.worlds[world]
        sheet.minds[at] = sheet.minds[world]
        sheet.actions[at] = action
        sheet.chance[at] = sheet.chance[world] * chance
        here.filled = at + 1


@inline
def enqueue(sheet: Any, here: Any, world: int, key: np.uint64) -> None:
    """Insert a world into the queue, sorted by the seat's view."""
    place = here.end
    while place > here.next and sheet.keys[place - 1] > key:
        sheet.keys[place] = sheet.keys[place - 1]
        sheet.queue[place] = sheet.queue[place - 1]
        place -= 1
    sheet.keys[place] = key
    sheet.queue[place] = world
    here.end += 1
