"""Other people's games, driven from Python, for comparison; each is optional."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from random import Random

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
    return [Peer(name, _open_spiel(name)) for name in ("hearts", "connect_four")]


def _open_spiel(name: str) -> Callable[[], tuple[int, int, float]]:
    """Whole random games of OpenSpiel, deal included."""
    import pyspiel

    game, chance = pyspiel.load_game(name), Random(1)

    def play() -> tuple[int, int, float]:
        decisions = games = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SLICE:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()  # at a chance node: its outcomes, here equally likely
                decisions += not state.is_chance_node()
                state.apply_action(actions[int(chance.random() * len(actions))])
            games += 1
        return decisions, games, spent

    return play
