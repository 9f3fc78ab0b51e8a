"""The actions of a TENNO player, with previews as far as they are open."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import count, lowest
from tatami.engine.scene.writer import NONE, fill, put, put_one, reserve, write
from tatami.games.tenno.cards import CARDS, MONK, SLOTS, VALUE
from tatami.games.tenno.declared import (
    ANSWER,
    DO_KEEP,
    DO_NO_ATTACK,
    DO_NO_PEEK,
    DO_NO_TRADE,
    DO_STAY_SILENT,
    DO_TRADE,
    KNOWN_TARGET,
    NOTHING,
    PREVIEW_ANSWERS,
    PREVIEW_FIGHT,
    PREVIEW_ODDS,
    PREVIEW_STRENGTH,
    PREVIEW_SURE,
    PREVIEW_THEN,
    STOPPING,
    STRENGTH,
    THEN_CAPTURED,
    THEN_ENDS,
    THEN_LEAVES,
    THEN_MONK_KNOWN,
    THEN_PEEK,
    UNKNOWN_TARGET,
    row,
)
from tatami.games.tenno.fights import (
    NOBODY,
    STRENGTHS,
    Fight,
    captor_of_attacker,
    captor_of_defender,
    current_fight,
    ends_game,
    helped,
    loses_attacker,
    loses_defender,
    may_ask_for_monk,
    result,
    short_of_cards,
)
from tatami.games.tenno.lay import put_cards, put_said
from tatami.games.tenno.log import (
    is_attack,
    is_fill,
    is_peek,
    is_trade,
    seat_attacked,
    slot_attacked,
    slot_attacking,
    slot_traded,
)
from tatami.games.tenno.position import signed, slot_of
from tatami.games.tenno.prepare import MAY_BE, RECALLED
from tatami.games.tenno.state import ATTACKING_AGAIN, GAP, PASS, PEEK, RESPONDING, SHOW_MONK, TRADE, TRADING


@write
def action(v: Any, number: int, w: Any) -> None:
    """The places and cards that do not follow from an action's number, and the preview."""
    me = signed(v.to_move)
    if is_attack(number):
        put_attack(v, me, number, w)
    elif number == SHOW_MONK:
        put_monk(v, me, w)
    elif number == PASS:
        put_pass(v, w)
    elif is_fill(number):
        gap = slot_of(v, me, GAP)
        put(w, row(me, gap), gap)
    elif is_trade(number):
        put_trade(v, me, slot_traded(number), (number - TRADE) % CARDS, w)
    elif is_peek(number):
        attacker = signed(v.attacker)
        put(w, row(attacker, number - PEEK), attacker + 1)


@write
def put_trade(v: Any, me: int, slot: int, card: int, w: Any) -> None:
    """Say which card is traded for which."""
    lies = signed(v.row[me, slot])
    if card == lies:
        put(w, DO_KEEP, slot, lies)
    else:
        put(w, DO_TRADE, slot, lies, card)


# A response: both cards lie open. No second attack, no trade, no peek.


@write
def put_monk(v: Any, me: int, w: Any) -> None:
    """Write the preview of showing the Monk."""
    fight = helped(current_fight(v))
    put(w, row(me, slot_of(v, me, MONK)), row(me, fight.aim))
    put_said(fight, w)
    put_answer(v, fight, w)
    put_consequences(v, fight, True, w)


@write
def put_pass(v: Any, w: Any) -> None:
    """Write the declined option, and its preview."""
    if v.phase == RESPONDING:
        fight = current_fight(v)
        put_one(w, DO_STAY_SILENT)
        put_said(fight, w)
        put_one(w, ANSWER)
        put_answer(v, fight, w)
        put_one(w, PREVIEW_THEN)
        put_consequences(v, fight, False, w)
    elif v.phase == ATTACKING_AGAIN:
        ends = short_of_cards(v, NOBODY, NOBODY) != 0
        put(w, DO_NO_ATTACK, STOPPING, ends, THEN_ENDS if ends else NONE)
    else:
        put(w, DO_NO_TRADE if v.phase == TRADING else DO_NO_PEEK, NOTHING, NONE)


@write
def put_answer(v: Any, fight: Fight, w: Any) -> None:
    """Put a fight as plain data."""
    one, other, monk = fight.attacking, fight.defending, fight.monk
    put(w, monk, STRENGTHS[one, other, monk, 0], STRENGTHS[one, other, monk, 1])
    put(w, result(fight) + 1, ends_game(v, fight))


