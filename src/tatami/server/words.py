"""What people write: names and chat are plain text, short, and play no tricks with the page."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from tatami.server import limits


def clean(text: str, longest: int) -> str:
    """Text on one line without invisible letters, those that turn the direction of writing included."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    return "".join(c for c in spaced if unicodedata.category(c)[0] != "C")[:longest].strip()


def clean_name(text: str, others: Collection[str]) -> str:
    """A name that nobody else has: the second Anna is called Anna 2."""
    name = clean(text, limits.NAME)
    number, result = 1, name
    while name and result in others:
        number += 1
        result = f"{name[: limits.NAME - 4]} {number}"
    return result
