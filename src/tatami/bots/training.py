"""The interface of `tatami train`: a module `tatami.bots.<game>.train` that is a `Trainer`.

It plays and learns round by round, writes its results so far into `Lessons.out` after each, and
yields the figures of the round; `tatami train` shows progress and draws the learning curve.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tatami.bots.workers import Alone, Workers


@dataclass(frozen=True)
class Lessons:
    """The settings of a training run; the same settings give the same result, for any number of workers."""

    games: int  # games a round
    rounds: int
    seed: int
    out: Path  # output folder
    workers: Workers = field(default_factory=Alone)


@dataclass(frozen=True)
class Round:
    """The result of a round."""

    games: int
    positions: int  # training positions, those of earlier rounds included
    fit: Mapping[str, float]  # R² of each evaluation, on held-out games
    margin: float  # against the round before, points a game
    error: float  # half the width of its 95 % interval


Progress = Callable[[str, float], None]  # the stage, and the share of the round that is done, 0 to 1


class Trainer(Protocol):
    """A module that trains the bots of a game."""

    GAMES: int  # the default
    ROUNDS: int

    def train(self, lessons: Lessons, progress: Progress) -> Iterator[Round]:
        """Play and learn."""
