"""The server as an ASGI application: everything it is made of, put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tatami import __version__
from tatami.engine.table import Message
from tatami.server import routes, tables
from tatami.server.config import Config
from tatami.server.guards import Guards, address_key
from tatami.server.headers import Headers
from tatami.server.house import House
from tatami.server.live import NoSuchTable
from tatami.server.metrics import Metrics
from tatami.server.pages import Pages
from tatami.server.people import People
from tatami.server.refusal import Refusal
from tatami.server.rest import Problem
from tatami.server.service import Service
from tatami.server.session import language
from tatami.server.table_socket import table_socket
from tatami.store import SqliteLog, StoreError

logger = logging.getLogger("tatami.app")

STATUS = {
    "too-many": 429,
    "elsewhere": 403,
    "token": 401,
    "no-table": 404,
    "nothing-here": 404,
    "not-over": 409,
    "not-stored": 503,
    "trouble": 500,
    "for-people": 403,
    "watch": 403,
}
BY_STATUS = {404: "nothing-here", 405: "nothing-here", 413: "format", 415: "format"}


def make_app(config: Config) -> Headers:
    """The server over the one file that holds everything."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        config.data.parent.mkdir(parents=True, exist_ok=True)
        log = SqliteLog(config.data)
        metrics: Metrics = app.state.metrics
        house = House(log, config, metrics)
        metrics.gauges |= {
            "connections": lambda: house.connections["*"],
            "tables_in_memory": lambda: len(house.tables),
            "tables_playing": lambda: sum(one.table.status == "playing" for one in house.tables.values()),
        }
        app.state.service = Service(config, log, house, People(log), Guards(config), metrics, Pages())
        try:
            await house.start()
            yield
        finally:
            await house.close()
            await log.close()

    metrics = Metrics()
    app = Litestar(
        route_handlers=[routes.router, tables.router, tables.list_mine, table_socket, *routes.outside],
        lifespan=[lifespan],
        dependencies={"service": Provide(_service, sync_to_thread=False)},
        state=State({"metrics": metrics}),
        before_request=check,
        exception_handlers={Exception: explain},
        request_max_body_size=config.message_bytes,
        openapi_config=OpenAPIConfig(
            title="Tatami", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
    # Outermost, so that answers to requests that no route is for have them too.
    return Headers(app, metrics, config.base_url.startswith("https:"))


def _service(state: State) -> Service:
    """What the routes work with."""
    service: Service = state.service
    return service


async def check(request: Request[None, None, State]) -> None:
    """Refuse what comes too fast, and what another site's page sends in somebody's name."""
    service: Service = request.app.state.service
    client = request.client
    if not service.guards.requests.take(address_key(client.host if client else "")):
        raise Refusal(Message("refused-too-many"))
    if request.method not in ("GET", "HEAD", "OPTIONS") and not service.guards.is_from_here(request.headers):
        raise Refusal(Message("refused-elsewhere"))


def explain(request: Request[None, None, State], error: Exception) -> Response[Problem]:
    """Why a request was not done, in words, without internals."""
    match error:
        case Refusal():
            refusal, status = error, STATUS.get(error.code, 409)
        case NoSuchTable():
            refusal, status = Refusal(Message("refused-no-table")), 404
        case StoreError():
            logger.error("the store does not work: %s", error)
            refusal, status = Refusal(Message("refused-not-stored")), 503
        case HTTPException() if error.status_code < 500:
            status = error.status_code
            refusal = Refusal(Message(f"refused-{BY_STATUS.get(status, 'format')}"))
        case _:
            logger.error("a request failed", exc_info=error)
            refusal, status = Refusal(Message("refused-trouble")), 500
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
    return Response(Problem(refusal.code, refusal.text(lang)), status_code=status, media_type=MediaType.JSON)
