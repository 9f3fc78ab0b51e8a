"""The option `cards`: another list of country cards as text (R1).

45 entries, one per line or separated by `;`, each `CODE KIND LIGHT DARK FACTION`, for example
`M7 M 7 3 oda`. From a `#` to the end of its line is a comment; blank lines do not count. The plain
form, which records keep, has the entries joined by `;`, and is empty for our own list.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

from tatami.engine.game import GameError
from tatami.games.tenka.cards import (
    COUNTRIES,
    COUNTRY_CARDS,
    FACTION_NAMES,
    KIND_LETTERS,
    STRONGEST,
    TRUMP_CODES,
    Country,
)

CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,5}")
STRENGTHS = {str(strength): strength for strength in range(STRONGEST + 1)}
LONGEST = 20_000  # characters, comments included


def check_cards(value: Any) -> str:
    """The plain form of a list of country cards, or a GameError that goes on “option cards …”."""
    if not isinstance(value, str):
        raise GameError(f"must be a text, not {value!r:.40}")
    if len(value) > LONGEST:
        raise GameError(f"must have at most {LONGEST} characters, not {len(value)}")
    countries = parse_cards(value)
    return "" if countries == COUNTRIES else format_cards(countries)


def format_cards(countries: tuple[Country, ...]) -> str:
    """A list as text on one line."""
    return ";".join(
        f"{country.code} {KIND_LETTERS[country.kind]} {country.light} {country.dark} "
        f"{FACTION_NAMES[country.faction]}"
        for country in countries
    )


@lru_cache(maxsize=64)
def parse_cards(text: str) -> tuple[Country, ...]:
    """The country cards that a text lists, ours if it is blank."""
    if not text.strip():
        return COUNTRIES
    lines = (line.partition("#")[0] for line in text.splitlines())
    entries = [entry.strip() for line in lines for entry in line.split(";") if entry.strip()]
    if len(entries) != COUNTRY_CARDS:
        raise GameError(f"must list {COUNTRY_CARDS} cards, not {len(entries)}")
    countries = tuple(_parse_entry(number, entry) for number, entry in enumerate(entries, 1))
    number_of: dict[str, int] = {}
    for number, country in enumerate(countries, 1):
        before = number_of.setdefault(country.code, number)
        if before != number:
            raise GameError(f"gives entries {before} and {number} the same code {country.code}")
    for kind, letter in enumerate(KIND_LETTERS):
        if all(country.kind != kind for country in countries):
            raise GameError(f"lists no card of the kind {letter}")
    for faction, name in enumerate(FACTION_NAMES):
        if all(country.faction != faction for country in countries):
            raise GameError(f"lists no card of the faction {name}")
    return countries


def _parse_entry(number: int, entry: str) -> Country:
    words = entry.split()
    if len(words) != 5:
        raise _wrong(number, entry, f"it has {len(words)} words, not CODE KIND LIGHT DARK FACTION")
    code, kind, light, dark, faction = words
    if not CODE.fullmatch(code):
        raise _wrong(number, entry, "a code is a letter and up to five more letters or digits")
    if code in TRUMP_CODES:
        raise _wrong(number, entry, f"{code} is the code of a trump")
    if kind not in tuple(KIND_LETTERS):
        raise _wrong(number, entry, f"{kind!r:.40} is no kind; kinds are {', '.join(KIND_LETTERS)}")
    for strength in (light, dark):
        if strength not in STRENGTHS:
            what = f"the strength {strength!r:.40} is not a whole number from 0 to {STRONGEST}"
            raise _wrong(number, entry, what)
    if faction not in FACTION_NAMES:
        raise _wrong(number, entry, f"{faction!r:.40} is no faction; factions are {', '.join(FACTION_NAMES)}")
    return Country(
        code, KIND_LETTERS.index(kind), STRENGTHS[light], STRENGTHS[dark], FACTION_NAMES.index(faction)
    )


def _wrong(number: int, entry: str, what: str) -> GameError:
    return GameError(f"is wrong in entry {number}, {entry!r:.60}: {what}")
