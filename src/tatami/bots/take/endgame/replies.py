"""The exact search's knowledge of each turn of a TA-KE position without playing it: gain, key, promise."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.take.endgame.closing import (
    ALL_LANES,
    FAR,
    LANE,
    MIRROR,
    bottoms_of,
    lane,
    lanes_of,
    last_but_one,
    last_turn,
    offer,
    offered,
    row_lanes,
    worth,
)
from tatami.bots.take.search.halls import EMPTY, TAKES, mix, seen
from tatami.bots.take.search.rows import row_of
from tatami.bots.take.search.turns import EVERYTHING, code_of, is_pushed, prepare
from tatami.engine.jit import inline
from tatami.games.take.cards import CHIPS, DAIMYO, GEISHA, NINJA, SAMURAI, SPACES

PLIES = 13  # a position with twelve chips left, and the end
ROOM = 1 << 15  # turns of one position

REPLY_FIELDS = [
    ("code", "i8", (PLIES, ROOM)),  # of each turn of the position at a ply
    ("reply_key", "u8", (PLIES, ROOM)),  # key of the resulting position
    ("gain", "i2", (PLIES, ROOM)),  # the mover's points minus the other player's
    ("ceiling", "i2", (PLIES, ROOM)),  # upper bound of its value
    ("queue", "i8", (PLIES, ROOM)),  # a heap, the most promising turn first: promise, then index
    ("turns", "i8", (PLIES,)),  # turns listed
    ("queued", "i8", (PLIES,)),  # turns still to be searched
    ("alpha", "i8", (PLIES,)),  # lower bound guaranteed to the mover
    ("beta", "i8", (PLIES,)),  # upper bound the other player can enforce
    ("best", "i8", (PLIES,)),  # best value so far
    ("exact", "i2", (ROOM,)),  # values of the turns at the root, where known, else FAR
    ("reveals", "i1", (TAKES, SPACES)),  # how often each character will still be uncovered after a take
    ("scored", "i8", (TAKES,)),  # lanes of the characters that will be uncovered, all bits set
    ("tall", "u1", (TAKES,)),  # 1 if there is a stack of two chips or more then
    ("offers", "i1", (TAKES,)),  # how many chips the other player can take then
    ("offer", "i4", (TAKES, SPACES)),
    ("cut", "u1"),  # 1 if there were more turns than fit
]

# The promise of a turn, in sixteenths of a point: hand-tuned, guided by a regression over games.
_POINT = 16
_REVEAL = 12  # per unit of influence and reveal
_OFFER = 7  # per point the other player can get at once
_NINJA, _RONIN = 40, 10  # per chip on the bottom field
_PROMISE = 1 << 24  # makes promises positive


@inline
def list_replies(s: Any, w: Any, v: Any, ply: int, first: int, last: int) -> None:
    """List the turns of some stages; those whose value needs no search are only valued."""
    prepare(s, w, first, last)
    v.cut |= w.cut
    me, left = s.to_move, CHIPS - np.int64(s.taken)
    my_row, their_row = row_of(s, me), row_of(s, 1 - me)
    lanes = lanes_of(s, me)
    daimyo_on_stacks, geisha_on_stacks = _on_stacks(s, DAIMYO), _on_stacks(s, GEISHA)
    ninja_on_stacks = _on_stacks(s, NINJA)
    for take in range(w.takes):
        _look_ahead(s, w, v, take, left)
    for push in range(w.pushes):
        stage, union = w.stage[push], w.union[push]
        unplaced, my_bottoms, theirs = _push(s, w, push, lanes)
        for take in range(w.take_first[union], w.take_last[union]):
            chip = np.int64(w.taken_chip[take])
            ahead_before, mine = unplaced - row_lanes(my_row), my_bottoms
            if chip == SAMURAI:
                ahead_before += 1
            else:
                ahead_before += worth(s, chip) << LANE * chip
                mine += 1 << 3 * (chip - 1)
            # The positions of Samurai matter as long as a Daimyo can still move them.
            daimyo, ninja = daimyo_on_stacks > (chip == DAIMYO), ninja_on_stacks > (chip == NINJA)
            i_move = daimyo or mine & 7 > 0 or (theirs & 7 > 0 and (ninja or mine >> 9 > 0))
            they_move = daimyo or theirs & 7 > 0 or (mine & 7 > 0 and (ninja or theirs >> 9 > 0))
            # Characters that will never be uncovered do not matter; a Geisha might cover anything once more.
            scored: Any = np.int64(v.scored[take])
            if v.tall[take] and (geisha_on_stacks > (chip == GEISHA) or (mine | theirs) >> 6 & 7 > 0):
                scored = ALL_LANES
            which = 2 * w.redistributions[push] + (chip == SAMURAI)
            for index in range(w.rows[which]):
                plain = w.plain[which, index] == 1
                if (plain and stage < first) or (not plain and last < EVERYTHING):
                    continue
                row = w.row[which, index]
                ahead = ahead_before + row_lanes(row)
                gain = np.int64(w.spaces[take]) * lane(ahead, w.shown[take])
                replier = MIRROR - ahead, theirs, mine, their_row, row
                ceiling = _ceiling(s, v, take, left, v.alpha[ply], gain, *replier)
                n = v.turns[ply]
                if left > 2 and ceiling > v.alpha[ply] and n < ROOM:
                    key = mix(w.take_key[take], (theirs | mine << 12) << 35 | ((MIRROR - ahead) & scored))
                    rows = (their_row if they_move else 0) | (row << 12 if i_move else 0)
                    v.reply_key[ply, n] = mix(key, rows)
                    v.code[ply, n] = code_of(w, push, take, row, w.column[which, index])
                    v.gain[ply, n] = gain
                    v.ceiling[ply, n] = ceiling
                    promise = _POINT * ceiling
                    if left > 3:
                        promise = _promise(v, take, gain, ahead, mine, theirs)
                    v.queue[ply, n] = (promise + _PROMISE) * ROOM + n
                    v.turns[ply] = n + 1
                elif n == ROOM:
                    v.cut = 1
                else:
                    if ply == 0 and left <= 2:
                        v.code[0, n] = code_of(w, push, take, row, w.column[which, index])
                        v.exact[n] = ceiling
                        v.turns[0] = n + 1
                    v.best[ply] = max(v.best[ply], ceiling)
                    if v.best[ply] >= v.beta[ply]:
                        return


@inline
def _push(s: Any, w: Any, push: int, lanes: Any) -> tuple[Any, Any, Any]:
    """Lanes and bottom fields, mine and theirs, after chips were pushed."""
    me = s.to_move
    mine, theirs = bottoms_of(s, me), bottoms_of(s, 1 - me)
    for character in range(DAIMYO, NINJA + 1):
        if is_pushed(w, push, True, character):
            mine -= 1 << 3 * (character - 1)
            lanes -= (worth(s, character) - 1) << LANE * character
        if is_pushed(w, push, False, character):
            theirs -= 1 << 3 * (character - 1)
            lanes += (worth(s, character) - 1) << LANE * character
    return lanes, mine, theirs


@inline
def _on_stacks(s: Any, character: int) -> int:
    chips = 0
    for space in range(SPACES):
        for level in range(s.height[space]):
            chips += s.chips[space, level] == character
    return chips


@inline
def _ceiling(
    s: Any,
    v: Any,
    take: int,
    left: Any,
    alpha: Any,
    gain: Any,
    ahead: Any,
    mine: Any,
    theirs: Any,
    my_row: Any,
    their_row: Any,
) -> Any:
    """An upper bound of a turn's value, exact with two chips or one left; `mine` belongs to the replier.

    It is only as sharp as the comparison with alpha requires.
    """
    if left == 1:
        return gain
    if left == 2:
        last = np.int64(v.offer[take, 0])
        return gain - last_turn(s, last >> 11 & 7, last >> 14, ahead, mine, theirs, my_row)
    if left > 3:
        return FAR
    floor: Any = -FAR
    for index in range(v.offers[take]):
        reply = np.int64(v.offer[take, index])
        floor = max(floor, last_but_one(s, reply, ahead, mine, theirs, their_row))
        if gain - floor <= alpha:
            break
    return gain - floor


@inline
def _promise(v: Any, take: int, gain: Any, ahead: Any, mine: Any, theirs: Any) -> Any:
    """The promise of a turn: its gain, the value of its influence, and the other player's best take."""
    future: Any = 0
    for character in range(SPACES):
        future += lane(ahead, character) * v.reveals[take, character]
    worst: Any = -FAR
    for index in range(v.offers[take]):
        worst = max(worst, offered(MIRROR - ahead, np.int64(v.offer[take, index])))
    stock = _NINJA * ((mine >> 9) - (theirs >> 9)) + _RONIN * ((mine >> 3 & 7) - (theirs >> 3 & 7))
    return _POINT * gain + _REVEAL * future - _OFFER * worst + stock


