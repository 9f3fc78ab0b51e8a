"""Tree search over whole turns of TA-KE: PUCT with a learned prior and a learned value at the leaf.

Values are points: the remaining margin of the player to move. A node is also the turn that led
to it; the candidate turns of a position are stored side by side, best estimate first.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any, NamedTuple

import numpy as np

from tatami.bots.take.search.evaluation import DESK, Records, full_value, linear_value
from tatami.bots.take.search.sifting import LISTED, SIFT, sift
from tatami.bots.take.search.turns import FULL, NARROW, new_work
from tatami.engine.jit import inline, jit
from tatami.games.take.cards import CHIPS, SPACES, TALLEST
from tatami.games.take.state import STATE

AT_ROOT = 64  # most candidate turns
LATE = (
    12  # chips left from which on every turn is listed at the root: there a rare one may be the only good one
)
DEEPEST = 40  # more turns than a game has

KNOBS = np.dtype(
    (
        np.record,
        [
            ("curiosity", "f4"),  # exploration bonus in points of an untried turn with full prior
            ("temperature", "f4"),  # points by which a turn must be better to be e times as likely
            ("minimax", "f4"),  # weight of the best reply's value, 0 to 1; the rest is the mean value
            ("at_root", "i8"),  # candidate turns of the root, at most AT_ROOT
            ("inside", "i8"),  # and of other positions
            ("sifted", "i8"),  # turns evaluated in full for each candidate
        ],
    )
)


@dataclass(frozen=True)
class Knobs:
    """The parameters of a search, as `KNOBS` documents them."""

    curiosity: float = 8.0
    temperature: float = 4.0
    minimax: float = 0.0
    at_root: int = 40
    inside: int = 16
    sifted: int = 2

    def record(self) -> Records:
        """The same for compiled code."""
        return np.array([astuple(self)], KNOBS)


NODE = np.dtype(
    (
        np.record,
        [
            ("code", "i8"),  # the turn that led here, as `turns` writes it
            ("total", "f8"),  # sum of values, for the player of that turn
            ("visits", "i4"),
            ("first", "i4"),  # the first child, 0 while there are none
            ("children", "i4"),
            ("gain", "f4"),  # the gain of the turn, for its player
            ("estimate", "f4"),  # the linear evaluation of the turn
            ("proper", "f4"),  # its value if the best of the replies tried follows
            ("prior", "f4"),  # share of the exploration bonus among its siblings
        ],
    )
)

# The work buffers of one search.
BENCH = np.dtype(
    (
        np.record,
        [
            ("used", "i8"),  # nodes in use; node 0 stands for none
            ("root", "i8"),  # the node whose turns were expanded more widely, or 0
            ("path", "i8", (DEEPEST,)),  # from the root to a leaf
            ("worth_a_look", "i8", (AT_ROOT,)),  # the best turns, as indices into those listed
            ("scores", "f4", (LISTED,)),  # the linear evaluations of all turns listed
        ],
    )
)


class Tree(NamedTuple):
    """The arrays of one search, in the order in which compiled code takes them."""

    states: Records  # the position, by node
    nodes: Records
    listed: Records  # positions after all turns of a position
    codes: Records  # those turns
    works: Records
    sifts: Records
    benches: Records
    desks: Records


def grow(nodes: int) -> Tree:
    """An empty tree with room for so many nodes."""
    benches = np.zeros(1, BENCH)
    benches[0].used = 1
    return Tree(
        np.empty(nodes, STATE),
        np.zeros(nodes, NODE),
        np.empty(LISTED, STATE),
        np.zeros(LISTED, np.int64),
        new_work(),
        np.zeros(1, SIFT),
        benches,
        np.zeros(1, DESK),
    )


@jit
def plant(states: Any, nodes: Any, benches: Any, position: Any) -> int:
    """Put a position into an empty tree and return its node."""
    states[1] = position[0]
    clear(nodes[1])
    benches[0].used = 2
    benches[0].root = 0
    return 1


@inline
def clear(node: Any) -> None:
    """Reset a node to unvisited."""
    node.gain = 0
    node.visits = 0
    node.total = 0
    node.first = 0
    node.children = 0


@jit
def find(states: Any, nodes: Any, start: int, position: Any) -> int:
    """The node with this position, at most two turns below a node, or 0."""
    if is_same(states[start], position[0]):
        return start
    for child in range(nodes[start].first, nodes[start].first + nodes[start].children):
        if is_same(states[child], position[0]):
            return child
        for grandchild in range(nodes[child].first, nodes[child].first + nodes[child].children):
            if is_same(states[grandchild], position[0]):
                return grandchild
    return 0


@inline
def is_same(s: Any, t: Any) -> Any:
    """Whether two positions are the same and at the start of a turn."""
    if s.taken != t.taken or s.to_move != t.to_move or s.used + t.used + s.phase + t.phase > 0:
        return False
    same = s.ninja_repeats == t.ninja_repeats and s.ninja_bottom == t.ninja_bottom
    for seat in range(2):
        same &= s.score[seat] == t.score[seat]
        for c in range(5):
            same &= s.bottom[seat, c] == t.bottom[seat, c]
            same &= s.middle[seat, c] == t.middle[seat, c]
            same &= s.samurai[seat, c] == t.samurai[seat, c]
    for space in range(SPACES):
        same &= s.ghost[space] == t.ghost[space]
        same &= s.height[space] == t.height[space]
        for level in range(TALLEST):
            same &= s.chips[space, level] == t.chips[space, level]
    return same


@jit
def simulate(
    states: Any,
    nodes: Any,
    listed: Any,
    codes: Any,
    works: Any,
    sifts: Any,
    benches: Any,
    desks: Any,
    weights: Any,
    root: int,
    simulations: int,
    knobs: Any,
) -> None:
    """Run simulations from a root."""
    bench, knob = benches[0], knobs[0]
    for _ in range(simulations):
        here, depth = root, 0
        # A leaf is evaluated on its first visit and gets children on its second.
        while nodes[here].visits > 0 or here == root:
            widen = here == root and bench.root != root
            if widen or nodes[here].first == 0:
                if states[here].to_move < 0:
                    break
                late = here == root and CHIPS - states[here].taken <= LATE
                most = knob.at_root if here == root else knob.inside
                last, room = FULL if late else NARROW, min(knob.sifted * most, LISTED)
                n = sift(states[here], works[0], sifts[0], weights[0], last, room, listed, codes)
                expand(states, nodes, listed, codes, bench, desks[0], weights[0], knob, here, n, most)
                if nodes[here].first == 0:
                    break
                if widen:
                    bench.root = root
            here = select(nodes, here, knob)
            depth += 1
            bench.path[depth] = here
        value = np.float64(full_value(states[here], weights[0], desks[0]))
        for at in range(depth, 0, -1):
            node = nodes[bench.path[at]]
            value = node.gain - value
            node.visits += 1
            node.total += value
            node.proper = value
            if knob.minimax > 0:
                highest = np.float32(-1e9)
                for child in range(node.first, node.first + node.children):
                    if nodes[child].visits > 0:
                        highest = max(highest, nodes[child].proper)
                if highest > -1e9:
                    node.proper = node.gain - highest
        nodes[root].visits += 1


@inline
def expand(
    states: Any,
    nodes: Any,
    listed: Any,
    codes: Any,
    bench: Any,
    desk: Any,
    weights: Any,
    knob: Any,
    here: int,
    n: int,
    most: int,
) -> None:
    """Give a node the best of n turns by the linear evaluation, if there is room.

    Existing children keep their statistics.
    """
    me = states[here].to_move
    before = margin(states[here], me)
    kept = 0
    for index in range(n):
        gain = np.float32(margin(listed[index], me) - before)
        bench.scores[index] = gain - linear_value(listed[index], weights, desk)
        kept = insert(bench.worth_a_look, bench.scores, kept, most, index)
    first = bench.used
    if first + kept > nodes.shape[0]:
        return
    bench.used += kept
    old, olds = nodes[here].first, nodes[here].children
    nodes[here].first = first
    nodes[here].children = kept
    highest = bench.scores[bench.worth_a_look[0]]
    total = np.float32(0)
    for rank in range(kept):
        index = bench.worth_a_look[rank]
        states[first + rank] = listed[index]
        clear(nodes[first + rank])
        for known in range(old, old + olds):
            if nodes[known].code == codes[index]:
                nodes[first + rank] = nodes[known]
        child = nodes[first + rank]
        child.code = codes[index]
        child.gain = margin(listed[index], me) - before
        child.estimate = bench.scores[index]
        child.prior = np.exp((child.estimate - highest) / knob.temperature)
        total += child.prior
    for child_index in range(first, first + kept):
        nodes[child_index].prior /= total


@inline
def margin(s: Any, seat: int) -> Any:
    """A seat's lead in points."""
    return np.int64(s.score[seat]) - np.int64(s.score[1 - seat])


@inline
def insert(best: Any, scores: Any, kept: int, most: int, index: int) -> int:
    """Insert an index into the best ones, sorted by score; return how many there are now."""
    at = kept
    if kept == most:
        if scores[index] <= scores[best[most - 1]]:
            return kept
        at = most - 1
    while at > 0 and scores[best[at - 1]] < scores[index]:
        best[at] = best[at - 1]
        at -= 1
    best[at] = index
    return min(kept + 1, most)


@inline
def select(nodes: Any, here: int, knob: Any) -> Any:
    """The child with the highest value plus exploration bonus; an untried one has its estimate as value."""
    first = nodes[here].first
    eager = knob.curiosity * np.float32(np.sqrt(np.float32(nodes[here].visits)))
    chosen, highest = first, np.float32(-1e9)
    for index in range(first, first + nodes[here].children):
        child = nodes[index]
        value = child.estimate
        if child.visits > 0:
            value = np.float32(child.total / child.visits)
            value += knob.minimax * (child.proper - value)
        value += eager * child.prior / np.float32(1 + child.visits)
        if value > highest:
            chosen, highest = index, value
    return chosen
