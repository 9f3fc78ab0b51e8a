"""A bare relay: the same server and sockets as ours, no rules, no store."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

ACCEPTED = '{"is":"accepted","id":"a1","seq":10}'

tables: defaultdict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)
payload = "x"  # what everybody at a table is sent for each move


@websocket("/api/tables/{table:str}/ws")
async def relay(socket: WebSocket[Any, Any, Any], table: str) -> None:
    await socket.accept()
    tables[table].add(socket)
    try:
        while True:
            await socket.receive_text()
            for other in tables[table]:
                await other.send_text(payload)
            await socket.send_text(ACCEPTED)
    except WebSocketDisconnect:
        tables[table].discard(socket)


if __name__ == "__main__":
    payload *= int(sys.argv[2])
    uvicorn.run(
        Litestar([relay], logging_config=None),
        host="127.0.0.1",
        port=int(sys.argv[1]),
        http="httptools",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
