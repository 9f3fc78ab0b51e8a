"""REST: tables and finished games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.scene import Message
from tatami.games import load
from tatami.record import Record
from tatami.server.core.decide import check_game
from tatami.server.core.refusal import Refusal
from tatami.server.core.system import Practice
from tatami.server.http.service import Served, Service, address, spoken
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.listing import Summary, standing
from tatami.server.runtime.matching import gathering
from tatami.server.runtime.replays import Viewpoint
from tatami.server.runtime.table_actor import NoSuchTable
from tatami.server.wire.messages import Settings
from tatami.server.wire.replay import MOST, Eyes
from tatami.server.wire.resources import (
    PROBLEMS,
    NewPractice,
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

SHOWN = 50  # tables per page by default,
MOST_SHOWN = 100  # and at most
FARTHEST = 100_000  # the largest offset

First = Annotated[int, QueryParameter(ge=0, le=FARTHEST, description="how many tables to skip")]
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
    """Tables waiting for players, then games that may be watched; hosts alternate."""
    identity = await service.who(request)
    present = gathering(service.supervisor)
    listed = await service.log.lobby(game=game, status=which or "", present=present, first=first, limit=count)
    return [_info(service, table, one, identity) for table, one in listed.items()]


@get("/api/me/tables", summary="The sender's tables, page by page", responses=PROBLEMS)
async def list_mine(
    request: Asked,
    service: Served,
    which: Annotated[Stage | None, QueryParameter(name="state", description="none: all")] = None,
    first: First = 0,
    count: Count = MOST_SHOWN,
) -> list[TableInfo]:
    """The sender's running and finished tables, most recently changed first."""
    identity = await service.who(request)
    if identity is None:
        return []
    wanted = STAGES[which] if which else (*STAGES["going"], *STAGES["over"])
    mine = await service.log.tables_of(identity.id, count, statuses=wanted, first=first)
    return [_info(service, table, listed, identity) for table, listed in mine.items()]


@post("/", summary="Create a table; newcomers get a cookie", responses=PROBLEMS)
async def make_table(request: Asked, service: Served, data: JSONBody[NewTable]) -> Response[TableMade]:
    """Create a table with a link to share; the sender becomes its host, without a seat yet."""
    identity, cookies = await service.welcome(request, data.name)
    if not service.guards.tables.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    opened = await service.supervisor.create(data.settings, identity, data.name)
    made = TableMade(opened.table.id, service.link(request, opened.table.id))
    return Response(made, cookies=cookies)


@post("/api/match", summary="Find players; newcomers get a cookie", responses=PROBLEMS)
async def quick_match(request: Asked, service: Served, data: JSONBody[QuickMatch]) -> Response[TableMade]:
    """Take a seat at a matching table, or at a new one; the game starts once every seat is taken."""
    identity, cookies = await service.welcome(request, data.name)
    if not service.guards.tables.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    table = await service.matching.seat(data, identity)
    return Response(TableMade(table, service.link(request, table)), cookies=cookies)


@post("/{table:str}/seat", summary="Join a table and take a free seat", responses=PROBLEMS)
async def take_seat(
    request: Asked, service: Served, table: FromPath[str], data: JSONBody[NewSeat]
) -> Response[TableMade]:
    """Take the first free seat; players who are already seated keep theirs."""
    identity, cookies = await service.welcome(request, data.name)
    await service.matching.sit(table, identity, data.name)
    return Response(TableMade(table, service.link(request, table)), cookies=cookies)


@get("/{table:str}", summary="A table from outside", responses=PROBLEMS)
async def show_table(request: Asked, service: Served, table: FromPath[str]) -> TableInfo:
    """A table as it appears to a person who follows its link."""
    listed = await _listing(service, table)
    check_game(listed.game)
    return _info(service, table, listed, await service.who(request))


@get("/{table:str}/record", summary="The record of a finished game", responses=PROBLEMS)
async def show_record(service: Served, table: FromPath[str]) -> Response[bytes]:
    """The whole game with its deal and the seeds of the deal, to keep and to verify."""
    text = await record_of(service, table)
    headers = {"content-disposition": 'attachment; filename="game.tatami.json"'}
    return Response(text.encode(), headers=headers, media_type="application/json")


