"""Train a small network by self-play at TA-KE and measure it against `greedy`: NumPy and one CPU.

    python examples/train_selfplay.py --minutes 8 --out learned

It writes `learned.npz`, the network, and `learned.svg`, how it became better. Then it can play:

    tatami arena take --bots greedy,examples.train_selfplay:learned
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

import tatami
from tatami.adapters.batch import Batch
from tatami.adapters.policy import Policy
from tatami.bots.bot import Order

Curve = list[tuple[float, float, float]]  # minutes, points ahead, half the interval

GAME, HIDDEN, STEPS, LAMBDA, ENTROPY, POINTS = "take", 192, 32, 0.9, 0.01, 20.0
TESTS = 6  # against `greedy` while it trains, and one before
KINDS = 6  # numbers up to this are told apart one by one, as characters and small counts are


class Network:
    """One hidden layer, from an observation to a preference for each action and an expected margin."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        shapes = [(inputs * (KINDS + 1), HIDDEN), (HIDDEN,), (HIDDEN, actions + 1), (actions + 1,)]
        self.weights = [rng.normal(0, 0.5 / max(shape[0], 1) ** 0.5, shape).astype("f4") for shape in shapes]
        self.weights[2] *= 0.1
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def look(self, observations: Any) -> Any:
        """Each number as itself and as one of a few kinds."""
        parts = [observations == kind for kind in range(1, KINDS + 1)] + [observations / np.float32(32)]
        return np.concatenate(parts, 1, dtype="f4")

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """Hidden values, chances of the legal actions, and the expected margin."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        out = hidden @ self.weights[2] + self.weights[3]
        likes = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(likes - likes.max(1, keepdims=True))
        return hidden, chances / chances.sum(1, keepdims=True), out[:, -1]

    def best(self, observations: Any, masks: Any) -> Any:
        """The most likely action of each row: what `tatami.policy` wants."""
        return self.forward(self.look(observations), masks)[1].argmax(1)

    def learn(self, rate: float, seen: Any, masks: Any, actions: Any, gains: Any, targets: Any) -> None:
        """One step of Adam up the policy's gradient and towards the margins that came."""
        rows = np.arange(len(actions))
        hidden, chances, values = self.forward(seen, masks)
        slope = chances * gains[:, None]
        slope[rows, actions] -= gains
        logs = np.log(np.maximum(chances, 1e-9))
        slope += ENTROPY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        out = np.concatenate([slope, (values - targets)[:, None]], 1, dtype="f4") / len(rows)
        back = (out @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ out, out.sum(0)]
        self.updates += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair = (1 - 0.9**self.updates, 1 - 0.999**self.updates)
            weight -= rate * (mean / fair[0]) / (np.sqrt(square / fair[1]) + 1e-8)


def play(batch: Batch, network: Network, rng: np.random.Generator) -> list[Any]:
    """Play some steps in all games: what was seen, allowed, done and gained, as rows."""
    seen: list[Any] = []
    masks, actions, values, movers, rewards, dones = ([*seen] for _ in range(6))
    for _ in range(STEPS):
        seen.append(network.look(batch.observations))
        masks.append(batch.masks.copy())
        movers.append(batch.to_move.copy())
        _, chances, value = network.forward(seen[-1], masks[-1])
        values.append(value)
        actions.append((chances.cumsum(1) > rng.random((len(batch), 1)) * 0.9999).argmax(1))
        batch.step(actions[-1])
        rewards.append(batch.rewards[np.arange(len(batch)), movers[-1]] / POINTS)
        dones.append(batch.dones.copy())
    value, mover = network.forward(network.look(batch.observations), batch.masks)[2], batch.to_move
    gains: list[Any] = []
    gain: Any = 0.0
    for step in reversed(range(STEPS)):  # what is good for the next to move is bad for the other seat
        sign = np.where(mover == movers[step], 1, -1) * ~dones[step]
        gain = rewards[step] + sign * (value + LAMBDA * gain) - values[step]
        gains.append(gain)
        value, mover = values[step], movers[step]
    gained = np.concatenate(gains[::-1]).astype("f4")
    return [np.concatenate(part) for part in (seen, masks, actions)] + [
        gained,
        gained + np.concatenate(values),
    ]


