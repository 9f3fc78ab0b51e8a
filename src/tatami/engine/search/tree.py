"""Search over information sets: sample worlds that fit a view, and grow a tree over the seat's views.

A node is a view of the searching seat, found by its hash, so its statistics are reused
when the game reaches it. At its own decisions the seat chooses by the results of earlier worlds;
the others either reply as the mind does, or choose in the tree too among the edges available in this world.
Actions that the seat cannot tell apart share one edge.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.bits import ONE, ZERO, lowest
from tatami.engine.jit import inline, jit
from tatami.engine.rng import below
from tatami.engine.search import minds
from tatami.engine.search.desk import NONE, TRACE

_legal, _step, _view, _determinize = dispatch.legal, dispatch.step, dispatch.view, dispatch.determinize
_ranks, _scores, _believe = dispatch.ranks, dispatch.scores, dispatch.believe
_attend, _follow, _reply = minds.attend, minds.follow, minds.reply
_expect, _prior, _judge = minds.expect, minds.prior, minds.judge

LEAST_WORLDS = 12  # before an action can be eliminated


# The tree.


@inline
def is_full(tree: Any) -> bool:
    """Whether the next world might not fit."""
    return tree.used[0] * 8 > tree.nodes.shape[0] * 7 or tree.used[1] * 8 > tree.edges.shape[0] * 7


@inline
def clear(tree: Any) -> None:
    """Clear the tree."""
    tree.slots[:] = NONE
    tree.used[0] = 0
    tree.used[1] = 0


@jit
def clear_tree(tree: Any) -> None:
    """The same, called from Python."""
    clear(tree)


@inline
def hash_words(words: Any) -> Any:
    """A hash of a record's memory."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        key = (key ^ word) * np.uint64(0xFF51AFD7ED558CCD)
        key ^= key >> np.uint64(32)
    return key


@inline
def node_of(tree: Any, key: Any) -> Any:
    """The node with a key, created if needed; NONE if there is no room."""
    mask = np.uint64(tree.slots.shape[0] - 1)
    place = key & mask
    while tree.slots[place] != NONE:
        if tree.nodes[tree.slots[place]].key == key:
            return np.int64(tree.slots[place])
        place = (place + ONE) & mask
    node = tree.used[0]
    if node == tree.nodes.shape[0]:
        return NONE
    tree.used[0] = node + 1
    tree.slots[place] = node
    tree.nodes[node].key = key
    tree.nodes[node].visits = 0
    tree.nodes[node].first = NONE
    return node


@inline
def edge_of(tree: Any, node: Any, code: Any, prior: float) -> Any:
    """The edge of a node with a code, created if needed; NONE if there is no room."""
    edge = np.int64(tree.nodes[node].first)
    while edge != NONE:
        if tree.edges[edge].code == code:
            return edge
        edge = np.int64(tree.edges[edge].next)
    edge = tree.used[1]
    if edge == tree.edges.shape[0]:
        return NONE
    tree.used[1] = edge + 1
    tree.edges[edge].code = code
    tree.edges[edge].visits = 0
    tree.edges[edge].offered = 0
    tree.edges[edge].prior = prior
    tree.edges[edge].total = 0.0
    tree.edges[edge].next = tree.nodes[node].first
    tree.nodes[node].first = edge
    return edge


@inline
def list_legal(s: Any, desk: Any) -> Any:
    """List the legal actions and return how many there are."""
    desk.mask[:] = ZERO
    _legal(s, desk.mask)
    n = 0
    for word in range(desk.mask.shape[0]):
        bits = desk.mask[word]
        while bits != ZERO:
            desk.actions[n] = word * 64 + lowest(bits)
            n += 1
            bits &= bits - ONE
    return n


@inline
def key_of(s: Any, seat: Any, desk: Any) -> Any:
    """The hash of a seat's view."""
    desk.seen_words[:] = ZERO
    _view(s, seat, desk.seen[0])
    return hash_words(desk.seen_words)


# One simulation.


