"""The memory of a search: records and arrays that are allocated once and reused."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

CONFIG = np.dtype(
    (
        np.record,
        [
            ("explore", "f8"),  # exploration constant: the bonus of rarely tried actions
            ("win", "f8"),  # share of victory in the utility, 0 to 1; the rest is the margin
            ("margin", "f8"),  # margin over the best other seat at which the utility saturates
            ("everybody", "u1"),  # 1: opponents choose in the tree too; 0: they reply as the mind does
            ("paired", "u1"),  # 1: at the root every action is tried in the same worlds, bad ones drop out
            (
                "deepest",
                "u1",
            ),  # maximum nodes on one path through the tree, up to DEEPEST; 0: no tree
            ("clearly", "f8"),  # standard errors behind the best at which an action drops out
        ],
    )
)

NODE = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),  # hash of the view
            ("visits", "i4"),  # simulations through this node
            ("first", "i4"),  # its first edge, or NONE
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("code", "i2"),  # the action, masked if it is a secret of another seat
            ("visits", "i4"),  # simulations that took it
            ("offered", "i4"),  # simulations that could have taken it
            ("next", "i4"),  # the node's next edge, or NONE
            ("prior", "f4"),  # prior weight, 1 on average
            ("total", "f8"),  # sum of the utility for the seat that chose it
        ],
    )
)

NONE = -1
DEEPEST = 64  # maximum nodes on one path through the tree
TRACE = 12  # actions kept of each simulation


class Tree(NamedTuple):
    """The tree, kept between decisions."""

    nodes: Any  # NODE
    edges: Any  # EDGE
    slots: Any  # hash table: node by key, or NONE
    used: Any  # how many nodes and edges there are


class Desk(NamedTuple):
    """The work buffers of a search; every search overwrites them."""

    states: Any  # records: the world, the world being played out, a blank one
    seen: Any  # a record: the seat's view of the world
    seen_words: Any  # the same memory as 64-bit words
    mask: Any  # of legal actions
    actions: Any  # the legal actions listed
    weights: Any  # their priors
    path: Any  # by depth: edge, seat
    utility: Any  # by seat
    points: Any  # by seat
    counts: Any  # by seat, whole numbers: scores and ranks as the game gives them
    trace: Any  # the first actions of the last simulation as the seat would see them
    plies: Any  # how many actions the last simulation had


class Root(NamedTuple):
    """Statistics of each action at the root."""

    actions: Any  # the legal ones
    active: Any  # 1 while an action is still in the running
    visits: Any
    total: Any  # sum of utilities
    margin: Any  # sum of margins over the best other seat
    ranks: Any  # counts by action and rank
    latest: Any  # utility in this world
    products: Any  # by two actions: sum of the products of their utilities in the same worlds


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for this many nodes (a power of two) and edges."""
    slots = np.full(2 * nodes, NONE, np.int32)
    return Tree(np.zeros(nodes, NODE), np.zeros(edges, EDGE), slots, np.zeros(2, np.int64))


def new_desk(state: np.dtype[Any], actions: int, seats: int) -> Desk:
    """Work buffers for a game with this many actions."""
    words = np.zeros((state.itemsize + 7) // 8, np.uint64)
    return Desk(
        states=np.zeros(3, state),
        seen=words.view(np.uint8)[: state.itemsize].view(state),
        seen_words=words,
        mask=np.zeros((actions + 63) // 64, np.uint64),
        actions=np.zeros(actions, np.int64),
        weights=np.zeros(actions),
        path=np.zeros((DEEPEST, 2), np.int64),
        utility=np.zeros(seats),
        points=np.zeros(seats),
        counts=np.zeros(seats, np.int64),
        trace=np.zeros(TRACE, np.int64),
        plies=np.zeros(1, np.int64),
    )


def new_root(actions: Any, seats: int) -> Root:
    """Empty statistics for these actions."""
    n = len(actions)
    return Root(
        actions=np.asarray(actions, np.int64),
        active=np.ones(n, np.uint8),
        visits=np.zeros(n, np.int64),
        total=np.zeros(n),
        margin=np.zeros(n),
        ranks=np.zeros((n, seats), np.int64),
        latest=np.zeros(n),
        products=np.zeros((n, n)),
    )
