"""The settings of a tournament, chosen by its host."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.server.core import limits
from tatami.server.core.clocks import Clock
from tatami.server.wire.messages import Level, SeatNumber, Tempo

Format = Literal["round-robin", "swiss", "duplicate"]
TournamentStatus = Literal["open", "playing", "over", "cancelled"]

MOST_PLAYERS = 64  # people and bots together
MOST_ROBINS = 24  # of a round robin: everybody meets everybody
MOST_ROUNDS = 15  # that a host may ask for
LONGEST_PAUSE = 86_400  # seconds between two rounds


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament as its host plans it."""

    title: Annotated[str, Meta(min_length=1, max_length=4 * limits.TITLE)]
    game: str
    seats: SeatNumber
    clock: Clock  # a clock that runs: a round must end
    format: Format = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 4  # a round robin counts its own
    players: Annotated[int, Meta(ge=2, le=MOST_PLAYERS)] = 8  # bots fill up to so many
    level: Level = "samurai"  # of these bots
    begins_at: Annotated[int, Meta(ge=0, le=2**52)] | None = None  # null: when the host says so
    pause: Annotated[int, Meta(ge=0, le=LONGEST_PAUSE)] = 30  # seconds between two rounds
    late: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 1  # rounds that may begin before entries close
    options: dict[str, bool | int | str] = {}
    public: bool = True  # listed for everybody, or found by its link only
    rated: bool = False
    tempo: Tempo = "normal"  # how soon bots move
