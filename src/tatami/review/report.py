"""The review of a game for one seat: errors, gifts and luck that add up to the result."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from tatami.review.decisions import Decision, points, share

COSTLIEST = 3  # moments that are marked


@dataclass(frozen=True)
class Measure:
    """A number in both measures: share of victory, and points ahead of the best other seat."""

    share: float
    points: float

    def __add__(self, other: Measure) -> Measure:
        return Measure(share(self.share + other.share), points(self.points + other.points))

    def __sub__(self, other: Measure) -> Measure:
        return Measure(share(self.share - other.share), points(self.points - other.points))

    def data(self) -> dict[str, float]:
        """The same as plain data."""
        return {"share": self.share, "points": self.points}


NOTHING = Measure(0.0, 0.0)


@dataclass(frozen=True)
class Parts:
    """The parts of the result: `start + own + others + luck` is `result`, exactly."""

    start: Measure  # expectation before the deal, among equals
    own: Measure  # own errors, negative
    others: Measure  # others' errors, given their information
    luck: Measure  # deal, draws, revealed pieces
    result: Measure

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {name: getattr(self, name).data() for name in ("start", "own", "others", "luck", "result")}


@dataclass(frozen=True)
class Moment:
    """An action of the game and its effect on the seat."""

    number: int  # action number, from 1; 0 is the deal
    seat: int | None  # the acting seat
    value: Measure  # the seat's expectation afterwards
    error: Measure  # the effect of the actor's error on the seat
    luck: Measure  # the rest of the change

    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        return {
            "number": self.number,
            "seat": self.seat,
            "value": self.value.data(),
            "error": self.error.data(),
            "luck": self.luck.data(),
        }


@dataclass(frozen=True)
class Review:
    """The review of a game for one seat."""

    game: str
    seat: int
    seats: int
    decisions: tuple[Decision, ...]  # of all seats, in the order they were made
    moments: tuple[Moment, ...]  # from the deal to the end
    parts: Parts
    complete: bool = True  # False: there was no time for the deep search of every decision

    @property
    def own(self) -> tuple[Decision, ...]:
        """The seat's own decisions."""
        return tuple(decision for decision in self.decisions if decision.seat == self.seat)

    @property
    def errors(self) -> tuple[Decision, ...]:
        """The seat's errors in the order they were made."""
        return tuple(decision for decision in self.own if decision.grade is not None)

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The errors that cost most, worst first."""
        ranked = sorted(self.errors, key=lambda each: (-each.severity, -each.points_lost, each.number))
        return tuple(ranked[:COSTLIEST])

    def accuracy(self, seat: int) -> float | None:
        """The accuracy of a seat in percent, computed from each error as on lichess; None: no choice."""
        each = [_accuracy(decision.severity) for decision in self.decisions if decision.seat == seat]
        return round(sum(each) / len(each), 1) if each else None

    def own_data(self) -> dict[str, Any]:
        """The part for this seat alone, as plain data."""
        return {
            "parts": self.parts.data(),
            "accuracy": self.accuracy(self.seat),
            "costliest": [decision.number for decision in self.costliest],
            "moments": [moment.data() for moment in self.moments],
        }

    def data(self) -> dict[str, Any]:
        """The review as plain data."""
        return {
            "game": self.game,
            "seat": self.seat,
            "complete": self.complete,
            **self.own_data(),
            "decisions": [decision.data() for decision in self.decisions],
        }


def _accuracy(severity: float) -> float:
    return min(100.0, 103.1668 * math.exp(-0.04354 * 100 * severity) - 3.1669 + 0.0001)
