"""Writes the events of a TENNO action, from two views of one seat."""

from __future__ import annotations

from typing import Any

from tatami.engine.scene.writer import AMOUNT, OF_PIECE, REVEALS, TARGET, WAY, WORDS, put, put_one, write
from tatami.games.tenno.cards import CARDS, GEISHA, MONK, SLOTS, VALUE
from tatami.games.tenno.declared import (
    CAPTURED,
    COUNTED,
    DISCARD,
    DISCARDED,
    FOUGHT,
    HIDDEN,
    LAID,
    LEFT,
    OPEN,
    PASSED,
    PEEKED,
    SAW_ATTACK,
    SAW_CAPTURED,
    SAW_FIGHT,
    SAW_FILL,
    SAW_FILL_OWN,
    SAW_KEEP_OWN,
    SAW_LEAVES,
    SAW_MET,
    SAW_MONK,
    SAW_NO_ATTACK,
    SAW_NO_PEEK,
    SAW_NO_TRADE,
    SAW_PEEK,
    SAW_PEEK_OWN,
    SAW_PICK_UP,
    SAW_PICK_UP_OWN,
    SAW_SET_UP,
    SAW_SET_UP_OWN,
    SAW_SILENCE,
    SAW_TRADE,
    SAW_TRADE_OWN,
    STAYED_UP,
    STRENGTHENED,
    TAKEN_UP,
    TURN,
    TURNED_DOWN,
    TURNED_UP,
    hand,
    prison,
    row,
)
from tatami.games.tenno.ending import tell_end
from tatami.games.tenno.fights import (
    NOBODY,
    Fight,
    captor_of_attacker,
    captor_of_defender,
    fight_at,
    loses_attacker,
    loses_defender,
    result,
    turn,
)
from tatami.games.tenno.lay import put_attacking, put_card, put_defending, put_lost, put_said
from tatami.games.tenno.log import is_attack, is_fill, is_peek, is_trade, pair_picked_up, slot_traded
from tatami.games.tenno.position import signed, slot_of
from tatami.games.tenno.state import (
    ATTACK,
    ATTACKING_AGAIN,
    FARMER_ORDER,
    FILL,
    FILL_MASKED,
    GAP,
    OVER,
    PASS,
    PEEK,
    PUT_BACK,
    RESPONDING,
    SET_UP_MASKED,
    SLOT_PAIR,
    SWAP_MASKED,
    TRADE,
    TRADE_MASKED,
    TRADING,
)


@write
def tell(before: Any, number: int, after: Any, w: Any) -> None:
    """The small things an action unfolds into, in order."""
    if is_attack(number):
        tell_attack(before, after, w)
    elif before.phase == RESPONDING:
        tell_response(before, after, w)
    else:
        tell_cards(before, number, after, w)
    turns = turn(after) - turn(before)
    if turns > 0:
        put(w, COUNTED, TARGET | AMOUNT, TURN, turns)
    if after.phase == OVER:
        tell_end(before, after, w)


@write
def tell_cards(before: Any, number: int, after: Any, w: Any) -> None:
    """Cards are laid, taken up or looked at, or a player passes."""
    me = signed(before.to_move)
    if number == PASS:
        tell_pass(before, me, w)
    elif number < ATTACK or number == SET_UP_MASKED:
        tell_set_up(number, me, after, w)
    elif is_fill(number):
        tell_fill(before, number, me, after, w)
    elif is_trade(number):
        tell_trade(before, number, me, after, w)
    elif is_peek(number):
        tell_peek(before, number - PEEK, me, after, w)
    else:
        tell_pick_up(before, number, me, after, w)


@write
def tell_pass(before: Any, me: int, w: Any) -> None:
    """A player passes."""
    if before.phase == ATTACKING_AGAIN:
        words = SAW_NO_ATTACK
    elif before.phase == TRADING:
        words = SAW_NO_TRADE
    else:
        words = SAW_NO_PEEK
    put(w, PASSED, WORDS, words, me + 1)


@write
def put_same(spot: int, w: Any) -> None:
    """Put the way of a piece that stays where it is and looks otherwise."""
    put(w, spot, spot)


# Fights.


