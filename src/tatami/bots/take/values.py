"""Values of TA-KE: from a search of whole turns, and proven near the end."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from tatami.bots.bot import check_turn
from tatami.bots.take.endgame.solver import Solver
from tatami.bots.take.player import chance, margin
from tatami.bots.take.search.evaluation import Records, learnt
from tatami.bots.take.search.thinker import Thinker
from tatami.bots.values import Choice, Weighed, Worth, any_deal, errors, minus, without_errors
from tatami.engine import kernels
from tatami.engine.rng import new_rng
from tatami.games.take.cards import CHIPS
from tatami.games.take.state import STATE
from tatami.match import Match
from tatami.view import View

SOLVED = 7  # chips left from which on the solver is used
NODES_A_SIMULATION = 4  # positions that the solver may search
SHARE = 0.3  # of a decision's simulations, for each position searched: the current one and its successors
DEALS, GLANCE = 400, 40  # sample size for the expectation at the start, and simulations for each deal
UNSURE = 0.3  # error of a search in points, times the square root of the chips left; see docs/review.md
KEPT = 4096  # cached positions


class TakeValues:
    """Searches a position, the one after the best action, and the one after the action played."""

    by_points = True  # margins are precise enough that points alone make an error

    def __init__(self) -> None:
        self._thinker = Thinker(learnt())
        self._solver = Solver()
        self._known: dict[tuple[bytes, int], tuple[float, bool]] = {}

    def weigh(self, view: View, played: str, simulations: int) -> Weighed:
        """The value of every action for the seat to move."""
        check_turn(view)
        position, each = view.records, max(1, int(SHARE * simulations))
        mine = view.tokens.index(played)
        proven = self._prove(view, each)
        exact = mine in proven
        if exact:
            margins, tries = dict(proven), dict.fromkeys(proven, 1)
            best = max(margins, key=lambda action: (margins[action], action == mine))
            for action in np.flatnonzero(view.legal_mask).tolist():
                if action not in proven:  # it is not better, since the best is proven
                    margins[action], _ = self._after(position, action, each)
                    tries[action] = 0
        else:
            margins, tries = self._search(view, each)
            best = max(margins, key=lambda action: tries[action])
            for action in {best, mine}:
                margins[action], _ = self._after(position, action, each)
                tries[action] = max(1, tries[action])
            best = max((best, mine), key=lambda action: margins[action])
        seat, left = int(view.record.to_move), CHIPS - int(view.record.taken)
        order = sorted(margins, key=lambda action: (action != best, not tries[action], -margins[action]))
        choices = tuple(
            Choice(view.tokens[a], share(min(margins[a], margins[best]), left, exact), margins[a], tries[a])
            for a in order
        )
        value, paid = (worth(margins[action], left, exact, seat) for action in (best, mine))
        unsure = 0.0 if exact or best == mine else UNSURE * math.sqrt(left)
        steep = share(margins[best] + unsure, left, exact) - share(margins[best] - unsure, left, exact)
        replies = (self._reply(view, action, each) for action in (best, mine))
        return Weighed(choices, value, minus(value, paid), steep / 2, unsure, exact, *replies)

    def stand(self, view: View, simulations: int) -> Worth:
        """The value of a position."""
        left = CHIPS - int(view.record.taken)
        if view.to_move is None:
            return worth(margin(view.records, 0), left, True, 0)
        expected, exact = self._margin(view.records, max(1, int(SHARE * simulations)))
        return worth(expected, left, exact, int(view.record.to_move))

    def expectation(self, match: Match) -> Worth:
        """The expectation of every seat before the deal: the mean over many deals.

        At the usual table the chance is that of strong equals, measured; the evaluation says less of it.
        """
        mean = _expectation(any_deal(match).tobytes(), match.start - 1)
        usual = match.game.settle({**match.game.settle({}), "start": match.options["start"]})
        return without_errors(mean, errors("take"), match) if match.options == usual else mean

    def _prove(self, view: View, simulations: int) -> dict[int, float]:
        """The proven margins of the actions; none if the position itself is not proven."""
        if not self._margin(view.records, simulations)[1]:
            return {}
        found = {}
        for action in np.flatnonzero(view.legal_mask).tolist():
            after, exact = self._after(view.records, action, simulations)
            if exact:
                found[action] = after
        return found

    def _search(self, view: View, simulations: int) -> tuple[dict[int, float], dict[int, int]]:
        """Margin and visits of each action, by the turns that begin with it."""
        position = view.records
        self._thinker.look_at(position)
        self._thinker.think(simulations)
        ahead = margin(position, int(position[0].to_move))
        actions = np.flatnonzero(view.legal_mask).tolist()
        margins, tries = dict.fromkeys(actions, -math.inf), dict.fromkeys(actions, 0)
        for turn in self._thinker.turns():
            action = turn.actions[0]
            if turn.visits:
                known = margins[action] if tries[action] else -math.inf
                margins[action] = max(known, ahead + turn.value)
            elif not tries[action]:
                margins[action] = max(margins[action], ahead + turn.value)
            tries[action] += turn.visits
        for action in actions:
            if margins[action] == -math.inf:  # it starts no candidate turn
                margins[action], _ = self._after(position, action, GLANCE)
        return margins, tries

    def _after(self, position: Records, action: int, simulations: int) -> tuple[float, bool]:
        """The margin that an action leads to, for the seat that plays it, and whether it is proven."""
        seat = int(position[0].to_move)
        after = position.copy()
        kernels.step(after, action)
        if after[0].to_move < 0:
            return margin(after, seat), True
        expected, exact = self._margin(after, simulations)
        return (expected if after[0].to_move == seat else -expected), exact

    def _margin(self, position: Records, simulations: int) -> tuple[float, bool]:
        """The margin at the end that the seat to move may expect, and whether it is proven."""
        key = position.tobytes(), simulations
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            known = self._known[key] = self._expect(position, simulations)
        return known

    def _expect(self, position: Records, simulations: int) -> tuple[float, bool]:
        self._thinker.look_at(position)
        self._thinker.think(simulations)
        expected = margin(position, int(position[0].to_move)) + self._thinker.value()
        if CHIPS - int(position[0].taken) <= SOLVED:
            nodes = NODES_A_SIMULATION * simulations
            solution = self._solver.solve(position, nodes=nodes, guess=math.ceil(expected))
            if solution.exact and solution.margin is not None:
                return solution.margin, True
        return expected, False

    def _reply(self, view: View, action: int, simulations: int) -> tuple[str, float] | None:
        """The other player's reply, if it is their turn."""
        after = view.records.copy()
        kernels.step(after, action)
        if after[0].to_move < 0 or after[0].to_move == view.record.to_move:
            return None
        self._thinker.look_at(after)
        self._thinker.think(min(simulations, GLANCE))
        return view.tokens[self._thinker.turns()[0].actions[0]], 1.0


def share(expected: float, left: int, exact: bool) -> float:
    """The share of victory that goes with a margin expected at the end."""
    return 0.5 + 0.5 * ((expected > 0) - (expected < 0)) if exact else chance(expected, left)


def worth(expected: float, left: int, exact: bool, seat: int) -> Worth:
    """The same for both seats, where `seat` (from 0) expects the margin."""
    return _both(share(expected, left, exact), expected, seat)


def _both(mine: float, points: float, seat: int) -> Worth:
    if seat == 0:
        return Worth((mine, 1 - mine), (points, -points))
    return Worth((1 - mine, mine), (-points, points))


@lru_cache(maxsize=64)
def _expectation(start: bytes, seat: int) -> Worth:
    """The mean over deals from a start position's options."""
    position, rng = np.frombuffer(start, STATE).copy(), new_rng(1)
    thinker, total = Thinker(learnt(), 1 << 14), np.zeros(2)
    for _ in range(DEALS):
        kernels.deal(position, rng, seat)
        thinker.look_at(position)
        thinker.think(GLANCE)
        expected = margin(position, seat) + thinker.value()
        total += chance(expected, CHIPS), expected
    mine, points = (total / DEALS).tolist()
    return _both(mine, points, seat)
