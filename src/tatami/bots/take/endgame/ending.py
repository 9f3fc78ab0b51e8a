"""Exact search of TA-KE endings: principal variation search on the future margin, over whole turns.

The remaining gains depend on the hall, the bottom fields, the differences of influence and, while a
Daimyo can move them, the Samurai; so the table is keyed by these alone, and stores no turns, which might
name Samurai that stand elsewhere. The search keeps its stack in arrays and stops after a number of
positions, to be continued.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.take.endgame.closing import FAR
from tatami.bots.take.endgame.replies import PLIES, REPLY_FIELDS, ROOM, list_replies
from tatami.bots.take.search.codes import TURN_LENGTH, unfold
from tatami.bots.take.search.turns import ALL_ABILITIES, EVERYTHING, ONE_ABILITY, TWO_ABILITIES
from tatami.engine.jit import inline, jit
from tatami.games.take.cards import CHIPS
from tatami.games.take.rules import step

SEARCH = np.dtype(
    (
        np.record,
        [
            *REPLY_FIELDS,
            ("ply", "i8"),  # current ply, -1 when done
            ("nodes", "i8"),  # positions searched so far
            ("every", "u1"),  # 1: the exact value of every turn of the root is wanted
            ("result", "i8"),  # value of the last finished position, for its mover
            ("key", "u8", (PLIES,)),  # of the position at a ply
            ("low", "i8", (PLIES,)),  # the initial alpha
            ("listed", "i8", (PLIES,)),  # groups of stages listed so far
            ("searched", "i8", (PLIES,)),  # the turn being searched, or -1
            ("scout", "u1", (PLIES,)),  # 1 if its value is only compared with alpha
            ("best_code", "i8"),  # best turn of the root
            ("actions", "i2", (TURN_LENGTH,)),
        ],
    )
)

# Groups of stages, listed one after the other.
_FIRST = (ONE_ABILITY, TWO_ABILITIES, EVERYTHING)
_LAST = (ONE_ABILITY, ALL_ABILITIES, EVERYTHING)
_GROUPS = 3

BOUNDS = np.dtype((np.record, [("low", "i2"), ("high", "i2"), ("left", "i2")]))


@jit
def begin(searches: Any, every: bool, alpha: int, beta: int) -> None:
    """Start at the position at ply 0; values outside a window are not made exact."""
    v = searches[0]
    v.every = every
    v.key[0] = 0
    v.best_code = -1
    v.ply = 0
    _enter(v, 0, alpha, beta)


@jit
def search(positions: Any, works: Any, searches: Any, keys: Any, bounds: Any, budget: int) -> Any:
    """Continue for a number of positions; return whether the search is done."""
    v, w = searches[0], works[0]
    stop = v.nodes + budget
    while v.ply >= 0 and v.nodes < stop:
        ply = v.ply
        if v.searched[ply] >= 0:
            _take_in(v, ply)
        elif v.best[ply] >= v.beta[ply] or (v.queued[ply] == 0 and v.listed[ply] == _GROUPS):
            _leave(positions, v, ply, keys, bounds)
        elif v.queued[ply] == 0:
            _list_more(positions[ply], w, v, ply, keys, bounds)
        else:
            _search_next(positions, v, ply, keys, bounds)
    return v.ply < 0


@inline
def _enter(v: Any, ply: int, alpha: int, beta: int) -> None:
    v.alpha[ply], v.low[ply], v.beta[ply] = alpha, alpha, beta
    v.best[ply] = -FAR
    v.listed[ply] = 0
    v.turns[ply] = 0
    v.queued[ply] = 0
    v.searched[ply] = -1
    v.ply = ply
    v.nodes += 1


@inline
def _leave(positions: Any, v: Any, ply: int, keys: Any, bounds: Any) -> None:
    """Store the result and return to the previous position."""
    best = v.best[ply]
    if ply > 0 and _is_kept(positions[ply - 1]):
        low = best if best > v.low[ply] else -FAR
        high = best if best < v.beta[ply] else FAR
        _keep(keys, bounds, v.key[ply], low, high, CHIPS - np.int64(positions[ply].taken))
    v.result = best
    v.ply = ply - 1


@inline
def _take_in(v: Any, ply: int) -> None:
    """Use the value of a searched turn."""
    index = v.searched[ply]
    value = v.gain[ply, index] - v.result
    if v.scout[ply] == 1 and v.alpha[ply] < value < v.beta[ply]:
        v.scout[ply] = 0
        gain = v.gain[ply, index]
        _enter(v, ply + 1, gain - v.beta[ply], gain - v.alpha[ply])
        return
    v.searched[ply] = -1
    _note(v, ply, index, value, True)


@inline
def _note(v: Any, ply: int, index: int, value: Any, exact: bool) -> None:
    """Record a turn's value, or, if not exact, a bound below alpha or from beta on."""
    if ply == 0:
        if exact:
            v.exact[index] = value
        if value > v.best[0]:
            v.best_code = v.code[0, index]
    v.best[ply] = max(v.best[ply], value)
    if ply > 0 or v.every == 0:
        v.alpha[ply] = max(v.alpha[ply], value)


