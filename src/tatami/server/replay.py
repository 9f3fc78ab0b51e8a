"""Finished games step by step, through the eyes of a seat or of a spectator."""

from __future__ import annotations

from tatami.match import Match
from tatami.server.reader import Reader
from tatami.server.rest import Replay
from tatami.server.sights import make_sight

MOST = 60  # sights in one answer


def replay(table: str, match: Match, seat: int | None, lang: str, first: int, count: int) -> Replay:
    """What a seat saw after step number `first` and the next ones; before any step there is number 0."""
    length = len(match.actions)
    sights = []
    for number in range(first, min(first + min(count, MOST), length + 1)):
        then = match.at(number)
        sights.append(make_sight(then, then.view(seat), Reader("", lang), max(0, number - 1)))
    names = {str(number): name for number, name in match.names().items()}
    return Replay(table, match.game.name, names, length, first, sights)
