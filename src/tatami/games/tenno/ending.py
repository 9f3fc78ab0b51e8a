"""Tells how a TENNO game ends: everything is turned up."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import count
from tatami.engine.scene.writer import AMOUNT, OF_PIECE, REVEALS, TARGET, WAY, WORDS, put, put_one, write
from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.declared import (
    DISCARD,
    ENDED,
    OPEN,
    OPENED,
    SAW_END,
    SAW_REST,
    SAW_TIE,
    SECRET_FILL,
    SECRET_PEEK,
    SECRET_PUT_BACK,
    SECRET_SWAP,
    SECRET_TRADE,
    TIED,
    TURNED_UP,
    hand,
    prison,
    row,
)
from tatami.games.tenno.fights import NOBODY, fight_at, short_of_cards
from tatami.games.tenno.lay import put_cards, put_lost, put_seats, seat_from, sum_prison
from tatami.games.tenno.log import (
    entry,
    is_attack,
    is_fill,
    is_peek,
    is_trade,
    pair_picked_up,
    slot_traded,
)
from tatami.games.tenno.position import final_points, signed, tie_to_break
from tatami.games.tenno.prepare import LOST, loss
from tatami.games.tenno.state import FILL, GAP, PEEK, PUT_BACK, RESPONDING, SHOW_MONK, SLOT_PAIR, TRADE


@write
def tell_end(before: Any, after: Any, w: Any) -> None:
    """The reason for the end, all cards turned up, and the tie-break of the leaders."""
    put(w, ENDED, WORDS, SAW_END)
    put_seats(short_of_cards(after, NOBODY, NOBODY), w)
    is_open = open_slots(before, after)
    for distance in range(signed(after.seats)):
        seat = seat_from(after, distance)
        open_prison(before, seat, after, w)
        open_row(seat, is_open, after, w)
        open_hand(seat, after, w)
    open_pile(before, DISCARD, NOBODY, after, w)
    tell_secrets(before, after, w)
    tell_tie(after, w)


@write
def open_slots(before: Any, after: Any) -> int:
    """The slots, as bits of seat * 3 + slot, whose cards lie open since the last fight."""
    found, first = 0, signed(before.log_length)
    if before.phase == RESPONDING:
        first -= 1
    for at in range(first, signed(after.log_length)):
        action, seat, shown = entry(after, at)
        if is_attack(action):
            fight = fight_at(after, at)
            found |= 1 << fight.attacker * SLOTS + fight.slot | 1 << fight.defender * SLOTS + fight.aim
        elif action == SHOW_MONK:
            found |= 1 << seat * SLOTS + shown
    return found


@write
def open_prison(before: Any, seat: int, after: Any, w: Any) -> None:
    """A prison is opened, which holds what everybody could know; now at the latest its points show (R11)."""
    is_shown = w.knobs[0] != 0
    put(w, OPENED, WORDS | TARGET if is_shown else WORDS | TARGET | AMOUNT)
    sum_prison(after, seat, w)
    put_one(w, prison(seat))
    if not is_shown:
        put_one(w, after.prison_points[seat])
    open_pile(before, prison(seat), seat, after, w)


@write
def open_pile(before: Any, spot: int, captor: int, after: Any, w: Any) -> None:
    """The cards of a pile are turned up; those lost in the last fight are open already."""
    length = signed(before.log_length) - (1 if before.phase == RESPONDING else 0)
    for index in range(w.notes[LOST]):
        owner, card, by, at = loss(w, index)
        if by == captor and at < length:
            put(w, TURNED_UP, OF_PIECE | WAY)
            put_lost(after, owner, card, w)
            put(w, spot, spot)


@write
def open_row(seat: int, is_open: int, after: Any, w: Any) -> None:
    """Report the remaining cards of a seat, and turn up its row."""
    reveals = REVEALS if seat != after.viewer else 0
    cards = signed(after.hand[seat])
    for slot in range(SLOTS):
        if after.row[seat, slot] != GAP:
            cards |= 1 << signed(after.row[seat, slot])
    put(w, OPENED, WORDS | reveals, SAW_REST, seat + 1)
    put_cards(cards, w)
    for slot in range(SLOTS):
        if after.row[seat, slot] != GAP and not is_open >> seat * SLOTS + slot & 1:
            put(w, TURNED_UP, OF_PIECE | WAY | reveals, OPEN + signed(after.row[seat, slot]))
            put(w, row(seat, slot), row(seat, slot))


@write
def open_hand(seat: int, after: Any, w: Any) -> None:
    """The hands of others are turned up."""
    if seat != after.viewer:
        for card in range(CARDS):
            if signed(after.hand[seat]) >> card & 1:
                put(w, TURNED_UP, OF_PIECE | WAY | REVEALS, OPEN + card, hand(seat), hand(seat))


@write
def tell_secrets(before: Any, after: Any, w: Any) -> None:
    """The cards laid or seen in secret, silently and in order: a review may show them."""
    for at in range(signed(before.log_length)):
        action, seat, shown = entry(after, at)
        if before.log_action[at] != action or before.log_shown[at] != shown:
            tell_secret(action, seat, shown, w)


@write
def tell_secret(action: int, seat: int, shown: int, w: Any) -> None:
    """The secret part of a log entry."""
    parts = OF_PIECE | TARGET | REVEALS
    if is_fill(action):
        put(w, SECRET_FILL, parts, OPEN + action - FILL, row(seat, shown))
    elif is_trade(action):
        put(w, SECRET_TRADE, parts, OPEN + (action - TRADE) % CARDS, row(seat, slot_traded(action)))
    elif is_peek(action):
        put(w, SECRET_PEEK, parts, OPEN + (shown & 15), row(shown >> 4, action - PEEK))
    else:
        kind = SECRET_SWAP if action < PUT_BACK else SECRET_PUT_BACK
        put(w, kind, TARGET | REVEALS, row(seat, SLOT_PAIR[pair_picked_up(action), 0]))


@write
def tell_tie(after: Any, w: Any) -> None:
    """Tied leaders add the cards in hand and row."""
    tie, leaders = tie_to_break(after), 0
    if tie < 0:
        return
    for seat in range(signed(after.seats)):
        if after.prison_points[seat] == tie:
            leaders |= 1 << seat
    put(w, TIED, WORDS, SAW_TIE)
    put_seats(leaders, w)
    put(w, tie, count(np.uint64(leaders)))
    for seat in range(signed(after.seats)):
        if leaders >> seat & 1:
            put(w, seat + 1, final_points(after, seat, tie))
