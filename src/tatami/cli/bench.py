"""`tatami bench`: how fast the games run here, beside others, as ratios from one run."""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tatami.benchmarks import batch, overall, peers, search
from tatami.engine import kernels
from tatami.engine.game import Game
from tatami.engine.rng import new_rng
from tatami.games import load, names
from tatami.match import new

ROUNDS = 7  # every figure is the median of as many rounds, ours and theirs taking turns
SLICE = 0.15  # CPU-seconds a round takes, about

_IMPORT = "import {}"
_FIRST_MOVE = "import tatami; match = tatami.new('{}', seed=1); match.play(match.legal()[0])"


def add(commands: Any) -> None:
    """Add the command to the command line."""
    bench = commands.add_parser("bench", help="measure how fast the games run")
    kinds = bench.add_subparsers(dest="kind", metavar="WHAT", required=True)
    sim = kinds.add_parser(
        "sim",
        help="random play, driven decisions and start-up",
        description="Measure random play per CPU-second for every game and seat count, what one decision "
        "driven from Python costs, warm start and cold compile; beside OpenSpiel where it is installed "
        "(extra `bench`). Every figure is CPU time on one thread; only ratios carry over to other machines.",
    )
    sim.add_argument("--json", action="store_true", help="print the figures as JSON")
    sim.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=f"rounds per figure ({ROUNDS})")
    sim.add_argument("--quick", action="store_true", help="do not measure the start-up of fresh processes")
    sim.set_defaults(run=run)
    batch.add(kinds)
    search.add(kinds)
    overall.add(kinds, _play)


def run(args: argparse.Namespace) -> int:
    """Measure, showing progress, then print a table or JSON."""
    rounds = max(1, args.rounds)
    jobs: list[tuple[str, Callable[[], Any]]] = [("random play and decisions", lambda: _play(rounds))]
    if not args.quick:
        jobs += [("start-up", lambda: _start_up(rounds)), ("cold compile", _cold)]
    figures: dict[str, Any] = {"rounds": rounds}
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(jobs))
        for title, job in jobs:
            progress.update(task, description=title)
            figures.update(job())
            progress.advance(task)
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        _show(figures)
    return 0


# Random play and driven decisions.


def _play(rounds: int) -> dict[str, Any]:
    """Rates per CPU-second, every contestant once in each round so that all meet the same machine."""
    contestants: dict[str, Callable[[], tuple[int, int, float]]] = {}
    for name in names():
        game = load(name)
        for seats in game.seats:
            contestants[f"random {name} {seats}"] = _random(game, seats)
        contestants[f"arrays {name}"] = _driven_arrays(game)
        contestants[f"match {name}"] = _driven_match(game)
    for peer in peers.installed():
        contestants[f"peer {peer.name}"] = peer.play
    rates: dict[str, list[tuple[float, float]]] = {key: [] for key in contestants}
    for number in range(rounds + 1):
        for key, contestant in contestants.items():
            decisions, games, seconds = contestant()
            if number:  # the first round warms up
                rates[key].append((decisions / seconds, games / seconds))
    figures: dict[str, Any] = {"random": {}, "driven": {}, "peers": {}}
    for key, values in rates.items():
        kind, rest = key.split(" ", 1)
        figure = _figure(values)
        if kind == "random":
            figures["random"][rest] = figure
        elif kind == "peer":
            figures["peers"][rest] = figure
        else:
            figures["driven"][f"{rest} {kind}"] = figure
    return figures


def _figure(values: list[tuple[float, float]]) -> dict[str, float]:
    decisions = sorted(value for value, _ in values)
    return {
        "decisions_per_second": statistics.median(decisions),
        "games_per_second": statistics.median(value for _, value in values),
        "low": decisions[0],
        "high": decisions[-1],
    }


def _timed(work: Callable[[], tuple[int, int]]) -> tuple[int, int, float]:
    """Repeat work until a slice of CPU time has gone by."""
    decisions = games = 0
    start = time.process_time()
    while True:
        more, done = work()
        decisions, games = decisions + more, games + done
        spent = time.process_time() - start
        if spent >= SLICE:
            return decisions, games, spent


def _random(game: Game, seats: int) -> Callable[[], tuple[int, int, float]]:
    """Whole random games, deal included, inside compiled code."""
    start = new(game.name, seats=seats, seed=1).state()
    scratch, mask = np.zeros(1, game.state), np.zeros(game.mask_words, np.uint64)
    rng, batch = new_rng(seats), 500

    def work() -> tuple[int, int]:
        return int(kernels.random_games(start, scratch, batch, rng, mask)), batch

    return lambda: _timed(work)


