"""Bots that play any game."""

from __future__ import annotations

import numpy as np

from tatami.bots.bot import Idea, Maker, Order, Thought, check_turn
from tatami.engine.rng import draw, new_rng
from tatami.view import View


class RandomBot:
    """Plays any legal token, each as likely as the others."""

    def __init__(self, order: Order) -> None:
        self.name = order.label
        self._rng = new_rng(order.seed)

    def choose(self, view: View) -> str:
        """Any legal token."""
        check_turn(view)
        actions = np.flatnonzero(view.legal_mask)
        return view.tokens[int(actions[int(draw(self._rng)) % len(actions)])]

    def think(self, view: View) -> Thought:
        """It does not."""
        choice = self.choose(view)
        return Thought(choice, (Idea(choice, 0, 0.5, None, ()),), (choice,), 0, 0.0)


BOTS: dict[str, Maker] = {"random": RandomBot}
