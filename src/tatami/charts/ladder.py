"""Figures as small SVG pictures: a dot and a whisker for each, readable on light and dark pages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape

from tatami.bots.arena.figures import Figure

ROW, TOP, FOOT, RIGHT = 22, 44, 48, 28  # heights and a margin, in pixels
WIDTH, LETTER = 720, 7.4  # of the picture and, about, of a letter
TICKS = 6  # about as many on the axis

STYLE = """
text{font:12px system-ui,sans-serif;fill:#231f1c}
.title{font-size:14px;font-weight:600}
.paper{fill:#fbf7ec}
.grid{stroke:#d8cfba;stroke-width:1}
.mark{stroke:#b9371b;stroke-width:1.5;stroke-dasharray:4 3}
.whisker{stroke:#1d4373;stroke-width:2}
.dot{fill:#1d4373}
@media (prefers-color-scheme:dark){
text{fill:#f0e9d8}
.paper{fill:#1c1a18}
.grid{stroke:#3f3a34}
.mark{stroke:#e8795c}
.whisker{stroke:#8fb8ea}
.dot{fill:#8fb8ea}
}"""

Row = tuple[str, Figure]


def dots(title: str, axis: str, rows: Sequence[Row], *, mark: float | None = None) -> str:
    """A picture with one figure a row and, if asked for, a line at a value to compare with."""
    shown = [(label, figure) for label, figure in rows if figure["mean"] is not None]
    values = [number for _, figure in shown for number in figure.values() if number is not None]
    ticks = _ticks(values + ([] if mark is None else [mark]))
    left = 24 + LETTER * max((len(label) for label, _ in shown), default=0)
    unit = (WIDTH - left - RIGHT) / (ticks[-1] - ticks[0])
    height = TOP + ROW * len(shown) + FOOT

    def x(value: float) -> str:
        return f"{left + (value - ticks[0]) * unit:.1f}"

    bottom = TOP + ROW * len(shown)
    parts = [_text(16, 24, title, "start", "title")]
    for tick in ticks:
        parts += [
            _line(x(tick), TOP - 6, x(tick), bottom, "grid"),
            _text(x(tick), bottom + 18, f"{tick:g}".replace("-", "−")),
        ]
    parts.append(_text(f"{(left + WIDTH - RIGHT) / 2:.1f}", bottom + 38, axis))
    if mark is not None:
        parts.append(_line(x(mark), TOP - 6, x(mark), bottom, "mark"))
    for number, (label, figure) in enumerate(shown):
        y = TOP + ROW * number + ROW / 2
        parts.append(_text(f"{left - 12:.1f}", y + 4, label, "end"))
        low, middle, high = figure["low"], figure["mean"], figure["high"]
        assert middle is not None
        if low is not None and high is not None:
            parts.append(_line(x(low), y, x(high), y, "whisker"))
        parts.append(f'<circle class="dot" cx="{x(middle)}" cy="{y:g}" r="4.5"/>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" aria-label="{escape(title)}">\n'
        f"<style>{STYLE}\n</style>\n"
        f'<rect class="paper" width="{WIDTH}" height="{height}" rx="6"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def pictures(summary: dict[str, Any]) -> dict[str, str]:
    """The pictures of an arena by name: ratings, margins and shares of victory."""
    where = f"{summary['game']}, {summary['seats']} seats"
    bots = sorted(summary["entrants"], key=lambda bot: -((bot["rating"] or {}).get("mean") or 0))
    rows = [(bot["bot"], bot) for bot in bots]
    if summary["pairings"]:
        word = "–" if summary["seats"] == 2 else "among"
        rows = [(f"{pair['bot']} {word} {pair['among']}", pair) for pair in summary["pairings"]]
    drawn = {
        "margins": dots(f"Margin: {where}", "points ahead of the others’ mean", _of(rows, "margin"), mark=0),
        "shares": dots(
            f"Share of victory: {where}",
            "share (dashed: fair share)",
            _of(rows, "share"),
            mark=1 / summary["seats"],
        ),
    }
    if summary["format"] != "alike" and all(bot["rating"] for bot in bots):
        named = [(bot["bot"], bot) for bot in bots]
        drawn["ratings"] = dots(f"Ratings: {where}", "points (400: ten to one)", _of(named, "rating"))
    return drawn


def _of(rows: Sequence[tuple[str, dict[str, Any]]], name: str) -> list[Row]:
    return [(label, found[name]) for label, found in rows]


def _ticks(values: Sequence[float]) -> list[float]:
    """Round numbers around all values."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    span = high - low or abs(high) or 1.0
    power = 10.0 ** math.floor(math.log10(span / TICKS))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor * TICKS >= span)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(step * number, 10) for number in range(first, max(last, first + 1) + 1)]


def _text(x: object, y: float, text: str, anchor: str = "middle", kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x1: str, y1: float, x2: str, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1:g}" x2="{x2}" y2="{y2:g}"/>'
