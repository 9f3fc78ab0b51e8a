"""Bots that play TENNO."""

from __future__ import annotations

from tatami.bots.bot import Bot, Budget, Idea, Maker, Order, Thought, check_turn
from tatami.bots.mindbot import MindBot
from tatami.bots.search import Manner, SearchBot
from tatami.bots.tenno.habits import EVEN, MIXED, STRONG_FIRST
from tatami.bots.tenno.mind import new_mind
from tatami.engine.rng import draw, new_rng
from tatami.games.tenno.state import SETTING_UP
from tatami.view import View

MANNER = Manner(mixing=0.03)


class Searcher(SearchBot):
    """Searches, but not for an order of the Farmers: nobody knows anything yet, so all are alike."""

    def think(self, view: View) -> Thought:
        """What it thinks of every action, and its choice."""
        check_turn(view)
        if view.record.phase != SETTING_UP:
            return super().think(view)
        orders = view.legal
        choice = orders[int(draw(new_rng(self._seed))) % len(orders)]
        return Thought(choice, tuple(Idea(order, 0, 0.5, None, ()) for order in orders), (choice,), 0, 0.0)


def farmer(order: Order) -> Bot:
    """Sees what lies in front of it, forgets what was turned down again, seldom trades."""
    seed = new_rng(order.seed)[0]
    return MindBot(order, new_mind(EVEN, forgets=0.4, trades=0.25, careless=5.0, seed=seed))


def samurai(order: Order) -> Bot:
    """Forgets nothing, attacks where it pays, lays strong cards more often, always trades."""
    return MindBot(order, new_mind(MIXED))


def daimyo(order: Order) -> Bot:
    """Plays many worlds to the end before it moves, but takes any card for as likely as another."""
    return Searcher(order, Budget(ms=200), MANNER, new_mind(MIXED, EVEN))


def shogun(order: Order) -> Bot:
    """The same for longer, and it works out which cards the others like to lay."""
    return Searcher(order, Budget(ms=1500), MANNER, new_mind(MIXED, guesses=1))


def greedy(order: Order) -> Bot:
    """A reference bot: attacks what is worth most by all it remembers; lays cards by fixed weights."""
    return MindBot(order, new_mind(MIXED))


def greedy_strong(order: Order) -> Bot:
    """The same, always laying its strongest card."""
    return MindBot(order, new_mind(STRONG_FIRST))


def greedy_even(order: Order) -> Bot:
    """The same, laying any card."""
    return MindBot(order, new_mind(EVEN))


BOTS: dict[str, Maker] = {
    "farmer": farmer,
    "samurai": samurai,
    "daimyo": daimyo,
    "shogun": shogun,
    "greedy": greedy,
    "greedy-strong": greedy_strong,
    "greedy-even": greedy_even,
}
