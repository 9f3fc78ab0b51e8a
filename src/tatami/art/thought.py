"""A bot's thought as a picture: each idea with a bar for its value, the choice marked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from tatami.art.picture import INK, PLAIN, frame

WIDTH, ROW, BAR, START = 520, 24, 200, 130
CHOSEN, OTHER = "#1D4373", "#9CCFCB"
MOST = 12  # maximum ideas shown


class Bar(NamedTuple):
    """An idea: its token, its value from 0 to 1, the expected margin, and its number of simulations."""

    token: str
    value: float
    margin: float | None
    visits: int


def picture(title: str, choice: str, ideas: Sequence[Bar]) -> str:
    """The ideas from best to worst, the choice marked."""
    parts = [f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>']
    for row, idea in enumerate(ideas[:MOST]):
        parts.append(_idea(idea, 40 + row * ROW, idea.token == choice))
    y = 40 + min(len(ideas), MOST) * ROW
    if len(ideas) > MOST:
        parts.append(f'<text x="12" y="{y + 15}">+ {len(ideas) - MOST}</text>')
        y += ROW
    return frame(parts, WIDTH, y + 8)


def _idea(idea: Bar, y: float, chosen: bool) -> str:
    value = min(max(idea.value, 0.0), 1.0)
    weight = ' font-weight="bold"' if chosen else ""
    margin = "" if idea.margin is None else f"{idea.margin:+.1f}"
    rest = f"{idea.value:.2f}  {margin}  {idea.visits:,}" if idea.visits else f"{idea.value:.2f}  {margin}"
    return (
        f'<text x="12" y="{y + 15}"{weight}>{escape(idea.token[:16])}</text>'
        f'<rect x="{START}" y="{y + 3}" width="{BAR}" height="14" fill="{PLAIN}"/>'
        f'<rect x="{START}" y="{y + 3}" width="{BAR * value:.1f}" height="14" '
        f'fill="{CHOSEN if chosen else OTHER}"/>'
        f'<text x="{START + BAR + 10}" y="{y + 15}" fill="{INK}" xml:space="preserve">{escape(rest)}</text>'
    )
