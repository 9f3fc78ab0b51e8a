"""The view of a player or a spectator, as a record and as numbers.

Hands and the deck are hidden; piles, played cards and who led with which side up lie open (R7).
The inference from a view about the hidden cards is in `belief`.
"""

from __future__ import annotations

from typing import Any

from tatami.engine.jit import inline
from tatami.engine.state import copier, viewer
from tatami.games.tenka.cards import FACTIONS, LARGEST_DECK
from tatami.games.tenka.state import NO_CARD, STATE, UNKNOWN, deck_size, number

NO_FACTION = FACTIONS  # a play that proves nothing


@inline
def show_deck(s: Any, seat: int, v: Any) -> None:
    """Of the deck everybody sees how many cards are left."""
    for place in range(LARGEST_DECK):
        v.deck[place] = NO_CARD
    for place in range(s.drawn, s.drawn + deck_size(s)):
        v.deck[place] = UNKNOWN


copy_open = copier(STATE)
view = viewer(STATE, show_deck)


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
