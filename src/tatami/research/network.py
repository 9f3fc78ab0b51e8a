"""A trained network without its training library: action probabilities, and an expected margin."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.research.encoder import Encoder

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

LAYERS = ("first", "first_bias", "second", "second_bias", "last", "last_bias")


class Network(NamedTuple):
    """Two hidden layers; the last output is the margin, the others are action logits."""

    encoder: Encoder
    layers: tuple[Array, ...]  # as LAYERS names them

    def forward(self, observations: Array, masks: Array) -> tuple[Array, Array]:
        """The action probabilities, 0 where masked, and the expected margin in its units."""
        first, first_bias, second, second_bias, last, last_bias = self.layers
        hidden = np.maximum(self.encoder(np.asarray(observations)) @ first + first_bias, 0)
        hidden = np.maximum(hidden @ second + second_bias, 0)
        out = hidden @ last + last_bias
        likes = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(likes - likes.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def best(self, observations: Array, masks: Array) -> Array:
        """The most probable action of each row: the function `tatami.policy` takes."""
        best: Array = self.forward(observations, masks)[0].argmax(axis=1)
        return best

    def save(self, path: Path) -> None:
        """Save the network in compact form."""
        layers: dict[str, Any] = {
            name: layer.astype(np.float16) for name, layer in zip(LAYERS, self.layers, strict=True)
        }
        np.savez_compressed(path, scale=self.encoder.scale, columns=self.encoder.columns, **layers)


def load(path: Path) -> Network:
    """Load a saved network."""
    with np.load(path) as kept:
        encoder = Encoder(kept["scale"], kept["columns"])
        return Network(encoder, tuple(kept[name].astype(np.float32) for name in LAYERS))