@get("/{table:str}/replay", summary="A finished game step by step", responses=PROBLEMS)
async def show_replay(
    request: Asked,
    service: Served,
    table: FromPath[str],
    seat: Annotated[
        int | None, QueryParameter(ge=1, le=9, description="the viewpoint; none: a spectator")
    ] = None,
    is_open: Annotated[
        bool, QueryParameter(name="open", description="show what all seats saw together; overrides `seat`")
    ] = False,
    form: Annotated[
        Literal["scene", "words"], QueryParameter(name="as", description="as numbers or in words")
    ] = "scene",
    first: Annotated[int, QueryParameter(ge=0, description="the number of steps before the first scene")] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST, description="how many scenes")] = MOST,
) -> Replay:
    """The game as a seat or a spectator saw it, or all seats together, from the deal to the end.

    Words call a seat "you" only if the reader held it.
    """
    text = await record_of(service, table)
    check_game((await _listing(service, table)).game)
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
    """Request the review of a finished game; repeated requests return its progress."""
    text = await record_of(service, table)
    identity = await service.who(request)
    who = address(request)
    share = Share(who, identity.id if identity else "", is_urgent=False, is_last=True)
    return await service.reviews.begin(
        table, text, share, spoken(request), may=lambda: service.guards.replays.take(who)
    )


@get("/{table:str}/review", summary="The review of a finished game", responses=PROBLEMS)
async def show_review(request: Asked, service: Served, table: FromPath[str]) -> ReviewState:
    """The review of a finished game, or its progress; a POST requests it."""
    await record_of(service, table)
    return await service.reviews.show(table, spoken(request))


@post("/{table:str}/practice", summary="Play on from a position of a finished game", responses=PROBLEMS)
async def make_practice(
    request: Asked, service: Served, table: FromPath[str], data: JSONBody[NewPractice]
) -> Response[TableMade]:
    """A new table that begins there, with bots at the other seats; it is practice and never counts."""
    record = Record.loads(await record_of(service, table))
    before = _summary.decode((await _listing(service, table)).summary).room.settings
    identity, cookies = await service.welcome(request, data.name)
    if not service.guards.tables.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    settings = Settings(
        record.game,
        before.seats,
        options=dict(load(record.game).renew(record.options)),
        watch="players",
        stand_in=before.stand_in,
        hints=True,
        tempo=before.tempo,
    )
    practice = Practice(record, data.step, data.seat)
    opened = await service.supervisor.create(settings, identity, data.name, practice)
    made = TableMade(opened.table.id, service.link(request, opened.table.id))
    return Response(made, cookies=cookies)


async def _listing(service: Service, table: str) -> Listing:
    listed = await service.log.listing(table)
    if listed is None:
        raise NoSuchTable(table)
    return listed


async def record_of(service: Service, table: str) -> str:
    """The record of a finished game that everybody may see; raises Refusal."""
    listed, text = await _listing(service, table), await service.log.record(table)
    if text is None:
        raise Refusal(Message("refused-not-over"))
    if _summary.decode(listed.summary).room.sealed:
        raise Refusal(Message("refused-sealed"))
    return text


def _info(service: Service, table: str, listed: Listing, identity: Identity | None) -> TableInfo:
    summary = _summary.decode(listed.summary)
    opened = service.supervisor.tables.get(table)
    asked = summary.asked if opened is None else opened.table.asked  # the list may be a second old
    stands = summary.standing if opened is None else standing(opened.table)
    who = identity.id if identity else None
    yours = [seat for seat, holder in summary.holders.items() if holder == who]
    room = summary.room
    is_closed = room.sealed or (room.settings.watch == "players" and room.status != "over")
    is_hidden = is_closed and not yours
    return TableInfo(table, room, asked, yours, None if is_hidden else stands)


router = Router(
    "/api/tables",
    route_handlers=[
        *(list_tables, make_table, show_table, take_seat, show_record, show_replay),
        *(make_review, show_review, make_practice),
    ],
)
