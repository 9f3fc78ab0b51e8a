"""The most promising turns of a TA-KE position, found without playing all of them.

Most of a turn's linear evaluation is a sum over characters: the lead in influence, times weights that
depend on the hall alone. So those weights are summed up once for each take, and a turn is rated by a few
multiplications. The rating leaves out second-best gains and gathered Samurai; the best turns are evaluated
in full afterwards.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.take.search.features import FAST, NEVER, SLOW
from tatami.bots.take.search.halls import EMPTY, TAKES, seen
from tatami.bots.take.search.rows import row_of
from tatami.bots.take.search.turns import (
    EVERYTHING,
    ONE_ABILITY,
    code_of,
    is_pushed,
    is_repeated,
    prepare,
    write_row,
    write_take,
)
from tatami.engine.jit import inline, jit
from tatami.games.take.cards import BOTTOM, CHIPS, DAIMYO, GEISHA, NINJA, RONIN, SAMURAI, SPACES
from tatami.games.take.rules import influence

LISTED = 1 << 15  # maximum turns of a position that are evaluated
_TAKE_BIT, _PUSH_BIT = 8, 24  # a turn under way is a row, a take and a set of pushed chips in one number

SIFT = np.dtype(
    (
        np.record,
        [
            (
                "turn",
                "i8",
                (LISTED,),
            ),  # the turns kept: a heap, the least promising first, once it is full
            ("promise", "f4", (LISTED,)),  # their ratings
            # By take, for the hall it leaves: the part of the linear evaluation that no lead changes, the
            # weight of a lead in each character, and the chips the other player can take then.
            ("common", "f4", (TAKES,)),
            ("count", "f4", (TAKES, SPACES)),
            ("ghosts", "f4", (TAKES,)),
            ("tall", "f4", (TAKES,)),
            ("offers", "i8", (TAKES,)),
            ("under", "i8", (TAKES, SPACES)),  # by offer: the character uncovered
            ("times", "f4", (TAKES, SPACES)),  # spaces that show it then
            ("joins", "f4", (TAKES, SPACES)),  # influence in it that the chip itself brings
            ("worth", "f4", (TAKES, SPACES)),  # the chip's influence times its reveals left
            ("ghost", "u1", (TAKES, SPACES)),  # 1 if it cannot be taken because of a ghost
            # Of the set of pushed chips under way.
            ("lead", "f4", (SPACES,)),  # by character, without the mover's Samurai over the columns
            ("stock", "f4", (SPACES,)),  # of the bottom fields, by the chip taken
            ("per_ghost", "f4", (SPACES,)),  # the same by ghost, and by ghost-free tall stack
            ("per_tall", "f4", (SPACES,)),
            ("unghosts", "u1", (2, SPACES)),  # 1 if a Ronin is at hand: the other player's, the mover's
            ("here", "f4", (SPACES,)),  # the leads after a turn
            # Of the hall under way: see `features`.
            ("reveals", "f4", (SPACES,)),
            ("slow", "f4", (SPACES,)),
            ("fast", "f4", (SPACES,)),
            ("showing", "f4", (SPACES,)),
            ("now", "f4", (SPACES,)),
        ],
    )
)


@inline
def sift(s: Any, w: Any, v: Any, weights: Any, last: int, room: int, positions: Any, codes: Any) -> int:
    """Write the positions after the most promising turns up to a stage, and their codes; return how many.

    If there are no more turns than there is room for, all of them are written.
    """
    prepare(s, w, ONE_ABILITY, last)
    row = weights.linear[CHIPS - s.taken - 1]
    for take in range(w.takes):
        _look_ahead(s, w, v, take, row)
    n = 0
    for push in range(w.pushes):
        _weigh_push(s, w, v, push, row)
        union = w.union[push]
        for take in range(w.take_first[union], w.take_last[union]):
            which = 2 * w.redistributions[push] + (w.taken_chip[take] == SAMURAI)
            for index in range(w.rows[which]):
                if w.plain[which, index] == 0 and last < EVERYTHING:
                    continue
                stands = w.row[which, index]
                promise = _rate(s, w, v, take, stands, row)
                if n == room and promise <= v.promise[0]:
                    continue
                if w.twin[take] >= 0 and is_repeated(s, w, push, take, stands):
                    continue
                turn = push << _PUSH_BIT | take << _TAKE_BIT | index
                if n < room:
                    v.promise[n], v.turn[n] = promise, turn
                    n += 1
                    if n == room:
                        for place in range(n // 2 - 1, -1, -1):
                            _sink(v, place, n)
                else:
                    v.promise[0], v.turn[0] = promise, turn
                    _sink(v, 0, n)
    for place in range(n):
        turn = v.turn[place]
        push, take, index = turn >> _PUSH_BIT, turn >> _TAKE_BIT & TAKES - 1, turn & 255
        which = 2 * w.redistributions[push] + (w.taken_chip[take] == SAMURAI)
        stands = w.row[which, index]
        write_take(s, w, push, take, positions[place])
        write_row(s, w, take, stands, positions[place])
        codes[place] = code_of(w, push, take, stands, w.column[which, index])
    return n


@inline
def _sink(v: Any, place: int, size: int) -> None:
    """Sift an entry of the heap down."""
    promise, turn = v.promise[place], v.turn[place]
    below = 2 * place + 1
    while below < size:
        if below + 1 < size and v.promise[below + 1] < v.promise[below]:
            below += 1
        if v.promise[below] >= promise:
            break
        v.promise[place], v.turn[place] = v.promise[below], v.turn[below]
        place = below
        below = 2 * place + 1
    v.promise[place], v.turn[place] = promise, turn


@inline
def _look_ahead(s: Any, w: Any, v: Any, take: int, row: Any) -> None:
    """Record what the evaluation needs of the hall that a take leaves."""
    hall, space = np.int64(w.take_hall[take]), np.int64(w.take_space[take])
    taken = w.stack[hall, space] & 7
    w.stack[hall, space] >>= 3
    ghosts = np.int64(w.ghosts_after[take])
    for c in range(SPACES):
        v.reveals[c] = v.slow[c] = v.fast[c] = v.showing[c] = v.now[c] = 0
    number, empty = 0, 0
    free: Any = 0
    tall: Any = 0
    for here in range(SPACES):
        stack: Any = np.int64(w.stack[hall, here])
        top = seen(stack, here)
        v.showing[top] += 1
        if stack == EMPTY:
            empty += 1
            continue
        is_free = 1 - (ghosts >> here & 1)
        below = stack >> 3
        under = seen(below, here)
        v.now[under] += is_free
        free += is_free
        tall += is_free * (below > EMPTY)
        v.under[take, number] = under
        v.ghost[take, number] = 1 - is_free
        v.joins[take, number] = _brings(s, top, under)
        v.worth[take, number] = top
        number += 1
        slow, fast = np.float32(1), np.float32(1)
        while below > EMPTY:
            c = below & 7
            v.reveals[c] += 1
            v.slow[c] += slow
            v.fast[c] += fast
            slow *= SLOW
            fast *= FAST
            below >>= 3
        v.reveals[here] += 1
        v.slow[here] += slow
        v.fast[here] += fast
    w.stack[hall, space] = w.stack[hall, space] << 3 | taken
    v.offers[take] = number
    column = max(v.reveals[DAIMYO], v.reveals[RONIN], v.reveals[GEISHA], v.reveals[NINJA])
    best, second = NEVER, NEVER
    for offer in range(number):
        chip: Any = np.int64(v.worth[take, offer])
        under = v.under[take, offer]
        v.times[take, offer] = v.showing[under] + (chip != under)
        worth = v.reveals[SAMURAI] + column if chip == SAMURAI else _brings(s, chip, chip) * v.reveals[chip]
        v.worth[take, offer] = worth
        value = NEVER if v.ghost[take, offer] else worth
        second = max(second, min(best, value))
        best = max(best, value)
    covered: Any = 0
    for here in range(SPACES):
        covered += ghosts >> here & 1
    v.ghosts[take], v.tall[take] = covered, tall
    base = row[0] + row[1] * ((CHIPS - s.taken - 1) & 1)
    base += row[46] * free + row[47] * covered + row[48] * empty + row[49] * (free == 1)
    if free > 0:
        base += row[50] * best + row[51] * (best if second == NEVER else second)
    v.common[take] = base
    for c in range(SPACES):
        v.count[take, c] = (
            row[2 + c]
            + row[7 + c] * v.reveals[c]
            + row[12 + c] * v.slow[c]
            + row[17 + c] * v.fast[c]
            + row[22 + c] * v.showing[c]
            + row[27 + c] * v.now[c]
        )


@inline
def _brings(s: Any, chip: int, character: int) -> Any:
    """A chip's influence in a character for its taker, as in `features`."""
    if chip == SAMURAI:
        return np.float32(1)
    if chip != character:
        return np.float32(0)
    return np.float32(s.ninja_bottom) if chip == NINJA else np.float32(BOTTOM)


