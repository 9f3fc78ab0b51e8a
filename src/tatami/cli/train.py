"""`tatami train`: let the bots of a game learn from playing against themselves."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tatami.bots.training import Lessons, Round, Trainer
from tatami.bots.workers import Alone
from tatami.charts.curve import draw
from tatami.cli.cluster import add_ray, workers_for
from tatami.engine.game import GameError
from tatami.games import load, names

WHERE = "tatami.bots.{}.train"


def add(commands: Any) -> None:
    """Add the command to the command line."""
    train = commands.add_parser(
        "train",
        help="let the bots of a game learn from self-play",
        description="Play, learn and compare with the previous round, again and again. The weights go "
        "into a folder with the learning curve; the same seed gives the same weights, with any number "
        "of workers.",
    )
    train.add_argument("game", metavar="GAME", help=f"a game whose bots learn: {', '.join(learners())}")
    train.add_argument("--games", type=_positive, metavar="N", help="games a round")
    train.add_argument("--rounds", type=_positive, metavar="N", help="how often to play and learn")
    train.add_argument("--seed", type=int, default=1, metavar="N", help="(1)")
    train.add_argument("--out", type=Path, metavar="DIR", help="folder for the weights (GAME-weights)")
    add_ray(train)
    train.set_defaults(run=run)


def learners() -> list[str]:
    """The games whose bots can be trained."""
    return [name for name in names() if _find(name)]


def _find(game: str) -> bool:
    own = WHERE.format(game)
    return bool(importlib.util.find_spec(own.rpartition(".")[0]) and importlib.util.find_spec(own))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def run(args: argparse.Namespace) -> int:
    """Train, showing progress, and tell the figures of every round."""
    game = load(args.game).name
    if not _find(game):
        raise GameError(f"The bots of {game} do not learn; those of {', '.join(learners())} do.")
    trainer: Trainer = importlib.import_module(WHERE.format(game))
    out = args.out or Path(f"{game}-weights")
    wishes = args.games or trainer.GAMES, args.rounds or trainer.ROUNDS, args.seed, out
    out.mkdir(parents=True, exist_ok=True)
    rounds: list[Round] = []
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with (
        workers_for(args.ray) as workers,
        Progress(*columns, console=Console(stderr=True), transient=True) as progress,
    ):
        lessons = Lessons(*wishes, workers or Alone())
        task = progress.add_task("", total=lessons.rounds)

        def show(what: str, share: float) -> None:
            title = f"round {len(rounds) + 1} of {lessons.rounds}: {what}"
            progress.update(task, description=title, completed=len(rounds) + share)

        for figures in trainer.train(lessons, show):
            rounds.append(figures)
            (out / "curve.svg").write_text(draw(rounds), encoding="utf-8")
    Console().print(_table(rounds))
    print(f"Weights, figures and curve are in {out}.")
    return 0


def _table(rounds: list[Round]) -> Table:
    kinds = list(dict.fromkeys(kind for figures in rounds for kind in figures.fit))
    table = Table(title="Learning")
    for title in ("round", "games", "positions", *(f"R² {kind}" for kind in kinds), "margin to the last"):
        table.add_column(title, justify="right")
    for number, figures in enumerate(rounds, 1):
        fits = (f"{figures.fit[kind]:.3f}" if kind in figures.fit else "" for kind in kinds)
        margin = f"{figures.margin:+.1f} ± {figures.error:.1f}"
        table.add_row(str(number), f"{figures.games:,}", f"{figures.positions:,}", *fits, margin)
    return table
