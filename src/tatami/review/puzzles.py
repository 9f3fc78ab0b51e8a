"""Puzzles: positions with one clearly best decision, as the seat to move sees them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache, cached_property
from typing import Any

from tatami.engine.game import GameError
from tatami.games import folder, load
from tatami.match import Match
from tatami.view import View

FILE = "puzzles.jsonl"  # in the folder of each game
LEAST_GAP = 0.1  # share of victory by which the answer is better than anything else
ENDING = "ending"  # the theme of puzzles with a proven answer
LEAST_POINTS = 2.0  # or points, where the ending is proven


@dataclass(frozen=True)
class Worth:
    """The value of one action: share of victory and points ahead, for the seat to move."""

    token: str
    share: float
    points: float


@dataclass(frozen=True)
class Puzzle:
    """A position and the decision to find there."""

    id: str
    game: str
    rules: int
    deal: str
    actions: tuple[str, ...]  # the actions before; secrets included, so it is shown only as a view
    answer: str
    gap: float  # share of victory that the next best action loses
    points: float  # points that it loses
    error: float  # standard error of the gap; 0: computed over all worlds
    level: int  # difficulty, from 1
    found: Mapping[str, float]  # how often each level of bots finds it
    themes: tuple[str, ...]
    worths: tuple[Worth, ...]  # best first
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def exact(self) -> bool:
        """Whether the answer is proven."""
        return ENDING in self.themes

    @cached_property
    def match(self) -> Match:
        """The match up to the decision, at a table that shows the past."""
        match = Match.from_deal(load(self.game), self.deal, self.options, self.rules)
        match.play_all(list(self.actions))
        return match.recalled()

    @property
    def seat(self) -> int:
        """The seat to move."""
        seat = self.match.to_move
        assert seat is not None
        return seat

    @property
    def view(self) -> View:
        """That seat's view."""
        return self.match.view(self.seat)

    def solves(self, token: str) -> bool:
        """Whether a token is the answer; IllegalAction if it is illegal."""
        self.match.check(token)
        return token == self.answer

    def data(self) -> dict[str, Any]:
        """The puzzle as plain data, in a fixed order."""
        data = asdict(self)
        data["actions"] = " ".join(self.actions)
        data["worths"] = [[each.token, each.share, each.points] for each in self.worths]
        return {key: value for key, value in data.items() if key != "options" or value}

    def dumps(self) -> str:
        """The puzzle as one line of JSON."""
        return json.dumps(self.data(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def parse(cls, data: Mapping[str, Any]) -> Puzzle:
        """Parse the output of `data`, or raise GameError."""
        try:
            fields = dict(data)
            fields["actions"] = tuple(str(fields["actions"]).split())
            fields["worths"] = tuple(Worth(*each) for each in fields["worths"])
            fields["themes"] = tuple(fields["themes"])
            return cls(**fields)
        except (KeyError, TypeError) as error:
            raise GameError(f"That is not a puzzle: {error}.") from None


def read(lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of a file, one per line."""
    for number, line in enumerate(lines, 1):
        try:
            yield Puzzle.parse(json.loads(line))
        except (json.JSONDecodeError, GameError) as error:
            raise GameError(f"Line {number} is not a puzzle: {error}") from None


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles shipped with a game, in a fixed order; none if it has none."""
    place = folder(load(game).name) / FILE
    if not place.exists():
        return ()
    with place.open(encoding="utf-8") as lines:
        return tuple(read(lines))


def puzzle(name: str) -> Puzzle:
    """The puzzle of that id, or GameError."""
    game = name.partition("-")[0]
    for each in puzzles(game):
        if each.id == name:
            return each
    raise GameError(f"There is no puzzle {name!r:.40}.")


def of_the_day(game: str, day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any day: all appear once before one repeats."""
    every = puzzles(game)
    if not every:
        return None
    stride = next(step for step in (61, 67, 71, 73) if len(every) % step)  # neighbours are alike
    return every[day * stride % len(every)]
