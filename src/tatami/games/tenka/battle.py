"""How a battle is decided: sides, totals, the winning side and why, and the new General.

The questions are asked about any battle of a state or view that has begun, also about one that is
not finished: then they are answered as if those who have not played yet were not there.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from tatami.engine.jit import inline
from tatami.games.tenka.cards import (
    AGRICULTURAL,
    CARDS,
    COUNTRY_CARDS,
    EMPEROR,
    EMPEROR_FACTION,
    FACTIONS,
    MOST_SEATS,
    STRONGEST,
    TEMPLES_FACTION,
)
from tatami.games.tenka.state import NO_CARD, number

# A side is named by a faction: one of the seven, the Emperor's or the Temples'.
SIDES = FACTIONS + 2
NO_SIDE = 15  # of somebody who has not played
DRAW = -1  # no side wins
NOBODY, SEVERAL = -1, -2  # instead of the one seat that played a trump

# Small numbers packed in one word: sides by seat, totals by side.
SIDE_BITS, TOTAL_BITS = 4, 7
SIDE_MASK, TOTAL_MASK = (1 << SIDE_BITS) - 1, (1 << TOTAL_BITS) - 1

SEVERAL_TRUMPS = 1 << (SIDE_BITS * MOST_SEATS)  # above the sides by seat

assert SIDES <= NO_SIDE <= SIDE_MASK
assert STRONGEST * MOST_SEATS <= TOTAL_MASK and SIDES * TOTAL_BITS < 64


class Reason(IntEnum):
    """Why a battle ends as it does."""

    ONE_SIDE = 0  # no fight
    HIGHEST = 1  # the highest total
    GENERALS_TIE = 2  # the General's side is one of those with the highest total
    VASSALS_TIE = 3  # vassal sides tie above the General's, which wins since not all are equal (R2)
    VASSALS_DRAW = 4  # all vassal sides tie above the General's: draw (R2)
    TWO_TRUMPS = 5  # draw
    EMPEROR_LEADS = 6  # the General alone wins
    ALL_AGRICULTURAL = 7  # draw: everybody joined the General's Temples


ONE_SIDE, HIGHEST, GENERALS_TIE, VASSALS_TIE = (int(reason) for reason in list(Reason)[:4])
VASSALS_DRAW, TWO_TRUMPS, EMPEROR_LEADS, ALL_AGRICULTURAL = (int(reason) for reason in list(Reason)[4:])


@inline
def trump_player(s: Any, battle: int) -> int:
    """The seat that played the only trump of a battle, or NOBODY, or SEVERAL."""
    found = NOBODY
    for seat in range(number(s.seats)):
        if COUNTRY_CARDS <= s.played[battle, seat] < CARDS:
            if found != NOBODY:
                return SEVERAL
            found = seat
    return found


@inline
def side_of_card(s: Any, battle: int, seat: int, trump_seat: int) -> int:
    """The side a player's card fights on."""
    card = s.played[battle, seat]
    if card == NO_CARD:
        return NO_SIDE
    faction = number(s.faction[card])
    if trump_seat < 0 or seat == trump_seat:
        return faction
    leader = s.leader[battle]
    if s.played[battle, trump_seat] != EMPEROR:
        # The General's own card never joins a vassal's Temples.
        joins = s.kind[card] == AGRICULTURAL and seat != leader
        return TEMPLES_FACTION if joins else faction
    if trump_seat == leader or faction == s.faction[s.played[battle, leader]]:
        return faction
    return EMPEROR_FACTION


@inline
def sides(s: Any, battle: int) -> int:
    """The sides of a battle, packed by seat: see `side_of`."""
    trump_seat = trump_player(s, battle)
    packed = 0
    for seat in range(number(s.seats)):
        packed |= number(side_of_card(s, battle, seat, trump_seat)) << (SIDE_BITS * seat)
    return packed | SEVERAL_TRUMPS if trump_seat == SEVERAL else packed


@inline
def side_of(sides: int, seat: int) -> int:
    """The side a player fights on, NO_SIDE before they played."""
    return (sides >> (SIDE_BITS * seat)) & SIDE_MASK


@inline
def totals(s: Any, battle: int, sides: int) -> int:
    """The strength of each side, packed: see `total_of`."""
    packed = 0
    for seat in range(number(s.seats)):
        side = side_of(sides, seat)
        if side != NO_SIDE:
            strength = s.strength[s.side_up[battle], s.played[battle, seat]]
            packed += number(strength) << (TOTAL_BITS * side)
    return packed


@inline
def total_of(totals: int, side: int) -> int:
    """The strength of a side."""
    return (totals >> (TOTAL_BITS * side)) & TOTAL_MASK


@inline
def outcome(s: Any, battle: int, sides: int, totals: int) -> tuple[int, int]:
    """The winning side, or DRAW, and the reason."""
    if sides & SEVERAL_TRUMPS:
        return DRAW, TWO_TRUMPS
    leader = number(s.leader[battle])
    generals = side_of(sides, leader)
    if generals == EMPEROR_FACTION:
        return generals, EMPEROR_LEADS
    its_total = total_of(totals, generals)
    challenger, best, tied = NO_SIDE, -1, False  # the strongest other side, and whether it shares that
    lowest = TOTAL_MASK  # of the others
    for seat in range(number(s.seats)):
        side = side_of(sides, seat)
        if side in (generals, NO_SIDE):
            continue
        total = total_of(totals, side)
        lowest = min(lowest, total)
        if total > best:
            challenger, best, tied = side, total, False
        elif total == best and side != challenger:
            tied = True
    if challenger == NO_SIDE and generals == TEMPLES_FACTION:
        return DRAW, ALL_AGRICULTURAL
    if challenger == NO_SIDE:
        return generals, ONE_SIDE
    if best < its_total:
        return generals, HIGHEST
    if best == its_total:
        return generals, GENERALS_TIE
    if not tied:
        return challenger, HIGHEST
    # R2; by version 1 it was enough for a draw that no other side was below the General's.
    if lowest < (its_total if s.version == 1 else best):
        return generals, VASSALS_TIE
    return DRAW, VASSALS_DRAW


@inline
def new_general(s: Any, battle: int, sides: int, winner: int) -> int:
    """The seat that leads the winning side: its trump's player, else its strongest card's."""
    best_seat, best_strength = NOBODY, -1
    seat = number(s.leader[battle])
    for _ in range(number(s.seats)):
        if side_of(sides, seat) == winner:
            card = s.played[battle, seat]
            if card >= COUNTRY_CARDS:
                return seat
            strength = number(s.strength[s.side_up[battle], card])
            if strength > best_strength:  # R3: of equals the earliest
                best_seat, best_strength = seat, strength
        seat = seat + 1 if seat + 1 < s.seats else 0
    return best_seat


@inline
def is_uprising(s: Any, battle: int, sides: int, winner: int) -> bool:
    """Whether another side than the General's has won."""
    return winner != DRAW and winner != side_of(sides, number(s.leader[battle]))
