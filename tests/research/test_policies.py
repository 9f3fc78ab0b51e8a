"""Trained policies: small, legal, blind, and better than chance."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tatami
from tatami.bots.arena import entrants
from tatami.games import load
from tatami.research import policies
from tatami.research.encoder import Encoder
from tatami.research.network import LAYERS, Network
from tatami.research.network import load as load_network

LARGEST = 300_000  # bytes


def test_policies_are_small_and_named_by_game():
    assert policies.names()
    for name in policies.names():
        assert name.split("/")[0] in tatami.games()
        path = policies.WEIGHTS / f"{name.replace('/', '-', 1)}.npz"
        assert path.stat().st_size < LARGEST
        assert (Path("docs/policies") / f"{path.stem}.svg").exists(), "its learning curve"


@pytest.mark.parametrize("name", policies.names())
def test_a_policy_follows_from_the_view_and_beats_chance(name: str):
    game = name.split("/")[0]
    policy, margins = tatami.policy(name), []
    for seed in range(12):
        match = tatami.new(game, seed=seed)
        other, own = tatami.bot("random", game, seed=seed), seed % match.seats + 1
        while (seat := match.to_move) is not None:
            view = match.view(seat)
            if seat == own:
                token = policy.choose(view)
                assert policy.choose(view.determinize(seed).view(seat)) == token
            else:
                token = other.choose(view)
            match.play(token)
        scores = match.scores()
        mine = scores.pop(own)
        margins.append(mine - sum(scores.values()) / len(scores))
    assert np.mean(margins) > 0
    assert callable(entrants.seat("tatami.research.policies:ppo", game, 0))


def test_unknown_policies_are_refused():
    with pytest.raises(tatami.GameError, match="there are"):
        tatami.policy("go/alpha-1")


def test_a_network_is_kept_and_read(tmp_path: Path):
    chance, game = np.random.default_rng(0), load("take")
    seen = chance.integers(0, 9, (20, game.observation_size), dtype=np.uint8)
    seen[:, 0] = chance.integers(0, 3, 20)
    encoder = Encoder.fit(seen)
    assert 0 in encoder.columns and encoder(seen).shape == (20, encoder.width)
    sizes = (encoder.width, 8, 8, game.actions + 1)
    layers = []
    for index in range(3):
        layers += [chance.normal(0, 0.1, sizes[index : index + 2]), np.zeros(sizes[index + 1])]
    network = Network(encoder, tuple(layer.astype(np.float16).astype(np.float32) for layer in layers))
    masks = chance.random((20, game.actions)) < 0.3
    masks[:, 0] = True
    network.save(tmp_path / "kept.npz")
    again = load_network(tmp_path / "kept.npz")
    assert len(again.layers) == len(LAYERS)
    chances, _ = again.forward(seen, masks)
    assert np.allclose(chances.sum(axis=1), 1) and not chances[~masks].any()
    assert np.array_equal(again.best(seen, masks), network.best(seen, masks))
