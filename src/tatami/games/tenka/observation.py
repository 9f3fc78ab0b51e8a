"""A seat's information as bytes, for machine learning."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine.bits import ONE, ZERO, bit, count, lowest
from tatami.engine.jit import inline, jit
from tatami.engine.simd import EACH, byte, copy16, copy32, get8, put8, put_bits64, spread
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS, FACTIONS, KINDS, MOST_SEATS, POINTS_GENERAL
from tatami.games.tenka.rules import battles, cards_points, kinds_held, most_of, points_for
from tatami.games.tenka.state import (
    DARK,
    NO_CARD,
    NOT_BEGUN,
    OVER,
    cards_each,
    deck_size,
    first_battle,
    number,
)
from tatami.games.tenka.view import void_behind

# The fields in order: (name, size). Seats are counted clockwise from the viewer's own; with three
# players the fourth seat is blank. Cards are by number, so a table's list is not repeated.
OBSERVATION = (
    ("four_seats", 1),  # 1 with four players
    ("phase", 4),  # PLAY, GIVE, CONFISCATE, OVER
    ("to_move", MOST_SEATS),  # 1 for the seat to move
    ("general", MOST_SEATS),  # 1 for the holder of the General's card
    ("leader", MOST_SEATS),  # 1 for the General who led the current battle
    ("dark", 1),  # 1 when the dark side is up
    ("battle", 1),  # the current battle, from 0
    ("battles_left", 1),  # the current one included, 0 when the game is over
    ("deck", 1),  # cards left to draw
    ("uprising", 1),  # 1 while the spoils of an uprising are shared
    ("hand_sizes", MOST_SEATS),
    ("hand", CARDS),  # 1 for each card of the own hand; blank for a spectator
    ("table", MOST_SEATS * CARDS),  # 1 for the card played in the current battle, by seat
    ("spoils", COUNTRY_CARDS),  # 1 for each card that may still be given
    ("due", MOST_SEATS),  # 1 for each seat still due a gift
    ("aside", CARDS - COUNTRY_CARDS),  # 1 for each trump out of the game
    ("piles", MOST_SEATS * COUNTRY_CARDS),  # 1 for each card in the pile, by seat
    ("pile_factions", MOST_SEATS * FACTIONS),  # cards in the pile by seat and faction
    ("pile_kinds", MOST_SEATS * KINDS),  # cards in the pile by seat and kind
    ("scores", MOST_SEATS),  # as if the game ended now, including those for the General's card
    ("played", MOST_SEATS * CARDS),  # battle from 1 in which the seat played the card, 0 if not
    ("lacked", MOST_SEATS * FACTIONS),  # last battle from 1 that proved a seat without the faction
)
OBSERVATION_SIZE = sum(size for _, size in OBSERVATION)

# Where each field begins.
(
    AT_FOUR_SEATS,
    AT_PHASE,
    AT_TO_MOVE,
    AT_GENERAL,
    AT_LEADER,
    AT_DARK,
    AT_BATTLE,
    AT_BATTLES_LEFT,
    AT_DECK,
    AT_UPRISING,
    AT_HAND_SIZES,
    AT_HAND,
    AT_TABLE,
    AT_SPOILS,
    AT_DUE,
    AT_ASIDE,
    AT_PILES,
    AT_PILE_FACTIONS,
    AT_PILE_KINDS,
    AT_SCORES,
    AT_PLAYED,
    AT_LACKED,
) = (sum(size for _, size in OBSERVATION[:index]) for index in range(len(OBSERVATION)))

WORD = 8  # bytes

# The seats clockwise from one, by number of seats and that one; missing seats come last.
ORDER = np.array(
    [
        [
            [(me + index) % seats if index < seats else index for index in range(MOST_SEATS)]
            for me in range(MOST_SEATS)
        ]
        for seats in range(MOST_SEATS + 1)
    ],
    np.uint8,
)

NOTES = np.dtype(
    (
        np.record,
        [
            ("battle", "u1"),  # battles that are noted whole
            ("turn", "u1"),  # cards noted of the next one, 0 to 3
            ("score", "u1", (MOST_SEATS,)),  # points by seat for the noted piles alone
            ("pile", "u8", (MOST_SEATS,)),  # piles as they were noted
            ("factions", "u8", (MOST_SEATS,)),  # cards in the pile: a byte by faction, the first the lowest
            ("kinds", "u8", (MOST_SEATS,)),  # the same by kind
            ("played", "u1", (MOST_SEATS, CARDS)),  # battle from 1 by card
            ("lacked", "u1", (MOST_SEATS, WORD)),  # battle from 1 by faction; the last byte means nothing
        ],
    )
)


@jit
def note(s: Any, notes: Any) -> None:
    """Note the cards played since, and piles that have changed."""
    seats = number(s.seats)
    while notes.battle <= s.battle and notes.battle < battles(s):
        battle = number(notes.battle)
        if s.leader[battle] == NOT_BEGUN:  # a small game lacks it
            notes.battle += 1
            continue
        seat = ORDER[seats, s.leader[battle], notes.turn]
        if s.played[battle, seat] == NO_CARD:
            break
        note_play(s, battle, seat, notes)
        notes.turn += 1
        if notes.turn == seats:
            notes.turn = 0
            notes.battle += 1
    changed = 0
    for seat in range(MOST_SEATS):
        changed |= number(s.pile[seat] != notes.pile[seat]) << seat
    if changed != 0:
        note_piles(s, changed, notes)


@inline
def note_piles(s: Any, changed: int, notes: Any) -> None:
    """Update the notes on changed piles, and everybody's points."""
    while changed != 0:
        note_pile(s, lowest(changed), notes)
        changed &= changed - 1
    for seat in range(MOST_SEATS):
        notes.score[seat] = cards_points(s, seat) + noted_points(notes, seat)