@inline
def _weigh_push(s: Any, w: Any, v: Any, push: int, row: Any) -> None:
    """Record leads and the value of the bottom fields for a set of pushed chips, by the chip taken."""
    me = s.to_move
    stands, all_mine = row_of(s, me), np.float32(influence(s, me, SAMURAI))
    for c in range(SPACES):
        lead = np.float32(np.int64(influence(s, me, c)) - np.int64(influence(s, 1 - me, c)))
        loss = np.float32((s.ninja_bottom if c == NINJA else BOTTOM) - 1)
        lead -= loss * is_pushed(w, push, True, c)
        lead += loss * is_pushed(w, push, False, c)
        if c > 0:
            lead -= stands >> 3 * (c - 1) & 7
        v.lead[c] = lead
    theirs_all = np.float32(influence(s, 1 - me, SAMURAI))
    for chip in range(SPACES):
        value = np.float32(0)
        mine: Any = 0  # characters with a chip on the bottom field
        theirs: Any = 0
        for c in range(DAIMYO, NINJA + 1):
            own = np.int64(s.bottom[me, c]) - is_pushed(w, push, True, c) + (chip == c)
            other = np.int64(s.bottom[1 - me, c]) - is_pushed(w, push, False, c)
            value += row[31 + c] * other + row[35 + c] * own
            mine |= (own > 0) << c
            theirs |= (other > 0) << c
        for c in range(DAIMYO, NINJA):
            value += row[59 + c] * (theirs >> NINJA & mine >> c & 1)
            value += row[62 + c] * (mine >> NINJA & theirs >> c & 1)
        value += row[66] * theirs_all * (theirs >> DAIMYO & 1)
        value += row[69] * (all_mine + (chip == SAMURAI)) * (mine >> DAIMYO & 1)
        v.stock[chip] = value
        v.per_ghost[chip] = row[67] * (theirs >> RONIN & 1) + row[70] * (mine >> RONIN & 1)
        v.per_tall[chip] = row[68] * (theirs >> GEISHA & 1) + row[71] * (mine >> GEISHA & 1)
        v.unghosts[0, chip] = theirs >> RONIN & 1 | (theirs >> NINJA & mine >> RONIN & 1)
        v.unghosts[1, chip] = mine >> RONIN & 1 | (mine >> NINJA & theirs >> RONIN & 1)


