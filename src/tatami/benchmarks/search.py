"""`tatami bench search`: simulations per CPU-second, ours and others', and whether bots keep their time."""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tatami import bots
from tatami.benchmarks import peers
from tatami.games import load, names
from tatami.match import Match, new
from tatami.view import View

SIMULATIONS = 2000  # a decision, ours and theirs
POSITIONS = 6  # a game, spread over it
THOUGHTS = 40  # decisions timed for each level
TIMED = ("daimyo", "shogun")


def add(kinds: Any) -> None:
    """Add `bench search` to the command line."""
    search = kinds.add_parser(
        "search",
        help="simulations per second, and whether bots keep their time",
        description="Measure simulations per CPU-second of our searches, beside those of OpenSpiel where "
        "it is installed (extra `bench`); then how well bots keep their thinking time with all cores busy, "
        "and the longest pause of an event loop while a bot thinks in a thread.",
    )
    search.add_argument("--json", action="store_true", help="print the figures as JSON")
    search.add_argument("--rounds", type=int, default=5, metavar="N", help="rounds per figure (5)")
    search.add_argument(
        "--thoughts", type=int, default=THOUGHTS, metavar="N", help=f"timed decisions ({THOUGHTS})"
    )
    search.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, showing progress, then print tables or JSON."""
    figures = {
        "simulations": simulations(max(1, args.rounds)),
        "budgets": _budgets(max(1, args.thoughts)),
        "pauses": _pauses(),
    }
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        _show(figures)
    return 0


def _progress(things: Any, title: str) -> Iterator[Any]:
    yield from track(things, title, console=Console(stderr=True), transient=True)


def positions(game: str, seats: int) -> list[Match]:
    """Positions with a choice, spread over a random game."""
    chance, match = Random(7), new(game, seats=seats, seed=7)
    choices = []
    while not match.over:
        if len(match.legal()) > 3:
            choices.append(match.copy())
        match.play(chance.choice(match.legal()))
    return choices[:: max(1, len(choices) // POSITIONS)][:POSITIONS]


def _views(game: str) -> list[View]:
    return [match.view(match.to_move) for match in positions(game, load(game).usual_seats)]


# Simulations per CPU-second.


def simulations(rounds: int) -> dict[str, dict[str, float]]:
    """Rates of our searches and of others."""
    contestants: dict[str, Callable[[], tuple[int, float]]] = {}
    for game in names():
        for name in ("ismcts", *TIMED):
            if name in bots.names(game):
                contestants[f"{game} {name}"] = _ours(game, name)
    contestants |= {f"OpenSpiel {peer.name}": peer.think for peer in peers.searches(SIMULATIONS)}
    rates: dict[str, list[float]] = {key: [] for key in contestants}
    for number in _progress(range(rounds + 1), "simulations"):
        for key, contestant in contestants.items():
            simulations, seconds = contestant()
            if number:  # the first round warms up
                rates[key].append(simulations / seconds)
    return {
        key: {"per_second": statistics.median(values), "low": min(values), "high": max(values)}
        for key, values in rates.items()
    }


def _ours(game: str, name: str) -> Callable[[], tuple[int, float]]:
    views = _views(game)

    def think() -> tuple[int, float]:
        player = bots.bot(f"{name}@{SIMULATIONS}", game, seed=1)
        started, simulations = time.process_time(), 0
        for view in views:
            simulations += player.think(view).simulations
        return simulations, time.process_time() - started

    return think


# Keeping time.


def _burn() -> None:
    while True:
        pass


@contextmanager
def _busy_cores() -> Iterator[None]:
    """Keep every core busy."""
    spawn = multiprocessing.get_context("spawn")
    burners = [spawn.Process(target=_burn, daemon=True) for _ in range(os.cpu_count() or 1)]
    for burner in burners:
        burner.start()
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()


def _budgets(thoughts: int) -> dict[str, dict[str, float]]:
    """Thinking time as a share of the budget, 100 ms, with all cores busy."""
    figures = {}
    for game in names():
        views = _views(game)
        for name in TIMED:
            if name not in bots.names(game):
                continue
            player = bots.bot(f"{name}@100ms", game, seed=1)
            for view in views:
                player.choose(view)
            shares = []
            with _busy_cores():
                for number in _progress(range(thoughts), f"time of {name} in {game}"):
                    started = time.perf_counter()
                    player.choose(views[number % len(views)])
                    shares.append((time.perf_counter() - started) / 0.1)
            shares.sort()
            figures[f"{game} {name}"] = {
                "median": statistics.median(shares),
                "p95": shares[int(0.95 * len(shares))],
            }
    return figures


def _pauses() -> dict[str, float]:
    """The longest stall in ms of an event loop while a bot thought in a thread."""
    return {game: asyncio.run(_pause(game)) for game in _progress(names(), "event loop")}


async def _pause(game: str) -> float:
    name = "daimyo" if "daimyo" in bots.names(game) else "ismcts"
    views, player = _views(game), bots.bot(f"{name}@300ms", game, seed=1)
    player.choose(views[0])
    longest, last = 0.0, time.perf_counter()
    for view in views:
        thinking = asyncio.create_task(asyncio.to_thread(player.choose, view))
        last = time.perf_counter()
        while not thinking.done():
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            longest, last = max(longest, now - last), now
    return 1000 * longest


# Showing it.


def _show(figures: dict[str, Any]) -> None:
    console = Console()
    table = Table(title="Simulations per CPU-second")
    for title in ("search", "simulations", "spread"):
        table.add_column(title, justify="left" if title == "search" else "right")
    for key, figure in figures["simulations"].items():
        spread = (figure["high"] - figure["low"]) / figure["per_second"] / 2
        table.add_row(key, f"{figure['per_second']:,.0f}", f"±{spread:.0%}")
    console.print(table)
    table = Table(title="Thinking time, share of 100 ms, all cores busy")
    for title in ("bot", "median", "p95"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for key, figure in figures["budgets"].items():
        table.add_row(key, f"{figure['median']:.0%}", f"{figure['p95']:.0%}")
    console.print(table)
    table = Table(title="Longest pause of an event loop while a bot thinks")
    table.add_column("game")
    table.add_column("ms", justify="right")
    for key, pause in figures["pauses"].items():
        table.add_row(key, f"{pause:.1f}")
    console.print(table)
