"""The value of a TA-KE position: the learned remaining margin of the player to move.

The linear evaluation orders turns; the network adds a correction to it where more depends on the value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from tatami.bots.take.search.features import ALL, LINEAR, NOTES, describe, describe_more
from tatami.engine.jit import inline, jit
from tatami.games.take.cards import CHIPS

FOLDER = Path(__file__).parents[1] / "weights"
UNITS = 64, 32  # of the network's two layers
POWERS = 3  # weights of the linear evaluation are quadratic in the share of chips left

Array = np.ndarray[Any, np.dtype[np.float32]]
Records = np.ndarray[Any, np.dtype[Any]]


# All learned weights.
WEIGHTS = np.dtype(
    (
        np.record,
        [
            ("linear", "f4", (CHIPS + 1, LINEAR)),  # by chips left and feature
            ("first", "f4", (ALL, UNITS[0])),  # by feature and unit of the first layer
            ("first_bias", "f4", (UNITS[0],)),
            ("second", "f4", UNITS),  # by unit of the first and of the second layer
            ("second_bias", "f4", (UNITS[1],)),
            ("last", "f4", (UNITS[1],)),
            ("last_bias", "f4", (1,)),
        ],
    )
)

# Buffers to evaluate a position without allocation; one per thread.
DESK = np.dtype(
    (
        np.record,
        [
            *NOTES,
            ("features", "f4", (ALL,)),
            ("first", "f4", (UNITS[0],)),
            ("second", "f4", (UNITS[1],)),
        ],
    )
)


def by_chips_left(coefficients: Array) -> Array:
    """The linear weights for every number of chips left, from their coefficients by power and feature."""
    shares = np.arange(CHIPS + 1) / CHIPS
    table: Array = (np.vander(shares, POWERS, increasing=True) @ coefficients).astype(np.float32)
    return table


def weights_from(coefficients: Array, network: Mapping[str, Array]) -> Records:
    """Weights for compiled code; without a network there is no correction."""
    weights = np.zeros(1, WEIGHTS)
    weights[0].linear = by_chips_left(coefficients)
    for name, layer in network.items():
        weights[0][name] = layer
    return weights


@cache
def learnt(folder: Path = FOLDER) -> Records:
    """The weights in a folder: by default those shipped with the package."""
    with np.load(folder / "weights.npz") as data:
        network = {name: data[name] for name in data.files if name != "coefficients"}
        return weights_from(data["coefficients"], network)


def keep(folder: Path, coefficients: Array, network: Mapping[str, Array], about: dict[str, Any]) -> None:
    """Write weights and their description into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / "weights.npz", coefficients=coefficients, **network)  # type: ignore[arg-type]
    (folder / "weights.json").write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")


@inline
def linear_value(s: Any, weights: Any, desk: Any) -> Any:
    """The linear evaluation of a position at the start of a turn."""
    if s.to_move < 0:
        return np.float32(0)
    describe(s, desk, desk.features)
    return weighted(s, weights, desk.features)


@inline
def weighted(s: Any, weights: Any, features: Any) -> Any:
    """The sum of the features by the weights for this number of chips left."""
    row = weights.linear[CHIPS - s.taken]
    # Three sums at a time: otherwise each addition would wait for the previous one.
    a, b, c = np.float32(0), np.float32(0), np.float32(0)
    for i in range(LINEAR // 3):
        a += row[3 * i] * features[3 * i]
        b += row[3 * i + 1] * features[3 * i + 1]
        c += row[3 * i + 2] * features[3 * i + 2]
    return a + b + c


assert LINEAR % 3 == 0 == ALL % 4


@inline
def full_value(s: Any, weights: Any, desk: Any) -> Any:
    """The evaluation by the linear weights and the network."""
    if s.to_move < 0:
        return np.float32(0)
    describe(s, desk, desk.features)
    describe_more(s, desk, desk.features)
    return weighted(s, weights, desk.features) + correction(weights, desk)


@inline
def correction(weights: Any, desk: Any) -> Any:
    """The output of the network."""
    feed(desk.features, weights.first, weights.first_bias, desk.first)
    rectify(desk.first)
    feed(desk.first, weights.second, weights.second_bias, desk.second)
    rectify(desk.second)
    value = weights.last_bias[0]
    for unit in range(desk.second.shape[0]):
        value += desk.second[unit] * weights.last[unit]
    return value


@inline
def feed(inputs: Any, weights: Any, bias: Any, units: Any) -> None:
    """Sum up the inputs of a layer, four at a time to go through its units less often."""
    for unit in range(units.shape[0]):
        units[unit] = bias[unit]
    for four in range(inputs.shape[0] // 4):
        i = 4 * four
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        of_a, of_b, of_c, of_d = weights[i], weights[i + 1], weights[i + 2], weights[i + 3]
        for unit in range(units.shape[0]):
            units[unit] += (a * of_a[unit] + b * of_b[unit]) + (c * of_c[unit] + d * of_d[unit])


@inline
def rectify(units: Any) -> None:
    """Rectify: set negative values to zero."""
    for unit in range(units.shape[0]):
        units[unit] = max(units[unit], np.float32(0))


@jit
def evaluate(states: Any, weights: Any, desks: Any, linear: Any, full: Any) -> None:
    """Evaluate many positions in both ways."""
    for row in range(states.shape[0]):
        linear[row] = linear_value(states[row], weights[0], desks[0])
        full[row] = full_value(states[row], weights[0], desks[0])


@jit
def describe_rows(states: Any, desks: Any, out: Any) -> None:
    """Write all features of many positions, one row each."""
    for row in range(states.shape[0]):
        describe(states[row], desks[0], out[row])
        describe_more(states[row], desks[0], out[row])
