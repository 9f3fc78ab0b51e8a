"""Writes the events of a Tenka Trick action, from two views of one seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, bit, count, lowest
from tatami.engine.scene.writer import (
    AMOUNT,
    OF_PIECE,
    REVEALS,
    TARGET,
    WAY,
    WORDS,
    put,
    put_one,
    write,
)
from tatami.games.tenka import battle, rules
from tatami.games.tenka.actions import put_standing
from tatami.games.tenka.battle import DRAW, SIDES, side_of, total_of
from tatami.games.tenka.cards import COUNTRY_CARDS, FACTIONS, KINDS
from tatami.games.tenka.declared import (
    BATTLE,
    BEGUN,
    CARD,
    CONFISCATED,
    COUNTED,
    DECIDED,
    DECK,
    DRAWING,
    DREW,
    GENERAL,
    GIVEN,
    HIDDEN,
    JOINED,
    KEPT,
    OUT,
    PLAYED,
    SAW_BATTLE,
    SAW_CONFISCATED,
    SAW_DECIDED,
    SAW_DRAWING,
    SAW_DRAWN,
    SAW_GENERAL,
    SAW_GIVEN,
    SAW_JOINED,
    SAW_KEPT,
    SAW_LEAD,
    SAW_OUT,
    SAW_PLAY,
    SAW_PLAY_WITHOUT,
    SAW_POINTS,
    SAW_REST,
    SAW_STAYS,
    SAW_UPRISING,
    SAW_WON,
    SCORED,
    STANDING,
    SUCCEEDED,
    TURNED,
    WENT_OUT,
    WON,
    battle_of,
    general_of,
    hand_of,
    kind_score_of,
    pile_of,
    score_of,
    total_spot,
)
from tatami.games.tenka.lay import (
    battle_number,
    battles,
    first_by_kind,
    first_seat,
    put_by_kind,
    put_final,
    totals_of,
)
from tatami.games.tenka.state import CONFISCATE_FACTION, GIVE, GIVE_CARD, OVER, deck_size, number
from tatami.games.tenka.verdict import (
    Verdict,
    has_begun,
    how,
    judge,
    player_of,
    put_fighting,
    put_why,
    seat_from,
    strength_of,
)


@write
def tell(before: Any, chosen: int, after: Any, w: Any) -> None:
    """The small things an action unfolds into, in order."""
    if chosen < GIVE_CARD:
        tell_play(before, after, w)
    elif chosen < CONFISCATE_FACTION:
        tell_gift(before, chosen - GIVE_CARD, after, w)
    else:
        tell_confiscation(before, chosen - CONFISCATE_FACTION, w)
    tell_afterwards(before, after, w)


# A card falls.


@write
def tell_play(v: Any, after: Any, w: Any) -> None:
    """A card is played; the last one decides the battle."""
    at, me = number(v.battle), number(v.to_move)
    judged = judge(after, at)
    put(w, PLAYED, WORDS | OF_PIECE | WAY | (0 if v.viewer == me else REVEALS))
    put_played_words(after, at, me, judged, w)
    put_fighting(after, at, me, judged, w)
    put(w, hand_of(me), battle_of(me))
    tell_joined(v, at, me, after, judged, w)
    tell_totals(totals_of(v, at), judged.totals, w)
    if judged.complete:
        tell_decided(after, at, judged, w)
        tell_succession(v, at, after, judged, w)
        tell_spoils(after, at, judged, w)


@write
def put_played_words(v: Any, at: int, me: int, judged: Verdict, w: Any) -> None:
    """Write that a card was led, played, or played by a vassal who holds none of the led faction."""
    card, led = number(v.played[at, me]), number(v.faction[v.played[at, judged.leader]])
    strength = strength_of(v, at, me)
    if me == judged.leader:
        put(w, SAW_LEAD, card, me + 1, strength)
    elif led < FACTIONS and card < COUNTRY_CARDS and v.faction[card] != led:
        put(w, SAW_PLAY_WITHOUT, card, me + 1, strength, led)
    else:
        put(w, SAW_PLAY, card, me + 1, strength)


@write
def tell_joined(v: Any, at: int, me: int, after: Any, judged: Verdict, w: Any) -> None:
    """Cards that fight for another side than their own faction, the one just played and older ones."""
    if joins(after, at, me, judged):
        put(w, JOINED, WORDS)
        put_joined_words(after, at, me, judged, w)
    if not has_begun(v, at):
        return
    old = battle.sides(v, at)
    for turn in range(number(v.seats)):
        seat = seat_from(v, judged.leader, turn)
        if seat != me and side_of(judged.sides, seat) != side_of(old, seat):
            if joins(after, at, seat, judged):
                put(w, JOINED, WORDS | OF_PIECE | WAY)
                put_joined_words(after, at, seat, judged, w)
            else:
                put(w, JOINED, OF_PIECE | WAY)
            put_fighting(after, at, seat, judged, w)
            put(w, battle_of(seat), battle_of(seat))


@write
def joins(v: Any, at: int, seat: int, judged: Verdict) -> bool:
    """Whether a card fights for another side than its own faction."""
    return side_of(judged.sides, seat) != v.faction[v.played[at, seat]]


@write
def put_joined_words(v: Any, at: int, seat: int, judged: Verdict, w: Any) -> None:
    """Put which side a card joins."""
    put(w, SAW_JOINED, number(v.played[at, seat]), side_of(judged.sides, seat))


@write
def tell_totals(old: int, new: int, w: Any) -> None:
    """Totals of sides that changed."""
    for side in range(SIDES):
        tell_amount(COUNTED, total_spot(side), total_of(new, side) - total_of(old, side), w)


@write
def tell_amount(kind: int, spot: int, amount: int, w: Any) -> None:
    """A count that changed, if it did."""
    if amount != 0:
        put(w, kind, TARGET | AMOUNT, spot, amount)


# The battle is over.


@write
def tell_decided(v: Any, at: int, judged: Verdict, w: Any) -> None:
    """Which side wins, and why."""
    put(w, DECIDED, WORDS if judged.winner == DRAW else WORDS | TARGET, SAW_DECIDED)
    put_why(v, at, judged, w)
    if judged.winner != DRAW:
        put_one(w, total_spot(judged.winner))


@write
def tell_succession(v: Any, at: int, after: Any, judged: Verdict, w: Any) -> None:
    """The General's card goes to its new holder, and turns over in an uprising."""
    if judged.winner == DRAW:
        return
    place = general_of(judged.general)
    why = how(after, at, judged)
    if judged.general == v.general:
        put(w, SUCCEEDED, WORDS, SAW_STAYS, judged.general + 1, why)
    else:
        put(w, SUCCEEDED, WORDS | OF_PIECE | WAY, SAW_GENERAL, judged.general + 1, why)
        put(w, GENERAL + number(v.side), general_of(number(v.general)), place)
    if judged.uprising:
        up = number(after.side)
        put(w, TURNED, WORDS | OF_PIECE | WAY, SAW_UPRISING, up, GENERAL + up, place, place)


