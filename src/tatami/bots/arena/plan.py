"""The games of an arena: balanced groups, on deals derived from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property
from itertools import combinations, pairwise, permutations, product
from random import Random
from typing import Any

from tatami.bots.arena import entrants
from tatami.engine.game import GameError
from tatami.match import Match, new

FORMATS = {
    "pairs": "each two bots: mirrored games with two seats, else one alone among copies of the other",
    "steps": "each bot with the one named before it, as in pairs",
    "table": "as many bots as seats, drawn for each deal if there are more, in all rotations",
    "alike": "each bot among its own copies, which shows what the first seat is worth",
}

Lineup = tuple[str, ...]  # bots by seat


@dataclass(frozen=True)
class Group:
    """Games on one deal that are fair only together: one sample of the figures."""

    number: int
    deal: int
    lineups: tuple[Lineup, ...]

    @property
    def ids(self) -> list[str]:
        """The names of its games."""
        return [f"{self.number}.{game}" for game in range(len(self.lineups))]


@dataclass(frozen=True)
class Plan:
    """The full specification of the games; the same plan always gives the same games."""

    game: str
    bots: tuple[str, ...]
    against: tuple[str, ...]  # if any, pairs are each of `bots` with each of these
    format: str
    seats: int
    options: Mapping[str, Any] = field(hash=False)
    seed: int
    games: int  # of each pairing, at least

    @classmethod
    def make(
        cls,
        game: str,
        bots: tuple[str, ...],
        games: int = 100,
        *,
        against: tuple[str, ...] = (),
        format: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> Plan:
        """A valid plan, or a GameError that says what is wrong with it."""
        start = new(game, seats=seats, seed=seed, options=options)
        if format is None:
            full = len(bots) == start.seats > 2 and not against
            format = "table" if full else "alike" if len(bots) == 1 and not against else "pairs"
        plan = cls(game, bots, against, format, start.seats, dict(start.options), seed, games)
        plan._check()
        return plan

    def _check(self) -> None:
        if self.format not in FORMATS:
            raise GameError(f"There is no format {self.format!r:.40}; there are {', '.join(FORMATS)}.")
        if self.games < 1:
            raise GameError("An arena plays at least one game.")
        if not self.bots or not all(self.bots + self.against):
            raise GameError("Name the bots to play, separated by commas.")
        if self.against and self.format != "pairs":
            raise GameError(f"The format {self.format} has no opponents to choose.")
        if self.format == "table" and len(self.bots) < self.seats:
            raise GameError(f"A table of {self.seats} seats needs {self.seats} bots, not {len(self.bots)}.")
        for names in (self.bots, self.against):
            if self.format != "table" and len(set(names)) < len(names):
                raise GameError("No bot may be named twice.")
        if not self.lineups:
            raise GameError("Two bots are needed to play against each other.")
        for name in self.entrants:
            entrants.seat(name, self.game, 0)

    @property
    def entrants(self) -> list[str]:
        """Every bot that plays, once."""
        return list(dict.fromkeys(self.bots + self.against))

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Pairs of a lone bot and its opponent; with two seats it is one pairing for both."""
        if self.format == "steps":
            return [(bot, below) for below, bot in pairwise(self.bots)]
        if self.format != "pairs":
            return []
        if self.against:
            return [(bot, among) for bot, among in product(self.bots, self.against) if bot != among]
        return list(combinations(self.bots, 2) if self.seats == 2 else permutations(self.bots, 2))

    @cached_property
    def lineups(self) -> list[tuple[Lineup, ...]]:
        """The groups of lineups played on every deal, one for each pairing."""
        if self.format == "alike":
            return [((bot,) * self.seats,) for bot in self.bots]
        if self.format == "table":
            return [_rotations(self.bots[: self.seats])]
        seats = range(self.seats)
        return [
            tuple(tuple(bot if seat == alone else among for seat in seats) for alone in seats)
            for bot, among in self.pairings
        ]

    @property
    def deals(self) -> int:
        """The number of deals."""
        return -(-self.games // len(self.lineups[0]))

    def group(self, number: int) -> Group:
        """A group by its number: deal by deal, so that a longer plan begins as a shorter one."""
        deal, pairing = divmod(number, len(self.lineups))
        if self.format == "table" and len(self.bots) > self.seats:
            drawn = Random(self.seed_for("bots", deal)).sample(self.bots, self.seats)
            return Group(number, deal, _rotations(tuple(drawn)))
        return Group(number, deal, self.lineups[pairing])

    def groups(self) -> Iterator[Group]:
        """All groups."""
        return map(self.group, range(self.deals * len(self.lineups)))

    @property
    def total(self) -> int:
        """The number of games."""
        return self.deals * sum(map(len, self.lineups))

    def match(self, group: Group) -> Match:
        """The start of every game of a group."""
        seed = self.seed_for("deal", group.deal)
        return new(self.game, seats=self.seats, seed=seed, options=self.options)

    def seed_for(self, *what: object) -> int:
        """A separate seed for every use of randomness."""
        text = " ".join(map(str, (self.seed, *what)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1

    def data(self) -> dict[str, Any]:
        """The plan as plain data."""
        return {**asdict(self), "bots": list(self.bots), "against": list(self.against)}


def _rotations(bots: Lineup) -> tuple[Lineup, ...]:
    return tuple(bots[-turn:] + bots[:-turn] for turn in range(len(bots)))
