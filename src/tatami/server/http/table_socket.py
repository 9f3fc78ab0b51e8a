"""The WebSocket: one for each client and table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from tatami.match import Match
from tatami.server.core.refusal import Refusal
from tatami.server.http.service import Service, address, spoken
from tatami.server.http.session import (
    BAD,
    GONE,
    NOT_FOR_YOU,
    NOT_NOW,
    SHORTCUT,
    TOO_MANY,
    Session,
    Shortcut,
)
from tatami.server.runtime.supervisor import BANNED
from tatami.server.runtime.table_actor import NoSuchTable
from tatami.server.wire.dictionaries import version_of
from tatami.server.wire.messages import Refused
from tatami.server.wire.reader import FORMS, Reader
from tatami.store import Identity, StoreError

logger = logging.getLogger("tatami.socket")

NO_TABLE = 4404
TOLD = 0.1  # seconds until all servers know of each other's connections
ALL = "*"  # the key of all connections of a server

Socket = WebSocket[None, None, State]


@websocket("/api/tables/{table:str}/ws")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Everything that happens at a table, and everything that a client does there."""
    service: Service = socket.app.state.service
    if not service.guards.is_from_here(socket.headers):
        await socket.close(NOT_FOR_YOU)  # before accepting, so that the browser learns nothing
        return
    await socket.accept()
    if not service.guards.requests.take(address(socket)):
        await socket.close(TOO_MANY)
        return
    try:
        identity = await service.who(socket)
        opened = await service.supervisor.open(table)
    except Refusal as refusal:
        close = {"banned": BANNED, "no-game": NOT_NOW}.get(refusal.code, GONE)
        if close != GONE:
            said = Refused("", refusal.code, refusal.text(spoken(socket)))
            await socket.send_text(msgspec.json.encode(said))
        await socket.close(close)
        return
    except NoSuchTable:
        await socket.close(NO_TABLE)
        return
    except StoreError as error:
        logger.error("the store is down: %s", error)
        await socket.close(NOT_NOW)
        return
    form = next((one for one in FORMS if one == socket.query_params.get("as", "scene")), None)
    if form is None:
        await socket.close(BAD)
        return
    wants_view = form == "numbers" and socket.query_params.get("view") == "1"
    reader = Reader(identity.id if identity else "", spoken(socket), form, wants_view)
    shortcut = cast("Shortcut | None", (socket.scope.get("extensions") or {}).get(SHORTCUT))
    session = Session(service.supervisor, service.guards, opened, identity, reader, address(socket), shortcut)
    async with counted(service, *held_by(socket, identity)) as is_welcome:
        if is_welcome:
            await session.run(socket.receive, socket.send, _since(socket, opened.table.match))  # type: ignore[arg-type]
        else:
            await socket.close(TOO_MANY)


def held_by(socket: Socket, identity: Identity | None) -> list[str]:
    """What a connection counts for."""
    return [f"address {address(socket)}", *([f"person {identity.id}"] if identity else [])]


@asynccontextmanager
async def counted(service: Service, *held: str) -> AsyncIterator[bool]:
    """Count a connection while it lasts; False if there is no room for it, here or over all servers.

    One of many waits until all servers have told each other how many there are.
    """
    connections, nodes = service.supervisor.connections, service.supervisor.nodes
    if not _has_room(service, held, new=1):
        yield False
        return
    connections.update(held)
    try:
        is_told = nodes.connected({key: connections[key] for key in held if key != ALL})
        if is_told:
            await asyncio.sleep(TOLD)
        yield not is_told or _has_room(service, held, new=0)
    finally:
        connections.subtract(held)
        for key in held:
            if not connections[key]:
                del connections[key]


def _has_room(service: Service, held: Iterable[str], *, new: int) -> bool:
    """Whether so many more connections are within the limits of the server, the address and the person."""
    counts, nodes, config = service.supervisor.connections, service.supervisor.nodes, service.config
    limits = {
        ALL: config.connections,
        "address": config.connections_per_address,
        "person": config.connections_per_person,
    }
    return all(counts[key] + nodes.held(key) + new <= limits[key.partition(" ")[0]] for key in {ALL, *held})


def _since(socket: Socket, match: Match | None) -> int | None:
    """The client's last entry from `?since=`, unless its dictionary is another version."""
    text, version = socket.query_params.get("since", ""), socket.query_params.get("dictionary", "")
    if version and match is not None and version != version_of(match):
        return None
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
