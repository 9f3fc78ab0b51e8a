"""Bots that play TENNO."""

from __future__ import annotations

from tatami.bots.bot import Bot, Maker, Order
from tatami.bots.mindbot import MindBot
from tatami.bots.tenno.habits import EVEN, MIXED, STRONG_FIRST
from tatami.bots.tenno.mind import new_mind


def greedy(order: Order) -> Bot:
    """Attacks what is worth most by all it remembers; lays strong cards more often."""
    return MindBot(order, new_mind(MIXED))


def greedy_strong(order: Order) -> Bot:
    """The same, always laying its strongest card."""
    return MindBot(order, new_mind(STRONG_FIRST))


def greedy_even(order: Order) -> Bot:
    """The same, laying any card."""
    return MindBot(order, new_mind(EVEN))


BOTS: dict[str, Maker] = {
    "greedy": greedy,
    "greedy-strong": greedy_strong,
    "greedy-even": greedy_even,
}
