"""A bot that plays its mind's reply, without search."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.bot import Idea, Order, Thought, check_turn
from tatami.engine.jit import jit
from tatami.engine.rng import new_rng
from tatami.engine.search import minds
from tatami.view import View

_attend, _reply = minds.attend, minds.reply


@jit
def answer(mind: Any, views: Any, rng: Any, mask: Any) -> Any:
    """The reply of a mind that has followed the table through this view."""
    _attend(mind[0], views[0])
    return _reply(mind[0], views[0], rng, mask)


class MindBot:
    """Follows the table through its view and plays the mind's first reply."""

    def __init__(
        self, order: Order, mind: np.ndarray[Any, np.dtype[Any]], *, chooses_anew: bool = True
    ) -> None:
        self.name = order.label
        self._mind = mind  # one record of any type of mind
        # Set where the mind alone decides: every query is an independent draw from the same distribution.
        self.reflex = mind if chooses_anew else None
        self._rng = new_rng(order.seed)

    def choose(self, view: View) -> str:
        """The mind's reply."""
        check_turn(view)
        mask = np.zeros(view.game.mask_words, np.uint64)
        return view.tokens[int(answer(self._mind, view.records, self._rng, mask))]

    def think(self, view: View) -> Thought:
        """The same, without alternatives."""
        choice = self.choose(view)
        return Thought(choice, (Idea(choice, 0, 0.5, None, ()),), (choice,), 0, 0.0)
