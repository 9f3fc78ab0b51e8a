"""Bots in the terminal: choice of level, waiting for a slow bot, and hints."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import tatami
from tatami.bots import LEVELS, Idea, Thought
from tatami.bots.bot import Maker
from tatami.bots.general import BOTS, RandomBot
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.match import Match
from tatami.view import View
from tests.cli.terminal import run

TAKE = ["play", "take", "--seed", "7"]


class Sage(RandomBot):
    """A scripted bot that records the views passed to it."""

    asked: list[View] = []  # noqa: RUF012 - one list for all sages of a test
    seconds = 0.0
    exact = False
    margin = -4.2

    def choose(self, view: View) -> str:
        time.sleep(self.seconds)
        return super().choose(view)

    def think(self, view: View) -> Thought:
        self.asked.append(view)
        one, two = view.legal[:2]
        ideas = (Idea(one, 75, 0.6, self.margin, (0.754, 0.246)), Idea(two, 25, 0.4, -9, ()))
        return Thought(one, ideas, (one,), 100, 0.0, self.exact)


@pytest.fixture(autouse=True)
def sage() -> Iterator[type[Sage]]:
    """Every level is played by the sage, in every game."""

    class Own(Sage):
        asked: list[View] = []  # noqa: RUF012

    makers: dict[str, Maker] = dict.fromkeys(LEVELS, Own)
    with patch("tatami.bots.makers", lambda game: {**BOTS, **makers}):
        yield Own


def seats_in(path: Path) -> dict[str, Any]:
    seats = json.loads(path.read_text(encoding="utf-8"))["seats"]
    assert isinstance(seats, dict)
    return seats


def play(*args: str, lines: list[str], cwd: Path) -> str:
    done = run("play", *args, lines=lines, cwd=cwd)
    assert done.code == 0, done.err
    return " ".join(done.out.split())


# Levels.


@pytest.mark.parametrize(
    "given, levels",
    [
        ([], ["samurai"] * 3),
        (["--bot", "shogun"], ["shogun"] * 3),
        (["--bot", "shogun@50ms"], ["shogun@50ms"] * 3),
        (["--bot", "2:farmer, 4:daimyo"], ["farmer", "samurai", "daimyo"]),
        (["--bot", "shogun,3:random"], ["shogun", "random", "shogun"]),
    ],
)
def test_the_level_of_each_bot_is_in_the_record_and_on_the_screen(
    given: list[str], levels: list[str], tmp_path: Path
):
    shown = play("tenno", "--seats", "4", *given, lines=["save game.json"], cwd=tmp_path)
    assert [seats_in(tmp_path / "game.json")[str(seat)] for seat in (2, 3, 4)] == [
        {"bot": level} for level in levels
    ]
    assert f"Seat 2 ({levels[0]})" in shown and "Bots: Seat 2" in shown
    play("--load", "game.json", lines=["save again.json"], cwd=tmp_path)
    assert seats_in(tmp_path / "again.json") == seats_in(tmp_path / "game.json")
    play("--load", "game.json", "--bot", "4:farmer", lines=["save other.json"], cwd=tmp_path)
    assert seats_in(tmp_path / "other.json")["4"] == {"bot": "farmer"}


def test_a_bot_that_is_no_longer_there_is_played_by_the_usual_level(tmp_path: Path):
    match = tatami.new("take", seed=1)
    match.players = {1: {}, 2: {"bot": "plain"}}
    (tmp_path / "old.json").write_text(match.record().dumps())
    play("--load", "old.json", lines=["save new.json"], cwd=tmp_path)
    assert seats_in(tmp_path / "new.json")["2"]["bot"] in LEVELS


@pytest.mark.parametrize(
    "answer, level", [("", "samurai"), ("4", "shogun"), ("farmer", "farmer"), ("Bauer", "farmer")]
)
def test_choosing_a_game_offers_the_bots_and_describes_their_play(answer: str, level: str, tmp_path: Path):
    lines = ["take", "", "", *(["frog"] if answer else []), answer, "save game.json"]
    shown = play("--lang", "de", lines=lines, cwd=tmp_path)
    assert "Kennt die üblichen guten Züge" in shown and "(Nummer oder Name" in shown
    assert ("There is no bot 'frog'" in shown) == bool(answer)
    assert seats_in(tmp_path / "game.json")["2"] == {"bot": level}


# Waiting.


def test_a_bot_that_thinks_long_is_said_to_think(sage: type[Sage], tmp_path: Path):
    with patch("tatami.cli.screen.PATIENCE", 0.05):
        sage.seconds = 0.2
        assert "Seat 2 (shogun) is thinking…" in play(
            "take", "--seed", "7", "--bot", "shogun", lines=["1"], cwd=tmp_path
        )
        sage.seconds = 0.0
    assert "is thinking" not in play("take", "--seed", "7", lines=["1"], cwd=tmp_path)


def test_a_bot_that_fails_does_not_hang_the_table(sage: type[Sage], tmp_path: Path):
    with patch.object(sage, "choose", side_effect=tatami.GameError("My head hurts.")):
        done = run(*TAKE, lines=["1"], cwd=tmp_path)
    assert done.code == 2 and done.err == "tatami: My head hurts.\n"


# Hints.


def test_a_hint_says_what_how_sure_and_what_else(sage: type[Sage], tmp_path: Path):
    shown = play(*TAKE[1:], lines=["hint"], cwd=tmp_path)
    assert "The shogun bot would play ta – Take the Daimyo from space A. It gives you a 75% chance" in shown
    assert (
        "It expects you to end 4 points behind. The next best move is tb – Take the Geisha from space B."
        in shown
    )
    sage.exact, sage.margin = True, 0.2
    shown = play(*TAKE[1:], lines=["hint"], cwd=tmp_path)
    assert "It expects a tie. That is proven." in shown and "%" not in shown


def test_a_hint_is_made_from_the_asker_s_view(sage: type[Sage], tmp_path: Path):
    match = tatami.new("tenka", seed=3)
    human = str(match.to_move)
    play("tenka", "--seed", "3", "--human", human, lines=["hint"], cwd=tmp_path)
    (view,) = sage.asked
    assert view == match.view(match.to_move)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_and_levels_are_said_in_every_language(lang: str, sage: type[Sage], tmp_path: Path):
    for margin in (3, -1, 0):
        sage.margin = margin
        shown = play("--lang", lang, lines=["take", "", "", "", "hint"], cwd=tmp_path)
        assert ("The shogun bot would play" in shown) == (lang == "en")


# Mirrored matches.


def random_game(match: Match, seed: int) -> Match:
    other, chance = match.at(0), Random(seed)
    while not other.over:
        other.play(chance.choice(other.legal()))
    return other


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [["--names", "Hana,Jan"], []], ids=["named", "unnamed"])
def test_a_mirrored_match_is_two_games_on_one_deal_with_points_added_up(
    names: list[str], lang: str, tmp_path: Path
):
    one = tatami.new("take", seed=7)
    first, second = random_game(one, 1), random_game(one, 2)
    lines = [*first.history, "one.json", *second.history, "two.json"]
    done = run(*TAKE, "--hotseat", "--mirrored", "--lang", lang, *names, lines=lines, cwd=tmp_path)
    assert done.code == 0, done.err
    games = [tatami.replay((tmp_path / name).read_text()) for name in ("one.json", "two.json")]
    assert [game.history for game in games] == [first.history, second.history]
    (hana, jan), swapped = (list(game.names().values()) for game in games)
    assert swapped == [jan, hana] and hana != jan
    hers, his = first.scores()[1] + second.scores()[2], first.scores()[2] + second.scores()[1]
    assert f"{first.scores()[1]} + {second.scores()[2]} = {hers}" in done.out
    assert f"{first.scores()[2]} + {second.scores()[1]} = {his}" in done.out
    winner = hana if hers > his else jan
    if lang == "en":
        assert f"{winner} wins the match by {abs(hers - his)} points." in done.out
    assert winner in done.out.splitlines()[-1] and str(abs(hers - his)) in done.out.splitlines()[-1]


def test_a_mirrored_match_against_a_bot_speaks_to_the_player(tmp_path: Path):
    done = run(*TAKE, "--mirrored", lines=["1"] * 500, cwd=tmp_path)
    assert done.code == 0, done.err
    said = done.out.splitlines()[-1]
    assert said.startswith(("You win the match by", "Bot wins the match by"))
    # Enter at the end of a game saves nothing; leaving the first game ends the match.
    left = run(*TAKE, "--mirrored", lines=["1", "quit", ""], cwd=tmp_path)
    assert "the match" not in left.out.partition("Goodbye.")[2] and "second game" not in left.out
