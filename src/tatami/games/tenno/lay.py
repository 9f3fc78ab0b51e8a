"""Lays a view of TENNO: what lies where, as its viewer sees and remembers it, and the table in sentences."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import count
from tatami.engine.scene.writer import (
    close_place,
    fill,
    open_place,
    put,
    put_one,
    put_place,
    reserve,
    write,
)
from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.declared import (
    CHANGED,
    DISCARD,
    FIGHTING,
    HIDDEN,
    KNOWN,
    KNOWN_WORDS,
    LOOK_WORDS,
    OPEN,
    OWN,
    PILED,
    PILED_OPEN,
    ROW_CARD,
    ROW_GAP,
    SEEN,
    SUM_DISCARD,
    SUM_FIGHT,
    SUM_HAND,
    SUM_HAND_OPEN,
    SUM_LOST,
    SUM_PRISON,
    SUM_PRISON_DOWN,
    SUM_PRISON_OPEN,
    SUM_ROW,
    SUM_ROW_DOWN,
    SUM_ROW_EMPTY,
    TASK_ATTACK,
    TASK_ATTACK_AGAIN,
    TASK_FILL,
    TASK_PEEK,
    TASK_PICK_UP,
    TASK_RESPOND,
    TASK_SET_UP,
    TASK_TRADE,
    TURN,
    hand,
    prison,
    row,
)
from tatami.games.tenno.fights import NOBODY, STRENGTHS, WHY, Fight, current_fight, geisha_won, turn
from tatami.games.tenno.position import gaps, hand_size, signed, slot_of
from tatami.games.tenno.prepare import EXPOSED, LAST_SEEN, LOST, RECALLED, TRADED, loss
from tatami.games.tenno.state import (
    ATTACKING,
    ATTACKING_AGAIN,
    FILLING,
    GAP,
    OVER,
    RESPONDING,
    SETTING_UP,
    TRADING,
    UNKNOWN,
)


@write
def places(v: Any, w: Any) -> None:
    """For each seat, the viewer's first, row, hand and prison; then the discard pile."""
    for distance in range(signed(v.seats)):
        seat = seat_from(v, distance)
        for slot in range(SLOTS):
            at = open_place(w, row(seat, slot))
            if v.row[seat, slot] != GAP:
                put_card(v, seat, slot, w)
            close_place(w, at)
        put_hand(v, seat, w)
        put_pile(v, prison(seat), seat, w)
    put_pile(v, DISCARD, NOBODY, w)


@write
def seat_from(v: Any, distance: int) -> int:
    """A seat clockwise from the viewer's, for spectators from the first."""
    first = signed(v.viewer) if v.viewer >= 0 else 0
    return (first + distance) % signed(v.seats)


# Rows.


@write
def put_card(v: Any, seat: int, slot: int, w: Any) -> None:
    """Put the card in a slot that is no gap."""
    if v.phase == RESPONDING:
        fight = current_fight(v)
        if seat == fight.attacker and slot == fight.slot:
            put_attacking(fight, w)
            return
        if seat == fight.defender and slot == fight.aim:
            put_defending(fight, w)
            return
    look = look_of(v, seat, slot, w)
    exposed = exposed_to(look, slot, w)
    if exposed:
        put(w, KNOWN, look - OWN, everybody(v, exposed))
        put_seats(exposed, w)
        put_seats(exposed, w)
    else:
        put_one(w, look)


@write
def put_attacking(fight: Fight, w: Any) -> None:
    """Put the attacking card of a fight, open."""
    put(w, FIGHTING, fight.attacking, STRENGTHS[fight.attacking, fight.defending, fight.monk, 0])


@write
def put_defending(fight: Fight, w: Any) -> None:
    """Put the defending card of a fight, open."""
    put(w, FIGHTING, fight.defending, STRENGTHS[fight.attacking, fight.defending, fight.monk, 1])


@write
def look_of(v: Any, seat: int, slot: int, w: Any) -> int:
    """How the card in a slot looks when it does not fight; a piece, and its words."""
    if v.phase == OVER:
        return OPEN + signed(v.row[seat, slot])
    if seat == v.viewer:
        return OWN + signed(v.row[seat, slot])
    if w.notes[RECALLED] == 0:
        return HIDDEN
    seen = signed(w.notes[LAST_SEEN + seat * SLOTS + slot])
    if seen == UNKNOWN:
        return HIDDEN
    return SEEN + seen if seen < TRADED else CHANGED + seen - TRADED


