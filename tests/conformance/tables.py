"""Every game at every number of seats and setting of its options, and random play there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import tatami
from tatami.engine.game import Game, GameError, OneOf, Option
from tatami.engine.scene import Event
from tatami.games import load
from tatami.match import Match

GAMES = tatami.games()

FACTIONS = ("takeda", "uesugi", "tokugawa", "mori", "shimazu", "date", "oda")
# Options that are neither a flag nor a number: other values that the rules accept.
OTHER_VALUES: dict[tuple[str, str], list[Any]] = {
    ("tenka", "cards"): [
        "\n".join(f"x{n} {'SCIAM'[n % 5]} {n % 11} {n * 3 % 11} {FACTIONS[n % 7]}" for n in range(45))
    ],
    ("tenno", "cards"): ["123MR7"],
}
SMALL = {("take", "chips"), ("tenno", "cards")}  # cut the game down, so they are only changed alone


@dataclass(frozen=True, eq=False)
class Table:
    """A game, its number of seats and the options that differ from the usual ones."""

    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        values = (
            f"{name}={value}" if isinstance(value, int) or value.isalpha() else name
            for name, value in self.options.items()
        )
        return "-".join([self.name, str(self.seats), *values])

    @property
    def game(self) -> Game:
        return load(self.name)

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who looks on: all seats and a spectator."""
        return [*range(1, self.seats + 1), None]

    def new(self, seed: int) -> Match:
        return tatami.new(self.name, seats=self.seats, seed=seed, options=self.options)

    def finished(self, seed: int) -> Match:
        """A random game to its end, the same for the same seed."""
        match = self.new(seed)
        for _ in play_on(match, Random(seed)):
            pass
        return match

    def position(self, seed: int, percent: int) -> Match:
        """A random game as it stood when so much of it had been played."""
        match = self.finished(seed)
        return match.at(len(match.actions) * percent // 100)


def play_on(match: Match, chance: Random) -> Iterator[str]:
    """Play random tokens to the end, one after each look at the match; no game may be too long."""
    for _ in range(match.game.max_decisions):
        if match.over:
            return
        token = chance.choice(match.legal())
        yield token
        match.play(token)
    assert match.over, f"more than {match.game.max_decisions} decisions"


def other_values(game: Game, option: Option) -> list[Any]:
    """What an option may be besides its default: the other truth, or the ends of its range."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.check, OneOf):
        return [name for name in option.check.names if name != option.default]
    if isinstance(option.default, int):
        accepted = [number for number in range(-1000, 1001) if _accepts(option, number)]
        return [number for number in (accepted[0], accepted[-1]) if number != option.default]
    return OTHER_VALUES[game.name, option.name]


def _accepts(option: Option, value: Any) -> bool:
    try:
        option.check(value)
    except GameError:
        return False
    return True


def settings_of(game: Game, seats: int) -> list[dict[str, Any]]:
    """The usual options, each option changed alone, and all changed at once."""
    others = {option.name: other_values(game, option) for option in game.options}
    del others["start"]
    alone = [{name: value} for name, values in others.items() for value in values]
    whole = {name: values[-1] for name, values in others.items() if (game.name, name) not in SMALL}
    together = [whole] if len(whole) > 1 else []
    return [{}, *alone, {"start": seats}, *together]


@cache
def tables() -> list[Table]:
    """All tables there are."""
    return [
        Table(name, seats, options)
        for name in GAMES
        for seats in load(name).seats
        for options in settings_of(load(name), seats)
    ]


every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize("table", tables(), ids=str)
plain_table = pytest.mark.parametrize("table", [t for t in tables() if not t.options], ids=str)


def times(factor: float) -> settings:
    """More or fewer examples of a property than usual."""
    return settings(max_examples=round(settings().max_examples * factor))


# A moment of a random game: the seed, and how much of the game has been played.
seeds = st.integers(0, 10_000)
percents = st.integers(0, 100)


def state_of(match: Match) -> bytes:
    """The whole position as bytes."""
    return match.state().tobytes()


def told(match: Match, action: int, viewer: int | None) -> int:
    """An action of the seat to move, as a viewer is told it."""
    return action if match.to_move == viewer else match.game.mask(action)


def watch(match: Match, token: str, viewer: int | None) -> list[Event]:
    """Play a token and return what a viewer sees of it, also where the match has no deal."""
    action = match.tokens.index(token)
    before, known = match.view(viewer), told(match, action, viewer)
    match.play(token)
    after = match.view(viewer)
    return after.events(before, action if after.over else known)
