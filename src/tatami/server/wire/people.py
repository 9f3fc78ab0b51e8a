"""Responses of the REST interface about people: profiles, ratings, results."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.server.wire.messages import Level


class RatingInfo(Struct, frozen=True):
    """A person's strength at a game; 400 points mean odds of ten to one."""

    game: str
    points: int
    deviation: int  # its uncertainty
    is_provisional: bool  # too uncertain for the leaderboard
    games: int


class TallyInfo(Struct, frozen=True):
    """The numbers of games played and won, shared victories included."""

    game: str
    seats: int
    games: int
    won: int


class Profile(Struct, frozen=True):
    """The public profile of a person."""

    handle: str
    name: str
    is_bot: bool
    since: int
    ratings: list[RatingInfo]
    insights: list[InsightInfo]


class PlayedSeat(Struct, frozen=True):
    """The result of a game for a seat."""

    seat: int
    name: str  # empty for the server's bots and for deleted people
    handle: str
    bot: Level | None
    place: int
    points: int
    is_own: bool  # whether it was the profile owner's seat


class PlayedGame(Struct, frozen=True):
    """A finished game on a profile."""

    table: str  # empty: a private one, where the reader has not been
    game: str
    at: int
    rated: bool
    seats: list[PlayedSeat]


class InsightInfo(Struct, frozen=True):
    """Averages over the reviews of a player's games; games without a review do not count."""

    game: str
    games: int
    accuracy: float | None  # in percent
    luck: float  # in percent of a victory per game


class OpponentInfo(Struct, frozen=True):
    """How somebody did against another player, or against the server's bots of a level."""

    name: str
    handle: str
    bot: Level | None
    games: int
    ahead: int  # how often they finished ahead,
    behind: int  # and how often behind


class ResultsInfo(Struct, frozen=True):
    """Somebody's results over some time, and their most frequent opponents."""

    tallies: list[TallyInfo]
    opponents: list[OpponentInfo]


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: int
    points: int


class HeadToHead(Struct, frozen=True):
    """The games two people played against each other."""

    game: str
    games: int
    ahead: int  # how often the reader finished ahead,
    behind: int  # and how often behind


class Leader(Struct, frozen=True):
    """A person on a leaderboard."""

    place: int
    name: str
    handle: str
    points: int
    games: int


class BotRating(Struct, frozen=True):
    """A bot's fixed rating on the same scale."""

    level: Level
    points: int


class Leaderboard(Struct, frozen=True):
    """The strongest players of a game, and the bots for comparison."""

    game: str
    leaders: list[Leader]
    bots: list[BotRating]


# The circle: the people a person follows or blocks.


class NewTie(Struct, frozen=True, forbid_unknown_fields=True):
    """The new relation to a person."""

    tie: Literal["follow", "mute", "block"]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """The person to invite."""

    handle: Annotated[str, Meta(max_length=40)]


class TieInfo(Struct, frozen=True):
    """A person the reader follows, mutes or blocks."""

    handle: str
    name: str
    since: int


class Circle(Struct, frozen=True):
    """The people the reader follows, mutes and blocks."""

    following: list[TieInfo]
    muted: list[TieInfo]
    blocked: list[TieInfo]


class InvitationInfo(Struct, frozen=True):
    """An invitation to a table."""

    table: str
    game: str
    name: str  # of the sender
    handle: str
    at: int
