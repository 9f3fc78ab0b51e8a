"""REST: tables to come to, and games that were played."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.table import Message
from tatami.record import Record
from tatami.server.clocks import DaysClock
from tatami.server.live import NoSuchTable, Summary, standing
from tatami.server.refusal import Refusal
from tatami.server.replay import MOST, Eyes, replay
from tatami.server.rest import PROBLEMS, NewTable, Replay, TableInfo, TableMade
from tatami.server.service import Served, Service, spoken
from tatami.store import Identity, Listing

Asked = Request[None, None, State]

SHOWN = 50  # public tables
MINE = 100  # tables of one's own

Stage = Literal["going", "over"]
STAGES: dict[Stage, tuple[str, ...]] = {"going": ("waiting", "playing"), "over": ("over",)}

_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


@get("/", summary="Public tables", responses=PROBLEMS)
async def list_tables(request: Asked, service: Served) -> list[TableInfo]:
    """Tables where people wait for others, then those that may be watched."""
    identity = await service.who(request)
    found = []
    for status in ("waiting", "playing"):
        for table, listed in (await service.log.tables(status, public=True, limit=SHOWN)).items():
            info = _info(service, table, listed, identity)
            if _worth_showing(service, info):
                found.append(info)
    return found


def _worth_showing(service: Service, info: TableInfo) -> bool:
    """Whether somebody waits there, or may be waited for, or there is something to see."""
    settings = info.room.settings
    if info.room.status == "playing":
        return settings.watch == "everyone"
    hosted = service.house.tables.get(info.table)
    return isinstance(settings.clock, DaysClock) or (hosted is not None and bool(hosted.guests))


@get("/api/me/tables", summary="Tables that one came to", responses=PROBLEMS)
async def list_mine(
    request: Asked,
    service: Served,
    which: Annotated[Stage | None, QueryParameter(name="state", description="none: all")] = None,
) -> list[TableInfo]:
    """One's own tables that are going on or over; those that changed last come first."""
    identity = await service.who(request)
    if identity is None:
        return []
    mine = await service.log.tables_of(identity.id, MINE)
    wanted = STAGES[which] if which else (*STAGES["going"], *STAGES["over"])
    return [
        _info(service, table, listed, identity) for table, listed in mine.items() if listed.status in wanted
    ]


@post("/", summary="Make a table; somebody new gets a cookie", responses=PROBLEMS)
async def make_table(request: Asked, service: Served, data: JSONBody[NewTable]) -> Response[TableMade]:
    """A new table with a link to share; who makes it is its host and sits nowhere yet."""
    identity, cookies = await service.welcome(request, data.name)
    if not service.guards.tables.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    hosted = await service.house.create(data.settings, identity, data.name)
    made = TableMade(hosted.table.id, service.link(request, hosted.table.id))
    return Response(made, cookies=cookies)


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
    first: Annotated[int, QueryParameter(ge=0, description="after how many steps the first sight is")] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST, description="how many sights")] = MOST,
) -> Replay:
    """What a seat or a spectator saw, or all seats together, from the deal to the end."""
    record = Record.loads(await _record(service, table))
    await service.house.warmth.ready(record.game)
    match = record.replay()
    if seat is not None and seat > match.seats:
        raise Refusal(Message("refused-no-seat"))
    eyes: Eyes = "open" if is_open else seat
    return await asyncio.to_thread(replay, table, match, eyes, spoken(request), first, count)


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
    hosted = service.house.tables.get(table)
    asked = summary.asked if hosted is None else hosted.table.asked  # the list may be a second old
    stands = summary.standing if hosted is None else standing(hosted.table)
    who = identity.id if identity else None
    yours = [seat for seat, holder in summary.holders.items() if holder == who]
    is_hidden = summary.room.settings.watch == "players" and summary.room.status != "over" and not yours
    return TableInfo(table, summary.room, asked, yours, None if is_hidden else stands)


router = Router(
    "/api/tables",
    route_handlers=[list_tables, make_table, show_table, show_record, show_replay],
)
