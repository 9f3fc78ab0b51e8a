"""Fit the evaluations of TA-KE to positions and their results, in plain NumPy."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from tatami.bots.take.search.evaluation import POWERS, UNITS, Array
from tatami.bots.take.search.features import ALL, LINEAR
from tatami.games.take.cards import CHIPS

POINTS = 20.0  # the unit of the network's output, in points
BATCH = 256
EPOCHS = 14
RATE = 0.001  # initial learning rate; cosine decay to zero
DECAY = 3.0  # weight decay per step, per unit of the rate: targets are noisy

Doubles = np.ndarray[Any, np.dtype[np.float64]]


def r_squared(truth: Array, guess: Array) -> float:
    """The share of the variance that a guess explains."""
    return float(1 - np.mean((truth - guess) ** 2) / np.var(truth))


def powers(left: Array) -> Doubles:
    """One, the share of chips left, its square."""
    return np.vander(left / CHIPS, POWERS, increasing=True).astype(np.float64)


def fit_linear(features: Array, left: Array, target: Array, ridge: float = 100.0) -> Array:
    """Ridge regression; coefficients by power of the share of chips left and feature."""
    columns = POWERS * LINEAR
    square, product = np.zeros((columns, columns)), np.zeros(columns)
    for start in range(0, len(target), 20_000):  # by pieces, since the products of all rows are large
        part = slice(start, start + 20_000)
        rows = features[part, :LINEAR].astype(np.float64)
        crossed = (powers(left[part])[:, :, None] * rows[:, None, :]).reshape(len(rows), columns)
        square += crossed.T @ crossed
        product += crossed.T @ target[part]
    scale = np.sqrt(np.maximum(np.diag(square) / len(target), 1e-12))
    square += np.diag(ridge * scale**2)
    solution: Array = np.linalg.solve(square, product).reshape(POWERS, LINEAR).astype(np.float32)
    return solution


def linear_guess(coefficients: Array, features: Array, left: Array) -> Array:
    """The linear evaluation of rows of features."""
    by_row = (powers(left) @ coefficients).astype(np.float32)
    guess: Array = np.einsum("ij,ij->i", by_row, features[:, :LINEAR])
    return guess


class Network:
    """Two hidden layers of rectified units, trained by Adam on squared errors."""

    def __init__(self, features: Array, rng: np.random.Generator) -> None:
        self._mean = features.mean(axis=0)
        self._scale = np.maximum(features.std(axis=0), 0.05)
        sizes = ALL, *UNITS, 1
        self._layers: list[Array] = []
        for inputs, outputs in pairwise(sizes):
            shape = inputs, outputs
            self._layers.append(rng.normal(0, np.sqrt(2 / inputs), shape).astype(np.float32))
            self._layers.append(np.zeros(outputs, np.float32))
        self._layers[-2] *= np.float32(0.1)
        self._first = [np.zeros_like(layer) for layer in self._layers]
        self._second = [np.zeros_like(layer) for layer in self._layers]
        self._steps = 0
        self._rng = rng

    def fit(self, features: Array, target: Array, advance: Callable[[float], None]) -> None:
        """Go through all rows in random order, several times."""
        rows = ((features - self._mean) / self._scale).astype(np.float32)
        wanted = (target / POINTS).astype(np.float32)
        steps = EPOCHS * (len(rows) // BATCH)
        for epoch in range(EPOCHS):
            order = self._rng.permutation(len(rows))
            for start in range(0, len(rows) - BATCH + 1, BATCH):
                part = order[start : start + BATCH]
                rate = RATE * 0.5 * (1 + np.cos(np.pi * self._steps / steps))
                self._step(rows[part], wanted[part], rate)
            advance((epoch + 1) / EPOCHS)

    def _step(self, rows: Array, wanted: Array, rate: float) -> None:
        first, first_bias, second, second_bias, last, last_bias = self._layers
        one = np.maximum(rows @ first + first_bias, 0)
        two = np.maximum(one @ second + second_bias, 0)
        error = ((two @ last + last_bias)[:, 0] - wanted)[:, None] * np.float32(2 / len(rows))
        back_two = (error @ last.T) * (two > 0)
        back_one = (back_two @ second.T) * (one > 0)
        slopes = (
            rows.T @ back_one,
            back_one.sum(axis=0),
            one.T @ back_two,
            back_two.sum(axis=0),
            two.T @ error,
            error.sum(axis=0),
        )
        self._steps += 1
        steady = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for layer, slope, mean, spread in zip(self._layers, slopes, self._first, self._second, strict=True):
            mean += np.float32(0.1) * (slope - mean)
            spread += np.float32(0.001) * (slope * slope - spread)
            layer -= np.float32(steady) * mean / (np.sqrt(spread) + np.float32(1e-8))
            layer -= np.float32(rate * DECAY) * layer

    def weights(self) -> dict[str, Array]:
        """The layers for plain features and points, as `WEIGHTS` names them."""
        first, first_bias, second, second_bias, last, last_bias = self._layers
        return {
            "first": (first / self._scale[:, None]).astype(np.float32),
            "first_bias": (first_bias - (self._mean / self._scale) @ first).astype(np.float32),
            "second": second.copy(),
            "second_bias": second_bias.copy(),
            "last": (last[:, 0] * np.float32(POINTS)).astype(np.float32),
            "last_bias": (last_bias * np.float32(POINTS)).astype(np.float32),
        }


def network_guess(weights: dict[str, Array], features: Array) -> Array:
    """The network's correction to the linear evaluation, by rows of features."""
    one = np.maximum(features @ weights["first"] + weights["first_bias"], 0)
    two = np.maximum(one @ weights["second"] + weights["second_bias"], 0)
    guess: Array = two @ weights["last"] + weights["last_bias"][0]
    return guess
