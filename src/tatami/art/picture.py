"""A table as a picture: every place with its pieces, for notebooks and pages without scripts.

Places that belong together by their ids (`seat/1/row/1`, `seat/1/row/2`) are one line of slots; the lines of
a seat stand in one panel with its colour and points.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import groupby, takewhile
from typing import NamedTuple

from tatami.art import DYES, SEATS, Wear, mark, wear

WIDTH, PIECE, LABEL, GAP = 760, 36, 190, 10
LINE, CAPTION, EDGE = 16, 13, 12  # heights of a line of text and of a caption, and the margin
LETTER = 7.0  # pixels that a letter of 13 px is wide at most, on average; wide ones take twice that
PAPER, INK, BACK, PLAIN, PANEL = "#FBF7EC", "#231F1C", "#1D4373", "#EFE6D0", "#F4EDDC"

Shown = tuple[str, str, Mapping[str, object]]  # a piece: its kind, face (up or down) and marks


class Spot(NamedTuple):
    """A place: its id, its name, and its pieces, bottom or leftmost first."""

    id: str
    words: str
    pieces: Sequence[Shown]


def picture(game: str, title: str, spots: Iterable[Spot], scores: Mapping[int, int] | None = None) -> str:
    """An SVG picture: the task, then the table, then a panel for each seat with its points."""
    parts, y = _text(title, EDGE, 24, WIDTH - 2 * EDGE, bold=True)
    y += 6
    panels: dict[int, list[Spot]] = {}
    for spot in spots:
        panels.setdefault(owner(spot.id), []).append(spot)
    for seat in sorted(panels):
        drawn, below = _panel(game, seat, panels[seat], y, (scores or {}).get(seat))
        parts += drawn
        y = below
    return frame(parts, WIDTH, y + 4)


def below(title: str, pictures: Iterable[str]) -> str:
    """Several pictures below one another."""
    parts, y = _text(title, EDGE, 24, WIDTH - 2 * EDGE, bold=True)
    for drawn in pictures:
        height = int(drawn.partition('viewBox="0 0 ')[2].partition('"')[0].split()[1])
        parts.append(drawn.replace("<svg ", f'<svg y="{y + 6:.0f}" height="{height}" ', 1))
        y += height + 8
    return frame(parts, WIDTH, y + 4)


def frame(parts: Iterable[str], width: float, height: float) -> str:
    """Drawn parts as a standalone SVG picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="100%" height="100%" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def owner(id: str) -> int:
    """The seat that a place belongs to, 0 for shared places."""
    words = id.split("/")
    return int(words[1]) if words[0] == "seat" and words[1].isdigit() else 0


def _panel(
    game: str, seat: int, spots: Sequence[Spot], top: float, points: int | None
) -> tuple[list[str], float]:
    """The lines of one seat, or of the table, and their lower edge."""
    parts: list[str] = []
    y = top + 8
    for _, group in groupby(spots, lambda spot: spot.id.rpartition("/")[0] if "/" in spot.id else spot.id):
        for line in _lines(list(group), seat):
            drawn, y = _line(game, line, y)
            parts += drawn
    if not parts:
        return [], top
    cloth = f'<rect x="4" y="{top:.0f}" width="{WIDTH - 8}" height="{y - top:.0f}" rx="6" fill="{PANEL}"/>'
    if not seat:
        return [cloth, *parts], y + 6
    dye = SEATS[(seat - 1) % len(SEATS)]
    band = f'<rect x="4" y="{top:.0f}" width="6" height="{y - top:.0f}" rx="3" fill="{dye.colour}"/>'
    said = "" if points is None else _said(str(points), WIDTH - EDGE, top + 20, "end", bold=True)
    return [cloth, band, *parts, said], y + 6


