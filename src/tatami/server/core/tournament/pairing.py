"""Pairing: who meets whom in a round, and in which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations

import networkx as nx

Pair = frozenset[int]


def met(tables: Sequence[Sequence[int]]) -> Counter[Pair]:
    """How often any two players sat at the same table."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))


def circle(players: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """Round `number` (from 1) of a round robin for two: the first player stays, the others move on.

    Everybody sits in each seat equally often, or once more in one of them.
    """
    assert len(players) % 2 == 0
    rest = list(players[1:])
    turn = (number - 1) % len(rest)
    ring = [players[0], *rest[turn:], *rest[:turn]]
    first = (ring[0], ring[-1]) if number % 2 else (ring[-1], ring[0])
    return [first, *((ring[place], ring[-1 - place]) for place in range(1, len(ring) // 2))]


def pairs(players: Sequence[int], scores: Mapping[int, Fraction], before: Counter[Pair]) -> list[list[int]]:
    """Tables for two: as few repeated meetings as possible, then opponents with close scores.

    It is a minimum-cost perfect matching, so a repeated meeting happens only if there is no way around it.
    The order of the players decides between equal scores.
    """
    assert len(players) % 2 == 0
    order = sorted(players, key=lambda one: -scores.get(one, Fraction(0)))
    place = {one: at for at, one in enumerate(order)}
    again = sum(range(len(order))) ** 2 + 1  # dearer than any distance between scores
    graph: nx.Graph[int] = nx.Graph()
    for one, other in combinations(order, 2):
        cost = (place[one] - place[other]) ** 2 + again * before[frozenset((one, other))]
        graph.add_edge(one, other, weight=-cost)
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    found = [sorted(pair, key=place.__getitem__) for pair in matching]
    return sorted(found, key=lambda table: place[table[0]])


def groups(
    players: Sequence[int], seats: int, scores: Mapping[int, Fraction], before: Counter[Pair]
) -> list[list[int]]:
    """Tables for any number of seats, by swapping players until no swap makes the round better.

    Repeated meetings count most, then how far apart the scores at a table are.
    """
    assert len(players) % seats == 0
    if seats == 2:
        return pairs(players, scores, before)
    order = sorted(players, key=lambda one: -scores.get(one, Fraction(0)))
    place = {one: at for at, one in enumerate(order)}
    again = len(order) ** 3

    def cost(table: Sequence[int]) -> int:
        return sum(
            again * before[frozenset((one, other))] ** 2
            + again * before[frozenset((one, other))]
            + abs(place[one] - place[other])
            for one, other in combinations(table, 2)
        )

    tables = [order[first : first + seats] for first in range(0, len(order), seats)]
    costs = [cost(table) for table in tables]
    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(range(len(tables)), 2):
            for left in range(seats):
                for right in range(seats):
                    mine, theirs = list(tables[one]), list(tables[other])
                    mine[left], theirs[right] = theirs[right], mine[left]
                    new = cost(mine), cost(theirs)
                    if sum(new) < costs[one] + costs[other]:
                        tables[one], tables[other] = mine, theirs
                        costs[one], costs[other] = new
                        is_better = True
    return [sorted(table, key=place.__getitem__) for table in tables]


def seated(tables: Sequence[Sequence[int]], before: Sequence[Sequence[int]]) -> list[tuple[int, ...]]:
    """The players of each table by seat: everybody sits in every seat about equally often."""
    sat = Counter((player, seat) for table in before for seat, player in enumerate(table))

    def repeats(order: Sequence[int]) -> list[int]:
        return sorted((sat[player, seat] for seat, player in enumerate(order)), reverse=True)

    return [min(permutations(table), key=repeats) for table in tables]
