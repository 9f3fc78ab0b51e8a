"""What the exact search of TA-KE knows of each turn of a position without playing it: gain, key, promise.

Differences of influence are kept as lanes of seven bits, one a character from the Samurai up, each 64 more
than the difference, so that a whole turn changes them by one addition.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.take.halls import EMPTY, TAKES, mix, seen
from tatami.bots.take.turns import EVERYTHING, code_of, is_pushed, prepare
from tatami.engine.jit import inline
from tatami.games.take.cards import BOTTOM, CHIPS, DAIMYO, GEISHA, NINJA, RONIN, SAMURAI, SPACES
from tatami.games.take.rules import influence

PLIES = 13  # a position with twelve chips left, and the end
ROOM = 1 << 15  # turns of one position
FAR = 10_000  # more than any margin

REPLY_FIELDS = [
    ("code", "i8", (PLIES, ROOM)),  # of each turn of the position at a ply
    ("reply_key", "u8", (PLIES, ROOM)),  # key of the position it leads to
    ("gain", "i2", (PLIES, ROOM)),  # points it brings the mover, minus those it brings the other player
    ("queue", "i8", (PLIES, ROOM)),  # a heap, the most promising turn first: promise, then index
    ("turns", "i8", (PLIES,)),  # how many were listed
    ("queued", "i8", (PLIES,)),  # how many are still to be searched
    ("exact", "i2", (ROOM,)),  # values of the turns at the root, where known, else FAR
    ("reveals", "i1", (TAKES, SPACES)),  # how often each character will still be uncovered after a take
    ("offers", "i1", (TAKES,)),  # what the other player can take then
    ("offer", "i2", (TAKES, SPACES)),  # character it uncovers, spaces (3 bits up), influence it adds (6 up)
    ("cut", "u1"),  # 1 if there were more turns than fit
]

LANE, EVEN = 7, 64
_ALL_EVEN = sum(EVEN << LANE * character for character in range(SPACES))
_QUEUE_INDEX = ROOM - 1
_PROMISE = 1 << 24  # makes promises positive

# What a turn promises, in sixteenths of a point: hand-set, after what a regression over play shows.
_POINT = 16
_REVEAL = 13  # per unit of influence and reveal
_OFFER = 7  # per point the other player can get at once
_NINJA, _RONIN = 40, 10  # per chip on the bottom field


@inline
def lane(lanes: Any, character: Any) -> Any:
    """The difference of influence in a character."""
    return (lanes >> LANE * character & 127) - EVEN


@inline
def row_lanes(row: int) -> Any:
    """A row of Samurai as lanes."""
    return (row & 7) << 7 | (row >> 3 & 7) << 14 | (row >> 6 & 7) << 21 | (row >> 9 & 7) << 28


@inline
def row_of(s: Any, seat: int) -> Any:
    """How a player's Samurai stand."""
    row: Any = 0
    for column in range(DAIMYO, NINJA + 1):
        row |= np.int64(s.samurai[seat, column]) << 3 * (column - 1)
    return row


@inline
def bottoms_of(s: Any, seat: int) -> Any:
    """A player's bottom fields, three bits each, the Daimyo lowest."""
    return (
        np.int64(s.bottom[seat, DAIMYO])
        | np.int64(s.bottom[seat, RONIN]) << 3
        | np.int64(s.bottom[seat, GEISHA]) << 6
        | np.int64(s.bottom[seat, NINJA]) << 9
    )


@inline
def worth(s: Any, character: Any) -> Any:
    """What a chip on the bottom field counts (R8)."""
    return np.int64(s.ninja_bottom) if character == NINJA else BOTTOM


