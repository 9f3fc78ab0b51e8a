"""Bots for Tenka Trick."""

from __future__ import annotations

from tatami.bots.bot import Budget, Maker, Order
from tatami.bots.general import EVERYBODY_CHOOSES, RACING
from tatami.bots.mindbot import MindBot
from tatami.bots.search import Manner, SearchBot
from tatami.bots.tenka import mind
from tatami.bots.tenka.bots import TenkaBot
from tatami.bots.tenka.values import Endings


def farmer(order: Order) -> MindBot:
    """Often plays without a thought; otherwise looks at the current battle alone and spends trumps freely."""
    return MindBot(order, mind.hasty())


def samurai(order: Order) -> MindBot:
    """Evaluates the current battle carefully and saves trumps."""
    return MindBot(order, mind.greedy())


def daimyo(order: Order) -> TenkaBot:
    """Plays the game out to its end in a few worlds."""
    return TenkaBot(order, Budget(ms=200, simulations=120), Manner(), mind.greedy(1))


def shogun(order: Order) -> TenkaBot:
    """Plays the game out to its end in many worlds."""
    return TenkaBot(order, Budget(ms=1500), Manner(), mind.farsighted(2, mind.learnt_outlook()))


def shogun_1(order: Order) -> TenkaBot:
    """A reference bot: the Shogun of November 2026."""
    return TenkaBot(order, Budget(ms=1500), Manner(), mind.farsighted(2, mind.learnt_outlook()))


def greedy(order: Order) -> MindBot:
    """A reference bot: the best mean value of the current battle."""
    return MindBot(order, mind.greedy())


def ismcts_greedy(order: Order) -> SearchBot:
    """A reference bot: tree search where everybody chooses in the tree, with greedy playouts."""
    return SearchBot(order, Budget(ms=1500), EVERYBODY_CHOOSES, mind.greedy(1))


def pimc(order: Order) -> SearchBot:
    """A reference bot: every card in the same worlds with greedy playouts; cards clearly behind drop out."""
    return SearchBot(order, Budget(ms=1500), RACING, mind.greedy(1))


def thinking() -> mind.Mind:
    """The model of every player where actions are valued."""
    return mind.greedy(1)


MIND, ENDINGS = thinking, Endings
BOTS: dict[str, Maker] = {
    "greedy": greedy,
    "farmer": farmer,
    "samurai": samurai,
    "daimyo": daimyo,
    "shogun": shogun,
    "shogun-1": shogun_1,
    "ismcts-greedy": ismcts_greedy,
    "pimc": pimc,
}
