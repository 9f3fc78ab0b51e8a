"""REST: the sender's identity, the games, the server's health, and the pages of the web client."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, post, put, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from tatami.engine.errors import GameError
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.scene import Message
from tatami.games import names as games
from tatami.rulebook import Rulebook, RulebookError, rulebook
from tatami.server.core import entries
from tatami.server.core.refusal import Refusal
from tatami.server.http.account_routes import account
from tatami.server.http.learn_routes import practice_of
from tatami.server.http.notice_routes import notifications
from tatami.server.http.pages import answer, dictionary_file, message_file, tagged
from tatami.server.http.preview_routes import tags
from tatami.server.http.service import Served, Service, spoken
from tatami.server.http.session import GONE
from tatami.server.runtime.forget import without, written_by
from tatami.server.runtime.supervisor import now
from tatami.server.wire.catalogue import catalogue
from tatami.server.wire.messages import Leave
from tatami.server.wire.resources import (
    PROBLEMS,
    BotInfo,
    BotToken,
    Dictionary,
    GameInfo,
    Health,
    Me,
    MyData,
    MyTable,
    NewName,
)
from tatami.store import Identity

Asked = Request[None, None, State]

ASK_AGAIN_SOON = "public, max-age=600"  # rules change only with the server
MOST_BOTS = 20  # per person
MOST_TABLES = 10_000  # searched at once when a person is deleted


@get("/games", summary="The games, in the language of `?lang=`", responses=PROBLEMS)
async def list_games(request: Asked) -> list[GameInfo]:
    """The games, with their options and levels in words."""
    return catalogue(spoken(request))


@get("/games/{game:str}/rules", summary="A game's rules, in the language of `?lang=`", responses=PROBLEMS)
async def show_rules(request: Asked, game: FromPath[str]) -> Response[Rulebook]:
    """The rules of a game for people to read, with the rulings."""
    try:
        rules = rulebook(game, spoken(request))
    except RulebookError:
        raise Refusal(Message("refused-nothing-here")) from None
    return Response(rules, headers={"cache-control": ASK_AGAIN_SOON, "vary": "accept-language"})


@get(
    "/games/{game:str}/messages/{lang:str}",
    media_type=MediaType.TEXT,
    summary="The Fluent messages of a game's table",
    responses={**PROBLEMS, 200: ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False)},
)
async def show_messages(request: Asked, game: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """All messages of a game's table, for clients that form the sentences themselves."""
    if game not in games() or lang not in LANGUAGES:
        raise Refusal(Message("refused-nothing-here"))
    return answer(message_file(game, lang), request)


@get(
    "/games/{game:str}/dictionary/{version:str}",
    summary="The dictionary of a table's scenes",
    responses={**PROBLEMS, 200: ResponseSpec(Dictionary, generate_examples=False)},
)
async def show_dictionary(
    request: Asked,
    game: FromPath[str],
    version: FromPath[str],
    seats: Annotated[int, QueryParameter(ge=1, le=9)],
    options: Annotated[str, QueryParameter(max_length=8_000, description="JSON; none: the defaults")] = "{}",
) -> Response[bytes]:
    """The dictionary for a game with options and seats, at the address in snapshots and replays."""
    try:
        chosen = msgspec.json.decode(options, type=dict[str, bool | int | str])
        return answer(dictionary_file(game, chosen, seats, version), request)
    except (GameError, msgspec.MsgspecError):
        raise Refusal(Message("refused-nothing-here")) from None


@get("/me", summary="The sender's identity", responses=PROBLEMS)
async def show_me(request: Asked, service: Served) -> Me:
    """The name behind the cookie or token; empty for a newcomer."""
    identity = await service.who(request)
    return service.me(identity)


@put("/me", summary="Choose a name; newcomers get a cookie", responses=PROBLEMS)
async def name_me(request: Asked, service: Served, data: JSONBody[NewName]) -> Response[Me]:
    """Set the name for tables joined from now on."""
    identity, cookies = await service.welcome(request, data.name)
    if service.supervisor.sanctions.is_muted(identity):
        raise Refusal(Message("refused-muted"))
    name = identity.name if cookies else await service.people.rename(identity, data.name)
    return Response(msgspec.structs.replace(service.me(identity), name=name), cookies=cookies)


