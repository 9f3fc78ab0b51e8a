"""A mind for TENNO: remembers the cards seen and plays greedily."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.tenno import memory
from tatami.bots.tenno.attack import best_attack, promise
from tatami.bots.tenno.habits import guess
from tatami.engine.bits import ONE, ZERO, bit, count, lowest
from tatami.engine.jit import inline, jit
from tatami.engine.rng import below, unit
from tatami.engine.search import minds
from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.position import outcome, signed, usable_monk
from tatami.games.tenno.state import (
    ATTACKING,
    ATTACKING_AGAIN,
    FARMER_ORDER,
    FILL,
    FILLING,
    PASS,
    PEEK,
    PEEKING,
    PUT_BACK,
    RESPONDING,
    SET_UP,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    TRADE,
    TRADING,
)

Array = np.ndarray[Any, np.dtype[Any]]

MIND = np.dtype(
    (
        np.record,
        [
            # How likely each card at hand is laid, all > 0: by the seat that thinks, by the others.
            ("laying", "f8", (2, CARDS)),
            ("me", "i1"),  # the seat that thinks
            ("trades", "f8"),  # how often it trades where it may, 0 to 1
            ("careless", "f8"),  # how much an attack may be overrated; 0: rated correctly
            ("guesses", "u1"),  # 1: infers how the others lay their cards
            *memory.FIELDS,
        ],
    )
)


def new_mind(laying: list[float], others: list[float] | None = None, **traits: Any) -> Array:
    """A mind that lays cards by these weights and assumes the same of the others, or their own weights."""
    mind = np.zeros(1, MIND)
    mind[0].laying[:] = laying, laying if others is None else others
    mind[0].trades = 1.0
    for trait, value in traits.items():
        mind[trait] = value
    return mind


@jit
def attend(mind: Any, s: Any) -> None:
    """Remember the cards seen, from the log of a view or a state."""
    memory.attend(mind, s)


@jit
def reply(mind: Any, s: Any, rng: Any, mask: Any) -> Any:
    """The reply of a greedy player who remembers everything the seat to move has seen."""
    if s.phase == FILLING:
        return FILL + drawn_card(mind, s.to_move, np.uint64(s.hand[s.to_move]), rng)
    if s.phase == ATTACKING or s.phase == ATTACKING_AGAIN:
        attack, value = best_attack(mind, s, rng)
        return PASS if s.phase == ATTACKING_AGAIN and value <= 0.0 else attack
    if s.phase == RESPONDING:
        return SHOW_MONK if monk_helps(s) else PASS
    if s.phase == TRADING:
        return trade(mind, s, rng)
    if s.phase == PEEKING:
        return PEEK + least_known(mind, s, rng)
    return SET_UP + below(rng, len(FARMER_ORDER))


@inline
def drawn_card(mind: Any, seat: int, cards: np.uint64, rng: Any) -> int:
    """One of a set of cards by the weights for a seat."""
    who = 0 if seat == mind.me else 1
    everything = 0.0
    rest = cards
    while rest != ZERO:
        everything += mind.laying[who, lowest(rest)]
        rest &= rest - ONE
    drawn = unit(rng) * everything
    rest, card = cards, 0
    while rest != ZERO:
        card = lowest(rest)
        drawn -= mind.laying[who, card]
        if drawn < 0.0:
            break
        rest &= rest - ONE
    return card


@inline
def monk_helps(s: Any) -> bool:
    """Whether the defender's Monk can be shown and makes the fight end better."""
    if usable_monk(s) < 0:
        return False
    fight = signed(s.fights) - 1
    target = signed(s.target[fight])
    attacking = signed(s.row[s.attacker, s.slot[fight]])
    defending = signed(s.row[target // SLOTS, target % SLOTS])
    return outcome(attacking, defending, True) < outcome(attacking, defending, False)


@inline
def trade(mind: Any, s: Any, rng: Any) -> Any:
    """Lay another card in the slot that attacked last; with an empty hand mix it with another."""
    if mind.trades < 1.0 and unit(rng) >= mind.trades:
        return PASS
    slot = signed(s.slot[signed(s.fights) - 1])
    hand = np.uint64(s.hand[s.to_move])
    if hand != ZERO:
        return TRADE + slot * CARDS + drawn_card(mind, s.to_move, hand | bit(s.row[s.to_move, slot]), rng)
    pair = below(rng, len(SLOT_PAIR))
    while slot != SLOT_PAIR[pair, 0] and slot != SLOT_PAIR[pair, 1]:
        pair = below(rng, len(SLOT_PAIR))
    return (SWAP if below(rng, 2) == 0 else PUT_BACK) + pair


@inline
def least_known(mind: Any, s: Any, rng: Any) -> int:
    """The attacker's slot with most possibilities, one of them at random."""
    word = memory.possible(mind, s, signed(s.to_move), signed(s.attacker))
    most, chosen, ties = -1, 0, 0
    for slot in range(SLOTS):
        cards = count(memory.lane(word, slot))
        if cards < most:
            continue
        ties = 1 if cards > most else ties + 1
        if ties == 1 or below(rng, ties) == 0:
            most, chosen = cards, slot
    return chosen


@jit
def follow(mind: Any, s: Any, action: int) -> None:
    """Watch an action that is about to be played in a full state."""
    memory.watch(mind, s, action)


@jit
def expect(mind: Any, view: Any, belief: Any) -> None:
    """Treat the viewer as oneself, and the others as players with the inferred habits."""
    mind.me = view.viewer
    if mind.guesses == 1:
        guess(view, belief, mind.laying[1])
    for card in range(CARDS):
        belief.weights[card] = mind.laying[1, card]


@jit
def prior(mind: Any, s: Any, actions: Any, n: int, out: Any) -> None:
    """Attacks by a greedy player's rating; everything else equal."""
    attacking = s.phase == ATTACKING or s.phase == ATTACKING_AGAIN
    for index in range(n):
        out[index] = promise(mind, s, actions[index]) if attacking else 1.0


minds.teach(MIND, attend=attend, follow=follow, reply=reply, expect=expect, prior=prior)
