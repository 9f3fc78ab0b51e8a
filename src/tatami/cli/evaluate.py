"""`tatami evaluate`: play the fixed protocol for one policy and say how good it is."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tatami.cli.cluster import add_ray, workers_for
from tatami.engine.game import GameError
from tatami.research import protocol
from tatami.research.evaluate import evaluate
from tatami.research.page import HEAD, page, rows

ABOUT = f"""\
Play set deals against set opponents ({", ".join(protocol.OPPONENTS)}) in every game and size, remove
luck where possible, find out what the best replies win in the small games, and write all figures
as JSON and as a page. Finished work is kept in the folder: the same command continues from it."""

EXAMPLES = """\
examples:
  tatami evaluate my.module:policy                 all games and sizes
  tatami evaluate samurai --only tenka --out s     a built-in bot, one game
  tatami evaluate my.module:policy --seed 1        other deals, to compare"""


def add(commands: Any) -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "evaluate",
        help="measure a policy by a fixed protocol",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("policy", metavar="POLICY", help="a bot by name, or the import path of your own")
    parser.add_argument("--only", default="", metavar="GAMES", help="only these games, such as take,tenka")
    parser.add_argument(
        "--out", type=Path, metavar="DIR", help="the folder of all results (evaluation-POLICY)"
    )
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="other deals than those of the protocol"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--games", type=int, default=protocol.GAMES, metavar="N", help=f"of each pairing ({protocol.GAMES})"
    )
    add_ray(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Evaluate, showing how far it is; 1 if the policy failed in any game."""
    sys.path.append(os.getcwd())  # where a policy of one's own may lie
    jobs = (os.cpu_count() or 1) if args.jobs is None else args.jobs
    if jobs < 1:
        raise GameError("At least one process must play.")
    folder = args.out or Path("evaluation-" + "".join(c if c.isalnum() else "-" for c in args.policy))
    games = [name.strip() for name in args.only.split(",") if name.strip()]
    columns = TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("")

        def told(what: str, done: int, total: int) -> None:
            progress.update(task, description=what, completed=done, total=total)

        with workers_for(args.ray) as cluster:
            found = evaluate(
                args.policy,
                folder,
                games=games,
                number=args.games,
                seed=args.seed,
                jobs=jobs,
                told=told,
                cluster=cluster,
            )
    text = json.dumps(found, indent=1, ensure_ascii=False)
    (folder / "evaluation.json").write_text(text + "\n", encoding="utf-8")
    (folder / "evaluation.html").write_text(page(found), encoding="utf-8")
    show(found, Console())
    print(f"All figures are in {folder / 'evaluation.json'} and {folder / 'evaluation.html'}.")
    return 1 if any(table["errors"] for table in found["tables"]) else 0


def show(found: dict[str, Any], console: Console) -> None:
    """Print the figures."""
    table = Table(title=found["policy"], title_justify="left")
    for name in HEAD:
        table.add_column(name, justify="left" if name in ("table", "among") else "right")
    for row in rows(found):
        table.add_row(*row)
    console.print(table)
    for small in found["small"]:
        console.print(f"{small['words']}: NashConv {small['nash_conv']:.4f}")
