"""Previews of links: pictures for tables, moments, puzzles and games, and the words that go with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Annotated
from urllib.parse import quote

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from tatami.engine.game import GameError
from tatami.engine.i18n.speaker import speaker_for
from tatami.engine.scene import Message
from tatami.games import names as games
from tatami.review.puzzles import puzzle
from tatami.server.core.refusal import TOPIC, Refusal
from tatami.server.core.tournament.plan import Plan
from tatami.server.http.service import Served, Service, address
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.listing import Summary
from tatami.server.runtime.previews import cover, moment, position
from tatami.server.runtime.table_actor import NoSuchTable
from tatami.server.wire.catalogue import catalogue
from tatami.server.wire.resources import PROBLEMS
from tatami.server.wire.tournaments import TournamentInfo
from tatami.store import Listing, StoreError

Asked = Request[None, None, State]
Move = Annotated[
    int | None, QueryParameter(ge=0, le=100_000, description="after this many moves; none: the end")
]

LONG, SHORT = "public, max-age=3600", "public, max-age=60"
TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,40})(/replay)?/?")
TOURNAMENT = re.compile(r"/tournaments/([A-Za-z0-9_-]{1,40})/?")
PUZZLES = re.compile(r"/(?:puzzles|learn|rules|drills)/([a-z]{1,40})/?")

NOINDEX = '<meta name="robots" content="noindex">'  # the address of a table is its key

_info: msgspec.json.Decoder[TournamentInfo] = msgspec.json.Decoder(TournamentInfo)
_summary: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


@get("/tables/{table:str}/preview.png", summary="A table as a picture for links", responses=PROBLEMS)
async def table_picture(
    request: Asked, service: Served, table: FromPath[str], at: Move = None
) -> Response[bytes]:
    """A stranger's view of a table: the position, a moment of a finished game, or the game's cover."""
    listed = await service.log.listing(table)
    if listed is None:
        raise NoSuchTable(table)
    room = _summary.decode(listed.summary).room
    text = await service.log.record(table) if room.status == "over" and not room.sealed else None
    if text is not None:
        last = at if at is not None else 100_000
        return await _picture(request, service, (table, last), lambda: moment(text, last))
    is_open = room.status == "playing" and not room.sealed and room.settings.watch == "everyone"
    if not is_open:
        return await _cover(request, service, listed.game)
    opened = (await service.supervisor.open(table)).table
    if opened.status != "playing":
        return await _cover(request, service, listed.game)
    view = opened.match_of(None).view(None)
    return await _picture(request, service, (table, "now", opened.seq), lambda: position(view), SHORT)


@get("/games/{game:str}/preview.png", summary="A game as a picture for links", responses=PROBLEMS)
async def game_picture(request: Asked, service: Served, game: FromPath[str]) -> Response[bytes]:
    """The cover of a game."""
    if game not in games():
        raise Refusal(Message("refused-nothing-here"))
    return await _cover(request, service, game)


@get("/puzzles/{name:str}/preview.png", summary="A puzzle as a picture for links", responses=PROBLEMS)
async def puzzle_picture(request: Asked, service: Served, name: FromPath[str]) -> Response[bytes]:
    """The position as the seat to move sees it."""
    try:
        found = puzzle(name)
    except GameError:
        raise Refusal(Message("refused-nothing-here")) from None
    draw: Callable[[], str] = lambda: position(found.match.view(found.seat))  # noqa: E731
    return await _picture(request, service, ("puzzle", name), draw)


async def _cover(request: Asked, service: Service, game: str) -> Response[bytes]:
    return await _picture(request, service, ("cover", game), lambda: cover(game))


async def _picture(
    request: Asked, service: Service, key: tuple[object, ...], draw: Callable[[], str], caching: str = LONG
) -> Response[bytes]:
    who = address(request)
    drawn = await service.previews.show(
        key, Share(who, "", is_urgent=False), draw, may=lambda: service.guards.replays.take(who)
    )
    return Response(drawn, media_type="image/png", headers={"cache-control": caching})


async def tags(service: Service, request: Asked, lang: str) -> str:
    """The tags of a page by which other sites preview a link to it, in the reader's language."""
    path, query = request.url.path, request.query_params
    say = speaker_for(TOPIC, lang, None, ()).say
    title, words, picture, more = "Tatami", say(Message("preview-home")), "games/take/preview.png", ""
    titles = {info.name: info.title for info in catalogue(lang)}
    if found := TABLE.fullmatch(path):
        more = NOINDEX
        listed = await _listed(service, found[1])
        if listed is not None:
            title, picture = titles.get(listed.game, title), f"tables/{quote(found[1])}/preview.png"
            move = query.get("at", "")
            move = move if move.isascii() and move.isdigit() and len(move) < 6 else ""
            words = say(_words(listed, int(move) if move else None))
            picture += f"?at={move}" if move else ""
    elif found := TOURNAMENT.fullmatch(path):
        more = NOINDEX
        planned = await _planned(service, found[1])
        if planned is not None:
            title, picture = planned.title, f"games/{planned.game}/preview.png"
            words = say(Message("preview-tournament", {"game": titles.get(planned.game, planned.game)}))
    elif (found := PUZZLES.fullmatch(path)) and found[1] in titles:
        title, picture = titles[found[1]], f"games/{found[1]}/preview.png"
        name = query.get("puzzle", "")
        if path.startswith("/puzzles/"):
            words = say(Message("preview-puzzle"))
            if re.fullmatch(r"[a-z0-9-]{1,60}", name):
                picture = f"puzzles/{name}/preview.png"
    base = service.base(request)
    asked = f"?{request.url.query}" if request.url.query else ""  # it names the moment or the puzzle
    facts = {
        "og:type": "website",
        "og:site_name": "Tatami",
        "og:title": title,
        "og:description": words,
        "og:locale": lang,
        "og:url": f"{base}{path}{asked}",
        "og:image": f"{base}/api/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    shown = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items())
    card = '<meta name="twitter:card" content="summary_large_image">'
    return f'{shown}{card}<meta name="description" content="{escape(words)}">{more}'


async def _listed(service: Service, table: str) -> Listing | None:
    try:
        return await service.log.listing(table)
    except StoreError:
        return None  # the page itself says so


async def _planned(service: Service, tournament: str) -> Plan | None:
    try:
        listed = await service.log.tournaments.listing(tournament)
    except StoreError:
        return None  # the page itself says so
    return _info.decode(listed.summary).plan if listed is not None else None


def _words(listed: Listing, move: int | None) -> Message:
    """The description of a table: its players, and whether it can be joined, watched or replayed."""
    room = _summary.decode(listed.summary).room
    names = ", ".join(seat.name for seat in room.seats if seat.name)
    if room.status == "waiting":
        free = sum(not seat.name for seat in room.seats)
        return Message("preview-waiting", {"names": names or "–", "free": free})
    if room.status == "over" and move is not None:
        return Message("preview-moment", {"names": names, "move": move})
    return Message("preview-over" if room.status == "over" else "preview-playing", {"names": names or "–"})


router = Router("/api", route_handlers=[table_picture, game_picture, puzzle_picture])
