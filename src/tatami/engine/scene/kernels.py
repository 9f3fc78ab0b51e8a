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
_view = dispatch.view

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
def told(before: Any, action: int, after: Any, viewer: int, views: Any, writers: Any) -> None:
    """The same from two states, by way of a viewer's views of them: two blank records."""
    _view(before[0], viewer, views[0])
    _view(after[0], viewer, views[1])
    tell(views[:1], action, views[1:], writers)


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
def change(
    before: Any, before_ends: Any, after: Any, after_ends: Any, known: Any, out: Any, cuts: Any
) -> None:
    """Copy the new or changed places and counts of a scene, and all its spots if their order changed.

    `known` is a buffer of one number per spot; `cuts` receives the end of each of the three parts, -1 for the
    last one if the order is the same.
    """
    cuts[0] = changed_places(before[: before_ends[0]], after[: after_ends[0]], known, out)
    cuts[1] = cuts[0] + changed_counts(
        before[before_ends[0] : before_ends[1]],
        after[after_ends[0] : after_ends[1]],
        known,
        out[cuts[0] :],
    )
    spots = changed_order(before[: before_ends[0]], after[: after_ends[0]], out[cuts[1] :])
    cuts[2] = cuts[1] + spots if spots >= 0 else -1


@write
def changed_places(before: Any, after: Any, known: Any, out: Any) -> int:
    """Copy the places of a scene that are new or changed, and return how many numbers that is."""
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


@write
def changed_counts(before: Any, after: Any, known: Any, out: Any) -> int:
    """Copy the counts that are new or changed, each with its spot; return how many numbers that is."""
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


@write
def changed_order(before: Any, after: Any, out: Any) -> int:
    """List the spots of all places, and return how many there are; -1 if their order is the same."""
    old, at, n, same = 0, 0, 0, True
    while at < after.shape[0]:
        same = same and old < before.shape[0] and before[old] == after[at]
        if same:
            old += 2 + before[old + 1]
        out[n] = after[at]
        n += 1
        at += 2 + after[at + 1]
    return -1 if same and old == before.shape[0] else n