@write
def exposed_to(look: int, slot: int, w: Any) -> int:
    """The seats, as bits, that could remember a card of the viewer's own row."""
    own = OWN <= look < SEEN
    return signed(w.notes[EXPOSED + slot]) if own and w.notes[RECALLED] else 0


@write
def everybody(v: Any, seats: int) -> int:
    """Whether some seats, as bits, are all others."""
    return 1 if count(np.uint64(seats)) == signed(v.seats) - 1 else 0


@write
def put_seats(seats: int, w: Any) -> None:
    """Put a list of seats given as bits."""
    put_one(w, count(np.uint64(seats)))
    seat = 0
    while seats >> seat:
        if seats >> seat & 1:
            put_one(w, seat + 1)
        seat += 1


@write
def put_cards(cards: int, w: Any) -> None:
    """Put a list of cards given as bits."""
    put_one(w, count(np.uint64(cards)))
    for card in range(CARDS):
        if cards >> card & 1:
            put_one(w, card)


# Hands and piles.


@write
def put_hand(v: Any, seat: int, w: Any) -> None:
    """Put the cards in a hand."""
    if not is_open_hand(v, seat):
        put_place(w, hand(seat), hand_size(v, seat), HIDDEN)
        return
    at = open_place(w, hand(seat))
    for card in range(CARDS):
        if signed(v.hand[seat]) >> card & 1:
            put_one(w, OPEN + card)
    close_place(w, at)


@write
def is_open_hand(v: Any, seat: int) -> bool:
    """Whether the viewer sees the cards in a hand."""
    return seat == v.viewer or v.phase == OVER


@write
def put_pile(v: Any, spot: int, captor: int, w: Any) -> None:
    """Write a prison, or for NOBODY the discard pile."""
    if w.notes[RECALLED] == 0:
        put_place(w, spot, prisoners(captor, w), HIDDEN)
        return
    at = open_place(w, spot)
    for index in range(w.notes[LOST]):
        owner, card, by, _ = loss(w, index)
        if by == captor:
            put_lost(v, owner, card, w)
    close_place(w, at)


@write
def put_lost(v: Any, owner: int, card: int, w: Any) -> None:
    """Put a captured or discarded card: face down, but everybody saw whose it was and which (R11)."""
    if w.notes[RECALLED] == 0:
        put_one(w, HIDDEN)
    elif v.phase == OVER:
        put(w, PILED_OPEN, card, owner + 1)
    else:
        put(w, PILED, owner + 1, card)


@write
def prisoners(captor: int, w: Any) -> int:
    """How many cards a seat captured; for NOBODY, how many nobody did."""
    number = 0
    for index in range(w.notes[LOST]):
        _, _, by, _ = loss(w, index)
        number += 1 if by == captor else 0
    return number


@write
def counts(v: Any, w: Any) -> None:
    """The turn, the points in each prison where they are shown (R11) and the cards in each hand."""
    put(w, TURN, turn(v))
    for distance in range(signed(v.seats)):
        seat = seat_from(v, distance)
        if w.notes[RECALLED]:
            put(w, prison(seat), v.prison_points[seat])
        put(w, hand(seat), hand_size(v, seat))


# Whose turn it is.


@write
def task(v: Any, w: Any) -> None:
    """Whose turn it is and what they have to do."""
    me = signed(v.to_move)
    if v.phase == SETTING_UP:
        put(w, TASK_SET_UP, me + 1)
    elif v.phase == ATTACKING:
        put(w, TASK_ATTACK, me + 1)
    elif v.phase == ATTACKING_AGAIN:
        put(w, TASK_ATTACK_AGAIN, me + 1)
    elif v.phase == RESPONDING:
        fight = current_fight(v)
        put_one(w, TASK_RESPOND)
        put_said(fight, w)
        put(w, me + 1, fight.attacker + 1, fight.attacking, fight.defending)
    elif v.phase == FILLING:
        put(w, TASK_FILL, me + 1, slot_of(v, me, GAP))
    elif v.phase == TRADING:
        put(w, TASK_TRADE if hand_size(v, me) else TASK_PICK_UP, me + 1, 1 if geisha_won(v) else 0)
    else:
        put(w, TASK_PEEK, me + 1, signed(v.attacker) + 1)


