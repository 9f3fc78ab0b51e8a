"""The actions at a table of Tenka Trick with their previews, and the refusals with their reasons."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, bit, count, has, marked
from tatami.engine.scene.writer import fill, put, put_one, reserve, write
from tatami.games.tenka import rules
from tatami.games.tenka.battle import DRAW, TWO_TRUMPS, side_of, total_of
from tatami.games.tenka.cards import CARDS, FACTIONS, HAND, KINDS, MOST_SEATS
from tatami.games.tenka.declared import (
    DECISION,
    DRAWN,
    FINAL_DECISION,
    NO_CARD_ELSEWHERE,
    NO_CARD_PLAYED,
    NO_CLAN,
    NO_CONFISCATE_FIRST,
    NO_CONFISCATION_NOW,
    NO_FOLLOW,
    NO_GIFT_LEFT,
    NO_GIFT_NOW,
    NO_GIVE_FIRST,
    NO_GIVEN,
    NO_LARGEST,
    NO_SUCH_CARD,
    NO_UPRISING,
    PREVIEW_GENERAL,
    PREVIEW_LEAD,
    PREVIEW_SIDES,
    PREVIEW_STAYS,
    PREVIEW_UPRISING,
    UNDECIDED,
    battle_of,
    hand_of,
    pile_of,
)
from tatami.games.tenka.lay import first_by_faction, first_seat
from tatami.games.tenka.state import (
    CONFISCATE,
    CONFISCATE_FACTION,
    GIVE,
    GIVE_CARD,
    PLAY,
    PLAY_CARD,
    STATE,
    number,
)
from tatami.games.tenka.verdict import Verdict, judge, player_of, put_sides, put_totals, put_why, seat_from


@write
def action(v: Any, chosen: int, w: Any) -> None:
    """The places and the preview of an action, as if the deck were empty: nobody knows the deck."""
    positions = np.zeros(1, STATE)
    positions[0] = v
    after = positions[0]
    after.drawn = CARDS - HAND * number(v.seats)
    rules.step(after, chosen)
    if chosen < GIVE_CARD:
        put_play(v, after, w)
    elif chosen < CONFISCATE_FACTION:
        put_gift(v, chosen - GIVE_CARD, after, w)
    else:
        put_confiscation(v, chosen - CONFISCATE_FACTION, after, w)


@write
def put_play(v: Any, after: Any, w: Any) -> None:
    """How the battle would stand or end."""
    at = number(v.battle)
    judged = judge(after, at)
    if judged.complete:
        put_outcome(judged, after, w)
        put_outcome_words(v, at, judged, after, w)
        return
    put_one(w, UNDECIDED)
    put_sides(after, judged, w)
    if judged.reason == TWO_TRUMPS:
        put_why(after, at, judged, w)  # whatever follows
    elif v.to_move == judged.leader:
        put(w, PREVIEW_LEAD, total_of(judged.totals, side_of(judged.order, 0)))
    else:
        put_one(w, PREVIEW_SIDES)
        put_totals(judged, w)


@write
def put_outcome(judged: Verdict, after: Any, w: Any) -> None:
    """How a battle would end; points only where nothing is left to choose."""
    seats = number(after.seats)
    is_final = after.phase != GIVE and after.phase != CONFISCATE
    put_one(w, FINAL_DECISION if is_final else DECISION)
    put_sides(after, judged, w)
    put(w, DRAWN if judged.winner == DRAW else judged.winner, judged.reason, judged.general + 1)
    put(w, number(judged.uprising), number(after.side))
    at = reserve(w)
    for turn in range(seats):
        seat = seat_from(after, judged.general, turn)
        if (number(after.due) >> seat) & 1:
            put_one(w, seat + 1)
    fill(w, at, w.at - at - 1)
    if is_final:
        put_points(after, w)


@write
def put_points(v: Any, w: Any) -> None:
    """Put the points by seat."""
    for seat in range(number(v.seats)):
        put_one(w, rules.points(v, seat))


@write
def put_outcome_words(v: Any, at: int, judged: Verdict, after: Any, w: Any) -> None:
    """The reason for the battle's result, and the next General."""
    if judged.winner != DRAW:
        if judged.uprising:
            put_one(w, PREVIEW_UPRISING)
        else:
            put_one(w, PREVIEW_STAYS if judged.general == v.general else PREVIEW_GENERAL)
    put_why(after, at, judged, w)
    if judged.winner != DRAW:
        put(w, judged.general + 1, number(after.side))


@write
def put_gift(v: Any, card: int, after: Any, w: Any) -> None:
    """The recipient of a gift, and its value."""
    receiver = rules.receiver(v)
    put(w, battle_of(player_of(v, number(v.battle), card)), pile_of(receiver), receiver + 1)
    put(w, receiver + 1, count(after.pile[receiver] & v.kind_cards[v.kind[card]]))
    put_points(after, w)


