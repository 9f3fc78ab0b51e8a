"""REST: tables to come to, and games that were played."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.scene import Message
from tatami.server.core.refusal import Refusal
from tatami.server.http.service import Served, Service, address, spoken
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.listing import Summary, standing
from tatami.server.runtime.matching import gathering
from tatami.server.runtime.replays import Viewpoint
from tatami.server.runtime.table_actor import NoSuchTable
from tatami.server.wire.replay import MOST, Eyes
from tatami.server.wire.resources import (
    PROBLEMS,
    NewSeat,
    NewTable,
    QuickMatch,
    Replay,
    ReviewState,
    TableInfo,
    TableMade,
)
from tatami.store import Identity, Listing

Asked = Request[None, None, State]

SHOWN = 50  # tables of a page, if nobody says how many,
MOST_SHOWN = 100  # and at most
FARTHEST = 100_000  # the largest offset

First = Annotated[int, QueryParameter(ge=0, le=FARTHEST, description="how many tables are left out before")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_SHOWN, description="how many tables at most")]

Stage = Literal["going", "over"]
STAGES: dict[Stage, tuple[str, ...]] = {"going": ("waiting", "playing"), "over": ("over",)}

_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


@get("/", summary="Public tables, page by page", responses=PROBLEMS)
async def list_tables(
    request: Asked,
    service: Served,
    game: Annotated[str, QueryParameter(max_length=40, description="none: all games")] = "",
    which: Annotated[
        Literal["waiting", "playing"] | None, QueryParameter(name="state", description="none: both")
    ] = None,
    first: First = 0,
    count: Count = SHOWN,
) -> list[TableInfo]:
    """Tables where people wait for others, then those that may be watched; every host has a turn."""
    identity = await service.who(request)
    present = gathering(service.supervisor)
    listed = await service.log.lobby(game=game, status=which or "", present=present, first=first, limit=count)
    return [_info(service, table, one, identity) for table, one in listed.items()]


@get("/api/me/tables", summary="Tables that one came to, page by page", responses=PROBLEMS)
async def list_mine(
    request: Asked,
    service: Served,
    which: Annotated[Stage | None, QueryParameter(name="state", description="none: all")] = None,
    first: First = 0,
    count: Count = MOST_SHOWN,
) -> list[TableInfo]:
    """One's own tables that are going on or over; those that changed last come first."""
    identity = await service.who(request)
    if identity is None:
        return []
    wanted = STAGES[which] if which else (*STAGES["going"], *STAGES["over"])
    mine = await service.log.tables_of(identity.id, count, statuses=wanted, first=first)
    return [_info(service, table, listed, identity) for table, listed in mine.items()]


@post("/", summary="Make a table; somebody new gets a cookie", responses=PROBLEMS)
async def make_table(request: Asked, service: Served, data: JSONBody[NewTable]) -> Response[TableMade]:
    """A new table with a link to share; who makes it is its host and sits nowhere yet."""
    identity, cookies = await service.welcome(request, data.name)
    if not service.guards.tables.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    opened = await service.supervisor.create(data.settings, identity, data.name)
    made = TableMade(opened.table.id, service.link(request, opened.table.id))
    return Response(made, cookies=cookies)


@post("/api/match", summary="Sit down with anybody; somebody new gets a cookie", responses=PROBLEMS)
async def quick_match(request: Asked, service: Served, data: JSONBody[QuickMatch]) -> Response[TableMade]:
    """A seat at a table that waits for such a player, or at a new one; it begins once all seats are taken."""
    identity, cookies = await service.welcome(request, data.name)
    if not service.guards.tables.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    table = await service.matching.seat(data, identity)
    return Response(TableMade(table, service.link(request, table)), cookies=cookies)


@post("/{table:str}/seat", summary="Come to a table and take a free seat", responses=PROBLEMS)
async def take_seat(
    request: Asked, service: Served, table: FromPath[str], data: JSONBody[NewSeat]
) -> Response[TableMade]:
    """The first free seat of a table; who sits there already stays where they are."""
    identity, cookies = await service.welcome(request, data.name)
    await service.matching.sit(table, identity, data.name)
    return Response(TableMade(table, service.link(request, table)), cookies=cookies)


