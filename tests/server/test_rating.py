"""Ratings: simulated players are separated, predictions hold, and bots keep their measured ratings."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from random import Random

import pytest

import tatami
from bench.ratings import simulate
from tatami.games import load
from tatami.server.core.anchors import ANCHORS
from tatami.server.core.rating import MEAN, PROVISIONAL, Rating, anchor, rate, shares
from tatami.store.results import PAIR_GAMES

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("game", tatami.games())
def test_predictions_come_true_within_three_points_over_20_000_games(game: str):
    found = simulate(game, tuple(load(game).seats), 20_000, seed=1)
    assert len(found.gaps) == 10 and max(map(abs, found.gaps)) <= 3
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
    sure, less, new = Rating(MEAN, 40), Rating(MEAN, 100), Rating()
    after = rate({1: less, 2: sure}, {1: 1, 2: 2})
    assert after[1].mean - MEAN > 5 * (MEAN - after[2].mean) > 0
    after = rate({1: new, 2: sure}, {1: 1, 2: 2})
    assert after[1].mean - MEAN > 100 and after[1].deviation < new.deviation
    person, games = new, 0
    while person.deviation > PROVISIONAL:
        person = rate({1: person, 2: sure}, {1: 1 + games % 2, 2: 2 - games % 2})[1]
        games += 1
    assert 10 <= games <= 60, games


def beaten_by(winner: Rating, loser: Rating, games: int) -> tuple[Rating, Rating]:
    for _ in range(games):
        after = rate({1: winner, 2: loser}, {1: 1, 2: 2})
        winner, loser = after[1], after[2]
    return winner, loser


def test_accounts_made_to_lose_lift_no_settled_rating():
    own, bot = Rating(1300, 60), anchor("tenno", "farmer")
    for _ in range(50):  # the same person, as one newcomer after another
        own, _ = beaten_by(own, Rating(), 10)
    assert own == Rating(1300, 60)
    alone = rate({1: own, 2: bot}, {1: 1, 2: 3})
    among = rate({1: own, 2: bot, 3: Rating()}, {1: 1, 2: 3, 3: 2})
    assert among[1].mean > own.mean and among[2] == alone[2] and among[1] == alone[1], "but the bot counts"


def in_turns(one: Rating, other: Rating, games: int, *, is_anchored: bool = True) -> tuple[Rating, Rating]:
    """Games that two win in turns."""
    for number in range(games):
        places = {1: 1 + number % 2, 2: 2 - number % 2}
        after = rate({1: one, 2: other}, places, is_anchored=is_anchored)
        one, other = after[1], after[2]
    return one, other


def test_a_rating_settles_only_in_games_with_settled_ones():
    own, other = in_turns(Rating(), Rating(), 300)
    assert own.is_provisional and other.is_provisional, "nothing shows where these two are on the scale"
    own, _ = in_turns(own, anchor("tenno", "samurai"), 60)
    assert not own.is_provisional and abs(own.mean - anchor("tenno", "samurai").mean) < 100
    assert not in_turns(Rating(), Rating(), 300, is_anchored=False)[0].is_provisional, "no bot was measured"


def test_a_rating_lifted_by_newcomers_falls_to_what_bots_show_before_it_settles():
    own, chance, games = Rating(), Random(3), 0
    for _ in range(50):
        own, _ = beaten_by(own, Rating(), 10)
    assert own.mean > 2500 and own.is_provisional, "and in no list"
    while own.is_provisional:  # in truth as strong as the samurai
        place = 1 + (chance.random() < 0.5)
        own = rate({1: own, 2: anchor("tenno", "samurai")}, {1: place, 2: 3 - place})[1]
        games += 1
    assert abs(own.mean - anchor("tenno", "samurai").mean) < 200 and 10 < games < 100


def test_what_two_settled_accounts_of_one_person_pass_on_in_a_month_is_bounded():
    own, other = beaten_by(Rating(1300, 60), Rating(1300, 60), 30 * PAIR_GAMES)
    assert 300 < own.mean - 1300 < 450 and 300 < 1300 - other.mean < 450
