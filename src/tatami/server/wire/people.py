"""What the REST interface tells about people: profiles, ratings, results."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.server.wire.messages import Level


class RatingInfo(Struct, frozen=True):
    """How strong somebody is at a game: 400 points are odds of ten to one."""

    game: str
    points: int
    deviation: int  # how uncertain that is
    is_provisional: bool  # too uncertain for the leaderboard
    games: int


class TallyInfo(Struct, frozen=True):
    """How many games somebody played and won, shared victories included."""

    game: str
    seats: int
    games: int
    won: int


class Profile(Struct, frozen=True):
    """What everybody may know about somebody."""

    handle: str
    name: str
    is_bot: bool
    since: int
    ratings: list[RatingInfo]
    tallies: list[TallyInfo]


class PlayedSeat(Struct, frozen=True):
    """How a game ended for a seat."""

    seat: int
    name: str  # empty: a bot of the server, or somebody who is forgotten
    handle: str
    bot: Level | None
    place: int
    points: int
    is_own: bool  # whether the profile's owner sat there


class PlayedGame(Struct, frozen=True):
    """A finished game on a profile."""

    table: str
    game: str
    at: int
    rated: bool
    seats: list[PlayedSeat]


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: int
    points: int


class HeadToHead(Struct, frozen=True):
    """The games that two people played at the same table."""

    game: str
    games: int
    ahead: int  # how often the reader came before the other,
    behind: int  # and how often after


class Leader(Struct, frozen=True):
    """Somebody on a leaderboard."""

    place: int
    name: str
    handle: str
    points: int
    games: int


class BotRating(Struct, frozen=True):
    """Where a bot stands on the same scale; games do not change that."""

    level: Level
    points: int


class Leaderboard(Struct, frozen=True):
    """The strongest players of a game, and the bots for comparison."""

    game: str
    leaders: list[Leader]
    bots: list[BotRating]


# The circle: people one follows or blocks.


class NewTie(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is to be."""

    tie: Literal["follow", "block"]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to be invited."""

    handle: Annotated[str, Meta(max_length=40)]


class TieInfo(Struct, frozen=True):
    """Somebody whom the reader follows or blocks."""

    handle: str
    name: str
    since: int


class Circle(Struct, frozen=True):
    """The people whom the reader follows, and those whom they block."""

    following: list[TieInfo]
    blocked: list[TieInfo]


class InvitationInfo(Struct, frozen=True):
    """A table that waits for the reader."""

    table: str
    game: str
    name: str  # of the person who invited
    handle: str
    at: int
