"""Learning curves with intervals, as a picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, EDGE, NAMES = 640, 320, 52, 110  # of the picture, the room for its labels, and for names
COLOURS = ("#1f6f8b", "#b3541e", "#5b7f3a", "#7a4f9a", "#8a6d1b", "#444444")
Point = tuple[float, float, float]  # how far, the value, half its interval


def picture(title: str, lines: Mapping[str, Sequence[Point]]) -> str:
    """Every line with its name at the end; the zero level is always shown."""
    points = [point for line in lines.values() for point in line]
    last = max(point[0] for point in points) or 1.0
    low = min(0.0, *(value - half for _, value, half in points))
    high = max(1.0, *(value + half for _, value, half in points))

    def x(at: float) -> float:
        return round(EDGE + (WIDTH - EDGE - NAMES) * at / last, 1)

    def y(value: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (high - value) / (high - low), 1)

    parts = [f'<text x="{EDGE}" y="24" font-weight="bold">{escape(title)}</text>']
    for level in (low, 0.0, high):
        parts.append(
            f'<line x1="{EDGE}" x2="{WIDTH - NAMES}" y1="{y(level)}" y2="{y(level)}" stroke="#ccc"/>'
        )
        parts.append(f'<text x="{EDGE - 6}" y="{y(level) + 4}" text-anchor="end">{level:+.0f}</text>')
    for at in sorted({point[0] for point in points}):
        parts.append(f'<text x="{x(at)}" y="{HEIGHT - 20}" text-anchor="middle">{at:.3g}</text>')
    for (name, line), colour in zip(lines.items(), COLOURS * len(lines), strict=False):
        path = " ".join(f"{x(at)},{y(value)}" for at, value, _ in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for at, value, half in line:
            ends = f'y1="{y(value - half)}" y2="{y(value + half)}"'
            parts.append(f'<line x1="{x(at)}" x2="{x(at)}" {ends} stroke="{colour}" stroke-opacity="0.5"/>')
        at, value, _ = line[-1]
        parts.append(f'<text x="{x(at) + 8}" y="{y(value) + 4}" style="fill:{colour}">{escape(name)}</text>')
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    style = "<style>text{font:12px sans-serif;fill:#444}</style>"
    body = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{style}\n{body}\n</svg>\n'
