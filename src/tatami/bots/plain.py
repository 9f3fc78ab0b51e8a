"""A simple opponent for every game: tries each action in sampled worlds, played on at random."""

from __future__ import annotations

import numpy as np

from tatami.engine import drive
from tatami.engine.game import GameError
from tatami.engine.rng import new_rng
from tatami.engine.search import flat
from tatami.view import View

WORLDS = 60


class PlainBot:
    """Plays any game, not well; the same seed and view give the same token."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """A legal token for the seat whose view this is."""
        actions = np.flatnonzero(view.legal_mask).astype(np.int16)
        if not len(actions):
            raise GameError("It is not this view's seat to move, so there is nothing to choose.")
        if len(actions) == 1:
            return view.tokens[int(actions[0])]
        game = view.game
        belief = np.zeros(1, game.belief)
        drive.believe(view.records, belief)
        values = np.zeros(len(actions))
        flat.sample(
            view.records,
            belief,
            WORLDS,
            new_rng(self.seed),
            np.zeros(3, game.state),
            np.zeros(game.mask_words, np.uint64),
            actions,
            np.zeros(view.seats, np.int64),
            values,
        )
        return view.tokens[int(actions[int(values.argmax())])]
