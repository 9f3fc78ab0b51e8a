"""Writes the scene of a Tenka Trick view: places, counts, and the table in sentences."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, bit, count, has, lowest
from tatami.engine.scene.writer import close_place, fill, open_place, put, put_one, put_place, reserve, write
from tatami.games.tenka import battle, rules
from tatami.games.tenka.battle import SIDES, side_of, total_of
from tatami.games.tenka.cards import (
    CARDS,
    FACTIONS,
    KINDS,
    POINTS_GENERAL,
    POINTS_MOST,
    POINTS_SHARED,
)
from tatami.games.tenka.declared import (
    BATTLE,
    BATTLES,
    CARD,
    DECK,
    FOR_GENERAL,
    GENERAL,
    HIDDEN,
    MOST,
    OUT,
    OWN_SIDE,
    SAW_DECIDED,
    SAW_FINAL,
    SHARED,
    SUM_BATTLE,
    SUM_GENERAL,
    SUM_HAND,
    SUM_HOLDS,
    SUM_KIND,
    SUM_LED,
    SUM_OUT,
    SUM_OVER,
    SUM_PILE,
    SUM_PLAYED,
    SUM_POINTS,
    SUM_SIDES,
    SUM_SPOILS,
    TASK_ANY,
    TASK_CONFISCATE,
    TASK_FOLLOW,
    TASK_GIVE,
    TASK_LEAD,
    TASK_PLAY,
    TASK_WITHOUT,
    battle_of,
    general_of,
    hand_of,
    kind_score_of,
    pile_of,
    score_of,
    total_spot,
)
from tatami.games.tenka.state import (
    CONFISCATE,
    GIVE,
    NO_CARD,
    OVER,
    PLAY,
    deck_size,
    first_battle,
    hand_size,
    number,
)
from tatami.games.tenka.verdict import (
    Verdict,
    has_begun,
    judge,
    put_fighting,
    put_totals,
    put_why,
    seat_from,
    strength_of,
)

# Sets of cards in order.


@write
def first_by_faction(v: Any, cards: np.uint64) -> int:
    """The first card of a set by faction, weaker ones before stronger, trumps last."""
    for faction in range(FACTIONS):
        some = cards & v.faction_cards[faction]
        if some != ZERO:
            return weakest(v, some)
    return lowest(cards)


@write
def weakest(v: Any, cards: np.uint64) -> int:
    """The card of a set with the lowest light strength."""
    found = lowest(cards)
    while cards != ZERO:
        card = lowest(cards)
        if v.strength[0, card] < v.strength[0, found]:
            found = card
        cards &= ~bit(card)
    return found


@write
def first_by_kind(v: Any, cards: np.uint64) -> int:
    """The first of some country cards by kind, then by faction."""
    kind = 0
    while cards & v.kind_cards[kind] == ZERO:
        kind += 1
    some = cards & v.kind_cards[kind]
    faction = 0
    while some & v.faction_cards[faction] == ZERO:
        faction += 1
    return lowest(some & v.faction_cards[faction])


@write
def put_by_faction(v: Any, cards: np.uint64, first: int, w: Any) -> None:
    """Put `first + card` for each card of a set, by faction."""
    while cards != ZERO:
        card = first_by_faction(v, cards)
        put_one(w, first + card)
        cards &= ~bit(card)


@write
def put_by_kind(v: Any, cards: np.uint64, first: int, w: Any) -> None:
    """Put `first + card` for each country card of a set, by kind."""
    while cards != ZERO:
        card = first_by_kind(v, cards)
        put_one(w, first + card)
        cards &= ~bit(card)


# Places.


@write
def places(v: Any, w: Any) -> None:
    """The viewer's own things, then the battle, the deck and what is out, then the others' things."""
    own = 0
    if v.viewer >= 0:
        put_before(v, number(v.viewer), w)
        own = 1
    put_battle(v, w)
    put_place(w, DECK, deck_size(v), HIDDEN)
    at = open_place(w, OUT)
    put_by_faction(v, v.aside, CARD, w)
    close_place(w, at)
    for turn in range(own, number(v.seats)):
        put_before(v, seat_from(v, first_seat(v), turn), w)


@write
def first_seat(v: Any) -> int:
    """The seat that comes first for the viewer."""
    return max(number(v.viewer), 0)


@write
def put_before(v: Any, seat: int, w: Any) -> None:
    """Write the places of a player: the hand, the General's card, the pile."""
    if seat == v.viewer:
        at = open_place(w, hand_of(seat))
        put_by_faction(v, v.hand[seat], CARD, w)
        close_place(w, at)
    else:
        put_place(w, hand_of(seat), hand_size(v, seat), HIDDEN)
    put_place(w, general_of(seat), number(v.general == seat), GENERAL + number(v.side))
    at = open_place(w, pile_of(seat))
    put_by_kind(v, v.pile[seat], CARD, w)
    close_place(w, at)


