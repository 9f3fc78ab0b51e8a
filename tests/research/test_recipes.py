"""Recipes run, shortened, where their libraries are installed: `./test recipes` installs them all."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest


def recipe(name: str, *libraries: str) -> Any:
    """A recipe as a module; skipped without its libraries, unless they were asked for."""
    if "TATAMI_RECIPES" not in os.environ:
        for library in libraries:
            pytest.importorskip(library)
    return import_module(f"recipes.{name}")


def test_ppo_with_a_league_learns_and_does_not_forget(tmp_path: Path):
    ppo_league = recipe("ppo_league", "torch")

    out = tmp_path / "tried"
    how = {"teacher": "random", "rival": "random", "tests": 2, "games": 8, "steps": 16}
    curve = ppo_league.train("take", [2], 0.02, out, **how)
    assert curve[-1]["minutes"] >= 0.02
    for suffix in (".npz", ".json", ".svg"):
        assert out.with_suffix(suffix).stat().st_size


def test_sb3_trains_with_masks():
    sb3_maskable_ppo = recipe("sb3_maskable_ppo", "sb3_contrib")

    model = sb3_maskable_ppo.train("take", "random", 64, n_steps=32, batch_size=16, n_epochs=1)
    assert isinstance(sb3_maskable_ppo.margin(model, "take", "random", 1), float)


def test_deep_cfr_runs_on_a_small_game():
    deep_cfr = recipe("deep_cfr", "torch", "pyspiel", "tree")

    found, value = deep_cfr.train(1, traversals=2, steps=4)
    assert found >= 0 and sum(value) == pytest.approx(0, abs=1e-6)


def test_torchrl_trains_with_masks():
    torchrl_ppo = recipe("torchrl_ppo", "torchrl")

    actor = torchrl_ppo.train("take", "random", 64, batch=32, epochs=1, part=16)
    assert isinstance(torchrl_ppo.margin(actor, "take", "random", 1), float)


def test_rllib_trains_with_masks():
    rllib_ppo = recipe("rllib_ppo", "ray.rllib", "torch")

    algorithm = rllib_ppo.build(
        "take", "random", train_batch_size_per_learner=64, minibatch_size=32, num_epochs=1
    )
    algorithm.train()
    assert isinstance(rllib_ppo.margin(algorithm, "take", "random", 1), float)
    algorithm.stop()
