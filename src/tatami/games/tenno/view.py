"""What a seat may know of a position, as a record and as numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.jit import inline, jit
from tatami.games.tenno.cards import CARDS, FEWEST_SEATS, SEATS, SLOTS
from tatami.games.tenno.log import (
    entry,
    is_attack,
    is_fill,
    is_peek,
    is_swap,
    is_trade,
    pair_picked_up,
    slot_traded,
)
from tatami.games.tenno.memory import MEMORY, memory
from tatami.games.tenno.position import hand_size, signed
from tatami.games.tenno.state import (
    FILL_MASKED,
    GAP,
    OVER,
    PHASES,
    RESPONDING,
    SWAP_MASKED,
    TRADE_MASKED,
    UNKNOWN,
)

PLACES = SLOTS + 1  # R3: the slots and the hand

# The tensor's fields in order: (name, size). Seats are counted from the viewer's own, clockwise; a
# spectator sits at the start seat and knows nobody's cards.
OBSERVATION = (
    ("seats", SEATS - FEWEST_SEATS + 1),  # one of 2 to 7
    ("phase", PHASES),  # one of them
    ("to_move", SEATS),  # one seat, none when the game is over
    ("attacker", SEATS),  # one seat
    ("lost", 1),  # the attacker lost a card this turn
    ("won", 2),  # by fight of this turn: won by the defender, who has not peeked yet
    ("fight_slot", 2 * SLOTS),  # by fight of this turn: one slot that attacked
    ("fight_card", 2 * CARDS),  # and one card
    ("fight_seat", 2 * SEATS),  # and one seat attacked
    ("fight_target", 2 * SLOTS),  # and one slot of it
    ("fight_met", 2 * CARDS),  # and one card that lay there
    ("hand", CARDS),  # own cards in hand
    ("exposed", SLOTS),  # how many others could remember the own card, by slot
    ("playing", SEATS),  # 1 for each seat of the table
    ("hand_size", SEATS),
    ("prison_cards", SEATS),
    ("prison_points", SEATS),
    ("left", SEATS * CARDS),  # the seat's own cards that are gone
    ("places", SEATS * PLACES),  # where the Monk may be for all to know: slots, hand (R3)
    ("laid", SEATS * SLOTS),  # 1 where a card lies
    ("seen", SEATS * SLOTS * CARDS),  # the last card seen there, none if none was; own: the card
    ("changed", SEATS * SLOTS),  # 1 if that card was traded or picked up since
)


@jit
def view(s: Any, seat: int, v: Any) -> None:
    """Copy what the seat may know into a blank record; when the game is over, everything."""
    copy_open(s, v)
    v.viewer = seat
    if s.phase == OVER:
        copy_secrets(s, v)
        return
    for owner in range(SEATS):
        for slot in range(SLOTS):
            known = owner == seat or s.row[owner, slot] == GAP
            v.row[owner, slot] = s.row[owner, slot] if known else UNKNOWN
    if s.phase == RESPONDING:
        copy_fight(s, v)
    if seat >= 0:
        v.hand[seat] = s.hand[seat]
    for at in range(signed(s.log_length)):
        copy_entry(s, at, seat, v)


@inline
def copy_open(s: Any, v: Any) -> None:
    """Copy what is open to all, field by field."""
    v.seats = s.seats
    v.to_move = s.to_move
    v.phase = s.phase
    v.start = s.start
    v.memory_aid = s.memory_aid
    v.attacker = s.attacker
    v.fights = s.fights
    for fight in range(2):
        v.slot[fight] = s.slot[fight]
        v.target[fight] = s.target[fight]
    v.won = s.won
    v.lost = s.lost
    for seat in range(SEATS):
        v.left[seat] = s.left[seat]
        v.places[seat] = s.places[seat]
        v.prison_cards[seat] = s.prison_cards[seat]
        v.prison_points[seat] = s.prison_points[seat]
    v.log_length = s.log_length
    for at in range(signed(s.log_length)):
        v.log_seat[at] = s.log_seat[at]


@inline
def copy_secrets(s: Any, v: Any) -> None:
    """Copy all the rest: rows, hands, and what the log holds back."""
    for seat in range(SEATS):
        v.hand[seat] = s.hand[seat]
        for slot in range(SLOTS):
            v.row[seat, slot] = s.row[seat, slot]
    for at in range(signed(s.log_length)):
        v.log_action[at] = s.log_action[at]
        v.log_shown[at] = s.log_shown[at]


@inline
def copy_fight(s: Any, v: Any) -> None:
    """Copy the two cards that lie open while a response is asked."""
    fight = signed(s.fights) - 1
    target = signed(s.target[fight])
    v.row[s.attacker, s.slot[fight]] = s.row[s.attacker, s.slot[fight]]
    v.row[target // SLOTS, target % SLOTS] = s.row[target // SLOTS, target % SLOTS]


@inline
def copy_entry(s: Any, at: int, seat: int, v: Any) -> None:
    """Copy an entry of the log: cards laid are their owner's secret, peeks the peeker's and the owner's."""
    action, who, shown = entry(s, at)
    if is_peek(action):
        if who != seat and shown >> 4 != seat:
            shown = (shown >> 4) * 16 + UNKNOWN
    elif who != seat:
        if is_fill(action):
            action = FILL_MASKED
        elif is_trade(action):
            action = TRADE_MASKED + slot_traded(action)
        elif is_swap(action):
            action = SWAP_MASKED + pair_picked_up(action)
    v.log_action[at] = action
    v.log_shown[at] = shown


