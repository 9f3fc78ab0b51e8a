"""Ratings: Plackett-Luce (Weng and Lin); 400 points are odds of ten to one; bots are the anchors."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from openskill.models import PlackettLuce

from tatami.server.core.anchors import ANCHORS

MEAN = 1200.0  # a new player's rating,
DEVIATION = 350.0  # and its deviation
BETA = 400 / math.log(10) / math.sqrt(2)  # 400 points are odds of ten to one for certain ratings
DRIFT = 4.0  # points of drift in strength between two games
ANCHORED = 25.0  # the deviation of a bot's measured rating
PROVISIONAL = 110.0  # ratings with a larger deviation are provisional
AFLOAT = 150.0  # the deviation at least of those who have met nobody with a settled rating


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's strength at a game."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def points(self) -> int:
        """The rating shown to players."""
        return round(self.mean)

    @property
    def is_provisional(self) -> bool:
        """Whether the rating is too uncertain to compare."""
        return self.deviation > PROVISIONAL


def _beta(seats: int) -> float:
    """A player's noise: the odds between two players do not depend on the number of seats."""
    return BETA * math.sqrt(2 / seats)


@cache
def _model(seats: int) -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=_beta(seats), tau=DRIFT)


def anchor(game: str, level: str) -> Rating:
    """A bot's fixed rating; an unmeasured bot is rated as a new player."""
    known = ANCHORS.get(game, {}).get(level)
    return Rating() if known is None else Rating(known, ANCHORED)


def rate(
    ratings: Mapping[int, Rating], places: Mapping[int, int], *, is_anchored: bool = True
) -> dict[int, Rating]:
    """The ratings of all seats after a game, from the ratings before it and the final places.

    The scale hangs on the bots, so that nobody can lift it with accounts made for that: settled ratings move
    only by comparison with settled ones, and a rating settles only in games with these. In a game
    without measured bots nothing is anchored, and only the first holds.
    """
    settled = {seat: one for seat, one in ratings.items() if not one.is_provisional}
    after = _rate(ratings, places)
    if is_anchored and not settled:
        after = {
            seat: replace(one, deviation=max(one.deviation, min(AFLOAT, ratings[seat].deviation)))
            for seat, one in after.items()
        }
    return after | (_rate(settled, places) if len(settled) > 1 else settled)


def _rate(ratings: Mapping[int, Rating], places: Mapping[int, int]) -> dict[int, Rating]:
    """The ratings after a game between these seats."""
    seats = list(ratings)
    model = _model(len(seats))
    teams = [[model.rating(mu=ratings[seat].mean, sigma=ratings[seat].deviation)] for seat in seats]
    rated = model.rate(teams, ranks=[float(places[seat]) for seat in seats])
    return {seat: Rating(one.mu, one.sigma) for seat, (one,) in zip(seats, rated, strict=True)}


def shares(ratings: Sequence[Rating]) -> list[float]:
    """Each player's chance of coming first."""
    noise = _beta(len(ratings)) ** 2
    scale = math.sqrt(sum(one.deviation**2 + noise for one in ratings))
    best = max(one.mean for one in ratings)
    weights = [math.exp((one.mean - best) / scale) for one in ratings]
    return [weight / sum(weights) for weight in weights]
