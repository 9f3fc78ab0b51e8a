"""Tatami: three tabletop games of old Japan, for people and programs."""

from __future__ import annotations

from tatami.engine.game import GameError
from tatami.fair import Fair
from tatami.games import names as _names
from tatami.match import IllegalAction, Match, Step, new
from tatami.record import Record, RecordError, replay, verify
from tatami.view import View

__version__ = "0.1.0"

__all__ = [
    "Fair",
    "GameError",
    "IllegalAction",
    "Match",
    "Record",
    "RecordError",
    "Step",
    "View",
    "games",
    "new",
    "replay",
    "verify",
]


def games() -> list[str]:
    """The names of the games there are."""
    return list(_names())