@write
def put_said(fight: Fight, w: Any) -> None:
    """Put the strengths of a fight and why they are so."""
    one, other, monk = fight.attacking, fight.defending, fight.monk
    put(w, STRENGTHS[one, other, monk, 0], STRENGTHS[one, other, monk, 1], WHY[one, other, monk])


# The table in sentences.


@write
def summary(v: Any, w: Any) -> None:
    """A fight under way, then seat by seat, the viewer's first: row, hand, prison and losses."""
    if v.phase == RESPONDING:
        fight = current_fight(v)
        put(w, SUM_FIGHT, fight.attacker + 1, fight.slot, fight.attacking)
        put(w, fight.defender + 1, fight.aim, fight.defending)
    for distance in range(signed(v.seats)):
        seat = seat_from(v, distance)
        sum_row(v, seat, w)
        if is_open_hand(v, seat):
            put(w, SUM_HAND_OPEN, seat + 1, hand_size(v, seat))
            put_cards(signed(v.hand[seat]), w)
        else:
            put(w, SUM_HAND, seat + 1, hand_size(v, seat))
        sum_prison(v, seat, w)
        lost = signed(v.left[seat]) & w.knobs[1]  # those that a small game is played without were never there
        if lost and w.notes[RECALLED]:
            put(w, SUM_LOST, seat + 1)
            put_cards(lost, w)
    put(w, SUM_DISCARD, prisoners(NOBODY, w))


@write
def sum_row(v: Any, seat: int, w: Any) -> None:
    """A row in words."""
    if v.phase == SETTING_UP and gaps(v, seat) == SLOTS:
        put(w, SUM_ROW_EMPTY, seat + 1)
    elif is_hidden(v, seat, w):
        put(w, SUM_ROW_DOWN, seat + 1)
    else:
        put(w, SUM_ROW, seat + 1, SLOTS)
        for slot in range(SLOTS):
            if v.row[seat, slot] == GAP:
                put(w, ROW_GAP, slot)
            else:
                put(w, ROW_CARD, slot)
                put_words(v, seat, slot, w)


@write
def is_hidden(v: Any, seat: int, w: Any) -> bool:
    """Whether the viewer sees and remembers nothing of a whole row."""
    for slot in range(SLOTS):
        if v.row[seat, slot] != UNKNOWN or look_of(v, seat, slot, w) != HIDDEN:
            return False
    return True


@write
def put_words(v: Any, seat: int, slot: int, w: Any) -> None:
    """Put the words for the card in a slot that is no gap."""
    card = signed(v.row[seat, slot])
    look = look_of(v, seat, slot, w)
    exposed = exposed_to(look, slot, w)
    if is_fighting(v, seat, slot):
        put_one(w, LOOK_WORDS + OPEN - HIDDEN + card)
    elif exposed:
        put(w, KNOWN_WORDS, card, everybody(v, exposed))
        put_seats(exposed, w)
    else:
        put_one(w, LOOK_WORDS + look - HIDDEN)


@write
def is_fighting(v: Any, seat: int, slot: int) -> bool:
    """Whether a card lies open in a fight that waits for a response."""
    if v.phase != RESPONDING:
        return False
    fight = current_fight(v)
    attacks = seat == fight.attacker and slot == fight.slot
    return attacks or (seat == fight.defender and slot == fight.aim)


@write
def sum_prison(v: Any, seat: int, w: Any) -> None:
    """A prison in words: how many cards, and for how many points if that is shown (R11); at the end which."""
    cards = prisoners(seat, w)
    if w.notes[RECALLED] == 0:
        put(w, SUM_PRISON_DOWN, seat + 1, cards)
    elif v.phase == OVER and cards > 0:
        put(w, SUM_PRISON_OPEN, seat + 1, cards, v.prison_points[seat])
        at = reserve(w)
        for index in range(w.notes[LOST]):
            owner, card, captor, _ = loss(w, index)
            if captor == seat:
                put(w, owner + 1, card)
        fill(w, at, cards)
    else:
        put(w, SUM_PRISON, seat + 1, cards, v.prison_points[seat])
