"""The search over whole turns, and what it keeps."""

from __future__ import annotations

import numpy as np

import tatami
from tatami.bots.take.masters import merge
from tatami.bots.take.player import Turn, margin
from tatami.bots.take.search.evaluation import learnt
from tatami.bots.take.search.thinker import Thinker
from tests.bots.take.positions import State, random_position, results_of_turns


def thought(position: State, simulations: int) -> Thinker:
    thinker = Thinker(learnt(), 1 << 14)
    thinker.look_at(position)
    assert thinker.think(simulations) == simulations
    return thinker


def visits(thinker: Thinker) -> int:
    return sum(turn.visits for turn in thinker.turns())


def test_the_last_turn_is_the_best_one():
    for seed in range(6):
        position = random_position(seed, 1)
        seat = int(position[0].to_move)
        results = [np.frombuffer(key, position.dtype) for key in results_of_turns(position)]
        best = max(margin(result, seat) for result in results)
        assert thought(position, 60).value() == best - margin(position, seat)


def test_search_results_are_kept_between_turns():
    match = tatami.new("take", seed=4)
    thinker = thought(match.state(), 300)
    mine = thinker.turns()[0].actions
    for action in (*mine, *thinker.line(mine)):
        match.play(match.tokens[action])
        if match.state()[0].taken == 2:
            break
    thinker.look_at(match.state())
    thinker.think(1)
    assert visits(thinker) > 10 > visits(thought(match.state(), 1)) == 1


def test_a_full_tree_still_thinks():
    position = random_position(3, 20)
    small, large = Thinker(learnt(), 128), Thinker(learnt(), 1 << 14)
    for thinker in (small, large):
        thinker.look_at(position)
        thinker.think(200)
        assert visits(thinker) == 200


def test_trees_think_together():
    one, other = [Turn((1,), 3, 6.0), Turn((2,), 0, 9.0)], [Turn((1,), 1, 2.0), Turn((3,), 5, 1.0)]
    assert merge([one, other]) == [Turn((3,), 5, 1.0), Turn((1,), 4, 5.0), Turn((2,), 0, 9.0)]
