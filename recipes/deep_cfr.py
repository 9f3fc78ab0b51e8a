"""OpenSpiel's Deep CFR on TENNO for two with the Farmers alone, and how far it is from an equilibrium.

pip install torch dm-tree 'tatami-games[openspiel]'
python recipes/deep_cfr.py --iterations 20
"""

from __future__ import annotations

import argparse

import pyspiel
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.pytorch import deep_cfr

import tatami.adapters.openspiel  # registers the games

assert tatami.adapters.openspiel
GAME = "python_tatami_tenno(players=2,cards=_123)"


def train(iterations: int, traversals: int = 40, steps: int = 200) -> tuple[float, list[float]]:
    """NashConv of what was learnt, and what it is worth against itself."""
    game = pyspiel.load_game(GAME)
    solver = deep_cfr.DeepCFRSolver(
        game,
        policy_network_layers=(64, 64),
        advantage_network_layers=(32, 32),
        num_iterations=iterations,
        num_traversals=traversals,
        learning_rate=1e-3,
        batch_size_advantage=256,
        batch_size_strategy=256,
        memory_capacity=100_000,
        policy_network_train_steps=steps,
        advantage_network_train_steps=steps // 4,
    )
    solver.solve()
    learnt = policies.tabular_policy_from_callable(game, solver.action_probabilities)
    value = expected_game_score.policy_value(game.new_initial_state(), [learnt] * 2)
    return float(exploitability.nash_conv(game, learnt)), [float(share) for share in value]


def main() -> None:
    """Train and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=20)
    found, value = train(parser.parse_args().iterations)
    print(f"NashConv {found:.4f}, value {value}")


if __name__ == "__main__":
    main()
