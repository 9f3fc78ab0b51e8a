"""The card to play: guess the cards still to come in this battle, and evaluate each own card.

It uses only the player's own hand and open information.
"""

from __future__ import annotations

from typing import Any

from tatami.bots.tenka.scratch import copy_battle
from tatami.engine.bits import ONE, ZERO, bit, count, lowest, nth
from tatami.engine.jit import inline
from tatami.engine.rng import below, unit
from tatami.games.tenka.battle import DRAW, is_uprising, new_general, outcome, side_of, sides, totals
from tatami.games.tenka.cards import COUNTRY_CARDS, EMPEROR, FACTIONS, MOST_SEATS
from tatami.games.tenka.rules import largest_is_barred, most_of_a_faction, next_seat, playable
from tatami.games.tenka.state import ALL_CARDS, NO_CARD, number


@inline
def choose_card(mind: Any, s: Any, rng: Any) -> int:
    """The card with the highest value, one of them at random if several have it."""
    cards = playable(s)
    if cards & (cards - ONE) == ZERO:
        return lowest(cards)
    if mind.careless > 0.0 and unit(rng) < mind.careless:
        return nth(cards, below(rng, count(cards)))
    chosen, best, equals = -1, 0.0, 0
    prepare(mind, s)
    while cards != ZERO:
        card = lowest(cards)
        cards &= cards - ONE
        value = rate_card(mind, s, card, rng, chosen < 0)
        if chosen < 0 or value > best:
            chosen, best, equals = card, value, 1
        elif value == best:
            equals += 1
            if below(rng, equals) == 0:
                chosen = card
    return chosen


@inline
def prepare(mind: Any, s: Any) -> None:
    """Record everything that is the same for all cards."""
    copy_battle(mind, s)
    mind.haul = confiscable(s, number(mind.leader[0]))


@inline
def confiscable(s: Any, seat: int) -> int:
    """How many cards the largest faction has that may be taken from a player's pile."""
    limit = most_of_a_faction(s, seat) - largest_is_barred(s, seat)
    most = 0
    for faction in range(FACTIONS):
        here = count(s.pile[seat] & s.faction_cards[faction])
        if here <= limit:
            most = max(most, here)
    return most


@inline
def rate_card(mind: Any, s: Any, card: int, rng: Any, first: bool) -> Any:
    """The value of playing a card; the first one that a vassal tries brings the guesses for all."""
    me = number(s.to_move)
    mind.played[0, me] = card
    if first or mind.leader[0] == me:
        guess(mind, me, unseen(s, me), count(s.hand[me]), rng)
    return rate_played(mind, me)


# The cards to come.


@inline
def unseen(s: Any, me: int) -> Any:
    """The cards a player does not see."""
    seen = s.hand[me] | s.aside | s.spoils
    for seat in range(number(s.seats)):
        seen |= s.pile[seat]
        if s.played[s.battle, seat] != NO_CARD:
            seen |= bit(s.played[s.battle, seat])
    return ALL_CARDS & ~seen


@inline
def guess(mind: Any, me: int, hidden: Any, hand: int, rng: Any) -> None:
    """Guess the cards of the players still to come, in each sample: any legal card out of a random hand."""
    led = min(number(mind.faction[mind.played[0, mind.leader[0]]]), FACTIONS)
    for sample in range(samples_for(mind, me)):
        rest = hidden
        for seat in range(MOST_SEATS):
            mind.guesses[sample, seat] = NO_CARD
        seat = next_seat(mind, me)
        while seat != mind.leader[0]:
            card, rest = guess_card(mind, led, rest, hand, rng)
            mind.guesses[sample, seat] = card
            seat = next_seat(mind, seat)


@inline
def samples_for(mind: Any, me: int) -> int:
    """How many samples to take: one is enough for the last to play."""
    following = me + 1 if me + 1 < mind.seats else 0
    return 1 if following == mind.leader[0] else number(mind.samples)


@inline
def guess_card(mind: Any, led: int, rest: Any, hand: int, rng: Any) -> Any:
    """A random card of a vassal with a random hand, and the cards that are left for others.

    The hand is drawn only as far as needed: it is played from in the order of drawing, so the card
    played is the first that fits, and once the led faction appears, that is certain.
    """
    left = count(rest)
    first, fitting = NO_CARD, NO_CARD
    for _ in range(hand):
        card = nth(rest, below(rng, left))
        rest &= ~bit(card)
        left -= 1
        if first == NO_CARD:
            first = card
        if led == FACTIONS:
            return first, rest
        if fitting == NO_CARD and (card >= COUNTRY_CARDS or mind.faction[card] == led):
            fitting = card
        if mind.faction[card] == led:
            return fitting, rest
    return first, rest


# The results.


@inline
def rate_played(mind: Any, me: int) -> Any:
    """The mean value, over the guesses, of the card that a player has put on the mind's table."""
    samples = samples_for(mind, me)
    value = 0.0
    for sample in range(samples):
        for seat in range(number(mind.seats)):
            if mind.guesses[sample, seat] != NO_CARD:
                mind.played[0, seat] = mind.guesses[sample, seat]
        value += rate_battle(mind, me)
    value /= samples
    card = mind.played[0, me]
    if card < COUNTRY_CARDS:
        return value
    return value - (mind.emperor if card == EMPEROR else mind.temples)


@inline
def rate_battle(mind: Any, me: int) -> Any:
    """The own gain minus the mean of the others', in a battle whose cards all lie on the mind's table."""
    by_seat = sides(mind, 0)
    winner, _ = outcome(mind, 0, by_seat, totals(mind, 0, by_seat))
    leader, countries, friends = number(mind.leader[0]), 0, 0
    for seat in range(number(mind.seats)):
        countries += mind.played[0, seat] < COUNTRY_CARDS
        friends += side_of(by_seat, seat) == winner
    holder = leader
    if winner == DRAW:
        gain = (mind.played[0, me] < COUNTRY_CARDS) * 1.0
    else:
        holder = new_general(mind, 0, by_seat, winner)
        gift = (side_of(by_seat, me) == winner) * 1.0
        gain = countries - friends + 1.0 if me == holder else gift
    if is_uprising(mind, 0, by_seat, winner):
        gain += number(mind.haul) * ((me == holder) * 1.0 - (me == leader) * 1.0)
    if me == holder:
        gain += mind.general
    return gain - (countries + mind.general - gain) / (number(mind.seats) - 1)
