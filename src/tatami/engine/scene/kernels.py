"""Compiled writing of any game's scene, from views alone, and differences between two scenes."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.bits import ZERO, lowest
from tatami.engine.jit import quick
from tatami.engine.scene.forms import OVER, RESULT_SHARED, RESULT_WIN
from tatami.engine.scene.writer import WORDS, put, put_one, write

SECTIONS = 5  # of a scene: places, counts, task, actions, refusals

_places, _counts, _task = (dispatch.verb(f"scene_{name}") for name in ("places", "counts", "task"))
_action, _refusals, _reason = (dispatch.verb(f"scene_{name}") for name in ("action", "refusals", "reason"))
_summary, _tell = dispatch.verb("scene_summary"), dispatch.verb("scene_tell")
_prepare = dispatch.verb("scene_prepare")
_legal, _words, _scores, _ranks = dispatch.legal, dispatch.words, dispatch.scores, dispatch.ranks

NAMES = ("prepare", "places", "counts", "task", "action", "refusals", "reason", "summary", "tell")


@quick
def lay(views: Any, writers: Any, ends: Any) -> None:
    """Write the scene of a view; `ends` receives the end of each section."""
    v, w = views[0], writers[0]
    w.at = 0
    _prepare(v, w)
    _places(v, w)
    ends[0] = w.at
    _counts(v, w)
    ends[1] = w.at
    if v.to_move < 0:
        put_result(v, w)
    else:
        _task(v, w)
    ends[2] = w.at
    if v.to_move < 0 or v.viewer != v.to_move:
        ends[3] = w.at
        ends[4] = w.at
        return
    mask = np.zeros(_words(v), np.uint64)
    _legal(v, mask)
    for word in range(mask.shape[0]):
        bits = mask[word]
        while bits != ZERO:
            action = word * 64 + lowest(bits)
            put_one(w, action)
            _action(v, action, w)
            bits &= bits - np.uint64(1)
    ends[3] = w.at
    _refusals(v, mask, w)
    ends[4] = w.at


@write
def put_result(v: Any, w: Any) -> None:
    """Write the message that names the winners and their margin."""
    seats = np.int64(v.seats)
    scores, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    _scores(v, scores)
    _ranks(v, ranks)
    winners, best = 0, 0
    for seat in range(seats):
        if ranks[seat] == 1:
            winners += 1
            best = scores[seat]
    if winners == 1:
        put_one(w, RESULT_WIN)
    else:
        put(w, RESULT_SHARED, winners)
    for seat in range(seats):
        if ranks[seat] == 1:
            put_one(w, seat + 1)
    put_one(w, best)


@quick
def tell(before: Any, action: int, after: Any, writers: Any) -> None:
    """Write the events a viewer saw between two views."""
    w = writers[0]
    w.at = 0
    _prepare(after[0], w)
    _tell(before[0], action, after[0], w)
    if after[0].to_move < 0:
        put(w, OVER, WORDS)
        put_result(after[0], w)


@quick
def reason(views: Any, action: int, writers: Any) -> None:
    """Write the reason why an action is illegal now."""
    writers[0].at = 0
    _reason(views[0], action, writers[0])


@quick
def summary(views: Any, writers: Any) -> None:
    """Write the whole table as messages."""
    writers[0].at = 0
    _prepare(views[0], writers[0])
    _summary(views[0], writers[0])


@quick
def changed_places(before: Any, after: Any, known: Any, out: Any) -> int:
    """Copy the places of a scene that are new or changed, and return how many numbers that is.

    `known` is a buffer of one number per spot.
    """
    known[:] = -1
    at = 0
    while at < before.shape[0]:
        known[before[at]] = at
        at += 2 + before[at + 1]
    at, n = 0, 0
    while at < after.shape[0]:
        size = 2 + after[at + 1]
        old = known[after[at]]
        same = old >= 0 and before[old + 1] == after[at + 1]
        if same:
            for offset in range(2, size):
                if before[old + offset] != after[at + offset]:
                    same = False
                    break
        if not same:
            for offset in range(size):
                out[n + offset] = after[at + offset]
            n += size
        at += size
    return n


@quick
def spots_of(places: Any, out: Any) -> int:
    """List the spots of the places of a scene in order, and return how many there are."""
    at, n = 0, 0
    while at < places.shape[0]:
        out[n] = places[at]
        n += 1
        at += 2 + places[at + 1]
    return n


@quick
def changed_counts(before: Any, after: Any, known: Any, out: Any) -> int:
    """Copy the counts that are new or changed, each with its spot; return how many numbers that is.

    `known` is a buffer of one number per spot.
    """
    known[:] = -1
    for at in range(0, before.shape[0], 2):
        known[before[at]] = at
    n = 0
    for at in range(0, after.shape[0], 2):
        old = known[after[at]]
        if old < 0 or before[old + 1] != after[at + 1]:
            out[n] = after[at]
            out[n + 1] = after[at + 1]
            n += 2
    return n
