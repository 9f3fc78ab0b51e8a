"""From training to the table: a policy over arrays as a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.bot import Idea, Thought, check_turn
from tatami.engine.game import GameError
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

Act = Callable[[Any, Any], Any]  # (observations, masks), as in a batch -> actions, one per row


class Policy:
    """A bot that plays by a function of observations and masks, exactly as in training.

    In an arena it is named by import path, `tatami arena take --bots greedy,my_module:my_policy`; on a
    server it joins by the table's link, `tatami.client.bot_client.play_at(link, my_policy)`.
    """

    def __init__(self, act: Act, name: str = "policy") -> None:
        self.name = name
        self.act = act

    def choose(self, view: View) -> str:
        """The token of the action for this view's seat; GameError if it is illegal."""
        check_turn(view)
        mask = view.legal_mask
        action = int(np.ravel(self.act(view.tensor()[None], mask[None]))[0])
        if not 0 <= action < len(mask) or not mask[action]:
            raise GameError(f"The policy {self.name} chose action {action}, which may not be played now.")
        return view.tokens[action]

    def think(self, view: View) -> Thought:
        """The same, without reasons."""
        choice = self.choose(view)
        return Thought(choice, (Idea(choice, 0, 0.5, None, ()),), (choice,), 0, 0.0)
