"""Trained policies shipped with the package, by name: `tatami.policy("tenka/ppo-1")`."""

from __future__ import annotations

from pathlib import Path

from tatami.adapters.policy import Policy
from tatami.bots.bot import Order
from tatami.engine.game import GameError
from tatami.research.network import load

WEIGHTS = Path(__file__).parent / "weights"


def names() -> list[str]:
    """The available policies, as game/name."""
    return sorted(path.stem.replace("-", "/", 1) for path in WEIGHTS.glob("*.npz"))


def named(name: str) -> Policy:
    """A trained policy; it plays the most probable action."""
    if name not in names():
        raise GameError(f"There is no policy {name!r:.40}; there are {', '.join(names())}.")
    return Policy(load(WEIGHTS / f"{name.replace('/', '-', 1)}.npz").best, name)


def ppo(order: Order) -> Policy:
    """The newest PPO of a game for an arena or an evaluation: `tatami.research.policies:ppo`."""
    own = [name for name in names() if name.startswith(f"{order.game.name}/ppo-")]
    if not own:
        raise GameError(f"There is no PPO for {order.game.name}; there are {', '.join(names())}.")
    return named(max(own, key=lambda name: int(name.rpartition("-")[2])))
