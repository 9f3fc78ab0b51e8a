"""Values of Tenka Trick near the end of a game, computed over all worlds that fit a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.search import Manner
from tatami.bots.tenka.endings import Ending, is_near
from tatami.bots.values import Worth
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

CONFIG = Manner(win=0.95).record()  # victory first, then the margin


class Endings:
    """Computes the values of actions once only the holders of the last cards are hidden."""

    exact = True  # everybody chooses what is best for them

    def __init__(self) -> None:
        self._endings: dict[int, Ending] = {}

    def worths(self, view: View, actions: Array, simulations: int) -> list[Worth] | None:
        """The value of each action for all seats, or None while too much is hidden."""
        if not is_near(view.records):
            return None
        if view.seats not in self._endings:
            self._endings[view.seats] = Ending(view.seats, CONFIG)
        _, results = self._endings[view.seats].results(view.records, [int(action) for action in actions])
        return [Worth(tuple(share.tolist()), tuple(points.tolist())) for share, points in results]
