"""Search a position of TA-KE: a tree that is kept between turns, and the clock."""

from __future__ import annotations

import numpy as np

from tatami.bots.bot import Timer, slice_of
from tatami.bots.take.player import Turn
from tatami.bots.take.search.codes import TURN_LENGTH
from tatami.bots.take.search.evaluation import Records
from tatami.bots.take.search.tree import Knobs, find, grow, plant, simulate
from tatami.bots.take.search.turns import actions_of

NODES = 1 << 18
USUAL = Knobs()


class Thinker:
    """A search for one player at one table; not thread-safe."""

    def __init__(self, weights: Records, nodes: int = NODES, knobs: Knobs = USUAL) -> None:
        self._weights = weights
        self._knobs = knobs.record()
        self._tree = grow(nodes)
        self._root = 0

    def look_at(self, position: Records) -> None:
        """Continue from a position, with its subtree if it is in the tree."""
        tree = self._tree
        known = find(tree.states, tree.nodes, self._root, position) if self._root else 0
        if known == 0 or tree.benches[0].used > len(tree.nodes) // 2:
            known = plant(tree.states, tree.nodes, tree.benches, position)
        self._root = known

    def think(self, simulations: int | None, ms: float | None = None) -> int:
        """Run simulations until the number or the time is used up."""
        done, step, timer = 0, 1, Timer(ms)
        while simulations is None or done < simulations:
            step = step if simulations is None else min(step, simulations - done)
            simulate(*self._tree, self._weights, self._root, step, self._knobs)
            done += step
            left = slice_of(timer.left)
            if left <= 0:
                break
            step = max(1, min(4 * step, int(left * done / max(timer.spent, 1e-9))))
        return done

    def turns(self) -> list[Turn]:
        """The searched turns, best first."""
        children = sorted(self._children(self._root), key=self._verdict, reverse=True)
        return [Turn(self.actions(self._root, node), *self._verdict(node)) for node in children]

    def best(self) -> int:
        """The node of the turn to play."""
        return max(self._children(self._root), key=self._verdict)

    def pick(self, rng: np.random.Generator) -> int:
        """The node of any searched turn."""
        return int(rng.choice(self._children(self._root)))

    def value(self) -> float:
        """The value of the best turn."""
        return self._verdict(self.best())[1]

    def line(self, turn: tuple[int, ...]) -> tuple[int, ...]:
        """The expected actions after a turn, as far as they were searched."""
        node, actions = self._root, list[int]()
        while children := self._children(node):
            if node == self._root:
                child = next((child for child in children if self.actions(node, child) == turn), self.best())
            else:
                child = max(children, key=self._verdict)
                if self._tree.nodes[child].visits == 0:
                    break
                actions += self.actions(node, child)
            node = child
        return tuple(actions)

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
        """Visits, and the mean value or, if there were none, the estimate."""
        known = self._tree.nodes[node]
        visits = int(known.visits)
        return visits, float(known.total / visits if visits else known.estimate)
