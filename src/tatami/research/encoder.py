"""Observations as inputs of a network: every number scaled, and small numbers also one-hot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

KINDS = 6  # columns with values up to this, beyond yes or no, are one-hot encoded


class Encoder(NamedTuple):
    """The mapping from observation bytes to inputs; it is fitted to observations and never uses the rules."""

    scale: Array  # (size,), float32: the largest number of each column
    columns: Array  # the one-hot columns

    @classmethod
    def fit(cls, observations: Array) -> Encoder:
        """An encoder for observations like these, of any number."""
        most = observations.max(axis=0)
        return cls(np.maximum(most, 1).astype(np.float32), np.flatnonzero((most > 1) & (most <= KINDS)))

    @property
    def width(self) -> int:
        """The number of inputs."""
        return len(self.scale) + KINDS * len(self.columns)

    def __call__(self, observations: Array) -> Array:
        """The inputs, float32, one row per observation."""
        inputs = np.empty((len(observations), self.width), np.float32)
        size, told = len(self.scale), observations[:, self.columns]
        np.divide(observations, self.scale, out=inputs[:, :size])
        for kind in range(KINDS):
            first = size + kind * len(self.columns)
            inputs[:, first : first + len(self.columns)] = told == kind + 1
        return inputs
