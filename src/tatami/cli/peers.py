"""Other people's games, driven from Python, for comparison; each is optional."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Any

SLICE = 0.3  # CPU-seconds a round takes, about


@dataclass(frozen=True)
class Peer:
    """A game of another library; `play` gives decisions, games and CPU-seconds."""

    name: str
    play: Callable[[], tuple[int, int, float]]


def installed() -> list[Peer]:
    """The peers that can be measured here."""
    if find_spec("pyspiel") is None:
        return []
    return [
        Peer("hearts", _open_spiel("hearts", sample_outcomes)),
        Peer("hearts, lean deal", _open_spiel("hearts", any_outcome)),
        Peer("connect_four", _open_spiel("connect_four", sample_outcomes)),
    ]


def sample_outcomes(state: Any, chance: Random) -> int:
    """What chance does, by the probabilities the game gives, as its documentation shows."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(chance.choices(outcomes, weights)[0])


def any_outcome(state: Any, chance: Random) -> int:
    """The same where all outcomes are equally likely, as in a deal, with less to carry into Python."""
    outcomes = state.legal_actions()
    return int(outcomes[int(chance.random() * len(outcomes))])


def _open_spiel(name: str, draw: Callable[[Any, Random], int]) -> Callable[[], tuple[int, int, float]]:
    """Whole random games of OpenSpiel, deal included."""
    import pyspiel

    game, chance = pyspiel.load_game(name), Random(1)

    def play() -> tuple[int, int, float]:
        decisions = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(draw(state, chance))
                    continue
                actions = state.legal_actions()
                state.apply_action(actions[int(chance.random() * len(actions))])
                decisions += 1
            games += 1
        return decisions, games, spent

    return play
