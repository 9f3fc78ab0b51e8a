"""The option `cards`: another list of country cards as text (R1).

45 cards, one a line or separated by `;`, each `CODE KIND LIGHT DARK CLAN`, for example `M7 M 7 3 oda`.
From a `#` to the end of its line is a comment; blank lines do not count. A clan may have any name; those
that are not ours take the places of ours that the list lacks, in the order they come. The plain form,
which records keep, has the entries joined by `;`, and is empty for our own list.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from tatami.engine.game import GameError, OptionError
from tatami.engine.scene import Message
from tatami.games.tenka.cards import (
    COUNTRIES,
    COUNTRY_CARDS,
    FACTION_NAMES,
    FACTIONS,
    KIND_LETTERS,
    STRONGEST,
    TRUMP_CODES,
    Country,
)

CODE = re.compile(r"[A-Za-z][A-Za-z0-9]{0,5}")
LONGEST_CLAN = 16
CLAN = re.compile(rf"[^\W\d_](?:[^\W_]|['’-]){{0,{LONGEST_CLAN - 1}}}")
TAKEN = ("emperor", "temples")  # names of sides that are no clan
BLANK = re.compile("[\u115f\u1160\u3164\uffa0]")  # invisible letters
STRENGTHS = {str(strength): strength for strength in range(STRONGEST + 1)}
LONGEST = 20_000  # characters, comments included
SHOWN = 40  # characters of a wrong line


class CardList(NamedTuple):
    """The country cards of a game, and how its clans are called."""

    countries: tuple[Country, ...]
    clans: tuple[str, ...]  # by faction


OURS = CardList(COUNTRIES, FACTION_NAMES)


class Line(NamedTuple):
    """An entry of a list, and the line it stands in, from 1."""

    number: int
    text: str


def check_cards(value: Any) -> str:
    """The plain form of a list of country cards, or a GameError."""
    if not isinstance(value, str):
        raise GameError(f"must be a text, not {value!r:.40}")
    if len(value) > LONGEST:
        raise _wrong("long", number=len(value))
    cards = parse_list(value)
    return "" if cards == OURS else format_cards(cards)


def format_cards(cards: CardList) -> str:
    """A list as text on one line."""
    return ";".join(
        f"{country.code} {KIND_LETTERS[country.kind]} {country.light} {country.dark} "
        f"{cards.clans[country.faction]}"
        for country in cards.countries
    )


def parse_cards(text: str) -> tuple[Country, ...]:
    """The country cards that a text lists, ours if it is blank."""
    return parse_list(text).countries


def clan_names(text: str) -> tuple[str, ...]:
    """The names of a list's clans, by faction."""
    return parse_list(text).clans


@lru_cache(maxsize=64)
def parse_list(text: str) -> CardList:
    """The list that a text writes down, ours if it is blank; an OptionError names the first wrong line."""
    if not text.strip():
        return OURS
    lines = list(_lines(text))
    rows = [_parse(line) for line in lines]
    line_of: dict[str, int] = {}
    for (code, *_), line in zip(rows, lines, strict=True):
        if code in line_of:
            raise _wrong("twice", line, code, line_of[code])
        line_of[code] = line.number
    clans = _clans([row[-1] for row in rows], lines)
    if len(rows) != COUNTRY_CARDS:
        raise _wrong("cards", number=len(rows))
    named = {_key(name) for *_, name in rows}
    if len(named) < FACTIONS:
        raise _wrong("few-clans", number=len(named))
    for kind, letter in enumerate(KIND_LETTERS):
        if all(row[1] != kind for row in rows):
            raise _wrong("no-kind", word=letter)
    faction_of = {_key(name): faction for faction, name in enumerate(clans)}
    countries = (
        Country(code, kind, light, dark, faction_of[_key(name)]) for code, kind, light, dark, name in rows
    )
    return CardList(tuple(countries), clans)


def _lines(text: str) -> Iterator[Line]:
    """The entries; characters without a glyph, such as a file's byte order mark, do not count."""
    shown = "".join(letter for letter in text if unicodedata.category(letter) != "Cf")
    for number, line in enumerate(shown.splitlines(), 1):
        for entry in line.partition("#")[0].split(";"):
            if entry.strip():
                yield Line(number, " ".join(entry.split()))


def _parse(line: Line) -> tuple[str, int, int, int, str]:
    """Code, kind, strengths and clan of a card."""
    words = line.text.split()
    if len(words) != 5:
        raise _wrong("words", line, number=len(words))
    code, kind, light, dark, clan = words
    clan = unicodedata.normalize("NFC", clan)
    if not CODE.fullmatch(code):
        raise _wrong("code", line, code)
    if code in TRUMP_CODES:
        raise _wrong("trump", line, code)
    if kind not in tuple(KIND_LETTERS):
        raise _wrong("kind", line, kind)
    for strength in (light, dark):
        if strength not in STRENGTHS:
            raise _wrong("strength", line, strength)
    if not CLAN.fullmatch(clan) or BLANK.search(clan) or _key(clan) in TAKEN:
        raise _wrong("clan", line, clan)
    return code, KIND_LETTERS.index(kind), STRENGTHS[light], STRENGTHS[dark], clan


def _key(clan: str) -> str:
    """A clan's name as it is compared: capitals do not matter."""
    return clan.casefold()


def _clans(names: list[str], lines: list[Line]) -> tuple[str, ...]:
    """The clans by faction: ours where they belong, others in the places that are left."""
    used = {_key(name) for name in names}
    places = [faction for faction, name in enumerate(FACTION_NAMES) if name not in used]
    clans, known = list(FACTION_NAMES), set(FACTION_NAMES)
    for name, line in zip(names, lines, strict=True):
        if _key(name) in known:
            continue
        if not places:
            raise _wrong("clans", line, name)
        clans[places.pop(0)] = name
        known.add(_key(name))
    return tuple(clans)


def _wrong(why: str, line: Line | None = None, word: str = "", number: int = 0) -> OptionError:
    args = {
        "why": why,
        "line": line.number if line else 0,
        "text": _shown(line.text if line else ""),
        "word": _shown(word),
        "number": number,
    }
    return OptionError("games/tenka", Message("cards-wrong", args))


def _shown(text: str) -> str:
    """The part of a player's text that an error repeats."""
    cut = text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"
    return "".join(c if c.isprintable() else "?" for c in cut)
