"""Recipes run, shortened, where the libraries they are for are installed: none is needed for the tests."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest


def test_ppo_with_a_league_learns_and_does_not_forget(tmp_path: Path):
    pytest.importorskip("torch")
    ppo_league = import_module("recipes.ppo_league")

    out = tmp_path / "tried"
    curve = ppo_league.train("take", [2], 0.02, out, teacher="random", tests=2, games=8, steps=16)
    assert curve[-1]["minutes"] >= 0.02
    for suffix in (".npz", ".json", ".svg"):
        assert out.with_suffix(suffix).stat().st_size


def test_sb3_trains_with_masks():
    pytest.importorskip("sb3_contrib")
    sb3_maskable_ppo = import_module("recipes.sb3_maskable_ppo")

    model = sb3_maskable_ppo.train("take", "random", 64, n_steps=32, batch_size=16, n_epochs=1)
    assert isinstance(sb3_maskable_ppo.margin(model, "take", "random", 1), float)


def test_deep_cfr_runs_on_a_small_game():
    pytest.importorskip("torch")
    pytest.importorskip("pyspiel")
    pytest.importorskip("tree")
    deep_cfr = import_module("recipes.deep_cfr")

    found, value = deep_cfr.train(1, traversals=2, steps=4)
    assert found >= 0 and sum(value) == pytest.approx(0, abs=1e-6)


def test_torchrl_trains_with_masks():
    pytest.importorskip("torchrl")
    torchrl_ppo = import_module("recipes.torchrl_ppo")

    actor = torchrl_ppo.train("take", "random", 64, batch=32, epochs=1, part=16)
    assert isinstance(torchrl_ppo.margin(actor, "take", "random", 1), float)


def test_rllib_trains_with_masks():
    pytest.importorskip("ray.rllib")
    pytest.importorskip("torch")
    rllib_ppo = import_module("recipes.rllib_ppo")

    algorithm = rllib_ppo.build(
        "take", "random", train_batch_size_per_learner=64, minibatch_size=32, num_epochs=1
    )
    algorithm.train()
    assert isinstance(rllib_ppo.margin(algorithm, "take", "random", 1), float)
    algorithm.stop()