@inline
def _list_more(s: Any, w: Any, v: Any, ply: int, keys: Any, bounds: Any) -> None:
    """List the next turns, unless the table knows one that is good enough."""
    group, old = v.listed[ply], v.turns[ply]
    best = v.best[ply]
    list_replies(s, w, v, ply, _FIRST[group], _LAST[group])
    v.listed[ply] = group + 1
    if s.taken >= CHIPS - 2:
        if ply == 0 and v.best[0] > best:
            v.best_code = v.code[0, old + np.argmax(v.exact[old : v.turns[0]])]
        return
    n = v.turns[ply]
    for index in range(old, n):
        if ply == 0:
            v.exact[index] = FAR
        v.queue[ply, index - old] = v.queue[ply, index]
        slot = _find(keys, v.reply_key[ply, index]) if _is_kept(s) else -1
        if ply > 0 and slot >= 0:
            value = v.gain[ply, index] - bounds[slot].high
            if value >= v.beta[ply]:
                v.best[ply] = value
                return
    v.queued[ply] = n - old
    for place in range((n - old) // 2 - 1, -1, -1):
        _sink(v.queue[ply], place, n - old)


@inline
def _search_next(positions: Any, v: Any, ply: int, keys: Any, bounds: Any) -> None:
    """Search the most promising remaining turn, or find it in the table."""
    queue, size = v.queue[ply], v.queued[ply]
    index = queue[0] & (ROOM - 1)
    queue[0] = queue[size - 1]
    v.queued[ply] = size - 1
    _sink(queue, 0, size - 1)
    key, gain = v.reply_key[ply, index], np.int64(v.gain[ply, index])
    alpha, beta = v.alpha[ply], v.beta[ply]
    if v.ceiling[ply, index] <= alpha:
        _note(v, ply, index, v.ceiling[ply, index], False)
        return
    slot = _find(keys, key) if _is_kept(positions[ply]) else -1
    if slot >= 0:
        low, high = np.int64(bounds[slot].low), np.int64(bounds[slot].high)
        if low == high:
            _note(v, ply, index, gain - low, True)
            return
        if gain - low <= alpha:
            _note(v, ply, index, gain - low, False)
            return
        if gain - high >= beta:
            _note(v, ply, index, gain - high, False)
            return
    positions[ply + 1] = positions[ply]
    length = unfold(positions[ply], v.code[ply, index], v.actions)
    for place in range(length):
        step(positions[ply + 1], v.actions[place])
    v.key[ply + 1] = key
    v.searched[ply] = index
    v.scout[ply] = v.best[ply] > -FAR and alpha > -FAR
    floor = gain - alpha - 1 if v.scout[ply] == 1 else gain - beta
    _enter(v, ply + 1, floor, gain - alpha)


@inline
def _sink(queue: Any, place: int, size: int) -> None:
    """Sift an entry of a heap down."""
    entry = queue[place]
    below = 2 * place + 1
    while below < size:
        if below + 1 < size and queue[below + 1] > queue[below]:
            below += 1
        if queue[below] <= entry:
            break
        queue[place] = queue[below]
        place = below
        below = 2 * place + 1
    if size > 0:
        queue[place] = entry


# The table.


@inline
def _is_kept(s: Any) -> Any:
    """Whether the successors of a position are stored: the last two turns are faster to search."""
    return s.taken < CHIPS - 3


@inline
def _find(keys: Any, key: Any) -> Any:
    """The slot of a position, or -1."""
    slot = np.int64(key & np.uint64(keys.shape[0] - 1))
    if keys[slot] == key:
        return slot
    return slot ^ 1 if keys[slot ^ 1] == key else -1


@inline
def _keep(keys: Any, bounds: Any, key: Any, low: int, high: int, left: Any) -> None:
    """Store the result of a position: of two slots, replace the one that saved less work."""
    slot = _find(keys, key)
    if slot >= 0:
        bounds[slot].low = max(low, np.int64(bounds[slot].low))
        bounds[slot].high = min(high, np.int64(bounds[slot].high))
        return
    slot = np.int64(key & np.uint64(keys.shape[0] - 1))
    if bounds[slot].left > left:
        slot ^= 1
    keys[slot] = key
    bounds[slot].low, bounds[slot].high, bounds[slot].left = low, high, left