@write
def put_consequences(v: Any, fight: Fight, tells_monk: bool, w: Any) -> None:
    """List the results of a fight, as messages."""
    at, listed = reserve(w), 0
    if loses_defender(fight):
        put_consequence(fight.defender, fight.defending, captor_of_defender(fight), w)
        listed += 1
    if loses_attacker(fight):
        put_consequence(fight.attacker, fight.attacking, captor_of_attacker(fight), w)
        listed += 1
    if ends_game(v, fight):
        put_one(w, THEN_ENDS)
        listed += 1
    elif result(fight) < 0:
        put(w, THEN_PEEK, fight.defender + 1, fight.attacker + 1)
        listed += 1
    if tells_monk:
        put_one(w, THEN_MONK_KNOWN)
        listed += 1
    fill(w, at, listed)


@write
def put_consequence(owner: int, card: int, captor: int, w: Any) -> None:
    """Write the fate of a card."""
    if captor == NOBODY:
        put(w, THEN_LEAVES, owner + 1, card)
    else:
        put(w, THEN_CAPTURED, owner + 1, card, captor + 1, VALUE[card])


# An attack: the own card is known, the other one perhaps.


@write
def put_attack(v: Any, me: int, number: int, w: Any) -> None:
    """Write the preview of an attack on a remembered card, or else how many cards it could beat."""
    slot, seat, aim = slot_attacking(number), seat_attacked(number), slot_attacked(number)
    card = signed(v.row[me, slot])
    put_one(w, card)
    if w.notes[RECALLED] == 0:
        put(w, STRENGTH, card, PREVIEW_STRENGTH, card)
        return
    may_be = signed(w.notes[MAY_BE + seat * SLOTS + aim])
    if count(np.uint64(may_be)) == 1:
        put_known_target(v, Fight(me, slot, seat, aim, card, lowest(np.uint64(may_be)), 0), w)
    else:
        put_unknown_target(v, Fight(me, slot, seat, aim, card, 0, 0), may_be, w)


@write
def put_known_target(v: Any, fight: Fight, w: Any) -> None:
    """Strengths and outcome, for both answers where a Monk may be asked for."""
    with_monk = helped(fight)
    asks = may_ask_for_monk(v, fight)
    put(w, KNOWN_TARGET, fight.attacking, fight.defending, 2 if asks else 1)
    put_answer(v, fight, w)
    if asks:
        put_answer(v, with_monk, w)
    differs = asks and result(with_monk) != result(fight)
    put_one(w, PREVIEW_ANSWERS if differs else PREVIEW_FIGHT)
    put_said(fight, w)
    put_consequences(v, fight, False, w)
    if differs:
        put_one(w, STRENGTHS[fight.attacking, fight.defending, 1, 1])
        put_consequences(v, with_monk, False, w)


@write
def put_unknown_target(v: Any, fight: Fight, may_be: int, w: Any) -> None:
    """How many of the possible cards the attacking one beats, equals and loses to, without a Monk."""
    lost, equal, won = np.int64(0), np.int64(0), np.int64(0)
    monk, ends = 0, 0
    for card in range(CARDS):
        if may_be >> card & 1:
            met = Fight(fight.attacker, fight.slot, fight.defender, fight.aim, fight.attacking, card, 0)
            outcome = result(met)
            won |= 1 << card if outcome > 0 else 0
            equal |= 1 << card if outcome == 0 else 0
            lost |= 1 << card if outcome < 0 else 0
            monk |= may_ask_for_monk(v, met)
            ends |= ends_game(v, met)
    put(w, UNKNOWN_TARGET, fight.attacking)
    cards = (lost, equal, won)
    for outcome in range(2, -1, -1):
        put_cards(cards[outcome], w)
    put(w, monk, ends)
    outcomes = (1 if won else 0) + (1 if equal else 0) + (1 if lost else 0)
    if outcomes == 1:
        put(w, PREVIEW_SURE, fight.attacking, monk, ends, 2 if won else 1 if equal else 0)
        return
    put(w, PREVIEW_ODDS, fight.attacking, monk, ends, outcomes)
    for outcome in range(2, -1, -1):
        if cards[outcome]:
            put(w, outcome, count(np.uint64(cards[outcome])))
    put_one(w, count(np.uint64(may_be)))
