"""Analysis of records: proven endings, values of moves, and the costliest mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tatami
from tatami.bots.values import SampledValues
from tatami.games import load
from tatami.match import Match
from tests.cli.scripts import finished
from tests.cli.terminal import run


@pytest.fixture
def record(tmp_path: Path):
    def write(match: Match) -> str:
        file = tmp_path / f"{match.game.name}.json"
        file.write_text(match.record().dumps(), encoding="utf-8")
        return str(file)

    return write


def last_decision(match: Match) -> int:
    """The number of the last move of a TA-KE game that was a choice between takes."""
    return max(number for number in range(1, len(match.actions) + 1) if len(match.at(number - 1).legal()) > 1)


def test_the_last_decision_of_take_is_proven(record):
    match = finished("take")
    number = last_decision(match)
    done = run("analyse", record(match), "--move", str(number), "--simulations", "4000", "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    before = match.at(number - 1)
    assert told["exact"] and told["played"] == match.history[number - 1]
    assert sorted(choice["token"] for choice in told["choices"]) == sorted(before.legal())
    for choice in told["choices"]:
        after = before.copy()
        after.play(choice["token"])
        if after.over:
            scores = after.scores()
            assert choice["points"] == scores[told["seat"]] - scores[3 - told["seat"]]
    before.play_all(told["line"])
    assert before.over


def test_a_proven_decision_in_words(record):
    match = finished("take")
    done = run("analyse", record(match), "--move", str(last_decision(match)), "--simulations", "4000")
    assert done.code == 0
    for said in ("That is proven.", "The best turns:", "(made)", "Margin"):
        assert said in done.out
    german = run(
        "analyse", record(match), "--move", str(last_decision(match)), "--lang", "de", "--simulations", "4000"
    )
    assert "Die besten Züge:" in german.out


@pytest.mark.parametrize("name", [name for name in tatami.games() if load(name).has_secrets])
def test_moves_are_valued_from_the_view_of_the_player_to_move(name: str, record, monkeypatch):
    asked = []
    weigh = SampledValues.weigh

    def watched(self, view, *args):
        asked.append((view.seat, view.to_move))
        return weigh(self, view, *args)

    monkeypatch.setattr(SampledValues, "weigh", watched)
    done = run("analyse", record(finished(name)), "--move", "9", "--json", "--simulations", "60")
    assert done.code == 0, done.err
    mover = finished(name).at(8).to_move
    assert set(asked) == {(mover, mover)}
    told = json.loads(done.out)
    assert (told["seat"], told["exact"], told["turns"]) == (mover, False, [])


@pytest.mark.parametrize("name", tatami.games())
def test_a_finished_game_is_reviewed_for_every_seat(name: str, record):
    match = finished(name)
    choices = [n for n in range(1, len(match.actions) + 1) if len(match.at(n - 1).legal()) > 1]
    done = run("analyse", record(match), "--json", "--simulations", "60")
    told = json.loads(done.out)
    assert [decision["number"] for decision in told["decisions"]] == choices
    assert list(told["seats"]) == [str(seat) for seat in range(1, match.seats + 1)]
    shown = run("analyse", record(match), "--simulations", "60")
    luck = "Luck" if load(name).has_secrets else "losses"
    assert luck in shown.out and "Accuracy" in shown.out
    assert "With only 60 simulations per decision" in shown.out


def test_review_of_one_seat_gives_its_reasons(record):
    match = finished("take")
    told = json.loads(run("analyse", record(match), "--json", "--simulations", "900").out)
    seat, review = max(told["seats"].items(), key=lambda item: len(item[1]["costliest"]))
    assert review["costliest"], "random play has errors"
    shown = run("analyse", record(match), "--seat", seat, "--simulations", "900")
    assert "The costliest decisions:" in shown.out
    assert "Better: " in shown.out and "Played: " in shown.out
    worst = next(d for d in told["decisions"] if d["number"] == review["costliest"][0])
    assert f"{worst['number']}. {worst['played']}" in shown.out
    assert worst["why"][0]["id"].startswith("why-better")


def test_a_table_from_a_seed_and_moves():
    begun = tatami.new("tenka", seed=7)
    first = begun.legal()[0]
    done = run("analyse", "--game", "tenka", "--seed", "7", "--moves", first, "--json", "--simulations", "60")
    told = json.loads(done.out)
    begun.play(first)
    assert (told["number"], told["seat"], told["played"]) == (2, begun.to_move, None)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "a FILE, or --game"),
        (("nothing.json",), "No such file"),
        (("--game", "take"), "--seed or --deal"),
        (("--game", "chess", "--seed", "1"), "chess"),
        (("--game", "take", "--seed", "1", "--moves", "zz"), "zz"),
        (("--game", "take", "--seed", "1", "--move", "2"), "There is no decision 2; there are 1 to 1."),
        (("--game", "take", "--seed", "1", "--simulations", "0"), "at least 2"),
        (("--game", "take", "--seed", "1", "--seat", "1"), "finished"),
        (("--game", "take", "--seed", "1", "--move", "1", "--seat", "1"), "not allowed with"),
    ],
)
def test_errors_are_one_sentence(arguments, said):
    done = run("analyse", *arguments)
    assert done.code == 2 and said in done.err and done.err.count("\n") == 1
