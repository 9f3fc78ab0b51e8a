"""Games played to their end by a mind at every seat, in compiled code, to compare actions."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.jit import inline, jit
from tatami.engine.rng import draw
from tatami.engine.search import minds

_step, _scores, _ranks, _view = dispatch.step, dispatch.scores, dispatch.ranks, dispatch.view
_attend, _follow, _reply = minds.attend, minds.follow, minds.reply
MARGIN, SHARE = 0, 1  # indices of the gains


@jit
def advantage(starts: Any, action: int, states: Any, thinkers: Any, seeds: Any, work: Any, out: Any) -> None:
    """The gain of an action for its seat over the mind's own choice, summed over all starts.

    Each start is played twice with the same random numbers, first with the action, then with the mind's
    own choice; where they agree the gain is zero. `states` is a buffer for a position, `thinkers` holds the
    mind and a buffer for a copy of it, `work` is a mask and a number per seat. `out` receives margin and
    share of victory.
    """
    mask, results = work
    seat = np.int64(starts[0].to_move)
    rng = np.zeros(1, np.uint64)
    for index in range(starts.shape[0]):
        thinkers[1] = thinkers[0]
        states[0] = starts[index]
        _attend(thinkers[1], states[0])
        rng[0] = seeds[index]
        choice = np.int64(_reply(thinkers[1], states[0], rng, mask))
        if choice == action:
            continue
        for sign in (1.0, -1.0):
            states[0] = starts[index]
            thinkers[1] = thinkers[0]
            _attend(thinkers[1], states[0])
            rng[0] = draw(seeds[index : index + 1].copy())
            play_out(states[0], action if sign > 0.0 else choice, thinkers[1], rng, mask)
            count(states[0], seat, sign, results, out)


@jit
def find_seed(at: Any, action: int, thinkers: Any, rng: Any, most: int, mask: Any) -> Any:
    """A uniformly drawn seed with which the mind chooses an action; 0 if none was found."""
    own = np.zeros(1, np.uint64)
    thinkers[1] = thinkers[0]
    _attend(thinkers[1], at[0])
    for _ in range(most):
        seed = draw(rng)
        own[0] = seed
        if np.int64(_reply(thinkers[1], at[0], own, mask)) == action:
            return seed
    return np.uint64(0)


@jit
def retrace(
    state: Any, me: int, until: int, actions: Any, seeds: Any, thinkers: Any, seen: Any, sight: Any, mask: Any
) -> bool:
    """Replay from a start to one of a seat's decisions: the seat's own actions, the seeded mind elsewhere.

    Return whether the seat's views at its decisions match the rows of `seen`. `sight`
    is a buffer for a view, as bytes and as a record.
    """
    octets, views = sight
    thinkers[1] = thinkers[0]
    _attend(thinkers[1], state[0])
    rng = np.zeros(1, np.uint64)
    asked = moment = 0
    while state[0].to_move >= 0:
        if state[0].to_move == me:
            octets[:] = 0
            _view(state[0], me, views[0])
            for place in range(octets.shape[0]):
                if octets[place] != seen[asked, place]:
                    return False
            if asked == until:
                return True
            action = np.int64(actions[asked])
            asked += 1
        else:
            rng[0] = seeds[moment]
            action = np.int64(_reply(thinkers[1], state[0], rng, mask))
        moment += 1
        _follow(thinkers[1], state[0], action)
        _step(state[0], action)
    return False


@inline
def play_out(s: Any, first: Any, mind: Any, rng: Any, mask: Any) -> None:
    """Play an action, and then the mind's replies to the end."""
    action = first
    while s.to_move >= 0:
        _follow(mind, s, action)
        _step(s, action)
        if s.to_move >= 0:
            action = np.int64(_reply(mind, s, rng, mask))


@inline
def count(s: Any, seat: Any, sign: float, results: Any, out: Any) -> None:
    """Add a seat's result at the end of a game."""
    seats = np.int64(s.seats)
    _scores(s, results)
    total = 0
    for other in range(seats):
        total += results[other]
    out[MARGIN] += sign * (results[seat] - (total - results[seat]) / (seats - 1))
    _ranks(s, results)
    winners = 0
    for other in range(seats):
        winners += results[other] == 1
    if results[seat] == 1:
        out[SHARE] += sign / winners
