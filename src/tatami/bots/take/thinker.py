"""Think about a position of TA-KE: a tree that lives from turn to turn, and the clock."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np

from tatami.bots.take.codes import TURN_LENGTH
from tatami.bots.take.evaluation import Records
from tatami.bots.take.search import CURIOSITY, find, grow, plant, simulate
from tatami.bots.take.turns import actions_of

NODES = 1 << 18
SLICE = 0.002  # seconds between two looks at the clock, about


@dataclass(frozen=True)
class Turn:
    """What a search thinks of one whole turn."""

    actions: tuple[int, ...]
    visits: int
    value: float  # points still to be won by, this turn's gain included


class Thinker:
    """A search for one player at one table."""

    def __init__(self, weights: Records, nodes: int = NODES, curiosity: float = CURIOSITY) -> None:
        self._weights = weights
        self._curiosity = np.float32(curiosity)
        self._tree = grow(nodes)
        self._root = 0

    def look_at(self, position: Records) -> None:
        """Go on from a position, with what is known about it if it was foreseen."""
        tree = self._tree
        known = find(tree.states, tree.nodes, self._root, position) if self._root else 0
        if known == 0 or tree.benches[0].used > len(tree.nodes) // 2:
            known = plant(tree.states, tree.nodes, tree.benches, position)
        self._root = known

    def think(self, simulations: int | None, until: float | None = None) -> int:
        """Run simulations until there are so many or the clock (`time.perf_counter`) says so."""
        done, step = 0, 8
        began = time.perf_counter()
        while simulations is None or done < simulations:
            step = step if simulations is None else min(step, simulations - done)
            simulate(*self._tree, self._weights, self._root, step, self._curiosity)
            done += step
            now = time.perf_counter()
            if until is not None and now >= until:
                break
            step = max(1, min(4 * step, int(SLICE * done / max(now - began, 1e-9))))
        return done

    def turns(self) -> list[Turn]:
        """The turns that were looked at, most visited first."""
        children = self._children(self._root)
        found = [Turn(self.actions(self._root, node), *self._verdict(node)) for node in children]
        return sorted(found, key=lambda turn: (-turn.visits, -turn.value))

    def best(self) -> int:
        """The node of the turn to play."""
        return max(self._children(self._root), key=self._verdict)

    def pick(self, rng: np.random.Generator) -> int:
        """The node of any turn that was worth a look."""
        return int(rng.choice(self._children(self._root)))

    def value(self) -> float:
        """What the best turn is worth."""
        return self._verdict(self.best())[1]

    def position(self, node: int) -> Records:
        """The position of a node."""
        return self._tree.states[node : node + 1]

    def actions(self, parent: int, node: int) -> tuple[int, ...]:
        """The actions of the turn that leads from a node to its child."""
        out = np.zeros(TURN_LENGTH, np.int16)
        length = actions_of(self.position(parent), int(self._tree.nodes[node].code), out)
        return tuple(out[:length].tolist())

    def _children(self, node: int) -> range:
        first = int(self._tree.nodes[node].first)
        return range(first, first + int(self._tree.nodes[node].children))

    def _verdict(self, node: int) -> tuple[int, float]:
        """Visits, and mean value or, if there were none, the estimate."""
        known = self._tree.nodes[node]
        visits = int(known.visits)
        return visits, float(known.total / visits if visits else known.estimate)