def _driven_arrays(game: Game) -> Callable[[], tuple[int, int, float]]:
    """Random games driven from Python over arrays: legal, step, who is to move."""
    start = new(game.name, seed=1).state()
    state, mask = start.copy(), np.zeros(game.mask_words, np.uint64)
    actions, rng, chance = np.zeros(game.actions, np.int16), new_rng(1), Random(1)

    def work() -> tuple[int, int]:
        state[0] = start[0]
        kernels.deal(state, rng)
        decisions, seat = 0, 0
        while seat >= 0:
            number = kernels.legal_actions(state, mask, actions)
            seat = kernels.step(state, int(actions[int(chance.random() * number)]))
            decisions += 1
        return decisions, 1

    return lambda: _timed(work)


def _driven_match(game: Game) -> Callable[[], tuple[int, int, float]]:
    """Random games driven from Python through `Match` with tokens."""
    deals, chance = [new(game.name, seed=seed) for seed in range(16)], Random(1)

    def work() -> tuple[int, int]:
        match, decisions = deals[int(chance.random() * 16)].copy(), 0
        while match.to_move is not None:
            tokens = match.legal()
            match.play(tokens[int(chance.random() * len(tokens))])
            decisions += 1
        return decisions, 1

    return lambda: _timed(work)


# Starting.


def _start_up(rounds: int) -> dict[str, Any]:
    """CPU-seconds of a fresh process, caches warm."""
    programs = {"import numba": _IMPORT.format("numba")}
    programs |= {f"first move {name}": _FIRST_MOVE.format(name) for name in names()}
    for program in programs.values():
        _process(program, {})
    seconds: dict[str, list[float]] = {key: [] for key in programs}
    for _ in range(min(rounds, 5)):
        for key, program in programs.items():
            seconds[key].append(_process(program, {}))
    return {"start": {key: statistics.median(values) for key, values in seconds.items()}}


def _cold() -> dict[str, Any]:
    """CPU-seconds until the first move with nothing compiled."""
    seconds = {}
    for name in names():
        with tempfile.TemporaryDirectory() as cache:
            seconds[name] = _process(_FIRST_MOVE.format(name), {"TATAMI_CACHE": cache})
    return {"cold": seconds}


def _process(program: str, environment: dict[str, str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], check=True, env={**os.environ, **environment})
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


# Showing it.


def _show(figures: dict[str, Any]) -> None:
    console = Console()
    hearts, lean, connect = (figures["peers"].get(n) for n in ("hearts", "hearts, lean deal", "connect_four"))

    def rate(figure: dict[str, float]) -> list[str]:
        spread = (figure["high"] - figure["low"]) / figure["decisions_per_second"] / 2
        return [
            f"{figure['decisions_per_second']:,.0f}",
            f"±{spread:.0%}",
            f"{figure['games_per_second']:,.0f}",
        ]

    def against(figure: dict[str, float], peer: dict[str, float] | None) -> str:
        return f"{figure['decisions_per_second'] / peer['decisions_per_second']:,.1f}" if peer else "-"

    table = Table(title="Random play, per CPU-second")
    for title in ("game", "decisions", "spread", "games", "× hearts", "× lean", "× connect_four"):
        table.add_column(title, justify="left" if title == "game" else "right")
    for key, figure in figures["random"].items():
        table.add_row(key, *rate(figure), *(against(figure, peer) for peer in (hearts, lean, connect)))
    for key, figure in figures["peers"].items():
        table.add_row(f"OpenSpiel {key}", *rate(figure), "", "", "")
    console.print(table)

    driven = Table(title="One decision driven from Python")
    for title in ("how", "µs", "of a hearts decision"):
        driven.add_column(title, justify="left" if title == "how" else "right")
    for key, figure in figures["driven"].items():
        share = f"{1 / float(against(figure, hearts).replace(',', '')):.2f}" if hearts else "-"
        driven.add_row(key, f"{1e6 / figure['decisions_per_second']:.2f}", share)
    console.print(driven)

    if "start" in figures:
        console.print(_start_table(figures))
    if not figures["peers"]:
        console.print(
            "OpenSpiel is not installed; `pip install tatami-games[bench]` adds it to the comparison."
        )


def _start_table(figures: dict[str, Any]) -> Table:
    start = Table(title="Starting, CPU-seconds")
    for title in ("process", "warm", "of import numba", "nothing compiled"):
        start.add_column(title, justify="left" if title == "process" else "right")
    numba = figures["start"]["import numba"]
    for key, seconds in figures["start"].items():
        cold = figures["cold"].get(key.removeprefix("first move "))
        start.add_row(key, f"{seconds:.2f}", f"{seconds / numba:.2f}", f"{cold:.1f}" if cold else "")
    return start
