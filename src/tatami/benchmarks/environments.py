"""Environments that `tatami bench batch` steps through: ours, and others where they are installed.

Each is a function that plays random legal actions for a slice of CPU time, with observations and masks, and
returns the decisions made and the CPU-seconds used.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

from tatami.adapters.batch import Batch
from tatami.games import load, names

SLICE = 0.2  # CPU-seconds a round takes, about
BATCH = 1024  # games of ours that move together
SHARED = 65_536  # with two threads: a step must be long compared with waking a thread
PGX_BATCHES = (256, 1024, 4096)

Contestant = Callable[[], tuple[int, float]]


def ours() -> Iterator[tuple[str, Contestant]]:
    """Every game at its smallest, usual and largest table, batched, and at every table through PettingZoo."""
    for name in names():
        game = load(name)
        for seats in sorted({game.seats[0], game.usual_seats, game.seats[-1]}):
            yield f"batch {name} {seats}", _batch(name, seats)
    if find_spec("pettingzoo"):
        from tatami.adapters.pettingzoo import env

        for name in names():
            for seats in load(name).seats:
                yield f"pettingzoo {name} {seats}", _petting_zoo(env(name, seats=seats))


def others() -> Iterator[tuple[str, Contestant]]:
    """Other libraries that can be measured here."""
    if find_spec("pettingzoo") and find_spec("pygame"):
        if find_spec("rlcard"):
            yield "PettingZoo leduc_holdem", _petting_zoo(_classic("leduc_holdem_v4"))
        yield "PettingZoo connect_four", _petting_zoo(_classic("connect_four_v3"))
    if find_spec("rlcard"):
        yield "RLCard leduc-holdem", _rlcard("leduc-holdem")
    if find_spec("pyspiel"):
        yield "OpenSpiel leduc_poker", _open_spiel("leduc_poker")
        yield "OpenSpiel connect_four", _open_spiel("connect_four")
    if find_spec("pgx"):
        for size in PGX_BATCHES:
            yield f"pgx connect_four, {size} games", _pgx("connect_four", size)


def missing() -> list[str]:
    """Packages that would add to the comparison."""
    return [name for name in ("pettingzoo", "pygame", "rlcard", "pyspiel", "pgx") if find_spec(name) is None]


def _timed(work: Callable[[], int]) -> Contestant:
    """Repeat work until a slice of CPU time has gone by."""

    def play() -> tuple[int, float]:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            decisions += work()
        return decisions, spent

    return play


def _batch(name: str, seats: int, games: int = BATCH, threads: int = 1) -> Contestant:
    batch = Batch(name, games, seats=seats, threads=threads)
    for _ in range(200):  # until the games are at different moments
        batch.step(batch.sample())

    def work() -> int:
        for _ in range(10):
            batch.step(batch.sample())
        return 10 * games

    return _timed(work)


def scaling(name: str) -> float:
    """How many times faster two threads are than one, by the clock; the best of some rounds."""

    def pace(threads: int) -> float:
        play, best = _batch(name, load(name).usual_seats, SHARED, threads), 0.0
        for _ in range(5):
            start = time.perf_counter()
            decisions, _ = play()
            best = max(best, decisions / (time.perf_counter() - start))
        return best

    return pace(2) / pace(1)


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def _petting_zoo(env: Any) -> Contestant:
    chance = Random(1)
    env.reset(seed=1)

    def work() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            env.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            decisions += 1
        return decisions

    return _timed(work)


def _rlcard(name: str) -> Contestant:
    rlcard, chance = import_module("rlcard"), Random(1)
    env = rlcard.make(name)

    def work() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _timed(work)


def _open_spiel(name: str) -> Contestant:
    import pyspiel

    game, chance = pyspiel.load_game(name), Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor()
                state.legal_actions_mask()
                decisions += 1
            state.apply_action(chance.choice(actions))
        return decisions

    return _timed(work)


def _pgx(name: str, size: int) -> Contestant:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make(name)
    one = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def move(state: Any, key: Any) -> Any:
        key, choice, deal = jax.random.split(key, 3)
        likes = jax.random.uniform(choice, state.legal_action_mask.shape) * state.legal_action_mask
        return jax.vmap(one)(state, likes.argmax(-1), jax.random.split(deal, size)), key

    step = jax.jit(move)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
    at = [step(start, jax.random.PRNGKey(1))]

    def work() -> int:
        for _ in range(10):
            at[0] = step(*at[0])
        jax.block_until_ready(at[0])
        return 10 * size

    return _timed(work)