@get(
    "/me/data",
    summary="Download all data about the sender",
    responses={**PROBLEMS, 200: ResponseSpec(MyData, generate_examples=False)},
)
async def my_data(request: Asked, service: Served) -> Stream:
    """All data the sender gave to the server, table by table."""
    identity = await _owner(request, service)
    if not service.guards.downloads.take(identity.id):
        raise Refusal(Message("refused-too-many"))
    tables = await service.log.tables_of(identity.id, MOST_TABLES)
    head = MyData(
        identity.name,
        identity.at,
        await _bots(service, identity),
        await account(service, identity),
        await practice_of(service, identity.id),
        await service.tournaments.given_by(identity.id),
        msgspec.structs.replace(
            await notifications(service, identity), offers=[], push_key=""
        ),  # the server's own
        [],
    )
    headers = {"content-disposition": 'attachment; filename="tatami.json"'}
    pieces = _pieces(service, identity.id, head, list(tables))
    return Stream(pieces, headers=headers, media_type=MediaType.JSON)


async def _pieces(service: Service, who: str, head: MyData, tables: list[str]) -> AsyncIterator[bytes]:
    """The JSON of a person's data, one table at a time, since the whole may not fit into memory."""
    yield msgspec.json.encode(head).removesuffix(b"]}")
    for number, table in enumerate(tables):
        stored = await service.log.read(table)
        yield b"," * (number > 0) + await asyncio.to_thread(_piece, who, table, stored)
    yield b"]}"


def _piece(who: str, table: str, stored: list[bytes]) -> bytes:
    return msgspec.json.encode(MyTable(table, written_by(who, [entries.decode(one) for one in stored])))


@delete("/me", summary="Delete the sender's data", status_code=204, responses=PROBLEMS)
async def forget_me(request: Asked, service: Served) -> Response[None]:
    """Leave all tables and remove the sender's name and words from them; the games themselves stay."""
    identity = await _owner(request, service)
    await service.people.remove(identity, lambda: _forget(service, identity))
    return Response(None, status_code=204, cookies=[service.cookie(request, "", seconds=0)])


async def _owner(request: Asked, service: Service) -> Identity:
    """The sender's identity, for what banned people may do, too."""
    identity = await service.owner(request)
    if identity is None:
        raise Refusal(Message("refused-name"))
    return identity


async def _forget(service: Service, identity: Identity) -> None:
    """Remove a person, or a bot, from all logs, then from all other rows; if it fails, it can be repeated."""
    bots = [bot.id for bot in await service.log.bots_of(identity.id)]
    own = [identity.id, *bots]
    rewritten: set[str] = set()
    async with _barred(service, own):
        for one in own:
            await service.tournaments.forget(one)
            while tables := await leave_all(service, one):
                for table in tables:
                    await _rewrite(service, own, table, rewritten)
        await service.log.forget_identity(identity.id)
        service.people.forget(identity.id, *bots)


async def _rewrite(service: Service, gone: list[str], table: str | None, done: set[str]) -> None:
    """Rewrite the logs of a table and of its rematches, which keep the same people out."""
    while table is not None and table not in done:
        done.add(table)
        next_table = await _rewrite_once(service, gone, table)
        if next_table is None:  # it goes on: until it was reread, it may have been listed under the old names
            next_table = await _rewrite_once(service, [], table)
        table = next_table


async def _rewrite_once(service: Service, gone: list[str], table: str) -> str | None:
    log = [entries.decode(entry) for entry in await service.log.read(table)]
    rewrite, next_table = await asyncio.to_thread(without, gone, table, log)
    await service.log.rewrite(rewrite)
    service.supervisor.nodes.rewritten(table)
    if table in service.supervisor.tables:
        await service.supervisor.tables[table].actor.refresh()
    return next_table


