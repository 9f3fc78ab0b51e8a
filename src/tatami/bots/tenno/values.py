"""Values of TENNO near the end of a game, computed over all worlds that fit a view."""

from __future__ import annotations

import numpy as np

from tatami.bots.search import Manner
from tatami.bots.tenno.endings import GAVE_UP, MARGINS, SHARES, Ending, is_near
from tatami.bots.tenno.mind import Array
from tatami.bots.values import Worth
from tatami.view import View

STEPS_PER_SIMULATION = 20  # a simulation near the end has about as many
CONFIG = Manner(win=0.95).record()  # victory first, then the margin


class Endings:
    """Computes values where that is feasible: exact about cards and luck, a guess about people."""

    exact = False  # the others are assumed to reply as the mind does

    def __init__(self, mind: Array) -> None:
        self._mind = mind
        self._ending: Ending | None = None

    def worths(self, view: View, actions: Array, simulations: int) -> list[Worth] | None:
        """The value of each action for all seats, or None if that takes longer than so many simulations."""
        if not is_near(view.records):
            return None
        if self._ending is None or self._ending.seats != view.seats:
            self._ending = Ending(view.seats, self._mind, CONFIG)
        if not self._ending.begin(view.records):
            return None
        left, found = simulations * STEPS_PER_SIMULATION, []
        for action in actions:
            outcome, steps = self._ending.rate(int(action), left)
            if steps == GAVE_UP:
                return None
            left -= steps
            found.append(_worth(outcome, view.seats))
        return found


def _worth(outcome: Array, seats: int) -> Worth:
    share = np.clip(outcome[SHARES : SHARES + seats], 0.0, 1.0)
    return Worth(tuple(share.tolist()), tuple(outcome[MARGINS : MARGINS + seats].tolist()))
