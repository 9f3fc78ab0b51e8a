"""The games in PettingZoo: its own tests pass, and agents see what their seats may know."""

from __future__ import annotations

import pickle
import time
import warnings
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pettingzoo.env_registry.registration import make
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import tatami
from tatami.adapters.pettingzoo import env, parallel_env, raw_env
from tests.conformance.tables import GAMES, Table, every_table, percents, plain_table, seeds

KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably")  # they are dicts


def made(table: Table, **kwargs: Any) -> Any:
    return env(table.name, seats=table.seats, options=table.options, **kwargs)


def play(environment: Any, chance: Random, steps: int = 10**6) -> list[int]:
    """Play random actions; return them."""
    actions: list[int] = []
    for _ in environment.agent_iter(steps):
        seen, _, over, cut, _ = environment.last()
        action = None if over or cut else chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        environment.step(action)
        actions += [] if action is None else [action]
    return actions


@every_table
def test_pettingzoos_own_tests_pass(table: Table):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(made(table), num_cycles=table.game.max_decisions)
        seed_test(lambda: made(table), num_cycles=30)
    assert not [str(w.message) for w in caught if not str(w.message).startswith(KNOWN)]


@plain_table
def test_every_way_to_render_works(table: Table, capsys: pytest.CaptureFixture[str]):
    render_test(lambda **kwargs: made(table, **kwargs))
    assert capsys.readouterr().out
    with pytest.raises(ValueError, match="render mode"):
        made(table, render_mode="rgb_array")


@plain_table
def test_pettingzoos_benchmark_runs(table: Table, monkeypatch: pytest.MonkeyPatch):
    seconds = count()
    monkeypatch.setattr(time, "time", lambda: next(seconds))  # it would go on for five
    performance_benchmark(made(table))


@plain_table
def test_a_game_is_cut_off_after_the_most_cycles(table: Table):
    environment = made(table, max_cycles=2)
    environment.reset(seed=4)
    actions = play(environment, Random(4))
    assert len(actions) == 2 * table.seats and not environment.unwrapped.match.over
    environment.reset()
    for _ in range(2 * table.seats):
        assert not any(environment.truncations.values())
        environment.step(int(environment.last()[0]["action_mask"].argmax()))
    assert all(environment.truncations.values()) and not any(environment.terminations.values())
    assert not any(environment.rewards.values())


@plain_table
def test_an_environment_is_the_match(table: Table):
    environment, match = made(table), table.new(3)
    environment.reset(options={"deal": match.deal})
    for action in play(environment, Random(3)):
        match.play(environment.unwrapped.tokens[action])
    assert match.over and environment.unwrapped.match.record() == match.record()


@pytest.mark.parametrize("name", GAMES)
def test_rewards_come_at_the_end(name: str):
    environment: Any = env(name, reward="margin")
    environment.reset(seed=2)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        assert over or not reward
        got[agent] += reward
        environment.step(None if over else int(seen["action_mask"].argmax()))
    points = environment.unwrapped.match.scores()
    for seat, agent in enumerate(environment.possible_agents, 1):
        others = [score for other, score in points.items() if other != seat]
        assert got[agent] == pytest.approx(points[seat] - sum(others) / len(others))


@plain_table
@given(seed=seeds, percent=percents, world=st.integers(0, 2**64 - 1))
def test_worlds_that_look_alike_give_the_same_observation(table: Table, seed: int, percent: int, world: int):
    environment = raw_env(table.name, seats=table.seats)
    environment.reset()
    match = environment.match = table.position(seed, percent)
    environment._select()
    for seat, agent in enumerate(environment.possible_agents, 1):
        environment.match = match
        real = environment.observe(agent)
        tokens = [environment.tokens[action] for action in np.flatnonzero(real["action_mask"])]
        assert tokens == match.view(seat).legal
        environment.match = match.view(seat).determinize(world)
        for name, numbers in environment.observe(agent).items():
            assert numbers.tobytes() == real[name].tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_copies_and_pickles_go_their_own_way(name: str):
    environment = env(name)
    environment.reset(seed=9)
    play(environment, Random(9), 12)
    before = environment.unwrapped.match.history
    for other in (environment.copy(), pickle.loads(pickle.dumps(environment))):
        rest = play(other, Random(1))
        assert environment.unwrapped.match.history == before
        again = environment.copy()
        assert play(again, Random(1)) == rest
        other.reset()
        again.reset()
        assert other.unwrapped.match.deal == again.unwrapped.match.deal


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_a_defeat_or_says_why(name: str):
    checked: Any = env(name)
    with pytest.raises(AssertionError):
        checked.step(0)
    checked.reset(seed=1)
    culprit = checked.agent_selection
    illegal = int(np.flatnonzero(checked.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(tatami.IllegalAction):
        checked.unwrapped.copy().step(illegal)
    with pytest.raises(ValueError, match="not an action"):
        checked.step(len(checked.unwrapped.tokens))
    checked.step(illegal)
    gained = {}
    for agent in checked.agent_iter():
        _, gained[agent], over, cut, _ = checked.last()
        assert over and cut
        checked.step(None)
    assert gained == {agent: -1.0 if agent == culprit else 0.0 for agent in checked.possible_agents}


def test_the_registry_makes_them():
    environment = make("aec", "tatami/tenno-v1", seats=3)
    environment.reset(seed=1)
    assert str(environment) == "tatami_tenno_v1" and environment.num_agents == 3
    assert environment.unwrapped.state().shape == (3, sum(size for _, size in environment.unwrapped.fields))


@every_table
def test_pettingzoos_parallel_tests_pass(table: Table):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        all_at_once = parallel_env(table.name, seats=table.seats, options=table.options)
        parallel_api_test(all_at_once, num_cycles=60)


@plain_table
def test_all_at_once_is_the_same_game(table: Table):
    all_at_once = parallel_env(table.name, seats=table.seats, reward="margin")
    observations, _ = all_at_once.reset(seed=4)
    got: dict[str, float] = {}
    while all_at_once.agents:
        match = all_at_once.unwrapped.match
        actions = {}
        for seat, agent in enumerate(all_at_once.possible_agents, 1):
            mask = observations[agent]["action_mask"]
            assert mask.any() == (match.to_move == seat)
            assert observations[agent]["observation"].tobytes() == match.view(seat).tensor().tobytes()
            actions[agent] = int(mask.argmax())
        observations, got, _, _, _ = all_at_once.step(actions)
    points = match.scores()
    assert match.over and max(points, key=lambda seat: points[seat]) == 1 + list(got.values()).index(
        max(got.values())
    )


def test_the_parallel_registry_makes_them():
    assert make("parallel", "tatami/tenno-v1", seats=3).possible_agents == [
        "player_0",
        "player_1",
        "player_2",
    ]