@write
def tell_spoils(v: Any, at: int, judged: Verdict, w: Any) -> None:
    """Trumps go out of the game; country cards are kept in a draw, or won, unless gifts come first."""
    countries = ZERO
    for turn in range(number(v.seats)):
        seat = seat_from(v, judged.leader, turn)
        card = number(v.played[at, seat])
        if card < COUNTRY_CARDS:
            countries |= bit(card)
        else:
            put(w, WENT_OUT, WORDS | OF_PIECE | WAY, SAW_OUT, card, CARD + card, battle_of(seat))
            put_one(w, OUT)
    if judged.winner == DRAW:
        tell_kept(v, at, countries, w)
    elif v.phase != GIVE:
        tell_won(v, at, countries, SAW_WON, w)


@write
def first_played(v: Any, at: int, cards: np.uint64) -> int:
    """The seat that played first of those whose cards are in a set."""
    seat = number(v.leader[at])
    while bit(v.played[at, seat]) & cards == ZERO:
        seat = rules.next_seat(v, seat)
    return seat


@write
def tell_kept(v: Any, at: int, cards: np.uint64, w: Any) -> None:
    """Everybody keeps the own card."""
    is_first = True
    while cards != ZERO:
        seat = first_played(v, at, cards)
        card = number(v.played[at, seat])
        if is_first:
            put(w, KEPT, WORDS | OF_PIECE | WAY, SAW_KEPT)
        else:
            put(w, KEPT, OF_PIECE | WAY)
        put(w, CARD + card, battle_of(seat), pile_of(seat))
        is_first = False
        cards &= ~bit(card)


