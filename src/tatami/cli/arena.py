"""`tatami arena`: let bots play against each other and say how strong they are."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import tatami
from tatami.bots.arena import FORMATS, Plan, Store, results, summarise, warm_up
from tatami.bots.arena.figures import Figure
from tatami.bots.arena.report import Result
from tatami.bots.arena.summary import margin
from tatami.bots.workers import Workers
from tatami.charts.ladder import pictures
from tatami.cli import setup
from tatami.cli.cluster import add_ray, workers_for
from tatami.engine.game import GameError
from tatami.games import load

EXAMPLES = """\
examples:
  tatami arena take --bots shogun@100ms,greedy --games 100      mirrored games
  tatami arena tenka --seats 3 --bots shogun@100ms --against greedy,ismcts@100ms
  tatami arena tenno --bots farmer,samurai,daimyo,shogun        one table, all rotations
  tatami arena take --bots my.module:choose,greedy              your own: a function of a view
  tatami arena take --bots shogun@100ms --format alike          what the first seat is worth

A bot is named with its budget, as shogun@100ms or uct@3000 (simulations), or by its import path: a
function that takes a view and returns a token, or a class with `choose`."""

FEW_ERRORS = 5  # reported one by one


def add(subparsers: Any) -> None:
    """Add the command."""
    parser = subparsers.add_parser(
        "arena",
        description="Let bots play against each other: every bot in every seat of the same deals.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(tatami.games())}")
    parser.add_argument(
        "--bots", required=True, metavar="NAMES", help="the bots, such as shogun@100ms,greedy"
    )
    parser.add_argument("--against", metavar="NAMES", help="only against these, not against each other")
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="games of each pairing, at least (100); mirrored, each deal is two games",
    )
    kinds = "; ".join(f"{name}: {what}" for name, what in FORMATS.items())
    parser.add_argument("--format", choices=FORMATS, help=f"{kinds} (default: what fits the bots)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="seats at the table (default: the usual number)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of deals and bots (0)")
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core)")
    add_ray(parser)
    parser.add_argument(
        "--out", metavar="DIR", help="the folder of games, figures and pictures, also for --resume"
    )
    parser.add_argument("--resume", action="store_true", help="continue with the games already in --out")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, showing how it stands, then print the figures; 1 if a bot failed in any game."""
    sys.path.append(os.getcwd())  # where a bot of one's own may lie
    plan = Plan.make(
        args.game,
        _names(args.bots),
        args.games,
        against=_names(args.against or ""),
        format=args.format,
        seats=args.seats,
        options=setup.options_from(load(args.game), args.option),
        seed=args.seed,
    )
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if jobs < 1:
        raise GameError("At least one process must play.")
    if args.resume and args.out is None:
        raise GameError("--resume needs --out, where the games are kept.")
    folder = None if args.out is None else Path(args.out)
    store = None if folder is None else Store(folder / "games.jsonl", plan, args.resume)
    done = store.read() if store else {}
    try:
        with workers_for(args.ray) as workers:
            play(plan, jobs, done, store, plan.game, workers)
    except KeyboardInterrupt:
        print("Stopped; the finished games count.", file=sys.stderr)
    summary = summarise(plan, done.values())
    if folder is not None:
        write(summary, folder)
    if args.json:
        print(json.dumps(summary, indent=1, ensure_ascii=False))
    else:
        show(summary, Console())
    return 1 if summary["errors"] else 0


