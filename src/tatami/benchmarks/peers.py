"""Games of other libraries, driven from Python, for comparison; each is optional."""

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
    """A game of another library; `play` returns decisions, games and CPU-seconds."""

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
    """A chance outcome, by the game's probabilities, as its documentation shows."""
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


@dataclass(frozen=True)
class Searcher:
    """A search of another library; `think` returns simulations and CPU-seconds."""

    name: str
    think: Callable[[], tuple[int, float]]


def searches(simulations: int) -> list[Searcher]:
    """Searches that can be measured here, each thinking so much about a few positions of a random game."""
    if find_spec("pyspiel") is None:
        return []
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    found = []
    for name in ("connect_four", "mancala"):
        game = pyspiel.load_game(name)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 1, False)
        found.append(Searcher(f"MCTS, {name}", _thinking(game, bot, simulations)))
    # Without passing cards, where its resampling of worlds fails.
    hearts = pyspiel.load_game("hearts(pass_cards=false)")
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.4, simulations, -1, policy)
    found.append(Searcher("IS-MCTS, hearts", _thinking(hearts, bot, simulations)))
    return found


def _thinking(game: Any, bot: Any, simulations: int) -> Callable[[], tuple[int, float]]:
    """Let a bot think about positions with a choice, spread over a random game."""
    chance, state, choices = Random(7), game.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 3:
            choices.append(state.clone())
        state.apply_action(any_outcome(state, chance))
    spread = choices[:: max(1, len(choices) // 6)][:6]

    def think() -> tuple[int, float]:
        start = time.process_time()
        for state in spread:
            bot.step(state)
        return simulations * len(spread), time.process_time() - start

    return think
