"""Features and evaluations: what they must be by the rules, and by plain NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tatami.bots.take.search.evaluation import DESK, WEIGHTS, describe_rows, evaluate, learnt
from tatami.bots.take.search.features import ALL, BEST_GAIN, LINEAR
from tatami.games.take.cards import GEISHA
from tatami.games.take.state import PAIRS, USE_DAIMYO, USE_GEISHA
from tests.bots.take.positions import State, after, legal_actions, random_position

GEISHA_GAIN = LINEAR + 2 + 15 + 8  # what a Geisha adds to my best gain


def features(positions: State) -> State:
    rows = np.zeros((len(positions), ALL), np.float32)
    describe_rows(positions, np.zeros(1, DESK), rows)
    return rows


def turn_starts(number: int, **options: Any) -> State:
    found = []
    for seed in range(number):
        position = random_position(seed, 34 - seed % 33, **options)
        if not position[0].used and position[0].phase == 0:
            found.append(position)
    return np.concatenate(found)


def margin(position: State, seat: int) -> int:
    return int(position[0].score[seat]) - int(position[0].score[1 - seat])


def best_take(position: State, seat: int, before: int) -> int:
    takes = [action for action in legal_actions(position) if action < USE_DAIMYO]
    return max(margin(after(position, action), seat) - before for action in takes)


def with_chip_back(position: State, seat: int) -> State:
    """The same without the loss of influence by using a Geisha, which the features leave aside."""
    position[0].middle[seat, GEISHA] -= 1
    position[0].bottom[seat, GEISHA] += 1
    return position


@pytest.mark.parametrize("influence", [1, 2])
def test_best_gains_agree_with_the_rules(influence: int):
    positions = turn_starts(60, ninja_influence=influence)
    rows = features(positions)
    with_geisha = 0
    for row, position in zip(rows, positions, strict=True):
        state = position.reshape(1)
        seat, before = int(position.to_move), margin(state, int(position.to_move))
        plain = best_take(state, seat, before)
        assert row[BEST_GAIN] == plain
        moves = [a for a in legal_actions(state) if USE_GEISHA <= a < USE_GEISHA + PAIRS]
        if moves:
            with_geisha += 1
            gains = [best_take(with_chip_back(after(state, move), seat), seat, before) for move in moves]
            assert row[GEISHA_GAIN] == max(plain, *gains) - plain
    assert with_geisha > 10


def test_features_do_not_depend_on_seat_numbers():
    positions = turn_starts(40)
    swapped = positions.copy()
    for field in ("bottom", "middle", "samurai", "score"):
        swapped[field] = positions[field][:, ::-1]
    swapped["to_move"] = 1 - positions["to_move"]
    assert (features(positions) == features(swapped)).all()


def test_compiled_evaluation_agrees_with_numpy():
    random = np.random.default_rng(1)
    weights = np.zeros(1, WEIGHTS)
    for name in WEIGHTS.names or ():
        weights[0][name] = random.normal(size=weights[0][name].shape)
    positions, w = turn_starts(40), weights[0]
    linear, full = np.zeros((2, len(positions)), np.float32)
    evaluate(positions, weights, np.zeros(1, DESK), linear, full)
    rows = features(positions)
    expected = (rows[:, :LINEAR] * w.linear[35 - positions["taken"]]).sum(axis=1)
    assert np.allclose(linear, expected, atol=1e-2)
    first = np.maximum(rows @ w.first + w.first_bias, 0)
    second = np.maximum(first @ w.second + w.second_bias, 0)
    assert np.allclose(full, expected + second @ w.last + w.last_bias, rtol=1e-4, atol=1e-1)


def test_a_finished_game_is_worth_nothing_more():
    position = random_position(1, 1)
    while position[0].to_move >= 0:
        position = after(position, legal_actions(position)[0])
    linear, full = np.ones((2, 1), np.float32)
    evaluate(position, learnt(), np.zeros(1, DESK), linear, full)
    assert linear[0] == full[0] == 0
