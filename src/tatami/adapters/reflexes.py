"""Bots that reply without a search, as compiled players at all tables of a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots import bot
from tatami.engine.game import GameError
from tatami.engine.jit import jit
from tatami.engine.rng import new_rng
from tatami.engine.search import minds

if TYPE_CHECKING:
    from tatami.adapters.batch import Batch

    Array = np.ndarray[Any, np.dtype[Any]]

_attend, _reply = minds.attend, minds.reply


@jit
def reply_all(states: Any, playing: Any, mind: Any, rng: Any, mask: Any, actions: Any) -> None:
    """The mind's reply in each game marked as playing, as it would reply to the view of the seat to move."""
    for index in range(states.shape[0]):
        if playing[index]:
            _attend(mind[0], states[index])
            actions[index] = _reply(mind[0], states[index], rng, mask)


def is_reflex(name: str, game: str) -> bool:
    """Whether a bot replies without a search, each time afresh."""
    return getattr(bot(name, game), "reflex", None) is not None


class Reflexes:
    """Such a bot at the tables of a batch: called with the games it is to play in, it returns actions."""

    def __init__(self, name: str, batch: Batch, seed: int = 0) -> None:
        mind = getattr(bot(name, batch.game.name), "reflex", None)
        if mind is None:
            raise GameError(f"{name} searches or remembers in {batch.game.name}, so it plays game by game.")
        self._batch, self._mind, self._rng = batch, mind.copy(), new_rng(seed)
        self._mask = np.zeros(batch.game.mask_words, np.uint64)

    def __call__(self, playing: Array) -> Array:
        """An action for each game marked as playing, -1 for the others."""
        actions = np.full(len(self._batch), -1)
        reply_all(self._batch.states(), playing, self._mind, self._rng, self._mask, actions)
        return actions
