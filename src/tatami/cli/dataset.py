"""`tatami dataset`: games as data to learn from, as Parquet and for Minari."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tatami
from tatami.bots.arena import record, stored
from tatami.bots.workers import Cores
from tatami.cli import setup
from tatami.cli.cluster import add_ray, workers_for
from tatami.cli.export import finished, told_game
from tatami.cli.stores import open_store
from tatami.engine.game import GameError
from tatami.games import load
from tatami.research.dataset import Dataset, Source, write
from tatami.research.dataset.episodes import to_minari
from tatami.research.dataset.plan import SHARD, Bots, Records

ABOUT = """\
Write games as rows: what each seat saw, might do, did and got, with the values of bots that look ahead.
Reading them needs no Tatami. Existing files are not written again: the same command continues where it
stopped."""

EXAMPLES = """\
examples:
  tatami dataset tenka --bots daimyo --games 10000 --out tenka-daimyo
  tatami dataset take --bots samurai,greedy --games 500 --out mixed --minari take/mixed-v0
  tatami dataset tenno --arena my-arena --out from-arena
  tatami dataset tenka --server tatami.db --agreed tables.txt --out people

Games of people are taken from a server only for the tables listed in --agreed, one id a line: those whose
players agreed to it. Names are left out."""


def add(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "dataset",
        help="write games as data to learn from, as Parquet and for Minari",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(tatami.games())}")
    parser.add_argument("--bots", metavar="NAMES", help="the bots, such as daimyo or samurai,greedy")
    parser.add_argument("--arena", type=Path, metavar="DIR", help="instead, the games of an arena's --out")
    parser.add_argument(
        "--server", metavar="DATA", help="instead, a server's finished tables: its file or postgresql://…"
    )
    parser.add_argument("--agreed", type=Path, metavar="FILE", help="the tables whose players agreed")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many bots play (1000)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="seats at the table (default: the usual number)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of deals and bots (0)")
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder of the dataset")
    parser.add_argument("--shard", type=int, default=SHARD, metavar="N", help=f"games in a file ({SHARD})")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core)")
    add_ray(parser)
    parser.add_argument("--minari", metavar="NAME", help="write it as a Minari dataset of this name too")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write, showing how far it is."""
    if sum(given is not None for given in (args.bots, args.arena, args.server)) != 1:
        raise GameError("Name one source of games: --bots, --arena or --server.")
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if jobs < 1 or args.shard < 1:
        raise GameError("At least one process must play, and a file holds at least one game.")
    dataset = Dataset(_source(args), args.shard)
    columns = TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(args.game, total=dataset.shards)
        with workers_for(args.ray) as cluster:
            written = write(
                dataset,
                args.out,
                workers=cluster or Cores(jobs),
                told=lambda done, all: progress.update(task, completed=done),
            )
    print(f"{len(dataset.source):,} games are in {args.out}; {written} of {dataset.shards} files are new.")
    if args.minari:
        made = to_minari(args.out, args.minari)
        print(f"{made.total_episodes:,} episodes are in the Minari dataset {args.minari}.")
    return 0


def _source(args: argparse.Namespace) -> Source:
    if args.bots is not None:
        bots = [name.strip() for name in args.bots.split(",") if name.strip()]
        options = setup.options_from(load(args.game), args.option)
        return Bots.make(args.game, bots, args.games, seats=args.seats, options=options, seed=args.seed)
    records = _of_arena(args) if args.arena is not None else _of_server(args)
    seats = {record.replay().seats for record in records}
    if len(seats) != 1:
        raise GameError("There is no such game." if not seats else "Choose one size of table with --seats.")
    origin = "an arena" if args.arena is not None else "people who agreed, and bots, on a server"
    return Records(args.game, seats.pop(), tuple(record.dumps() for record in records), origin)


def _of_arena(args: argparse.Namespace) -> list[tatami.Record]:
    plan, games = stored(args.arena / "games.jsonl")
    if plan.game != args.game:
        raise GameError(f"{args.arena} holds games of {plan.game}, not of {args.game}.")
    return [record(plan, game) for game in games if "error" not in game]


def _of_server(args: argparse.Namespace) -> list[tatami.Record]:
    if args.agreed is None:
        raise GameError("--server needs --agreed, a file that lists the tables whose players agreed.")
    agreed = set(args.agreed.read_text(encoding="utf-8").split())

    async def read() -> list[tatami.Record]:
        log = open_store(args.server)
        found = []
        try:
            async for game in finished(log):
                if game.table in agreed and game.game == args.game:
                    told = tatami.Record.parse(told_game(game)["record"])
                    if args.seats in (None, told.replay().seats):
                        found.append(told)
        finally:
            await log.close()
        return found

    return asyncio.run(read())
