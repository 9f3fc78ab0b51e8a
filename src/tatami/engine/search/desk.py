"""What a search keeps and works with: records and arrays that are made once and filled again and again."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

CONFIG = np.dtype(
    (
        np.record,
        [
            ("explore", "f8"),  # how much an action that was seldom tried draws
            ("win", "f8"),  # share of victory in the utility, 0 to 1; the rest is the margin
            ("margin", "f8"),  # points ahead of the best other seat that count as much as can be
            ("everybody", "u1"),  # 1: the others choose in the tree too; 0: they reply as the mind does
            ("paired", "u1"),  # 1: at the root every action is tried in the same worlds, bad ones drop out
        ],
    )
)

NODE = np.dtype(
    (
        np.record,
        [
            ("key", "u8"),  # hash of the view
            ("visits", "i4"),  # simulations that came here
            ("first", "i4"),  # its first edge, or NONE
        ],
    )
)

EDGE = np.dtype(
    (
        np.record,
        [
            ("code", "i2"),  # the action, masked if it is another seat's and secret
            ("visits", "i4"),  # simulations that took it
            ("offered", "i4"),  # simulations that could have taken it
            ("next", "i4"),  # the node's next edge, or NONE
            ("prior", "f4"),  # how much it deserves a try, 1 on average
            ("total", "f8"),  # utility it brought to the seat that chose it, added up
        ],
    )
)

NONE = -1
DEEPEST = 64  # nodes on one path through the tree
TRACE = 12  # actions of a simulation that are kept


class Tree(NamedTuple):
    """What a search keeps between decisions."""

    nodes: Any  # NODE
    edges: Any  # EDGE
    slots: Any  # hash table: node by key, or NONE
    used: Any  # how many nodes and edges there are


class Desk(NamedTuple):
    """What a search works with; all of it is filled anew."""

    states: Any  # records: the world, the world played on, a blank one
    seen: Any  # a record: what the seat sees of it
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
    """What was found out about each action at the root."""

    actions: Any  # the legal ones
    active: Any  # 1 while an action is still tried
    visits: Any
    total: Any  # utility added up
    margin: Any  # points ahead of the best other, added up
    ranks: Any  # by action and rank: how often
    latest: Any  # utility in this world
    products: Any  # by two actions: product of their utilities in the same worlds, added up


def new_tree(nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many nodes, a power of two, and edges."""
    slots = np.full(2 * nodes, NONE, np.int32)
    return Tree(np.zeros(nodes, NODE), np.zeros(edges, EDGE), slots, np.zeros(2, np.int64))


def new_desk(state: np.dtype[Any], actions: int, seats: int) -> Desk:
    """Room to work for a game with so many actions."""
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
    """Nothing found out yet about these actions."""
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
