"""The search over information sets, in every game with the plain mind."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import tatami
from tatami.bots import Thought, bot
from tatami.bots.bot import Budget, Order
from tatami.bots.search import Manner, SearchBot
from tatami.games import load
from tatami.match import Match
from tests.conformance.tables import GAMES, Table

every_game = pytest.mark.parametrize("game", GAMES)
MANNERS = {
    "plain": Manner(everybody=True, paired=False),
    "paired": Manner(),
    "paired, everybody": Manner(everybody=True),
    "plain, own decisions": Manner(paired=False),
}
every_manner = pytest.mark.parametrize("manner", MANNERS.values(), ids=MANNERS)


def searcher(game: str, manner: Manner, simulations: int, threads: int = 1, seed: int = 1) -> SearchBot:
    order = Order(load(game), "test", Budget(simulations=simulations), seed, threads)
    return SearchBot(order, Budget(), manner)


def position(game: str, seed: int, percent: int) -> Match:
    """A position after so much of a random game, or soon after, where there is a choice."""
    match = Table(game, load(game).usual_seats).position(seed, percent)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    return match


def thought(match: Match, manner: Manner, simulations: int, threads: int = 1) -> Thought:
    return searcher(match.game.name, manner, simulations, threads).think(match.view(match.to_move))


@every_game
@every_manner
@pytest.mark.parametrize("threads", [1, 2])
def test_a_thought_speaks_of_every_legal_token(game: str, manner: Manner, threads: int):
    for percent in (0, 50, 90):
        match = position(game, 3, percent)
        found = thought(match, manner, 200, threads)
        assert sorted(idea.token for idea in found.ideas) == sorted(match.legal())
        assert sum(idea.visits for idea in found.ideas) == found.simulations
        assert found.choice in match.legal() and found.line[0] == found.choice
        for idea in found.ideas:
            assert 0 <= idea.value <= 1
            if idea.visits:
                assert len(idea.ranks) == match.seats and sum(idea.ranks) == pytest.approx(1)
        if not manner.paired:  # else it may be sure earlier
            assert found.simulations == 200


@every_game
@every_manner
def test_simulations_as_a_budget_can_be_repeated(game: str, manner: Manner):
    match = position(game, 5, 40)
    one, two = (thought(match, manner, 300) for _ in range(2))
    assert one.ideas == two.ideas and one.line == two.line


@every_manner
def test_the_line_can_be_played_in_a_game_without_secrets(manner: Manner):
    match = position("take", 2, 60)
    for token in thought(match, manner, 400).line:
        match.play(token)


def exact_margin(match: Match, seat: int) -> int:
    """The margin of a seat with best play of both, by trying everything."""
    if match.over:
        points = match.scores()
        return points[seat] - points[3 - seat]
    margins = []
    for token in match.legal():
        after = match.copy()
        after.play(token)
        margins.append(exact_margin(after, seat))
    return max(margins) if match.to_move == seat else min(margins)


@pytest.mark.parametrize("seed", range(6))
def test_search_finds_the_best_end_of_a_game_without_secrets(seed: int):
    """The last two chips of TA-KE, small enough to try everything."""
    chance = Random(seed)
    match = tatami.new("take", seed=seed)
    while match.state()[0].taken < 33 or match.state()[0].phase != 0:
        match.play(chance.choice(match.legal()))
    seat = match.to_move
    assert seat is not None
    exact = {}
    for token in match.legal():
        after = match.copy()
        after.play(token)
        exact[token] = exact_margin(after, seat)
    found = thought(match, Manner(win=0.0, margin=100.0, everybody=True, paired=False, explore=0.1), 20_000)
    assert exact[found.choice] == max(exact.values())


@every_game
def test_search_results_are_reused(game: str):
    match = position(game, 4, 30)
    player = searcher(game, Manner(everybody=True, paired=False), 2000)
    player.think(match.view(match.to_move))
    tree = player._searches[0].tree
    known = set(tree.nodes["key"][: tree.used[0]].tolist())
    player.think(match.view(match.to_move))
    again = set(tree.nodes["key"][: tree.used[0]].tolist())
    assert known < again or known == again
    assert len(again) < 2 * len(known) + 2


@every_game
def test_edges_are_taken_no_oftener_than_offered(game: str):
    match = position(game, 3, 30)
    player = searcher(game, Manner(everybody=True, paired=False), 3000)
    player.think(match.view(match.to_move))
    tree = player._searches[0].tree
    edges = tree.edges[: tree.used[1]]
    assert (edges["visits"] <= edges["offered"]).all()
    assert edges["visits"].sum() > 3000
    codes = edges["code"]
    assert codes.min() >= 0
    assert codes.max() < len(match.view(1).tokens)


def test_secret_choices_are_mixed_and_open_ones_are_not():
    match = tatami.new("tenno", seats=2, seed=1)
    setups = {
        searcher("tenno", Manner(mixing=1.0), 60, seed=seed).choose(match.view(match.to_move))
        for seed in range(40)
    }
    assert len(setups) == 6
    open_match = position("tenka", 1, 20)
    found = [
        searcher("tenka", Manner(mixing=1.0), 400, seed=seed).think(open_match.view(open_match.to_move))
        for seed in range(4)
    ]
    assert all(each.choice == each.ideas[0].token for each in found)


def test_paired_actions_see_the_same_number_of_worlds_until_they_drop_out():
    match = position("tenka", 7, 10)
    player = searcher("tenka", Manner(), 2000)
    player.think(match.view(match.to_move))
    root = player._searches[0].root
    most = root.visits.max()
    assert (root.visits[root.active == 1] == most).all()
    assert (root.visits[root.active == 0] < most).all()


def test_a_tree_that_is_full_begins_anew(monkeypatch):
    monkeypatch.setattr("tatami.bots.search.NODES", 64)
    monkeypatch.setattr("tatami.bots.search.EDGES", 512)
    match = position("tenno", 3, 30)
    found = thought(match, Manner(everybody=True, paired=False), 2000)
    assert sum(idea.visits for idea in found.ideas) == 2000


@pytest.mark.parametrize("text", ["0", "0ms", "-5", "ten", "5m", "1e9s", ""])
def test_a_budget_that_makes_no_sense_is_refused(text: str):
    with pytest.raises(tatami.GameError):
        Budget.parse(text)


@pytest.mark.parametrize("text", ["100ms", "1.5s", "3000"])
def test_budgets_are_read_and_written(text: str):
    budget = Budget.parse(text)
    assert Budget.parse(str(budget)) == budget


def test_unknown_bot_is_refused_with_a_list_of_bots():
    with pytest.raises(tatami.GameError, match="there are random"):
        bot("godzilla", "take")


def test_a_bot_refuses_a_view_that_is_not_asked():
    match = tatami.new("take", seed=1)
    waiting = 3 - (match.to_move or 0)
    for name in ("random", "ismcts@10"):
        for seat in (waiting, None):
            with pytest.raises(tatami.GameError, match="not this seat's turn"):
                bot(name, "take").choose(match.view(seat))
    assert np.flatnonzero(match.view(waiting).legal_mask).size == 0