@inline
def _look_ahead(s: Any, w: Any, v: Any, take: int, left: Any) -> None:
    """Record the characters a take leaves to be uncovered, and the other player's immediate takes."""
    hall, space = w.take_hall[take], w.take_space[take]
    taken = w.stack[hall, space] & 7
    w.stack[hall, space] >>= 3
    for character in range(SPACES):
        v.reveals[take, character] = 0
    v.tall[take] = 0
    offers = 0
    for here in range(SPACES):
        stack = w.stack[hall, here]
        if stack == EMPTY:
            continue
        if left == 2:
            v.offer[take, 0] = offer(0, 0, 0, 0, here, stack & 7)
            break
        v.reveals[take, here] += 1
        under = stack >> 3
        v.tall[take] |= under > EMPTY
        while under > EMPTY:
            v.reveals[take, under & 7] += 1
            under >>= 3
        if w.ghosts_after[take] >> here & 1 == 0:
            v.offer[take, offers] = _offer(s, w, hall, here)
            offers += 1
    v.offers[take] = offers
    v.scored[take] = 0
    for character in range(SPACES):
        if v.reveals[take, character] > 0:
            v.scored[take] |= 127 << LANE * character
    w.stack[hall, space] = w.stack[hall, space] << 3 | taken


@inline
def _offer(s: Any, w: Any, hall: int, space: int) -> Any:
    chip, under = w.stack[hall, space] & 7, w.stack[hall, space] >> 3
    shown, spaces = seen(under, space), 1
    left_on, left_chip = space, under & 7
    for other in range(SPACES):
        if other != space:
            stack = w.stack[hall, other]
            spaces += seen(stack, other) == shown
            if stack > EMPTY:
                left_on, left_chip = other, stack & 7
    added = 1 if chip == SAMURAI else worth(s, chip) if chip == shown else 0
    return offer(shown, spaces, added, chip, left_on, left_chip)
