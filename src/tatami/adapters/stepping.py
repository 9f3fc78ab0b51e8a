"""Compiled steps of many games at once; see `tatami.adapters.batch`.

Every function works on the games from `first` up to `last`, so that threads can divide the work.
Each game depends only on its own generators. Rows are fields of records, not of arrays with
two dimensions: compiled, a row of those would count references.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.adapters.rewards import reward
from tatami.engine import dispatch
from tatami.engine.bits import ZERO, marked
from tatami.engine.jit import inline, jit
from tatami.engine.playout import random_member
from tatami.engine.rng import drawn_at
from tatami.engine.simd import put_mask

_words, _deal, _legal, _step = dispatch.words, dispatch.deal, dispatch.legal, dispatch.step
_note, _look = dispatch.note, dispatch.look
_32 = np.uint64(32)
NONE = -1  # no game


@jit
def begin(games: Any, chances: Any, start: Any, shown: Any, first: int, last: int) -> None:
    """Redeal games and write their observations."""
    states, notes = games
    for index in range(first, last):
        _begin(states, notes, chances, start, index)
        _show(states, notes, shown, index)


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
) -> int:
    """Play an action in each game, restart those that end, and write their observations.

    If any action is illegal, none is played; the first such game is returned, else NONE.
    """
    states, notes = games
    wrong = first_illegal(actions, shown, first, last)
    if wrong != NONE:
        return wrong
    rewards, dones = ends
    results = np.empty(rewards.shape[1], np.int64)
    for index in range(first, last):
        if dones[index]:
            rewards[index, :] = 0
        _step(states[index], actions[index])
        over = states[index].to_move < 0
        dones[index] = over
        if over:
            reward(states[index], by_margin, results, rewards[index])
            _begin(states, notes, chances, start, index)
        else:
            _note(states[index], notes[index])
        _show(states, notes, shown, index)
    return NONE


@jit
def advance_some(
    games: Any,
    chances: Any,
    start: Any,
    actions: Any,
    ends: Any,
    shown: Any,
    by_margin: bool,
    playing: Any,
    viewers: Any,
    finals: Any,
    first: int,
    last: int,
) -> None:
    """The same for the games marked as playing, whose actions are known to be legal.

    The others stay as they are. `finals` receives the final view of a viewer of each game.
    """
    states, notes = games
    rewards, dones = ends
    results = np.empty(rewards.shape[1], np.int64)
    for index in range(first, last):
        if dones[index]:
            rewards[index, :] = 0
        dones[index] = False
        if not playing[index]:
            continue
        _step(states[index], actions[index])
        if states[index].to_move < 0:
            dones[index] = True
            reward(states[index], by_margin, results, rewards[index])
            _note(states[index], notes[index])
            _look(states[index], viewers[index], notes[index], finals[index].row)
            _begin(states, notes, chances, start, index)
        else:
            _note(states[index], notes[index])
        _show(states, notes, shown, index)


@inline
def _begin(states: Any, notes: Any, chances: Any, start: Any, index: int) -> None:
    """Redeal a game."""
    states[index] = start[0][0]
    notes[index] = start[1][0]
    _deal(states[index], chances[index].row, start[2])


@inline
def _show(states: Any, notes: Any, shown: Any, index: int) -> None:
    """Write the seat to move, its observation, and its legal actions as bits and as bytes."""
    observations, masks, to_move, legals = shown
    seat = states[index].to_move
    to_move[index] = seat
    _look(states[index], seat, notes[index], observations[index].row)
    words = _words(states[index])
    legal = legals[index].row
    for word in range(words):
        legal[word] = ZERO
    _legal(states[index], legal)
    put_mask(masks[index].row, legal, words)


@jit
def first_illegal(actions: Any, shown: Any, first: int, last: int) -> int:
    """The first game whose action is illegal, NONE if all are legal."""
    _, masks, _, legals = shown
    for index in range(first, last):
        action = actions[index]
        if action < 0 or action >= masks[index].row.shape[0] or not marked(legals[index].row, action):
            return index
    return NONE


@jit
def sample(states: Any, legals: Any, start: Any, moment: int, actions: Any, first: int, last: int) -> None:
    """Draw a uniformly random legal action for each game, by start, moment and game."""
    words = _words(states[0])
    for index in range(first, last):
        bits = drawn_at(start[0], np.uint64(moment) << _32 | np.uint64(index))
        actions[index] = random_member(legals[index].row, words, bits)
