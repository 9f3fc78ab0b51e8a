"""A learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.bots.training import Round

WIDTH, HEIGHT, EDGE = 640, 200, 48  # of a panel, and the room for its labels
COLOURS = "#1f6f8b", "#b3541e", "#5b7f3a"


def draw(rounds: Sequence[Round]) -> str:
    """R² by round above, and the margin against the round before, with its interval, below."""
    kinds = list(dict.fromkeys(kind for figures in rounds for kind in figures.fit))
    fits = [figures.fit[kind] for figures in rounds for kind in figures.fit]
    upper = _Panel("R² on games not learnt from", len(rounds), 0, min(0.0, *fits), 1.0)
    for kind, colour in zip(kinds, COLOURS, strict=False):
        points = [(n, figures.fit[kind]) for n, figures in enumerate(rounds) if kind in figures.fit]
        upper.line(points, colour, kind)
    ends = [figures.margin + sign * figures.error for figures in rounds for sign in (-1, 1)]
    lower = _Panel(
        "Points a game against the round before", len(rounds), HEIGHT, min(0.0, *ends), max(1.0, *ends)
    )
    for number, figures in enumerate(rounds):
        lower.bar(number, figures.margin - figures.error, figures.margin + figures.error)
    lower.line([(number, figures.margin) for number, figures in enumerate(rounds)], COLOURS[0], "margin")
    size = f'width="{WIDTH}" height="{2 * HEIGHT}" viewBox="0 0 {WIDTH} {2 * HEIGHT}"'
    style = "text{font:12px sans-serif;fill:#444}"
    parts = "\n".join([*upper.parts, *lower.parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>\n{parts}\n</svg>\n'


class _Panel:
    def __init__(self, title: str, rounds: int, top: int, low: float, high: float) -> None:
        self._rounds, self._top, self._low, self._high = rounds, top, low, high
        self.parts = [f'<text x="{EDGE}" y="{top + 16}" font-weight="bold">{title}</text>']
        for value in (low, 0.0, high) if low < 0 else (low, high):
            y = self._y(value)
            self.parts.append(f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y}" y2="{y}" stroke="#ccc"/>')
            self.parts.append(f'<text x="{EDGE - 6}" y="{y + 4}" text-anchor="end">{value:.3g}</text>')
        for number in range(rounds):
            place = f'x="{self._x(number)}" y="{top + HEIGHT - 8}" text-anchor="middle"'
            self.parts.append(f"<text {place}>{number + 1}</text>")

    def line(self, points: Sequence[tuple[int, float]], colour: str, name: str) -> None:
        """A curve through points, its name at the end."""
        places = [(self._x(number), self._y(value)) for number, value in points]
        path = " ".join(f"{x},{y}" for x, y in places)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        self.parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places]
        x, y = places[-1]
        self.parts.append(f'<text x="{x + 6}" y="{y - 6}" style="fill:{colour}">{name}</text>')

    def bar(self, number: int, low: float, high: float) -> None:
        """An interval."""
        x = self._x(number)
        ends = f'y1="{self._y(low)}" y2="{self._y(high)}"'
        self.parts.append(f'<line x1="{x}" x2="{x}" {ends} stroke="{COLOURS[0]}" stroke-opacity="0.5"/>')

    def _x(self, number: int) -> float:
        return round(EDGE + 20 + (WIDTH - 2 * EDGE - 60) * number / max(1, self._rounds - 1), 1)

    def _y(self, value: float) -> float:
        height = HEIGHT - 60
        return round(self._top + 28 + height * (1 - (value - self._low) / (self._high - self._low)), 1)
