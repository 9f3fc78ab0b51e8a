"""Scores, tie-breaks and places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tatami.server.core.tournament.entries import Seated, TableResult
from tatami.server.core.tournament.plan import Format


@dataclass
class Line:
    """A player's line in the standings."""

    number: int
    score: Fraction = Fraction(0)  # the sum of the rounds
    first: Fraction = Fraction(0)  # the first tie-break,
    second: Fraction = Fraction(0)  # and the second
    rounds: dict[int, Fraction] = field(default_factory=dict)  # from 0 to 1, by round
    place: int = 0

    @property
    def key(self) -> tuple[Fraction, Fraction, Fraction]:
        """The sort key of the standings; equal keys share a place."""
        return self.score, self.first, self.second


Played = tuple[Sequence[Seated], Sequence[TableResult | None]]  # a round; None: a table that is not over


def margin(result: TableResult, seat: int) -> int:
    """Points ahead of the best other seat."""
    return result.points[seat] - max(points for at, points in enumerate(result.points) if at != seat)


def versus(one: tuple[int, ...], other: tuple[int, ...]) -> Fraction:
    """1 for the greater value, ½ for equal ones."""
    return Fraction((one > other) - (one < other) + 1, 2)


def at_table(result: TableResult, seat: int) -> Fraction:
    """The share of the opponents at the table that a seat finished ahead of."""
    places = result.places
    beaten = [versus((-places[seat],), (-other,)) for at, other in enumerate(places) if at != seat]
    return sum(beaten, Fraction(0)) / len(beaten)


def in_seat(results: Sequence[TableResult], table: int, seat: int) -> Fraction:
    """The share of the same seat's other players, at the other tables, whom a player did better than.

    Better is further ahead of the best opponent, then a better place.
    """
    worth = [(margin(result, seat), -result.places[seat]) for result in results]
    others = [one for at, one in enumerate(worth) if at != table]
    return sum((versus(worth[table], one) for one in others), Fraction(0)) / len(others)


def standings(format: Format, players: Sequence[int], rounds: Sequence[Played]) -> list[Line]:
    """Everybody's line, best first; a round that somebody missed scores nothing."""
    lines = {player: Line(player) for player in players}
    for number, (tables, results) in enumerate(rounds, 1):
        if format == "duplicate":
            ended = [result for result in results if result is not None]
            if len(ended) == len(tables):  # comparisons wait for the slowest table
                _compare(lines, number, tables, ended)
        else:
            _score(lines, number, tables, results)
    for line in lines.values():
        line.score = sum(line.rounds.values(), Fraction(0))
    if format != "duplicate":
        _break_ties(format, lines, rounds)
    found = sorted(lines.values(), key=lambda line: (*(-part for part in line.key), line.number))
    for line in found:
        line.place = 1 + sum(other.key > line.key for other in found)
    return found


def _score(
    lines: Mapping[int, Line], number: int, tables: Sequence[Seated], results: Sequence[TableResult | None]
) -> None:
    for table, result in zip(tables, results, strict=True):
        if result is not None:
            for seat, player in enumerate(table.players):
                lines[player].rounds[number] = at_table(result, seat)
                lines[player].second += margin(result, seat)


def _compare(
    lines: Mapping[int, Line], number: int, tables: Sequence[Seated], results: Sequence[TableResult]
) -> None:
    for at, table in enumerate(tables):
        for seat, player in enumerate(table.players):
            margins = [margin(result, seat) for result in results]
            lines[player].rounds[number] = in_seat(results, at, seat)
            lines[player].first += margins[at] - Fraction(sum(margins), len(margins))


def _break_ties(format: Format, lines: Mapping[int, Line], rounds: Sequence[Played]) -> None:
    """Swiss: the opponents' scores. Round robin: those of beaten opponents, half for equal places."""
    for tables, results in rounds:
        for table, result in zip(tables, results, strict=True):
            if result is None:
                continue
            for seat, player in enumerate(table.players):
                for at, other in enumerate(table.players):
                    if at != seat:
                        won = versus((-result.places[seat],), (-result.places[at],))
                        weight = Fraction(1) if format == "swiss" else won
                        lines[player].first += weight * lines[other].score
