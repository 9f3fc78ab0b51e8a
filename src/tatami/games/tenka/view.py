"""What a player or a spectator may know, as a record and as numbers.

Hands and the deck are hidden; piles, played cards and who led with which side up lie open (R7).
What follows from a view about the hidden cards is in `belief`.
"""

from __future__ import annotations

from typing import Any

from tatami.engine.bits import count, has
from tatami.engine.jit import inline, jit
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    FACTIONS,
    KINDS,
    LARGEST_DECK,
    MOST_BATTLES,
    MOST_SEATS,
)
from tatami.games.tenka.rules import battles, points
from tatami.games.tenka.state import DARK, LIGHT, NO_CARD, OVER, UNKNOWN, deck_size, hand_size, number

NO_FACTION = FACTIONS  # a play that proves nothing

# The tensor's fields in order: (name, size). Seats are counted clockwise from the own one; with
# three players the fourth seat is blank. Cards are by number, so a table's list is not repeated.
OBSERVATION = (
    ("four_seats", 1),  # 1 with four players
    ("phase", 4),  # PLAY, GIVE, CONFISCATE, OVER
    ("to_move", MOST_SEATS),  # 1 for the seat that is asked
    ("general", MOST_SEATS),  # 1 for the holder of the General's card
    ("leader", MOST_SEATS),  # 1 for the General who led the current battle
    ("dark", 1),  # 1 when the dark side is up
    ("battle", 1),  # the current battle, from 0
    ("battles_left", 1),  # the current one included, 0 when the game is over
    ("deck", 1),  # cards left to draw
    ("uprising", 1),  # 1 while the spoils of an uprising are shared
    ("hand_sizes", MOST_SEATS),
    ("hand", CARDS),  # 1 for each card of the own hand; blank for a spectator
    ("table", MOST_SEATS * CARDS),  # 1 for the card played in the current battle, by seat
    ("spoils", COUNTRY_CARDS),  # 1 for each card that may still be given
    ("due", MOST_SEATS),  # 1 for each seat still due a gift
    ("aside", CARDS - COUNTRY_CARDS),  # 1 for each trump out of the game
    ("piles", MOST_SEATS * COUNTRY_CARDS),  # 1 for each card in the pile, by seat
    ("pile_factions", MOST_SEATS * FACTIONS),  # cards in the pile by seat and faction
    ("pile_kinds", MOST_SEATS * KINDS),  # cards in the pile by seat and kind
    ("scores", MOST_SEATS),  # as if the game ended now
    ("played", MOST_SEATS * CARDS),  # battle from 1 in which the seat played the card, 0 if not
    ("lacked", MOST_SEATS * FACTIONS),  # last battle from 1 that proved a seat without the faction
)
OBSERVATION_SIZE = sum(size for _, size in OBSERVATION)

# Where each field begins.
(
    AT_FOUR_SEATS,
    AT_PHASE,
    AT_TO_MOVE,
    AT_GENERAL,
    AT_LEADER,
    AT_DARK,
    AT_BATTLE,
    AT_BATTLES_LEFT,
    AT_DECK,
    AT_UPRISING,
    AT_HAND_SIZES,
    AT_HAND,
    AT_TABLE,
    AT_SPOILS,
    AT_DUE,
    AT_ASIDE,
    AT_PILES,
    AT_PILE_FACTIONS,
    AT_PILE_KINDS,
    AT_SCORES,
    AT_PLAYED,
    AT_LACKED,
) = (sum(size for _, size in OBSERVATION[:index]) for index in range(len(OBSERVATION)))


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
    if card >= COUNTRY_CARDS:  # a trump, or nothing yet
        return NO_FACTION
    led = v.faction[v.played[battle, v.leader[battle]]]
    if led >= FACTIONS or v.faction[card] == led:
        return NO_FACTION
    return number(led)


@jit
def observe(v: Any, out: Any) -> None:
    """The view as numbers, own things first (a spectator sees the start player's side)."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0
    out[AT_FOUR_SEATS] = v.seats == MOST_SEATS
    out[AT_PHASE + v.phase] = 1
    out[AT_DARK] = v.side == DARK
    out[AT_BATTLE] = v.battle
    out[AT_BATTLES_LEFT] = 0 if v.phase == OVER else battles(v) - v.battle
    out[AT_DECK] = deck_size(v)
    out[AT_UPRISING] = v.uprising
    for card in range(COUNTRY_CARDS):
        out[AT_SPOILS + card] = has(v.spoils, card)
    for trump in range(CARDS - COUNTRY_CARDS):
        out[AT_ASIDE + trump] = has(v.aside, COUNTRY_CARDS + trump)
    me = number(v.viewer) if v.viewer >= 0 else number(v.leader[0])
    for card in range(CARDS):
        out[AT_HAND + card] = has(v.hand[me], card)  # blank in a spectator's view
    for index in range(number(v.seats)):
        observe_seat(v, (me + index) % number(v.seats), index, out)


@inline
def observe_seat(v: Any, seat: int, index: int, out: Any) -> None:
    """The numbers of one seat, which is the `index`-th one clockwise from the own."""
    out[AT_TO_MOVE + index] = v.to_move == seat
    out[AT_GENERAL + index] = v.general == seat
    out[AT_LEADER + index] = v.leader[v.battle] == seat
    out[AT_HAND_SIZES + index] = hand_size(v, seat)
    out[AT_DUE + index] = (v.due >> seat) & 1
    out[AT_SCORES + index] = points(v, seat)
    for card in range(COUNTRY_CARDS):
        out[AT_PILES + index * COUNTRY_CARDS + card] = has(v.pile[seat], card)
    for faction in range(FACTIONS):
        out[AT_PILE_FACTIONS + index * FACTIONS + faction] = count(v.pile[seat] & v.faction_cards[faction])
    for kind in range(KINDS):
        out[AT_PILE_KINDS + index * KINDS + kind] = count(v.pile[seat] & v.kind_cards[kind])
    for battle in range(v.battle + 1):
        card = number(v.played[battle, seat])
        if card != NO_CARD:
            out[AT_PLAYED + index * CARDS + card] = battle + 1
            void = proven_void(v, battle, seat)
            if void != NO_FACTION:
                out[AT_LACKED + index * FACTIONS + void] = battle + 1
    card = number(v.played[v.battle, seat])
    if card != NO_CARD:
        out[AT_TABLE + index * CARDS + card] = 1