@inline
def noted_points(notes: Any, seat: int) -> int:
    """Points for having most cards of kinds."""
    one, two, three = (seat + 1) % MOST_SEATS, (seat + 2) % MOST_SEATS, (seat + 3) % MOST_SEATS
    alone, shared = most_of(notes.kinds[seat], notes.kinds[one], notes.kinds[two], notes.kinds[three])
    return points_for(alone, shared)


@inline
def note_play(s: Any, battle: int, seat: int, notes: Any) -> None:
    """Record the card that a player played in a battle and what it proved."""
    card = s.played[battle, seat]
    notes.played[seat, card] = battle + 1
    notes.lacked[seat, void_behind(s, s.played[battle, s.leader[battle]], card)] = battle + 1


@inline
def note_pile(s: Any, seat: int, notes: Any) -> None:
    """Count a pile."""
    pile = s.pile[seat]
    factions = ZERO
    for faction in range(FACTIONS):
        factions |= np.uint64(count(pile & s.faction_cards[faction])) << np.uint64(8 * faction)
    notes.pile[seat] = pile
    notes.factions[seat] = factions
    notes.kinds[seat] = kinds_held(s, seat)


@jit
def look(s: Any, seat: int, notes: Any, out: Any) -> None:
    """Write a seat's observation, its own part first (a spectator sits at the start player's seat).

    Many bytes are written at once and overlap, so the fields are written in their order.
    """
    seats = number(s.seats)
    me = number(seat) if seat >= 0 else number(s.leader[first_battle(s)])
    look_at_turn(s, seats, me, notes, out)
    put_bits64(out, AT_HAND, s.hand[me] if seat >= 0 else ZERO)
    order = ORDER[seats, me]
    for index in range(MOST_SEATS):
        card = number(s.played[s.battle, order[index]])
        put_bits64(out, AT_TABLE + index * CARDS, bit(card) if card != NO_CARD else ZERO)
    put_bits64(out, AT_SPOILS, s.spoils)
    due = number(s.due)
    put8(out, AT_DUE, spread(np.uint64(due >> me | due << (seats - me) & (1 << seats) - 1)))
    put8(out, AT_ASIDE, spread(s.aside >> np.uint64(COUNTRY_CARDS)))
    for index in range(MOST_SEATS):
        put_bits64(out, AT_PILES + index * COUNTRY_CARDS, s.pile[order[index]])
    look_at_notes(seats, me, number(s.general), notes, out)


