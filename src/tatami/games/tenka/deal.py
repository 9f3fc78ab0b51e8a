"""The deal of Tenka Trick, and the same inside compiled code for simulations."""

from __future__ import annotations

from typing import Any

from tatami.engine.bits import ONE, ZERO, bit, count, lowest
from tatami.engine.deal import Deal, Listed, Pieces
from tatami.engine.jit import inline, jit
from tatami.engine.rng import start_seat, two_below
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRIES,
    COUNTRY_CARDS,
    FACTION_NAMES,
    HAND,
    MOST_BATTLES,
    MOST_SEATS,
    TRUMP_CODES,
)
from tatami.games.tenka.state import ALL_CARDS, NO_CARD, cards_each, number

DEAL = Deal(
    bag=(
        *(Pieces(country.code, group=country.faction) for country in COUNTRIES),
        *(Pieces(code) for code in TRUMP_CODES),
    ),
    groups="factions",
    listed=Listed("cards", instead_of=COUNTRY_CARDS, group_word=4, groups=FACTION_NAMES),
    is_even=True,
)


@inline
def shuffle_in(s: Any, card: int, last: int, place: int) -> None:
    """Put a card at an index among those before it; the card there moves to the last place."""
    s.played[last // MOST_SEATS, last % MOST_SEATS] = s.played[place // MOST_SEATS, place % MOST_SEATS]
    s.played[place // MOST_SEATS, place % MOST_SEATS] = card


@jit
def deal(s: Any, rng: Any, start: int) -> None:
    """Draw start seat, unless one is named, hands and deck at random into a start position."""
    seats = number(s.seats)
    s.general = start_seat(rng, seats, start)
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


def undrawn(records: Any) -> Any:
    """The cards left in the deck, by order of drawing."""
    drawn, seats = records["drawn"].item(), records["seats"].item()
    return records["deck"][0, drawn : max(drawn, CARDS - HAND * seats)]
