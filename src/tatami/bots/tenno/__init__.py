"""Bots that play TENNO."""

from __future__ import annotations

from dataclasses import replace

from tatami.bots.bot import Bot, Budget, Maker, Order
from tatami.bots.general import EVERYBODY_CHOOSES, RACING
from tatami.bots.mindbot import MindBot
from tatami.bots.tenno.bots import MANNER, Reckoner, Searcher
from tatami.bots.tenno.habits import EVEN, MIXED, SHOGUNS, STRONG_FIRST
from tatami.bots.tenno.mind import Array, new_mind
from tatami.bots.tenno.values import Endings
from tatami.engine.rng import new_rng


def farmer(order: Order) -> Bot:
    """Sees the current table, forgets cards turned face down again, seldom trades."""
    seed = new_rng(order.seed)[0]
    mind = new_mind(EVEN, forgets=0.4, trades=0.25, careless=5.0, seed=seed)
    return MindBot(order, mind, chooses_anew=False)  # its forgetting follows from its seed


def samurai(order: Order) -> Bot:
    """Forgets nothing, attacks where it pays, lays strong cards more often, always trades."""
    return MindBot(order, new_mind(MIXED))


def daimyo(order: Order) -> Bot:
    """Plays some worlds to the end before it moves, and models the others as Samurai."""
    return Searcher(order, Budget(ms=200, simulations=200), new_mind(MIXED))


def shogun(order: Order) -> Bot:
    """The same in many more worlds; infers the others' laying habits, and computes the end."""
    return Reckoner(order, Budget(ms=1500), new_mind(MIXED, guesses=1))


def greedy(order: Order) -> Bot:
    """A reference bot: attacks by the best mean payoff, remembering all; lays cards by fixed weights."""
    return MindBot(order, new_mind(MIXED))


def greedy_strong(order: Order) -> Bot:
    """The same, always laying its strongest card."""
    return MindBot(order, new_mind(STRONG_FIRST))


def greedy_even(order: Order) -> Bot:
    """The same, laying any card."""
    return MindBot(order, new_mind(EVEN))


def shogun_1(order: Order) -> Bot:
    """A reference bot: the Shogun of November 2026."""
    return Reckoner(order, Budget(ms=1500), new_mind(MIXED, guesses=1))


def ismcts_greedy(order: Order) -> Bot:
    """A reference bot: tree search where everybody chooses in the tree, with greedy playouts."""
    manner = replace(EVERYBODY_CHOOSES, mixing=MANNER.mixing)
    return Searcher(order, Budget(ms=1500), new_mind(MIXED), manner)


def pimc(order: Order) -> Bot:
    """A reference bot: every choice in the same worlds, greedy playouts; choices clearly behind drop out."""
    return Searcher(order, Budget(ms=1500), new_mind(MIXED), replace(RACING, mixing=MANNER.mixing))


def insider(order: Order) -> Bot:
    """A reference bot: searches, and knows how often a Shogun lays each card."""
    return Searcher(order, Budget(ms=1500), new_mind(MIXED, SHOGUNS))


def mind() -> Array:
    """The model of every player where actions are valued."""
    return new_mind(MIXED, guesses=1)


def endings() -> Endings:
    """The values of actions near the end."""
    return Endings(mind())


MIND, ENDINGS = mind, endings
BOTS: dict[str, Maker] = {
    "farmer": farmer,
    "samurai": samurai,
    "daimyo": daimyo,
    "shogun": shogun,
    "greedy": greedy,
    "greedy-strong": greedy_strong,
    "greedy-even": greedy_even,
    "insider": insider,
    "shogun-1": shogun_1,
    "ismcts-greedy": ismcts_greedy,
    "pimc": pimc,
}