@inline
def select(
    tree: Any, node: int, s: Any, me: Any, mind: Any, config: Any, masks: Any, rng: Any, desk: Any
) -> tuple[Any, Any]:
    """The action to try at a node, and its edge; the edges available in this world compete."""
    n = list_legal(s, desk)
    _prior(mind, s, desk.actions, n, desk.weights)
    mean = 0.0
    for index in range(n):
        mean += desk.weights[index] / n
    visits, total = 0, 0.0
    edge = np.int64(tree.nodes[node].first)
    while edge != NONE:
        visits += tree.edges[edge].visits
        total += tree.edges[edge].total
        edge = np.int64(tree.edges[edge].next)
    untried = total / visits if visits > 0 else 0.5
    best, chosen, action, alike = -1.0, NONE, desk.actions[0], 0
    start = below(rng, n)  # so that ties are not always broken in order
    for turn in range(n):
        index = start + turn if start + turn < n else start + turn - n
        code = desk.actions[index] if s.to_move == me else np.int64(masks[desk.actions[index]])
        edge = edge_of(tree, node, code, desk.weights[index] / mean)
        if edge == NONE:
            continue
        if edge == chosen:  # indistinguishable actions: any of them
            alike += 1
            if below(rng, alike) == 0:
                action = desk.actions[index]
            continue
        tree.edges[edge].offered += 1
        tried = np.float64(tree.edges[edge].visits)
        worth = tree.edges[edge].total / tried if tried > 0.0 else untried
        pull = math.sqrt(math.log(1.0 + tree.edges[edge].offered) / (1.0 + tried))
        worth += config.explore * tree.edges[edge].prior * pull
        if worth > best:
            best, chosen, action, alike = worth, edge, desk.actions[index], 1
    return action, chosen


@inline
def simulate(
    s: Any, me: Any, first: Any, tree: Any, mind: Any, config: Any, masks: Any, rng: Any, desk: Any
) -> None:
    """Play a world to its end, first through the tree; fill in utility and points, and update the tree.

    `first` is the action to begin with, or NONE.
    """
    depth, plies = 0, 0
    growing, judged = True, False
    while s.to_move >= 0 and not judged:
        edge, action = NONE, first
        if plies > 0 or first == NONE:
            if growing and (config.everybody == 1 or s.to_move == me) and depth < config.deepest:
                node = node_of(tree, key_of(s, me, desk))
                growing = node != NONE
                if growing:
                    tree.nodes[node].visits += 1
                    # The mind replies in unvisited nodes; the root is always known.
                    growing = tree.nodes[node].visits > 1 or plies == 0
                if growing:
                    action, edge = select(tree, node, s, me, mind, config, masks, rng, desk)
            if edge == NONE:
                action = _reply(mind, s, rng, desk.mask)
            else:
                desk.path[depth, 0] = edge
                desk.path[depth, 1] = s.to_move
                depth += 1
        if plies < TRACE:
            desk.trace[plies] = action if s.to_move == me else masks[action]
        _follow(mind, s, action)
        _step(s, action)
        plies += 1
        if not growing and s.to_move >= 0:
            judged = _judge(mind, s, plies, desk.utility, desk.points)
    desk.plies[0] = plies
    if not judged:
        settle(s, config, desk)
    else:
        rank_by_points(desk, np.int64(s.seats))
    for at in range(depth):
        edge = desk.path[at, 0]
        tree.edges[edge].visits += 1
        tree.edges[edge].total += desk.utility[desk.path[at, 1]]


@inline
def settle(s: Any, config: Any, desk: Any) -> None:
    """Utility and points of a finished game: the share of victory, and the margin over the best other."""
    seats = np.int64(s.seats)
    _scores(s, desk.counts)
    for seat in range(seats):
        desk.points[seat] = desk.counts[seat]
    _ranks(s, desk.counts)
    winners = 0
    for seat in range(seats):
        winners += desk.counts[seat] == 1
    for seat in range(seats):
        ahead = lead(desk.points, seat, seats) / config.margin
        margin = 0.5 + 0.5 * min(max(ahead, -1.0), 1.0)
        share = 1.0 / winners if desk.counts[seat] == 1 else 0.0
        desk.utility[seat] = config.win * share + (1.0 - config.win) * margin


