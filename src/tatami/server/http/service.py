"""The services that the routes use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec.structs import replace

from tatami.engine.scene import Message
from tatami.server.config import Config
from tatami.server.core.refusal import Refusal
from tatami.server.http.guards import Guards, address_key
from tatami.server.http.identity import COOKIE, COOKIE_SECONDS, People
from tatami.server.http.pages import Pages
from tatami.server.http.session import language
from tatami.server.runtime.matching import Matching
from tatami.server.runtime.metrics import Metrics
from tatami.server.runtime.notices.postman import Postman
from tatami.server.runtime.previews import Previews
from tatami.server.runtime.replays import Replays
from tatami.server.runtime.reviews import Reviews
from tatami.server.runtime.supervisor import Supervisor, now
from tatami.server.runtime.tournaments import Tournaments
from tatami.server.wire.resources import Me
from tatami.store import Identity, Log

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Service:
    """All components of a server."""

    config: Config
    log: Log
    supervisor: Supervisor
    people: People
    guards: Guards
    metrics: Metrics
    pages: Pages
    replays: Replays
    reviews: Reviews
    matching: Matching
    previews: Previews
    tournaments: Tournaments
    postman: Postman

    def me(self, identity: Identity | None) -> Me:
        """What somebody is told about themselves; None is a newcomer."""
        me = Me("", False, notifies=bool(self.postman.offers))
        if identity is None:
            return me
        return replace(me, name=identity.name, is_bot=identity.is_bot, handle=identity.handle)

    async def who(self, connection: Connection) -> Identity | None:
        """The sender's identity, None for a new client; Refusal for a banned one."""
        identity = await self.owner(connection)
        if identity is not None and self.supervisor.sanctions.is_banned(identity):
            raise Refusal(Message("refused-banned"))
        return identity

    async def owner(self, connection: Connection) -> Identity | None:
        """The same for requests about one's own data, which banned people may make, too."""
        return await self.people.find(connection.headers, connection.cookies)

    async def known(self, connection: Connection) -> Identity:
        """The sender's identity; Refusal for a new client."""
        identity = await self.who(connection)
        if identity is None:
            raise Refusal(Message("refused-name"))
        return identity

    async def welcome(self, connection: Connection, name: str) -> tuple[Identity, list[Cookie]]:
        """The sender's identity, created if necessary, and a cookie for a new client."""
        identity = await self.who(connection)
        if identity is not None:
            return identity, []
        if not self.guards.guests.take(address(connection)):
            raise Refusal(Message("refused-too-many"))
        identity, secret = await self.people.add(name, now())
        return identity, [self.cookie(connection, secret)]

    def cookie(self, connection: Connection, secret: str, seconds: int = COOKIE_SECONDS) -> Cookie:
        """The cookie that identifies a client."""
        secure = self.config.base_url.startswith("https:") or connection.url.scheme in ("https", "wss")
        return Cookie(COOKIE, value=secret, max_age=seconds, httponly=True, samesite="lax", secure=secure)

    def base(self, connection: Connection) -> str:
        """The address under which the sender reaches the server."""
        return self.config.base_url.rstrip("/") or f"{connection.url.scheme}://{connection.url.netloc}"

    def link(self, connection: Connection, table: str) -> str:
        """A shareable link to a table."""
        return f"{self.base(connection)}/t/{table}"


Served = NamedDependency[Service]


def address(connection: Connection) -> str:
    """The key of the sender's address for rate limits."""
    return address_key(connection.client.host if connection.client else "")


def spoken(connection: Connection) -> str:
    """The language for the response."""
    return language(connection.query_params.get("lang"), connection.headers.get("accept-language", ""))
