"""What people write: names and chat are plain text, short, and play no tricks with the page."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from tatami.server.core import limits

MARKS = 3  # accents, vowel signs and the like on one letter; no script we know stacks more in a name

# Letters, marks and symbols that show nothing: fillers, joiners, variation selectors, the empty braille cell.
BLANK = {
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
    *range(0x180B, 0x1810),
    *range(0xFE00, 0xFE10),
    *range(0xE0100, 0xE01F0),
}


def clean(text: str, longest: int) -> str:
    """Text on one line without invisible letters, those that turn the direction of writing included."""
    while (shown := _shown(text)) != text:  # what comes together may be composed, or be a space too many
        text = shown
    return _shown(text[:longest])


def _shown(text: str) -> str:
    made: list[str] = []
    marks = MARKS  # there is no letter yet that could have any
    for letter in " ".join(unicodedata.normalize("NFC", text).split()):
        kind = unicodedata.category(letter)[0]
        if kind == "C" or ord(letter) in BLANK:
            continue
        marks = marks + 1 if kind == "M" else MARKS if kind == "Z" else 0
        if marks <= MARKS or kind != "M":
            made.append(letter)
    return "".join(made).strip()


def clean_name(text: str, others: Collection[str]) -> str:
    """A name that nobody else has: the second Anna is called Anna 2."""
    name = clean(text, limits.NAME)
    number, result = 1, name
    while name and result in others:
        number += 1
        result = f"{name[: limits.NAME - 4]} {number}"
    return result
