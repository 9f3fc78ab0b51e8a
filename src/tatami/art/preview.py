"""A table as the picture that a link previews with: pieces only, without words, 1200 by 630."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby

from tatami.art import SEATS, mark
from tatami.art.picture import INK, PANEL, PAPER, PIECE, Shown, Spot, drawn_piece, owner

WIDTH, HEIGHT, EDGE = 1200, 630, 44
STRAW, SEAM, WOOD = "#D9CB92", "#C4B47A", "#4A3322"
ROWS, NARROW = (240, 320, 400, 480, 640, 800, 960), 240  # widths of lines to try; the narrowest sheet
GAP, PAD, BAND, BEAM = 12, 10, 8, 72
ROOM = HEIGHT - BEAM - 2 * EDGE
FAN, LARGE, STEP, PIVOT = 7, 6.0, 9.5, 900  # pieces on a cover, scale, degrees apart, radius


def preview(game: str, spots: Iterable[Spot]) -> str:
    """An SVG picture of all pieces on a table: the shared ones first, then those of each seat."""
    panels: dict[int, list[Spot]] = {}
    for spot in spots:
        if spot.pieces:
            panels.setdefault(owner(spot.id), []).append(spot)
    tables = (_table(game, panels, row, columns) for row in ROWS for columns in (1, 2))
    _, parts, width, height, scale = max(tables)
    x, top = (WIDTH - scale * width) / 2, BEAM + EDGE + (ROOM - scale * height) / 2
    return _frame(f'<g transform="translate({x:.1f} {top:.1f}) scale({scale:.3f})">{parts}</g>')


def cover(game: str, pieces: Iterable[Shown]) -> str:
    """An SVG picture of some pieces, held as a fan."""
    drawn = list(dict.fromkeys(drawn_piece(game, *piece) for piece in pieces))[:FAN]
    half, parts = LARGE * PIECE / 2, []
    for number, piece in enumerate(drawn):
        angle = STEP * (number - (len(drawn) - 1) / 2)
        where = f"rotate({angle:.1f}) translate({-half:.1f} {-PIVOT - half:.1f}) scale({LARGE})"
        parts.append(f'<g transform="{where}">{piece}</g>')
    middle = BEAM + EDGE + ROOM / 2 + PIVOT - 20  # the outer pieces hang lower
    return _frame(f'<g transform="translate({WIDTH / 2} {middle:.1f})">{"".join(parts)}</g>')


def _frame(drawn: str) -> str:
    """Drawn parts on straw, under the beam."""
    lines = "".join(
        f'<path d="M0 {line}H{WIDTH}" stroke="{SEAM}" stroke-width="2"/>' for line in range(BEAM, HEIGHT, 9)
    )
    beam = (
        f'<rect width="{WIDTH}" height="{BEAM}" fill="{WOOD}"/>'
        f'<g transform="translate({EDGE} 14)">{mark("tatami", 44, PAPER)}</g>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" fill="{INK}"><rect width="100%" height="100%" fill="{STRAW}"/>{lines}{beam}'
        f"{drawn}</svg>"
    )


def _table(
    game: str, panels: Mapping[int, list[Spot]], row: float, columns: int
) -> tuple[float, str, float, float, float]:
    """How much of the picture the sheets fill, so many side by side; then they, their size and scale."""
    drawn = {seat: _pieces(game, panels[seat], row * (1 if seat else columns)) for seat in sorted(panels)}
    gaps = GAP * (columns - 1)
    each = max((right for seat, (_, right, _) in drawn.items() if seat), default=float(NARROW))
    width = max(columns * each + gaps, drawn[0][1] if 0 in drawn else 0)
    each = (width - gaps) / columns
    seats = [seat for seat in drawn if seat]
    lines = [[0]] * (0 in drawn) + [seats[at : at + columns] for at in range(0, len(seats), columns)]
    parts: list[str] = []
    y = 0.0
    for line in lines:
        height = max(drawn[seat][2] for seat in line)
        for place, seat in enumerate(line):
            sheet = _sheet(seat, each if seat else width, height)
            where = f"translate({place * (each + GAP):.1f} {y:.1f})"
            parts += [f'<g transform="{where}">', sheet, *drawn[seat][0], "</g>"]
        y += height + GAP
    height = max(y - GAP, 0.0)
    scale = min((WIDTH - 2 * EDGE) / width, ROOM / max(height, 1), 2.4)
    return scale * scale * width * height, "".join(parts), width, height, scale


def _pieces(game: str, spots: list[Spot], row: float) -> tuple[list[str], float, float]:
    """The pieces of one seat, or of the table, line by line; the right and the lower edge of their sheet."""
    parts: list[str] = []
    left = right = float(PAD + BAND)
    x, y = left, float(PAD)
    for _, group in groupby(spots, lambda spot: spot.id.rpartition("/")[0] if "/" in spot.id else spot.id):
        for spot in group:
            apart = min(PIECE * 0.6, max(4.0, (row / 4) / len(spot.pieces)))
            if x + PIECE + apart * (len(spot.pieces) - 1) > row - PAD:
                x, y = left, y + PIECE + GAP / 2
            for piece in spot.pieces:
                where = f"translate({x:.1f} {y:.1f})"
                parts.append(f'<g transform="{where}">{drawn_piece(game, *piece)}</g>')
                x += apart
            x += PIECE - apart + 4
            right = max(right, x)
        x += GAP
    return parts, max(right + PAD, NARROW), y + PIECE + PAD


def _sheet(seat: int, width: float, height: float) -> str:
    """Paper with the colour of a seat at its edge, or wood for the table."""
    dye = SEATS[(seat - 1) % len(SEATS)].colour if seat else WOOD
    return (
        f'<rect width="{width:.1f}" height="{height:.1f}" rx="6" fill="{PANEL}" stroke="{SEAM}"/>'
        f'<rect width="{BAND}" height="{height:.1f}" rx="3" fill="{dye}"/>'
    )