@write
def put_battle(v: Any, w: Any) -> None:
    """Put the spots for the cards of the battle, from its leader on."""
    at, leader = number(v.battle), rules.former_general(v)
    for turn in range(number(v.seats)):
        seat = seat_from(v, leader, turn)
        of = open_place(w, battle_of(seat))
        if lies(v, seat):
            put_fighting(v, at, seat, judge(v, at), w)
        close_place(w, of)


@write
def lies(v: Any, seat: int) -> bool:
    """Whether a player's card of the battle still lies where it was played.

    Those that are not given yet do; trumps leave when the battle is decided.
    """
    card = v.played[v.battle, seat]
    if card == NO_CARD:
        return False
    return v.phase == PLAY or (v.phase == GIVE and has(v.spoils, card))


@write
def counts(v: Any, w: Any) -> None:
    """Points and their sources, the battle and the number of battles, the deck, the battle's totals."""
    for seat in range(number(v.seats)):
        put(w, score_of(seat), rules.points(v, seat))
    for seat in range(number(v.seats)):
        put_kind_points(v, seat, w)
    put(w, MOST, POINTS_MOST, SHARED, POINTS_SHARED, FOR_GENERAL, POINTS_GENERAL)
    put(w, BATTLE, battle_number(v), BATTLES, battles(v), DECK, deck_size(v))
    totals = 0 if v.phase == OVER else totals_of(v, number(v.battle))
    for side in range(SIDES):
        put(w, total_spot(side), total_of(totals, side))


@write
def put_kind_points(v: Any, seat: int, w: Any) -> None:
    """Write a player's points for the kinds."""
    for kind in range(KINDS):
        put(w, kind_score_of(seat, kind), rules.kind_points(v, seat, kind))


@write
def totals_of(v: Any, at: int) -> int:
    """The strength of every side of a battle, packed; 0 for all before it begins."""
    return battle.totals(v, at, battle.sides(v, at))


@write
def battles(v: Any) -> int:
    """How many battles the game has (R6); a small game has only the last of them."""
    return rules.battles(v) - first_battle(v)


@write
def battle_number(v: Any) -> int:
    """Which battle of the game it is, from 1."""
    return number(v.battle) - first_battle(v) + 1


# Whose turn it is.


@write
def task(v: Any, w: Any) -> None:
    """Whose turn it is and what they have to do."""
    me = number(v.to_move)
    if v.phase == GIVE:
        put(w, TASK_GIVE, me + 1, rules.receiver(v) + 1, count(v.spoils))
    elif v.phase == CONFISCATE:
        put(w, TASK_CONFISCATE, me + 1, rules.former_general(v) + 1)
    elif me == v.general:
        put(w, TASK_LEAD, me + 1)
    else:
        put_vassals_task(v, me, w)


