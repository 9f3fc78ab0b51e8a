"""Compiled loops over any game, called from Python with one record array of length 1 at a time."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.bits import ZERO, lowest, marked
from tatami.engine.jit import jit, quick
from tatami.engine.playout import play_out
from tatami.engine.simd import put_mask

ILLEGAL = -2

_deal, _legal, _step, _view = dispatch.deal, dispatch.legal, dispatch.step, dispatch.view
_scores, _ranks, _words = dispatch.scores, dispatch.ranks, dispatch.words
_notes, _note, _look = dispatch.notes, dispatch.note, dispatch.look
_believe, _determinize = dispatch.believe, dispatch.determinize


@quick
def deal(states: Any, rng: Any, start: int = -1) -> None:
    """Redeal a start position at random, with a random start seat if `start` is negative."""
    _deal(states[0], rng, start)


@quick
def legal_mask(states: Any, mask: Any) -> None:
    """Fill the words of `mask` with the legal actions."""
    mask[:] = ZERO
    _legal(states[0], mask)


@quick
def legal_actions(states: Any, mask: Any, out: Any) -> int:
    """List the legal actions in `out`, in ascending order, and return how many there are."""
    mask[:] = ZERO
    _legal(states[0], mask)
    n = 0
    for word in range(mask.shape[0]):
        bits = mask[word]
        while bits != ZERO:
            out[n] = word * 64 + lowest(bits)
            n += 1
            bits &= bits - np.uint64(1)
    return n


@quick
def step(states: Any, action: int) -> int:
    """Play a legal action and return the next seat to move, -1 when the game is over."""
    _step(states[0], action)
    return states[0].to_move


@quick
def try_step(states: Any, action: int) -> int:
    """Play an action and return the next seat to move, -1 when the game is over; ILLEGAL if it is illegal."""
    mask = np.zeros(_words(states[0]), np.uint64)
    _legal(states[0], mask)
    if not marked(mask, action):
        return ILLEGAL
    return step(states, action)


@quick
def view(states: Any, seat: int, out: Any) -> None:
    """Write the view of a seat (-1: a spectator) into `out`, a blank record."""
    _view(states[0], seat, out[0])


@quick
def scores(states: Any, out: Any) -> None:
    """Write the points per seat."""
    _scores(states[0], out)


@quick
def ranks(states: Any, out: Any) -> None:
    """Write the rank per seat, 1 the best."""
    _ranks(states[0], out)


@quick
def observe(views: Any, out: Any) -> None:
    """Write an observation: a view as bytes."""
    notes = _notes(views[0])
    _note(views[0], notes[0])
    _look(views[0], views[0].viewer, notes[0], out)


@quick
def see(states: Any, seat: int, views: Any, out: Any, legal: Any) -> None:
    """Write a seat's view into a blank record, its observation, and its legal actions as a byte mask."""
    _view(states[0], seat, views[0])
    observe(views, out)
    if views[0].to_move == seat:
        words = _words(views[0])
        mask = np.zeros(words, np.uint64)
        _legal(views[0], mask)
        put_mask(legal, mask, words)


@quick
def see_as_mover(states: Any, octets: Any, views: Any, actions: Any) -> int:
    """The same for the seat to move, with a list of its legal actions; return how many there are.

    `octets` is the memory that holds the view, followed by its observation; both are overwritten, so the
    previous content is irrelevant.
    """
    octets[:] = 0
    _view(states[0], states[0].to_move, views[0])
    observe(views, octets[views.itemsize :])
    return legal_actions(views, np.zeros(_words(views[0]), np.uint64), actions)


@jit
def believe(views: Any, belief: Any) -> None:
    """Compute the belief that follows from a view, once for many samples."""
    _believe(views[0], belief[0])


@jit
def determinize(views: Any, belief: Any, rng: Any, out: Any) -> None:
    """Write a random full state consistent with the view into `out`."""
    _determinize(views[0], belief[0], rng, out[0])


@jit
def random_game(states: Any, rng: Any, mask: Any) -> int:
    """Play uniformly random legal actions to the end; return how many."""
    return play_out(states[0], rng, mask)


@jit
def random_games(start: Any, scratch: Any, games: int, rng: Any, mask: Any) -> int:
    """Play many random games, each redealt from the start position; return the number of decisions."""
    decisions = 0
    for _ in range(games):
        scratch[0] = start[0]
        _deal(scratch[0], rng, -1)
        decisions += play_out(scratch[0], rng, mask)
    return decisions


@jit
def perft(states: Any, masks: Any, depth: int) -> int:
    """Count the action sequences of length `depth` (shorter where the game ends).

    `states` and `masks` hold one place per level; the position stands in `states[0]`.
    """
    level, total = 0, 0
    _legal_at(states, masks, 0, depth)
    while level >= 0:
        action = -1
        for word in range(masks.shape[1]):
            if masks[level, word] != ZERO:
                action = word * 64 + lowest(masks[level, word])
                masks[level, word] &= masks[level, word] - np.uint64(1)
                break
        if action < 0:
            level -= 1
            continue
        states[level + 1] = states[level]
        _step(states[level + 1], action)
        if level + 1 == depth or states[level + 1].to_move < 0:
            total += 1
            continue
        level += 1
        _legal_at(states, masks, level, depth)
    return total


@jit
def _legal_at(states: Any, masks: Any, level: int, depth: int) -> None:
    masks[level, :] = ZERO
    if level < depth:
        _legal(states[level], masks[level])