@write
def tell_attack(before: Any, after: Any, w: Any) -> None:
    """Both cards are turned up; the fight may have to wait for a response."""
    fight = fight_at(after, signed(before.log_length))
    put(w, TURNED_UP, turning(after, fight.attacker, fight.attacking == GEISHA))
    put(w, SAW_ATTACK, fight.attacker + 1, fight.slot, fight.attacking, fight.defender + 1, fight.aim)
    put_attacking(fight, w)
    put_same(row(fight.attacker, fight.slot), w)
    put(w, TURNED_UP, turning(after, fight.defender, False), SAW_MET, fight.defending)
    put_defending(fight, w)
    put_same(row(fight.defender, fight.aim), w)
    if after.phase != RESPONDING:
        tell_fight(fight, after, w)


@write
def turning(after: Any, seat: int, tells_other: bool) -> int:
    """The parts of an event in which a card is turned up; a Geisha's strength tells the other card too."""
    parts = WORDS | OF_PIECE | WAY
    return parts | REVEALS if tells_other or seat != after.viewer else parts


@write
def tell_response(before: Any, after: Any, w: Any) -> None:
    """The defender shows the Monk, or does not."""
    me, length = signed(before.to_move), signed(before.log_length)
    fight = fight_at(after, length - 1)
    if not fight.monk:
        put(w, PASSED, WORDS, SAW_SILENCE, me + 1)
        tell_fight(fight, after, w)
        return
    slot = signed(after.log_shown[length])
    put(w, TURNED_UP, turning(after, me, False), SAW_MONK, me + 1, slot, OPEN + MONK)
    put_same(row(me, slot), w)
    put(w, STRENGTHENED, OF_PIECE | WAY)
    put_attacking(fight, w)
    put_same(row(fight.attacker, fight.slot), w)
    put(w, STRENGTHENED, OF_PIECE | WAY)
    put_defending(fight, w)
    put_same(row(fight.defender, fight.aim), w)
    tell_fight(fight, after, w)
    turn_down(me, slot, after, w)


@write
def tell_fight(fight: Fight, after: Any, w: Any) -> None:
    """The cards are compared, leave or are turned down again."""
    put(w, FOUGHT, WORDS, SAW_FIGHT)
    put_said(fight, w)
    put(w, fight.attacking, fight.defending, result(fight) + 1)
    if loses_defender(fight):
        source = row(fight.defender, fight.aim)
        tell_loss(source, fight.defender, fight.defending, captor_of_defender(fight), after, w)
    if loses_attacker(fight):
        source = row(fight.attacker, fight.slot)
        tell_loss(source, fight.attacker, fight.attacking, captor_of_attacker(fight), after, w)
    turn_down(fight.attacker, fight.slot, after, w)
    turn_down(fight.defender, fight.aim, after, w)


@write
def tell_loss(source: int, owner: int, card: int, captor: int, after: Any, w: Any) -> None:
    """A card leaves its row; before the end its points are told only where they are shown (R11)."""
    parts = WORDS | OF_PIECE | WAY
    if captor == NOBODY:
        put(w, LEFT if card == GEISHA else DISCARDED, parts, SAW_LEAVES, owner + 1, card)
        put_lost(after, owner, card, w)
        put(w, source, DISCARD)
        return
    points, is_shown = VALUE[card], w.knobs[0] != 0
    put(w, CAPTURED, parts | AMOUNT if is_shown else parts)
    put(w, SAW_CAPTURED, owner + 1, card, captor + 1, points)
    put_lost(after, owner, card, w)
    put(w, source, prison(captor))
    if is_shown:
        put_one(w, points)


@write
def turn_down(seat: int, slot: int, after: Any, w: Any) -> None:
    """A card that stayed is turned down again; at the end of the game it stays open."""
    if after.row[seat, slot] != GAP:
        put(w, STAYED_UP if after.phase == OVER else TURNED_DOWN, OF_PIECE | WAY)
        put_card(after, seat, slot, w)
        put_same(row(seat, slot), w)


# Cards laid, taken up and looked at.