@inline
def look_at_turn(s: Any, seats: int, me: int, notes: Any, out: Any) -> None:
    """Write the seat to move, the phase, and everybody's cards."""
    out[AT_FOUR_SEATS] = s.seats == MOST_SEATS
    put8(out, AT_PHASE, byte(number(s.phase)))
    put8(out, AT_TO_MOVE, byte(distance(seats, me, number(s.to_move))) if s.to_move >= 0 else ZERO)
    put8(out, AT_GENERAL, byte(distance(seats, me, number(s.general))))
    put8(out, AT_LEADER, byte(distance(seats, me, number(s.leader[s.battle]))))
    out[AT_DARK] = s.side == DARK
    out[AT_BATTLE] = s.battle
    out[AT_BATTLES_LEFT] = 0 if s.phase == OVER else battles(s) - s.battle
    out[AT_DECK] = deck_size(s)
    out[AT_UPRISING] = s.uprising
    held = np.uint64(cards_each(s)) * EACH
    put8(out, AT_HAND_SIZES, clockwise(seats, me, held) - have_played(s, seats, me, notes))


@inline
def have_played(s: Any, seats: int, me: int, notes: Any) -> np.uint64:
    """The seats that have played in the current battle: a byte for each, from the viewer's own on."""
    plays = seats if notes.battle > s.battle else number(notes.turn)
    first = distance(seats, number(s.leader[s.battle]), me)
    from_leader = EACH & ((ONE << np.uint64(8 * plays)) - ONE)
    return clockwise(seats, first, from_leader)


@inline
def distance(seats: int, me: int, seat: int) -> int:
    """How many seats clockwise a seat is from the own one."""
    return seat - me if seat >= me else seat - me + seats


@inline
def clockwise(seats: int, me: int, by_seat: np.uint64) -> np.uint64:
    """Bytes by seat from the own one on, and zeros after them."""
    present = by_seat & ((ONE << np.uint64(8 * seats)) - ONE)
    both = present | present << np.uint64(8 * seats)
    return both >> np.uint64(8 * me) & ((ONE << np.uint64(8 * seats)) - ONE)


@inline
def look_at_notes(seats: int, me: int, general: int, notes: Any, out: Any) -> None:
    """Write the notes on each seat."""
    order = ORDER[seats, me]
    for index in range(MOST_SEATS):
        put8(out, AT_PILE_FACTIONS + index * FACTIONS, notes.factions[order[index]])
    for index in range(MOST_SEATS):
        put8(out, AT_PILE_KINDS + index * KINDS, notes.kinds[order[index]])
    extra = np.uint64(POINTS_GENERAL) << np.uint64(8 * general)
    put8(out, AT_SCORES, clockwise(seats, me, get8(notes.score, 0) + extra))
    for index in range(MOST_SEATS):
        at, first = AT_PLAYED + index * CARDS, number(order[index]) * CARDS
        copy32(out, at, notes.played, first)
        copy16(out, at + 32, notes.played, first + 32)
    for index in range(MOST_SEATS - 1):
        put8(out, AT_LACKED + index * FACTIONS, get8(notes.lacked, number(order[index]) * WORD))
    # The last one ends where the observation does, so it is written with a byte of the one before.
    before = get8(notes.lacked, number(order[MOST_SEATS - 2]) * WORD)
    last = get8(notes.lacked, number(order[MOST_SEATS - 1]) * WORD)
    before = before >> np.uint64(8 * (FACTIONS - 1)) & np.uint64(255)
    put8(out, OBSERVATION_SIZE - WORD, last << np.uint64(8) | before)