@inline
def list_replies(s: Any, w: Any, v: Any, ply: int, first: int, last: int, beta: int) -> Any:
    """List the turns of some stages, or, with one or two chips left, judge them; return the best value."""
    prepare(s, w, first, last)
    v.cut |= w.cut
    me, left = s.to_move, CHIPS - np.int64(s.taken)
    lanes: Any = _ALL_EVEN
    daimyo_on_stacks = 0
    for character in range(SPACES):
        ahead = np.int64(influence(s, me, character)) - np.int64(influence(s, 1 - me, character))
        lanes += ahead << LANE * character
    for space in range(SPACES):
        for level in range(s.height[space]):
            daimyo_on_stacks += s.chips[space, level] == DAIMYO
    mine, theirs, my_row, their_row = (
        bottoms_of(s, me),
        bottoms_of(s, 1 - me),
        row_of(s, me),
        row_of(s, 1 - me),
    )
    if left > 2:
        for take in range(w.takes):
            look_ahead(s, w, v, take)
    n, best = v.turns[ply], -FAR
    for push in range(w.pushes):
        stage, union = w.stage[push], w.union[push]
        my_bottoms, their_bottoms, pushed = mine, theirs, lanes
        for character in range(DAIMYO, NINJA + 1):
            shift = 3 * (character - 1)
            if is_pushed(w, push, True, character):
                my_bottoms -= 1 << shift
                pushed -= (worth(s, character) - 1) << LANE * character
            if is_pushed(w, push, False, character):
                their_bottoms -= 1 << shift
                pushed += 1 << LANE * character
        for take in range(w.take_first[union], w.take_last[union]):
            chip = np.int64(w.taken_chip[take])
            base, bottoms = pushed - row_lanes(my_row), my_bottoms
            if chip == SAMURAI:
                base += 1
            else:
                base += worth(s, chip) << LANE * chip
                bottoms += 1 << 3 * (chip - 1)
            # Where the Samurai stand matters as long as a Daimyo can still move them.
            daimyo = daimyo_on_stacks - (chip == DAIMYO) > 0 or (bottoms | their_bottoms) & 7 > 0
            fields = (their_bottoms | bottoms << 12) << 35
            which = 2 * w.redistributions[push] + (chip == SAMURAI)
            for index in range(w.rows[which]):
                plain = w.plain[which, index] == 1
                if (plain and stage < first) or (not plain and last < EVERYTHING):
                    continue
                row = w.row[which, index]
                ahead_after = base + row_lanes(row)
                gain = np.int64(w.spaces[take]) * lane(ahead_after, w.shown[take])
                if left <= 2:
                    value = gain
                    if left == 2:
                        value -= last_turn(s, w, take, ahead_after, their_bottoms, bottoms, their_row)
                    if value > best or ply == 0:
                        if n < ROOM:
                            v.code[ply, n] = code_of(w, push, take, row, w.column[which, index])
                            v.exact[n] = value
                            n += ply == 0
                        else:
                            v.cut = 1
                        best = max(best, value)
                        if best >= beta and ply > 0:
                            return best
                    continue
                if n == ROOM:
                    v.cut = 1
                    continue
                key = mix(w.take_key[take], fields | (_MIRROR - ahead_after))
                if daimyo:
                    key = mix(key, their_row | row << 12)
                v.code[ply, n] = code_of(w, push, take, row, w.column[which, index])
                v.reply_key[ply, n] = key
                v.gain[ply, n] = gain
                promise = promised(v, take, gain, ahead_after, bottoms, their_bottoms)
                v.queue[ply, n] = (promise + _PROMISE) * ROOM + n
                n += 1
    v.turns[ply] = n
    return best


# Lanes as the other player sees them: every difference with the other sign.
_MIRROR = 2 * _ALL_EVEN


@inline
def promised(v: Any, take: int, gain: int, ahead: int, mine: int, theirs: int) -> Any:
    """How good a turn looks: its gain, what the influence is worth, and what the other player can take."""
    future: Any = 0
    for character in range(SPACES):
        future += lane(ahead, character) * v.reveals[take, character]
    worst: Any = -FAR
    for index in range(v.offers[take]):
        offer = np.int64(v.offer[take, index])
        worst = max(worst, (offer >> 3 & 7) * ((offer >> 6) - lane(ahead, offer & 7)))
    stock = _NINJA * ((mine >> 9) - (theirs >> 9)) + _RONIN * ((mine >> 3 & 7) - (theirs >> 3 & 7))
    return _POINT * gain + _REVEAL * future - _OFFER * worst + stock


@inline
def look_ahead(s: Any, w: Any, v: Any, take: int) -> None:
    """Note what a take leaves to be uncovered, and what the other player can take at once."""
    hall, space = w.take_hall[take], w.take_space[take]
    taken = w.stack[hall, space] & 7
    w.stack[hall, space] >>= 3
    for character in range(SPACES):
        v.reveals[take, character] = 0
    offers = 0
    for here in range(SPACES):
        stack = w.stack[hall, here]
        if stack == EMPTY:
            continue
        v.reveals[take, here] += 1
        under = stack >> 3
        while under > EMPTY:
            v.reveals[take, under & 7] += 1
            under >>= 3
        if w.ghosts_after[take] >> here & 1 == 0:
            shown, spaces = seen(stack >> 3, here), 1
            for other in range(SPACES):
                spaces += other != here and seen(w.stack[hall, other], other) == shown
            chip = stack & 7
            added = 1 if chip == SAMURAI else worth(s, chip) if chip == shown else 0
            v.offer[take, offers] = shown | spaces << 3 | added << 6
            offers += 1
    v.offers[take] = offers
    w.stack[hall, space] = w.stack[hall, space] << 3 | taken


@inline
def last_turn(s: Any, w: Any, take: int, ahead: int, mine: int, theirs: int, row: int) -> Any:
    """What the last turn of the game brings the other player, who holds `mine` then.

    All spaces are empty after it, so one space shows the character scored. Abilities can only bring Samurai
    to its column and push a chip there.
    """
    hall, space = w.take_hall[take], 0
    for here in range(SPACES):
        if w.stack[hall, here] >> (3 if here == w.take_space[take] else 0) > EMPTY:
            space = here
    chip = w.stack[hall, space] >> (3 if space == w.take_space[take] else 0) & 7
    gain = -lane(ahead, space) + (1 if chip == SAMURAI else 0)
    if space == SAMURAI:
        return gain
    if chip == space:
        gain += worth(s, chip)
    away: Any = -(row >> 3 * (space - 1) & 7)
    for column in range(4):
        away += row >> 3 * column & 7
    best: Any = 0
    for daimyo in range(2 if mine & 7 > 0 else 1):
        for target in range(4 if mine >> 9 > 0 else 1):
            if target > 0 and theirs >> 3 * (target - 1) & 7 == 0:
                continue
            moves, more = 3 * daimyo, 0
            if space == DAIMYO:
                more -= daimyo
            if target > 0:
                more += target == space
                if space == NINJA:
                    more -= worth(s, NINJA) - 1
                if target == DAIMYO and (s.ninja_repeats == 1 or daimyo == 0):  # R3
                    moves += 3
            best = max(best, more + min(moves, away))
    return gain + best
