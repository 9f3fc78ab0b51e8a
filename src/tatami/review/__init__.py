"""Game reviews: the values of decisions, errors, gifts and luck, from each player's own information."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from tatami.match import Match
from tatami.record import Record
from tatami.review.decisions import Decision
from tatami.review.report import Measure, Moment, Parts, Review
from tatami.review.reviewer import SECONDS, SIMULATIONS, Progress, Reviewer

__all__ = ["Decision", "Measure", "Moment", "Parts", "Progress", "Review", "Reviewer", "review"]


def review(
    record: Record | Match | str,
    seat: int,
    *,
    simulations: int = SIMULATIONS,
    seconds: float | None = SECONDS,
) -> Review:
    """Review a finished game for one seat, from that seat's own information.

    With `seconds=None` the clock is ignored, and the same game gives the same review, byte for byte.
    """
    if isinstance(record, str):
        record = Record.loads(record)
    match = record if isinstance(record, Match) else record.replay()
    reviewer = Reviewer(match, simulations=simulations, seconds=seconds)
    reviewer.run()
    return reviewer.of(seat)


class _Callable(ModuleType):
    """Makes the module callable: `tatami.review(record, seat)`, also after it was imported."""

    def __call__(self, *args: Any, **named: Any) -> Review:
        return review(*args, **named)


sys.modules[__name__].__class__ = _Callable
