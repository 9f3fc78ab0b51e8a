"""Observations as inputs of a network: every number scaled, and small numbers also one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

KINDS = 6  # a column of numbers up to this, more than yes or no, has them told apart


class Encoder(NamedTuple):
    """How the bytes of an observation become inputs; it is learnt from observations and never from rules."""

    scale: Array  # (size,), float32: the largest number of each column
    columns: Array  # those whose small numbers are told apart

    @classmethod
    def fit(cls, observations: Array) -> Encoder:
        """An encoder for observations like these, of any number."""
        most = observations.max(axis=0)
        return cls(np.maximum(most, 1).astype(np.float32), np.flatnonzero((most > 1) & (most <= KINDS)))

    @property
    def width(self) -> int:
        """How many inputs there are."""
        return len(self.scale) + KINDS * len(self.columns)

    def __call__(self, observations: Array) -> Array:
        """The inputs, float32, one row for each observation."""
        inputs = np.empty((len(observations), self.width), np.float32)
        size, told = len(self.scale), observations[:, self.columns]
        np.divide(observations, self.scale, out=inputs[:, :size])
        for kind in range(KINDS):
            first = size + kind * len(self.columns)
            inputs[:, first : first + len(self.columns)] = told == kind + 1
        return inputs
