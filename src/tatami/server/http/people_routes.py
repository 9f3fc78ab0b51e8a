"""REST: profiles, ratings and leaderboards."""

from __future__ import annotations

from typing import Annotated, cast

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from tatami.engine.scene import Message
from tatami.games import names as games
from tatami.server.core.anchors import ANCHORS
from tatami.server.core.clocks import DAY
from tatami.server.core.rating import PROVISIONAL, Rating
from tatami.server.core.refusal import Refusal
from tatami.server.http.service import Served, Service
from tatami.server.runtime.supervisor import now
from tatami.server.wire.messages import Level
from tatami.server.wire.people import (
    BotRating,
    HeadToHead,
    InsightInfo,
    Leader,
    Leaderboard,
    OpponentInfo,
    PlayedGame,
    PlayedSeat,
    Profile,
    RatingInfo,
    RatingPoint,
    ResultsInfo,
    TallyInfo,
)
from tatami.server.wire.resources import PROBLEMS
from tatami.store import Identity

Asked = Request[None, None, State]

MOST_SHOWN = 100  # leaders or games per page
MOST_OPPONENTS = 10
CURVE = 500  # maximum points of a curve
FARTHEST = 100_000  # the largest offset

First = Annotated[int, QueryParameter(ge=0, le=FARTHEST, description="how many to skip")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_SHOWN, description="how many at most")]
Days = Annotated[int, QueryParameter(ge=0, le=3660, description="how many days back; 0: all")]
GameName = Annotated[str, QueryParameter(max_length=40, description="none: all games")]


async def person(service: Service, handle: str) -> Identity:
    """The owner of a profile; raises Refusal if there is none."""
    found = await service.log.find_handle(handle)
    if found is None:
        raise Refusal(Message("refused-nothing-here"))
    return found


@get("/people/{handle:str}", summary="A profile", responses=PROBLEMS)
async def show_profile(service: Served, handle: FromPath[str]) -> Profile:
    """A person's name, ratings by game, and what reviews say about their games."""
    found = await person(service, handle)
    ratings = [
        RatingInfo(one.game, *_told(Rating(one.mean, one.deviation)), one.games)
        for one in await service.log.results.of_person(found.id)
        if one.games
    ]
    insights = [
        InsightInfo(
            one.game,
            one.games,
            None if one.accuracy is None else round(one.accuracy, 1),
            round(100 * one.luck, 1),
        )
        for one in await service.log.results.insights(found.id)
    ]
    return Profile(handle, found.name, found.is_bot, found.at, ratings, insights)


@get("/people/{handle:str}/results", summary="Results over some time", responses=PROBLEMS)
async def show_results(service: Served, handle: FromPath[str], days: Days = 0) -> ResultsInfo:
    """Games played and won by game and seats, and how the person did against frequent opponents."""
    found = await person(service, handle)
    since = now() - days * DAY * 1000 if days else 0
    tallies = await service.log.results.tallies(found.id, since)
    opponents = await service.log.results.opponents(found.id, since, MOST_OPPONENTS)
    return ResultsInfo(
        [TallyInfo(one.game, one.seats, one.games, one.won) for one in tallies],
        [
            OpponentInfo(one.name, one.handle, _level(one.bot), one.games, one.ahead, one.behind)
            for one in opponents
        ],
    )


@get("/people/{handle:str}/games", summary="A person's finished games, page by page", responses=PROBLEMS)
async def show_games(
    request: Asked,
    service: Served,
    handle: FromPath[str],
    game: GameName = "",
    first: First = 0,
    count: Count = 20,
) -> list[PlayedGame]:
    """A person's finished games with opponents and results, newest first.

    A table's id is its link, so that of a private table is only for people who have been there.
    """
    found, reader = await person(service, handle), await service.who(request)
    results = await service.log.results.games_of(found.id, game, first, count)
    open_tables = await service.log.results.shown_to(
        reader.id if reader else "", {one.table for one in results}
    )
    played: dict[str, PlayedGame] = {}
    for one in results:
        link = one.table if one.table in open_tables else ""
        seen = played.setdefault(one.table, PlayedGame(link, one.game, one.at, one.rated, []))
        is_own = one.identity == found.id
        seen.seats.append(
            PlayedSeat(one.seat, one.name, one.handle, _level(one.bot), one.place, one.points, is_own)
        )
    return list(played.values())


@get("/people/{handle:str}/curve", summary="The history of a rating", responses=PROBLEMS)
async def show_curve(
    service: Served, handle: FromPath[str], game: Annotated[str, QueryParameter(max_length=40)]
) -> list[RatingPoint]:
    """The latest points of a person's rating at a game, oldest first."""
    found = await person(service, handle)
    points = await service.log.results.curve(found.id, game, CURVE)
    return [RatingPoint(at, round(mean)) for at, mean in points]


@get("/me/against/{handle:str}", summary="Head to head with somebody", responses=PROBLEMS)
async def show_against(request: Asked, service: Served, handle: FromPath[str]) -> list[HeadToHead]:
    """The number of games played against a person, and how often each finished ahead."""
    identity = await service.known(request)
    found = await person(service, handle)
    return [HeadToHead(*row) for row in await service.log.results.against(identity.id, found.id)]


@get("/ratings/{game:str}", summary="The strongest players of a game, page by page", responses=PROBLEMS)
async def show_leaders(
    service: Served, game: FromPath[str], first: First = 0, count: Count = 50
) -> Leaderboard:
    """Players with settled ratings, and the bots on the same scale."""
    if game not in games():
        raise Refusal(Message("refused-nothing-here"))
    found = await service.log.results.leaders(game, PROVISIONAL, first, count)
    leaders = [
        Leader(place, one.name, one.handle, round(one.mean), one.games)
        for place, one in enumerate(found, first + 1)
    ]
    bots = [BotRating(cast(Level, level), round(points)) for level, points in ANCHORS.get(game, {}).items()]
    return Leaderboard(game, leaders, bots)


def _told(rating: Rating) -> tuple[int, int, bool]:
    return rating.points, round(rating.deviation), rating.is_provisional


def _level(name: str) -> Level | None:
    return cast(Level, name) if name else None


router = Router(
    "/api", route_handlers=[show_profile, show_results, show_games, show_curve, show_against, show_leaders]
)
