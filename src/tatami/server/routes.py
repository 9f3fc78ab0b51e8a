"""REST: who one is, what can be played, how the server does, and the pages of the web client."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Request, Response, Router, delete, get, post, put, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.params import FromPath, JSONBody

from tatami.engine.table import Message
from tatami.server import entries
from tatami.server.catalogue import catalogue
from tatami.server.forget import without, written_by
from tatami.server.house import now
from tatami.server.messages import Leave
from tatami.server.pages import answer
from tatami.server.refusal import Refusal
from tatami.server.rest import PROBLEMS, BotInfo, BotToken, GameInfo, Health, Me, MyData, MyTable, NewName
from tatami.server.service import Served, Service, spoken
from tatami.server.session import GONE
from tatami.store import Identity

Asked = Request[None, None, State]

MOST_BOTS = 20  # of one person
MOST_TABLES = 10_000  # that are searched when somebody wants to be forgotten


@get("/games", summary="The games, in the language of `?lang=`", responses=PROBLEMS)
async def list_games(request: Asked) -> list[GameInfo]:
    """What can be played, with options and levels in words."""
    return catalogue(spoken(request))


@get("/me", summary="Who one is", responses=PROBLEMS)
async def show_me(request: Asked, service: Served) -> Me:
    """The name that goes with the cookie or token; empty for somebody new."""
    identity = await service.who(request)
    return Me("", False) if identity is None else Me(identity.name, identity.is_bot)


@put("/me", summary="Take a name; somebody new gets a cookie", responses=PROBLEMS)
async def name_me(request: Asked, service: Served, data: JSONBody[NewName]) -> Response[Me]:
    """Be called by another name at tables one comes to from now on."""
    identity, cookies = await service.welcome(request, data.name)
    name = identity.name if cookies else await service.people.rename(identity, data.name)
    return Response(Me(name, identity.is_bot), cookies=cookies)


@get("/me/data", summary="Download all that is kept about oneself", responses=PROBLEMS)
async def my_data(request: Asked, service: Served) -> Response[MyData]:
    """Everything that one gave to the server."""
    identity = await service.known(request)
    tables = []
    for table in await service.log.tables_of(identity.id, MOST_TABLES):
        log = [entries.decode(entry) for entry in await service.log.read(table)]
        tables.append(MyTable(table, written_by(identity.id, log)))
    data = MyData(identity.name, identity.at, await _bots(service, identity), tables)
    return Response(data, headers={"content-disposition": 'attachment; filename="tatami.json"'})


@delete("/me", summary="Be forgotten", status_code=204, responses=PROBLEMS)
async def forget_me(request: Asked, service: Served) -> Response[None]:
    """Leave all tables, and have one's name and words taken out of them; games stay as they were played."""
    identity = await service.known(request)
    bots = [bot.id for bot in await service.log.bots_of(identity.id)]
    rewrites = []
    for table, listed in (await service.log.tables_of(identity.id, MOST_TABLES)).items():
        if listed.status in ("waiting", "playing"):
            hosted = await service.house.open(table)
            if hosted.table.people[identity.id].present:
                await hosted.live.ask(Leave(id="forget"), identity.id, now())
        await service.house.warmth.ready(listed.game)
        log = [entries.decode(entry) for entry in await service.log.read(table)]
        rewrites.append(await asyncio.to_thread(without, identity.id, table, log))
    await service.log.forget_identity(identity.id, *rewrites)
    service.people.forget(identity.id, *bots)
    service.house.dismiss([identity.id, *bots], GONE)
    for rewrite in rewrites:
        if rewrite.table in service.house.tables:
            await service.house.tables[rewrite.table].live.refresh()
    return Response(None, status_code=204, cookies=[service.cookie(request, "", seconds=0)])


@get("/me/bots", summary="One's own bots", responses=PROBLEMS)
async def list_bots(request: Asked, service: Served) -> list[BotInfo]:
    """The programs that one has made tokens for."""
    return await _bots(service, await service.known(request))


@post("/me/bots", summary="Make a token for a program that plays", responses=PROBLEMS)
async def add_bot(request: Asked, service: Served, data: JSONBody[NewName]) -> BotToken:
    """An identity of its own that is marked as a bot; its token is sent as `Authorization: Bearer …`."""
    identity = await service.known(request)
    if identity.is_bot:
        raise Refusal(Message("refused-for-people"))
    if len(await service.log.bots_of(identity.id)) >= MOST_BOTS:
        raise Refusal(Message("refused-too-many"))
    bot, token = await service.people.add(data.name, now(), owner=identity.id)
    return BotToken(bot.id, bot.name, token)


@delete("/me/bots/{bot:str}", summary="Take a program's token back", status_code=204, responses=PROBLEMS)
async def remove_bot(request: Asked, service: Served, bot: FromPath[str]) -> None:
    """From now on nobody knows the program any more."""
    identity = await service.known(request)
    if bot not in [own.id for own in await service.log.bots_of(identity.id)]:
        raise Refusal(Message("refused-nothing-here"))
    await service.log.forget_identity(bot)
    service.people.forget(bot)
    service.house.dismiss([bot], GONE)


async def _bots(service: Service, identity: Identity) -> list[BotInfo]:
    return [BotInfo(bot.id, bot.name, bot.at) for bot in await service.log.bots_of(identity.id)]


@get(["/healthz", "/api/health"], media_type=MediaType.JSON, summary="Whether the server works")
async def health(service: Served) -> Health:
    """Whether the store answers, which games can be played without a wait, and what is made ready now."""
    await service.log.last_beat()
    warmth = service.house.warmth
    return Health("ok", warmth.games, warmth.preparing)


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus")
async def show_metrics(service: Served) -> str:
    """Numbers about the server, none about anybody."""
    return service.metrics.text()


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asked, service: Served) -> Response[bytes]:
    """The web client."""
    file = service.pages.find(request.url.path)
    if file is None:
        raise Refusal(Message("refused-nothing-here"))
    return answer(file, request)


router = Router(
    "/api",
    route_handlers=[list_games, show_me, name_me, my_data, forget_me, list_bots, add_bot, remove_bot],
)
outside = [health, show_metrics, page]
