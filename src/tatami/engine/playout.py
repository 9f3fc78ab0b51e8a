"""Random play inside compiled code, over any game."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.bits import ZERO, count, nth
from tatami.engine.jit import inline
from tatami.engine.rng import draw, share

_words, _legal, _step = dispatch.words, dispatch.legal, dispatch.step


@inline
def random_action(s: Any, rng: Any, mask: Any) -> int:
    """A legal action, drawn uniformly."""
    words = _words(s)
    for word in range(words):
        mask[word] = ZERO
    _legal(s, mask)
    return random_member(mask, words, draw(rng))


@inline
def random_member(mask: Any, words: int, bits: np.uint64) -> int:
    """One of the actions in a mask, drawn uniformly from random bits."""
    total = 0
    for word in range(words):
        total += count(mask[word])
    n = share(bits, total)
    chosen, first = mask[0], 0
    for word in range(words - 1):
        here = count(mask[word])
        if first == 64 * word and n >= here:
            n -= here
            chosen, first = mask[word + 1], 64 * (word + 1)
    return first + nth(chosen, n)


@inline
def play_out(s: Any, rng: Any, mask: Any) -> int:
    """Play random legal actions to the end; return how many."""
    decisions = 0
    while s.to_move >= 0:
        _step(s, random_action(s, rng, mask))
        decisions += 1
    return decisions
