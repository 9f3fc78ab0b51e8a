"""PPO against a league of earlier selves and bots, on a CPU: how Tatami's trained policies were made.

    python recipes/ppo_league.py tenka --minutes 10 --teacher samurai --rival samurai --out tenka-ppo-1

It writes `tenka-ppo-1.npz`, the network, which plays without PyTorch, `tenka-ppo-1.json`, its learning curve,
and `tenka-ppo-1.svg`, a picture of it. `--teacher` begins by imitating a bot for a part of the time.
`--rival` is a bot in the league, one that replies without a search.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn.functional import cross_entropy, relu

import tatami
from tatami.adapters.batch import Batch
from tatami.adapters.reflexes import Reflexes, is_reflex
from tatami.adapters.returns import Rollout, advantages
from tatami.charts.learning import picture
from tatami.research.encoder import Encoder
from tatami.research.network import LAYERS, Network

HIDDEN = 128
POINTS = 20.0  # of margin that a reward of 1 stands for
GAMES, STEPS = 96, 64  # at once, and decisions of each between two updates
EPOCHS, PARTS, CLIP, ENTROPY, SMOOTHING = 2, 6, 0.2, 0.01, 0.9
LEAGUE, KEPT_EVERY = 8, 20  # earlier selves, and updates between them
OTHERS = 0.4  # of the games are played with an earlier self at all but one seat,
RIVALS = 0.4  # and so many with the rival there, if there is one
IMITATING = 0.3  # of the time, with a teacher
TESTS = 6  # measurements along the curve

Tensor = torch.Tensor
Teacher = Callable[[Any], Any]


class Net(torch.nn.Module):
    """`Network` with gradients."""

    def __init__(self, encoder: Encoder, actions: int) -> None:
        super().__init__()
        self.encoder = encoder
        self.first = torch.nn.Linear(encoder.width, HIDDEN)
        self.second = torch.nn.Linear(HIDDEN, HIDDEN)
        self.last = torch.nn.Linear(HIDDEN, actions + 1)
        with torch.no_grad():
            self.last.weight *= 0.1

    def forward(self, inputs: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Preferences, minus infinity for what is not legal, and the expected reward."""
        out = self.last(relu(self.second(relu(self.first(inputs)))))
        return out[:, :-1].masked_fill(~masks, -1e9), out[:, -1]

    def see(self, observations: Any) -> Tensor:
        """The inputs for observations."""
        return torch.from_numpy(self.encoder(observations))

    def network(self) -> Network:
        """The same without Torch."""
        layers = []
        for name in LAYERS:
            layer, _, bias = name.partition("_")
            found = getattr(self, layer)
            layers.append((found.bias if bias else found.weight.T).detach().numpy().copy())
        return Network(self.encoder, tuple(layers))