@asynccontextmanager
async def _barred(service: Service, who: list[str]) -> AsyncIterator[None]:
    """Refuse commands from identities during their deletion and afterwards."""
    await service.supervisor.bar(who, GONE)
    try:
        yield
    except BaseException:
        service.supervisor.unbar(who)
        raise


async def leave_all(service: Service, who: str, *statuses: str) -> list[str]:
    """Leave all tables of some statuses (none: all), passing on seats and hosting; return them."""
    tables = await service.log.tables_of(who, MOST_TABLES, statuses=statuses)
    for table, listed in tables.items():
        await service.supervisor.warm_up.ready(listed.game)
        opened = await service.supervisor.open(table)
        person = opened.table.people.get(who)
        if person is not None and person.present:
            # A fresh id; a known one would count as done.
            await opened.actor.ask(Leave(id=secrets.token_hex(8)), who, service.supervisor.now())
    return list(tables)


@get("/me/bots", summary="The sender's bots", responses=PROBLEMS)
async def list_bots(request: Asked, service: Served) -> list[BotInfo]:
    """The programs for which the sender has made tokens."""
    return await _bots(service, await service.known(request))


@post("/me/bots", summary="Make a token for a program that plays", responses=PROBLEMS)
async def add_bot(request: Asked, service: Served, data: JSONBody[NewName]) -> BotToken:
    """Create a separate identity, marked as a bot; its token is sent as `Authorization: Bearer …`."""
    identity = await service.known(request)
    if identity.is_bot:
        raise Refusal(Message("refused-for-people"))
    if len(await service.log.bots_of(identity.id)) >= MOST_BOTS:
        raise Refusal(Message("refused-too-many"))
    bot, token = await service.people.add(data.name, now(), owner=identity.id)
    return BotToken(bot.id, bot.name, token)


@delete("/me/bots/{bot:str}", summary="Revoke a program's token", status_code=204, responses=PROBLEMS)
async def remove_bot(request: Asked, service: Served, bot: FromPath[str]) -> None:
    """Revoke a token; the program leaves all tables, and its name is removed from them."""
    identity = await service.known(request)
    found = next((own for own in await service.log.bots_of(identity.id) if own.id == bot), None)
    if found is None:
        raise Refusal(Message("refused-nothing-here"))

    await service.people.remove(found, lambda: _forget(service, found))


async def _bots(service: Service, identity: Identity) -> list[BotInfo]:
    return [BotInfo(bot.id, bot.name, bot.at) for bot in await service.log.bots_of(identity.id)]


@get(["/healthz", "/api/health"], media_type=MediaType.JSON, summary="Whether the server works")
async def health(service: Served) -> Response[Health]:
    """Whether the store is writable, which games are ready, and what is being prepared."""
    reason, warm_up = await service.supervisor.checkup.verdict(), service.supervisor.warm_up
    state = Health("failing" if reason else "ok", reason, warm_up.games, warm_up.preparing, warm_up.failed)
    return Response(state, status_code=503 if reason else 200)


@get("/metrics", media_type=MediaType.TEXT, summary="Numbers for Prometheus", responses=PROBLEMS)
async def show_metrics(request: Asked, service: Served) -> str:
    """Metrics of the server, none about people; for loopback connections, or with the token."""
    if not service.guards.may_measure(request.headers, request.client.host if request.client else ""):
        raise Refusal(Message("refused-metrics"))
    return service.metrics.text()


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asked, service: Served) -> Response[bytes]:
    """The web client."""
    lang = spoken(request)
    file = service.pages.find(request.url.path, lang)
    if file is None:
        raise Refusal(Message("refused-nothing-here"))
    if service.pages.is_page(file):
        file = tagged(file, await tags(service, request, lang))
    return answer(file, request)


router = Router(
    "/api",
    route_handlers=[
        list_games,
        show_rules,
        show_messages,
        show_dictionary,
        show_me,
        name_me,
        my_data,
        forget_me,
        list_bots,
        add_bot,
        remove_bot,
    ],
)
outside = [health, show_metrics, page]