@inline
def lead(points: Any, seat: Any, seats: Any) -> float:
    """Margin over the best other seat."""
    best = -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, points[other])
    return points[seat] - best


@inline
def rank_by_points(desk: Any, seats: Any) -> None:
    """Ranks of an unfinished game, by the expected points."""
    for seat in range(seats):
        desk.counts[seat] = 1
        for other in range(seats):
            desk.counts[seat] += desk.points[other] > desk.points[seat]


# The root.


@jit
def prepare(views: Any, belief: Any, thinkers: Any) -> None:
    """Compute the belief of the view, once for many worlds; the mind may contribute a guess."""
    _attend(thinkers[0], views[0])
    _expect(thinkers[0], views[0], belief[0])
    _believe(views[0], belief[0])


@jit
def think(
    views: Any,
    belief: Any,
    tree: Any,
    root: Any,
    thinkers: Any,
    config: Any,
    masks: Any,
    rng: Any,
    desk: Any,
    worlds: int,
    most: int,
) -> int:
    """Search this many worlds, but start none after `most` simulations; return how many were run.

    `thinkers` holds the mind and a buffer for a copy of it.
    """
    me, seats = np.int64(views[0].viewer), np.int64(views[0].seats)
    s, mind, knobs = desk.states[1], thinkers[1], config[0]
    tries = root.actions.shape[0] if knobs.paired == 1 else 1
    simulations = 0
    for _ in range(worlds):
        if simulations >= most or is_settled(root):
            break
        if is_full(tree):
            clear(tree)
        desk.states[0] = desk.states[2]
        _determinize(views[0], belief[0], rng, desk.states[0])
        for index in range(tries):
            if root.active[index] == 0 and knobs.paired == 1:
                continue
            desk.states[1] = desk.states[0]
            thinkers[1] = thinkers[0]
            _attend(mind, s)
            first = root.actions[index] if knobs.paired == 1 else NONE
            simulate(s, me, first, tree, mind, knobs, masks, rng, desk)
            while root.actions[index] != desk.trace[0]:
                index += 1
            count(root, index, me, seats, desk)
            simulations += 1
        if knobs.paired == 1:
            pair_up(root, knobs.clearly)
    return simulations


@inline
def count(root: Any, index: int, me: Any, seats: Any, desk: Any) -> None:
    """Record the result of a simulation of a root action."""
    root.visits[index] += 1
    root.total[index] += desk.utility[me]
    root.margin[index] += lead(desk.points, me, seats)
    root.ranks[index, desk.counts[me] - 1] += 1
    root.latest[index] = desk.utility[me]


@inline
def is_settled(root: Any) -> bool:
    """Whether all actions but one have been eliminated."""
    active = 0
    for index in range(root.active.shape[0]):
        active += root.active[index]
    return active == 1 < root.active.shape[0]


@inline
def pair_up(root: Any, clearly: float) -> None:
    """After a world: compare the remaining actions, and eliminate those clearly behind the best."""
    best, worlds = NONE, 0
    for one in range(root.actions.shape[0]):
        if root.active[one] == 1:
            for other in range(one + 1):
                root.products[one, other] += root.latest[one] * root.latest[other] * root.active[other]
            if best == NONE or root.total[one] > root.total[best]:
                best, worlds = one, root.visits[one]
    if worlds < LEAST_WORLDS or worlds % 4 != 0:
        return
    for one in range(root.actions.shape[0]):
        if root.active[one] == 1 and one != best:
            behind = (root.total[best] - root.total[one]) / worlds
            together = root.products[max(one, best), min(one, best)]
            spread = (root.products[one, one] + root.products[best, best] - 2.0 * together) / worlds
            error = math.sqrt(max(spread - behind * behind, 0.0) / worlds)
            if behind > clearly * error:
                root.active[one] = 0
