"""`tatami bench all`: random play, environment steps and search, ours and others', with a chart."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tatami.benchmarks import batch, search
from tatami.charts.bars import Bar, draw
from tatami.games import names

ROUNDS = 7

Play = Callable[[int], dict[str, Any]]  # rates of random play, as `tatami bench sim` measures them


def add(kinds: Any, play: Play) -> None:
    """Add `bench all` to the command line."""
    parser = kinds.add_parser(
        "all",
        help="everything, side by side with other libraries, as data and as a picture",
        description="Measure random play, environment steps and search per CPU-second in one run, ours "
        "beside those of OpenSpiel, PettingZoo, RLCard and pgx where they are installed (extra `bench`).",
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, metavar="N", help=f"rounds a figure ({ROUNDS})")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw the figures into a file")
    parser.set_defaults(run=lambda args: run(args, play))


def run(args: argparse.Namespace, play: Play) -> int:
    """Measure, print the figures as JSON, and draw them."""
    rounds = max(1, args.rounds)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    figures = {
        "load": load,  # the machine's load at the start
        "random": play(rounds),
        "steps": batch.measure(rounds),
        "search": search.simulations(rounds),
    }
    if args.svg:
        args.svg.write_text(picture(figures), encoding="utf-8")
    print(json.dumps(figures, indent=1))
    return 0


def picture(figures: dict[str, Any]) -> str:
    """Three panels of bars, ours in another colour than others'."""
    ours = tuple(f"{name} " for name in names())
    random = {**figures["random"]["random"], **_named("OpenSpiel", figures["random"]["peers"])}
    return draw(
        {
            "Random play, decisions per CPU-second": [
                Bar(key, rate["decisions_per_second"], rate["low"], rate["high"], key.startswith(ours))
                for key, rate in random.items()
            ],
            "Environment steps with observations and masks, per CPU-second": [
                Bar(key, rate["median"], rate["low"], rate["high"], key.startswith(("batch ", "pettingzoo ")))
                for key, rate in figures["steps"]["rates"].items()
            ],
            "Search, simulations per CPU-second": [
                Bar(key, rate["per_second"], rate["low"], rate["high"], key.startswith(ours))
                for key, rate in figures["search"].items()
            ],
        }
    )


def _named(library: str, rates: dict[str, Any]) -> dict[str, Any]:
    return {f"{library} {key}": rate for key, rate in rates.items()}
