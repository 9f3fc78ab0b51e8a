"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tatami import __version__
from tatami.bus import Hub, LocalBus, open_bus
from tatami.engine.scene import Message
from tatami.server.config import Config
from tatami.server.core.refusal import Refusal
from tatami.server.http import (
    account_routes,
    circle_routes,
    hall_routes,
    learn_routes,
    lesson_routes,
    moderation_routes,
    notice_routes,
    people_routes,
    preview_routes,
    routes,
    table_routes,
    tournament_routes,
    trial_routes,
)
from tatami.server.http.guards import Guards, address_key
from tatami.server.http.headers import Headers
from tatami.server.http.identity import People
from tatami.server.http.pages import ASSETS, Pages
from tatami.server.http.service import Service
from tatami.server.http.session import language
from tatami.server.http.table_socket import table_socket
from tatami.server.runtime.matching import Matching
from tatami.server.runtime.metrics import Metrics
from tatami.server.runtime.nodes import Nodes
from tatami.server.runtime.notices.postman import Postman
from tatami.server.runtime.previews import Previews
from tatami.server.runtime.replays import Replays
from tatami.server.runtime.reviews import Reviews
from tatami.server.runtime.supervisor import Supervisor
from tatami.server.runtime.table_actor import NoSuchTable
from tatami.server.runtime.tournaments import Tournaments
from tatami.server.wire.resources import Problem
from tatami.store import Lock, Log, SqliteLog, StoreError, is_address, open_log

logger = logging.getLogger("tatami.app")

STATUS = {
    "too-many": 429,
    "elsewhere": 403,
    "token": 401,
    "sign-in": 401,
    "no-table": 404,
    "no-game": 503,
    "nothing-here": 404,
    "no-step": 404,
    "not-over": 409,
    "not-stored": 503,
    "busy": 503,
    "link": 403,
    "metrics": 403,
    "trouble": 500,
    "for-people": 403,
    "watch": 403,
    "sealed": 403,
    "banned": 403,
    "muted": 403,
    "moderation": 403,
}
BY_STATUS = {404: "nothing-here", 405: "nothing-here", 413: "too-long", 415: "format"}


class Reading(Request[None, None, State]):
    """A request whose body may be anything."""

    async def body(self) -> bytes:
        """The whole body; a client that disconnects early gets a client error, not a server error."""
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException(error.detail) from None

    async def json(self) -> Any:
        """The body as JSON, unless it is nested too deeply or is no UTF-8."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException from None


def make_app(config: Config) -> Headers:
    """The server on a file or a database; raises StoreError or BusError."""
    node = secrets.token_hex(8)
    lock, log = _open(config, node)
    # Servers on one database without a bus poll it.
    bus = open_bus(config.bus, node) if config.bus or not config.store else LocalBus(node, Hub())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        metrics: Metrics = app.state.metrics
        nodes = Nodes(bus, log)
        supervisor = Supervisor(log, config, metrics, nodes=nodes)
        metrics.gauges |= {
            "connections": lambda: supervisor.connections["*"],
            "other_servers": lambda: nodes.others,
            "bus_up": lambda: bus.is_well,
            "tables_in_memory": lambda: len(supervisor.tables),
            "tables_playing": lambda: sum(
                one.table.status == "playing" for one in supervisor.tables.values()
            ),
        }
        replays = Replays(supervisor.warm_up.ready)
        reviews = Reviews(log, supervisor.bot_pool, nodes)
        people, guards = People(log, nodes), Guards(config)
        matching, tournaments = Matching(supervisor), Tournaments(supervisor)
        postman = Postman(log, nodes, config, supervisor.now, nodes.is_there)
        nodes.share(guards.limits())
        app.state.service = Service(
            config,
            log,
            supervisor,
            people,
            guards,
            metrics,
            Pages(),
            replays,
            reviews,
            matching,
            Previews(supervisor.bot_pool),
            tournaments,
            postman,
        )
        carrying: asyncio.Task[None] | None = None
        try:
            await supervisor.start()
            tournaments.start()
            carrying = asyncio.ensure_future(postman.work())
            yield
        finally:
            if carrying is not None:
                carrying.cancel()
            await postman.close()
            await tournaments.close()
            replays.close()
            reviews.close()
            await supervisor.close()
            await log.close()
            if lock is not None:
                lock.release()

    metrics = Metrics()
    app = Litestar(
        route_handlers=[
            routes.router,
            table_routes.router,
            people_routes.router,
            preview_routes.router,
            account_routes.router,
            circle_routes.router,
            notice_routes.router,
            moderation_routes.router,
            hall_routes.router,
            hall_routes.hall_socket,
            table_routes.list_mine,
            table_routes.quick_match,
            tournament_routes.router,
            tournament_routes.list_my_tournaments,
            *learn_routes.routers,
            *lesson_routes.routers,
            *trial_routes.routers,
            table_socket,
            *routes.outside,
        ],
        lifespan=[lifespan],
        dependencies={"service": Provide(_service, sync_to_thread=False)},
        state=State({"metrics": metrics}),
        request_class=Reading,
        before_request=check,
        exception_handlers={Exception: explain},
        request_max_body_size=config.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Tatami", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    # Outermost, so that responses without a route have them, too.
    return Headers(app, metrics, config.base_url.startswith("https:"))


def _open(config: Config, node: str) -> tuple[Lock | None, Log]:
    """The store: a file for this server alone, or a shared database."""
    if config.store:
        if not is_address(config.store):
            raise StoreError(f"{config.store!r:.80} is not the address of a database, postgresql://…")
        return None, open_log(config.store, node=node)
    if config.bus:
        raise StoreError("a bus is for servers on one database: give --store too")
    data = config.data
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{error.filename}: {error.strerror}") from error
    lock = Lock(data)
    try:
        log = SqliteLog(data)
        lock.cover()  # a new file exists only now
        return lock, log
    except StoreError:
        lock.release()
        raise


def _service(state: State) -> Service:
    """The services that the routes use."""
    service: Service = state.service
    return service


async def check(request: Request[None, None, State]) -> None:
    """Reject requests over the rate limit and cross-site requests."""
    service: Service = request.app.state.service
    guards, client = service.guards, request.client
    # A first visit loads some fifty assets, and a household or a school shares an address.
    limit = guards.assets if request.scope["path"].startswith(ASSETS) else guards.requests
    if not limit.take(address_key(client.host if client else "")):
        raise Refusal(Message("refused-too-many"))
    if request.method not in ("GET", "HEAD", "OPTIONS") and not guards.is_from_here(request.headers):
        raise Refusal(Message("refused-elsewhere"))


def explain(request: Request[None, None, State], error: Exception) -> Response[Problem]:
    """A readable error response without internals."""
    match error:
        case Refusal():
            refusal, status = error, STATUS.get(error.code, 409)
        case NoSuchTable():
            refusal, status = Refusal(Message("refused-no-table")), 404
        case StoreError():
            logger.error("the store is down: %s", error)
            refusal, status = Refusal(Message("refused-not-stored")), 503
        case HTTPException() if error.status_code < 500:
            status = error.status_code
            refusal = Refusal(Message(f"refused-{BY_STATUS.get(status, 'format')}"))
        case _:
            logger.error("a request failed", exc_info=error)
            refusal, status = Refusal(Message("refused-trouble")), 500
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return Response(Problem(refusal.code, refusal.text(lang)), status_code=status, media_type=MediaType.JSON)
