"""Mixed tables of bots, many of them: `python -m tests.bots.soak --games 2000`.

Any game with any number of seats and any options, any bots with short budgets: no game may fail.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from random import Random

from rich.progress import track

from tatami.bots import names
from tatami.bots.arena import Plan, report, warm_up
from tatami.bots.arena.report import Result
from tests.conformance.tables import GAMES, tables

BUDGETS = ("1ms", "3ms", "5", "40")


def mixed(number: int, seed: int = 0) -> Plan:
    """A table of its own for every number."""
    chance = Random(f"{seed} {number}")
    game = GAMES[number % len(GAMES)]
    where = chance.choice([report for report in tables() if report.name == game])
    kinds = chance.choices(names(game), k=where.seats)
    bots = tuple(f"{kind}@{chance.choice(BUDGETS)}" for kind in kinds)
    return Plan.make(game, bots, 1, format="table", seats=where.seats, options=where.options, seed=number)


def play(number: int, seed: int = 0) -> Result:
    """The first game at such a table."""
    plan = mixed(number, seed)
    return report.play(plan, plan.group(0), 0)


def warm_all() -> None:
    """Have all bots of all games compiled and loaded, so that no decision of the soak waits for that."""
    for game in GAMES:
        warm_up(Plan.make(game, tuple(names(game)), 1, format="alike"))


def main() -> int:
    """Play as many as asked for; 1 if any failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    args = parser.parse_args()
    games = decisions = failed = 0
    slowest = 0.0
    warm_all()  # once before the processes begin: they find the code compiled
    with ProcessPoolExecutor(args.jobs, get_context("spawn"), warm_all) as pool:
        running = {pool.submit(play, number, args.seed): number for number in range(args.games)}
        for future in track(as_completed(running), "soak", total=args.games):
            result = future.result()
            times = [ms for seat in result["ms"] for ms in seat]
            games, decisions, slowest = games + 1, decisions + len(times), max(slowest, *times, 0.0)
            if "error" in result:
                failed += 1
                print(f"Table {running[future]}: {result['error']}", file=sys.stderr)
    print(f"{games} games, {decisions} decisions, {failed} failed; the slowest took {slowest / 1000:.1f} s.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
