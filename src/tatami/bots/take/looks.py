"""Players of TA-KE that look one turn ahead: each rates the resulting positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tatami.bots.take.player import Decision, Turn
from tatami.bots.take.search.codes import TURN_LENGTH
from tatami.bots.take.search.evaluation import DESK, Array, Records, describe_rows, evaluate
from tatami.bots.take.search.features import ALL, BEST_GAIN
from tatami.bots.take.search.turns import ALL_ABILITIES, NARROW, actions_of, list_turns, new_work
from tatami.engine.rng import draw, new_rng
from tatami.games.take.cards import SAMURAI, SPACES
from tatami.games.take.state import STATE

LISTED = 16384  # maximum turns rated
SHOWN = 200  # maximum turns reported
RELUCTANCE = 5  # points that an ability must gain before a farmer considers it

# Values of all successor positions, for the side to move.
Rate = Callable[[Records, Records], Array]


class OneLook:
    """Plays the turn it rates highest, ties at random."""

    def __init__(self, rate: Rate, seed: int) -> None:
        self._rate = rate
        self._rng = new_rng(seed)
        self._lister = Lister(ALL_ABILITIES)

    def decide(self, position: Records) -> Decision:
        """Rate every turn."""
        after, codes = self._lister.turns(position)
        ratings = self._rate(position, after)
        best = np.flatnonzero(ratings == ratings.max())
        chosen = int(best[int(draw(self._rng)) % len(best)])
        order = [chosen, *(i for i in np.argsort(-ratings, kind="stable")[:SHOWN].tolist() if i != chosen)]
        return Decision([Turn(_actions(position, int(codes[i])), 0, float(ratings[i])) for i in order])

    def guess(self, position: Records) -> float:
        """The rating of the best turn."""
        return float(self._rate(position, self._lister.turns(position)[0]).max())


class Lister:
    """Buffers for listing turns."""

    def __init__(self, stage: int) -> None:
        self._stage = stage
        self._work = new_work()
        self._after = np.empty(LISTED, STATE)
        self._codes = np.zeros(LISTED, np.int64)

    def turns(self, position: Records) -> tuple[Records, Records]:
        """The resulting positions of the turns, and their codes; both valid until the next call."""
        number = list_turns(position, self._work, self._stage, self._after, self._codes)
        return self._after[:number], self._codes[:number]


def _actions(position: Records, code: int) -> tuple[int, ...]:
    actions = np.zeros(TURN_LENGTH, np.int16)
    length = actions_of(position, code, actions)
    return tuple(actions[:length].tolist())


def gain(position: Records, after: Records) -> Array:
    """Points won by this turn: mine minus the opponent's."""
    me = int(position[0].to_move)
    points = after["score"].astype(np.float32) - position[0].score
    margins: Array = points[:, me] - points[:, 1 - me]
    return margins


def gain_and_evaluation(weights: Records) -> Rate:
    """The gain plus the linear evaluation of the remaining game."""
    desk = np.zeros(1, DESK)

    def rate(position: Records, after: Records) -> Array:
        linear, full = np.zeros(len(after), np.float32), np.zeros(len(after), np.float32)
        evaluate(after, weights, desk, linear, full)
        return gain(position, after) - linear

    return rate


def gain_minus_best_reply() -> Rate:
    """The gain minus the most that the opponent can gain by the next turn."""
    lister, desk = Lister(NARROW), np.zeros(1, DESK)

    def rate(position: Records, after: Records) -> Array:
        ratings = gain(position, after)
        if after[0].to_move < 0:
            return ratings
        # A take alone is a reply too, so its result is an upper bound for every turn.
        features = np.zeros((len(after), ALL), np.float32)
        describe_rows(after, desk, features)
        most = ratings - features[:, BEST_GAIN]
        best = -np.inf
        for index in np.argsort(-most, kind="stable").tolist():
            if most[index] < best:
                break
            mine = after[index : index + 1]
            most[index] = ratings[index] - gain(mine, lister.turns(mine)[0]).max()
            best = max(best, most[index])
        return most

    return rate


def own_points(position: Records, after: Records) -> Array:
    """A farmer's rating: its points, rarely an ability, and among equals the most visible chip."""
    me = int(position[0].to_move)
    points: Array = after["score"][:, me].astype(np.float32) - position[0].score[me]
    pushed = after["middle"][:, me].sum(axis=1) > position[0].middle[me].sum()
    taken = _held(after, me) - _held(position, me)
    about = taken @ np.bincount(_visible(position[0]), minlength=5)
    points += np.float32(0.1) * about - np.float32(RELUCTANCE) * pushed
    return points


def _held(positions: Records, seat: int) -> Records:
    """Chips a player holds, by position and character."""
    held: Records = positions["bottom"][:, seat].astype(np.int64) + positions["middle"][:, seat]
    held[:, SAMURAI] = positions["samurai"][:, seat].sum(axis=1)
    return held


def _visible(s: Any) -> list[int]:
    return [int(s.chips[i, s.height[i] - 1]) if s.height[i] else i for i in range(SPACES)]
