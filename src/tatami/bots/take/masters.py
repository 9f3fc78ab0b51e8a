"""Players of TA-KE that search whole turns and solve the endgame."""

from __future__ import annotations

import math
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from tatami.bots.bot import Budget, Timer
from tatami.bots.take.endgame.solver import Solver
from tatami.bots.take.player import Decision, Turn, margin
from tatami.bots.take.search.evaluation import Records
from tatami.bots.take.search.thinker import NODES, USUAL, Thinker
from tatami.bots.take.search.tree import Knobs
from tatami.games.take.cards import CHIPS
from tatami.games.take.notation import tokens

SURE = 7  # chips left at which the solver nearly always finishes in time
MAYBE = 9  # and at which it often does, in half a second or more
PATIENT = 500  # milliseconds
SURE_SHARE, MAYBE_SHARE = 0.85, 0.6  # of the budget, for the solver
OPINION = 0.05  # of the budget, for the solver's initial guess
NODES_A_SIMULATION = 15  # positions that the solver may look into, where the budget is in simulations
SMALL = 1 << 12  # nodes enough for a glance

_ACTIONS = {token: action for action, token in enumerate(tokens({}))}


class Search:
    """Decides by tree search, with several trees in parallel if there are threads for them."""

    def __init__(
        self,
        weights: Records,
        budget: Budget,
        threads: int = 1,
        *,
        solves: bool = False,
        knobs: Knobs = USUAL,
    ) -> None:
        self._budget = budget
        # Trees with the same exploration constant would search alike.
        spread = [1.5 ** (index - (threads - 1) / 2) for index in range(threads)]
        ways = [replace(knobs, curiosity=knobs.curiosity * factor) for factor in spread]
        self._thinkers = [Thinker(weights, NODES, way) for way in ways]
        self._glance = Thinker(weights, SMALL, knobs)
        self._solver = Solver() if solves else None

    def decide(self, position: Records) -> Decision:
        """Search, and solve if it is late enough."""
        ms = self._budget.ms
        timer, share = Timer(ms), self._solver_share(position)
        if share == 0:
            return self._search(position, 1.0, ms)
        opinion = self._search(position, OPINION, None if ms is None else OPINION * ms)
        proof = self._solve(position, share, opinion.turns[0].value)
        if proof is not None and proof.exact:
            return proof
        opinion = self._search(position, 1.0 - share, None if ms is None else timer.left_ms)
        # A proven result is used if it promises as much.
        return proof if proof is not None and proof.turns[0].value >= opinion.turns[0].value else opinion

    def guess(self, position: Records) -> float:
        """The evaluation after the best-looking turn."""
        self._glance.look_at(position)
        self._glance.think(1)
        return self._glance.value()

    def _solver_share(self, position: Records) -> float:
        """The solver's share of the budget."""
        left, ms = CHIPS - int(position[0].taken), self._budget.ms
        if self._solver is None or left > MAYBE:
            return 0.0
        if left > SURE and (ms is None or ms < PATIENT):
            return 0.0
        return SURE_SHARE if left <= SURE else MAYBE_SHARE

    def _solve(self, position: Records, share: float, value: float) -> Decision | None:
        """The solver's result, starting from the estimated values of the turns."""
        assert self._solver is not None
        ms, simulations = self._budget.ms, self._budget.simulations
        now = margin(position, int(position[0].to_move))
        solution = self._solver.solve(
            position,
            ms=None if ms is None else share * ms,
            nodes=None if simulations is None else NODES_A_SIMULATION * simulations,
            guess=now + math.ceil(value),
        )
        if solution.margin is None:
            return None
        actions = tuple(_ACTIONS[token] for token in solution.tokens)
        turn = Turn(actions, solution.nodes, solution.margin - now)
        return Decision([turn], (), solution.nodes, solution.exact)

    def _search(self, position: Records, share: float, ms: float | None) -> Decision:
        first, *others = self._thinkers
        simulations = self._budget.simulations
        if simulations is not None:
            simulations = max(1, -(-int(share * simulations) // len(self._thinkers)))
        for thinker in self._thinkers:
            thinker.look_at(position)
        if others:
            with ThreadPoolExecutor(len(self._thinkers)) as pool:
                done = sum(pool.map(lambda thinker: thinker.think(simulations, ms), self._thinkers))
        else:
            done = first.think(simulations, ms)
        turns = merge(thinker.turns() for thinker in self._thinkers)
        return Decision(turns, first.line(turns[0].actions), done)


def merge(opinions: Iterable[list[Turn]]) -> list[Turn]:
    """The combined evaluation of several trees, best turn first."""
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
