"""The page's words about battles and hidden hands a second time, slow and plain, to check the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from tatami.games.tenka.cards import COUNTRY_CARDS, EMPEROR, HAND, Kind
from tatami.games.tenka.state import NO_CARD


class Verdict(NamedTuple):
    """What a battle comes to; the winners are the seats of the winning side, nobody in a draw."""

    winners: frozenset[int]
    general: int
    uprising: bool


def verdict(s: Any, battle: int) -> Verdict:
    """Decide a finished battle."""
    seats, leader = int(s.seats), int(s.leader[battle])
    order = [(leader + turn) % seats for turn in range(seats)]
    card = {seat: int(s.played[battle, seat]) for seat in order}
    strength = {seat: int(s.strength[s.side_up[battle], card[seat]]) for seat in order}
    sides = _sides(s, order, card)
    if sides is None:
        return Verdict(frozenset(), leader, False)
    if card[leader] == EMPEROR:
        return Verdict(frozenset([leader]), leader, False)
    own = next(side for side in sides if leader in side)
    total = {side: sum(strength[seat] for seat in side) for side in sides}
    winner = _winner(int(s.version), sides, own, total)
    if winner is None:
        return Verdict(frozenset(), leader, False)
    trumps = [seat for seat in winner if card[seat] >= COUNTRY_CARDS]
    strongest = max(strength[seat] for seat in winner)
    first = next(seat for seat in order if seat in winner and strength[seat] == strongest)
    return Verdict(winner, trumps[0] if trumps else first, winner != own)


def _sides(s: Any, order: list[int], card: dict[int, int]) -> list[frozenset[int]] | None:
    """The seats of each side, or None for a draw."""
    leader, vassals = order[0], order[1:]
    trumps = [seat for seat in order if card[seat] >= COUNTRY_CARDS]
    farmers = {seat for seat in vassals if s.kind[card[seat]] == Kind.AGRICULTURAL}
    if len(trumps) >= 2:
        return None
    joined: set[int] = set()
    if trumps and card[trumps[0]] == EMPEROR:
        if trumps[0] != leader:
            joined = {seat for seat in vassals if s.faction[card[seat]] != s.faction[card[leader]]}
    elif trumps:
        if trumps[0] == leader and farmers == set(vassals):
            return None
        joined = {trumps[0]} | farmers
    rest = [seat for seat in order if seat not in joined]
    factions = {int(s.faction[card[seat]]) for seat in rest}
    sides = [frozenset(seat for seat in rest if s.faction[card[seat]] == faction) for faction in factions]
    return [*sides, frozenset(joined)] if joined else sides


def _winner(
    version: int, sides: list[frozenset[int]], own: frozenset[int], total: dict[frozenset[int], int]
) -> frozenset[int] | None:
    top = [side for side in sides if total[side] == max(total.values())]
    if own in top:
        return own
    if len(top) == 1:
        return top[0]
    if version == 1:
        return own if min(total.values()) < total[own] else None
    return None if len(top) == len(sides) - 1 else own


def hand_test(s: Any, seat: int) -> Callable[[int], bool]:
    """A test whether a seat may hold a set of cards now, by undoing all that everybody saw."""
    draws = int(s.drawn) // int(s.seats)
    now = int(s.battle)

    @cache
    def could_hold(battle: int, hand: int) -> bool:
        """Whether the seat may have had this hand before it played in the battle."""
        card = int(s.played[battle, seat])
        if card != NO_CARD and not _may_play(s, battle, seat, card, hand):
            return False
        if battle == 0:
            return hand.bit_count() == HAND
        before = hand | 1 << int(s.played[battle - 1, seat])
        if battle > draws:
            return could_hold(battle - 1, before)
        return any(could_hold(battle - 1, before & ~(1 << drawn)) for drawn in range(48) if hand >> drawn & 1)

    played = int(s.played[now, seat])
    return lambda hand: could_hold(now, hand if played == NO_CARD else hand | 1 << played)


def _may_play(s: Any, battle: int, seat: int, card: int, hand: int) -> bool:
    led = int(s.played[battle, s.leader[battle]])
    if seat == s.leader[battle] or led >= COUNTRY_CARDS or card >= COUNTRY_CARDS:
        return True
    follows = s.faction[card] == s.faction[led]
    return bool(follows) or hand & int(s.faction_cards[s.faction[led]]) == 0
