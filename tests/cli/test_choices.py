"""The numbered options: each listed once, selected by typing, readable when there are many."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import tatami
from tatami.cli.choices import Choices
from tatami.cli.screen import Screen
from tatami.match import Match
from tests.cli.scripts import SEED, every_game, finished


def choices(match: Match) -> Choices:
    return Choices(match.view(match.to_move), Screen("en"))


def shown(*parts: object, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    return captured.get()


def busiest(name: str) -> Match:
    """The moment of a game with most to choose from."""
    match = finished(name)
    return max((match.at(number) for number in range(len(match.actions))), key=lambda now: len(now.legal()))


@every_game
def test_every_option_has_one_number_and_is_found_by_it(name: str):
    match = finished(name)
    for number in Random(SEED).sample(range(len(match.actions)), 20):
        now = match.at(number)
        offered = choices(now)
        assert sorted(action.token for action in offered.actions) == sorted(now.legal())
        for place, action in enumerate(offered.actions, 1):
            assert offered.find(action.token) == action.token
            if str(place) not in now.tokens:
                assert offered.find(str(place)) == action.token
        assert offered.find("0") is None
        assert offered.find(str(len(offered.actions) + 1)) is None


@every_game
def test_options_of_one_kind_stand_together(name: str):
    kinds = [action.kind for action in choices(busiest(name)).actions]
    starts = [kind for place, kind in enumerate(kinds) if place == 0 or kinds[place - 1] != kind]
    assert len(starts) == len(set(starts))


@every_game
@pytest.mark.parametrize("width", [40, 80, 120])
def test_many_options_stay_within_the_screen(name: str, width: int):
    offered = choices(busiest(name))
    for text in (shown(offered.brief(width), width=width), shown(*offered.full(), width=width)):
        assert all(len(line) <= width for line in text.splitlines())
        for token, number in offered.numbers.items():
            assert f"{number} {token}" in " ".join(text.split())
    if width == 80:
        assert len(shown(offered.brief(width)).splitlines()) <= max(4, len(offered.actions) // 7 + 1)


def test_a_beginning_that_many_options_share_is_said_once():
    match = tatami.new("take", seed=7)
    for token in ("tb", "ta"):
        match.play(token)
    text = shown(*choices(match).full())
    assert text.count("Use a Geisha:") == 1
    assert "Gde   move the Ronin from the top of D onto E" in text


def test_a_token_comes_before_a_number():
    # TENNO's set-up has tokens that are numbers: 123 to 321.
    offered = choices(tatami.new("tenno", seed=1))
    assert offered.find("213") == "213"
    assert offered.find("2") == offered.actions[1].token
