"""The value of an attack to a greedy player of TENNO, by the cards that may lie there."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tatami.bots.tenno.memory import lane, possible
from tatami.engine.bits import count, has
from tatami.engine.jit import inline, interpreted
from tatami.engine.rng import below, unit
from tatami.games.tenno.cards import CARDS, GEISHA, MONK, NINJA, SHOGUN, SLOTS, VALUE
from tatami.games.tenno.log import seat_attacked, slot_attacked, slot_attacking
from tatami.games.tenno.position import attacker_leaves, compare, defender_leaves, signed
from tatami.games.tenno.state import ATTACK, ATTACKING_AGAIN, GAP, PASS, TARGETS

EAGER = 0.4  # how much a point of payoff raises the prior of an attack
AS_GOOD = 1e-6  # payoffs this close are equal up to rounding
LEAVING = 0.3  # of a card's worth: the cost of losing it, the gain when an enemy loses it
WORTH = VALUE.astype(np.float64)
WORTH[NINJA], WORTH[GEISHA] = 6.0, 8.0


def payoff(attacking: int, defending: int, monk: bool) -> float:
    """The value of a fight between two cards to the attacker."""
    # Interpreted: this module is imported while the server's event loop runs, and the compiler may be busy.
    result = compare(attacking, defending, monk and defending != MONK)
    value = 0.0
    if interpreted(attacker_leaves)(attacking, result):
        value -= LEAVING * WORTH[attacking]
    if result > 0:
        value += VALUE[defending]
    elif interpreted(defender_leaves)(defending, result):
        value += LEAVING * WORTH[defending]
    if result < 0 and defending == SHOGUN:
        value -= VALUE[attacking]
    return value


# Sums of payoffs over sets of defending cards, in two halves of the set that are looked up separately.
HALF = 6
_HALF_BITS = np.uint64((1 << HALF) - 1)


def _sums() -> np.ndarray[Any, np.dtype[np.float32]]:
    sums = np.zeros((CARDS, 2, 2, 1 << HALF), np.float32)
    for attacking, monk, defending in np.ndindex(CARDS, 2, CARDS):
        half, member = divmod(defending, HALF)
        holding = (np.arange(1 << HALF) >> member & 1).astype(bool)
        sums[attacking, monk, half, holding] += payoff(attacking, defending, bool(monk))
    return sums


SUMS = _sums()


@inline
def total(attacking: int, cards: np.uint64, monk: int) -> Any:
    """The payoffs against all of a set of cards together."""
    low, high = signed(cards & _HALF_BITS), signed(cards >> np.uint64(HALF))
    return SUMS[attacking, monk, 0, low] + SUMS[attacking, monk, 1, high]


@inline
def chance_of_monk(word: np.uint64, aim: int) -> float:
    """The probability of a Monk beside a slot, given a watcher's knowledge."""
    chance = 0.0
    for slot in range(SLOTS):
        cards = lane(word, slot)
        if slot != aim and has(cards, MONK):
            chance += 1.0 / count(cards)
    return min(chance, 1.0)


@inline
def mean_payoff(word: np.uint64, attacking: int, aim: int, monk: float) -> Any:
    """The mean value of an attack on a slot to a watcher, with this probability of a Monk beside it."""
    cards = lane(word, aim)
    alone, helped = total(attacking, cards, 0), total(attacking, cards, 1)
    return (alone + monk * (helped - alone)) / max(count(cards), 1)


@inline
def best_attack(mind: Any, s: Any, rng: Any) -> tuple[int, float]:
    """The attack of the best mean payoff, one of them at random, with that mean."""
    me = signed(s.to_move)
    again = s.phase == ATTACKING_AGAIN
    best, chosen, ties = -1e9, -1, 0
    for seat in range(signed(s.seats)):
        if seat == me:
            continue
        word = possible(mind, s, me, seat)
        for aim in range(SLOTS):
            target = seat * SLOTS + aim
            if again and target == s.target[0]:
                continue
            monk = chance_of_monk(word, aim)
            for slot in range(SLOTS):
                attacking = signed(s.row[me, slot])
                if attacking in (SHOGUN, GAP) or (again and slot == s.slot[0]):
                    continue
                value = mean_payoff(word, attacking, aim, monk)
                if mind.careless > 0.0:
                    value += mind.careless * unit(rng)
                if value < best - AS_GOOD:
                    continue
                ties = 1 if value > best + AS_GOOD else ties + 1
                if ties == 1 or below(rng, ties) == 0:
                    best, chosen = value, ATTACK + slot * TARGETS + target
    return chosen, best


@inline
def expected(mind: Any, s: Any, action: int) -> Any:
    """The mean payoff of an attack to the seat to move."""
    seat, aim = seat_attacked(action), slot_attacked(action)
    word = possible(mind, s, signed(s.to_move), seat)
    attacking = signed(s.row[s.to_move, slot_attacking(action)])
    return mean_payoff(word, attacking, aim, chance_of_monk(word, aim))


@inline
def promise(mind: Any, s: Any, action: int) -> float:
    """The prior of an attack, or of none: higher for a better mean payoff."""
    return 1.0 if action == PASS else math.exp(EAGER * expected(mind, s, action))
