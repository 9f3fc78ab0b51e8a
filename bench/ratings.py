"""Simulate players of known strength and see how well ratings tell them apart: `python -m bench.ratings`."""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, field
from random import Random

from tatami.server.core.anchors import ANCHORS
from tatami.server.core.rating import Rating, anchor, rate, shares

BINS = 10


@dataclass
class Outcome:
    """Predicted shares of victory and what became of them, and how well players are told apart."""

    predictions: list[tuple[float, bool]] = field(default_factory=list)
    strengths: list[float] = field(default_factory=list)
    ratings: list[Rating] = field(default_factory=list)

    @property
    def gaps(self) -> list[float]:
        """Predicted minus actual share of victories in percent, from the lowest tenth of the predictions on.

        As many predictions in every bin, so that none is left out and all are equally certain.
        """
        known, size = sorted(self.predictions), len(self.predictions)
        bins = [known[size * n // BINS : size * (n + 1) // BINS] for n in range(BINS)]
        return [100 * sum(share - won for share, won in found) / len(found) for found in bins]

    @property
    def error(self) -> float:
        """The mean distance between rating and strength."""
        pairs = zip(self.strengths, self.ratings, strict=True)
        return sum(abs(one.mean - true) for true, one in pairs) / len(self.ratings)

    def misordered(self, margin: float) -> list[tuple[float, float]]:
        """Pairs of players whose strengths differ by a margin while their ratings say the opposite."""
        known = sorted(zip(self.strengths, (one.mean for one in self.ratings), strict=True))
        return [
            (weak, strong)
            for index, (weak, low) in enumerate(known)
            for strong, high in known[index + 1 :]
            if strong - weak > margin and low >= high
        ]


def simulate(game: str, seats: tuple[int, ...], games: int, players: int = 60, seed: int = 1) -> Outcome:
    """A club plays each other and bots; the best performance of a game wins, as chance will have it."""
    chance, outcome = Random(seed), Outcome()
    levels = {level: anchor(game, level) for level in ANCHORS[game]}
    outcome.strengths = [chance.gauss(1300, 250) for _ in range(players)]
    outcome.ratings = [Rating() for _ in range(players)]
    for number in range(games):
        size = chance.choice(seats)
        people = chance.sample(range(players), min(size, chance.randint(1, size)))
        bots = [chance.choice(list(levels)) for _ in range(size - len(people))]
        before = [outcome.ratings[one] for one in people] + [levels[bot] for bot in bots]
        truth = [outcome.strengths[one] for one in people] + [levels[bot].mean for bot in bots]
        played = [points * math.log(10) / 400 - math.log(-math.log(chance.random())) for points in truth]
        order = sorted(range(size), key=lambda index: -played[index])
        places = {seat: order.index(seat) + 1 for seat in range(size)}
        if number >= games // 5:
            for seat, share in enumerate(shares(before)):
                outcome.predictions.append((share, places[seat] == 1))
        after = rate(dict(enumerate(before)), places)
        for seat, one in enumerate(people):
            outcome.ratings[one] = after[seat]
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game, seats in (("take", (2,)), ("tenno", (2, 3, 4, 5, 6, 7)), ("tenka", (3, 4))):
        found = simulate(game, seats, asked.games, seed=asked.seed)
        told = ", ".join(f"{gap:+.1f}" for gap in found.gaps)
        print(f"{game}: predicted minus actual share by tenths of the predictions: {told}")
        print(
            f"  off by {found.error:.0f} points on average, {len(found.misordered(150))} pairs out of order"
        )
        print(f"  deviation {sum(one.deviation for one in found.ratings) / len(found.ratings):.0f}")


if __name__ == "__main__":
    main()
