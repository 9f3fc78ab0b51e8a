"""Endings are solved exactly: against trying every token, within turns, and whatever was solved before."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np
import pytest

from tatami.bots.take.endgame.solver import Solver
from tatami.bots.take.search.turns import FULL
from tatami.engine.game import GameError
from tatami.match import new
from tests.bots.take.brute import brute_value
from tests.bots.take.positions import (
    State,
    after,
    greedy_position,
    legal_actions,
    random_position,
    turns,
)

OPTIONS = [
    {"ninja_repeats": repeats, "ninja_influence": influence}
    for repeats, influence in product((False, True), (2, 1))
]
TOKENS = new("take", seed=1).tokens


def margin(state: State) -> int:
    """How far the mover is ahead."""
    mine, theirs = state[0].score[state[0].to_move], state[0].score[1 - state[0].to_move]
    return int(mine) - int(theirs)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("play", ["random", "random within a turn", "greedy"])
def test_solver_margin_agrees_with_trying_every_token(play, options):
    solver, checked = Solver(), 0
    for seed in range(3, 8):
        if play == "greedy":
            state = greedy_position(seed, 4, **options)
        else:
            state = random_position(seed, 4, thrift=0, within=play != "random", **options)
        if (value := brute_value(state)) is not None:
            solution = solver.solve(state)
            assert (solution.exact, solution.margin) == (True, margin(state) + value)
            checked += 1
    assert checked > 3


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_turn_leads_to_the_margin(options):
    solver = Solver()
    for seed, left in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        state = greedy_position(seed, left, **options)
        solution = solver.solve(state)
        now = state
        for token in solution.tokens:
            assert TOKENS.index(token) in legal_actions(now)
            now = after(now, TOKENS.index(token))
            if now[0].to_move == state[0].to_move:  # asked token by token, it says the same
                assert solver.solve(now).margin == solution.margin
        if left > 1:
            assert now[0].to_move == 1 - state[0].to_move
            assert Solver().solve(now).margin == -(solution.margin or 0)
        else:
            assert now[0].score[state[0].to_move] - now[0].score[1 - state[0].to_move] == solution.margin


def test_every_turn_is_rated_by_its_successor():
    for left in (4, 3, 2, 1):
        state = greedy_position(left, left)
        solution = Solver().solve(state, every=True)
        me, solver = int(state[0].to_move), Solver()
        positions = turns(state, FULL)[0]
        if left > 1:
            expected = [-(solver.solve(positions[i : i + 1]).margin or 0) for i in range(len(positions))]
        else:
            expected = [int(p.score[me]) - int(p.score[1 - me]) for p in positions]
        assert [turn.margin for turn in solution.turns] == sorted(expected, reverse=True)
        assert solution.margin == solution.turns[0].margin


def test_earlier_solutions_change_no_result():
    """A small table, used for many positions and other options, forgets but does not err."""
    used = Solver(table=1 << 8)
    for seed, options in product(range(4), OPTIONS):
        state = greedy_position(seed, 5, **options)
        assert used.solve(state).margin == Solver().solve(state).margin


def test_solvers_do_not_disturb_each_other():
    states = [greedy_position(seed, 6) for seed in range(4)]
    alone = [Solver().solve(state) for state in states]
    with ThreadPoolExecutor(len(states)) as threads:
        together = list(threads.map(lambda state: Solver().solve(state), states))
    assert [(s.margin, s.tokens, s.nodes) for s in together] == [(s.margin, s.tokens, s.nodes) for s in alone]


def test_a_search_that_is_cut_short_claims_nothing():
    state = greedy_position(1, 9)
    short = Solver().solve(state, nodes=200)
    assert not short.exact and short.nodes == 200
    timed = Solver().solve(state, ms=0)
    assert not timed.exact and timed.margin is None and timed.tokens == ()
    early = Solver().solve(new("take", seed=1).view(1))
    assert not early.exact and early.margin is None


def test_a_finished_game_is_refused():
    state = greedy_position(1, 1)
    over = after(state, next(action for action in legal_actions(state) if TOKENS[action][0] == "t"))
    assert over[0].to_move == -1
    with pytest.raises(GameError, match="over"):
        Solver().solve(over)


def test_a_position_is_left_as_it_was():
    state = greedy_position(2, 5)
    before = np.copy(state)
    Solver().solve(state)
    assert state.tobytes() == before.tobytes()
