"""Bots that play any game."""

from __future__ import annotations

import numpy as np

from tatami.bots.bot import Budget, Idea, Maker, Order, Thought, check_turn
from tatami.bots.search import Manner, SearchBot
from tatami.engine.rng import draw, new_rng
from tatami.engine.search.minds import PLAIN
from tatami.view import View


class RandomBot:
    """Plays a uniformly random legal token."""

    def __init__(self, order: Order) -> None:
        self.name = order.label
        self.reflex = np.zeros(1, PLAIN)  # an equivalent mind
        self._rng = new_rng(order.seed)

    def choose(self, view: View) -> str:
        """Any legal token."""
        check_turn(view)
        actions = np.flatnonzero(view.legal_mask)
        return view.tokens[int(actions[int(draw(self._rng)) % len(actions)])]

    def think(self, view: View) -> Thought:
        """A thought without reasons."""
        choice = self.choose(view)
        return Thought(choice, (Idea(choice, 0, 0.5, None, ()),), (choice,), 0, 0.0)


def uct(order: Order) -> SearchBot:
    """Plain tree search over tokens: uniform playouts, maximising victory alone."""
    return SearchBot(order, Budget(simulations=3000), Manner(0.7, 1.0, everybody=True, paired=False))


def ismcts(order: Order) -> SearchBot:
    """The same with the margin weighted one half."""
    return SearchBot(order, Budget(simulations=3000), Manner(0.5, everybody=True, paired=False))


# Well-known recipes that play out as a mind does; a game with a mind makes reference bots of them.
EVERYBODY_CHOOSES = Manner(everybody=True, paired=False)  # information set tree search
RACING = Manner(deepest=0)  # every choice in the same worlds, no tree; those clearly behind drop out


def level(budget: Budget) -> Maker:
    """A level for games that have none of their own: the same search with more or less time."""
    return lambda order: SearchBot(order, budget, Manner(0.5, everybody=True, paired=False))


BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "uct": uct,
    "ismcts": ismcts,
    "farmer": level(Budget(simulations=30)),
    "samurai": level(Budget(simulations=400)),
    "daimyo": level(Budget(ms=200)),
    "shogun": level(Budget(ms=1500)),
}