@write
def tell_set_up(number: int, me: int, after: Any, w: Any) -> None:
    """A row is laid."""
    put(w, LAID, WORDS | OF_PIECE | WAY)
    if number == SET_UP_MASKED:
        put(w, SAW_SET_UP, me + 1)
    else:
        put(w, SAW_SET_UP_OWN, me + 1, SLOTS)
        for slot in range(SLOTS):
            put_one(w, FARMER_ORDER[number, slot])
    put_laid(me, 0, after, w)
    for slot in range(1, SLOTS):
        tell_laid(me, slot, after, w)
    put(w, COUNTED, TARGET | AMOUNT, hand(me), -SLOTS)


@write
def put_laid(me: int, slot: int, after: Any, w: Any) -> None:
    """Put a card and its way from the hand into the row."""
    put_card(after, me, slot, w)
    put(w, hand(me), row(me, slot))


@write
def tell_laid(me: int, slot: int, after: Any, w: Any) -> None:
    """A card goes from the hand into the row."""
    put(w, LAID, OF_PIECE | WAY)
    put_laid(me, slot, after, w)


@write
def tell_fill(before: Any, number: int, me: int, after: Any, w: Any) -> None:
    """A gap is filled."""
    slot = slot_of(before, me, GAP)
    put(w, LAID, WORDS | OF_PIECE | WAY)
    if number == FILL_MASKED:
        put(w, SAW_FILL, me + 1, slot)
    else:
        put(w, SAW_FILL_OWN, me + 1, slot, number - FILL)
    put_laid(me, slot, after, w)
    put(w, COUNTED, TARGET | AMOUNT, hand(me), -1)


@write
def put_taken_up(before: Any, me: int, slot: int, after: Any, w: Any) -> None:
    """Put a card and its way from the row into the hand."""
    own = me == after.viewer
    put(w, OPEN + signed(before.row[me, slot]) if own else HIDDEN, row(me, slot), hand(me))


@write
def tell_trade(before: Any, number: int, me: int, after: Any, w: Any) -> None:
    """A row card is taken up and a card laid in its place."""
    slot = slot_traded(number)
    put(w, TAKEN_UP, WORDS | OF_PIECE | WAY)
    if number >= TRADE_MASKED:
        put(w, SAW_TRADE, me + 1, slot)
    else:
        lies, card = signed(before.row[me, slot]), (number - TRADE) % CARDS
        put(w, SAW_KEEP_OWN if card == lies else SAW_TRADE_OWN, me + 1, slot, lies, card)
    put_taken_up(before, me, slot, after, w)
    tell_laid(me, slot, after, w)


@write
def tell_pick_up(before: Any, number: int, me: int, after: Any, w: Any) -> None:
    """Two row cards are picked up and put back."""
    pair = pair_picked_up(number)
    one, other = SLOT_PAIR[pair, 0], SLOT_PAIR[pair, 1]
    put(w, TAKEN_UP, WORDS | OF_PIECE | WAY)
    if number >= SWAP_MASKED:
        put(w, SAW_PICK_UP, me + 1, one, other)
    else:
        put(w, SAW_PICK_UP_OWN, me + 1, one, other, 1 if number < PUT_BACK else 0)
    put_taken_up(before, me, one, after, w)
    put(w, TAKEN_UP, OF_PIECE | WAY)
    put_taken_up(before, me, other, after, w)
    tell_laid(me, one, after, w)
    tell_laid(me, other, after, w)


@write
def tell_peek(before: Any, slot: int, me: int, after: Any, w: Any) -> None:
    """A card of the attacker is looked at by one player."""
    owner = signed(before.attacker)
    parts = WORDS | OF_PIECE | WAY
    if me != after.viewer:
        put(w, PEEKED, parts, SAW_PEEK, me + 1, owner + 1, slot)
        put_card(after, owner, slot, w)
        put_same(row(owner, slot), w)
        return
    card = signed(after.log_shown[before.log_length]) & 15
    put(w, PEEKED, parts | REVEALS, SAW_PEEK_OWN, me + 1, owner + 1, slot, card)
    put_one(w, OPEN + card)
    put_same(row(owner, slot), w)
    put(w, TURNED_DOWN, OF_PIECE | WAY)
    put_card(after, owner, slot, w)
    put_same(row(owner, slot), w)
