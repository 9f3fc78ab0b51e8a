"""Evaluate our bots and trained policies by the fixed protocol and write docs/baselines.md.

Games are kept in `.baselines`, so that a later run continues where this one stopped. The figures go to
docs/baselines/ as JSON, and every number of the page comes from there. `--page` only writes the page.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from tatami import GameError, games
from tatami.bots.arena import entrants
from tatami.cli.cluster import add_ray, workers_for
from tatami.research import protocol
from tatami.research.evaluate import evaluate
from tatami.research.page import said

ROOT = Path(__file__).resolve().parent.parent
FIGURES, PAGE, KEPT = ROOT / "docs" / "baselines", ROOT / "docs" / "baselines.md", ROOT / ".baselines"
TRAINED = "tatami.research.policies:ppo"
BASELINES = ("random", "farmer", "greedy", "samurai", "daimyo@32", TRAINED)

Evaluation = dict[str, Any]


def file_name(policy: str) -> str:
    """The name of a policy's file, without a suffix."""
    return "".join(c if c.isalnum() else "-" for c in policy.rpartition(".")[2])


def page(evaluations: Sequence[Evaluation]) -> str:
    """The page for some evaluations, as Markdown."""
    parts = [INTRODUCTION]
    for among in protocol.OPPONENTS:
        lines = [line for each in evaluations if (line := _line(each, among))]
        sizes = _sizes(evaluations)
        if lines:
            head = ["policy", *(f"{game} {seats}" for game, seats in sizes)]
            cells = [[name, *(found.get(size, "–") for size in sizes)] for name, found in lines]
            parts.append(f"## Among `{among}`\n\n{_table(head, cells)}")
    if lines := [line for each in evaluations if (line := _savings(each))]:
        cells = [[name, *(found.get(size, "–") for size in sizes)] for name, found in lines]
        parts.append(
            f"## Games saved by removing luck\n\n{SAVINGS}\n\n{_table(head, cells)}\n{_luck(evaluations)}\n"
        )
    parts.append(f"## NashConv of small games\n\n{_table(*_small(evaluations))}")
    parts.append(f"## Time\n\n{_table(*_times(evaluations))}")
    return "\n".join(parts)


def _line(evaluation: Evaluation, among: str) -> tuple[str, dict[tuple[str, int], str]] | None:
    """A policy's results among copies of an opponent, by game and size."""
    found = {}
    for table in evaluation["tables"]:
        for pairing in table["pairings"]:
            if pairing["among"] == among:
                margin, share = (pairing[name] for name in ("margin", "share"))
                points = said(margin.get("corrected", margin["plain"]), "{:+.1f}")
                percent = said(share.get("corrected", share["plain"]), "{:.0f}", 100)
                found[table["game"], table["seats"]] = f"{points}; {percent} %"
    return (_named(evaluation), found) if found else None


def _savings(evaluation: Evaluation) -> tuple[str, dict[tuple[str, int], str]] | None:
    """How many times fewer games a policy's evaluation needs, by game and size."""
    found: dict[tuple[str, int], str] = {}
    for table in evaluation["tables"]:
        for pairing in table["pairings"]:
            figures = [pairing[name].get("saving") for name in ("margin", "share")]
            if any(figures):
                said = "; ".join("–" if figure is None else f"{figure:.1f}" for figure in figures)
                size = table["game"], table["seats"]
                found[size] = f"{found[size]}<br>" if size in found else ""
                found[size] += f"`{pairing['among']}` {said}"
    return (_named(evaluation), found) if found else None


def _luck(evaluations: Sequence[Evaluation]) -> str:
    """Whether what was removed is zero on average, over all pairings."""
    found = [
        pairing["margin"]["luck"]
        for each in evaluations
        for table in each["tables"]
        for pairing in table["pairings"]
        if "luck" in pairing["margin"]
    ]
    zero = sum(luck["low"] <= 0 <= luck["high"] for luck in found)
    return (
        f"What is removed must be zero on average: in {zero} of {len(found)} pairings it is, within its own "
        f"95 % interval, for the margin."
    )


