"""Ratings: simulated players are separated, predictions hold, and bots keep their measured ratings."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

import tatami
from bench.ratings import simulate
from tatami.games import load
from tatami.server.core.anchors import ANCHORS
from tatami.server.core.rating import MEAN, PROVISIONAL, Rating, anchor, rate, shares

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", tatami.games())
def test_predictions_come_true_within_three_points_over_20_000_games(game: str):
    found = simulate(game, tuple(load(game).seats), 20_000, seed=1)
    assert len(found.gaps) >= 8 and max(map(abs, found.gaps)) <= 3
    assert found.error < 60
    assert len(found.misordered(150)) == 0
    assert not any(one.is_provisional for one in found.ratings)


def test_anchors_are_made_from_the_measured_games():
    script = runpy.run_path(str(ROOT / "scripts" / "anchors.py"))
    written = (ROOT / "src" / "tatami" / "server" / "core" / "anchors.py").read_text(encoding="utf-8")
    assert written == script["render"](), "run python scripts/anchors.py"


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "strength").glob("*-steps.json")), ids=lambda p: p.stem
)
def test_anchors_predict_how_often_each_level_comes_first_among_the_one_below(path: Path):
    measured = json.loads(path.read_text(encoding="utf-8"))
    game, seats = measured["game"], measured["seats"]
    for pairing in measured["pairings"]:
        one, other = (anchor(game, bot.partition("@")[0]) for bot in (pairing["bot"], pairing["among"]))
        predicted = shares([one, *[other] * (seats - 1)])[0]
        # One number for all seats: a game of two and one of four may differ by so much.
        assert predicted == pytest.approx(pairing["share"]["mean"], abs=0.13)
    assert set(ANCHORS[game]) == {"farmer", "samurai", "daimyo", "shogun"}


def test_a_person_alone_gets_a_rating_from_bots():
    person, bot = Rating(), anchor("tenno", "shogun")
    assert person.is_provisional
    for _ in range(40):
        person = rate({1: person, 2: bot}, {1: 1, 2: 2})[1]
    assert person.mean > bot.mean + 100 and person.deviation < Rating().deviation
    assert anchor("tenno", "unheard-of") == Rating(), "a bot that nobody measured"


def test_ties_bring_equals_together_and_leave_equals_alone():
    weak, strong = Rating(1000, 80), Rating(1400, 80)
    after = rate({1: weak, 2: strong}, {1: 1, 2: 1})
    assert after[1].mean > 1000 and after[2].mean < 1400
    alike = rate({1: weak, 2: weak}, {1: 1, 2: 1})
    assert alike[1].mean == pytest.approx(alike[2].mean) == pytest.approx(1000)


def test_the_uncertain_learn_most_and_become_certain():
    sure, new = Rating(MEAN, 60), Rating()
    after = rate({1: new, 2: sure}, {1: 1, 2: 2})
    assert after[1].mean - MEAN > 5 * (MEAN - after[2].mean) > 0
    assert after[1].deviation < new.deviation
    person, games = new, 0
    while person.deviation > PROVISIONAL:
        person = rate({1: person, 2: sure}, {1: 1 + games % 2, 2: 2 - games % 2})[1]
        games += 1
    assert 10 <= games <= 60, games
