"""Write web/tests/deals.json anew, which the page's check is tested with: `python -m tests.web.make_deals`.

Deals of every game, at every number of seats, with every option changed; those that shape the deal get all
values there are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tatami.engine.deal import START
from tatami.engine.game import Game, Option, Whole
from tatami.fair import Fair
from tatami.games import load, names
from tatami.match import new
from tests.conformance.tables import other_values

DEALS = Path(__file__).resolve().parents[2] / "web" / "tests" / "deals.json"
SEEDS = 1


def shaping(game: Game) -> set[str]:
    """The options that the declaration of a deal names."""
    counts = {pieces.number for pieces in game.deal.bag if isinstance(pieces.number, str)}
    listed = {game.deal.listed.option} if game.deal.listed else set()
    return {START, *filter(None, [game.deal.groups]), *counts, *listed}


def values_of(game: Game, option: Option, seats: int) -> list[Any]:
    """Values to deal with, besides the default; all there are if they shape the deal and are numbers."""
    if option.name == START:
        return list(range(1, seats + 1))
    if option.name in shaping(game) and isinstance(option.check, Whole):
        return [value for value in range(option.check.low, option.check.high + 1) if value != option.default]
    values = other_values(game, option)
    if game.deal.listed and option.name == game.deal.listed.option:
        values += [renamed(value, game.deal.listed.groups) for value in values]
    return values


def renamed(text: str, groups: tuple[str, ...]) -> str:
    """A list with other names for every second group."""
    for name in groups[::2]:
        text = text.replace(name, f"{name.title()}shū")
    return text


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Numbers of seats and options: each changed alone, and any two that shape the deal together."""
    for seats in game.seats:
        values = {option.name: values_of(game, option, seats) for option in game.options}
        yield seats, {}
        for name in values:
            yield from ((seats, {name: value}) for value in values[name])
        pairs = [
            (one, other) for one in sorted(shaping(game)) for other in sorted(shaping(game)) if one < other
        ]
        for one, other in pairs:
            yield from ((seats, {one: a, other: b}) for a in values[one][:3] for b in values[other])


def record(game: Game, seats: int, options: dict[str, Any], number: int) -> dict[str, Any]:
    """A record as far as a deal is checked; every third seat is a bot's, with no number of its own."""
    people = [seat for seat in range(1, seats + 1) if seat % 3]
    secret = hashlib.sha256(f"{game.name} {seats} {sorted(options.items())} {number}".encode()).digest()
    fair = Fair(secret).with_nonces({seat: bytes([seat, number] * 8) for seat in people})
    match = new(game.name, seats=seats, seed=fair.seed, options=options)
    match.players = {
        seat: {"name": f"Aki{seat}"} if seat in people else {"name": "Ota", "bot": "farmer"}
        for seat in range(1, seats + 1)
    }
    data = match.record().data()
    return {**{name: data[name] for name in ("game", "options", "deal", "seats")}, "fair": fair.data()}


def records() -> list[dict[str, Any]]:
    """All of them."""
    return [
        record(game, seats, options, number)
        for game in map(load, names())
        for seats, options in tables(game)
        for number in range(SEEDS)
    ]


def render() -> str:
    """The whole file, a record a line."""
    return "[\n" + ",\n".join(json.dumps(one) for one in records()) + "\n]\n"


if __name__ == "__main__":
    DEALS.write_text(render(), encoding="utf-8")
