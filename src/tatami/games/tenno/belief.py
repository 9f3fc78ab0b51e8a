"""The belief about hidden cards that follows from a view, and random worlds with exact probabilities.

Hidden from a viewer are the three cards in another seat's slots and how they came there;
the hand is the rest of the cards in play. So for every hidden seat the probabilities of all *triples* are
propagated through the log: revealed cards narrow them, cards laid secretly spread them over the owner's
choices. A world is drawn backwards: the current triple, then before every trade or pick-up the
previous one, given its successor. Seats are independent of each other.

The model of an owner's choices can be passed in `weights`: a card is laid with a probability
proportional to its weight among those in hand. All orders of the Farmers are equally likely, picked-up
cards are swapped or put back equally often, and attacks, shown Monks and passes carry no information.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ONE, ZERO, bit, count, lowest
from tatami.engine.jit import inline, jit
from tatami.engine.rng import unit
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenno.cards import ALL_CARDS, CARDS, MONK, SEATS
from tatami.games.tenno.log import (
    STAYS,
    entry,
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_lost,
    slot_traded,
)
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import (
    FILL,
    GAP,
    LOSSES,
    OVER,
    PEEK,
    PUT_BACK,
    SETTING_UP,
    SHOW_MONK,
    SWAP,
    TRADE,
    UNKNOWN,
)
from tatami.games.tenno.triples import (
    FITTING,
    SET_UP_TRIPLE,
    TRIPLES,
    card_in,
    hold_rest,
    lay_out,
    members,
    number,
    swapped,
    with_card,
)
from tatami.games.tenno.view import copy_open, copy_secrets

# Only trades and pick-ups hide the previous cards. A turn has one at most, and only if the
# attacker lost no fight, so each comes with another player's loss; the last turn has none.
CHOICES = LOSSES

LEAST_WEIGHT = 1e-4  # of the greatest: no card at hand is impossible to lay
LEAST_CHANCE = 1e-30  # of the likeliest: rounding makes no fitting triple impossible

BELIEF = np.dtype(
    (
        np.record,
        [
            # Set by the caller: how likely an owner is to lay each card; all 0: uniform.
            ("weights", "f4", (CARDS,)),
            ("used", "f4", (CARDS,)),  # the weights as used, all greater than 0
            ("worlds", "u2", (SEATS,)),  # how many triples fit a hidden seat, 0 for one that is not hidden
            ("fits", "u2", (SEATS, FITTING)),  # those triples, unordered
            ("upto", "f8", (SEATS, FITTING)),  # cumulative probabilities, last: 1
            ("chance", "f8", (TRIPLES,)),  # while working: chance by number, 0 where a triple does not fit
            ("choices", "u1", (SEATS,)),  # layers in use after the seat's own
            ("before", "f4", (CHOICES, TRIPLES)),  # layers: chances before each hidden trade or pick-up
        ],
    )
)


@inline
def is_hidden(v: Any, seat: int) -> bool:
    """Whether a seat has laid cards that the viewer may not know."""
    laid = v.phase != SETTING_UP or v.row[seat, 0] != GAP
    return v.phase != OVER and seat != v.viewer and laid


@inline
def fitting(belief: Any, seat: int, index: int) -> Any:
    """One of the triples that fit a seat."""
    return signed(belief.fits[seat, index])


# Forward pass: the probabilities of triples.


@jit
def believe(v: Any, belief: Any) -> None:
    """Compute the probabilities of all triples of all hidden seats, and the data for sampling."""
    set_weights(belief)
    for seat in range(signed(v.seats)):
        belief.choices[seat] = belief.choices[seat - 1] if seat > 0 else 0
        if is_hidden(v, seat):
            follow(v, seat, belief)
            sum_up(belief, seat)


@inline
def set_weights(belief: Any) -> None:
    """Copy the weights, none of them zero."""
    most = 0.0
    for card in range(CARDS):
        weight = np.float64(belief.weights[card])
        most = weight if weight > most else most
    for card in range(CARDS):
        share = np.float64(belief.weights[card]) / most if most > 0.0 else 1.0
        belief.used[card] = share if share > LEAST_WEIGHT else LEAST_WEIGHT


@inline
def follow(v: Any, seat: int, belief: Any) -> None:
    """Propagate a seat's probabilities through the log."""
    set_out(belief, seat)
    cards = set_of(v, seat)  # those still in play
    for at in range(signed(v.log_length)):
        action, who, shown = entry(v, at)
        if is_attack(action):
            if who == seat:
                turn_up(belief, seat, slot_attacking(action), shown & 15)
            elif seat_attacked(action) == seat:
                turn_up(belief, seat, slot_attacked(action), shown >> 4)
            lost = slot_lost(v, at, seat)
            if lost != STAYS:
                cards ^= bit(shown & 15 if who == seat else shown >> 4)
                take_away(belief, seat, lost)
        elif is_peek(action):
            if shown >> 4 == seat and shown & 15 != UNKNOWN:
                turn_up(belief, seat, action - PEEK, shown & 15)
        elif who == seat and action == SHOW_MONK:
            turn_up(belief, seat, shown, MONK)
        elif who == seat:
            scale(belief, seat)
            if is_fill(action):
                lay(belief, seat, shown, cards)
            else:
                keep(belief, seat)
                if is_trade(action):
                    lay(belief, seat, slot_traded(action), cards)
                else:
                    mix(belief, seat, pair_picked_up(action))


