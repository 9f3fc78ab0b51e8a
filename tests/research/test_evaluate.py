"""The fixed protocol: the same for everybody, resumable, exact where that is possible, and blind."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tatami
from tatami.bots.arena import entrants
from tatami.cli import main
from tatami.games import load
from tatami.research import evaluate as evaluation
from tatami.research import exploitability, protocol
from tatami.research.page import page
from tests.bots.test_fairness import Spy

SMALL = {small.game: small for small in protocol.small_games()}
spy = Spy()
leaks: list[object] = []
WATCHED = 5  # every fifth view, since following all references takes long
asked = count()


def watched(view: tatami.View) -> str:
    """A policy that looks for anything it must not see."""
    if next(asked) % WATCHED:
        return view.legal[0]
    token = spy.choose(view)
    leaks.extend(spy.found)
    return token


def test_every_game_and_size_is_played():
    plans = protocol.plans("random")
    assert [(plan.game, plan.seats) for plan in plans] == [
        (game, seats) for game in tatami.games() for seats in load(game).seats
    ]
    for plan in plans:
        assert plan.entrants[1:] == [name for name in protocol.OPPONENTS if name != "random"]
        seated = {lineup.index("random") for group in plan.groups() for lineup in group.lineups}
        assert seated == set(range(plan.seats))


def test_finished_games_are_not_replayed_and_luck_is_removed(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(protocol, "OPPONENTS", ("random", "samurai"))
    monkeypatch.setattr(protocol, "small_games", lambda: [SMALL["tenno"]])
    first = evaluation.evaluate("farmer", tmp_path, games=["tenno"], number=14)
    assert not any(table["errors"] for table in first["tables"])
    pairing = first["tables"][0]["pairings"][0]
    assert pairing["games"] == 14 and pairing["deals"] == 7 and "corrected" in pairing["margin"]
    assert pairing["margin"]["luck"]["low"] < 0 < pairing["margin"]["luck"]["high"]
    whole = {path.name: path.read_bytes() for path in tmp_path.iterdir()}

    def played(*_: Any) -> Any:
        raise AssertionError("played again")

    monkeypatch.setattr(evaluation, "lucky", played)
    monkeypatch.setattr(evaluation, "results", played)
    assert evaluation.evaluate("farmer", tmp_path, games=["tenno"], number=14) == first
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == whole
    text = page(first)
    assert "tenno 7" in text and "NashConv" in text


@pytest.mark.parametrize("game", tatami.games())
def test_a_policy_is_shown_views_and_nothing_else(game: str, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(protocol, "OPPONENTS", ("random",))
    monkeypatch.setattr(protocol, "small_games", list)
    leaks.clear()
    found = evaluation.evaluate(f"{__name__}:watched", tmp_path, games=[game], number=1)
    assert [table["errors"] for table in found["tables"] if table["errors"]] == []
    assert leaks == []


@pytest.mark.parametrize("game", SMALL)
def test_a_policy_asked_for_its_probabilities_is_shown_views_and_nothing_else(game: str):
    leaks.clear()
    for view in exploitability.Tree(SMALL[game]).views[:50]:
        exploitability.asked(watched, times=1)(view)
    assert leaks == []


def test_luck_is_never_more_than_the_results_it_is_taken_from():
    chance = np.random.default_rng(0)
    skill, lucky = chance.normal(3, 1, (400, 2)), chance.normal(0, 5, (400, 2))
    found = evaluation.less_lucky(skill + lucky, skill)
    assert abs(found.mean() - 3) < 0.3 and found.std() < 2
    useless = evaluation.less_lucky(skill, skill + lucky)
    assert useless.std() < 1.2 * skill.std()


def test_nash_conv_agrees_with_openspiel():
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

    import tatami.adapters.openspiel  # registers the games

    assert tatami.adapters.openspiel
    for name, params in (
        ("tenno", {"players": 2, "cards": "123"}),
        ("take", {"chips": 1, "deal": "n/d/s/g/r 2"}),
    ):
        game = pyspiel.load_game(f"python_tatami_{name}", params)
        ours = exploitability.nash_conv(SMALL[name], exploitability.uniform)
        assert ours["nash_conv"] == pytest.approx(
            theirs.nash_conv(game, policy.UniformRandomPolicy(game)), abs=1e-5
        )
        if name == "tenno":
            assert ours["states"] == 16


def test_perfect_play_cannot_be_exploited():
    """The solver of TA-KE plays the small game to its end without a mistake."""
    choose = entrants.seat("shogun@200", "take", 0)
    assert exploitability.nash_conv(SMALL["take"], exploitability.asked(choose, 1))["nash_conv"] == 0


def test_the_command_writes_figures_and_a_page(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(protocol, "OPPONENTS", ("random",))
    out = tmp_path / "found"
    assert (
        main(["evaluate", "farmer", "--only", "take", "--games", "8", "--jobs", "1", "--out", str(out)]) == 0
    )
    found = json.loads((out / "evaluation.json").read_text())
    assert found["evaluation"] == protocol.VERSION and found["small"][0]["game"] == "take"
    assert "<table>" in (out / "evaluation.html").read_text()
    assert "NashConv" in capsys.readouterr().out
    assert main(["evaluate", "nobody", "--out", str(tmp_path / "none")]) == 2
    assert main(["evaluate", "farmer", "--only", "chess", "--out", str(tmp_path / "none")]) == 2
