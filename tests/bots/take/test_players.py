"""The bots of TA-KE at a table."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.bots import Bot, bot
from tatami.bots.take.endgame.solver import Solver
from tatami.bots.take.masters import Search
from tatami.games.take import GAME
from tatami.view import View
from tests.bots.take.positions import random_position

OPTIONS: list[dict[str, Any]] = [{}, {"ninja_repeats": True, "ninja_influence": 1, "komi": 15}]
PLAYERS = ["farmer", "samurai", "greedy", "reply", "daimyo@20", "shogun@20"]


def view_of(seed: int, left: int, **options: Any) -> View:
    return View(GAME, GAME.settle(options), random_position(seed, left, **options))


def play(first: Bot, second: Bot, seed: int, options: dict[str, Any] | None = None) -> int:
    """The margin of the first bot in a game with these seats."""
    match = tatami.new("take", seed=seed, options=options)
    seats = {1: first, 2: second}
    while (seat := match.to_move) is not None:
        match.play(seats[seat].choose(match.view(seat)))
    return match.scores()[1] - match.scores()[2]


def pairs(name: str, other: str, number: int) -> float:
    """The mean margin of a bot over mirrored pairs."""
    total = 0
    for seed in range(number):
        total += play(bot(name, "take", seed=seed), bot(other, "take", seed=seed), seed)
        total -= play(bot(other, "take", seed=seed), bot(name, "take", seed=seed), seed)
    return total / (2 * number)


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "options"])
@pytest.mark.parametrize("name", PLAYERS)
def test_whole_games(name: str, options: dict[str, Any]):
    play(bot(name, "take"), bot("random", "take"), 3, options)  # a match refuses what is not legal


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "options"])
@pytest.mark.parametrize("name", PLAYERS)
def test_every_legal_token_is_thought_of(name: str, options: dict[str, Any]):
    for seed, left in enumerate((33, 20, 12, 5, 1)):
        view = view_of(seed, left, **options)
        thought = bot(name, "take").think(view)
        assert sorted(idea.token for idea in thought.ideas) == sorted(view.legal)
        assert thought.choice == thought.ideas[0].token == thought.line[0]
        assert all(0 <= idea.value <= 1 for idea in thought.ideas)


@pytest.mark.parametrize("name", ["daimyo@40", "shogun@40"])
def test_as_many_simulations_decide_alike(name: str):
    for left in (30, 18, 9, 6):
        view = view_of(left, left)
        one, two = (bot(name, "take").think(view) for _ in range(2))
        assert (one.choice, one.ideas, one.line) == (two.choice, two.ideas, two.line)


def test_the_expected_line_can_be_played():
    for seed, left in enumerate((34, 22, 10)):
        view = view_of(seed, left)
        line = bot("daimyo@200", "take").think(view).line
        match = view.determinize()
        for token in line:
            match.play(token)
        assert int(match.state()[0].taken) > int(view.record.taken) + 1


def long_turn() -> tuple[View, Bot]:
    """A view in which a bot decides on a turn of several tokens, and that bot."""
    for seed in range(40):
        view = view_of(seed, 12)
        chosen = bot("daimyo@60", "take")
        if len(view.legal) > 8 and chosen.choose(view)[0] != "t":
            return view, bot("daimyo@60", "take")
    raise AssertionError("no bot used an ability")


@pytest.fixture
def decisions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many chips had been taken at each decision of a search."""
    made: list[int] = []
    decide = Search.decide

    def count(self: Search, position: Any) -> Any:
        made.append(int(position[0].taken))
        return decide(self, position)

    monkeypatch.setattr(Search, "decide", count)
    return made


def test_a_turn_is_decided_on_once(decisions: list[int]):
    view, chosen = long_turn()
    decisions.clear()
    match = view.determinize()
    while match.to_move == view.to_move:
        match.play(chosen.choose(match.view(view.to_move)))
    assert decisions == [int(view.record.taken)]


def test_a_turn_that_goes_another_way_is_decided_on_anew(decisions: list[int]):
    view, chosen = long_turn()
    decisions.clear()
    match = view.determinize()
    hint = chosen.choose(view)
    match.play(next(token for token in view.legal if token != hint and token[0] in "DRGN"))
    while match.to_move == view.to_move:
        match.play(chosen.choose(match.view(view.to_move)))
    assert decisions == 2 * [int(view.record.taken)]


def test_the_end_is_exact():
    view = view_of(5, 5)
    thought = bot("shogun@5s", "take").think(view)
    assert thought.exact and thought.ideas[0].margin == Solver().solve(view).margin


def test_levels():
    assert pairs("greedy", "random", 3) > 10
    assert pairs("samurai", "greedy", 3) > 20
    assert pairs("samurai", "farmer", 3) > 20


def test_threads_think_together():
    view = view_of(2, 20)
    assert bot("daimyo@101", "take", threads=2).think(view).simulations == 102
