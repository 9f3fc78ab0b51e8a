"""Analysis of records: proven endings, what the strongest bot thinks, and what cost most."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

import tatami
from tatami.bots import Idea, Thought
from tatami.cli import analyse
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


class Simple:
    """A bot that likes the first token, and takes note of what it is shown."""

    asked: ClassVar[list[tuple[int | None, int | None]]] = []

    def __init__(self, name: str, game: str) -> None:
        self.name = name

    def think(self, view: Any) -> Thought:
        self.asked.append((view.seat, view.to_move))
        ideas = [Idea(token, 1, 0.9 - 0.1 * place, None, ()) for place, token in enumerate(view.legal[:8])]
        return Thought(ideas[0].token, tuple(ideas), (ideas[0].token,), len(ideas), 0.0)


@pytest.fixture
def simple(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(analyse, "bot", Simple)
    monkeypatch.setattr(Simple, "asked", [])


def last_decision(match: Match) -> int:
    """The number of the last move of a TA-KE game that was a choice between takes."""
    return max(number for number in range(1, len(match.actions) + 1) if len(match.at(number - 1).legal()) > 1)


def test_the_last_decision_of_take_is_proven(record):
    match = finished("take")
    number = last_decision(match)
    done = run("analyse", record(match), "--move", str(number), "--ms", "60000", "--json")
    assert done.code == 0, done.err
    told = json.loads(done.out)
    before = match.at(number - 1)
    assert told["exact"] and told["played"] == match.history[number - 1]
    assert sorted(idea["token"] for idea in told["ideas"]) == sorted(before.legal())
    for idea in told["ideas"]:
        after = before.copy()
        after.play(idea["token"])
        if after.over:
            scores = after.scores()
            assert idea["margin"] == scores[told["seat"]] - scores[3 - told["seat"]]
    before.play_all(told["line"])
    assert before.over


def test_a_proven_decision_in_words(record):
    match = finished("take")
    done = run("analyse", record(match), "--move", str(last_decision(match)), "--ms", "60000")
    assert done.code == 0
    for said in ("That is proven.", "The best turns:", "(made)", "Margin"):
        assert said in done.out
    german = run("analyse", record(match), "--move", str(last_decision(match)), "--lang", "de")
    assert "Die besten Züge:" in german.out


@pytest.mark.parametrize("name", [name for name in tatami.games() if load(name).has_secrets])
def test_a_bot_is_asked_with_what_the_player_to_move_knows(name: str, record, simple):
    done = run("analyse", record(finished(name)), "--move", "9", "--json")
    assert done.code == 0, done.err
    mover = finished(name).at(8).to_move
    assert set(Simple.asked) == {(mover, mover)}
    told = json.loads(done.out)
    assert (told["seat"], told["exact"], told["turns"]) == (mover, False, [])


def test_all_decisions_of_a_game_the_costliest_first(record, simple):
    match = finished("tenka")
    choices = [n for n in range(1, len(match.actions) + 1) if len(match.at(n - 1).legal()) > 1]
    for arguments in ((), ("--all",)):  # a finished game is looked through as a whole
        done = run("analyse", record(match), *arguments, "--json")
        told = json.loads(done.out)
        assert sorted(decision["move"] for decision in told) == choices
        losses = [decision["loss"] for decision in told]
        assert losses == sorted(losses, reverse=True) and losses[0] > 0
        for decision in told:
            legal = match.at(decision["move"] - 1).legal()
            if decision["played"] in legal[:8]:
                assert decision["loss"] == pytest.approx(0.1 * legal.index(decision["played"]))
    shown = run("analyse", record(match), "--all")
    assert "The costliest decisions:" in shown.out
    worst = match.history[told[0]["move"] - 1]
    assert f"{worst} – " in shown.out


def test_a_table_from_a_seed_and_moves(simple):
    begun = tatami.new("tenka", seed=7)
    first = begun.legal()[0]
    done = run("analyse", "--game", "tenka", "--seed", "7", "--moves", first, "--json")
    told = json.loads(done.out)
    begun.play(first)
    assert (told["move"], told["seat"], told["played"]) == (2, begun.to_move, None)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "a FILE, or --game"),
        (("nothing.json",), "No such file"),
        (("--game", "take"), "--seed or --deal"),
        (("--game", "chess", "--seed", "1"), "chess"),
        (("--game", "take", "--seed", "1", "--moves", "zz"), "zz"),
        (("--game", "take", "--seed", "1", "--move", "2"), "There is no decision 2; there are 1 to 1."),
        (("--game", "take", "--seed", "1", "--ms", "0"), "more than 0"),
        (("--game", "take", "--seed", "1", "--move", "1", "--all"), "not allowed with"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(arguments, said):
    done = run("analyse", *arguments)
    assert done.code == 2 and said in done.err and done.err.count("\n") == 1
