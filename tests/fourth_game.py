"""As a program: play the example of a new game through bots, batches and the adapters of other libraries.

It runs in a process of its own, where `TATAMI_GAMES` names the folder of the game.
"""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pyspiel
from pettingzoo.test import api_test

import tatami
from tatami.adapters.openspiel.game import PREFIX
from tatami.adapters.pettingzoo import env
from tatami.bots import bot
from tatami.match import Match

NAME = "ichiba"
GAMES = 20


def shares() -> dict[str, float]:
    """The share of victories of a bot against one that plays at random, seats taken in turn."""
    won, players = 0.0, {"strong": bot("daimyo@300", NAME), "weak": bot("random", NAME)}
    for seed in range(GAMES):
        match = tatami.new(NAME, seats=2, seed=seed)
        seated = {1 + seed % 2: players["strong"], 2 - seed % 2: players["weak"]}
        while match.to_move is not None:
            match.play(seated[match.to_move].choose(match.view(match.to_move)))
        won += (1 + seed % 2 in match.winners()) / len(match.winners())
    return {"strong": won / GAMES}


def in_openspiel() -> str:
    """A random game in OpenSpiel, as the same match of ours would be recorded."""
    game = pyspiel.load_game(PREFIX + NAME)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    return str(game.get_type().long_name)


def in_batch() -> int:
    """Play games as arrays; return how many decisions were made."""
    batch = tatami.batch(NAME, 16, seats=3)
    for _ in range(50):
        batch.step(batch.sample())
    return 16 * 50


def as_arrays_and_view() -> bool:
    """Whether the observation of a state is that of the view."""
    match: Match = tatami.new(NAME, seats=4, seed=3)
    chance, same = Random(3), True
    while not match.over:
        for seat in range(1, 5):
            same &= bool(np.array_equal(match.see(seat)[0], match.view(seat).tensor()))
        match.play(chance.choice(match.legal()))
    return same


def main() -> None:
    environment = env(NAME, seats=3)
    api_test(environment, num_cycles=50)
    view = tatami.new(NAME, seed=1).view(1)
    print(
        json.dumps(
            {
                "games": tatami.games(),
                "left out": tatami.games.left_out(),  # type: ignore[attr-defined]  # a module that can be called
                "share": shares()["strong"],
                "openspiel": in_openspiel(),
                "batch": in_batch(),
                "same": as_arrays_and_view(),
                "english": view.text("en"),
                "german": view.text("de"),
            }
        )
    )


if __name__ == "__main__":
    main()
