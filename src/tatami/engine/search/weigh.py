"""Compare actions by playing all of them out in the same worlds, with the same random numbers.

Unlike the search, it counts results for every seat, and plays every action equally often. A plain look
lets the mind reply at every seat: the value of an action then does not depend on the seat that asks. A
deep look lets the asking seat choose its later actions in a tree, as the search does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tatami.engine import dispatch
from tatami.engine.jit import inline, jit
from tatami.engine.search import minds
from tatami.engine.search.desk import CONFIG, DEEPEST, NONE
from tatami.engine.search.tree import clear, is_full, lead, settle, simulate

_deal, _step, _determinize = dispatch.deal, dispatch.step, dispatch.determinize
_attend, _follow, _reply = minds.attend, minds.follow, minds.reply

HALVES = 2  # worlds alternate between two halves: one chooses, the other verifies
# How results are counted: shares of victory; and how the asking seat chooses in a deep look.
PLAIN_CONFIG = np.array([(0.0, 1.0, 1.0, 0, 1, DEEPEST, 3.0), (0.3, 0.5, 20.0, 0, 1, DEEPEST, 3.0)], CONFIG)


class Scale(NamedTuple):
    """Statistics of each action."""

    actions: Any  # the legal ones, or NONE alone: the mind's reply
    active: Any  # 1 while an action is tried
    worlds: Any  # by half and action: number of worlds played
    share: Any  # by half, action and seat: sum of shares of victory
    points: Any  # by half, action and seat: sum of margins over the best other seat
    latest: Any  # by action: share and points of the asking seat in this world
    products: Any  # share and points, by two actions: sum of their products in the same worlds
    replies: Any  # by action and token: count of another seat's replies, as the asking seat would see them


def new_scale(actions: Any, seats: int, tokens: int) -> Scale:
    """Empty statistics for these actions."""
    n = len(actions)
    return Scale(
        actions=np.asarray(actions, np.int64),
        active=np.ones(n, np.uint8),
        worlds=np.zeros((HALVES, n), np.int64),
        share=np.zeros((HALVES, n, seats)),
        points=np.zeros((HALVES, n, seats)),
        latest=np.zeros((2, n)),
        products=np.zeros((2, n, n)),
        replies=np.zeros((n, tokens), np.int64),
    )


@inline
def play_on(s: Any, me: Any, first: Any, mind: Any, masks: Any, rng: Any, desk: Any) -> Any:
    """Play a world to its end with the mind at every seat; return another seat's first reply, or NONE."""
    answer, began = np.int64(NONE), False
    while s.to_move >= 0:
        action = first if not began and first != NONE else _reply(mind, s, rng, desk.mask)
        if answer == NONE and began and s.to_move != me:
            answer = np.int64(masks[action])
        began = True
        _follow(mind, s, action)
        _step(s, action)
    return answer


@jit
def weigh(
    views: Any,
    belief: Any,
    scale: Any,
    thinkers: Any,
    config: Any,
    masks: Any,
    rng: Any,
    desk: Any,
    tree: Any,
    begin: int,
    worlds: int,
) -> None:
    """Play every active action in more worlds that fit a view; `begin` is the index of the first.

    `config` holds how results are counted, and how the asking seat chooses in the tree; a tree without
    room for nodes makes it a plain look.
    """
    me, seats = np.int64(views[0].viewer), np.int64(views[0].seats)
    n, s, mind = scale.actions.shape[0], desk.states[1], thinkers[1]
    for world in range(begin, begin + worlds):
        half = world % HALVES
        desk.states[0] = desk.states[2]
        _determinize(views[0], belief[0], rng, desk.states[0])
        luck = rng[0]
        for index in range(n):
            if scale.active[index] == 0:
                continue
            rng[0] = luck
            desk.states[1] = desk.states[0]
            thinkers[1] = thinkers[0]
            _attend(mind, s)
            if tree.nodes.shape[0] > 0:
                if is_full(tree):
                    clear(tree)
                simulate(s, me, scale.actions[index], tree, mind, config[1], masks, rng, desk)
            else:
                answer = play_on(s, me, scale.actions[index], mind, masks, rng, desk)
                if answer != NONE:
                    scale.replies[index, answer] += 1
            settle(s, config[0], desk)
            scale.worlds[half, index] += 1
            for seat in range(seats):
                scale.share[half, index, seat] += desk.utility[seat]
                scale.points[half, index, seat] += lead(desk.points, seat, seats)
            scale.latest[0, index] = desk.utility[me]
            scale.latest[1, index] = lead(desk.points, me, seats)
            for other in range(index + 1):
                if scale.active[other] == 1:
                    for measure in range(2):
                        product = scale.latest[measure, index] * scale.latest[measure, other]
                        scale.products[measure, index, other] += product
        rng[0] = luck + np.uint64(0x632BE59BD9B4E019)


@jit
def outset(
    start: Any, thinkers: Any, config: Any, masks: Any, rng: Any, desk: Any, seat: int, games: int, out: Any
) -> None:
    """Play this many games, each from its own deal; add shares and margins by seat to `out`."""
    seats = np.int64(start[0].seats)
    s, mind = desk.states[1], thinkers[1]
    for _ in range(games):
        desk.states[1] = start[0]
        _deal(s, rng, seat)
        thinkers[1] = thinkers[0]
        _attend(mind, s)
        play_on(s, NONE, NONE, mind, masks, rng, desk)
        settle(s, config[0], desk)
        for each in range(seats):
            out[0, each] += desk.utility[each]
            out[1, each] += lead(desk.points, each, seats)
