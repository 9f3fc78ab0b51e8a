"""`tatami bench batch`: environment steps per CPU-second, ours and others', as ratios with spread."""

from __future__ import annotations

import argparse
import json
import statistics
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tatami.benchmarks import environments
from tatami.games import names

ROUNDS = 7
PETTING_ZOO, PGX = "PettingZoo leduc_holdem", "pgx connect_four"
ADAPTER = "PettingZoo connect_four"


def add(kinds: Any) -> None:
    """Add `bench batch` to the command line."""
    batch = kinds.add_parser(
        "batch",
        help="environment steps, one by one and batched",
        description="Measure random play with observations and masks per CPU-second: `tatami.batch` and our "
        "PettingZoo environments, beside PettingZoo's own, RLCard, OpenSpiel and pgx where installed "
        "(extra `bench`). All take turns in every round; a ratio is the median over the rounds.",
    )
    batch.add_argument("--json", action="store_true", help="print the figures as JSON")
    batch.add_argument(
        "--rounds", type=int, default=ROUNDS, metavar="N", help=f"rounds per figure ({ROUNDS})"
    )
    batch.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure, showing progress, then print a table or JSON."""
    figures = measure(max(1, args.rounds))
    if args.json:
        print(json.dumps(figures, indent=1))
    else:
        _show(figures)
    return 0


def measure(rounds: int) -> dict[str, Any]:
    """Rates of all, and our ratios to others, from the same rounds."""
    contestants = {**dict(environments.ours()), **dict(environments.others())}
    rates: dict[str, list[float]] = {key: [] for key in contestants}
    turns = [(number, key) for number in range(rounds + 1) for key in contestants]
    for number, key in track(turns, "stepping", console=Console(stderr=True), transient=True):
        decisions, seconds = contestants[key]()
        if number:  # the first round warms up
            rates[key].append(decisions / seconds)
    pgx = [values for key, values in rates.items() if key.startswith(PGX)]
    if pgx:
        rates[f"{PGX}, best"] = [max(values) for values in zip(*pgx, strict=True)]
    return {
        "rounds": rounds,
        "rates": {key: _figure(values) for key, values in rates.items()},
        "ratios": _ratios(rates),
        "two_threads": {name: environments.scaling(name) for name in names()},
        "missing": environments.missing(),
    }


def _ratios(rates: dict[str, list[float]]) -> dict[str, dict[str, dict[str, float]]]:
    """How many times faster each of ours is than each of the others."""
    against = {"batch": (PETTING_ZOO, f"{PGX}, best"), "pettingzoo": (ADAPTER,)}
    found: dict[str, dict[str, dict[str, float]]] = {}
    for key, values in rates.items():
        for other in against.get(key.partition(" ")[0], ()):
            if other in rates:
                ratio = [mine / theirs for mine, theirs in zip(values, rates[other], strict=True)]
                found.setdefault(key, {})[other] = _figure(ratio)
    return found


def _figure(values: list[float]) -> dict[str, float]:
    return {"median": statistics.median(values), "low": min(values), "high": max(values)}


def _show(figures: dict[str, Any]) -> None:
    console, table = Console(), Table(title="Environment steps")
    for title in ("what", "decisions per CPU-second", "low to high", "ratios"):
        table.add_column(title, justify="left" if title in ("what", "ratios") else "right")
    for key, rate in figures["rates"].items():
        ratios = figures["ratios"].get(key, {})
        said = [
            f"{r['median']:,.1f} × {other} ({r['low']:,.1f} to {r['high']:,.1f})"
            for other, r in ratios.items()
        ]
        table.add_row(
            key, f"{rate['median']:,.0f}", f"{rate['low']:,.0f} to {rate['high']:,.0f}", "\n".join(said)
        )
    console.print(table)
    pairs = ", ".join(f"{name} {ratio:.2f}" for name, ratio in figures["two_threads"].items())
    console.print(f"Two threads beside one, by the clock: {pairs}.")
    if figures["missing"]:
        console.print(f"Not installed, so left out: {', '.join(figures['missing'])}.")
