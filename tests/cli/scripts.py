"""Input that plays a whole game at one screen."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import tatami
from tatami.match import Match

SEED = 5

every_game = pytest.mark.parametrize("name", tatami.games())


@cache
def finished(name: str, seats: int | None = None) -> Match:
    """A random game to its end, the same every time."""
    match, chance = tatami.new(name, seats=seats, seed=SEED), Random(SEED)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


@cache
def hides_something(name: str) -> bool:
    """Whether some two seats ever see different tables, found out by looking at a game."""
    match = finished(name)
    return any(
        len({_shown(match.at(number), seat) for seat in range(1, match.seats + 1)}) > 1
        for number in range(len(match.actions))
    )


def _shown(match: Match, seat: int) -> bytes:
    """All that a seat knows, but not which seat it is."""
    known = match.view(seat).records.copy()
    known["viewer"] = 0
    return known.tobytes()


def movers(match: Match) -> list[int]:
    """The seat behind each action."""
    return [step.seat for step in match.events(None)]


def hot_seat(match: Match, start: int = 0) -> list[str]:
    """The lines that play a match, from an action on, when people at one screen have all seats.

    The last of them hand the screen over to the player to move.
    """
    lines: list[str] = []
    facing = None
    for number, seat in enumerate([*movers(match), match.to_move]):
        if number >= start and seat is not None:
            lines += hand_over(match.game.name, facing, seat)
            lines += match.history[number : number + 1]
            facing = seat
    return lines


def hand_over(name: str, facing: int | None, seat: int) -> list[str]:
    """With hidden cards, both the player leaving the screen and the next one press Enter."""
    if not hides_something(name) or facing == seat:
        return []
    return [""] if facing is None else ["", ""]