@inline
def set_of(v: Any, seat: int) -> Any:
    """The cards that a seat began with; cards left out of a small game count as gone from the beginning."""
    cards = np.uint64(ALL_CARDS) & ~np.uint64(v.left[seat])
    for at in range(signed(v.log_length)):
        action, who, shown = entry(v, at)
        if is_attack(action) and slot_lost(v, at, seat) != STAYS:
            cards |= bit(shown & 15 if who == seat else shown >> 4)
    return cards


@inline
def set_out(belief: Any, seat: int) -> None:
    """The Farmers lie in any order."""
    for order in range(len(SET_UP_TRIPLE)):
        belief.fits[seat, order] = SET_UP_TRIPLE[order]
        belief.chance[number(SET_UP_TRIPLE[order])] = 1.0
    belief.worlds[seat] = len(SET_UP_TRIPLE)


@inline
def turn_up(belief: Any, seat: int, slot: int, card: int) -> None:
    """A card was seen in a slot: keep the triples that have it there."""
    kept = 0
    for index in range(signed(belief.worlds[seat])):
        triple = fitting(belief, seat, index)
        if card_in(triple, slot) == card:
            belief.fits[seat, kept] = triple
            kept += 1
        else:
            belief.chance[number(triple)] = 0.0
    belief.worlds[seat] = kept


@inline
def take_away(belief: Any, seat: int, slot: int) -> None:
    """The card just seen in a slot left: a gap is there in all triples."""
    for index in range(signed(belief.worlds[seat])):
        triple = fitting(belief, seat, index)
        without = with_card(triple, slot, GAP)
        belief.fits[seat, index] = without
        belief.chance[number(without)] = belief.chance[number(triple)]
        belief.chance[number(triple)] = 0.0


@inline
def lay(belief: Any, seat: int, slot: int, cards: np.uint64) -> None:
    """The owner laid a card into a slot, out of those in hand and the one that lay there before."""
    rests = take_up(belief, seat, slot)
    # Each of them has as many cards at hand, so all have as much room in the list; from the
    # last on, none is written over before it is read.
    choice = 0
    for index in range(rests - 1, -1, -1):
        rest = fitting(belief, seat, index)
        at_hand = cards & ~members(rest)
        choice = count(at_hand)
        weight = 0.0
        here = at_hand
        while here != ZERO:
            weight += np.float64(belief.used[lowest(here)])
            here &= here - ONE
        share = belief.chance[number(rest)] / weight
        belief.chance[number(rest)] = 0.0
        place = index * choice
        here = at_hand
        while here != ZERO:
            card = lowest(here)
            here &= here - ONE
            triple = with_card(rest, slot, card)
            belief.fits[seat, place] = triple
            belief.chance[number(triple)] = share * np.float64(belief.used[card])
            place += 1
    belief.worlds[seat] = rests * choice


@inline
def take_up(belief: Any, seat: int, slot: int) -> int:
    """Put a gap into a slot of all triples, add up those that are the same then, return how many are left."""
    rests = 0
    for index in range(signed(belief.worlds[seat])):
        triple = fitting(belief, seat, index)
        chance = belief.chance[number(triple)]
        belief.chance[number(triple)] = 0.0
        rest = with_card(triple, slot, GAP)
        if belief.chance[number(rest)] == 0.0:
            belief.fits[seat, rests] = rest
            rests += 1
        belief.chance[number(rest)] += chance
    return rests


@inline
def mix(belief: Any, seat: int, pair: int) -> None:
    """The owner picked up two cards: now they lie as they did or swapped."""
    worlds = signed(belief.worlds[seat])
    for index in range(worlds):
        triple = fitting(belief, seat, index)
        other = swapped(triple, pair)
        chance = belief.chance[number(triple)]
        if belief.chance[number(other)] == 0.0:
            belief.fits[seat, belief.worlds[seat]] = other
            belief.worlds[seat] += 1
        elif triple < other:  # of two in the list the smaller does it for both
            chance += belief.chance[number(other)]
        else:
            continue
        belief.chance[number(triple)] = 0.5 * chance
        belief.chance[number(other)] = 0.5 * chance


