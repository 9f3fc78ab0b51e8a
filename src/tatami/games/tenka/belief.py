"""The belief about hidden cards that follows from a view, and random full states that fit it.

A vassal who was led a faction and played neither it nor a trump held none of it in that battle. So a
card of that faction which the vassal played later, or holds now, was drawn later. Everybody's cards
came at known draws: seven at draw 0, then one after each battle while the deck lasted. A hand is
possible if all cards a player had, played and held, can be put in different draws, none before it
may have come and none after it was played.

Put the played cards in the earliest draws they may have come at, the first played first: this leaves the
latest free draws any order can leave. Cards held now may have come at any draw from their `release`
on, so a hand is possible if for each draw no more of its cards must have come then or later than
there are free draws then or later.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ONE, ZERO, bit, lowest
from tatami.engine.jit import inline, jit
from tatami.engine.rng import below
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenka.cards import (
    CARDS,
    COUNTRY_CARDS,
    FACTIONS,
    HAND,
    LARGEST_DECK,
    MOST_BATTLES,
    MOST_SEATS,
    SEAT_COUNTS,
)
from tatami.games.tenka.state import ALL_CARDS, NO_CARD, deck_size, draws, first_battle, hand_size, number
from tatami.games.tenka.view import NO_FACTION, copy_open, proven_void

DRAWS = LARGEST_DECK // min(SEAT_COUNTS)  # the last draw there can be
NEVER = DRAWS + 1  # a release after every draw
DECK = MOST_SEATS  # the deck as a receiver of hidden cards, after the hands
RECEIVERS = MOST_SEATS + 1
TRIES = 256  # blind deals before a careful one

BELIEF = np.dtype(
    (
        np.record,
        [
            ("unseen", "u8"),  # the cards in hidden hands and in the deck
            ("bound", "u8"),  # those of them that not every hidden hand may hold in any number
            ("room", "u1", (RECEIVERS,)),  # hidden cards by seat (0: the viewer's own), then of the deck
            ("release", "u1", (MOST_SEATS, FACTIONS)),  # first draw a card held now may have come at
            ("free", "u1", (MOST_SEATS, NEVER + 1)),  # cards held now that came at that draw or later
        ],
    )
)


@jit
def believe(v: Any, belief: Any) -> None:
    """Compute the hidden cards and the possible content of each hidden hand."""
    played = ZERO
    for battle in range(v.battle + 1):
        for seat in range(number(v.seats)):
            if v.played[battle, seat] != NO_CARD:
                played |= bit(v.played[battle, seat])
    belief.unseen = ALL_CARDS & ~(played | v.aside)
    belief.room[DECK] = deck_size(v)
    for seat in range(number(v.seats)):
        if seat == v.viewer:
            belief.unseen &= ~v.hand[seat]
        else:
            belief.room[seat] = hand_size(v, seat)
            date_cards(v, seat, belief)
    find_bound(v, belief)


@inline
def find_bound(v: Any, belief: Any) -> None:
    """Find the unseen cards that some hidden hand may not hold, or not so many of as it has room for."""
    for faction in range(FACTIONS):
        for seat in range(number(v.seats)):
            if belief.free[seat, belief.release[seat, faction]] < belief.room[seat]:
                belief.bound |= belief.unseen & v.faction_cards[faction]


@inline
def first_draw(v: Any) -> int:
    """The draw that the first hands count as: one comes before every battle while the deck lasts."""
    return min(first_battle(v), (CARDS - HAND * number(v.seats)) // number(v.seats))


@inline
def date_cards(v: Any, seat: int, belief: Any) -> None:
    """Find when a hidden hand's cards may have come: its releases and its free draws."""
    release = np.zeros(MOST_BATTLES, dtype=np.int64)  # of the card played in each battle
    waiting = 0  # played cards not yet put in a draw, bit = battle
    for battle in range(v.battle + 1):
        card = v.played[battle, seat]
        if card == NO_CARD:
            continue
        waiting |= 1 << battle
        if card < COUNTRY_CARDS:
            release[battle] = belief.release[seat, v.faction[card]]
        void = proven_void(v, battle, seat)
        if void != NO_FACTION:
            belief.release[seat, void] = min(battle + 1, NEVER)
    first = first_draw(v)
    for draw in range(first, draws(v) + 1):
        for _ in range(HAND + first - first_battle(v) if draw == first else 1):
            filled = False
            for battle in range(v.battle + 1):
                if (waiting >> battle) & 1 == 1 and release[battle] <= draw:
                    waiting ^= 1 << battle
                    filled = True
                    break
            if not filled:
                belief.free[seat, draw] += 1
    for draw in range(NEVER, 0, -1):
        belief.free[seat, draw - 1] += belief.free[seat, draw]


@jit
def determinize(v: Any, belief: Any, rng: Any, s: Any) -> None:
    """A random full state that fits the view."""
    sample(v, belief, rng, s, TRIES)


@jit
def sample(v: Any, belief: Any, rng: Any, s: Any, tries: int) -> None:
    """Deal the unseen cards: blindly until it fits (all worlds alike), after some tries with care."""
    copy_open(v, s)
    s.viewer = STATE_ITSELF
    left = np.empty((RECEIVERS, NEVER + 1), dtype=np.int64)  # how many may still come so late or later
    dealt = np.empty(RECEIVERS, dtype=np.uint64)
    fits = False
    while not fits and tries > 0:
        tries -= 1
        clear_places(belief, left, dealt)
        fits = deal_blindly(v, belief, rng, left, dealt)
    if not fits:
        clear_places(belief, left, dealt)
        deal_with_care(v, belief, rng, left, dealt)
    deal_unbound(belief, rng, left, dealt)
    for seat in range(number(v.seats)):
        s.hand[seat] = v.hand[seat] if seat == v.viewer else dealt[seat]
    stack_deck(s, dealt[DECK], rng)


