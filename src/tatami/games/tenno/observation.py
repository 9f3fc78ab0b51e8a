"""A seat's information as bytes, for machine learning."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ONE, ZERO, count, scatter
from tatami.engine.jit import inline, jit
from tatami.engine.simd import (
    EACH,
    byte,
    capped8,
    counts8,
    differing32,
    get8,
    one_hots,
    put8,
    put_bits16,
    put_bits32,
    put_bits64,
    put_last_bits,
    reaching32,
    spread,
)
from tatami.games.tenno.cards import CARDS, FEWEST_SEATS, SEATS, SLOTS
from tatami.games.tenno.memory import CHANGED, NOTES, SPECTATORS, SPOTS, note
from tatami.games.tenno.position import signed
from tatami.games.tenno.state import GAP, OVER, PHASES

__all__ = ["NOTES", "OBSERVATION", "look", "note"]

PLACES = SLOTS + 1  # R3: the slots and the hand

# The fields in order: (name, size). Seats are counted from the viewer's own, clockwise; a
# spectator sits at the start seat and knows nobody's cards.
OBSERVATION = (
    ("seats", SEATS - FEWEST_SEATS + 1),  # one of 2 to 7
    ("phase", PHASES),  # one of them
    ("to_move", SEATS),  # one seat, none when the game is over
    ("attacker", SEATS),  # one seat
    ("lost", 1),  # the attacker lost a card this turn that costs the trade (R4)
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

_ROW = np.uint64((1 << SLOTS) - 1)
_FIRST_SLOTS = np.uint64(sum(1 << SLOTS * seat for seat in range(SEATS)))

# The seats clockwise from one, by number of seats and that one; those that are not there come last.
ORDER = np.array(
    [
        [[(me + index) % seats if index < seats else index for index in range(SEATS)] for me in range(SEATS)]
        for seats in range(SEATS + 1)
    ],
    np.uint8,
)

put_seen = one_hots(SPOTS, CARDS, 1)
put_row = one_hots(SLOTS, CARDS, 0)


@jit
def look(s: Any, seat: int, notes: Any, out: Any) -> None:
    """Write a seat's observation, its own part first.

    Many bytes are written at once and overlap, so the fields are written in their order.
    """
    me = signed(seat) if seat >= 0 else signed(s.start)
    look_at_turn(s, me, out)
    look_at_fights(s, me, notes, out)
    put_bits16(out, AT_HAND, np.uint64(s.hand[me]) if seat >= 0 else ZERO)
    for slot in range(SLOTS):
        out[AT_EXPOSED + slot] = count(notes.exposed[me, slot]) if seat >= 0 else 0
    look_at_seats(s, me, out)
    look_at_rows(s, seat, me, notes, out)


@inline
def distance(seats: int, me: int, seat: int) -> int:
    """How many seats clockwise a seat is from the own one."""
    return seat - me if seat >= me else seat - me + seats


@inline
def look_at_turn(s: Any, me: int, out: Any) -> None:
    """Write the seat to move and the phase."""
    seats = signed(s.seats)
    put8(out, AT_SEATS, byte(seats - FEWEST_SEATS))
    put8(out, AT_PHASE, byte(signed(s.phase)))
    put8(out, AT_TO_MOVE, byte(distance(seats, me, signed(s.to_move))) if s.to_move >= 0 else ZERO)
    put8(out, AT_ATTACKER, byte(distance(seats, me, signed(s.attacker))))
    out[AT_LOST] = s.lost
    put8(out, AT_WON, spread(np.uint64(s.won)))


@inline
def look_at_fights(s: Any, me: int, notes: Any, out: Any) -> None:
    """Write the attacks of this turn, whose cards were open; without branches, which are hard to foresee."""
    seats = signed(s.seats)
    sides = met = ZERO
    for fight in range(2):
        fought = np.uint64(fight < s.fights)
        shown = signed(notes.shown[fight - signed(s.fights) & 1])
        target = signed(s.target[fight])
        there = distance(seats, me, target // SLOTS)
        sides |= fought << np.uint64(fight * SLOTS + signed(s.slot[fight]))
        sides |= fought << np.uint64(AT_FIGHT_CARD - AT_FIGHT_SLOT + fight * CARDS + (shown & 15))
        sides |= fought << np.uint64(AT_FIGHT_SEAT - AT_FIGHT_SLOT + fight * SEATS + there)
        sides |= fought << np.uint64(AT_FIGHT_TARGET - AT_FIGHT_SLOT + fight * SLOTS + target % SLOTS)
        met |= fought << np.uint64(fight * CARDS + (shown >> 4))
    put_bits64(out, AT_FIGHT_SLOT, sides)
    put_bits32(out, AT_FIGHT_MET, met)


@inline
def clockwise(size: int, seats: int, me: int, by_seat: np.uint64) -> np.uint64:
    """So many bits by seat, from the own one on."""
    total, own = np.uint64(size * seats), np.uint64(size * me)
    present = by_seat & ((ONE << total) - ONE)
    return present >> own | (present << (total - own)) & ((ONE << total) - ONE)


@inline
def look_at_seats(s: Any, me: int, out: Any) -> None:
    """Write the public information on each seat except its row; all is read before anything is written."""
    seats = signed(s.seats)
    laid = differing32(s.row, 0, GAP)
    lie = (laid & _FIRST_SLOTS) + (laid >> ONE & _FIRST_SLOTS) + (laid >> np.uint64(2) & _FIRST_SLOTS)
    sizes = np.uint64(CARDS) * EACH - counts8(s.left) - scatter(lie, np.uint64(7) * EACH)
    points = capped8(s.prison_points)
    places = halves(get8(s.places, 0))
    cards = get8(s.prison_cards, 0)
    put8(out, AT_PLAYING, spread(np.uint64((1 << seats) - 1)))
    put8(out, AT_HAND_SIZE, clockwise(8, seats, me, sizes))
    put8(out, AT_PRISON_CARDS, clockwise(8, seats, me, cards))
    put8(out, AT_PRISON_POINTS, clockwise(8, seats, me, points))
    order = ORDER[seats, me]
    for index in range(SEATS):
        put_bits16(out, AT_LEFT + index * CARDS, np.uint64(s.left[order[index]]))
    put_bits32(out, AT_PLACES, clockwise(PLACES, seats, me, places))
    put_bits32(out, AT_LAID, clockwise(SLOTS, seats, me, laid))


@inline
def halves(word: np.uint64) -> np.uint64:
    """The lower half of each of eight bytes, side by side."""
    word = (word | word >> np.uint64(4)) & np.uint64(0x00FF00FF00FF00FF)
    word = (word | word >> np.uint64(8)) & np.uint64(0x0000FFFF0000FFFF)
    return (word | word >> np.uint64(16)) & np.uint64(0xFFFFFFFF)


@inline
def look_at_rows(s: Any, viewer: int, me: int, notes: Any, out: Any) -> None:
    """Write the viewer's possible memory of each row; its own is open, and at the end all are."""
    first = SPOTS * (me if viewer >= 0 else SPECTATORS)
    changed = reaching32(notes.seen, first, CHANGED)
    put_seen(out, AT_SEEN, notes.seen, first)
    if viewer >= 0:
        put_row(out, AT_SEEN, s.row, me * SLOTS)
        changed &= ~_ROW
    if s.phase == OVER:
        for index in range(signed(s.seats)):
            put_row(out, AT_SEEN + index * SLOTS * CARDS, s.row, signed(ORDER[s.seats, me, index]) * SLOTS)
        changed = ZERO
    put_last_bits(out, AT_CHANGED, changed, SPOTS)
