"""The marks, dyes and patterns of all games, drawn once for pages and for pictures made in Python.

`marks.svg` holds a symbol for each mark and a pattern for each dye; `art.json` says which piece of a
game uses which. Both are plain files that the web client reads too.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

_SVG = "http://www.w3.org/2000/svg"


@dataclass(frozen=True, slots=True)
class Dye:
    """A colour of cloth, its text colour, and the shape of its seat."""

    name: str
    colour: str
    on: str
    shape: str | None = None

    @property
    def style(self) -> str:
        """The same for a terminal, as Rich writes styles: readable on terminals of any colour."""
        return f"bold {self.on} on {self.colour}"


@dataclass(frozen=True, slots=True)
class Wear:
    """The look of a piece: its mark, and its dye and printed numeral if it has them."""

    mark: str
    dye: str | None = None
    numeral: str | None = None


def _read(name: str) -> str:
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


_TABLE = json.loads(_read("art.json"))

DYES = {name: Dye(name, **row) for name, row in _TABLE["dyes"].items()}
BRONZE = Dye("bronze", **_TABLE["bronze"])  # no cloth: the trumps, which belong to no clan
SEATS = tuple(DYES[name] for name in _TABLE["seats"])  # by seat, from the first


def wear(game: str, kind: str) -> Wear:
    """The look of a piece, clan or kind of a game."""
    return Wear(**_TABLE[game][kind])


def dye(game: str, kind: str) -> Dye:
    """The dye of a character or a side."""
    name = wear(game, kind).dye
    return DYES[name] if name else BRONZE


def sprite() -> str:
    """The whole sprite, to be included in a page once."""
    return _read("marks.svg")


@cache
def _drawings() -> dict[str, ElementTree.Element]:
    ElementTree.register_namespace("", _SVG)
    return {element.attrib["id"]: element for element in ElementTree.fromstring(sprite())}


def marks() -> set[str]:
    """The names of all marks."""
    return {name.removeprefix("mark-") for name in _drawings() if name.startswith("mark-")}


def patterns() -> set[str]:
    """The names of the dyes that have a pattern."""
    return {name.removeprefix("dye-") for name in _drawings() if name.startswith("dye-")}


def mark(name: str, size: int = 64, colour: str = "#231F1C") -> str:
    """One mark as a standalone SVG picture."""
    symbol = _drawings()[f"mark-{name}"]
    box = symbol.attrib["viewBox"]
    attributes = {"viewBox": box, "width": str(size), "height": str(size), "color": colour}
    picture = ElementTree.Element(f"{{{_SVG}}}svg", attributes)
    picture.extend(symbol)
    return ElementTree.tostring(picture, encoding="unicode")
