"""RLlib's PPO at a table with bots, with the action mask in the observation, where RLlib looks for it.

RLlib pins its own Gymnasium: give it an environment of its own.

python -m venv rllib && . rllib/bin/activate
pip install torch 'ray[rllib]' 'tatami-games[gymnasium]'
python recipes/rllib_ppo.py --game take --opponents random --iterations 10
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from gymnasium import ObservationWrapper
from gymnasium.spaces import Box, Dict
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from tatami.adapters.gymnasium import TatamiEnv

NAME = "tatami"


class Floats(ObservationWrapper[Any, Any, Any]):
    """Observations as numbers that a network takes, beside the mask."""

    def __init__(self, table: TatamiEnv) -> None:
        super().__init__(table)
        spaces = table.observation_space
        shape, actions = spaces["observations"].shape, spaces["action_mask"].shape
        self.observation_space = Dict(
            action_mask=Box(0.0, 1.0, actions, np.float32),
            observations=Box(-np.inf, np.inf, shape, np.float32),
        )

    def observation(self, observation: Any) -> Any:
        """Both parts as floats."""
        return {name: part.astype(np.float32) for name, part in observation.items()}


def make_env(how: dict[str, Any]) -> Floats:
    """A table for RLlib."""
    return Floats(TatamiEnv(**how, reward="margin", masks="observation"))


def build(game: str, opponents: str, seed: int = 0, **how: Any) -> Any:
    """The algorithm, ready to train in this process."""
    register_env(NAME, make_env)
    config = (
        PPOConfig()
        .environment(NAME, env_config={"game": game, "opponents": opponents})
        .env_runners(num_env_runners=0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128, 128], "head_fcnet_activation": "tanh"},
            )
        )
        .training(gamma=1.0, lr=3e-4, **how)
        .debugging(seed=seed)
    )
    return config.build_algo()


def margin(algorithm: Any, game: str, opponents: str, games: int, seed: int = 10_000) -> float:
    """Points ahead of the others, on average, with the most likely actions."""
    module, table, found = algorithm.get_module(), make_env({"game": game, "opponents": opponents}), 0.0
    for number in range(games):
        seen, _ = table.reset(seed=seed + number)
        done, reward = False, 0.0
        while not done:
            batch = {name: torch.from_numpy(part)[None] for name, part in seen.items()}
            logits = module.forward_inference({Columns.OBS: batch})[Columns.ACTION_DIST_INPUTS]
            seen, reward, done, _, _ = table.step(int(logits[0].argmax()))
        found += float(reward)
    return found / games


def main() -> None:
    """Train and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="take")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--iterations", type=int, default=10)
    args = parser.parse_args()
    algorithm = build(args.game, args.opponents)
    for _ in range(args.iterations):
        algorithm.train()
    print(f"{margin(algorithm, args.game, args.opponents, 40):+.1f} points against {args.opponents}")
    algorithm.stop()


if __name__ == "__main__":
    main()
