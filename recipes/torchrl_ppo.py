"""TorchRL's PPO at a table with bots: the mask goes from the observation into a masked distribution.

pip install torch torchrl 'tatami-games[gymnasium]'
python recipes/torchrl_ppo.py --game take --opponents random --steps 20000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import LazyTensorStorage, ReplayBuffer, SamplerWithoutReplacement
from torchrl.envs import ActionMask, Compose, DoubleToFloat, DTypeCastTransform, GymWrapper, TransformedEnv
from torchrl.envs.utils import ExplorationType, set_exploration_type
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

import tatami.adapters.gymnasium  # registers the games

assert tatami.adapters.gymnasium


def make_env(game: str, opponents: str, seed: int = 0) -> Any:
    """A table as TorchRL sees it; illegal actions cannot be drawn."""
    table = gymnasium.make(
        f"tatami/{game.capitalize()}-v0",
        opponents=opponents,
        reward="margin",
        masks="observation",
        disable_env_checker=True,
    )
    env = TransformedEnv(
        GymWrapper(table, categorical_action_encoding=True),
        Compose(
            DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"]),
            ActionMask(),
            DTypeCastTransform(torch.uint8, torch.float32, in_keys=["observations"]),
            DoubleToFloat(),
        ),
    )
    env.set_seed(seed)
    return env


def make_networks(env: Any, width: int = 128) -> tuple[Any, Any]:
    """The actor and the critic."""

    def network(outputs: int) -> nn.Module:
        return nn.Sequential(
            nn.LazyLinear(width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(), nn.Linear(width, outputs)
        )

    scores = TensorDictModule(network(env.action_spec.space.n), in_keys=["observations"], out_keys=["logits"])
    actor = ProbabilisticActor(
        scores,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(1), in_keys=["observations"])
    blank = env.reset()
    actor(blank), critic(blank)  # lazy layers learn their sizes
    return actor, critic


def train(
    game: str,
    opponents: str,
    steps: int,
    *,
    batch: int = 2_000,
    epochs: int = 4,
    part: int = 250,
    seed: int = 0,
) -> Any:
    """Train for so many steps; the actor is returned."""
    torch.manual_seed(seed)
    env = make_env(game, opponents, seed)
    actor, critic = make_networks(env)
    collector = Collector(env, actor, frames_per_batch=batch, total_frames=steps)
    advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01)
    optimizer = torch.optim.Adam(loss.parameters(), 3e-4)
    buffer = ReplayBuffer(
        storage=LazyTensorStorage(batch), sampler=SamplerWithoutReplacement(), batch_size=part
    )
    for played in collector:
        with torch.no_grad():
            advantage(played)
        buffer.empty()
        buffer.extend(played.reshape(-1))
        for _ in range(epochs):
            for some in buffer:
                losses = loss(some)
                total = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
                optimizer.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
    collector.shutdown()
    return actor


def margin(actor: Any, game: str, opponents: str, games: int, seed: int = 10_000) -> float:
    """Points ahead of the others, on average, with the most likely actions."""
    env, found = make_env(game, opponents, seed), 0.0
    with torch.no_grad(), set_exploration_type(ExplorationType.DETERMINISTIC):
        for _ in range(games):
            found += float(env.rollout(10_000, actor)["next", "reward"].sum())
    return found / games


def main() -> None:
    """Train and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="take")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    args = parser.parse_args()
    actor = train(args.game, args.opponents, args.steps)
    print(f"{margin(actor, args.game, args.opponents, 40):+.1f} points against {args.opponents}")


if __name__ == "__main__":
    main()
