"""A real server on a free loopback port, and clients that talk to it as any program would."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import websockets

from tatami.server.config import Config
from tatami.server.http.serve import Server
from tatami.server.wire.messages import Accepted, ServerMessage, Snapshot, Update
from tatami.server.wire.reader import Form
from tests.server.client import Client

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_ids = itertools.count(1)

PATIENCE = 300  # seconds until something is taken for lost; bots may have to be compiled
PLENTY = {
    "commands_per_second": 1e6,
    "requests_per_second": 1e6,
    "tables_per_hour": 1e9,
    "guests_per_hour": 1e9,
    "connections_per_address": 10_000,
    "replays_per_minute": 1e6,
}


def free_port() -> int:
    """A free port, for a server that restarts on it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running(data: Path, **settings: Any) -> Iterator[str]:
    """The address of a server that runs in a thread of its own; bots move at once."""
    config = Config(
        **{"data": data, "port": 0, "pace": 0.0, "warm_up": False, "compress": False, **PLENTY, **settings}
    )
    server = Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.005)
    try:
        yield server.url
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


@dataclass
class Person:
    """A person with a browser: a cookie, a name, and a connection to a table."""

    url: str
    name: str
    lang: str = "en"
    token: str = ""  # of a bot
    form: Form = "scene"
    http: httpx.AsyncClient = field(init=False)
    socket: Any = None
    table: str = ""
    got: list[str] = field(default_factory=list)  # everything that came over the wire, as text
    client: Client | None = None  # the state built from it

    def __post_init__(self) -> None:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, timeout=PATIENCE)

    async def make(self, game: str, seats: int, **settings: Any) -> str:
        """Make a table."""
        body = {"settings": {"game": game, "seats": seats, **settings}, "name": self.name}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def take_name(self) -> None:
        answer = await self.http.put("/api/me", json={"name": self.name})
        assert answer.status_code == 200, answer.text

    async def connect(self, table: str, since: int | None = None, **headers: str) -> None:
        """Open the connection; without `since` it starts with a snapshot."""
        self.table = table
        query = f"?lang={self.lang}" + ("" if since is None else f"&since={since}")
        query += f"&as={self.form}" + ("&view=1" if self.form == "numbers" else "")
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookies} if cookies else {}
        if self.token:
            sent["authorization"] = f"Bearer {self.token}"
        self.socket = await websockets.connect(url, additional_headers={**sent, **headers}, max_size=None)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    async def next(self) -> ServerMessage:
        """The next message; snapshots and updates are folded."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        self.got.append(text)
        message = _decoder.decode(text)
        if isinstance(message, Snapshot):
            self.client = Client.of_snapshot(message)
        elif isinstance(message, Update) and self.client is not None:
            self.client.take(message)
        return message

    async def until(self, *kinds: type) -> Any:
        """Read until a message of the given kind arrives."""
        while not isinstance(message := await self.next(), kinds):
            pass
        return message

    async def send(self, do: str, **rest: Any) -> str:
        """Send a command, and return its id."""
        name = f"{do}-{next(_ids)}"
        await self.socket.send(json.dumps({"do": do, "id": name, **rest}))
        return name

    async def ask(self, do: str, **rest: Any) -> Any:
        """Send a command and wait for its answer and, if accepted, for its update."""
        name = await self.send(do, **rest)
        while getattr(message := await self.next(), "id", None) != name:
            pass
        if isinstance(message, Accepted) and self.client is not None:
            while self.client.seq < message.seq:
                await self.next()
        return message

    async def play(self, chance: Random, *, until: int | None = None) -> None:
        """Play at random for all own seats until the game is over, or has come so far."""
        sent: set[tuple[int, int]] = set()
        while True:
            client = self.client
            assert client is not None and client.room is not None
            if client.room.status == "over" or (
                client.turn and until is not None and client.turn.decision >= until
            ):
                return
            for seat, token in self.answers(chance):
                assert client.turn is not None
                if (seat, client.turn.decision) not in sent:
                    sent.add((seat, client.turn.decision))
                    await self.send("play", seat=seat, token=token, decision=client.turn.decision)
            await self.next()

    def answers(self, chance: Random) -> Iterator[tuple[int, str]]:
        """A token for each own seat to move, chosen from its view."""
        client = self.client
        if client is None or client.turn is None:
            return
        for seat in client.turn.asked:
            if legal := client.legal(seat):
                yield seat, chance.choice(legal)
