"""The exact value of a TA-KE position by trying every token to the end, without pruning.

Positions that come up again, Samurai, middle fields and all, are looked up instead of tried again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.bits import ZERO, lowest
from tatami.engine.jit import jit
from tatami.games.take import GAME
from tatami.games.take.state import STATE

LEVELS = 64  # more than the tokens of four turns
ROOM = 1 << 22  # positions remembered
TOO_MANY = ROOM // 2

_legal, _step = dispatch.legal, dispatch.step


def brute_value(state: np.ndarray[Any, np.dtype[Any]]) -> int | None:
    """What the mover gains on the other player until the end, or None if that is too much to try."""
    states = np.zeros(LEVELS, STATE)
    states[0] = state[0]
    size = STATE.itemsize // 8
    assert size * 8 == STATE.itemsize
    masks = np.zeros((LEVELS, GAME.mask_words), np.uint64)
    words = states.view(np.uint64).reshape(LEVELS, size)
    value = _value(
        states, words, masks, np.zeros(LEVELS, np.int64), np.zeros(ROOM, np.uint64), np.zeros(ROOM, np.int64)
    )
    return None if value == _GIVEN_UP else int(value)


_GIVEN_UP = 99_999


@jit
def _hash(words: Any) -> Any:
    key = np.uint64(1)
    for index in range(words.shape[0]):
        key = (key ^ words[index]) * np.uint64(0xFF51AFD7ED558CCD)
        key ^= key >> np.uint64(32)
    return key | np.uint64(1)


@jit
def _value(states: Any, words: Any, masks: Any, best: Any, keys: Any, values: Any) -> Any:
    """Depth first; a level holds a position, its untried actions and its best value to its mover."""
    states[0].score[0], states[0].score[1] = 0, 0
    _open(states, masks, best, 0)
    level, kept = 0, 0
    while True:
        action = -1
        for word in range(masks.shape[1]):
            if masks[level, word] != ZERO:
                action = word * 64 + lowest(masks[level, word])
                masks[level, word] &= masks[level, word] - np.uint64(1)
                break
        if action < 0:
            if level == 0:
                return best[0]
            slot = _slot(keys, _hash(words[level]))
            keys[slot], values[slot] = _hash(words[level]), best[level]
            kept += 1
            if kept == TOO_MANY:
                return _GIVEN_UP
            level -= 1
            _take_in(states, best, level, best[level + 1])
            continue
        states[level + 1] = states[level]
        _step(states[level + 1], action)
        states[level].score[0] = states[level + 1].score[0]
        states[level].score[1] = states[level + 1].score[1]
        states[level + 1].score[0], states[level + 1].score[1] = 0, 0
        slot = _slot(keys, _hash(words[level + 1]))
        if states[level + 1].to_move < 0:
            _take_in(states, best, level, 0)
        elif keys[slot] != ZERO:
            _take_in(states, best, level, values[slot])
        else:
            level += 1
            _open(states, masks, best, level)


@jit
def _open(states: Any, masks: Any, best: Any, level: int) -> None:
    masks[level, :] = ZERO
    _legal(states[level], masks[level])
    best[level] = -9_999


@jit
def _take_in(states: Any, best: Any, level: int, value: Any) -> None:
    """Note the value of the action just tried; its points stand in the score, which is blank otherwise."""
    me = states[level].to_move
    gain = np.int64(states[level].score[me]) - np.int64(states[level].score[1 - me])
    same = states[level + 1].to_move == me
    best[level] = max(best[level], value if same else gain - value)
    states[level].score[0], states[level].score[1] = 0, 0


@jit
def _slot(keys: Any, key: Any) -> Any:
    slot = np.int64(key >> np.uint64(8)) & (keys.shape[0] - 1)
    while keys[slot] != ZERO and keys[slot] != key:
        slot = (slot + 1) & (keys.shape[0] - 1)
    return slot
