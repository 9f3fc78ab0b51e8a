"""A table as the picture that a link previews with: pieces only, without words, 1200 by 630."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from tatami.art import SEATS, mark
from tatami.art.picture import INK, PANEL, PAPER, PIECE, Spot, drawn_piece, owner

WIDTH, HEIGHT, EDGE = 1200, 630, 44
STRAW, SEAM, WOOD = "#D9CB92", "#C4B47A", "#4A3322"
ROW, NARROW = 640, 320  # the widest line of pieces, and the narrowest sheet, before scaling
GAP, PAD, BAND, BEAM = 12, 10, 8, 72


def preview(game: str, spots: Iterable[Spot]) -> str:
    """An SVG picture of all pieces on a table: the shared ones first, then those of each seat."""
    panels: dict[int, list[Spot]] = {}
    for spot in spots:
        if spot.pieces:
            panels.setdefault(owner(spot.id), []).append(spot)
    drawn = [(seat, *_pieces(game, panels[seat])) for seat in sorted(panels)]
    width = max((right for _, _, right, _ in drawn), default=NARROW)
    parts: list[str] = []
    y = 0.0
    for seat, pieces, _, height in drawn:
        parts += [f'<g transform="translate(0 {y:.1f})">', _sheet(seat, width, height), *pieces, "</g>"]
        y += height + GAP
    room = HEIGHT - BEAM - 2 * EDGE
    scale = min((WIDTH - 2 * EDGE) / width, room / max(y - GAP, 1), 2.4)
    x = (WIDTH - scale * width) / 2
    top = BEAM + EDGE + (room - scale * max(y - GAP, 0)) / 2
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
        f'<g transform="translate({x:.1f} {top:.1f}) scale({scale:.3f})">{"".join(parts)}</g></svg>'
    )


def _pieces(game: str, spots: list[Spot]) -> tuple[list[str], float, float]:
    """The pieces of one seat, or of the table, line by line; the right and the lower edge of their sheet."""
    parts: list[str] = []
    left = right = float(PAD + BAND)
    x, y = left, float(PAD)
    for _, group in groupby(spots, lambda spot: spot.id.rpartition("/")[0] if "/" in spot.id else spot.id):
        for spot in group:
            apart = min(PIECE * 0.5, max(4.0, (ROW / 6) / len(spot.pieces)))
            if x + PIECE + apart * (len(spot.pieces) - 1) > ROW - PAD:
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
