"""What `tatami train` asks of a game: a module `tatami.bots.<game>.train` that is a `Trainer`.

It plays and learns round by round, writes what it has learnt so far into `Lessons.out` after each, and
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
    """What somebody asks for; with the same wishes the same is learnt, by however many workers."""

    games: int  # games a round
    rounds: int
    seed: int
    out: Path  # folder for what is learnt
    workers: Workers = field(default_factory=Alone)


@dataclass(frozen=True)
class Round:
    """How a round went."""

    games: int
    positions: int  # learnt from, those of earlier rounds included
    fit: Mapping[str, float]  # R² of each evaluation, on games it has not learnt from
    margin: float  # against the round before, points a game
    error: float  # half the width of its 95 % interval


Progress = Callable[[str, float], None]  # what is being done, and how much of the round is done, 0 to 1


class Trainer(Protocol):
    """A module that trains the bots of a game."""

    GAMES: int  # when nothing else is asked for
    ROUNDS: int

    def train(self, lessons: Lessons, progress: Progress) -> Iterator[Round]:
        """Play and learn."""
