"""The training example runs, learns something every time, and leaves a bot and a picture."""

from xml.etree import ElementTree

import numpy as np

import tatami
from examples import train_selfplay
from tatami.bots.bot import Order
from tatami.games import load

SVG = "{http://www.w3.org/2000/svg}"


def test_the_example_trains_draws_its_curve_and_plays(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    network, curve = train_selfplay.train(0.02, games=16, tests=4)
    assert network.updates > 0 and len(curve) >= 2
    picture = ElementTree.fromstring(train_selfplay.picture(curve))
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert [f"{value:+.0f}" for _, value, _ in curve] == words[: len(curve)], "a figure at every point"
    band, zero, line = (shape.attrib["points"].split() for shape in picture if "points" in shape.attrib)
    assert (len(band), len(zero), len(line)) == (2 * len(curve), 2, len(curve))
    np.savez("learned.npz", *network.weights)
    bot = train_selfplay.learned(Order(load("take"), "learned"))
    match = tatami.new("take", seed=1)
    view = match.view(match.to_move)
    assert bot.choose(view) == tatami.policy(network.best).choose(view)


def test_gains_of_a_sure_thing_are_learned():
    network, rng = train_selfplay.Network(3, 2), np.random.default_rng(0)
    seen, masks = network.look(np.zeros((64, 3), np.uint8)), np.ones((64, 2), bool)
    for _ in range(200):
        actions = rng.integers(0, 2, 64)
        gains = np.where(actions == 1, 1.0, -1.0).astype("f4")
        network.learn(0.01, seen, masks, actions, gains, gains)
    assert network.best(np.zeros((1, 3), np.uint8), masks[:1]).tolist() == [1]
