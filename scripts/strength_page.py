"""Writes docs/strength.md from the figures in docs/strength/."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message

BEST = "shogun@100ms"


@dataclass(frozen=True)
class Claim:
    """A claim to check: the lower end of an interval is at least this high."""

    key: str  # of the arena
    among: str
    figure: str  # margin or share
    least: float
    bot: str = BEST


CLAIMS = (
    Claim("take-2-claims", "greedy", "margin", 90),
    Claim("take-2-claims", "uct@3000", "margin", 65),
    Claim("tenka-3-claims", "greedy", "share", 0.65),
    Claim("tenka-4-claims", "greedy", "share", 0.48),
    Claim("tenno-2-claims", "greedy", "share", 0.90),
    Claim("tenno-2-claims", "greedy-strong", "share", 0.90),
    Claim("tenno-4-claims", "greedy", "share", 0.50),
    Claim("tenno-4-claims", "greedy-strong", "share", 0.50),
    Claim("tenka-3-equals", "ismcts@20ms", "share", 1 / 3, "shogun@20ms"),
    Claim("tenka-4-equals", "ismcts@20ms", "share", 1 / 4, "shogun@20ms"),
    Claim("tenno-2-equals", "ismcts@20ms", "share", 1 / 2, "shogun@20ms"),
    Claim("tenno-4-equals", "ismcts@20ms", "share", 1 / 4, "shogun@20ms"),
    Claim("take-2-rivals", "puct@20ms", "margin", 5, "shogun@20ms"),
    Claim("take-2-rivals", "shogun-1@20ms", "margin", 0, "shogun@20ms"),
    *(
        Claim(f"{size}-rivals", f"{rival}@20ms", "share", least, "shogun@20ms")
        for size, strong, even in (
            ("tenka-3", 0.44, 1 / 3),
            ("tenka-4", 0.32, 1 / 4),
            ("tenno-2", 0.65, 1 / 2),
            ("tenno-4", 0.36, 1 / 4),
        )
        for rival, least in (("ismcts-greedy", strong), ("pimc", strong), ("shogun-1", even))
    ),
    Claim("tenno-2-insider", "insider@20ms", "share", 0.45, "shogun@20ms"),
)

INTRODUCTION = """\
# How strong the bots are

Written by `python scripts/ladder.py`; do not edit it by hand. Every figure comes from the JSON files in
[strength/](strength/), which say seeds and games as well.

* All deals are fresh. With two seats, games are mirrored: both bots play both seats of each deal. With
  more seats a bot sits alone among copies of the other, once in every seat of each deal.
* *Margin* is points ahead of the others' mean, *share* is the share of victories, shared ones split.
  A deal with all its games is one sample; intervals hold 95 %.
* `shogun@100ms` may think for 100 ms about a decision, `uct@3000` for 3,000 simulations; without a budget a
  bot has its own (daimyo 200 ms, shogun 1.5 s). Every bot thinks in one thread; games ran side by side on
  {cores} cores.
* `uct` and `ismcts` are plain tree search with uniform random playouts, one over victories, the other over
  victories and margin. `greedy` takes what is best at once.
* `shogun-1` is the Shogun of November 2026, with its weights. `puct` is today's search over whole turns of
  TA-KE with the weights of `shogun-1`, but without the solver.
* `ismcts-greedy` is tree search where everybody chooses in the tree, `pimc` tries every choice in the same
  worlds and drops those clearly behind; both play out like `greedy`.
