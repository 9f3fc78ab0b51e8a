"""The view of a player or a spectator, as a record and as numbers.

Hands and the deck are hidden; piles, played cards and who led with which side up lie open (R7).
The inference from a view about the hidden cards is in `belief`.
"""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import inline, jit
from tatami.games.tenka.cards import (
    CARDS,
    FACTIONS,
    KINDS,
    LARGEST_DECK,
    MOST_BATTLES,
    MOST_SEATS,
)
from tatami.games.tenka.state import DARK, LIGHT, NO_CARD, UNKNOWN, deck_size, number

NO_FACTION = FACTIONS  # a play that proves nothing


@jit
def view(s: Any, seat: int, v: Any) -> None:
    """The open things, the own hand, and everything when the game is over."""
    copy_open(s, v)
    for place in range(LARGEST_DECK):
        v.deck[place] = NO_CARD
    for place in range(s.drawn, s.drawn + deck_size(s)):
        v.deck[place] = UNKNOWN
    if seat >= 0:
        v.hand[seat] = s.hand[seat]
    v.viewer = seat


@inline
def copy_open(s: Any, v: Any) -> None:
    """Copy the public fields, one by one; loops compile much faster than slices."""
    v.version = s.version
    v.seats = s.seats
    v.to_move = s.to_move
    v.phase = s.phase
    v.battle = s.battle
    v.general = s.general
    v.side = s.side
    v.drawn = s.drawn
    v.aside = s.aside
    v.spoils = s.spoils
    v.due = s.due
    v.uprising = s.uprising
    for seat in range(MOST_SEATS):
        v.pile[seat] = s.pile[seat]
    for battle in range(MOST_BATTLES):
        v.leader[battle] = s.leader[battle]
        v.side_up[battle] = s.side_up[battle]
        for seat in range(MOST_SEATS):
            v.played[battle, seat] = s.played[battle, seat]
    for faction in range(FACTIONS):
        v.faction_cards[faction] = s.faction_cards[faction]
    for kind in range(KINDS):
        v.kind_cards[kind] = s.kind_cards[kind]
    for card in range(CARDS):
        v.strength[LIGHT, card] = s.strength[LIGHT, card]
        v.strength[DARK, card] = s.strength[DARK, card]
        v.faction[card] = s.faction[card]
        v.kind[card] = s.kind[card]


@inline
def proven_void(v: Any, battle: int, seat: int) -> int:
    """The faction a player proved not to hold by what they played in a battle, or NO_FACTION."""
    card = v.played[battle, seat]
    return NO_FACTION if card == NO_CARD else void_behind(v, v.played[battle, v.leader[battle]], card)


@inline
def void_behind(v: Any, led: int, card: int) -> int:
    """The faction that a card played after the General's proves its player not to hold, or NO_FACTION."""
    wanted, played = number(v.faction[led]), number(v.faction[card])
    return wanted if (played < FACTIONS) & (wanted < FACTIONS) & (played != wanted) else NO_FACTION
