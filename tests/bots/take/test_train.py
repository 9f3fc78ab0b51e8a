"""Learning from self-play."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

from tatami.bots.take.learn.learning import Network, fit_linear, linear_guess, network_guess, r_squared
from tatami.bots.take.learn.selfplay import play_game
from tatami.bots.take.search.evaluation import FOLDER, by_chips_left, learnt
from tatami.bots.take.search.features import ALL, LINEAR
from tatami.bots.take.search.thinker import Thinker
from tatami.bots.take.train import train
from tatami.bots.training import Lessons
from tatami.cli import main

SVG = "{http://www.w3.org/2000/svg}"


def rows(number: int) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(1)
    features = random.normal(size=(number, ALL)).astype(np.float32)
    return features, random.integers(1, 36, number).astype(np.float32)


def test_ridge_finds_weights_that_change_with_the_chips_left():
    features, left = rows(4000)
    truth = np.zeros((3, LINEAR), np.float32)
    truth[0, 3], truth[1, 3], truth[2, 5] = 2, -1, 3
    target = linear_guess(truth, features, left)
    assert np.allclose(by_chips_left(truth)[35, [3, 5]], [1, 3])
    assert np.abs(fit_linear(features, left, target, ridge=0.01) - truth).max() < 0.05


def test_network_learns_a_nonlinear_target():
    features, _ = rows(24000)
    target = 20 * np.abs(features[:, 90])
    network = Network(features, np.random.default_rng(1))
    network.fit(features[:23000], target[:23000], lambda share: None)
    assert r_squared(target[23000:], network_guess(network.weights(), features[23000:])) > 0.5


def test_targets_are_the_final_results():
    sample = play_game(Thinker(learnt(), 1 << 12), 1, np.random.default_rng(7))
    last = sample.positions[-1]
    assert last.taken == 34 and len(sample.positions) == len(sample.targets)
    assert (np.diff(sample.positions["taken"].astype(int)) == 1).all()
    # One turn before the end the search knows it all, so target and value are the same.
    thinker = Thinker(learnt(), 1 << 12)
    thinker.look_at(sample.positions[-1:])
    thinker.think(1)
    assert sample.targets[-1] == np.float32(thinker.value())


def test_training_is_reproducible(tmp_path: Path):
    curves = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        curves.append(list(train(Lessons(4, 3, 5, folder), lambda what, share: None)))
    one, two = ((tmp_path / name / "weights.npz") for name in ("one", "two"))
    assert curves[0] == curves[1] and len(curves[0]) == 3
    assert (learnt(one.parent) == learnt(two.parent)).all()
    assert set(curves[0][-1].fit) == {"linear", "network"}


def test_the_command_trains(tmp_path: Path):
    out = tmp_path / "learnt"
    assert main(["train", "take", "--games", "4", "--rounds", "2", "--out", str(out)]) == 0
    about = json.loads((out / "weights.json").read_text())
    assert about["command"] == "tatami train take --games 4 --rounds 2 --seed 1"
    curve = ElementTree.fromstring((out / "curve.svg").read_text())
    words = [text.text for text in curve.iter(f"{SVG}text")]
    assert {"1", "2", "linear", "margin"} <= set(words)
    lines = [line.attrib["points"].split() for line in curve.iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [2, 2], "the fit and the margin, by round"
    assert learnt(out)[0].linear.any()


def test_games_that_do_not_learn_are_refused(capsys):
    assert main(["train", "tenno"]) == 2
    assert "take" in capsys.readouterr().err


def test_shipped_weights_say_where_they_come_from():
    about = json.loads((FOLDER / "weights.json").read_text())
    assert about["command"].startswith("tatami train take ") and about["rounds"]