@jit
def observe(v: Any, out: Any) -> None:
    """The view as numbers, own things first."""
    out[:] = 0
    me = signed(v.viewer) if v.viewer >= 0 else signed(v.start)
    at = observe_turn(v, me, out)
    at = observe_fights(v, me, out, at)
    remembered = np.zeros(1, dtype=MEMORY)[0]
    memory(v, remembered)
    for card in range(CARDS):
        out[at + card] = (v.viewer >= 0) and (v.hand[me] & (1 << card)) != 0
    at += CARDS
    for slot in range(SLOTS):
        for other in range(SEATS):
            out[at + slot] += (remembered.exposed[slot] >> other) & 1
    at += SLOTS
    for distance in range(signed(v.seats)):
        observe_seat(v, (me + distance) % signed(v.seats), distance, remembered, out, at)


@inline
def observe_turn(v: Any, me: int, out: Any) -> int:
    """Write whose turn it is and what is asked; return where the next field begins."""
    out[signed(v.seats) - FEWEST_SEATS] = 1
    at = SEATS - FEWEST_SEATS + 1
    out[at + signed(v.phase)] = 1
    at += PHASES
    if v.to_move >= 0:
        out[at + (signed(v.to_move) - me) % signed(v.seats)] = 1
    at += SEATS
    out[at + (signed(v.attacker) - me) % signed(v.seats)] = 1
    at += SEATS
    out[at] = v.lost
    for fight in range(2):
        out[at + 1 + fight] = (v.won >> fight) & 1
    return at + 3


@inline
def observe_fights(v: Any, me: int, out: Any, at: int) -> int:
    """Write the attacks of this turn, whose cards were open; return where the next field begins."""
    at_entry = signed(v.log_length)
    slot_at = at
    card_at = slot_at + 2 * SLOTS
    seat_at = card_at + 2 * CARDS
    target_at = seat_at + 2 * SEATS
    met_at = target_at + 2 * SLOTS
    for fight in range(signed(v.fights) - 1, -1, -1):
        at_entry -= 1
        while not is_attack(signed(v.log_action[at_entry])):
            at_entry -= 1
        _, _, shown = entry(v, at_entry)
        target = signed(v.target[fight])
        out[slot_at + fight * SLOTS + signed(v.slot[fight])] = 1
        out[card_at + fight * CARDS + (shown & 15)] = 1
        out[seat_at + fight * SEATS + (target // SLOTS - me) % signed(v.seats)] = 1
        out[target_at + fight * SLOTS + target % SLOTS] = 1
        out[met_at + fight * CARDS + (shown >> 4)] = 1
    return met_at + 2 * CARDS


@inline
def observe_seat(v: Any, seat: int, distance: int, remembered: Any, out: Any, at: int) -> None:
    """Write what is known of a seat, `distance` seats from the own one."""
    out[at + distance] = 1
    out[at + SEATS + distance] = hand_size(v, seat)
    out[at + 2 * SEATS + distance] = v.prison_cards[seat]
    out[at + 3 * SEATS + distance] = v.prison_points[seat]
    at += 4 * SEATS
    for card in range(CARDS):
        out[at + distance * CARDS + card] = (v.left[seat] & (1 << card)) != 0
    at += SEATS * CARDS
    for place in range(PLACES):
        out[at + distance * PLACES + place] = (v.places[seat] >> place) & 1
    at += SEATS * PLACES
    seen_at = at + SEATS * SLOTS
    changed_at = seen_at + SEATS * SLOTS * CARDS
    for slot in range(SLOTS):
        spot = distance * SLOTS + slot
        out[at + spot] = v.row[seat, slot] != GAP
        if remembered.seen[seat, slot] != UNKNOWN:
            out[seen_at + spot * CARDS + signed(remembered.seen[seat, slot])] = 1
        out[changed_at + spot] = remembered.changed[seat, slot]
