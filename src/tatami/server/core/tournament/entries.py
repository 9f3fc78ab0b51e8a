"""The entries of a tournament's log."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tatami.server.core.tournament.plan import Plan


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="what"):
    """An event of a tournament."""

    at: int  # milliseconds since 1970
    who: str = ""  # the identity of the author; empty: the server


class Planned(Entry, frozen=True, kw_only=True, tag="planned"):
    """The host planned the tournament, and the server drew its secret."""

    plan: Plan
    name: str  # of the host
    handle: str = ""
    secret: bytes  # what all deals follow from; only a hash is public


class Entered(Entry, frozen=True, kw_only=True, tag="entered"):
    """A player entered, or came back after withdrawing."""

    name: str
    handle: str = ""
    is_bot: bool = False  # a program
    nonce: bytes


class Withdrew(Entry, frozen=True, kw_only=True, tag="withdrew"):
    """A player plays no more rounds; `who` is the player or the host."""

    number: int


class Seated(Struct, frozen=True):
    """A table of a round: the players by seat."""

    table: str
    players: tuple[int, ...]  # entrants' numbers


class Paired(Entry, frozen=True, kw_only=True, tag="paired"):
    """A round begins at these tables."""

    tables: tuple[Seated, ...]
    rounds: int  # how many the tournament has


class TableResult(Struct, frozen=True):
    """How a table ended, by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class RoundEnded(Entry, frozen=True, kw_only=True, tag="round-ended"):
    """All tables of the round are over."""

    results: tuple[TableResult, ...]  # in the order of the tables


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The tournament is over and everything is public, or it was cancelled."""

    is_cancelled: bool = False


AnyEntry = Planned | Entered | Withdrew | Paired | RoundEnded | Closed

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry as the store kept it."""
    return _decoder.decode(data)
