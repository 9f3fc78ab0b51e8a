"""Deal Tenka Trick anew inside compiled code, for simulations; fair deals come from `notation`."""

from __future__ import annotations

from typing import Any

from tatami.engine.bits import ONE, ZERO, bit, count, lowest
from tatami.engine.jit import inline, jit
from tatami.engine.rng import below, two_below
from tatami.games.tenka.cards import MOST_BATTLES, MOST_SEATS
from tatami.games.tenka.state import ALL_CARDS, NO_CARD, cards_each, number


@inline
def shuffle_in(s: Any, card: int, last: int, place: int) -> None:
    """Put a card at a place among those before it; what lay there moves to the last one."""
    s.played[last // MOST_SEATS, last % MOST_SEATS] = s.played[place // MOST_SEATS, place % MOST_SEATS]
    s.played[place // MOST_SEATS, place % MOST_SEATS] = card


@jit
def deal(s: Any, rng: Any) -> None:
    """Draw start seat, hands and deck at random into a start position."""
    seats = number(s.seats)
    s.general = below(rng, seats)
    s.to_move = s.general
    s.leader[s.battle] = s.general
    # The cards are shuffled where the played ones will lie, which needs no other place.
    cards = ALL_CARDS & ~s.aside
    dealt = count(cards)
    for last in range(0, dealt, 2):
        one, other = two_below(rng, last + 1, last + 2)
        shuffle_in(s, lowest(cards), last, one)
        cards &= cards - ONE
        if last + 1 < dealt:
            shuffle_in(s, lowest(cards), last + 1, other)
            cards &= cards - ONE
    seat = number(s.general)
    place = 0
    for _ in range(seats):
        hand = ZERO
        for _ in range(cards_each(s)):
            hand |= bit(s.played[place // MOST_SEATS, place % MOST_SEATS])
            place += 1
        s.hand[seat] = hand
        seat = seat + 1 if seat + 1 < seats else 0
    for index in range(dealt - place):
        s.deck[s.drawn + index] = s.played[(place + index) // MOST_SEATS, (place + index) % MOST_SEATS]
    for battle in range(MOST_BATTLES):
        for seat in range(MOST_SEATS):
            s.played[battle, seat] = NO_CARD