def _named(evaluation: Evaluation) -> str:
    number, seed = evaluation["games"], evaluation["seed"]
    return f"`{evaluation['policy'].rpartition('.')[2]}` ({number} games, seed {seed})"


def _sizes(evaluations: Sequence[Evaluation]) -> list[tuple[str, int]]:
    return sorted({(table["game"], table["seats"]) for each in evaluations for table in each["tables"]})


def _small(evaluations: Sequence[Evaluation]) -> tuple[list[str], list[list[str]]]:
    games = sorted({small["words"] for each in evaluations for small in each["small"]})
    rows = []
    for each in evaluations:
        found = {small["words"]: f"{small['nash_conv']:.3f}" for small in each["small"]}
        rows.append([_named(each), *(found.get(game, "–") for game in games)])
    return ["policy", *games], rows


def _times(evaluations: Sequence[Evaluation]) -> tuple[list[str], list[list[str]]]:
    sizes, rows = _sizes(evaluations), []
    for each in evaluations:
        found = {(table["game"], table["seats"]): table["ms"]["mean"] for table in each["tables"]}
        times = ("–" if found.get(size) is None else f"{found[size]:.1f}" for size in sizes)
        rows.append([_named(each), *times])
    return ["milliseconds a decision", *(f"{game} {seats}" for game, seats in sizes)], rows


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


INTRODUCTION = f"""# Baselines

Our bots and trained policies by the fixed protocol of `tatami evaluate` (version {protocol.VERSION}), which
[research.md](research.md#evaluation) describes. `python scripts/baselines.py` writes this page from the
figures in `docs/baselines/`, which are the command's own.

Each cell shows points ahead of the mean of the others and the share of victories, with 95 % intervals over
deals, and with luck removed where the opponents' action probabilities are known. A policy as good as its
opponents has 0 points and an equal share.
"""

SAVINGS = """How many plain games, one seat of each deal, are as precise as one of these: for the margin,
and for the share of victories, by opponent. Part of it comes from playing every seat of a deal. Where all
results are alike (–) nothing is left to save."""


def playable(policy: str) -> list[str]:
    """The games a policy can play."""
    found = []
    for game in games():
        with suppress(GameError):
            entrants.seat(policy, game, 0)
            found.append(game)
    return found


def committed() -> list[Evaluation]:
    """All evaluations in docs/baselines, in the order of the page."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in FIGURES.glob("*.json")]
    order = {name: number for number, name in enumerate(BASELINES)}
    return sorted(
        found, key=lambda each: (order.get(each["policy"], len(order)), each["policy"], each["seed"])
    )


def main() -> None:
    """Evaluate, and write figures and page."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--policies", default=",".join(BASELINES), help="these policies")
    parser.add_argument("--only", default="", metavar="GAMES", help="only these games")
    parser.add_argument("--games", type=int, default=protocol.GAMES, help="of each pairing")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", action="store_true", help="only write the page")
    add_ray(parser)
    args = parser.parse_args()
    names = [] if args.page else args.policies.split(",")
    only = [name for name in args.only.split(",") if name]
    with workers_for(args.ray) as cluster:
        for name in names:
            file = file_name(name) + (f"-seed-{args.seed}" if args.seed else "")
            found = evaluate(
                name,
                KEPT / file,
                games=[game for game in playable(name) if game in (only or playable(name))],
                number=args.games,
                seed=args.seed,
                jobs=args.jobs,
                cluster=cluster,
                told=lambda what, done, total: print(f"\r{what}: {done} of {total}   ", end="", flush=True),
            )
            FIGURES.mkdir(exist_ok=True)
            text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
            (FIGURES / f"{file}.json").write_text(text, encoding="utf-8")
    if evaluations := committed():
        PAGE.write_text(page(evaluations), encoding="utf-8")


if __name__ == "__main__":
    main()
