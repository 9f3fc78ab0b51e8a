"""SB3-contrib's MaskablePPO at a table with bots: the environment has the masks where it looks for them.

pip install sb3-contrib torch 'tatami-games[gymnasium]'
python recipes/sb3_maskable_ppo.py --game take --opponents random --steps 20000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import tatami.adapters.gymnasium  # registers the games

assert tatami.adapters.gymnasium


def train(game: str, opponents: str, steps: int, seed: int = 0, **how: Any) -> Any:
    """Train for so many steps; the model is returned."""
    table = gymnasium.make(f"tatami/{game.capitalize()}-v0", opponents=opponents, reward="margin")
    model = MaskablePPO("MlpPolicy", table, seed=seed, device="cpu", **how)
    model.learn(steps)
    return model


def margin(model: Any, game: str, opponents: str, games: int, seed: int = 10_000) -> float:
    """Points ahead of the others, on average."""
    table = gymnasium.make(f"tatami/{game.capitalize()}-v0", opponents=opponents, reward="margin")
    found = []
    for number in range(games):
        observation, info = table.reset(seed=seed + number)
        done, reward = False, 0.0
        while not done:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, done, _, info = table.step(int(action))
        found.append(reward)
    return float(np.mean(found))


def main() -> None:
    """Train and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="take")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    args = parser.parse_args()
    model = train(args.game, args.opponents, args.steps, verbose=1)
    print(f"{margin(model, args.game, args.opponents, 40):+.1f} points against {args.opponents}")


if __name__ == "__main__":
    main()
