"""Rates as bars on a logarithmic scale, as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, LABEL, ROW, HEAD = 760, 250, 18, 46
PAPER, INK, LINE, OURS, THEIRS = "#FBF7EC", "#231F1C", "#D9CFB8", "#1D4373", "#B8862B"


@dataclass(frozen=True)
class Bar:
    """A rate with the lowest and the highest that was measured."""

    name: str
    rate: float
    low: float
    high: float
    ours: bool


def draw(panels: Mapping[str, Sequence[Bar]]) -> str:
    """Panels of bars one below the other."""
    parts, y = [], 0
    for title, bars in panels.items():
        if bars:
            parts.append(f'<g transform="translate(0 {y})">{_panel(title, bars)}</g>')
            y += HEAD + ROW * len(bars) + 12
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" '
        f'font-family="sans-serif" font-size="11" fill="{INK}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _panel(title: str, bars: Sequence[Bar]) -> str:
    first, last = floor(log10(min(bar.low for bar in bars))), ceil(log10(max(bar.high for bar in bars)))

    def x(rate: float) -> float:
        return round(LABEL + (WIDTH - LABEL - 20) * (log10(rate) - first) / (last - first), 1)

    parts = [f'<text x="12" y="20" font-size="13" font-weight="bold">{escape(title)}</text>']
    bottom = HEAD + ROW * len(bars)
    for power in range(first, last + 1):
        at = x(10.0**power)
        parts.append(f'<path d="M{at} {HEAD - 4}V{bottom}" stroke="{LINE}"/>')
        parts.append(f'<text x="{at}" y="{HEAD - 8}" text-anchor="middle">{_short(10**power)}</text>')
    for number, bar in enumerate(bars):
        y = HEAD + ROW * number
        colour = OURS if bar.ours else THEIRS
        parts.append(f'<text x="{LABEL - 8}" y="{y + 12}" text-anchor="end">{escape(bar.name)}</text>')
        parts.append(f'<path d="M{LABEL} {y + 8}H{x(bar.rate)}" stroke="{colour}" stroke-width="11"/>')
        parts.append(f'<path d="M{x(bar.low)} {y + 8}H{x(bar.high)}" stroke="{INK}"/>')
    return "\n".join(parts)


def _short(number: int) -> str:
    return f"{number // 10**6} M" if number >= 10**6 else f"{number:,}"
