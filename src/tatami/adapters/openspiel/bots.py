"""OpenSpiel's own searches as bots: they get a view, and worlds that fit it, never the real state."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot

from tatami.adapters import rewards
from tatami.adapters.openspiel.game import SpielState, state_of
from tatami.bots.bot import Budget, Order, check_turn
from tatami.engine import kernels
from tatami.engine.game import GameError
from tatami.engine.rng import new_rng
from tatami.view import View

EXPLORE = 2**0.5  # as in OpenSpiel's own tests
USUAL = 1000  # simulations
PROBE = 50  # simulations to measure a bot's speed
FASTER = 1.1  # limit on how much its measured speed may grow from one decision to the next


class Rollouts:
    """Values states by random play to the end, as OpenSpiel's RandomRolloutEvaluator, but compiled."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self._rollouts = rollouts
        self._rng = new_rng(seed)

    def evaluate(self, state: SpielState) -> Any:
        """The mean return of each player."""
        table, start = state.position.table, state.dealt().record
        mask = np.empty(table.game.mask_words, np.uint64)
        total = np.zeros(table.seats)
        for _ in range(self._rollouts):
            record = start.copy()
            kernels.random_game(record, self._rng, mask)
            total += rewards.rewards(table.reward, record)
        return total / self._rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """A uniform prior over legal actions."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class SpielBot:
    """An OpenSpiel search at one seat; it starts afresh at every decision."""

    def __init__(self, order: Order, search: Callable[..., Any]) -> None:
        self.name = order.label
        self._budget = order.budget or Budget(simulations=USUAL)
        self._search = search
        self._chance = np.random.RandomState(order.seed % 2**32)
        self._rollouts = Rollouts(seed=order.seed)
        self._pace = 0.0  # simulations per second, from the last decision

    def choose(self, view: View) -> str:
        """A legal token for the seat whose view this is."""
        check_turn(view)
        if len(view.legal) == 1:
            return view.legal[0]
        state = state_of(view, self._chance.random_sample)
        if self._budget.ms is not None and not self._pace:
            self._think(state, PROBE)  # compiles on first use
            self._think(state, PROBE)
        action = self._think(state, self._simulations())
        return view.tokens[state.position.table.actions[action]]

    def _simulations(self) -> int:
        """How many simulations the budget allows, at the pace of the last decision."""
        most = self._budget.simulations
        if self._budget.ms is None:
            return most or USUAL
        allowed = max(2, int(self._pace * self._budget.ms / 1000))
        return allowed if most is None else min(allowed, most)

    def _think(self, state: SpielState, simulations: int) -> int:
        started = time.perf_counter()
        bot = self._search(state.get_game(), simulations, self._rollouts, self._chance)
        action = int(bot.step(state))
        pace = simulations / (time.perf_counter() - started)
        # Near the end of a game simulations are quick: their speed must not carry over to the next game.
        self._pace = min(pace, FASTER * self._pace) if self._pace else pace
        return action


def mcts(order: Order) -> SpielBot:
    """OpenSpiel's MCTS for an arena, as in `tatami.adapters.openspiel:mcts@1000`; no hidden information."""
    if order.game.has_secrets:
        raise GameError(f"{order.game.name} has secrets that OpenSpiel's MCTS would see; use ismcts.")
    return SpielBot(order, _tree_search)


def ismcts(order: Order) -> SpielBot:
    """OpenSpiel's IS-MCTS for an arena: every simulation samples another world that fits the view."""
    if not order.game.has_secrets:
        raise GameError(f"{order.game.name} has no secrets, so OpenSpiel's IS-MCTS cannot play it; use mcts.")
    return SpielBot(order, _information_set_search)


def _tree_search(game: Any, simulations: int, rollouts: Rollouts, chance: Any) -> Any:
    return MCTSBot(game, EXPLORE, simulations, rollouts, random_state=chance)


def _information_set_search(game: Any, simulations: int, rollouts: Rollouts, chance: Any) -> Any:
    bot = ISMCTSBot(game, rollouts, EXPLORE, simulations, random_state=chance)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.random_sample))
    return bot
