"""All possible replies of a mind in TENNO with their probabilities, where `mind.reply` draws one.

It covers minds that rate attacks correctly and always trade, like those of the searching bots.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.tenno import memory
from tatami.bots.tenno.attack import AS_GOOD, expected
from tatami.bots.tenno.mind import monk_helps
from tatami.engine.bits import ONE, ZERO, bit, count, lowest
from tatami.engine.jit import inline
from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.position import signed
from tatami.games.tenno.rules import legal_attacks
from tatami.games.tenno.state import (
    ATTACKING,
    ATTACKING_AGAIN,
    FILL,
    FILLING,
    PASS,
    PEEK,
    PUT_BACK,
    RESPONDING,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    TRADE,
    TRADING,
)


@inline
def replies(mind: Any, s: Any, mask: Any, actions: Any, chances: Any) -> int:
    """List the possible replies of the seat to move with their probabilities; return how many there are."""
    if s.phase == FILLING:
        return cards_to_lay(mind, s, FILL, np.uint64(s.hand[s.to_move]), actions, chances)
    if s.phase == ATTACKING or s.phase == ATTACKING_AGAIN:
        return best_attacks(mind, s, mask, actions, chances)
    if s.phase == RESPONDING:
        actions[0], chances[0] = SHOW_MONK if monk_helps(s) else PASS, 1.0
        return 1
    if s.phase == TRADING:
        return trades(mind, s, actions, chances)
    return peeks(mind, s, actions, chances)


@inline
def cards_to_lay(mind: Any, s: Any, first: int, cards: np.uint64, actions: Any, chances: Any) -> int:
    """Any of a set of cards, by the weights for the seat to move; the actions are `first` + card."""
    who = 0 if s.to_move == mind.me else 1
    everything, n = 0.0, 0
    while cards != ZERO:
        card = lowest(cards)
        cards &= cards - ONE
        actions[n], chances[n] = first + card, mind.laying[who, card]
        everything += chances[n]
        n += 1
    for index in range(n):
        chances[index] /= everything
    return n


@inline
def best_attacks(mind: Any, s: Any, mask: Any, actions: Any, chances: Any) -> int:
    """The attacks of the best mean payoff; none, if it is a second one and none of them pays."""
    mask[:] = ZERO
    legal_attacks(s, mask)
    best, n = -1e9, 0
    for word in range(mask.shape[0]):
        attacks = mask[word]
        while attacks != ZERO:
            action = 64 * word + lowest(attacks)
            attacks &= attacks - ONE
            value = expected(mind, s, action)
            if value > best + AS_GOOD:
                best, n = value, 0
            if value >= best - AS_GOOD:
                actions[n] = action
                n += 1
    if s.phase == ATTACKING_AGAIN and best <= 0.0:
        actions[0], n = PASS, 1
    return alike(n, chances)


@inline
def trades(mind: Any, s: Any, actions: Any, chances: Any) -> int:
    """Another card is laid in the slot that attacked last; with an empty hand it is mixed with another."""
    slot = signed(s.slot[signed(s.fights) - 1])
    hand = np.uint64(s.hand[s.to_move])
    if hand != ZERO:
        cards = hand | bit(s.row[s.to_move, slot])
        return cards_to_lay(mind, s, TRADE + slot * CARDS, cards, actions, chances)
    n = 0
    for pair in range(len(SLOT_PAIR)):
        if slot == SLOT_PAIR[pair, 0] or slot == SLOT_PAIR[pair, 1]:
            actions[n], actions[n + 1] = SWAP + pair, PUT_BACK + pair
            n += 2
    return alike(n, chances)


@inline
def peeks(mind: Any, s: Any, actions: Any, chances: Any) -> int:
    """The attacker's slots with most possibilities."""
    word = memory.possible(mind, s, signed(s.to_move), signed(s.attacker))
    most, n = -1, 0
    for slot in range(SLOTS):
        cards = count(memory.lane(word, slot))
        if cards > most:
            most, n = cards, 0
        if cards == most:
            actions[n] = PEEK + slot
            n += 1
    return alike(n, chances)


@inline
def alike(n: int, chances: Any) -> int:
    """Give each of these replies the same probability."""
    for index in range(n):
        chances[index] = 1.0 / n
    return n
