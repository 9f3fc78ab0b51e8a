"""The baselines' page: made from evaluations, and from nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import tatami
from scripts import baselines
from tatami.research import protocol
from tatami.research.evaluate import evaluate


def test_the_committed_page_is_made_from_the_figures_beside_it():
    found = baselines.committed()
    text = baselines.PAGE.read_text(encoding="utf-8") if baselines.PAGE.exists() else ""
    assert text == (baselines.page(found) if found else "")
    assert {each["evaluation"] for each in found} <= {protocol.VERSION}
    assert not any(table["errors"] for each in found for table in each["tables"])


def test_a_page_shows_every_policy_among_every_opponent(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(protocol, "OPPONENTS", ("random",))
    found = [evaluate(name, tmp_path / name, games=["take"], number=16) for name in ("farmer", "greedy")]
    margin = found[0]["tables"][0]["pairings"][0]["margin"]["corrected"]["mean"]
    text = baselines.page(found)
    assert f"{margin:+.1f}" in text and f"{found[0]['small'][0]['nash_conv']:.3f}" in text
    saving = found[0]["tables"][0]["pairings"][0]["margin"]["saving"]
    assert "## Games saved" in text and f"`random` {saving:.1f}; " in text
    assert re.search(r"in [12] of 2 pairings it is, within its own", text)
    assert "## Among `random`" in text and "| policy | take 2 |" in text
    assert text.count("| `farmer` (16 games, seed 0) |") == 4  # results, savings, NashConv, time


def test_a_policy_is_evaluated_in_the_games_it_plays():
    assert baselines.playable("random") == tatami.games()
    trained = baselines.playable(baselines.TRAINED)
    assert trained and set(trained) < set(tatami.games())