"""


def write_page(folder: Path, sizes: Iterable[tuple[str, int]]) -> None:
    """Write the page beside its folder."""
    found = {
        path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))
    }
    cores = max((summary["cores"] for summary in found.values()), default=1)
    parts = [INTRODUCTION.format(cores=cores), *_claims(found)]
    for game, seats in sizes:
        parts += _size(found, folder.name, game, seats)
    text = "\n".join(part.rstrip("\n") + "\n" for part in parts)
    (folder.parent / f"{folder.name}.md").write_text(text, encoding="utf-8")


# What must hold.


def _claims(found: dict[str, Any]) -> list[str]:
    rows = []
    for claim in CLAIMS:
        pair = _pair(found.get(claim.key), claim.bot, claim.among)
        if pair is None:
            continue
        words = _points if claim.figure == "margin" else _percent
        held = pair[claim.figure]["low"] is not None and pair[claim.figure]["low"] >= claim.least
        least = f"{claim.least:+.0f}" if claim.figure == "margin" else f"{claim.least:.0%}"
        where = _place(claim.key)
        row = (
            where,
            f"`{claim.bot}`",
            f"`{claim.among}`",
            claim.figure,
            least,
            words(pair[claim.figure]),
            str(pair["games"]),
        )
        rows.append((*row, "yes" if held else "**no**"))
    titles = ("where", "bot", "against", "figure", "at least", "measured", "games", "holds")
    return ["## What must hold\n", _table(titles, rows)] if rows else []


def _pair(summary: dict[str, Any] | None, bot: str, among: str) -> dict[str, Any] | None:
    pairs = summary["pairings"] if summary else []
    return next((pair for pair in pairs if (pair["bot"], pair["among"]) == (bot, among)), None)


# One size of table.


def picture_of(summary: dict[str, Any]) -> str | None:
    """Which picture says most about an arena."""
    against = "margins" if summary["game"] == "take" else "shares"
    return {"table": "ratings", "steps": "margins", "pairs": against}.get(summary["format"])


def _size(found: dict[str, Any], folder: str, game: str, seats: int) -> list[str]:
    writers: dict[str, Callable[[dict[str, Any]], list[str]]] = {
        "ratings": _ratings,
        "steps": _steps,
        "claims": _against,
        "equals": _equals,
        "rivals": _rivals,
        "insider": _insider,
        "openspiel-time": _openspiel("at equal time"),
        "openspiel-simulations": _openspiel("with equal simulations"),
        "first": _first,
    }
    parts = []
    for name, write in writers.items():
        key = f"{game}-{seats}-{name}"
        if key in found:
            parts += write(found[key])
            if name in ("ratings", "steps", "claims") and (picture := picture_of(found[key])):
                parts.append(f"![{_place(key)}: {picture}]({folder}/{key}.svg)")
    return [f"## {_place(f'{game}-{seats}')}", *parts] if parts else []


def _ratings(summary: dict[str, Any]) -> list[str]:
    bots = sorted(summary["entrants"], key=lambda bot: -(bot["rating"] or {"mean": 0})["mean"])
    rows = []
    for bot in bots:
        times = bot["ms"]
        row = (f"`{bot['bot']}`", _points(bot["rating"]), _points(bot["margin"]), _percent(bot["share"]))
        rows.append((*row, str(bot["games"]), _number(times["mean"]), _number(times["p95"])))
    titles = ("bot", "rating", "margin", "share", "games", "ms", "p95 ms")
    intro = (
        f"Ratings from {summary['played']} games on {summary['deals']} deals, bots drawn at random for each, "
        f"in all rotations (seed {summary['seed']}). 400 points are odds of ten to one; `random` is 0."
    )
    return [intro + "\n", _table(titles, rows), *_errors(summary)]


def _steps(summary: dict[str, Any]) -> list[str]:
    return [
        "Each level with the one below it, those that use their time at a tenth of it:\n",
        *_pairings(summary),
    ]


def _against(summary: dict[str, Any]) -> list[str]:
    return [f"`{BEST}` against the reference bots:\n", *_pairings(summary)]


def _equals(summary: dict[str, Any]) -> list[str]:
    return ["Against plain tree search with the same time:\n", *_pairings(summary)]


def _rivals(summary: dict[str, Any]) -> list[str]:
    return ["Against strong recipes and our former best, with the same time:\n", *_pairings(summary)]


def _insider(summary: dict[str, Any]) -> list[str]:
    return ["Against a search that knows how often a Shogun lays each card:\n", *_pairings(summary)]


def _openspiel(how: str) -> Callable[[dict[str, Any]], list[str]]:
    """Writes about a search of OpenSpiel that plays through our adapter."""
    return lambda summary: [f"Against OpenSpiel's own search, {how}:\n", *_pairings(summary)]


def _pairings(summary: dict[str, Any]) -> list[str]:
    two = summary["seats"] == 2
    rows = []
    for pair in summary["pairings"]:
        names = (f"`{pair[key].removeprefix('tatami.adapters.')}`" for key in ("bot", "among"))
        row = [*names, _points(pair["margin"]), _percent(pair["share"])]
        rows.append((*row, *([_percent(pair["matches"])] if two else []), str(pair["games"])))
    matches = ("mirrored matches won",) if two else ()
    titles = ("bot", "against" if two else "among", "margin", "share", *matches, "games")
    return [_table(titles, rows), *_errors(summary)]


def _first(summary: dict[str, Any]) -> list[str]:
    first = summary["first"]
    return [
        f"Between equals, `{summary['bots'][0]}` on {summary['deals']} deals, the first seat is "
        f"{_points(first['margin'])} points ahead and wins {_percent(first['share'])} of the games. "
        f"The komi that makes wins even, the median of the margins, is **{first['komi']['mean']:g}** "
        f"({first['komi']['low']:g} to {first['komi']['high']:g})."
    ]


def _errors(summary: dict[str, Any]) -> list[str]:
    return [f"Games with an error, not counted: {len(summary['errors'])}."] if summary["errors"] else []


# Words.


def _place(key: str) -> str:
    game, seats = key.split("-")[:2]
    title = Speaker(f"games/{game}", "en").say(Message("title"))
    return f"{title}, {seats} seats"


def _points(figure: dict[str, float | None] | None) -> str:
    return _figure(figure, "{:+.1f}")


def _percent(figure: dict[str, float | None]) -> str:
    hundred = {key: None if value is None else value * 100 for key, value in figure.items()}
    return _figure(hundred, "{:.1f}").replace(" (", " % (") if hundred["mean"] is not None else "–"


def _figure(figure: dict[str, float | None] | None, form: str) -> str:
    if figure is None or figure["mean"] is None:
        return "–"
    low, high = figure["low"], figure["high"]
    interval = "" if low is None or high is None else f" ({form.format(low)} to {form.format(high)})"
    return form.format(figure["mean"]) + interval


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _table(titles: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines: list[tuple[str, ...]] = [titles, tuple("---" for _ in titles), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
