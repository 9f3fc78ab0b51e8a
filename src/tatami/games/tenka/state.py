"""The position of a game of Tenka Trick as one record, and its actions as one range of numbers.

Sets of cards are 64-bit words, bit = card. Cards are numbered in the order of the table's list,
then Emperor and Temples. The printed values of the cards are part of the record: lists can be replaced.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.engine.state import HEAD, HIDDEN, OWN, Field, record
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    FACTIONS,
    FEWEST_SEATS,
    HAND,
    KINDS,
    LARGEST_DECK,
    MOST_BATTLES,
    MOST_SEATS,
    SEAT_COUNTS,
)

PLAY, GIVE, CONFISCATE, OVER = 0, 1, 2, 3  # phases
LIGHT, DARK = 0, 1  # sides of the General's card
NO_CARD = 255  # nothing lies there
UNKNOWN = 254  # a card lies there that the viewer does not know
NOT_BEGUN = -1  # no leader yet
ALL_CARDS = np.uint64((1 << CARDS) - 1)

STATE = record(
    *HEAD,  # three or four seats; phases PLAY, GIVE, CONFISCATE, OVER
    Field("battle", "u1"),  # the current battle, from 0; the last one when the game is over
    Field("general", "u1"),  # seat that holds the General's card
    Field("side", "u1"),  # side of the General's card that is up: LIGHT or DARK
    Field("drawn", "u1"),  # cards drawn from the deck so far, 0 to 27
    Field("hand", "u8", (MOST_SEATS,), known=OWN),  # cards in hand by seat; blank where unknown
    Field("pile", "u8", (MOST_SEATS,)),  # country cards in the open pile by seat
    Field("aside", "u8"),  # cards out of the game: trumps played, and cards left out of a small game
    Field("spoils", "u8"),  # GIVE: country cards of this battle not given yet; else blank
    Field("faction_cards", "u8", (FACTIONS,)),  # the country cards of each faction
    Field("kind_cards", "u8", (KINDS,)),  # the country cards of each kind
    Field("due", "u1"),  # GIVE: seats still due a gift, bit = seat; else 0
    Field("uprising", "u1"),  # 1 in GIVE and CONFISCATE when the former General was overthrown
    Field("version", "u1"),  # of the rules: 1 or 2
    # The General who led, by battle; NOT_BEGUN, also before the first one of a small game.
    Field("leader", "i1", (MOST_BATTLES,)),
    Field("side_up", "u1", (MOST_BATTLES,)),  # side up during the battle, LIGHT before it begins
    Field("played", "u1", (MOST_BATTLES, MOST_SEATS)),  # card by battle and seat, or NO_CARD
    Field("deck", "u1", (LARGEST_DECK,), known=HIDDEN),  # by order of drawing; NO_CARD once drawn; UNKNOWN
    Field("strength", "u1", (2, CARDS)),  # by side and card, 0 to 10
    Field("faction", "u1", (CARDS,)),  # 0 to 6, EMPEROR_FACTION or TEMPLES_FACTION
    Field("kind", "u1", (CARDS,)),  # 0 to 4, NO_KIND for trumps
)

# Actions, each range declared once.
PLAY_CARD = 0  # + card
GIVE_CARD = PLAY_CARD + CARDS  # + country card
CONFISCATE_FACTION = GIVE_CARD + COUNTRY_CARDS  # + faction
ACTIONS = CONFISCATE_FACTION + FACTIONS

assert ACTIONS == 100

# A battle asks for a card from everybody, then for a gift to each but one, or for fewer gifts and
# a confiscation, since an overthrown General gets none.
MAX_DECISIONS = max(CARDS // seats * (2 * seats - 1) for seats in SEAT_COUNTS)

assert MAX_DECISIONS == 84


@inline
def number(value: Any) -> Any:
    """A small unsigned field as a number to calculate with: compiled, unsigned ones would wrap."""
    return np.int64(value)


@inline
def first_battle(s: Any) -> int:
    """The battle that the game began with: a small game begins like the end of a whole one."""
    battle = 0
    while s.leader[battle] == NOT_BEGUN:
        battle += 1
    return battle


@inline
def draws(s: Any) -> int:
    """The number of cards everybody has drawn; division by a constant is faster."""
    return number(s.drawn) // MOST_SEATS if s.seats == MOST_SEATS else number(s.drawn) // FEWEST_SEATS


@inline
def cards_each(s: Any) -> int:
    """How many cards everybody held when the battle began."""
    return HAND + draws(s) - number(s.battle)


@jit
def hand_size(s: Any, seat: int) -> int:
    """How many cards a player holds, which everybody can see."""
    has_played = 0 if s.played[s.battle, seat] == NO_CARD else 1
    return cards_each(s) - has_played


@inline
def deck_size(s: Any) -> int:
    """How many cards are left to draw, which everybody can see."""
    return CARDS - HAND * number(s.seats) - number(s.drawn)
