"""The chat of the lobby: REST to say something, a WebSocket to read along."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody

from tatami.engine.scene import Message
from tatami.server.core import limits
from tatami.server.core.refusal import Refusal
from tatami.server.core.text import clean
from tatami.server.http.service import Served, Service, address
from tatami.server.http.session import GONE, NOT_FOR_YOU, NOT_NOW, SLOW, TOO_MANY
from tatami.server.http.table_socket import ALL, counted, held_by
from tatami.server.runtime.hall import Hall
from tatami.server.runtime.supervisor import BANNED, now
from tatami.server.wire.hall import HallLine, HallLines, HallMessage, HallSay
from tatami.server.wire.resources import PROBLEMS
from tatami.store import StoreError

Asked = Request[None, None, State]
Send = Callable[[dict[str, Any]], Awaitable[None]]

QUEUE = 100  # messages queued for a slow client

_encoder = msgspec.json.Encoder()


@get("/hall", summary="The last messages in the lobby", responses=PROBLEMS)
async def read_hall(request: Asked, service: Served) -> list[HallLine]:
    """The latest messages, oldest first; `/api/hall/ws` sends the same and all later ones."""
    await service.who(request)  # raises for banned people
    return await service.supervisor.hall.lines()


@post("/hall", summary="Say something in the lobby", status_code=204, responses=PROBLEMS)
async def say(request: Asked, service: Served, data: JSONBody[HallSay]) -> None:
    """Only people may, under the name of their profile."""
    identity = await service.known(request)
    if identity.is_bot:
        raise Refusal(Message("refused-for-people"))
    if service.supervisor.sanctions.is_muted(identity):
        raise Refusal(Message("refused-muted"))
    text = clean(data.text, limits.CHAT)
    if not text:
        raise Refusal(Message("refused-nothing-said"))
    if not service.guards.lobby.take(identity.id) or not service.guards.lobby_from.take(address(request)):
        raise Refusal(Message("refused-too-fast"))
    await service.supervisor.hall.say(identity, text, now())


class HallSession:
    """A client that reads along."""

    def __init__(self, who: str) -> None:
        self.who = who
        self._queue: asyncio.Queue[HallMessage | int] = asyncio.Queue(QUEUE)

    def take(self, message: HallMessage) -> None:
        """Queue a message; a client that does not read is dropped."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(SLOW)

    def dismiss(self, code: int) -> None:
        """End the connection."""
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(code)

    async def talk(self, send: Send) -> None:
        """Send queued messages until the client is dismissed."""
        while not isinstance(message := await self._queue.get(), int):
            await send({"type": "websocket.send", "text": _encoder.encode(message).decode()})
        await send({"type": "websocket.close", "code": message})


@websocket("/api/hall/ws")
async def hall_socket(socket: WebSocket[None, None, State]) -> None:
    """All messages of the lobby; messages from the client are ignored."""
    service: Service = socket.app.state.service
    if not service.guards.is_from_here(socket.headers):
        return await socket.close(NOT_FOR_YOU)
    await socket.accept()
    hall = service.supervisor.hall
    try:
        if not service.guards.requests.take(address(socket)):
            return await socket.close(TOO_MANY)
        identity = await service.who(socket)
        async with counted(service, ALL, *held_by(socket, identity)) as is_welcome:
            if not is_welcome:
                return await socket.close(TOO_MANY)
            await _talk(socket, hall, identity.id if identity else "")
    except Refusal as refusal:
        return await socket.close(BANNED if refusal.code == "banned" else GONE)
    except StoreError:
        return await socket.close(NOT_NOW)


async def _talk(socket: WebSocket[None, None, State], hall: Hall, who: str) -> None:
    """Send the lobby's messages until the client disconnects."""
    session = HallSession(who)
    session.take(HallLines(await hall.lines()))
    hall.listeners.add(session)
    tasks = [asyncio.ensure_future(session.talk(socket.send)), asyncio.ensure_future(_gone(socket))]  # type: ignore[arg-type]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.listeners.discard(session)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _gone(socket: WebSocket[None, None, State]) -> None:
    """Return when the client disconnects."""
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            pass
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass


router = Router("/api", route_handlers=[read_hall, say])
