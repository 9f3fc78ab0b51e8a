"""Cleans names and chat: short plain text that cannot disturb the page."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from tatami.server.core import limits

MARKS = 3  # combining marks on one letter; no script that we know stacks more in a name

# Invisible letters, marks and symbols: fillers, joiners, variation selectors, the empty braille cell.
BLANK = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x16FE4, 0x1D159),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}


def clean(text: str, longest: int) -> str:
    """Text on one line without invisible characters, including those that change the text direction."""
    while (shown := _shown(text)) != text:  # removal may compose characters or leave double spaces
        text = shown
    return _shown(text[:longest])


def _shown(text: str) -> str:
    made: list[str] = []
    marks = MARKS  # there is no base letter yet
    for letter in " ".join(unicodedata.normalize("NFC", text).split()):
        kind = unicodedata.category(letter)[0]
        if kind == "C" or ord(letter) in BLANK:
            continue
        marks = marks + 1 if kind == "M" else MARKS if kind == "Z" else 0
        if marks <= MARKS or kind != "M":
            made.append(letter)
    return "".join(made).strip()


def clean_name(text: str, others: Collection[str]) -> str:
    """A unique name: the second Anna is called Anna 2."""
    name = clean(text, limits.NAME)
    number, result = 1, name
    while name and result in others:
        number += 1
        result = f"{name[: limits.NAME - 4]} {number}"
    return result
