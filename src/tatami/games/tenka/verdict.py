"""A battle analysed for code that explains it: sides, totals, the winner and the reason."""

from __future__ import annotations

from typing import Any, NamedTuple

from tatami.engine.scene.writer import fill, put, put_one, reserve, write
from tatami.games.tenka import battle
from tatami.games.tenka.battle import DRAW, NO_SIDE, SIDE_BITS, SIDE_MASK, side_of, total_of
from tatami.games.tenka.cards import CARDS, COUNTRY_CARDS
from tatami.games.tenka.declared import DRAWN, FIGHTING, FIRST, LEADING, ONLY, STRONGEST, TRUMP, WHY
from tatami.games.tenka.state import NO_CARD, number


class Verdict(NamedTuple):
    """The result of a battle; before its last card, as if it ended here."""

    leader: int  # seat of the General who led it
    sides: int  # packed by seat: see `side_of`
    totals: int  # packed by side: see `total_of`
    order: int  # the sides, packed like those of seats, the strongest first, of equals the one there first
    winner: int  # a side or DRAW
    reason: int
    general: int  # seat that holds the General's card after it
    uprising: bool  # whether another side than the General's has won
    complete: bool  # whether everybody has played


@write
def seat_from(v: Any, first: int, turn: int) -> int:
    """The seat that comes so many turns after another one."""
    return (number(first) + turn) % number(v.seats)


@write
def has_begun(v: Any, at: int) -> bool:
    """Whether the first card of a battle has been played."""
    return v.played[at, v.leader[at]] != NO_CARD


@write
def judge(v: Any, at: int) -> Verdict:
    """Take a battle apart that has begun."""
    leader = number(v.leader[at])
    sides = battle.sides(v, at)
    totals = battle.totals(v, at, sides)
    winner, reason = battle.outcome(v, at, sides, totals)
    general = leader if winner == DRAW else number(battle.new_general(v, at, sides, winner))
    order, complete = SIDE_MASK, True
    for turn in range(number(v.seats)):
        side = side_of(sides, seat_from(v, leader, turn))
        if side == NO_SIDE:
            complete = False
        else:
            order = ranked(order, totals, side)
    uprising = winner != DRAW and winner != side_of(sides, leader)
    return Verdict(leader, sides, totals, order, winner, reason, general, uprising, complete)


@write
def ranked(order: int, totals: int, side: int) -> int:
    """Sides by strength, with one more among them unless it is there; NO_SIDE stands behind the last."""
    place = 0
    while side_of(order, place) != NO_SIDE:
        if side_of(order, place) == side:
            return order
        place += 1
    while place > 0 and total_of(totals, side_of(order, place - 1)) < total_of(totals, side):
        place -= 1
    bits = SIDE_BITS * place
    return order & ((1 << bits) - 1) | side << bits | order >> bits << (bits + SIDE_BITS)


@write
def how(v: Any, at: int, judged: Verdict) -> int:
    """Why that seat holds the General's card after a battle that was won."""
    if v.played[at, judged.general] >= COUNTRY_CARDS:
        return TRUMP
    winners, equals = 0, 0
    best = strength_of(v, at, judged.general)  # the strongest of the side
    for seat in range(number(v.seats)):
        if side_of(judged.sides, seat) == judged.winner:
            winners += 1
            equals += strength_of(v, at, seat) == best
    if winners == 1:
        return ONLY
    return FIRST if equals > 1 else STRONGEST


@write
def strength_of(v: Any, at: int, seat: int) -> int:
    """The strength of a card in battle by the numbers that count."""
    return number(v.strength[v.side_up[at], v.played[at, seat]])


@write
def player_of(v: Any, at: int, card: int) -> int:
    """The seat that played a card in a battle."""
    seat = 0
    while v.played[at, seat] != card:
        seat += 1
    return seat


@write
def put_fighting(v: Any, at: int, seat: int, judged: Verdict, w: Any) -> None:
    """Put a card in battle as a piece."""
    card = number(v.played[at, seat])
    put(w, LEADING if seat == judged.leader else FIGHTING, card, card, card)
    put(w, strength_of(v, at, seat), side_of(judged.sides, seat), number(v.side_up[at]))


@write
def put_totals(judged: Verdict, w: Any) -> None:
    """List the totals of all sides."""
    at = reserve(w)
    rank = 0
    while side_of(judged.order, rank) != NO_SIDE:
        side = side_of(judged.order, rank)
        put(w, side, total_of(judged.totals, side))
        rank += 1
    fill(w, at, rank)


@write
def put_why(v: Any, at: int, judged: Verdict, w: Any) -> None:
    """Put the reason a battle ends as it does, as a clause."""
    put_one(w, WHY + judged.reason)
    put_totals(judged, w)
    trumps = 0
    for seat in range(number(v.seats)):
        trumps += COUNTRY_CARDS <= v.played[at, seat] < CARDS
    put(w, DRAWN if judged.winner == DRAW else judged.winner, trumps, vassals_are_equal(judged))


@write
def vassals_are_equal(judged: Verdict) -> int:
    """1 if all sides but the General's are equally strong, and there are any."""
    generals, equal, known = side_of(judged.sides, judged.leader), 0, -1
    rank = 0
    while side_of(judged.order, rank) != NO_SIDE:
        side = side_of(judged.order, rank)
        total = total_of(judged.totals, side)
        rank += 1
        if side == generals:
            continue
        if known >= 0 and total != known:
            return 0
        equal, known = 1, total
    return equal


@write
def put_sides(v: Any, judged: Verdict, w: Any) -> None:
    """List the sides, the strongest first: total, seats, and whether it is the General's."""
    at = reserve(w)
    rank = 0
    while side_of(judged.order, rank) != NO_SIDE:
        side = side_of(judged.order, rank)
        put(w, side, total_of(judged.totals, side))
        of_seats = reserve(w)
        for seat in range(number(v.seats)):
            if side_of(judged.sides, seat) == side:
                put_one(w, seat + 1)
        fill(w, of_seats, w.at - of_seats - 1)
        put_one(w, number(side == side_of(judged.sides, judged.leader)))
        rank += 1
    fill(w, at, rank)
