"""Searchers for TENNO, one of which computes the end of a game."""

from __future__ import annotations

import math

import numpy as np

from tatami.bots.bot import Budget, Idea, Order, Thought, Timer, check_turn
from tatami.bots.mindbot import MindBot
from tatami.bots.search import Manner, SearchBot
from tatami.bots.tenno.endings import GAVE_UP, MARGIN, RANKS, UTILITY, Ending, is_near
from tatami.bots.tenno.mind import Array
from tatami.engine.rng import draw
from tatami.games.tenno.state import SETTING_UP
from tatami.view import View

MANNER = Manner(mixing=0.03)
LIKE_THE_BEST = 1e-9  # utilities differ by less only through rounding

# The budget of a computation before it is abandoned: 2,000 steps take about a millisecond, and a simulation
# near the end about 20 steps, so this is a quarter of the budget, or as much as all simulations.
STEPS_PER_MS = 500
STEPS_PER_SIMULATION = 20


class Searcher(SearchBot):
    """Searches, except for the order of the Farmers: nobody knows anything yet, so all orders are equal."""

    def __init__(self, order: Order, budget: Budget, mind: Array, manner: Manner = MANNER) -> None:
        super().__init__(order, budget, manner, mind)
        self._first_thought = MindBot(order, mind.copy())

    def think(self, view: View) -> Thought:
        """Its evaluation of every action, and its choice."""
        if view.record.phase == SETTING_UP:
            return self._first_thought.think(view)
        return super().think(view)


class Reckoner(Searcher):
    """Searches, and enumerates all worlds that fit its view near the end of the game."""

    _ending: Ending | None = None

    def think(self, view: View) -> Thought:
        """Its evaluation of every action, and its choice."""
        timer = Timer(self.budget.ms)
        check_turn(view)
        if view.record.phase == SETTING_UP:
            return super().think(view)
        if self._ending is None or self._ending.seats != view.seats:
            self._ending = Ending(view.seats, self.mind, self.manner.record())
        actions = np.flatnonzero(view.legal_mask)
        if len(actions) > 1 and is_near(view.records) and self._ending.begin(view.records):
            outcomes = self._rate(self._ending, actions, timer)
            if len(outcomes) == len(actions):
                return self._choose_among(view, actions, np.array(outcomes), timer)
        return self._search(view, timer)

    def _rate(self, ending: Ending, actions: Array, timer: Timer) -> list[Array]:
        """The values of the actions, in turn, as far as the budget allows."""
        ms, simulations = self.budget.ms or math.inf, self.budget.simulations or math.inf
        left = min(ms * STEPS_PER_MS, simulations * STEPS_PER_SIMULATION)
        outcomes = []
        for action in actions:
            outcome, steps = ending.rate(int(action), int(left))
            if steps == GAVE_UP or timer.spent > ms / 2000:
                break
            outcomes.append(outcome)
            left -= steps
        return outcomes

    def _choose_among(self, view: View, actions: Array, outcomes: Array, timer: Timer) -> Thought:
        values, rng = outcomes[:, UTILITY], self._luck(view)
        ties = np.flatnonzero(values >= values.max() - LIKE_THE_BEST)
        choice = self._mix(actions, values, int(ties[int(draw(rng)) % len(ties)]), rng)
        ideas = tuple(
            Idea(
                view.tokens[int(actions[i])],
                0,
                float(values[i]),
                float(outcomes[i, MARGIN]),
                tuple(outcomes[i, RANKS : RANKS + view.seats].tolist()),
            )
            for i in np.argsort(-values, kind="stable").tolist()
        )
        token = view.tokens[int(actions[choice])]
        return Thought(token, ideas, (token,), 0, timer.elapsed)
