"""The evaluation protocol: fixed deals against fixed opponents, in every game and size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from tatami.bots.arena import Plan
from tatami.games import load, names

VERSION = 1  # of the protocol: only figures of one version are comparable
OPPONENTS = ("random", "samurai", "daimyo@32")  # the last one by simulations, so that it is reproducible
GAMES = 84  # of each pairing, at least: the player in every seat of the same deals


def plans(policy: str, *, games: Sequence[str] = (), number: int = GAMES, seed: int = 0) -> list[Plan]:
    """The pairings of a policy: every size of all games, or of some."""
    for name in games:
        load(name)
    return [
        Plan.make(game, (policy,), number, against=OPPONENTS, format="pairs", seats=seats, seed=seed)
        for game in games or names()
        for seats in load(game).seats
    ]


@dataclass(frozen=True)
class Small:
    """A game small enough to compute the best response to a policy exactly."""

    game: str
    words: str
    options: Mapping[str, Any]
    deals: tuple[str, ...]  # all possible deals, equally likely


def small_games() -> list[Small]:
    """The small games of the protocol; a game without one is played but not solved."""
    cards = ["A9", "I7", "C5", "EM", "T1", "T2"]
    orders = [" ".join(order) for order in permutations(cards)]
    return [
        Small("take", "TA-KE with five chips, dealt n/d/s/g/r", {"chips": 1}, ("n/d/s/g/r 2",)),
        Small(
            "tenka",
            "Tenka Trick for three with three country cards and the trumps",
            {"cards": _tiny_list(), "factions": 2},
            tuple(f"3 {start} {order}" for start in (1, 2, 3) for order in orders),
        ),
        Small("tenno", "TENNO for two with the Farmers alone", {"cards": "123"}, ("2 1", "2 2")),
    ]


def _tiny_list() -> str:
    """The usual cards, but for the clans: two are in the first, one in the second, the rest in the others."""
    first = {"A9": "takeda", "I7": "takeda", "C5": "uesugi"}
    others = ["tokugawa", "mori", "shimazu", "date", "oda"]
    lines: list[str] = []
    for kind in "MAICS":
        for light in range(1, 10):
            code = f"{kind}{light}"
            lines.append(f"{code} {kind} {light} {10 - light} {first.get(code, others[len(lines) % 5])}")
    return ";".join(lines)
