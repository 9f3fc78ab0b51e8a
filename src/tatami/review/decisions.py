"""A decision of a game, the values of its alternatives, and whether it was an error."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tatami.bots.values import Weighed

SURE = 2.0  # standard errors that a loss must exceed to count
GRADES = (("blunder", 0.3), ("mistake", 0.2), ("inaccuracy", 0.1))  # by severity
POINTS = 40.0  # points that weigh as much as a victory, in games where points alone make an error
SHARE_DIGITS, POINT_DIGITS = 4, 2  # so that parts add up exactly


def share(value: float) -> float:
    """A share of victory, rounded for reviews."""
    return round(value, SHARE_DIGITS) + 0.0


def points(value: float) -> float:
    """Points, rounded for reviews."""
    return round(value, POINT_DIGITS) + 0.0


@dataclass(frozen=True)
class Decision:
    """One decision with a choice, from its player's view."""

    number: int  # action number, from 1
    seat: int
    played: str
    weighed: Weighed
    by_points: bool = False  # whether a loss of points alone is an error in this game

    @property
    def best(self) -> str:
        """The best token."""
        return self.weighed.best

    @property
    def loss(self) -> float:
        """The share of victory given away, 0 unless significant."""
        cost = self.weighed.cost.share[self.seat - 1]
        return share(cost) if cost > SURE * self.weighed.error else 0.0

    @property
    def points_lost(self) -> float:
        """The points given away, 0 unless significant."""
        cost = self.weighed.cost.points[self.seat - 1]
        return points(cost) if cost > SURE * self.weighed.points_error else 0.0

    @property
    def severity(self) -> float:
        """The share of victory given away, or what the points given away weigh where that is more."""
        return max(self.loss, self.points_lost / POINTS) if self.by_points else self.loss

    @property
    def grade(self) -> str | None:
        """The grade of the error, or None."""
        return next((name for name, least in GRADES if self.severity >= least), None)

    def effect(self, seat: int) -> tuple[float, float]:
        """The effect of this decision's error on a seat: share and points."""
        cost = self.weighed.cost
        mine = share(-cost.share[seat - 1]) if self.loss > 0 else 0.0
        ahead = points(-cost.points[seat - 1]) if self.points_lost > 0 else 0.0
        return mine, ahead

    def data(self) -> dict[str, Any]:
        """The decision as plain data."""
        found = self.weighed
        return {
            "number": self.number,
            "seat": self.seat,
            "played": self.played,
            "best": self.best,
            "grade": self.grade,
            "loss": self.loss,
            "points_lost": self.points_lost,
            "error": share(found.error),
            "exact": found.exact,
            "value": share(found.value.share[self.seat - 1]),
            "choices": [
                {
                    "token": choice.token,
                    "share": share(choice.share),
                    "points": points(choice.points),
                    "tries": choice.tries,
                }
                for choice in found.choices
            ],
            "reply": _reply(found.reply),
            "reply_to_played": _reply(found.reply_to_played),
        }


def _reply(reply: tuple[str, float] | None) -> dict[str, Any] | None:
    return None if reply is None else {"token": reply[0], "chance": share(reply[1])}
