"""Bots for TA-KE: the four levels, and reference bots."""

from __future__ import annotations

from tatami.bots.bot import Bot, Budget, Maker, Order
from tatami.bots.take.endgame.proof import Prover
from tatami.bots.take.looks import OneLook, gain, gain_and_evaluation, gain_minus_best_reply, own_points
from tatami.bots.take.masters import Search
from tatami.bots.take.player import Player
from tatami.bots.take.search.evaluation import FOLDER, learnt
from tatami.bots.take.search.sifting import LISTED
from tatami.bots.take.search.tree import Knobs
from tatami.bots.take.values import TakeValues

FIRST = Knobs(sifted=LISTED)  # evaluates all turns in full


def farmer(order: Order) -> Bot:
    """Sees immediate points and its own chips, but not the chances it opens for the opponent."""
    return Player(order, OneLook(own_points, order.seed))


def samurai(order: Order) -> Bot:
    """Rates each turn by its points and by the learned value of the position it leaves."""
    return Player(order, OneLook(gain_and_evaluation(learnt()), order.seed))


def daimyo(order: Order) -> Bot:
    """Thinks several turns ahead, for a moment."""
    return Player(order, Search(learnt(), order.budget or Budget(ms=200), order.threads))


def shogun(order: Order) -> Bot:
    """Thinks long, and plays the endgame perfectly."""
    return Player(order, Search(learnt(), order.budget or Budget(ms=1500), order.threads, solves=True))


def shogun_1(order: Order) -> Bot:
    """A reference bot: the Shogun of November 2026, with its weights, evaluating every turn in full."""
    weights, budget = learnt(FOLDER / "shogun-1"), order.budget or Budget(ms=1500)
    return Player(order, Search(weights, budget, order.threads, solves=True, knobs=FIRST))


def puct(order: Order) -> Bot:
    """A reference bot: today's search over whole turns with the weights of `shogun-1`, and no solver."""
    return Player(order, Search(learnt(FOLDER / "shogun-1"), order.budget or Budget(ms=1500), order.threads))


def greedy(order: Order) -> Bot:
    """Takes the best immediate margin of a whole turn."""
    return Player(order, OneLook(gain, order.seed))


def reply(order: Order) -> Bot:
    """Maximises its own gain minus the opponent's best gain thereafter."""
    return Player(order, OneLook(gain_minus_best_reply(), order.seed))


PROVER = Prover
VALUES = TakeValues
BOTS: dict[str, Maker] = {
    "farmer": farmer,
    "samurai": samurai,
    "daimyo": daimyo,
    "shogun": shogun,
    "greedy": greedy,
    "puct": puct,
    "shogun-1": shogun_1,
    "reply": reply,
}
