"""Compiled steps of many games at once; see `tatami.adapters.batch`.

Every function works on the games from `first` up to `last`, so that threads can share them out.
What happens in a game depends on its own generators alone. Rows are fields of records, not of arrays with
two dimensions: compiled, a row of those would count references.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.adapters.rewards import reward
from tatami.engine import verbs
from tatami.engine.bits import ZERO
from tatami.engine.chance import random_action
from tatami.engine.jit import inline, jit
from tatami.engine.octets import put_bits, put_last_bits

_words, _deal, _legal, _step = verbs.words, verbs.deal, verbs.legal, verbs.step
_note, _look = verbs.note, verbs.look


@jit
def begin(games: Any, chances: Any, start: Any, shown: Any, first: int, last: int) -> None:
    """Deal games anew and show them."""
    states, notes = games
    mask = np.empty(_words(states[0]), np.uint64)
    for index in range(first, last):
        _begin(states, notes, chances, start, index)
        _show(states, notes, shown, mask, index)


@jit
def advance(
    games: Any,
    chances: Any,
    start: Any,
    actions: Any,
    ends: Any,
    shown: Any,
    by_margin: bool,
    first: int,
    last: int,
) -> None:
    """Play an action in each game, begin those anew that end, and show them."""
    states, notes = games
    rewards, dones = ends
    mask = np.empty(_words(states[0]), np.uint64)
    seats = rewards.shape[1]
    results = np.empty(seats, np.int64)
    for index in range(first, last):
        _step(states[index], actions[index])
        over = states[index].to_move < 0
        dones[index] = over
        if over:
            reward(states[index], by_margin, results, rewards[index])
            _begin(states, notes, chances, start, index)
        else:
            for seat in range(seats):
                rewards[index, seat] = 0
            _note(states[index], notes[index])
        _show(states, notes, shown, mask, index)


@inline
def _begin(states: Any, notes: Any, chances: Any, start: Any, index: int) -> None:
    """Deal a game anew."""
    states[index] = start[0][0]
    notes[index] = start[1][0]
    _deal(states[index], chances[index].row)


@inline
def _show(states: Any, notes: Any, shown: Any, mask: Any, index: int) -> None:
    """Write who is to move, what they see and what they may play."""
    observations, masks, to_move = shown
    seat = states[index].to_move
    to_move[index] = seat
    _look(states[index], seat, notes[index], observations[index].row)
    words = _words(states[index])
    for word in range(words):
        mask[word] = ZERO
    _legal(states[index], mask)
    row = masks[index].row
    for word in range(words - 1):
        put_bits(row, word * 64, mask[word], 64)
    put_last_bits(row, (words - 1) * 64, mask[words - 1], row.shape[0] - (words - 1) * 64)


@jit
def first_illegal(masks: Any, actions: Any) -> int:
    """The first game whose action may not be played, -1 if all may."""
    for index in range(masks.shape[0]):
        action = actions[index]
        if action < 0 or action >= masks[index].row.shape[0] or masks[index].row[action] == 0:
            return index
    return -1


@jit
def sample(states: Any, chances: Any, actions: Any, first: int, last: int) -> None:
    """Draw a legal action for each game, each as likely as the others."""
    mask = np.empty(_words(states[0]), np.uint64)
    for index in range(first, last):
        actions[index] = random_action(states[index], chances[index].row, mask)
