"""Credit assignment by seat: returns and advantages for games in which the seats move in turn.

In a game of several seats most rewards arrive with another player's move, and the reward of a step belongs
to all seats, not to its mover. Here a decision is followed by the next decision of the *same* seat in the
same game, and is credited with all rewards of this seat in between.

Arrays have a row for each step and a column for each game: `movers` and `dones` (steps, n), `rewards`
(steps, n, seats), as a batch shows them before (`to_move`) and after (`dones`, `rewards`) each step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.engine.game import GameError

if TYPE_CHECKING:
    from tatami.adapters.batch import Batch

    Array = np.ndarray[Any, np.dtype[Any]]

OVER, LATER = -1, -2  # instead of a step: the game ends before, or the arrays do


class Credit(NamedTuple):
    """Values of decisions for their movers, all (steps, n)."""

    advantages: Array
    returns: Array  # targets for the value function: advantage plus value
    known: Array  # False where the arrays end before the seat's next move and no value stands in


def next_decisions(movers: Any, dones: Any) -> Array:
    """By step and game, the step of the same seat's next decision; OVER or LATER if there is none."""
    movers, dones = np.asarray(movers), np.asarray(dones)
    steps, n = movers.shape
    rows = np.arange(n)
    ahead = np.full((n, int(movers.max()) + 1), LATER)
    found = np.empty((steps, n), np.int64)
    for step in reversed(range(steps)):
        ahead[dones[step]] = OVER
        found[step] = ahead[rows, movers[step]]
        ahead[rows, movers[step]] = step
    return found


def returns(rewards: Any, movers: Any, dones: Any, *, discount: float = 1.0) -> tuple[Array, Array]:
    """The return of each mover from its decision to the end of its game, and whether the arrays reach it.

    The discount applies once for each later decision of the same seat.
    """
    rewards, movers, dones = np.asarray(rewards, np.float32), np.asarray(movers), np.asarray(dones)
    _, n, seats = rewards.shape
    rows = np.arange(n)
    later, ended = np.zeros((n, seats), np.float32), np.zeros(n, bool)
    found, known = np.empty(movers.shape, np.float32), np.empty(movers.shape, bool)
    for step in reversed(range(len(movers))):
        later[dones[step]] = 0
        ended |= dones[step]
        later += rewards[step]
        found[step], known[step] = later[rows, movers[step]], ended
        later[rows, movers[step]] *= discount
    return found, known


def advantages(
    rewards: Any,
    movers: Any,
    dones: Any,
    values: Any,
    *,
    last_values: Any = None,
    discount: float = 1.0,
    smoothing: float = 0.95,
) -> Credit:
    """Generalised advantages along each seat's own decisions.

    `values` (steps, n) are the mover's estimates. `last_values` (n, seats) stand in for the time after
    the arrays, NaN where it is not known; without it, the last decision of each seat is not `known`.
    """
    rewards, movers, dones = np.asarray(rewards, np.float32), np.asarray(movers), np.asarray(dones)
    values = np.asarray(values, np.float32)
    _, n, seats = rewards.shape
    rows = np.arange(n)
    ahead = np.full((n, seats), np.nan, np.float32)
    if last_values is not None:
        ahead[:] = last_values
    sure = ~np.isnan(ahead)
    ahead[~sure] = 0
    due, gain = np.zeros((n, seats), np.float32), np.zeros((n, seats), np.float32)
    found, known = np.empty(movers.shape, np.float32), np.empty(movers.shape, bool)
    for step in reversed(range(len(movers))):
        over, at = dones[step], (rows, movers[step])
        ahead[over] = due[over] = gain[over] = 0
        sure[over] = True
        due += rewards[step]
        gained = due[at] + discount * ahead[at] - values[step] + discount * smoothing * gain[at]
        found[step], known[step] = gained, sure[at]
        gain[at] = np.where(sure[at], gained, 0)  # before an unknown decision its value is all there is
        ahead[at], due[at], sure[at] = values[step], 0, True
    return Credit(found, found + values, known)


class Rollout:
    """A buffer of batch steps: observations, masks, actions, rewards and movers.

    `rollout.step(actions, values)` plays and records; when it is `full`, `advantages` returns the value
    of each decision for its mover, and `clear` starts again in the same arrays.
    """

    def __init__(self, batch: Batch, steps: int) -> None:
        n = len(batch)
        self.batch = batch
        self.observations = np.zeros((steps, *batch.observations.shape), np.uint8)
        self.masks = np.zeros((steps, *batch.masks.shape), bool)
        self.movers = np.zeros((steps, n), np.int8)
        self.actions = np.zeros((steps, n), np.int16)
        self.values, self.log_chances = np.zeros((2, steps, n), np.float32)
        self.rewards = np.zeros((steps, n, batch.seats), np.float32)
        self.dones = np.zeros((steps, n), bool)
        self.length = 0

    def __len__(self) -> int:
        return self.length

    @property
    def full(self) -> bool:
        """Whether there is no room for another step."""
        return self.length == len(self.movers)

    def clear(self) -> None:
        """Drop all steps."""
        self.length = 0

    def step(self, actions: Any, values: Any = 0.0, log_chances: Any = 0.0) -> None:
        """Play an action in each game; record the observations before it and the rewards after it."""
        if self.full:
            raise GameError(f"This rollout is full with {self.length} steps: clear it first.")
        at, batch = self.length, self.batch
        self.observations[at], self.masks[at], self.movers[at] = (
            batch.observations,
            batch.masks,
            batch.to_move,
        )
        batch.step(actions)
        self.actions[at], self.values[at], self.log_chances[at] = actions, values, log_chances
        self.rewards[at], self.dones[at] = batch.rewards, batch.dones
        self.length += 1

    def returns(self, *, discount: float = 1.0) -> tuple[Array, Array]:
        """The return of each mover until the end of its game, and whether that end was seen."""
        kept = slice(self.length)
        return returns(self.rewards[kept], self.movers[kept], self.dones[kept], discount=discount)

    def advantages(
        self, last_values: Any = None, *, discount: float = 1.0, smoothing: float = 0.95
    ) -> Credit:
        """The advantages of each decision for its mover; `last_values` (n,) are of the seats to move now."""
        ahead = np.full((len(self.batch), self.batch.seats), np.nan, np.float32)
        if last_values is not None:
            ahead[np.arange(len(ahead)), self.batch.to_move] = last_values
            if self.batch.seats == 2:  # zero-sum: one seat's value is minus the other's
                ahead[np.arange(len(ahead)), 1 - self.batch.to_move] = -np.asarray(last_values)
        kept = slice(self.length)
        return advantages(
            self.rewards[kept],
            self.movers[kept],
            self.dones[kept],
            self.values[kept],
            last_values=ahead,
            discount=discount,
            smoothing=smoothing,
        )
