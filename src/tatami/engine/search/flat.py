"""Flat sampling: try every action in the same random worlds and play on at random."""

from __future__ import annotations

from typing import Any

from tatami.engine import verbs
from tatami.engine.chance import play_out
from tatami.engine.jit import inline, jit

_step, _determinize = verbs.step, verbs.determinize
_ranks, _scores = verbs.ranks, verbs.scores

MARGIN = 0.01  # what a point of margin is worth beside a win


@jit
def sample(
    views: Any,
    belief: Any,
    worlds: int,
    rng: Any,
    scratch: Any,
    mask: Any,
    actions: Any,
    out: Any,
    values: Any,
) -> None:
    """Add to `values` what each of `actions` led to in `worlds` random worlds.

    `scratch` holds three records, the last of them blank; `out` a number per seat.
    """
    me = views[0].viewer
    for _ in range(worlds):
        scratch[0] = scratch[2]
        _determinize(views[0], belief[0], rng, scratch[0])
        for index in range(actions.shape[0]):
            scratch[1] = scratch[0]
            _step(scratch[1], actions[index])
            play_out(scratch[1], rng, mask)
            values[index] += worth(scratch[1], me, out)


@inline
def worth(s: Any, me: int, out: Any) -> float:
    """A win, shared or not, and a little for the margin over the best of the others."""
    _ranks(s, out)
    won = out[me] == 1
    winners = 0
    for seat in range(s.seats):
        winners += out[seat] == 1
    _scores(s, out)
    best = -1_000_000
    for seat in range(s.seats):
        if seat != me and out[seat] > best:
            best = out[seat]
    return won / winners + MARGIN * (out[me] - best)