def _lines(group: list[Spot], seat: int) -> list[list[Spot]]:
    """Siblings side by side; a place directly at a seat or on the table stands alone, if it has pieces."""
    parent = group[0].id.rpartition("/")[0]
    if len(group) > 1 and parent != (f"seat/{seat}" if seat else ""):
        return [group] if any(spot.pieces for spot in group) else []
    return [[spot] for spot in group if spot.pieces]


def _line(game: str, spots: Sequence[Spot], top: float) -> tuple[list[str], float]:
    """A label and its slots, and their lower edge."""
    label, captions = _names([spot.words for spot in spots])
    parts, below = _text(label, EDGE + 6, top + 14, LABEL - 16)
    room = (WIDTH - LABEL - EDGE - GAP * (len(spots) - 1)) / len(spots)
    slots = len(spots) > 1
    x: float = LABEL
    for spot, caption in zip(spots, captions, strict=True):
        number = len(spot.pieces)
        apart = min(16 if slots else PIECE + 4, (room - PIECE) / max(number - 1, 1))
        if not number:
            parts.append(_gap(x, top))
        for place, piece in enumerate(spot.pieces):
            parts.append(
                f'<g transform="translate({x + place * apart:.1f} {top:.1f})">{drawn_piece(game, *piece)}</g>'
            )
        if slots:
            parts.append(_said(_cut(caption, room), x, top + PIECE + 11, size=10))
        taken = PIECE + apart * max(number - 1, 0)
        x += (max(taken, _wide(caption) * 10 / 13) if slots else taken) + GAP
    return parts, max(below, top + PIECE + (CAPTION if slots else 0)) + 6


def _names(words: Sequence[str]) -> tuple[str, list[str]]:
    """The common part of the names of places side by side, and the part that distinguishes each."""
    if len(words) == 1:
        return words[0], [""]
    start = _same_start(words)
    end = _same_start([word[::-1] for word in words])[::-1]
    start, end = start[: start.rfind(" ") + 1], end[end.find(" ") :] if " " in end else ""
    if len(start) >= len(end):
        return start.strip(" ,:") or words[0], [word[len(start) :] for word in words]
    return end.strip(" ,:"), [word[: len(word) - len(end)] for word in words]


def _same_start(words: Sequence[str]) -> str:
    same = takewhile(lambda letters: len(set(letters)) == 1, zip(*words, strict=False))
    return "".join(letters[0] for letters in same)


def _wide(text: str) -> float:
    """The maximum width of a text at 13 px."""
    return sum(LETTER * (2 if unicodedata.east_asian_width(letter) in "WF" else 1) for letter in text)


def _cut(text: str, room: float) -> str:
    """A caption of 10 px, truncated to fit."""
    while _wide(text) * 10 / 13 > room and len(text) > 1:
        text = text[:-2].rstrip() + "…"
    return text


def _text(text: str, x: float, y: float, room: float, bold: bool = False) -> tuple[list[str], float]:
    """A text wrapped to as many lines as it needs, and its lower edge."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _wide(longer) * (1.1 if bold else 1) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    drawn = [_said(line, x, y + LINE * number, bold=bold) for number, line in enumerate(lines)]
    return drawn, y + LINE * (len(lines) - 1) + 6


def _said(text: str, x: float, y: float, anchor: str = "", size: int = 13, bold: bool = False) -> str:
    more = f' text-anchor="{anchor}"' if anchor else ""
    more += f' font-size="{size}"' if size != 13 else ""
    more += ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}"{more}>{escape(text)}</text>' if text else ""


def drawn_piece(game: str, kind: str, face: str, marks: Mapping[str, object]) -> str:
    """A card or chip with its mark, its back if face down; a piece without a mark shows its name."""
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
    """The first name with a known look."""
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


def _gap(x: float, y: float) -> str:
    """An empty slot."""
    return (
        f'<rect x="{x + 0.5:.1f}" y="{y + 0.5:.1f}" width="{PIECE - 1}" height="{PIECE - 1}" rx="4" '
        f'fill="none" stroke="{INK}" stroke-opacity="0.3" stroke-dasharray="3"/>'
    )
