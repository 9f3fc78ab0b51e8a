"""The likely result of a game, evaluated at the start of a battle with all cards open.

A search uses it in its worlds while cards are still drawn: everything after the current battle is then
mostly chance, and a learned mean is more precise than one more playout.
"""

from __future__ import annotations

from typing import Any

from tatami.bots.tenka.plays import confiscable
from tatami.bots.tenka.scratch import (
    AHEAD_OF_BEST,
    AHEAD_OF_MEAN,
    ALWAYS,
    BEST_IS_GENERAL,
    CARDS_AHEAD,
    EMPEROR_ELSEWHERE,
    EMPEROR_HELD,
    GENERAL_AFTER,
    HAUL_FROM_BEST,
    HAUL_FROM_ME,
    HAUL_FROM_OTHER,
    HEADS,
    KIND_STATES,
    SIGNS,
    STRENGTH,
    STRENGTH_ELSEWHERE,
    TEMPLES_ELSEWHERE,
    TEMPLES_HELD,
)
from tatami.engine.bits import ONE, ZERO, count, has, lowest
from tatami.engine.jit import inline
from tatami.games.tenka.cards import EMPEROR, HAND, KINDS, SEAT_COUNTS
from tatami.games.tenka.rules import TRUMPS, battles, cards_points, kinds_points
from tatami.games.tenka.state import NO_CARD, PLAY, number

STRONG = 8  # a card that wins most fights
LEAST_LEFT = HAND  # battles left when all cards have been drawn


@inline
def judge(mind: Any, s: Any, plies: int, utility: Any, points: Any) -> bool:
    """Whether the outlook applies here; if so, fill in the expectation of each seat."""
    left = battles(s) - s.battle
    if mind.has_outlook == 0 or s.phase != PLAY or left < LEAST_LEFT or s.battle == mind.began:
        return False
    if s.played[s.battle, s.leader[s.battle]] != NO_CARD:
        return False
    survey(mind, s)
    row = left - LEAST_LEFT
    table = number(s.seats) - SEAT_COUNTS[0]
    for seat in range(number(s.seats)):
        find_signs(mind, s, seat)
        utility[seat] = points[seat] = 0.0
        for sign in range(SIGNS):
            utility[seat] += mind.outlook[table, row, 0, sign] * mind.signs[sign]
            points[seat] += mind.outlook[table, row, 1, sign] * mind.signs[sign]
    return True


@inline
def survey(mind: Any, s: Any) -> None:
    """Record the inputs of all seats' signs."""
    for seat in range(number(s.seats)):
        mind.points[seat] = cards_points(s, seat) + kinds_points(s, seat)
        for index in range(4):
            mind.held[seat, index] = 0.0
        share = 1.0 / max(count(s.hand[seat]), 1)
        cards = s.hand[seat] & ~TRUMPS
        while cards != ZERO:
            card = lowest(cards)
            cards &= cards - ONE
            for index in range(2):  # first by the side that is up, then by the other
                strength = number(s.strength[s.side ^ index, card])
                mind.held[seat, 2 * index] += 0.1 * share * strength
                mind.held[seat, 2 * index + 1] += share * (strength >= STRONG)


@inline
def find_signs(mind: Any, s: Any, me: int) -> None:
    """Fill in the signs of a player."""
    for sign in range(SIGNS):
        mind.signs[sign] = 0.0
    mind.signs[ALWAYS] = 1.0
    best = compare_points(mind, s, me)
    find_cards(mind, s, me)
    for kind in range(KINDS):
        mind.signs[KIND_STATES + kind_state(s, me, kind)] += 1.0
    general = number(s.general)
    haul = 0.1 * confiscable(s, general)
    mind.signs[GENERAL_AFTER + (general - me + number(s.seats)) % number(s.seats)] = 1.0
    if general == me:
        mind.signs[HAUL_FROM_ME] = haul
    elif general == best:
        mind.signs[BEST_IS_GENERAL] = 1.0
        mind.signs[HAUL_FROM_BEST] = haul
    else:
        mind.signs[HAUL_FROM_OTHER] = haul


@inline
def compare_points(mind: Any, s: Any, me: int) -> Any:
    """Fill in the points and cards ahead of the others, and return the best of them."""
    seats = number(s.seats)
    mine = number(mind.points[me])
    best, total = (me + 1) % seats, 0
    for turn in range(1, seats):
        seat = (me + turn) % seats
        total += number(mind.points[seat])
        if mind.points[seat] > mind.points[best]:
            best = seat
    mind.signs[AHEAD_OF_BEST] = 0.1 * (mine - number(mind.points[best]))
    mind.signs[AHEAD_OF_MEAN] = 0.1 * (mine - total / (seats - 1))
    mind.signs[CARDS_AHEAD] = 0.1 * (count(s.pile[me]) - count(s.pile[best]))
    return best


@inline
def find_cards(mind: Any, s: Any, me: int) -> None:
    """Fill in trumps and strengths in hands."""
    each = 1.0 / (number(s.seats) - 1)
    for seat in range(number(s.seats)):
        emperor = has(s.hand[seat], EMPEROR) * 1.0
        temples = count(s.hand[seat] & TRUMPS) - emperor
        if seat == me:
            mind.signs[EMPEROR_HELD], mind.signs[TEMPLES_HELD] = emperor, temples
        else:
            mind.signs[EMPEROR_ELSEWHERE] += emperor
            mind.signs[TEMPLES_ELSEWHERE] += temples
        for index in range(4):
            if seat == me:
                mind.signs[STRENGTH + index] = mind.held[seat, index]
            else:
                mind.signs[STRENGTH_ELSEWHERE + index] += each * mind.held[seat, index]


@inline
def kind_state(s: Any, me: int, kind: int) -> int:
    """How the race for a kind stands: 0 won, 1 lost, else 2 to 6 from two ahead to two behind."""
    mine = count(s.pile[me] & s.kind_cards[kind])
    left, most = count(s.kind_cards[kind]) - mine, 0
    for seat in range(number(s.seats)):
        if seat != me:
            theirs = count(s.pile[seat] & s.kind_cards[kind])
            left -= theirs
            most = max(most, theirs)
    ahead = mine - most
    if ahead > left:
        return 0
    if -ahead > left:
        return 1
    return 4 - min(max(ahead, -2), 2)


assert HEADS == 2