@inline
def _rate(s: Any, w: Any, v: Any, take: int, stands: int, row: Any) -> Any:
    """The gain of a turn minus about the linear evaluation of the position it leaves."""
    chip: Any = np.int64(w.taken_chip[take])
    future = np.float32(0)
    for c in range(SPACES):
        lead = v.lead[c]
        if c > 0:
            lead += np.float32(stands >> 3 * (c - 1) & 7)
        if c == chip:
            lead += _brings(s, chip, chip)
        v.here[c] = lead
        future += lead * v.count[take, c]
    gain = np.float32(w.spaces[take]) * v.here[w.shown[take]]
    if s.taken == CHIPS - 1:
        return gain
    value = v.common[take] + v.stock[chip]
    value += v.per_ghost[chip] * v.ghosts[take] + v.per_tall[chip] * v.tall[take]
    theirs, mine, worthy, worthy_mine = NEVER, NEVER, NEVER, NEVER
    all_theirs, all_mine = NEVER, NEVER
    for offer in range(v.offers[take]):
        lead, times = v.here[v.under[take, offer]], v.times[take, offer]
        joins = v.joins[take, offer]
        one, other = times * (joins - lead), times * (joins + lead)
        all_theirs, all_mine = max(all_theirs, one), max(all_mine, other)
        if v.ghost[take, offer] == 0:
            theirs, mine = max(theirs, one), max(mine, other)
            worthy = max(worthy, one + v.worth[take, offer])
            worthy_mine = max(worthy_mine, other + v.worth[take, offer])
    if theirs > NEVER:
        value += (row[40] + row[41] + row[42]) * theirs + (row[43] + row[44] + row[45]) * mine
        value += (row[52] + row[53]) * worthy + (row[54] + row[55]) * worthy_mine
        value += row[56] * v.unghosts[0, chip] * (all_theirs - theirs)
        value += row[57] * v.unghosts[1, chip] * (all_mine - mine)
    return gain + future - value


# Entry point for Python.


@jit
def sift_turns(
    states: Any, works: Any, sifts: Any, weights: Any, last: int, room: int, positions: Any, codes: Any
) -> int:
    """`sift` for the first position of an array."""
    return sift(states[0], works[0], sifts[0], weights[0], last, room, positions, codes)
