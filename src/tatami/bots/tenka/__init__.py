"""Bots for Tenka Trick."""

from __future__ import annotations

from tatami.bots.bot import Budget, Maker, Order
from tatami.bots.mindbot import MindBot
from tatami.bots.search import Manner
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


def greedy(order: Order) -> MindBot:
    """The reference: the best mean value of the current battle."""
    return MindBot(order, mind.greedy())


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
}