@inline
def scale(belief: Any, seat: int) -> None:
    """Scale so that the likeliest triple has weight 1 and none underflows."""
    most = 0.0
    for index in range(signed(belief.worlds[seat])):
        most = max(most, belief.chance[number(fitting(belief, seat, index))])
    for index in range(signed(belief.worlds[seat])):
        at = number(fitting(belief, seat, index))
        belief.chance[at] = max(belief.chance[at] / most, LEAST_CHANCE)


@inline
def keep(belief: Any, seat: int) -> None:
    """Save the probabilities before a hidden choice."""
    layer = signed(belief.choices[seat])
    belief.choices[seat] = layer + 1
    for index in range(signed(belief.worlds[seat])):
        at = number(fitting(belief, seat, index))
        belief.before[layer, at] = belief.chance[at]


@inline
def sum_up(belief: Any, seat: int) -> None:
    """Accumulate the probabilities from triple to triple, to 1; the working table is cleared."""
    scale(belief, seat)
    total = 0.0
    for index in range(signed(belief.worlds[seat])):
        at = number(fitting(belief, seat, index))
        total += belief.chance[at]
        belief.chance[at] = 0.0
        belief.upto[seat, index] = total
    for index in range(signed(belief.worlds[seat])):
        belief.upto[seat, index] /= total


# Backward pass: a world.


@jit
def determinize(v: Any, belief: Any, rng: Any, s: Any) -> None:
    """Write a random state that fits the view: the known part, and a sampled past for every hidden seat."""
    copy_open(v, s)
    s.viewer = STATE_ITSELF
    copy_secrets(v, s)
    for seat in range(signed(v.seats)):
        if is_hidden(v, seat):
            triple = draw_triple(belief, seat, rng)
            lay_out(s, seat, triple)
            trace_back(v, seat, triple, belief, rng, s)
        hold_rest(s, seat)


@inline
def draw_triple(belief: Any, seat: int, rng: Any) -> int:
    """One of the triples that fit, drawn by probability."""
    drawn = unit(rng)
    low, high = 0, signed(belief.worlds[seat]) - 1
    while low < high:
        middle = (low + high) >> 1
        if drawn < belief.upto[seat, middle]:
            high = middle
        else:
            low = middle + 1
    return fitting(belief, seat, low)


@inline
def trace_back(v: Any, seat: int, triple: int, belief: Any, rng: Any, s: Any) -> None:
    """Sample the history of a seat's triple, and write its secrets into the log."""
    layer = signed(belief.choices[seat])
    for at in range(signed(v.log_length) - 1, -1, -1):
        action, who, shown = entry(v, at)
        if is_attack(action):
            lost = slot_lost(v, at, seat)
            if lost != STAYS:
                triple = with_card(triple, lost, shown & 15 if who == seat else shown >> 4)
        elif is_peek(action):
            if shown >> 4 == seat:
                s.log_shown[at] = 16 * seat + card_in(triple, action - PEEK)
        elif who == seat:
            if is_fill(action):
                s.log_action[at] = FILL + card_in(triple, shown)
                triple = with_card(triple, shown, GAP)
            elif is_trade(action):
                layer -= 1
                slot = slot_traded(action)
                s.log_action[at] = TRADE + slot * CARDS + card_in(triple, slot)
                triple = before_trade(belief, layer, triple, slot, rng)
            elif is_swap(action):
                layer -= 1
                pair = pair_picked_up(action)
                earlier = before_pick_up(belief, layer, triple, pair, rng)
                s.log_action[at] = (PUT_BACK if earlier == triple else SWAP) + pair
                triple = earlier


@inline
def before_trade(belief: Any, layer: int, triple: int, slot: int, rng: Any) -> int:
    """The triple before a slot was traded, drawn by its probability then."""
    total = 0.0
    for card in range(CARDS):
        total += np.float64(belief.before[layer, number(with_card(triple, slot, card))])
    drawn = unit(rng) * total
    earlier = triple
    for card in range(CARDS):
        chance = np.float64(belief.before[layer, number(with_card(triple, slot, card))])
        if chance > 0.0:
            earlier = with_card(triple, slot, card)
            if drawn < chance:
                break
            drawn -= chance
    return earlier


@inline
def before_pick_up(belief: Any, layer: int, triple: int, pair: int, rng: Any) -> int:
    """The triple before two slots were picked up, drawn by its probability then."""
    as_now = np.float64(belief.before[layer, number(triple)])
    other_way = np.float64(belief.before[layer, number(swapped(triple, pair))])
    return triple if unit(rng) * (as_now + other_way) < as_now else swapped(triple, pair)
