"""Nothing that clients choose stays in the server's memory for good."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from tatami.games.tenno.cards import LETTERS
from tatami.server.core.refusal import Refusal
from tatami.server.wire.dictionaries import dictionary_text
from tatami.server.wire.messages import Change
from tests.conformance.tables import FACTIONS
from tests.server.desk import ANNA, BERT, Desk, settings

TRIES = 60
FEW = 30  # growth that is no fault: what depends on games, languages and seats alone


def choices(number: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Options that no other number has, of each kind that clients can make many of."""
    cards = "\n".join(
        f"x{card:02}{number:03} {'SCIAM'[card % 5]} {card % 11} 3 {FACTIONS[card % 7]}" for card in range(45)
    )
    yield "tenka", {"cards": cards}
    sets = itertools.combinations(LETTERS[3:], 5)
    yield "tenno", {"cards": LETTERS[:3] + "".join(next(itertools.islice(sets, number % 56, None)))}
    yield "take", {"komi": number}


def sizes() -> dict[str, int]:
    """How much every unbounded container and cache of ours holds."""
    found: dict[str, int] = {}
    for module in [one for name, one in sys.modules.items() if name.split(".")[0] == "tatami"]:
        for name, value in vars(module).items():
            if isinstance(value, dict | list | set) and not name.startswith("__"):
                found[f"{module.__name__}.{name}"] = len(value)
            elif hasattr(value, "cache_info") and value.cache_info().maxsize is None:
                found[f"{module.__name__}.{name}"] = value.cache_info().currsize
    return found


def use(number: int) -> None:
    """Choose options and nights, sit, play and look, as somebody does who never chooses the same again."""
    for game, options in choices(number):
        seats = 2 + (game == "tenka")
        desk = Desk(settings(game, seats))
        with suppress(Refusal):
            night = {"zone": f"Nowhere/{number}", "begin": 0, "end": 360}
            clock = {"kind": "days", "days": 1, "night": night}
            desk.do(ANNA, Change, settings=settings(game, seats, clock=clock))
        desk.do(ANNA, Change, settings=settings(game, seats, options=options))
        desk.start(ANNA, BERT, *[""] * (seats - 2))
        dictionary_text(game, options, seats)
        match = desk.match
        match.play(Random(number).choice(match.legal()))
        for viewer in (1, None):
            assert match.view(viewer).text() and match.view(viewer).actions is not None
            match.events(viewer)


def test_options_of_many_tables_fill_no_cache():
    use(0)
    before = sizes()
    for number in range(1, TRIES):
        use(number)
    grown = {name: size - before.get(name, 0) for name, size in sizes().items()}
    assert {name: more for name, more in grown.items() if more > FEW} == {}
