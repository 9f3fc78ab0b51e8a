"""Players of TA-KE that search whole turns and, late in the game, know."""

from __future__ import annotations

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

from tatami.bots.bot import Budget
from tatami.bots.take.evaluation import Records
from tatami.bots.take.player import Decision, Turn, margin
from tatami.bots.take.search import CURIOSITY
from tatami.bots.take.solver import Solver
from tatami.bots.take.thinker import NODES, Thinker
from tatami.games.take.cards import CHIPS
from tatami.games.take.notation import tokens

SURE = 7  # chips left at which the solver nearly always finishes in time
MAYBE = 8  # and at which it often does, in half a second or more
PATIENT = 500  # milliseconds
SURE_SHARE, MAYBE_SHARE = 0.9, 0.5  # of the budget, for the solver
NODES_A_SIMULATION = 15  # positions that the solver may look into, where the budget is in simulations
SMALL = 1 << 12  # nodes enough for a glance

_ACTIONS = {token: action for action, token in enumerate(tokens({}))}


class Search:
    """Decides by tree search, several trees side by side if there are threads for them."""

    def __init__(self, weights: Records, budget: Budget, threads: int = 1, solves: bool = False) -> None:
        self._budget = budget
        # Trees that are curious alike would think alike.
        spread = [CURIOSITY * 1.5 ** (index - (threads - 1) / 2) for index in range(threads)]
        self._thinkers = [Thinker(weights, NODES, curiosity) for curiosity in spread]
        self._glance = Thinker(weights, SMALL)
        self._solver = Solver() if solves else None

    def decide(self, position: Records) -> Decision:
        """Solve if it is late enough, else or if that takes too long search."""
        until = None if self._budget.ms is None else time.perf_counter() + self._budget.ms / 1000
        return self._solve(position) or self._search(position, until)

    def guess(self, position: Records) -> float:
        """The evaluation after the turn that looks best."""
        self._glance.look_at(position)
        self._glance.think(1)
        return self._glance.value()

    def _solve(self, position: Records) -> Decision | None:
        left, budget = CHIPS - int(position[0].taken), self._budget
        patient = budget.ms is not None and budget.ms >= PATIENT
        if self._solver is None or left > (MAYBE if patient else SURE):
            return None
        share = SURE_SHARE if left <= SURE else MAYBE_SHARE
        solution = self._solver.solve(
            position,
            ms=None if budget.ms is None else share * budget.ms,
            nodes=None if budget.simulations is None else NODES_A_SIMULATION * budget.simulations,
        )
        if not solution.exact or solution.margin is None:
            return None
        value = solution.margin - margin(position, int(position[0].to_move))
        actions = tuple(_ACTIONS[token] for token in solution.tokens)
        return Decision([Turn(actions, solution.nodes, value)], (), solution.nodes, True)

    def _search(self, position: Records, until: float | None) -> Decision:
        first, *others = self._thinkers
        share = self._budget.simulations
        if share is not None:
            share = -(-share // len(self._thinkers))
        for thinker in self._thinkers:
            thinker.look_at(position)
        if others:
            with ThreadPoolExecutor(len(self._thinkers)) as pool:
                done = sum(pool.map(lambda thinker: thinker.think(share, until), self._thinkers))
        else:
            done = first.think(share, until)
        turns = merge(thinker.turns() for thinker in self._thinkers)
        return Decision(turns, first.line(turns[0].actions), done)


def merge(opinions: Iterable[list[Turn]]) -> list[Turn]:
    """What several trees think together, best turn first."""
    known: dict[tuple[int, ...], Turn] = {}
    for turns in opinions:
        for turn in turns:
            other = known.get(turn.actions, Turn(turn.actions, 0, turn.value))
            visits = turn.visits + other.visits
            value = turn.value
            if visits:
                value = (turn.visits * turn.value + other.visits * other.value) / visits
            known[turn.actions] = Turn(turn.actions, visits, value)
    return sorted(known.values(), key=lambda turn: (-turn.visits, -turn.value))
