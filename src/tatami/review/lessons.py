"""Lessons: set positions with a goal, one rule each, in the order in which a table would teach them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from tatami.engine.game import GameError
from tatami.games import folder, load
from tatami.match import Match

FILE = "lessons.jsonl"  # in the folder of each game


@dataclass(frozen=True)
class Lesson:
    """A position, the rule that it shows, and the decisions that reach its goal."""

    id: str  # of the rule
    game: str
    rules: int
    deal: str
    actions: tuple[str, ...]  # the actions before; secrets included, so it is shown only as a view
    answers: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def match(self) -> Match:
        """The match up to the decision."""
        match = Match.from_deal(load(self.game), self.deal, self.options, self.rules)
        match.play_all(list(self.actions))
        return match

    @property
    def seat(self) -> int:
        """The seat to move."""
        seat = self.match.to_move
        assert seat is not None
        return seat

    def after(self, token: str) -> Match:
        """The match after a decision; IllegalAction if it is illegal."""
        match = self.match.copy()
        match.play(token)
        return match

    def dumps(self) -> str:
        """The lesson as one line of JSON."""
        data = {
            "id": self.id,
            "rules": self.rules,
            "options": dict(self.options),
            "deal": self.deal,
            "actions": " ".join(self.actions),
            "answers": " ".join(self.answers),
        }
        return json.dumps({key: value for key, value in data.items() if value != {}}, ensure_ascii=False)


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none if it has none."""
    place = folder(load(game).name) / FILE
    if not place.exists():
        return ()
    return tuple(_read(game, json.loads(line)) for line in place.read_text("utf-8").splitlines())


def _read(game: str, data: dict[str, Any]) -> Lesson:
    actions, answers = data.pop("actions").split(), data.pop("answers").split()
    return Lesson(game=game, actions=tuple(actions), answers=tuple(answers), **data)


def lesson(game: str, name: str) -> Lesson:
    """The lesson about a rule, or GameError."""
    for each in lessons(game):
        if each.id == name:
            return each
    raise GameError(f"There is no lesson {name!r:.40}.")
