"""A bot that searches over the information sets of its seat, with the mind of any game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.bot import Budget, Idea, Order, Thought, Timer, check_turn, slice_of
from tatami.engine.game import Game
from tatami.engine.rng import draw, new_rng
from tatami.engine.search import tree
from tatami.engine.search.desk import CONFIG, DEEPEST, Root, new_desk, new_root, new_tree
from tatami.engine.search.minds import PLAIN
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

NODES, EDGES = 1 << 16, 1 << 20  # room in a tree: about 40 MB


@dataclass(frozen=True)
class Manner:
    """The parameters of a search; `engine.search.desk.CONFIG` documents all but the last."""

    explore: float = 0.3
    win: float = 0.5
    margin: float = 20.0
    everybody: bool = False
    paired: bool = True
    deepest: int = DEEPEST
    clearly: float = 3.0
    mixing: float = 0.0  # secret choices are drawn among those this close to the best value

    def record(self) -> Array:
        """The same for compiled code."""
        fields = (
            self.explore,
            self.win,
            self.margin,
            self.everybody,
            self.paired,
            self.deepest,
            self.clearly,
        )
        return np.array([fields], CONFIG)


class Search:
    """One thread's search; its tree is kept between decisions."""

    def __init__(self, game: Game, seats: int, mind: Array, config: Array) -> None:
        self.game = game
        self.tree = new_tree(NODES, EDGES)
        self.desk = new_desk(game.state, game.actions, seats)
        self.minds = np.concatenate([mind, mind])
        self.config = config
        self.masks = np.array([game.mask(action) for action in range(game.actions)], np.int16)

    def begin(self, view: View, actions: Array, seed: int) -> None:
        """Prepare to search from a view."""
        self.view = view.records
        self.rng = new_rng(seed)
        self.root = new_root(actions, view.seats)
        self.simulations = 0
        self.belief = np.zeros(1, self.game.belief)
        tree.prepare(self.view, self.belief, self.minds)

    def think(self, timer: Timer, most: int) -> None:
        """Search until the budget is used up, or all actions but one are eliminated."""
        worlds, per_world = 1, 0.0
        while self.simulations < most and int(self.root.active.sum()) > 1:
            left = timer.left
            if worlds * per_world > left and self.simulations > 0:
                worlds = int(left / per_world)
                if worlds < 1:
                    break
            before = timer.spent
            self.simulations += self._look(self.root, self.config, worlds, most - self.simulations)
            per_world = max((timer.spent - before) / worlds, 1e-9)
            worlds = max(1, int(slice_of(timer.left) / per_world))

    def _look(self, root: Root, config: Array, worlds: int, most: int) -> int:
        """Search this many worlds, or fewer if that is enough; return the number of simulations."""
        simulations: int = tree.think(
            self.view,
            self.belief,
            self.tree,
            root,
            self.minds,
            config,
            self.masks,
            self.rng,
            self.desk,
            worlds,
            most,
        )
        return simulations

    def line(self, first: int) -> list[int]:
        """The expected line after an action, as action numbers, masked where the seat would not see them."""
        config = self.config.copy()
        config["explore"], config["paired"] = 0.0, 1
        root = new_root([first], len(self.desk.points))
        self._look(root, config, 1, 1)
        return [int(action) for action in self.desk.trace[: self.desk.plies[0]]]


class SearchBot:
    """Searches worlds that fit its view; with a budget in simulations it is reproducible."""

    def __init__(self, order: Order, budget: Budget, manner: Manner, mind: Array | None = None) -> None:
        self.name = order.label
        self.game = order.game
        self.budget = order.budget or budget
        self.manner = manner
        self.mind = np.zeros(1, PLAIN) if mind is None else mind
        self._seed = order.seed
        self._threads = order.threads
        self._searches: list[Search] = []

    def choose(self, view: View) -> str:
        """A legal token for this view's seat."""
        return self.think(view).choice

    def think(self, view: View) -> Thought:
        """Its evaluation of every action, and its choice."""
        check_turn(view)
        return self._search(view, Timer(self.budget.ms))

    def _luck(self, view: View) -> Array:
        """Random numbers derived from the bot's seed and a view."""
        return new_rng(self._seed ^ digest(view))

    def _search(self, view: View, timer: Timer) -> Thought:
        actions = np.flatnonzero(view.legal_mask)
        rng = self._luck(view)
        searches = self._ready(view)
        for search in searches:
            search.begin(view, actions, int(draw(rng)))
        most = -(-self.budget.simulations // len(searches)) if self.budget.simulations else 1 << 62
        if len(searches) == 1:
            searches[0].think(timer, most)
        else:
            ms = timer.left_ms if self.budget.ms is not None else None
            with ThreadPoolExecutor(len(searches)) as pool:
                list(pool.map(lambda search: search.think(Timer(ms), most), searches))
        return self._sum_up(view, actions, searches, rng, timer)

    def _ready(self, view: View) -> list[Search]:
        """A search for each thread, created at the first decision at a table."""
        if not self._searches or len(self._searches[0].desk.points) != view.seats:
            config = self.manner.record()
            self._searches = [Search(self.game, view.seats, self.mind, config) for _ in range(self._threads)]
        return self._searches

    def _sum_up(
        self, view: View, actions: Array, searches: list[Search], rng: Array, timer: Timer
    ) -> Thought:
        roots = [search.root for search in searches]
        visits = sum(root.visits for root in roots)
        tried = np.maximum(visits, 1)
        values = sum(root.total for root in roots) / tried
        margins = sum(root.margin for root in roots) / tried
        ranks = sum(root.ranks for root in roots) / tried[:, None]
        active = sum(root.active for root in roots) > 0
        # Paired, all remaining actions are tried equally; else the best one is tried most.
        merit = np.where(active, 1.0, 0.0) + values / 2 if self.manner.paired else visits + values / 2
        order = np.argsort(-merit, kind="stable")
        best = int(order[0])
        choice = self._mix(actions, values, best, rng)
        tokens = view.tokens
        ideas = tuple(
            Idea(
                tokens[int(actions[i])],
                int(visits[i]),
                float(values[i]),
                float(margins[i]) if visits[i] else None,
                tuple(ranks[i].tolist()) if visits[i] else (),
            )
            for i in order.tolist()
        )
        simulations = sum(search.simulations for search in searches)
        line = tuple(tokens[action] for action in searches[0].line(int(actions[choice])))
        return Thought(tokens[int(actions[choice])], ideas, line, simulations, timer.elapsed)

    def _mix(self, actions: Array, values: Array, best: int, rng: Array) -> int:
        """The best action, or for a secret choice one of those about as good."""
        secret = np.array([self.game.mask(int(action)) != action for action in actions])
        if not secret[best]:
            return best
        near = np.flatnonzero(secret & (values >= values[best] - self.manner.mixing))
        return int(near[int(draw(rng)) % len(near)])


def digest(view: View) -> int:
    """A number derived from a view's bytes."""
    data = np.frombuffer(view.records.tobytes(), np.uint8).astype(np.uint64)
    return int((data * np.arange(1, len(data) + 1, dtype=np.uint64) ** np.uint64(3)).sum())
