"""Ratings: Plackett-Luce by Weng and Lin, in points of which 400 are odds of ten to one, bots as anchors."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

from tatami.server.core.anchors import ANCHORS

MEAN = 1200.0  # where somebody new starts,
DEVIATION = 350.0  # and how uncertain that is
BETA = 400 / math.log(10) / math.sqrt(2)  # makes 400 points odds of ten to one between two who are known well
DRIFT = 4.0  # points that strength may change by between two games
ANCHORED = 25.0  # how uncertain the rating of a bot is that was measured
PROVISIONAL = 110.0  # a rating that is more uncertain than this is called provisional


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is at a game, as far as is known."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def points(self) -> int:
        """What people are told."""
        return round(self.mean)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known to compare it."""
        return self.deviation > PROVISIONAL


def _beta(seats: int) -> float:
    """The noise of a player: the odds between two do not depend on how many others sit there."""
    return BETA * math.sqrt(2 / seats)


@cache
def _model(seats: int) -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=_beta(seats), tau=DRIFT)


def anchor(game: str, level: str) -> Rating:
    """The rating of a bot, which games do not change; one that was never measured counts as somebody new."""
    known = ANCHORS.get(game, {}).get(level)
    return Rating() if known is None else Rating(known, ANCHORED)


def rate(ratings: Mapping[int, Rating], places: Mapping[int, int]) -> dict[int, Rating]:
    """The ratings of all seats after a game, from those before it and where each seat came in."""
    seats = list(ratings)
    model = _model(len(seats))
    teams = [[model.rating(mu=ratings[seat].mean, sigma=ratings[seat].deviation)] for seat in seats]
    rated = model.rate(teams, ranks=[float(places[seat]) for seat in seats])
    return {seat: Rating(one.mu, one.sigma) for seat, (one,) in zip(seats, rated, strict=True)}


def shares(ratings: Sequence[Rating]) -> list[float]:
    """The chance of each to come first."""
    noise = _beta(len(ratings)) ** 2
    scale = math.sqrt(sum(one.deviation**2 + noise for one in ratings))
    best = max(one.mean for one in ratings)
    weights = [math.exp((one.mean - best) / scale) for one in ratings]
    return [weight / sum(weights) for weight in weights]
