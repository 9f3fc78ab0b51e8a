"""The dictionaries of scenes that clients load: their addresses and versions."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlencode

from tatami.engine.errors import GameError
from tatami.games import load
from tatami.match import Match

KEPT = 64  # as text, some 50 kB each


def address_of(match: Match) -> str:
    """The address of a match's dictionary; it changes whenever the dictionary does."""
    return _address(match.game.name, tuple(match.options.items()), match.seats)


def version_of(match: Match) -> str:
    """The version in that address."""
    return _text(match.game.name, tuple(match.options.items()), match.seats)[1]


def dictionary_text(game: str, options: Mapping[str, Any], seats: int) -> tuple[bytes, str]:
    """The dictionary of a table as JSON, and its version; raises GameError if no such table can exist."""
    rules = load(game)
    if seats not in rules.seats:
        raise GameError(f"{game} is not played by {seats}.")
    return _text(game, tuple(rules.settle(options, seats).items()), seats)


@lru_cache(maxsize=KEPT)
def _text(game: str, options: tuple[tuple[str, Any], ...], seats: int) -> tuple[bytes, str]:
    text = load(game).dictionary(dict(options), seats).json().encode()
    return text, hashlib.sha256(text).hexdigest()[:12]


@lru_cache(maxsize=KEPT)
def _address(game: str, options: tuple[tuple[str, Any], ...], seats: int) -> str:
    rules = load(game)
    usual = rules.settle({}, seats)
    chosen = {name: value for name, value in options if usual.get(name) != value}
    asked = {"seats": seats, **({"options": json.dumps(chosen, ensure_ascii=False)} if chosen else {})}
    return f"/api/games/{game}/dictionary/{_text(game, options, seats)[1]}?{urlencode(asked)}"
