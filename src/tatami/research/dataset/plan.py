"""The plan of a dataset; the same plan gives the same dataset."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tatami.bots import bot
from tatami.bots.bot import Thought
from tatami.engine.game import GameError
from tatami.match import Match, new
from tatami.record import Record

SHARD = 100  # games in a file
SPLITS = ("train",) * 8 + ("validation", "test")  # by file number, repeating


@dataclass(frozen=True)
class Played:
    """A finished game, its players, and their own estimates of their positions."""

    match: Match
    players: tuple[str, ...]  # bots by seat, "person" for people
    values: tuple[float | None, ...]  # by action, from 0 to 1, for the mover; None where there is no estimate


class Source(Protocol):
    """A source of games: bots that play them, or records."""

    def __len__(self) -> int: ...

    def game(self, number: int) -> Played:
        """One of the games."""

    def data(self) -> dict[str, Any]:
        """The source as plain data."""


@dataclass(frozen=True)
class Bots:
    """Games between bots; the bots of each table are drawn at random if there is more than one."""

    name: str
    bots: tuple[str, ...]
    games: int
    seats: int
    options: Mapping[str, Any] = field(hash=False)
    seed: int = 0

    @classmethod
    def make(
        cls,
        game: str,
        bots: Sequence[str],
        games: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
    ) -> Bots:
        """A source, or a GameError that says what is wrong with it."""
        start = new(game, seats=seats, seed=0, options=options)
        if games < 1 or not bots:
            raise GameError("A dataset needs at least one game, and a bot to play it.")
        for name in bots:
            bot(name, game)
        return cls(game, tuple(bots), games, start.seats, dict(start.options), seed)

    def __len__(self) -> int:
        return self.games

    def data(self) -> dict[str, Any]:
        """The source as plain data."""
        named = {"game": self.name, "bots": list(self.bots), "seats": self.seats}
        return {**named, "options": dict(self.options), "seed": self.seed}

    def game(self, number: int) -> Played:
        """Play one of the games."""
        match = new(self.name, seats=self.seats, seed=self._draw(number, "deal"), options=self.options)
        names = [self.bots[self._draw(number, seat) % len(self.bots)] for seat in range(self.seats)]
        bots = [bot(name, self.name, seed=self._draw(number, "bot", seat)) for seat, name in enumerate(names)]
        values: list[float | None] = []
        while (seat := match.to_move) is not None:
            thought = bots[seat - 1].think(match.view(seat))
            values.append(worth(thought))
            match.play(thought.choice)
        return Played(match, tuple(names), tuple(values))

    def _draw(self, *what: object) -> int:
        text = " ".join(map(str, (self.seed, *what)))
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big") >> 1


@dataclass(frozen=True)
class Records:
    """Existing games: an arena's, or a server's whose players consented."""

    name: str
    seats: int
    records: tuple[str, ...]
    origin: str

    def __len__(self) -> int:
        return len(self.records)

    def data(self) -> dict[str, Any]:
        """The source as plain data."""
        digest = hashlib.sha256("\n".join(self.records).encode()).hexdigest()
        return {"game": self.name, "seats": self.seats, "origin": self.origin, "sha256": digest}

    def game(self, number: int) -> Played:
        """Replay one of the games."""
        match = Record.loads(self.records[number]).replay()
        seats = range(1, match.seats + 1)
        players = tuple(match.players.get(seat, {}).get("bot", "person") for seat in seats)
        return Played(match, players, (None,) * len(match.actions))


def worth(thought: Thought) -> float | None:
    """A bot's estimate for its choice, None if it did not search."""
    if not thought.simulations and not thought.exact:
        return None
    return next((idea.value for idea in thought.ideas if idea.token == thought.choice), None)


@dataclass(frozen=True)
class Dataset:
    """The games of a source in files of equal size."""

    source: Source
    shard: int = SHARD

    @property
    def shards(self) -> int:
        """The number of files."""
        return -(-len(self.source) // self.shard)

    def name(self, number: int) -> str:
        """A file in the folder of a dataset: its split and its number."""
        return f"data/{SPLITS[number % len(SPLITS)]}-{number:05}.parquet"

    def games(self, number: int) -> range:
        """The games in a file."""
        return range(number * self.shard, min(len(self.source), (number + 1) * self.shard))
