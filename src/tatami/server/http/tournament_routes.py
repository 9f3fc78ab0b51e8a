"""REST: tournaments, who entered, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from tatami.engine.scene import Message
from tatami.server.core.refusal import Refusal
from tatami.server.http.service import Served, address
from tatami.server.runtime.standings import table_of
from tatami.server.wire.resources import PROBLEMS
from tatami.server.wire.tournaments import (
    NewEntry,
    NewState,
    NewTournament,
    TournamentInfo,
    TournamentMade,
    TournamentShown,
)
from tatami.store import TournamentListing

Asked = Request[None, None, State]

SHOWN = 30  # tournaments of a page
FARTHEST = 10_000  # the largest offset

First = Annotated[int, QueryParameter(ge=0, le=FARTHEST, description="how many to skip")]
STATES = {"going": ("open", "playing"), "over": ("over",)}

_info: msgspec.json.Decoder[TournamentInfo] = msgspec.json.Decoder(TournamentInfo)


@get("/", summary="Public tournaments, page by page", responses=PROBLEMS)
async def list_tournaments(
    service: Served,
    which: Annotated[Literal["going", "over"], QueryParameter(name="state")] = "going",
    first: First = 0,
) -> list[TournamentInfo]:
    """Tournaments that can be entered or are being played, or those that are over; newest changes first."""
    return _infos(await service.log.tournaments.public(STATES[which], first, SHOWN))


@get("/api/me/tournaments", summary="Tournaments that one entered or hosts", responses=PROBLEMS)
async def list_my_tournaments(request: Asked, service: Served, first: First = 0) -> list[TournamentInfo]:
    """One's own tournaments; newest changes first."""
    identity = await service.who(request)
    if identity is None:
        return []
    return _infos(await service.log.tournaments.of_person(identity.id, first, SHOWN))


def _infos(listed: dict[str, TournamentListing]) -> list[TournamentInfo]:
    return [_info.decode(one.summary) for one in listed.values()]


@post("/", summary="Plan a tournament; somebody new gets a cookie", responses=PROBLEMS)
async def plan_tournament(
    request: Asked, service: Served, data: JSONBody[NewTournament]
) -> Response[TournamentMade]:
    """A tournament that others can enter; its host does not play unless they enter, too."""
    identity, cookies = await service.welcome(request, data.name)
    if identity.is_bot:
        raise Refusal(Message("refused-for-people"))
    guards = service.guards
    if not guards.tables.take(identity.id) or not guards.tournaments.take(address(request)):
        raise Refusal(Message("refused-too-many"))
    made = await service.tournaments.plan(data.plan, identity, data.name)
    url = service.link(request, made).replace("/t/", "/tournaments/")
    return Response(TournamentMade(made, url), cookies=cookies)


@get("/{tournament:str}", summary="A tournament and its standings", responses=PROBLEMS)
async def show_tournament(request: Asked, service: Served, tournament: FromPath[str]) -> TournamentShown:
    """All that is public, and which table is the reader's; at most a second old."""
    identity = await service.who(request)
    found = await service.tournaments.show(tournament)
    return found.for_reader(identity.id if identity else "", service.supervisor.now())


@put("/{tournament:str}", summary="Begin or cancel a tournament", status_code=204, responses=PROBLEMS)
async def change_tournament(
    request: Asked, service: Served, tournament: FromPath[str], data: JSONBody[NewState]
) -> None:
    """The host begins the first round now, or cancels a tournament that has not begun."""
    identity = await service.known(request)
    if data.state == "playing":
        await service.tournaments.begin(tournament, identity.id)
    else:
        await service.tournaments.cancel(tournament, identity.id)


@post(
    "/{tournament:str}/entrants",
    summary="Enter a tournament; somebody new gets a cookie",
    status_code=204,
    responses=PROBLEMS,
)
async def enter_tournament(
    request: Asked, service: Served, tournament: FromPath[str], data: JSONBody[NewEntry]
) -> Response[None]:
    """Play from the next round on; the random bytes go into all deals from then on."""
    identity, cookies = await service.welcome(request, data.name)
    await service.tournaments.enter(tournament, identity, data.name, data.nonce)
    return Response(None, status_code=204, cookies=cookies)


@delete("/{tournament:str}/entrants/me", summary="Withdraw", status_code=204, responses=PROBLEMS)
async def withdraw(request: Asked, service: Served, tournament: FromPath[str]) -> None:
    """Play no further rounds; a bot plays on at one's table if one leaves it."""
    identity = await service.known(request)
    await service.tournaments.withdraw(tournament, identity.id, None)


@delete(
    "/{tournament:str}/entrants/{number:int}",
    summary="Take a player out",
    status_code=204,
    responses=PROBLEMS,
)
async def take_out(request: Asked, service: Served, tournament: FromPath[str], number: FromPath[int]) -> None:
    """The host lets a player play no further rounds."""
    identity = await service.known(request)
    await service.tournaments.withdraw(tournament, identity.id, number)


@get("/{tournament:str}/results.json", summary="Everything as data", responses=PROBLEMS)
async def download(service: Served, tournament: FromPath[str]) -> Response[TournamentShown]:
    """Standings, rounds, tables, and the secrets and nonces behind the deals of finished rounds."""
    found = (await service.tournaments.show(tournament)).for_reader("", service.supervisor.now())
    headers = {"content-disposition": 'attachment; filename="tournament.json"'}
    return Response(found, headers=headers)


@get(
    "/{tournament:str}/results.csv",
    summary="The standings for a spreadsheet",
    media_type=MediaType.TEXT,
    responses={**PROBLEMS, 200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False)},
)
async def download_table(service: Served, tournament: FromPath[str]) -> Response[str]:
    """A line for each player, the best first."""
    found = (await service.tournaments.show(tournament)).for_reader("", service.supervisor.now())
    headers = {"content-disposition": 'attachment; filename="tournament.csv"'}
    return Response(table_of(found), headers=headers, media_type="text/csv")


router = Router(
    "/api/tournaments",
    route_handlers=[
        list_tournaments,
        plan_tournament,
        show_tournament,
        change_tournament,
        enter_tournament,
        withdraw,
        take_out,
        download,
        download_table,
    ],
)
