"""The games in OpenSpiel are the games: same deals, tokens and results; and OpenSpiel's own tests pass."""

from __future__ import annotations

import math
import pickle
from random import Random

import pyspiel
import pytest
from hypothesis import given
from open_spiel.python.algorithms import ismcts, mcts

import tatami
from tatami.adapters.openspiel import Rollouts
from tatami.games import load
from tests.adapters import playthrough, spiel
from tests.conformance.tables import GAMES, Table, every_table, plain_table, play_on, seeds


@every_table
def test_openspiels_own_simulation_passes(table: Table):
    pyspiel.random_sim_test(spiel.load(table), num_sims=1, serialize=True, verbose=False)


@every_table
@given(seed=seeds)
def test_a_state_is_the_match_from_the_same_seed(table: Table, seed: int):
    match, state = table.new(seed), spiel.dealt(table, seed)
    assert str(state).startswith(f"{match.deal}\n")
    for token in play_on(match, Random(seed)):
        assert state.current_player() + 1 == match.to_move
        strings = {state.action_to_string(action): action for action in state.legal_actions()}
        assert list(strings) == match.legal()
        assert not state.is_terminal() and not any(state.returns())
        state.apply_action(strings[token])
    assert state.is_terminal() and str(state) == f"{match.deal}\n{' '.join(match.history)}"
    winners = {seat + 1 for seat, value in enumerate(state.returns()) if value == max(state.returns())}
    assert winners == match.winners()


@plain_table
def test_rewards_by_rank_and_by_margin(table: Table):
    for seed in range(3):
        match = table.finished(seed)
        ranks, points = match.ranks(), match.scores()
        by_rank = spiel.state_of(table, seed, match, reward="rank").returns()
        by_margin = spiel.state_of(table, seed, match, reward="margin").returns()
        assert math.isclose(sum(by_rank), 0, abs_tol=1e-9) and math.isclose(sum(by_margin), 0, abs_tol=1e-9)
        for one in range(table.seats):
            others = [points[seat + 1] for seat in range(table.seats) if seat != one]
            assert math.isclose(by_margin[one], points[one + 1] - sum(others) / len(others))
            for other in range(table.seats):
                assert (by_rank[one] > by_rank[other]) == (ranks[one + 1] < ranks[other + 1])
        if len(set(ranks.values())) == table.seats:
            assert max(by_rank) == 1 and min(by_rank) == -1


@plain_table
def test_a_named_start_is_not_left_to_chance(table: Table):
    seat = table.seats
    drawn, named = spiel.load(table), spiel.load(table, start=seat)
    assert len(named.table.bounds) == len(drawn.table.bounds) - 1
    assert named.table.bounds == drawn.table.bounds[1:]
    state, chance = named.new_initial_state(), Random(1)
    while state.is_chance_node():
        state.apply_action(chance.randrange(len(state.chance_outcomes())))
    assert state.current_player() == seat - 1
    assert f"start={seat}" in str(named)
    with pytest.raises(tatami.GameError, match="Option start"):
        spiel.load(table, start=table.seats + 1)


def test_a_deal_that_finds_no_space_for_a_chip_is_drawn_again():
    """R1 of TA-KE: the bag is shuffled anew from the numbers that follow."""
    table = Table("take", 2)
    usual = len(spiel.dealt(table, 0).history())
    longer = next(seed for seed in range(1000) if len(spiel.dealt(table, seed).history()) > usual)
    state = spiel.dealt(table, longer)
    assert not state.is_chance_node() and str(state).startswith(f"{table.new(longer).deal}\n")
    assert len(state.history()) <= state.get_game().max_chance_nodes_in_history()


@pytest.mark.parametrize("name", GAMES)
def test_states_are_cloned_and_stored_with_all_that_was_seen(name: str):
    table = Table(name, Table(name, 2).game.usual_seats)
    match = table.position(5, 40)
    real = spiel.state_of(table, 5, match)
    imagined = real.resample_from_infostate(0, lambda: 0.3)
    for state in (real, imagined):
        action = state.legal_actions()[0]
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        _, stored = pyspiel.deserialize_game_and_state(text)
        for again in (state.clone(), stored, pickle.loads(pickle.dumps(state))):
            before = str(state)
            again.apply_action(action)
            assert str(state) == before != str(again)
            after = state.clone()
            after.apply_action(action)
            for player in range(table.seats):
                assert spiel.shown(again, player) == spiel.shown(after, player)


def test_openspiels_mcts_plays():
    table = Table("take", 2)
    state = spiel.state_of(table, 3, table.position(3, 90))
    compiled = pyspiel.MCTSBot(
        state.get_game(), pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 20, 10, True, 1, False
    )
    # Its `step` lets go of the GIL and crashes with every game written in Python, OpenSpiel's too.
    assert compiled.mcts_search(state).best_child().action in state.legal_actions()
    assert mcts.MCTSBot(state.get_game(), 1.4, 20, Rollouts()).step(state) in state.legal_actions()


@pytest.mark.parametrize("name", [name for name in GAMES if load(name).has_secrets])
def test_openspiels_ismcts_plays(name: str):
    table = Table(name, 3)
    state = spiel.state_of(table, 3, table.position(3, 60))
    for evaluator in (Rollouts(), mcts.RandomRolloutEvaluator(1)):
        bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 20)
        assert bot.step(state) in state.legal_actions()


def test_rollouts_value_states_as_random_play_does():
    table = Table("tenka", 3)
    state = spiel.state_of(table, 3, table.position(3, 60))
    ours = Rollouts(2000).evaluate(state)
    theirs = mcts.RandomRolloutEvaluator(150).evaluate(state)
    assert abs(ours.sum()) < 1e-9 and max(abs(ours - theirs)) < 0.25


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_have_not_changed(name: str):
    path = playthrough.path(name)
    assert path.read_text(encoding="utf-8") == playthrough.text(name), playthrough.AGAIN
