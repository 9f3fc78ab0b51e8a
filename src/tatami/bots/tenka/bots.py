"""A searcher that plays the end of Tenka Trick exactly."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.bot import Budget, Idea, Order, Thought, check_turn
from tatami.bots.search import Manner, SearchBot
from tatami.bots.tenka.endings import Ending, is_near
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]


class TenkaBot(SearchBot):
    """Searches, and computes exactly once only the holders of the last cards are hidden."""

    def __init__(self, order: Order, budget: Budget, manner: Manner, mind: Array) -> None:
        super().__init__(order, budget, manner, mind)
        self._config = manner.record()

    def think(self, view: View) -> Thought:
        """Its evaluation of every action, and its choice."""
        check_turn(view)
        if is_near(view.records):
            return self._reckon(view)
        return super().think(view)

    def _reckon(self, view: View) -> Thought:
        started = time.perf_counter()
        actions = np.flatnonzero(view.legal_mask).tolist()
        values = Ending(view.seats, self._config).rate(view.records, actions)
        rated = sorted(zip(values, actions, strict=True), key=lambda pair: -pair[0])
        ideas = tuple(Idea(view.tokens[action], 0, value, None, ()) for value, action in rated)
        choice = ideas[0].token
        return Thought(choice, ideas, (choice,), 0, time.perf_counter() - started, exact=True)
