"""WebSockets of the load clients, by picows: reading must not cost more than a server's telling."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Socket(WSListener):
    """A connection whose messages wait until they are read."""

    def __init__(self) -> None:
        self._arrived: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._is_closed = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.BINARY):
            self._arrived.append(frame.get_payload_as_bytes())
            self._wake()
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._is_closed = True
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def recv(self) -> bytes:
        """The next message; ConnectionError if there is none to come."""
        while not self._arrived:
            if self._is_closed:
                raise ConnectionError("the server ended the connection")
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._arrived.popleft()

    def send(self, text: str) -> None:
        self._transport.send(WSMsgType.TEXT, text.encode())

    def send_bytes(self, data: bytes) -> None:
        self._transport.send(WSMsgType.BINARY, data)

    async def close(self) -> None:
        self._transport.send_close(WSCloseCode.OK)
        self._transport.disconnect()
        await self._transport.wait_disconnected()


async def connect(url: str, **headers: str) -> Socket:
    found: tuple[Any, Any] = await ws_connect(
        Socket, url, extra_headers=headers, websocket_handshake_timeout=60
    )
    return found[1]  # type: ignore[no-any-return]
