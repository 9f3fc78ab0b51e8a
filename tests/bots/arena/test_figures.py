"""Statistics on numbers whose answers are known."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

from tatami.bots.arena import Plan, figures, ratings, summarise
from tatami.bots.arena.summary import fair_komi


def game(id: str, bots: list[str], scores: list[int], ranks: list[int], first: int = 1) -> dict[str, Any]:
    return {
        "id": id,
        "bots": bots,
        "scores": scores,
        "ranks": ranks,
        "first": first,
        "ms": [[1.0]] * len(bots),
    }


@pytest.mark.parametrize(
    "freedom, exact", [(1, 12.706), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (10**6, 1.960)]
)
def test_student_s_t(freedom: int, exact: float):
    assert figures.t(freedom) == pytest.approx(exact, abs=0.004)


def test_a_mean_has_student_s_interval():
    found = figures.mean([1, 2, 3, 4, 5])
    reach = 2.776 * math.sqrt(2.5 / 5)
    assert found == pytest.approx({"mean": 3, "low": 3 - reach, "high": 3 + reach}, abs=1e-3)
    assert figures.mean([7]) == {"mean": 7, "low": None, "high": None}
    assert figures.mean([]) == {"mean": None, "low": None, "high": None}


def test_a_share_is_never_certain():
    found = figures.share([1.0] * 50)
    assert found["mean"] == found["high"] == 1 and 0.9 < (found["low"] or 0) < 0.98


def test_intervals_cover_the_truth_as_often_as_they_say():
    chance = np.random.default_rng(1)
    for what in (figures.mean, figures.share):
        found = [what(chance.binomial(1, 0.7, 40)) for _ in range(1000)]
        covered = sum((f["low"] or 0) <= 0.7 <= (f["high"] or 0) for f in found)
        assert 920 <= covered <= 980


def test_ratings_are_odds():
    wins = np.array([[[0, 10.0], [1, 0]]] * 200)  # ten to one
    found = ratings.rate(wins, ["strong", "weak"])
    assert found["strong"]["mean"] == pytest.approx(400, abs=1) and found["weak"]["mean"] == 0
    triangle = np.array([[0, 3, 9], [1, 0, 3], [1, 1, 0]]) * 1000.0  # odds 3, 3 and so 9
    assert np.diff(-ratings.fit(triangle)) == pytest.approx([math.log(3)] * 2, abs=1e-3)


def test_ratings_stay_finite_and_random_is_their_zero():
    wins = np.zeros((30, 3, 3))
    wins[:, 0, 1] = wins[:, 1, 2] = 1  # the third loses always, the first never
    found = ratings.rate(wins, ["best", "random", "worst"])
    assert found["random"] == {"mean": 0, "low": 0, "high": 0}
    assert found["best"]["mean"] == pytest.approx(400 * math.log10(30.5 / 0.5), abs=5), (
        "half a win is granted"
    )
    assert found["worst"]["mean"] == pytest.approx(-(found["best"]["mean"] or 0))


def test_intervals_of_ratings_shrink_with_the_samples():
    chance = np.random.default_rng(2)
    widths = []
    for number in (50, 800):
        wins = np.zeros((number, 2, 2))
        wins[:, 0, 1] = chance.random(number) < 0.75
        wins[:, 1, 0] = 1 - wins[:, 0, 1]
        found = ratings.rate(wins, ["a", "b"])["a"]
        assert (found["low"] or 0) < 400 * math.log10(3) < (found["high"] or 0)
        widths.append((found["high"] or 0) - (found["low"] or 0))
    assert widths[0] / widths[1] == pytest.approx(4, rel=0.3)


def test_a_mirrored_pair_is_one_sample_and_one_match():
    plan = Plan.make("take", ("random@1", "random@2"), 4)
    a, b = plan.bots
    games = [
        game("0.0", [a, b], [50, 40], [1, 2], first=1),  # the first seat wins every game,
        game("0.1", [b, a], [45, 41], [1, 2], first=1),  # a is 6 points ahead over both
        game("1.0", [a, b], [40, 44], [2, 1], first=2),
        game("1.1", [b, a], [30, 38], [2, 1], first=2),  # and 4 here
    ]
    summary = summarise(plan, games)
    (pair,) = summary["pairings"]
    assert pair["groups"] == 2 and pair["games"] == 4
    assert pair["margin"] == pytest.approx(
        {"mean": 2.5, "low": 2.5 - 12.706 / 2, "high": 2.5 + 12.706 / 2}, abs=1e-3
    )
    assert pair["share"]["mean"] == 0.5 and pair["matches"]["mean"] == 1
    assert summary["first"]["margin"]["mean"] == 6.5 and summary["first"]["share"]["mean"] == 1
    assert summary["entrants"][0]["rating"]["mean"] > 100, "a won both matches"


def test_with_many_seats_shared_victories_are_split_and_a_group_counts_only_whole():
    plan = Plan.make("tenka", ("random@1",), 6, against=("random@2",), seats=3)
    a, b = plan.bots[0], plan.against[0]
    games = [
        game("0.0", [a, b, b], [9, 9, 2], [1, 1, 3]),
        game("0.1", [b, a, b], [9, 8, 2], [1, 2, 3]),
        game("0.2", [b, b, a], [1, 3, 8], [3, 2, 1]),
        game("1.0", [a, b, b], [9, 0, 0], [1, 2, 2]),  # the rest of this group is missing
    ]
    (pair,) = summarise(plan, games)["pairings"]
    assert pair["groups"] == 1
    assert pair["share"]["mean"] == 0.5 and pair["margin"]["mean"] == 4


def test_the_fair_komi_halves_the_games():
    chance = np.random.default_rng(3)
    found = fair_komi(np.round(chance.normal(15.4, 12, 2000)))
    assert found["mean"] == pytest.approx(15.4, abs=1)
    assert (found["high"] or 0) - (found["low"] or 0) < 3
    plan = Plan.make("take", ("random",), 3, options={"komi": 10})
    games = [game(f"{number}.0", ["random"] * 2, [40 + d, 40], [1, 2]) for number, d in enumerate((2, 5, 30))]
    assert summarise(plan, games)["first"]["komi"]["mean"] == 15, "what the table gave already counts as well"
