"""The caches of games never show: a table looks the same with empty caches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import tatami
from tatami.games import load
from tatami.match import Match

POSITIONS = 24
KEEPERS = ("tatami.games.", "tatami.engine.game")  # modules that keep something, dictionaries among it
# Options that affect the caches.
OPTIONS: dict[str, dict[str, Any]] = {
    "take": {"ninja_influence": 1},
    "tenno": {"memory": "table"},
}


def forget() -> None:
    """Empty everything that is kept between questions."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tatami."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear") and value.__module__.startswith(KEEPERS):
                    value.cache_clear()


def positions(name: str) -> Iterator[Match]:
    """Positions of games with other seats and options, in turn, as on a server."""
    chance = Random(name)
    seats = list(load(name).seats)
    for seed in range(POSITIONS):
        options = OPTIONS.get(name, {}) if seed % 3 == 2 else {}
        match = tatami.new(name, seats=seats[seed % len(seats)], seed=seed, options=options)
        for _ in range(chance.randrange(60)):
            if not match.over:
                match.play(chance.choice(match.legal()))
        yield match


def told(match: Match) -> list[object]:
    """All that anybody sees of a position."""
    seats = [None, *range(1, match.seats + 1)]
    last = max(0, len(match) - 1)
    return [(match.view(seat).data(), repr(match.events(seat, last))) for seat in seats]


@pytest.mark.parametrize("name", tatami.games())
def test_a_table_looks_the_same_without_a_cache(name: str):
    matches = list(positions(name))
    kept = [told(match) for match in matches]
    for match, seen in zip(matches, kept, strict=True):
        forget()
        assert told(match) == seen