@write
def put_confiscation(v: Any, faction: int, after: Any, w: Any) -> None:
    """The cards that would change hands, and their value."""
    former = rules.former_general(v)
    cards = v.pile[former] & v.faction_cards[faction]
    put(w, pile_of(former), pile_of(number(v.general)), former + 1, count(cards), former + 1)
    put_kinds(v, cards, w)
    put_points(after, w)
    put_kinds(v, cards, w)
    put_standing(after, w)


@write
def put_kinds(v: Any, cards: np.uint64, w: Any) -> None:
    """List the kinds of some cards, each with how many there are."""
    at, kinds = reserve(w), 0
    for kind in range(KINDS):
        some = count(cards & v.kind_cards[kind])
        if some > 0:
            put(w, kind, some)
            kinds += 1
    fill(w, at, kinds)


@write
def put_standing(v: Any, w: Any) -> None:
    """List everybody's points, the viewer's first."""
    put_one(w, number(v.seats))
    for turn in range(number(v.seats)):
        seat = seat_from(v, first_seat(v), turn)
        put(w, seat + 1, rules.points(v, seat))


# Refusals.


@write
def refusals(v: Any, mask: Any, w: Any) -> None:
    """Actions a player might expect: each card in hand, or each faction in the former General's pile."""
    if v.phase == PLAY:
        cards = v.hand[v.to_move]
        while cards != ZERO:
            card = first_by_faction(v, cards)
            cards &= ~bit(card)
            if not marked(mask, PLAY_CARD + card):
                put(w, PLAY_CARD + card, 1, hand_of(number(v.to_move)))
                reason(v, PLAY_CARD + card, w)
    elif v.phase == CONFISCATE:
        former = rules.former_general(v)
        for faction in range(FACTIONS):
            chosen = CONFISCATE_FACTION + faction
            if in_pile(v, former, faction) > 0 and not marked(mask, chosen):
                put(w, chosen, 1, pile_of(former))
                reason(v, chosen, w)


@write
def in_pile(v: Any, seat: int, faction: int) -> int:
    """How many cards of a faction lie in a player's pile."""
    return count(v.pile[seat] & v.faction_cards[faction])


@write
def reason(v: Any, chosen: int, w: Any) -> None:
    """Why an action is not legal in this position."""
    if v.phase == PLAY:
        reason_while_playing(v, chosen, w)
    elif v.phase == GIVE:
        reason_while_giving(v, chosen, w)
    else:
        reason_while_confiscating(v, chosen, w)


@write
def reason_while_playing(v: Any, chosen: int, w: Any) -> None:
    """Why an action is not legal while cards are played."""
    if chosen >= CONFISCATE_FACTION:
        put(w, NO_CONFISCATION_NOW)
    elif chosen >= GIVE_CARD:
        put(w, NO_GIFT_NOW)
    elif has(v.hand[v.to_move], chosen - PLAY_CARD):
        put(w, NO_FOLLOW, rules.led_faction(v))
    else:
        card = chosen - PLAY_CARD
        seen = v.aside
        for seat in range(MOST_SEATS):
            seen |= v.pile[seat]
        put(w, NO_CARD_PLAYED if has(seen, card) or is_played(v, card) else NO_SUCH_CARD, card)


@write
def is_played(v: Any, card: int) -> bool:
    """Whether a card was played in the current battle."""
    for seat in range(MOST_SEATS):
        if v.played[v.battle, seat] == card:
            return True
    return False


@write
def reason_while_giving(v: Any, chosen: int, w: Any) -> None:
    """Why an action is not legal while gifts are due."""
    if chosen >= CONFISCATE_FACTION and not v.uprising:
        put(w, NO_UPRISING)
    elif chosen >= CONFISCATE_FACTION or chosen < GIVE_CARD:
        put(w, NO_GIVE_FIRST, rules.receiver(v) + 1)
    else:
        card = chosen - GIVE_CARD
        put(w, NO_GIVEN if is_played(v, card) else NO_CARD_ELSEWHERE, card)


@write
def reason_while_confiscating(v: Any, chosen: int, w: Any) -> None:
    """Why an action is not legal while the new General confiscates."""
    former, faction = rules.former_general(v), chosen - CONFISCATE_FACTION
    if chosen < GIVE_CARD:
        put(w, NO_CONFISCATE_FIRST, former + 1)
    elif chosen < CONFISCATE_FACTION:
        put(w, NO_GIFT_LEFT)
    elif in_pile(v, former, faction) == 0:
        put(w, NO_CLAN, former + 1, faction)
    else:
        most, sharing = rules.most_of_a_faction(v, former), 0
        for other in range(FACTIONS):
            sharing += in_pile(v, former, other) == most
        put(w, NO_LARGEST, former + 1, faction, most, sharing)
