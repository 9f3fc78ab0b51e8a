"""The refusals of a TENNO player, with their reasons."""

from __future__ import annotations

from typing import Any

from tatami.engine.bits import marked
from tatami.engine.scene.writer import put, put_one, write
from tatami.games.tenno.cards import CARDS, SHOGUN, SLOTS
from tatami.games.tenno.declared import (
    NO_ANSWER_FIRST,
    NO_ATTACKED_ALREADY,
    NO_ATTACKER_GONE,
    NO_FILL_FIRST,
    NO_FILL_YET,
    NO_GAP,
    NO_HAND,
    NO_IN_ROW,
    NO_MONK_BESIDE,
    NO_MONK_NOW,
    NO_OUT_OF_PLAY,
    NO_OWN_ROW,
    NO_PASS_NOW,
    NO_PEEK_FIRST,
    NO_PEEK_NOW,
    NO_PICK_UP,
    NO_RONIN_AGAIN,
    NO_SEAT,
    NO_SET_UP_FIRST,
    NO_SET_UP_NOW,
    NO_SHOGUN,
    NO_TARGET_AGAIN,
    NO_TRADE_YET,
    row,
)
from tatami.games.tenno.log import (
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    seat_attacked,
    slot_attacked,
    slot_attacking,
)
from tatami.games.tenno.position import has_gap, signed, slot_of
from tatami.games.tenno.state import (
    ATTACK,
    ATTACKING,
    ATTACKING_AGAIN,
    FILL,
    FILLING,
    GAP,
    PASS,
    PEEKING,
    RESPONDING,
    SETTING_UP,
    SHOW_MONK,
    SLOT_PAIR,
    SWAP,
    TARGETS,
    TRADE,
    TRADING,
)


@write
def refusals(v: Any, mask: Any, w: Any) -> None:
    """What a player might try: every card of the row as attacker, both answers, picking up two cards."""
    me = signed(v.to_move)
    if v.phase == ATTACKING or v.phase == ATTACKING_AGAIN:
        refuse_attacks(v, mask, me, w)
    if ATTACKING <= v.phase <= FILLING:
        for number in range(SHOW_MONK if v.phase == RESPONDING else PASS, PASS + 1):
            refuse_alone(v, mask, number, w)
    if v.phase == TRADING and v.hand[me]:
        for pair in range(len(SLOT_PAIR)):
            if not marked(mask, SWAP + pair):
                put(w, SWAP + pair, 2, row(me, SLOT_PAIR[pair, 0]), row(me, SLOT_PAIR[pair, 1]))
                reason(v, SWAP + pair, w)


@write
def refuse_alone(v: Any, mask: Any, number: int, w: Any) -> None:
    """Say why an action that touches no place may not be played, if so."""
    if not marked(mask, number):
        put(w, number, 0)
        reason(v, number, w)


@write
def refuse_at(v: Any, mask: Any, number: int, spot: int, w: Any) -> None:
    """Say why an action may not be played at a place, if so."""
    if not marked(mask, number):
        put(w, number, 1, spot)
        reason(v, number, w)


@write
def refuse_attacks(v: Any, mask: Any, me: int, w: Any) -> None:
    """Each own card against the next seat, and for a second attack the target of the first."""
    again = v.phase == ATTACKING_AGAIN
    first = signed(v.target[0])
    target = (me + 1) % signed(v.seats) * SLOTS
    if again and first == target:
        target += 1
    for slot in range(SLOTS):
        refuse_at(v, mask, ATTACK + slot * TARGETS + target, row(me, slot), w)
    if again:
        other = 0
        while other + 1 < SLOTS and (other == v.slot[0] or v.row[me, other] == SHOGUN):
            other += 1
        refuse_at(v, mask, ATTACK + other * TARGETS + first, row(first // SLOTS, first % SLOTS), w)


@write
def reason(v: Any, number: int, w: Any) -> None:
    """Why an action is not legal in this position."""
    if v.phase == SETTING_UP:
        put_one(w, NO_SET_UP_FIRST)
    elif v.phase == RESPONDING:
        put_one(w, NO_MONK_BESIDE if number == SHOW_MONK else NO_ANSWER_FIRST)  # R3: one wording
    elif v.phase == FILLING:
        if is_fill(number):
            not_at_hand(v, number - FILL, w)
        else:
            put_one(w, NO_FILL_FIRST)
    elif v.phase == PEEKING:
        put(w, NO_PEEK_FIRST, signed(v.attacker) + 1)
    else:
        turn_reason(v, number, w)


@write
def turn_reason(v: Any, number: int, w: Any) -> None:
    """Why the attacker may not do something."""
    if is_attack(number):
        attack_reason(v, number, w)
    elif is_trade(number) or is_swap(number):
        trade_reason(v, number, w)
    elif is_fill(number):
        put_one(w, NO_FILL_YET if has_gap(v, signed(v.to_move)) else NO_GAP)
    elif number == SHOW_MONK:
        put_one(w, NO_MONK_NOW)
    elif number == PASS:
        put_one(w, NO_PASS_NOW)
    else:
        put_one(w, NO_PEEK_NOW if is_peek(number) else NO_SET_UP_NOW)


@write
def attack_reason(v: Any, number: int, w: Any) -> None:
    """Why an attack may not be made."""
    me, slot, seat = signed(v.to_move), slot_attacking(number), seat_attacked(number)
    if v.phase == TRADING:
        put_one(w, NO_ATTACKED_ALREADY)
    elif seat >= v.seats:
        put(w, NO_SEAT, seat + 1)
    elif seat == me:
        put_one(w, NO_OWN_ROW)
    elif v.phase == ATTACKING_AGAIN and slot == v.slot[0]:
        put_one(w, NO_ATTACKER_GONE if v.row[me, slot] == GAP else NO_RONIN_AGAIN)
    elif v.row[me, slot] == SHOGUN:
        put_one(w, NO_SHOGUN)
    else:
        put(w, NO_TARGET_AGAIN, seat + 1, slot_attacked(number))  # R1


@write
def trade_reason(v: Any, number: int, w: Any) -> None:
    """Why cards may not be traded or picked up."""
    if v.phase != TRADING:
        put(w, NO_TRADE_YET, v.geisha_trades)  # R4
    elif is_swap(number):
        put_one(w, NO_PICK_UP)
    elif v.hand[v.to_move] == 0:
        put_one(w, NO_HAND)
    else:
        not_at_hand(v, (number - TRADE) % CARDS, w)


@write
def not_at_hand(v: Any, card: int, w: Any) -> None:
    """Say where a card is that is not at hand."""
    put(w, NO_IN_ROW if slot_of(v, signed(v.to_move), card) >= 0 else NO_OUT_OF_PLAY, card)
