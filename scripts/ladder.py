"""Play everything that docs/strength.md shows, then write the page: `python scripts/ladder.py --games 600`.

Games are kept in `.ladder`, so that a later run continues where this one stopped, and more games can be
added. The figures go to docs/strength/ as JSON, and every number of the page comes from there.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import sys
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]  # where the players that are not our own bots live

from scripts.strength_page import picture_of, write_page  # noqa: E402
from tatami import GameError, games  # noqa: E402
from tatami.bots import LEVELS, names  # noqa: E402
from tatami.bots.arena import Plan, Store, summarise  # noqa: E402
from tatami.bots.workers import Workers  # noqa: E402
from tatami.charts.ladder import pictures  # noqa: E402
from tatami.cli.arena import play  # noqa: E402
from tatami.cli.cluster import add_ray, workers_for  # noqa: E402
from tatami.games import load  # noqa: E402

SIZES = [(name, size) for name in games() for size in sorted(load(name).seats)]
SEED = 2026

BEST = "shogun@100ms"
# A tenth of the time they have, since many games are needed; other Daimyos stop long before it is out.
TENTHS = {("take", "daimyo"): "daimyo@20ms"} | {(game, "shogun"): "shogun@150ms" for game, _ in SIZES}
EQUAL = "20ms"  # for both, where our search meets another
SIMULATIONS = 300  # for both, where our search meets OpenSpiel's
# Strong recipes from elsewhere, and what was our best before.
RIVALS = "puct", "ismcts-greedy", "pimc", "shogun-1"
OPENSPIEL = "tatami.adapters.openspiel"


@dataclass(frozen=True)
class Arena:
    """One of the arenas that the page is made from."""

    key: str
    game: str
    seats: int
    format: str
    bots: tuple[str, ...]
    against: tuple[str, ...] = ()
    share: float = 1.0  # of the games that are asked for

    def plan(self, games: int) -> Plan:
        """As the arena plays it."""
        return Plan.make(
            self.game,
            self.bots,
            max(2, round(games * self.share)),
            against=self.against,
            format=self.format,
            seats=self.seats,
            seed=SEED,
        )


def arenas(game: str, seats: int) -> list[Arena]:
    """All arenas for one size of table, what must hold first; unusual sizes have only the levels."""
    key = f"{game}-{seats}"
    levels = tuple(TENTHS.get((game, level), level) for level in LEVELS)
    steps = Arena(f"{key}-steps", game, seats, "steps", levels, share=0.2)
    if seats not in (min(load(game).seats), load(game).usual_seats):
        return [steps]
    greedy = tuple(name for name in ("greedy", "greedy-strong") if name in names(game))
    ladder = ("random", *greedy, "uct@3000", "ismcts@3000", *levels)
    # In TA-KE the deal hardly matters in a mirrored pair, so fewer games say as much.
    against, share = ((*greedy, "uct@3000"), 0.4) if game == "take" else (greedy, 1.0)
    found = [
        Arena(f"{key}-claims", game, seats, "pairs", (BEST,), against, share),
        Arena(f"{key}-equals", game, seats, "pairs", (f"shogun@{EQUAL}",), (f"ismcts@{EQUAL}",), 0.4),
        steps,
        Arena(f"{key}-ratings", game, seats, "table", ladder, share=0.4),
    ]
    rivals = tuple(f"{name}@{EQUAL}" for name in RIVALS if name in names(game))
    if rivals:
        found.append(Arena(f"{key}-rivals", game, seats, "pairs", (f"shogun@{EQUAL}",), rivals, 0.4))
    if "insider" in names(game) and seats == 2:
        pair = (f"shogun@{EQUAL}",), (f"insider@{EQUAL}",)
        found.append(Arena(f"{key}-insider", game, seats, "pairs", *pair))
    if game == "take":
        found.append(Arena(f"{key}-first", game, seats, "alike", (BEST,), share=0.4))
    if all(importlib.util.find_spec(module) for module in ("pyspiel", "tatami.adapters")):
        other = f"{OPENSPIEL}:{'mcts' if game == 'take' else 'ismcts'}"
        for name, budget in (("time", EQUAL), ("simulations", SIMULATIONS)):
            pair = (f"shogun@{budget}",), (f"{other}@{budget}",)
            found.append(Arena(f"{key}-openspiel-{name}", game, seats, "pairs", *pair, share=0.1))
    return found


def measure(
    arena: Arena, games: int, jobs: int, kept: Path, out: Path, workers: Workers | None = None
) -> None:
    """Play an arena, or what is left of it, and write its figures and a picture."""
    plan = arena.plan(games)
    store = Store(kept / f"{arena.key}.jsonl", plan, resume=True)
    done = store.read()
    play(plan, jobs, done, store, arena.key, workers)
    save(summarise(plan, done.values()), arena.key, out)


def save(summary: dict[str, Any], key: str, out: Path) -> None:
    """Write figures and a picture."""
    out.mkdir(parents=True, exist_ok=True)
    text = json.dumps(summary, indent=1, ensure_ascii=False)
    (out / f"{key}.json").write_text(text + "\n", encoding="utf-8")
    picture = pictures(summary).get(picture_of(summary) or "")
    if picture is not None:
        (out / f"{key}.svg").write_text(picture, encoding="utf-8")


def main(argv: list[str] | None = None) -> int:
    """Play the requested arenas and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each pairing, about (100)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="only arenas with this in their name, as tenno-4")
    parser.add_argument("--kept", type=Path, default=ROOT / ".ladder", help="where games are kept")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "strength")
    parser.add_argument("--page", action="store_true", help="only write the page from the figures there are")
    add_ray(parser)
    args = parser.parse_args(argv)
    rounds = zip_longest(*(arenas(*size) for size in SIZES))
    wanted = [found for round in rounds for found in round if found and args.only in found.key]
    with workers_for(args.ray) as workers:
        for arena in [] if args.page else wanted:
            try:
                measure(arena, args.games, args.jobs, args.kept, args.out, workers)
            except GameError as error:
                print(f"{arena.key}: {error}", file=sys.stderr)
            except KeyboardInterrupt:
                print(f"Stopped in {arena.key}; the same command continues.", file=sys.stderr)
                return 130
    write_page(args.out, SIZES)
    return 0


if __name__ == "__main__":
    sys.exit(main())