def margin(policy: Policy, games: int, seed: int = 0) -> tuple[float, float]:
    """By how many points a policy beats `greedy`, with a 95 % interval, both seats of each deal."""
    other = tatami.bot("greedy", GAME)
    margins: list[Any] = []
    for deal in range(games // 2):
        pair = []
        for own in (1, 2):
            match = tatami.new(GAME, seed=seed + deal)
            while not match.over:
                player = policy if match.to_move == own else other
                match.play(player.choose(match.view(match.to_move)))
            pair.append(match.scores()[own] - match.scores()[3 - own])
        margins.append(np.mean(pair))
    return float(np.mean(margins)), float(1.96 * np.std(margins, ddof=1) / len(margins) ** 0.5)


def train(
    minutes: float,
    games: int = 256,
    rate: float = 1e-3,
    seed: int = 0,
    tests: int = 100,
    out: Path | None = None,
) -> tuple[Network, Curve]:
    """Train for a time; return the network and its curve, and keep both whenever they were tested."""
    batch = tatami.batch(GAME, games, reward="margin", seed=seed)
    network = Network(batch.observations.shape[1], batch.masks.shape[1], seed)
    policy, rng = tatami.policy(network.best, "learned"), np.random.default_rng(seed)
    curve: Curve = []
    started, tested = time.process_time(), 0.0
    while True:
        spent = time.process_time() - started - tested
        if spent >= len(curve) * minutes * 60 / TESTS:
            before = time.process_time()
            curve.append((spent / 60, *margin(policy, tests, seed=10_000)))
            tested += time.process_time() - before
            print("{:5.1f} minutes: {:+6.1f} ± {:.1f} points against greedy".format(*curve[-1]), flush=True)
            if out:
                np.savez(out.with_suffix(".npz"), *network.weights)
                out.with_suffix(".svg").write_text(picture(curve), encoding="utf-8")
        if spent >= minutes * 60:
            return network, curve
        rows = play(batch, network, rng)
        rows[3] = (rows[3] - rows[3].mean()) / (rows[3].std() + 1e-6)
        order = rng.permutation(len(rows[0]))
        for part in np.array_split(order, 4):
            network.learn(rate * max(0.1, 1 - spent / minutes / 60), *(row[part] for row in rows))


def picture(curve: Curve) -> str:
    """The learning curve as SVG."""
    last = max(curve[-1][0], 1e-9)
    top = max(value + spread for _, value, spread in curve) + 2
    low = min(value - spread for _, value, spread in curve) - 2

    def place(at: float, value: float) -> tuple[float, float]:
        return 60 + 500 * at / last, 20 + 250 * (top - value) / (top - low)

    def points(values: Iterable[tuple[float, float]]) -> str:
        return " ".join("{:.1f},{:.1f}".format(*place(*value)) for value in values)

    def label(at: float, value: float, words: str) -> str:
        x, y = place(at, value)
        return f'<text x="{x:.1f}" y="{y - 8:.1f}" font-size="11" text-anchor="middle">{words}</text>'

    above = [(at, value + spread) for at, value, spread in curve]
    below = [(at, value - spread) for at, value, spread in reversed(curve)]
    line = points((at, value) for at, value, _ in curve)
    zero = points([(0, 0), (last, 0)])
    labels = "\n".join(label(at, value, f"{value:+.0f}") for at, value, _ in curve)
    times = "\n".join(label(at, low - 8, f"{at:.1f}") for at, _, _ in curve)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif">
<rect width="600" height="320" fill="#FBF7EC"/>
<polygon points="{points(above + below)}" fill="#9CCFCB"/>
<polyline points="{zero}" stroke="#231F1C" stroke-dasharray="4"/>
<polyline points="{line}" fill="none" stroke="#1D4373" stroke-width="2"/>
{labels}
{times}
<text x="310" y="312" font-size="12" text-anchor="middle">points ahead of greedy by minutes, 95 %</text>
</svg>
"""


def learned(order: Order) -> Policy:
    """The network that was kept in `learned.npz`, as a bot for an arena."""
    network = Network(order.game.observation_size, order.game.actions)
    with np.load("learned.npz") as kept:
        network.weights = [kept[name] for name in kept.files]
    return tatami.policy(network.best, "learned")


def main(argv: list[str] | None = None) -> None:
    """Train, and keep what was learned."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=8, help="CPU time to train for (8)")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="where to keep it (learned)")
    args = parser.parse_args(argv)
    train(args.minutes, out=args.out)


if __name__ == "__main__":
    main()