@inline
def clear_places(belief: Any, left: Any, dealt: Any) -> None:
    """Begin a deal: nothing dealt, all room left."""
    for place in range(RECEIVERS):
        dealt[place] = ZERO
        for draw in range(NEVER + 1):
            left[place, draw] = belief.free[place, draw] if place < DECK else 0
    left[DECK, 0] = belief.room[DECK]


@inline
def release_of(v: Any, belief: Any, place: int, card: int) -> int:
    """The first draw at which a place may have got a card; the deck takes any."""
    if place == DECK or card >= COUNTRY_CARDS:
        return 0
    return number(belief.release[place, v.faction[card]])


@inline
def room_for(left: Any, place: int, release: int) -> int:
    """How many more cards of a release a place may take."""
    room = left[place, 0]
    for draw in range(1, release + 1):
        room = min(room, left[place, draw])
    return room


@inline
def put(left: Any, place: int, release: int, cards: int) -> None:
    """Count cards of a release into a place, or out of it."""
    for draw in range(release + 1):
        left[place, draw] -= cards


@inline
def free_place(left: Any, rng: Any) -> int:
    """A place drawn by the room it has left: each free spot is equally likely."""
    total = 0
    for place in range(RECEIVERS):
        total += left[place, 0]
    spot = below(rng, total)
    place = 0
    while spot >= left[place, 0]:
        spot -= left[place, 0]
        place += 1
    return place


@inline
def deal_blindly(v: Any, belief: Any, rng: Any, left: Any, dealt: Any) -> bool:
    """Deal the bound cards at random; give up when one cannot be where it came."""
    cards = belief.bound
    while cards != ZERO:
        card = lowest(cards)
        cards &= cards - ONE
        place = free_place(left, rng)
        release = release_of(v, belief, place, card)
        if room_for(left, place, release) == 0:
            return False
        put(left, place, release, 1)
        dealt[place] |= bit(card)
    return True


@inline
def deal_unbound(belief: Any, rng: Any, left: Any, dealt: Any) -> None:
    """Deal the other cards, which may be anywhere."""
    cards = belief.unseen & ~belief.bound
    while cards != ZERO:
        place = free_place(left, rng)
        left[place, 0] -= 1
        dealt[place] |= bit(lowest(cards))
        cards &= cards - ONE


@inline
def stack_deck(s: Any, cards: Any, rng: Any) -> None:
    """Put the cards of the deck in any order."""
    for place in range(LARGEST_DECK):
        s.deck[place] = NO_CARD
    top = number(s.drawn)
    size = 0
    while cards != ZERO:
        other = top + below(rng, size + 1)
        s.deck[top + size] = s.deck[other]
        s.deck[other] = lowest(cards)
        cards &= cards - ONE
        size += 1


# Dealing with care.


@inline
def deal_with_care(v: Any, belief: Any, rng: Any, left: Any, dealt: Any) -> None:
    """Deal the bound cards one by one, each at random among the places that leave one for the rest."""
    waiting = np.zeros(FACTIONS, dtype=np.int64)  # bound cards to be dealt, by faction
    cards = belief.bound
    while cards != ZERO:
        waiting[v.faction[lowest(cards)]] += 1
        cards &= cards - ONE
    need = np.zeros(1 << FACTIONS, dtype=np.int64)
    room = np.zeros((1 << FACTIONS, RECEIVERS), dtype=np.int64)
    chances = np.zeros(RECEIVERS, dtype=np.int64)
    cards = belief.bound
    while cards != ZERO:
        card = lowest(cards)
        cards &= cards - ONE
        waiting[v.faction[card]] -= 1
        total = 0
        for place in range(RECEIVERS):
            release = release_of(v, belief, place, card)
            chances[place] = 0
            if room_for(left, place, release) > 0:
                chances[place] = left[place, 0]
                put(left, place, release, 1)
                if not rest_fits(belief, waiting, left, need, room):
                    chances[place] = 0
                put(left, place, release, -1)
            total += chances[place]
        spot = below(rng, total)
        place = 0
        while spot >= chances[place]:
            spot -= chances[place]
            place += 1
        put(left, place, release_of(v, belief, place, card), 1)
        dealt[place] |= bit(card)


@inline
def rest_fits(belief: Any, waiting: Any, left: Any, need: Any, room: Any) -> bool:
    """Whether there is a way to deal the waiting cards: no set of factions needs more than its room.

    A place has room for the cards of several factions as for those of the earliest release alone, since
    the limits are nested; so Hall's condition over all sets of factions is exact.
    """
    still = 0  # the factions of the waiting cards, bit = faction
    total = 0
    for faction in range(FACTIONS):
        if waiting[faction] > 0:
            still |= 1 << faction
            total += waiting[faction]
    if total <= left[DECK, 0]:
        return True
    factions = -still & still
    while factions != 0:
        faction = lowest(factions)
        others = factions & (factions - 1)
        need[factions] = need[others] + waiting[faction]
        total = 0
        for place in range(RECEIVERS):
            if others == 0:
                release = 0 if place == DECK else number(belief.release[place, faction])
                room[factions, place] = room_for(left, place, release)
            else:
                room[factions, place] = max(room[others, place], room[factions ^ others, place])
            total += room[factions, place]
        if need[factions] > total:
            return False
        factions = (factions - still) & still  # the next set
    return True
