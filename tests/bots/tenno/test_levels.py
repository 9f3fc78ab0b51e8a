"""TENNO's bots at the table: they finish every game, and each level beats the one below it."""

from __future__ import annotations

from statistics import mean

import pytest

import tatami
from tatami.bots import LEVELS, bot, names
from tatami.bots.tenno import BOTS
from tatami.match import Match

# With far fewer, 27 attacks see only a few worlds each.
SIMULATIONS = {"daimyo": 200} | dict.fromkeys(("shogun", "shogun-1", "insider", "ismcts-greedy", "pimc"), 800)


def seated(name: str, seed: int) -> tatami.bots.Bot:
    budget = f"@{SIMULATIONS[name]}" if name in SIMULATIONS else ""
    return bot(name + budget, "tenno", seed=seed)


def played(players: list[str], seed: int) -> Match:
    match = tatami.new("tenno", seed=seed, seats=len(players))
    bots = [seated(name, 10 * seed + seat) for seat, name in enumerate(players)]
    while match.to_move is not None:
        match.play(bots[match.to_move - 1].choose(match.view(match.to_move)))
    return match


def test_all_levels_and_reference_bots_are_there():
    assert set(BOTS) <= set(names("tenno"))
    references = {"greedy", "greedy-strong", "greedy-even", "insider", "shogun-1", "ismcts-greedy", "pimc"}
    assert set(LEVELS) | references == set(BOTS)


@pytest.mark.parametrize("seats", range(2, 8))
def test_bots_finish_their_games(seats: int):
    bots = list(BOTS)
    match = played([bots[(seat + seats) % len(bots)] for seat in range(seats)], seats)
    assert match.over and match.winners()


@pytest.mark.parametrize("level, below, games", [("samurai", "farmer", 60), ("shogun", "samurai", 30)])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_level_beats_those_below(level: str, below: str, games: int, seats: int):
    shares = []
    for number in range(games):
        players = [level if seat == number % seats else below for seat in range(seats)]
        winners = played(players, number // seats).winners()
        shares.append((number % seats + 1 in winners) / len(winners))
    assert mean(shares) > 1.3 / seats


@pytest.mark.parametrize("name", BOTS)
def test_the_farmers_are_laid_in_any_order(name: str):
    view = tatami.new("tenno", deal="2 1").view(1)
    assert len({seated(name, seed).choose(view) for seed in range(60)}) == 6
