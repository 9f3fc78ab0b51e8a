"""A table as a picture: every place with its pieces, for notebooks and pages without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from tatami.art import DYES, Wear, mark, wear

WIDTH, ROW, PIECE, LABEL = 760, 44, 36, 230
PAPER, INK, BACK, PLAIN = "#FBF7EC", "#231F1C", "#1D4373", "#EFE6D0"

Shown = tuple[str, str, Mapping[str, object]]  # a piece: its kind, face (up or down) and marks


def picture(game: str, title: str, places: Iterable[tuple[str, Sequence[Shown]]]) -> str:
    """An SVG picture: what is asked, then each place in words and the pieces that lie there."""
    parts, y = [f'<text x="12" y="26" font-weight="bold">{escape(title)}</text>'], ROW
    for words, pieces in places:
        if not pieces:
            continue
        parts.append(f'<text x="12" y="{y + 23}">{escape(words)}</text>')
        apart = min(PIECE + 4, (WIDTH - LABEL - PIECE - 8) / max(len(pieces) - 1, 1))
        for number, piece in enumerate(pieces):
            parts.append(
                f'<g transform="translate({LABEL + number * apart:.1f} {y})">{_piece(game, *piece)}</g>'
            )
        y += ROW
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 8}" width="{WIDTH}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def _piece(game: str, kind: str, face: str, marks: Mapping[str, object]) -> str:
    """A card or chip with its mark, on its back if it lies face down; what wears none shows its name."""
    known = _known(game, (kind, *map(str, marks.values())))
    if known is None:
        return _cloth(BACK) if face == "down" else _cloth(PLAIN) + _name(kind)
    name, worn = known
    dye = DYES[worn.dye] if worn.dye else None
    cloth, colour = (dye.colour, dye.on) if dye else (PLAIN, INK)
    if face == "down":
        cloth, colour = BACK, PAPER
    said = worn.numeral or ("" if name == kind else kind)
    label = f'<text x="3" y="11" font-size="10" fill="{colour}">{escape(said)}</text>'
    drawn = mark(worn.mark, PIECE - 12, colour)
    return f'{_cloth(cloth)}<g transform="translate(6 8)">{drawn}</g>{label}'


def _known(game: str, names: Iterable[str]) -> tuple[str, Wear] | None:
    """The first name of which it is known what it wears."""
    for name in names:
        try:
            return name, wear(game, name)
        except KeyError:
            continue
    return None


def _name(kind: str) -> str:
    return f'<text x="{PIECE / 2}" y="22" text-anchor="middle" font-size="10">{escape(kind[:7])}</text>'


def _cloth(colour: str) -> str:
    return f'<rect width="{PIECE}" height="{PIECE}" rx="4" fill="{colour}" stroke="{PAPER}"/>'
