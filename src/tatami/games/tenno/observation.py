"""What a seat may know as bytes, for programs that learn."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ZERO, count
from tatami.engine.jit import inline, jit
from tatami.engine.octets import byte, put8, put_bits, put_last_bits, put_zeros, spread
from tatami.games.tenno.cards import CARDS, FEWEST_SEATS, SEATS, SLOTS
from tatami.games.tenno.log import entry, is_attack
from tatami.games.tenno.memory import CHANGED, NOTES, last_seen, note
from tatami.games.tenno.position import hand_size, signed
from tatami.games.tenno.state import GAP, PHASES

__all__ = ["NOTES", "OBSERVATION", "look", "note"]

MOST = 255  # no number is larger
PLACES = SLOTS + 1  # R3: the slots and the hand

# The fields in order: (name, size). Seats are counted from the viewer's own, clockwise; a
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
    ("prison_points", SEATS),  # at most 255
    ("left", SEATS * CARDS),  # the seat's own cards that are gone
    ("places", SEATS * PLACES),  # where the Monk may be for all to know: slots, hand (R3)
    ("laid", SEATS * SLOTS),  # 1 where a card lies
    ("seen", SEATS * SLOTS * CARDS),  # the last card seen there, none if none was; own: the card
    ("changed", SEATS * SLOTS),  # 1 if that card was traded or picked up since
)

# Where each field begins.
(
    AT_SEATS,
    AT_PHASE,
    AT_TO_MOVE,
    AT_ATTACKER,
    AT_LOST,
    AT_WON,
    AT_FIGHT_SLOT,
    AT_FIGHT_CARD,
    AT_FIGHT_SEAT,
    AT_FIGHT_TARGET,
    AT_FIGHT_MET,
    AT_HAND,
    AT_EXPOSED,
    AT_PLAYING,
    AT_HAND_SIZE,
    AT_PRISON_CARDS,
    AT_PRISON_POINTS,
    AT_LEFT,
    AT_PLACES,
    AT_LAID,
    AT_SEEN,
    AT_CHANGED,
) = (sum(size for _, size in OBSERVATION[:index]) for index in range(len(OBSERVATION)))

_HALF = 5  # seats whose cards fit a word


@jit
def look(s: Any, seat: int, notes: Any, out: Any) -> None:
    """Write what a seat may know, own things first.

    Eight bytes are written at once and overlap, so the fields are written in their order.
    """
    me = signed(seat) if seat >= 0 else signed(s.start)
    look_at_turn(s, me, out)
    look_at_fights(s, me, out)
    put_bits(out, AT_HAND, np.uint64(s.hand[me]) if seat >= 0 else ZERO, CARDS)
    for slot in range(SLOTS):
        out[AT_EXPOSED + slot] = count(notes.exposed[me, slot]) if seat >= 0 else 0
    look_at_seats(s, me, out)
    look_at_rows(s, seat, me, notes, out)


@inline
def distance(seats: int, me: int, seat: int) -> int:
    """How many seats clockwise a seat is from the own one."""
    return seat - me if seat >= me else seat - me + seats


@inline
def seat_at(seats: int, me: int, index: int) -> int:
    """The seat that is the `index`-th one clockwise from the own."""
    return me + index if me + index < seats else me + index - seats


@inline
def look_at_turn(s: Any, me: int, out: Any) -> None:
    """Write whose turn it is and what is asked."""
    seats = signed(s.seats)
    put8(out, AT_SEATS, byte(seats - FEWEST_SEATS))
    put8(out, AT_PHASE, byte(signed(s.phase)))
    put8(out, AT_TO_MOVE, byte(distance(seats, me, signed(s.to_move))) if s.to_move >= 0 else ZERO)
    put8(out, AT_ATTACKER, byte(distance(seats, me, signed(s.attacker))))
    out[AT_LOST] = s.lost
    put8(out, AT_WON, spread(np.uint64(s.won)))


@inline
def look_at_fights(s: Any, me: int, out: Any) -> None:
    """Write the attacks of this turn, whose cards were open."""
    seats = signed(s.seats)
    put_zeros(out, AT_FIGHT_SLOT, AT_HAND - AT_FIGHT_SLOT)
    at_entry = signed(s.log_length)
    for fight in range(signed(s.fights) - 1, -1, -1):
        at_entry -= 1
        while not is_attack(signed(s.log_action[at_entry])):
            at_entry -= 1
        _, _, shown = entry(s, at_entry)
        target = signed(s.target[fight])
        out[AT_FIGHT_SLOT + fight * SLOTS + signed(s.slot[fight])] = 1
        out[AT_FIGHT_CARD + fight * CARDS + (shown & 15)] = 1
        out[AT_FIGHT_SEAT + fight * SEATS + distance(seats, me, target // SLOTS)] = 1
        out[AT_FIGHT_TARGET + fight * SLOTS + target % SLOTS] = 1
        out[AT_FIGHT_MET + fight * CARDS + (shown >> 4)] = 1


@inline
def look_at_seats(s: Any, me: int, out: Any) -> None:
    """Write what everybody knows of each seat but for its row; all is read before anything is written."""
    seats = signed(s.seats)
    sizes = cards = points = near = far = places = laid = ZERO
    for index in range(seats):
        seat = seat_at(seats, me, index)
        place = np.uint64(8 * index)
        sizes |= np.uint64(hand_size(s, seat)) << place
        cards |= np.uint64(s.prison_cards[seat]) << place
        points |= np.uint64(min(s.prison_points[seat], MOST)) << place
        left = np.uint64(s.left[seat])
        if index < _HALF:
            near |= left << np.uint64(index * CARDS)
        else:
            far |= left << np.uint64((index - _HALF) * CARDS)
        places |= np.uint64(s.places[seat]) << np.uint64(index * PLACES)
        for slot in range(SLOTS):
            laid |= np.uint64(s.row[seat, slot] != GAP) << np.uint64(index * SLOTS + slot)
    put8(out, AT_PLAYING, spread(np.uint64((1 << seats) - 1)))
    put8(out, AT_HAND_SIZE, sizes)
    put8(out, AT_PRISON_CARDS, cards)
    put8(out, AT_PRISON_POINTS, points)
    put_bits(out, AT_LEFT, near, _HALF * CARDS)
    put_bits(out, AT_LEFT + _HALF * CARDS, far, (SEATS - _HALF) * CARDS)
    put_bits(out, AT_PLACES, places, SEATS * PLACES)
    put_bits(out, AT_LAID, laid, SEATS * SLOTS)


@inline
def look_at_rows(s: Any, viewer: int, me: int, notes: Any, out: Any) -> None:
    """Write what the viewer could remember of each row; without branches, since they are hard to foresee."""
    seats = signed(s.seats)
    put_zeros(out, AT_SEEN, AT_CHANGED - AT_SEEN)
    changed = ZERO
    for index in range(seats):
        seat = seat_at(seats, me, index)
        for slot in range(SLOTS):
            spot = index * SLOTS + slot
            seen = last_seen(s, viewer, notes, seat, slot)
            out[AT_SEEN + spot * CARDS + max((seen & 15) - 1, 0)] = seen != 0
            changed |= np.uint64(seen >= CHANGED) << np.uint64(spot)
    put_last_bits(out, AT_CHANGED, changed, SEATS * SLOTS)
