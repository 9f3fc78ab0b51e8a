"""Matches of several games: mirrored pairs on one deal, and best of three, five or seven."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from tatami.server.wire.messages import MatchKind, MatchScore

if TYPE_CHECKING:
    from tatami.server.core.table import Table

LENGTHS: dict[MatchKind, int] = {"one": 1, "mirrored": 2, "best-of-3": 3, "best-of-5": 5, "best-of-7": 7}


class Series(Struct, frozen=True):
    """The games of a match before a table's own, by seat of that table."""

    players: tuple[str, ...]  # identities, or levels of bots
    games: int
    wins: tuple[int, ...]
    points: tuple[int, ...]


def players_of(table: Table) -> tuple[str, ...]:
    """The players of a full table by seat."""
    return tuple(chair.who or chair.bot or "" for _, chair in sorted(table.chairs.items()))


def played(table: Table) -> Series:
    """The match so far, with the table's own game once it is over."""
    seats = table.settings.seats
    before = table.series or Series(players_of(table), 0, (0,) * seats, (0,) * seats)
    match = table.match
    if match is None or not match.over:
        return before
    winners, points = match.winners(), match.scores()
    return Series(
        before.players,
        before.games + 1,
        tuple(won + (seat in winners) for seat, won in enumerate(before.wins, 1)),
        tuple(total + points[seat] for seat, total in enumerate(before.points, 1)),
    )


def is_decided(kind: MatchKind, series: Series) -> bool:
    """Whether the match is over: all games are played, or nobody can catch up with the leader."""
    left = LENGTHS[kind] - series.games
    if left <= 0 or kind == "mirrored":
        return left <= 0
    first, second = sorted(series.wins, reverse=True)[:2]
    return first > second + left


def turned(series: Series) -> Series:
    """The same after everybody has moved on by one seat."""
    return Series(
        series.players[-1:] + series.players[:-1],
        series.games,
        series.wins[-1:] + series.wins[:-1],
        series.points[-1:] + series.points[:-1],
    )


def leaders(kind: MatchKind, series: Series) -> list[int]:
    """The seats that lead the match: by points in a mirrored one, else by games won."""
    worth: Sequence[int] = series.points if kind == "mirrored" else series.wins
    return [seat for seat, value in enumerate(worth, 1) if value == max(worth)]


def score_of(table: Table) -> MatchScore | None:
    """The match as everybody may know it, None for a single game."""
    kind = table.settings.match
    if kind == "one" or table.match is None:
        return None
    so_far = played(table)
    decided = table.match.over and is_decided(kind, so_far)
    number = so_far.games if table.match.over else so_far.games + 1
    return MatchScore(
        number,
        LENGTHS[kind],
        list(so_far.wins),
        list(so_far.points),
        leaders(kind, so_far) if decided else [],
        decided,
    )