@write
def tell_won(v: Any, at: int, cards: np.uint64, words: int, w: Any) -> None:
    """The General puts cards of the battle on the own pile."""
    general, rest, is_first = number(v.general), cards, True
    while rest != ZERO:
        seat = first_played(v, at, rest)
        card = number(v.played[at, seat])
        if is_first:
            put(w, WON, WORDS | OF_PIECE | WAY, words, general + 1)
            put_played(v, at, cards, w)
        else:
            put(w, WON, OF_PIECE | WAY)
        put(w, CARD + card, battle_of(seat), pile_of(general))
        is_first = False
        rest &= ~bit(card)


@write
def put_played(v: Any, at: int, cards: np.uint64, w: Any) -> None:
    """List cards of a battle in order of play."""
    put_one(w, count(cards))
    while cards != ZERO:
        card = number(v.played[at, first_played(v, at, cards)])
        put_one(w, card)
        cards &= ~bit(card)


# Gifts and confiscation.


@write
def tell_gift(v: Any, card: int, after: Any, w: Any) -> None:
    """A card is given; after the last gift the General takes the rest."""
    at, receiver = number(v.battle), rules.receiver(v)
    put(w, GIVEN, WORDS | OF_PIECE | WAY, SAW_GIVEN, card, number(v.to_move) + 1, receiver + 1)
    put(w, CARD + card, battle_of(player_of(v, at, card)), pile_of(receiver))
    if after.phase != GIVE:
        tell_won(after, at, v.spoils & ~bit(card), SAW_REST, w)


@write
def tell_confiscation(v: Any, faction: int, w: Any) -> None:
    """The new General takes all cards of a faction from the former one's pile."""
    former, general = rules.former_general(v), number(v.general)
    cards = v.pile[former] & v.faction_cards[faction]
    rest = cards
    while rest != ZERO:
        card = first_by_kind(v, rest)
        if rest == cards:
            put(w, CONFISCATED, WORDS | OF_PIECE | WAY, SAW_CONFISCATED, general + 1, former + 1, faction)
            put_one(w, count(cards))
            put_by_kind(v, cards, 0, w)
        else:
            put(w, CONFISCATED, OF_PIECE | WAY)
        put(w, CARD + card, pile_of(former), pile_of(general))
        rest &= ~bit(card)


# Automatic consequences.


@write
def tell_afterwards(v: Any, after: Any, w: Any) -> None:
    """When nothing of the battle is left to do, the next one begins or the game ends; points change."""
    if after.phase == OVER or after.battle != v.battle:
        tell_totals(totals_of(after, number(v.battle)), 0, w)
        if v.drawn != after.drawn:
            tell_drawing(v, after, w)
        tell_standing(after, w)
    if after.battle != v.battle:
        put(w, BEGUN, WORDS | TARGET | AMOUNT, SAW_BATTLE, battle_number(after), battles(after))
        put(w, number(after.side), BATTLE, 1)
    for seat in range(number(v.seats)):
        tell_amount(SCORED, score_of(seat), rules.points(after, seat) - rules.points(v, seat), w)
    for seat in range(number(v.seats)):
        for kind in range(KINDS):
            change = rules.kind_points(after, seat, kind) - rules.kind_points(v, seat, kind)
            tell_amount(SCORED, kind_score_of(seat, kind), change, w)


@write
def tell_drawing(v: Any, after: Any, w: Any) -> None:
    """Everyone draws a card, the General first; only the own one is seen."""
    left = deck_size(after)
    put(w, DRAWING, WORDS | TARGET | AMOUNT, SAW_DRAWING, left, DECK, left - deck_size(v))
    for turn in range(number(v.seats)):
        seat = seat_from(after, after.general, turn)
        if seat == after.viewer:
            card = lowest(after.hand[seat] & ~v.hand[seat])
            put(w, DREW, WORDS | OF_PIECE | WAY | REVEALS, SAW_DRAWN, seat + 1, card, CARD + card)
        else:
            put(w, DREW, OF_PIECE | WAY, HIDDEN)
        put(w, DECK, hand_of(seat))


@write
def tell_standing(v: Any, w: Any) -> None:
    """Everybody's current points; at the end, with their sources."""
    if v.phase != OVER:
        put(w, STANDING, WORDS, SAW_POINTS)
        put_standing(v, w)
        return
    for turn in range(number(v.seats)):
        put(w, STANDING, WORDS)
        put_final(v, seat_from(v, first_seat(v), turn), w)