def play(
    plan: Plan,
    jobs: int,
    done: dict[str, Result],
    store: Store | None,
    title: str,
    workers: Workers | None = None,
) -> None:
    """Play the remaining games, showing the standings."""
    completed = sum(id in done for group in plan.groups() for id in group.ids)
    if completed == plan.total:
        return
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(20),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[standing]}"),
    )
    if workers is None:  # those of a cluster make themselves ready
        with console.status("Preparing the bots; the first time this takes some seconds …"):
            warm_up(plan)
    margins: dict[str, list[float]] = {name: [] for name in plan.entrants}
    with (
        Progress(*columns, console=console, transient=True) as progress,
        closing(results(plan, done, jobs, workers)) as running,
    ):
        task = progress.add_task(title, total=plan.total, completed=completed, standing="")
        for result in running:
            done[result["id"]] = result
            if store is not None:
                store.add(result)
            if "error" not in result:
                for seat, name in enumerate(result["bots"]):
                    margins[name].append(margin(result, seat))
            progress.update(task, advance=1, standing=_standing(margins))


def _standing(margins: dict[str, list[float]]) -> str:
    """Everybody's mean margin so far."""
    return " · ".join(f"{name} {fmean(own):+.1f}" for name, own in margins.items() if own)


def write(summary: dict[str, Any], folder: Path) -> None:
    """Write figures and pictures beside the games."""
    text = json.dumps(summary, indent=1, ensure_ascii=False)
    (folder / "summary.json").write_text(text + "\n", encoding="utf-8")
    for name, picture in pictures(summary).items():
        (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


def show(summary: dict[str, Any], console: Console) -> None:
    """Print the figures as tables."""
    groups = f"{summary['played']} games on {summary['deals']} deals"
    title = f"{summary['game']}, {summary['seats']} seats, {summary['format']}: {groups}"
    bots = _table(title, ("bot", "rating", "margin", "share %", "games", "ms", "p95 ms", "errors"))
    for bot in summary["entrants"]:
        times = (_number(bot["ms"][key], "{:.1f}") for key in ("mean", "p95"))
        rating = plain(bot["rating"], "{:.0f}") if summary["format"] != "alike" else ""
        row = (rating, plain(bot["margin"], "{:+.1f}"), percent(bot["share"]), str(bot["games"]), *times)
        bots.add_row(bot["bot"], *row, str(bot["errors"] or ""))
    console.print(bots)
    if summary["pairings"]:
        console.print(_pairings(summary))
    first = summary["first"]
    console.print(
        f"The first seat: margin {plain(first['margin'], '{:+.1f}')}, share of victory "
        f"{percent(first['share'])} %."
    )
    if "komi" in first:
        console.print(f"Komi for an even game: {plain(first['komi'], '{:.1f}')}.")
    for error in summary["errors"][:FEW_ERRORS]:
        console.print(error, markup=False)
    if len(summary["errors"]) > FEW_ERRORS:
        console.print(f"… and {len(summary['errors']) - FEW_ERRORS} more games with errors.")


def _pairings(summary: dict[str, Any]) -> Table:
    two = summary["seats"] == 2
    titles = ("bot", "against" if two else "among", "margin", "share %", "games")
    table = _table("", (*titles, "matches %") if two else titles)
    for pair in summary["pairings"]:
        row = [pair["bot"], pair["among"], plain(pair["margin"], "{:+.1f}"), percent(pair["share"])]
        table.add_row(*row, str(pair["games"]), *([percent(pair["matches"])] if two else []))
    return table


def _table(title: str, columns: tuple[str, ...]) -> Table:
    table = Table(title=title or None, title_justify="left")
    for column in columns:
        named = column in ("bot", "among", "against")
        table.add_column(column, justify="left" if named else "right", no_wrap=named)
    return table


def plain(figure: Figure | None, form: str) -> str:
    """A figure with half of its interval, as +12.3 ±2.2."""
    if figure is None or figure["mean"] is None:
        return "–"
    said = form.format(figure["mean"])
    if figure["low"] is None or figure["high"] is None:
        return said
    return f"{said} ±{form.replace('+', '').format((figure['high'] - figure['low']) / 2)}"


def percent(figure: Figure) -> str:
    """A share with its interval, in percent."""
    hundred = {key: None if value is None else value * 100 for key, value in figure.items()}
    return plain(hundred, "{:.0f}")


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else form.format(value)


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",")) if text else ()
