"""The others' habits of laying cards: inferred among a few habits from the cards revealed so far."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tatami.engine.bits import bit
from tatami.engine.jit import inline, jit
from tatami.games.tenno import belief as chances
from tatami.games.tenno.cards import CARDS, LETTERS, MONK
from tatami.games.tenno.log import (
    STAYS,
    entry,
    is_attack,
    is_fill,
    is_peek,
    is_trade,
    pair_picked_up,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_lost,
    slot_traded,
)
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import PEEK, SHOW_MONK, UNKNOWN
from tatami.games.tenno.triples import number

STRONGEST = "GSDN87RM321"  # an order of strength that counts what a card can do


def falling(order: str, ratio: float) -> list[float]:
    """Weights by card where each card of the order is so many times likelier than the next."""
    return [ratio ** -order.index(letter) for letter in LETTERS]


EVEN = [1.0] * CARDS
MIXED = [1.0, 1.0, 1.0, 3.0, 1.0, 3.0, 3.0, 4.0, 8.0, 12.0, 6.0]
# Each card outweighs all after it beyond what a random number resolves: it is always the first.
STRONG_FIRST = falling(STRONGEST, 1e20)

# Measured on searching bots that play among themselves.
SEARCHED = [1.2, 1.4, 1.0, 1.4, 1.5, 1.2, 1.0, 1.4, 2.4, 2.1, 4.5]

# How often a Shogun lays each card with two players, measured over 100 games with 1,000 simulations.
SHOGUNS = [15.0, 15.0, 4.0, 7.0, 6.0, 4.0, 4.0, 5.0, 8.0, 9.0, 21.0]

# One row per habit: the weight of each card among those in hand. The last is for two players only.
HABITS = np.array([EVEN, SEARCHED, MIXED, falling(STRONGEST, 3.0), falling(STRONGEST, 100.0), SHOGUNS])
HABITS /= HABITS.sum(axis=1, keepdims=True)
AT_FIRST = np.array([0.1, 0.2, 0.4, 0.2, 0.1, 3.0])  # prior weight of each habit

assert len(HABITS) == len(AT_FIRST)


@jit
def guess(v: Any, belief: Any, weights: Any) -> None:
    """Write the others' card-laying weights into `weights`, inferred from the viewer's observations.

    `belief` is used as a work buffer; only its weights remain valid.
    """
    habits = len(HABITS) if v.seats == 2 else len(HABITS) - 1
    evidence = np.zeros(habits)
    for habit in range(habits):
        for card in range(CARDS):
            belief.weights[card] = HABITS[habit, card]
        chances.set_weights(belief)
        evidence[habit] = math.log(AT_FIRST[habit])
        for seat in range(signed(v.seats)):
            if chances.is_hidden(v, seat):
                evidence[habit] += math.log(likelihood(v, seat, belief))
    evidence = np.exp(evidence - evidence.max())
    evidence /= evidence.sum()
    for card in range(CARDS):
        weights[card] = 0.0
        for habit in range(habits):
            weights[card] += evidence[habit] * HABITS[habit, card]


@inline
def likelihood(v: Any, seat: int, belief: Any) -> float:
    """The likelihood, up to a constant, of the cards seen of a seat, given the weights in `belief`.

    Cards laid spread the chances of triples and keep their sum; cards seen leave only those that fit.
    """
    chances.set_out(belief, seat)
    cards = chances.set_of(v, seat)
    for at in range(signed(v.log_length)):
        action, who, shown = entry(v, at)
        if is_attack(action):
            if who == seat:
                chances.turn_up(belief, seat, slot_attacking(action), shown & 15)
            elif seat_attacked(action) == seat:
                chances.turn_up(belief, seat, slot_attacked(action), shown >> 4)
            lost = slot_lost(v, at, seat)
            if lost != STAYS:
                cards ^= bit(shown & 15 if who == seat else shown >> 4)
                chances.take_away(belief, seat, lost)
        elif is_peek(action):
            if shown >> 4 == seat and shown & 15 != UNKNOWN:
                chances.turn_up(belief, seat, action - PEEK, shown & 15)
        elif who == seat and action == SHOW_MONK:
            chances.turn_up(belief, seat, shown, MONK)
        elif who == seat:
            if is_fill(action):
                chances.lay(belief, seat, shown, cards)
            elif is_trade(action):
                chances.lay(belief, seat, slot_traded(action), cards)
            else:
                chances.mix(belief, seat, pair_picked_up(action))
    total = 0.0
    for index in range(signed(belief.worlds[seat])):
        place = number(chances.fitting(belief, seat, index))
        total += belief.chance[place]
        belief.chance[place] = 0.0
    return total
