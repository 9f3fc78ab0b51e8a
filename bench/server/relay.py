"""A bare relay on our server's own sockets: no rules and no store, the floor under every figure."""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import dataclass
from typing import cast

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from tatami.server.config import Config
from tatami.server.http.serve import uvicorn_config
from tatami.server.http.session import SHORTCUT, Shortcut
from tatami.server.runtime.metrics import Metrics

ACCEPTED = b'{"is":"accepted","id":"a1","seq":10}'
PLENTY = 1_000_000
CONFIG = Config(
    commands_per_second=PLENTY,
    requests_per_second=PLENTY,
    connections=20_000,
    connections_per_address=20_000,
    connections_per_person=20_000,
)


@dataclass(eq=False)
class Member:
    """A client at a table, with the faces of a session."""

    shortcut: Shortcut
    others: set[Member]
    is_ready: bool = True

    def take(self, data: str | bytes) -> None:
        """Tell everybody at the table, and answer."""
        for other in self.others:
            assert other.shortcut.send_now(payload)
        assert self.shortcut.send_now(ACCEPTED)


tables: defaultdict[str, set[Member]] = defaultdict(set)
payload = b"x"  # what everybody at a table is sent for each move


@websocket("/api/tables/{table:str}/ws")
async def relay(socket: WebSocket[None, None, State], table: str) -> None:
    await socket.accept()
    shortcut = cast(Shortcut, (socket.scope["extensions"] or {})[SHORTCUT])
    member = Member(shortcut, tables[table])
    member.others.add(member)
    member.shortcut.serve(member)
    try:
        while True:
            member.take(await socket.receive_text())  # what the shortcut does not take
    except WebSocketDisconnect:
        member.others.discard(member)


if __name__ == "__main__":
    payload *= int(sys.argv[2])
    config = Config(**{**vars(CONFIG), "port": int(sys.argv[1])})
    uvicorn.Server(uvicorn_config(config, Litestar([relay], logging_config=None), Metrics())).run()