class Table:
    """Games of one size; in some of them an earlier self, or a rival, sits at all seats but one."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        games: int = GAMES,
        steps: int = STEPS,
        rival: str | None = None,
    ) -> None:
        self.batch: Batch = tatami.batch(game, games, seats=seats, seed=seed, reward="margin")
        self.chance = np.random.default_rng(seed)
        self.steps = steps
        self.own = np.full(games, -1)  # the seat that learns, -1: all do
        self.rival = Reflexes(rival, self.batch, seed) if rival else None
        self.rivals = np.arange(games) < (games * RIVALS if rival else 0)
        alone = int(self.rivals.sum() + games * OTHERS)
        self.own[:alone] = self.chance.integers(seats, size=alone)

    def play(self, net: Net, other: Net) -> dict[str, Tensor]:
        """Some steps of all games: the decisions of the learner, and what they were worth."""
        batch, rows = self.batch, np.arange(len(self.batch))
        kept: dict[str, list[Any]] = {
            name: [] for name in ("inputs", "masks", "actions", "chances", "values")
        }
        movers, rewards, dones, learns = [], [], [], []
        for _ in range(self.steps):
            mine = (self.own < 0) | (batch.to_move == self.own)
            inputs, masks = net.see(batch.observations), torch.from_numpy(batch.masks.copy())
            with torch.no_grad():
                likes, values = net(inputs, masks)
                if not mine.all():
                    others = torch.from_numpy(~mine & ~self.rivals)
                    likes[others] = other(inputs[others], masks[others])[0]
                logs = torch.log_softmax(likes, 1)
                actions = torch.multinomial(logs.exp(), 1)[:, 0]
            for name, found in zip(kept, (inputs, masks, actions, logs[rows, actions], values), strict=True):
                kept[name].append(found)
            movers.append(batch.to_move.copy())
            learns.append(mine)
            played = actions.numpy()
            if self.rival and (theirs := self.rivals & ~mine).any():
                played = np.where(theirs, self.rival(theirs), played)
            batch.step(played)
            rewards.append(batch.rewards / POINTS)
            dones.append(batch.dones.copy())
            over = batch.dones & (self.own >= 0)
            self.own[over] = self.chance.integers(batch.seats, size=int(over.sum()))
        credit = advantages(
            rewards, np.array(movers), np.array(dones), torch.stack(kept["values"]), smoothing=SMOOTHING
        )
        use = torch.from_numpy((credit.known & np.array(learns)).reshape(-1))
        found = {name: torch.cat(parts)[use] for name, parts in kept.items()}
        found["gains"] = torch.from_numpy(credit.advantages.reshape(-1))[use]
        found["returns"] = torch.from_numpy(credit.returns.reshape(-1))[use]
        return found


def learn(net: Net, optimiser: Any, rows: dict[str, Tensor]) -> None:
    """A few passes of PPO over what was played."""
    gains = (rows["gains"] - rows["gains"].mean()) / (rows["gains"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(gains)).chunk(PARTS):
            likes, values = net(rows["inputs"][part], rows["masks"][part])
            logs = torch.log_softmax(likes, 1)
            log = logs.gather(1, rows["actions"][part, None])[:, 0]
            ratio = (log - rows["chances"][part]).exp()
            gain = gains[part]
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs.clamp(min=-20)).sum(1).mean()
            value = ((values - rows["returns"][part]) ** 2).mean()
            optimiser.zero_grad()
            (policy + 0.5 * value - ENTROPY * entropy).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def imitate(net: Net, optimiser: Any, rollout: Rollout, teacher: Teacher) -> None:
    """Let the teacher play all seats, and learn to do the same and to foresee how it ends."""
    rollout.clear()
    while not rollout.full:
        rollout.step(teacher(np.ones(len(rollout.batch), bool)))
    ends, known = (torch.from_numpy(found.reshape(-1)) for found in rollout.returns())
    size = len(known)
    inputs = net.see(rollout.observations.reshape(size, -1))
    masks = torch.from_numpy(rollout.masks.reshape(size, -1))
    actions = torch.from_numpy(rollout.actions.reshape(size).astype(np.int64))
    for part in torch.randperm(size).chunk(PARTS):
        likes, values = net(inputs[part], masks[part])
        wrong = (values - ends[part] / POINTS)[known[part]]
        optimiser.zero_grad()
        (cross_entropy(likes, actions[part]) + 0.5 * (wrong**2).mean()).backward()
        optimiser.step()


def teach(name: str, batch: Batch, seed: int) -> Teacher:
    """A bot at all seats of a batch: compiled, or, if it searches, asked game by game."""
    if is_reflex(name, batch.game.name):
        return Reflexes(name, batch, seed)
    bot = tatami.bot(name, batch.game.name, seed=seed)

    def choose(playing: Any) -> Any:
        views = (batch.match(index).view(int(batch.to_move[index]) + 1) for index in range(len(playing)))
        return np.array([batch.tokens.index(bot.choose(view)) for view in views])

    return choose


def margin(game: str, seats: int, network: Network, against: str, games: int) -> tuple[float, float]:
    """Points ahead among copies of a bot, in every seat of the same deals, with half a 95 % interval."""
    policy, found = tatami.policy(network.best), []
    for deal in range(max(2, games // seats)):
        group = []
        for own in range(1, seats + 1):
            bots = [tatami.bot(against, game, seed=1000 * deal + 10 * own + seat) for seat in range(seats)]
            match = tatami.new(game, seats=seats, seed=10**6 + deal)
            while (seat := match.to_move) is not None:
                player = policy if seat == own else bots[seat - 1]
                match.play(player.choose(match.view(seat)))
            points = match.scores()
            mine = points.pop(own)
            group.append(mine - sum(points.values()) / len(points))
        found.append(np.mean(group))
    return float(np.mean(found)), float(1.96 * np.std(found, ddof=1) / len(found) ** 0.5)


def train(
    game: str,
    sizes: list[int],
    minutes: float,
    out: Path,
    *,
    teacher: str | None = None,
    rival: str | None = None,
    against: tuple[str, ...] = ("samurai",),
    rate: float = 1e-3,
    seed: int = 0,
    tests: int = 240,
    games: int = GAMES,
    steps: int = STEPS,
) -> list[dict[str, Any]]:
    """Train for so many minutes of CPU time and keep network and curve; return the curve."""
    torch.manual_seed(seed)
    tables = [Table(game, seats, seed + seats, games, steps, rival) for seats in sizes]
    seen = []
    for table in tables:
        for _ in range(100):
            seen.append(table.batch.observations.copy())
            table.batch.step(table.batch.sample())
    net = Net(Encoder.fit(np.concatenate(seen)), table.batch.masks.shape[1])
    optimiser = torch.optim.Adam(net.parameters(), rate)
    if teacher:
        classes = [(Rollout(table.batch, steps), teach(teacher, table.batch, seed)) for table in tables]
    league: list[Any] = []
    curve: list[dict[str, Any]] = []
    other, chance = Net(net.encoder, table.batch.masks.shape[1]), np.random.default_rng(seed)
    started, tested, updates, lessons = time.process_time(), 0.0, 0, 0
    while True:
        spent = (time.process_time() - started - tested) / 60
        if spent >= len(curve) * minutes / TESTS:
            before = time.process_time()
            found = {
                f"{seats}/{bot}": margin(game, seats, net.network(), bot, tests)
                for seats in sizes
                for bot in against
            }
            curve.append({"minutes": round(spent, 2), "updates": updates, "margins": found})
            keep(net, game, curve, out)
            tested += time.process_time() - before
            said = ", ".join(f"{name} {mean:+.1f} ±{half:.1f}" for name, (mean, half) in found.items())
            print(f"{spent:5.1f} min, {updates} updates: {said}", flush=True)
        if spent >= minutes:
            return curve
        for group in optimiser.param_groups:
            group["lr"] = rate * max(0.05, 1 - spent / minutes)
        if teacher and spent < IMITATING * minutes:
            imitate(net, optimiser, *classes[lessons % len(classes)])
            lessons += 1
            continue
        table = tables[updates % len(tables)]
        if updates % KEPT_EVERY == 0:
            league = [*league[-LEAGUE + 1 :], {name: w.clone() for name, w in net.state_dict().items()}]
        other.load_state_dict(league[chance.integers(len(league))])
        learn(net, optimiser, table.play(net, other))
        updates += 1


def keep(net: Net, game: str, curve: list[dict[str, Any]], out: Path) -> None:
    """Write network and curve."""
    net.network().save(out.with_suffix(".npz"))
    out.with_suffix(".json").write_text(json.dumps({"game": game, "curve": curve}, indent=1) + "\n")
    lines = {
        name: [(point["minutes"], *point["margins"][name]) for point in curve] for name in curve[0]["margins"]
    }
    out.with_suffix(".svg").write_text(picture(f"{out.name}: points ahead by minutes of training", lines))


def main() -> None:
    """Train, and keep what was learnt."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", help="a game")
    parser.add_argument("--seats", default="2", help="sizes of the tables, as 3,4")
    parser.add_argument("--minutes", type=float, default=30, help="CPU time to train for (30)")
    parser.add_argument("--teacher", help="a bot to imitate first")
    parser.add_argument("--rival", help="a bot in the league")
    parser.add_argument("--rate", type=float, default=1e-3, help="learning rate, at first (0.001)")
    parser.add_argument("--against", default="samurai", help="bots to measure it by (samurai)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, required=True, help="where to keep it, without a suffix")
    args = parser.parse_args()
    torch.set_num_threads(1)
    sizes = [int(seats) for seats in args.seats.split(",")]
    against = tuple(args.against.split(","))
    how = {"teacher": args.teacher, "rival": args.rival, "rate": args.rate, "seed": args.seed}
    train(args.game, sizes, args.minutes, args.out, against=against, **how)


if __name__ == "__main__":
    main()