@write
def put_vassals_task(v: Any, me: int, w: Any) -> None:
    """Write a vassal's task."""
    led, general = rules.led_faction(v), number(v.general) + 1
    if led == FACTIONS:
        put(w, TASK_ANY, me + 1, general)
    elif v.viewer != me:
        put(w, TASK_PLAY, me + 1, general, led)
    else:
        follows = v.hand[me] & v.faction_cards[led] != ZERO
        put(w, TASK_FOLLOW if follows else TASK_WITHOUT, me + 1, general, led)


# The table in sentences.


@write
def summary(v: Any, w: Any) -> None:
    """The stage of the game, then everybody's cards, the number of each kind, and the cards out of play."""
    if v.phase == OVER:
        put(w, SUM_OVER, battles(v))
    else:
        sum_up_battle(v, w)
    for turn in range(number(v.seats)):
        sum_up_player(v, seat_from(v, first_seat(v), turn), w)
    for kind in range(KINDS):
        sum_up_kind(v, kind, w)
    if v.aside != ZERO:
        put(w, SUM_OUT, count(v.aside))
        put_by_faction(v, v.aside, 0, w)


@write
def sum_up_battle(v: Any, w: Any) -> None:
    """How far the game is, which numbers count, the battle, and the viewer's hand."""
    at = number(v.battle)
    put(w, SUM_BATTLE, battle_number(v), battles(v), deck_size(v))
    put(w, SUM_GENERAL, number(v.general) + 1, number(v.side))
    if has_begun(v, at):
        sum_up_sides(v, at, judge(v, at), w)
    if v.viewer >= 0:
        hand = v.hand[v.viewer]
        put(w, SUM_HAND, number(v.viewer) + 1, count(hand))
        put_by_faction(v, hand, 0, w)


@write
def sum_up_sides(v: Any, at: int, judged: Verdict, w: Any) -> None:
    """The cards of the battle and how the sides stand."""
    for turn in range(number(v.seats)):
        seat = seat_from(v, judged.leader, turn)
        card = number(v.played[at, seat])
        if card != NO_CARD:
            side = side_of(judged.sides, seat)
            put(w, SUM_LED if turn == 0 else SUM_PLAYED, card, seat + 1, strength_of(v, at, seat))
            put_one(w, OWN_SIDE if side == v.faction[card] else side)
    if v.phase == PLAY:
        put_one(w, SUM_SIDES)
        put_totals(judged, w)
        return
    put_one(w, SAW_DECIDED)
    put_why(v, at, judged, w)
    if v.phase == GIVE:
        put(w, SUM_SPOILS, count(v.spoils))
        for turn in range(number(v.seats)):
            seat = seat_from(v, judged.leader, turn)
            if lies(v, seat):
                put_one(w, number(v.played[at, seat]))


@write
def sum_up_player(v: Any, seat: int, w: Any) -> None:
    """A player's cards and points."""
    if v.phase == OVER:
        put_final(v, seat, w)
    elif seat == v.viewer:
        put(w, SUM_POINTS, seat + 1, rules.points(v, seat))
    else:
        put(w, SUM_HOLDS, seat + 1, hand_size(v, seat), rules.points(v, seat))
    put(w, SUM_PILE, seat + 1, count(v.pile[seat]))
    put_by_kind(v, v.pile[seat], 0, w)


@write
def put_final(v: Any, seat: int, w: Any) -> None:
    """Write the sources of a player's final points."""
    cards, general, points = count(v.pile[seat]), rules.general_points(v, seat), rules.points(v, seat)
    put(w, SAW_FINAL, seat + 1, cards, points - cards - general, general, points)


@write
def sum_up_kind(v: Any, kind: int, w: Any) -> None:
    """How many cards of a kind everybody has, the most first."""
    put(w, SUM_KIND, kind)
    at, players = reserve(w), 0
    for cards in range(CARDS, 0, -1):
        for turn in range(number(v.seats)):
            seat = seat_from(v, first_seat(v), turn)
            if count(v.pile[seat] & v.kind_cards[kind]) == cards:
                put(w, seat + 1, cards)
                players += 1
    fill(w, at, players)