@get("/{table:str}", summary="A table from outside", responses=PROBLEMS)
async def show_table(request: Asked, service: Served, table: FromPath[str]) -> TableInfo:
    """What somebody who follows a link sees before they join."""
    return _info(service, table, await _listing(service, table), await service.who(request))


@get("/{table:str}/record", summary="The record of a finished game", responses=PROBLEMS)
async def show_record(service: Served, table: FromPath[str]) -> Response[bytes]:
    """The game with its deal and what the deal follows from, to be kept and checked."""
    text = await _record(service, table)
    headers = {"content-disposition": 'attachment; filename="game.tatami.json"'}
    return Response(text.encode(), headers=headers, media_type="application/json")


@get("/{table:str}/replay", summary="A finished game step by step", responses=PROBLEMS)
async def show_replay(
    request: Asked,
    service: Served,
    table: FromPath[str],
    seat: Annotated[
        int | None, QueryParameter(ge=1, le=9, description="whose eyes; none: a spectator's")
    ] = None,
    is_open: Annotated[
        bool, QueryParameter(name="open", description="show all that any seat saw, whatever `seat` says")
    ] = False,
    form: Annotated[
        Literal["scene", "words"], QueryParameter(name="as", description="in numbers or in words")
    ] = "scene",
    first: Annotated[int, QueryParameter(ge=0, description="after how many steps the first scene is")] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST, description="how many scenes")] = MOST,
) -> Replay:
    """What a seat or a spectator saw, or all seats together, from the deal to the end.

    Words call a seat "you" only if the reader held it.
    """
    text = await _record(service, table)
    eyes: Eyes = "open" if is_open else seat
    viewpoint = Viewpoint(eyes)
    if form == "words":
        info = _info(service, table, await _listing(service, table), await service.who(request))
        listener = seat if seat in info.yours and not is_open else None
        viewpoint = Viewpoint(eyes, spoken(request), listener)
    who = address(request)
    return await service.replays.show(
        table, text, viewpoint, first, count, may=lambda: service.guards.replays.take(who)
    )


@post("/{table:str}/review", summary="Have a finished game reviewed", status_code=200, responses=PROBLEMS)
async def make_review(request: Asked, service: Served, table: FromPath[str]) -> ReviewState:
    """Begin to work out what a finished game teaches; asked again, how far that is."""
    text = await _record(service, table)
    identity = await service.who(request)
    who = address(request)
    share = Share(who, identity.id if identity else "", is_urgent=False, is_last=True)
    return await service.reviews.begin(
        table, text, share, spoken(request), may=lambda: service.guards.replays.take(who)
    )


@get("/{table:str}/review", summary="What a finished game teaches", responses=PROBLEMS)
async def show_review(request: Asked, service: Served, table: FromPath[str]) -> ReviewState:
    """The review of a finished game, or how far it is; it is made once somebody asks by POST."""
    await _record(service, table)
    return await service.reviews.show(table, spoken(request))


async def _listing(service: Service, table: str) -> Listing:
    listed = await service.log.listing(table)
    if listed is None:
        raise NoSuchTable(table)
    return listed


async def _record(service: Service, table: str) -> str:
    text = await service.log.record(table)
    if text is None:
        await _listing(service, table)
        raise Refusal(Message("refused-not-over"))
    return text


def _info(service: Service, table: str, listed: Listing, identity: Identity | None) -> TableInfo:
    summary = _summary.decode(listed.summary)
    opened = service.supervisor.tables.get(table)
    asked = summary.asked if opened is None else opened.table.asked  # the list may be a second old
    stands = summary.standing if opened is None else standing(opened.table)
    who = identity.id if identity else None
    yours = [seat for seat, holder in summary.holders.items() if holder == who]
    is_hidden = summary.room.settings.watch == "players" and summary.room.status != "over" and not yours
    return TableInfo(table, summary.room, asked, yours, None if is_hidden else stands)


router = Router(
    "/api/tables",
    route_handlers=[
        *(list_tables, make_table, show_table, take_seat, show_record, show_replay, make_review, show_review)
    ],
)
