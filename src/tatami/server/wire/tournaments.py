"""Requests and answers of the REST interface to tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.fair import NONCE_BYTES
from tatami.server.core.tournament.plan import Plan, TournamentStatus
from tatami.server.wire.messages import Level, Name

# From the client.


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament; its creator is the host, and plays only after entering like anybody else."""

    plan: Plan
    name: Name = ""  # what the host is called; empty: as always


class NewEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A player who enters, with 16 random bytes that go into all deals from then on."""

    nonce: Annotated[bytes, Meta(min_length=NONCE_BYTES, max_length=NONCE_BYTES)]
    name: Name = ""  # empty: as always


class NewState(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's order: begin the first round now, or cancel the tournament."""

    state: Literal["playing", "cancelled"]


# From the server.


class TournamentMade(Struct, frozen=True):
    """A new tournament and the link to share."""

    tournament: str
    url: str


class TournamentInfo(Struct, frozen=True):
    """A tournament in a list."""

    tournament: str
    plan: Plan
    status: TournamentStatus
    host: str  # the host's name
    entered: int  # players who have entered and not withdrawn
    round: int  # the round that is being played or was played last, from 1
    rounds: int  # rounds in all; 0 while that is not known
    next_at: int | None  # when the next round begins, in milliseconds since 1970
    takes_entries: bool
    winners: list[str] = []  # once it is over


class EntrantInfo(Struct, frozen=True):
    """A player of a tournament, or a bot that fills up."""

    number: int
    name: str
    handle: str
    bot: Level | None  # a bot of the server
    is_program: bool
    is_out: bool  # withdrew
    nonce: str  # what went into the deals, in hexadecimal; empty for bots of the server


class StandingLine(Struct, frozen=True):
    """A player's line in the standings."""

    number: int
    place: int
    score: float  # the sum of the rounds, each from 0 to 1
    tie_breaks: list[float]
    rounds: list[float | None]  # null: not played


class TableSeat(Struct, frozen=True):
    """How a table ended for a seat."""

    number: int  # the entrant
    points: int | None = None  # null: the table is not over, or its result is withheld
    place: int | None = None


class RoundTable(Struct, frozen=True):
    """A table of a round."""

    table: str
    is_over: bool
    seats: list[TableSeat]


class RoundInfo(Struct, frozen=True):
    """A round, its tables and, once all are over, the secret that its deals follow from."""

    number: int
    is_over: bool
    tables: list[RoundTable]
    nonces: int  # how many entrants' random bytes went into its deals
    secret: str = ""  # in hexadecimal; its hash is the secret of the round before, or the commitment


class TournamentShown(Struct, frozen=True):
    """Everything about a tournament; the same is its download."""

    tournament: str
    seq: int  # how many entries its log has
    plan: Plan
    status: TournamentStatus
    host: str
    host_handle: str
    rounds_in_all: int  # 0 while that is not known
    next_at: int | None
    takes_entries: bool
    commit: str  # what the server promised before anybody entered, in hexadecimal
    entrants: list[EntrantInfo]
    standings: list[StandingLine]
    rounds: list[RoundInfo]
    now: int  # the server's time in milliseconds since 1970
    you: int | None = None  # the reader's number,
    is_host: bool = False  # whether the reader is the host,
    your_table: str = ""  # and their table in the current round
