"""An evaluation as a page: every figure with its interval, readable without Tatami."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{color:#231f1c;background:#fbf7ec}table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #d8cfb8}
th:first-child,td:first-child{text-align:left}caption{text-align:left;font-weight:bold;padding:.3rem 0}
"""
NOTES = """A sample is a deal, played once from every seat; intervals are 95 %. The margin is a seat's points
less the mean of the others'. “Luck out” is the unbiased estimate with luck taken out, for opponents whose
chances are known; “saving” says how many times more games plain play, one seat of each deal, would need to be
as sure. NashConv is what the best replies to the policy win more than it does itself, summed over the seats;
to be first is worth 1, to be last -1."""


def page(evaluation: dict[str, Any]) -> str:
    """The page as HTML."""
    title = f"Evaluation of {evaluation['policy']}"
    parts = [
        _table("Against set opponents", HEAD, list(rows(evaluation))),
        _table("Small games", ("game", "information states", "NashConv"), _small(evaluation)),
        _table("Time", ("table", "ms a decision", "95 % under"), _times(evaluation)),
    ]
    errors = [error for table in evaluation["tables"] for error in table["errors"]]
    if errors:
        parts.append(
            "<h2>Errors</h2><ul>" + "".join(f"<li>{escape(error)}</li>" for error in errors[:20]) + "</ul>"
        )
    seed, games = evaluation["seed"], evaluation["games"]
    version = f"Protocol {evaluation['evaluation']}, seed {seed}, {games} games a pairing."
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style></head><body>\n<h1>{escape(title)}</h1>\n"
        f"<p>{version} {NOTES}</p>\n{body}\n</body></html>\n"
    )


HEAD = (
    "table",
    "among",
    "games",
    "margin",
    "luck out",
    "saving",
    "share %",
    "luck out %",
    "saving",
)


def rows(evaluation: dict[str, Any]) -> list[list[str]]:
    """A row for each pairing."""
    found = []
    for table in evaluation["tables"]:
        for pairing in table["pairings"]:
            row = [f"{table['game']} {table['seats']}", pairing["among"], str(pairing["games"])]
            for name, form, times in (("margin", "{:+.1f}", 1), ("share", "{:.0f}", 100)):
                figures = pairing[name]
                row += [said(figures["plain"], form, times), said(figures.get("corrected"), form, times)]
                row.append(f"{figures['saving']:.1f}" if "saving" in figures else "–")
            found.append(row)
    return found


def said(figure: dict[str, Any] | None, form: str, times: float = 1) -> str:
    """A figure with half of its interval."""
    if figure is None or figure["mean"] is None:
        return "–"
    mean = form.format(figure["mean"] * times)
    if figure["low"] is None:
        return mean
    return f"{mean} ±{form.replace('+', '').format((figure['high'] - figure['low']) / 2 * times)}"


def _small(evaluation: dict[str, Any]) -> list[list[str]]:
    return [
        [small["words"], str(small["states"]), f"{small['nash_conv']:.4f}"] for small in evaluation["small"]
    ]


def _times(evaluation: dict[str, Any]) -> list[list[str]]:
    return [
        [
            f"{table['game']} {table['seats']}",
            *("–" if ms is None else f"{ms:.1f}" for ms in table["ms"].values()),
        ]
        for table in evaluation["tables"]
    ]


def _table(title: str, head: Sequence[str], rows: list[list[str]]) -> str:
    cells = "".join(f"<th>{escape(name)}</th>" for name in head)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><caption>{escape(title)}</caption>\n<tr>{cells}</tr>\n{lines}\n</table>"
