"""A client for a table on a server, for programs that play."""

from __future__ import annotations

import json
import secrets
from base64 import b64encode
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tatami.fair import NONCE_BYTES
from tatami.server.wire.messages import (
    Accepted,
    Numbers,
    Refused,
    Room,
    ServerMessage,
    Snapshot,
    Turn,
    Update,
    You,
)
from tatami.view import View, unpack

_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


class ClientError(Exception):
    """The server refused something; the message says why."""


class SeatTaken(ClientError):
    """Another player has the seat."""


def ask(server: str, method: str, path: str, data: Any = None, token: str = "", cookie: str = "") -> Any:
    """Send a REST request; return its response and cookie."""
    headers = {"Content-Type": "application/json"}
    headers |= {"Authorization": f"Bearer {token}"} if token else {}
    headers |= {"Cookie": cookie} if cookie else {}
    body = None if data is None else json.dumps(data).encode()
    request = Request(f"{server.rstrip('/')}/api{path}", body, headers, method=method)
    with urlopen(request, timeout=30) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def new_token(server: str, name: str) -> str:
    """A token for a bot with a newly created owner."""
    _, cookie = ask(server, "PUT", "/me", {"name": f"{name}’s owner"[:24]})
    made, _ = ask(server, "POST", "/me/bots", {"name": name}, cookie=cookie)
    return str(made["token"])


@dataclass
class Ask:
    """A decision for one of the client's seats."""

    client: TableClient
    seat: int
    decision: int
    seen: Numbers

    @property
    def legal(self) -> list[str]:
        """The tokens that may be played."""
        return self.seen.legal

    @property
    def view(self) -> View:
        """The seat's view, with every action described in words, as our own bots get it."""
        assert self.client.room is not None and self.seen.view is not None
        settings = self.client.room.settings
        return unpack(settings.game, settings.options, self.seen.view)

    async def play(self, token: str) -> None:
        """Decide."""
        await self.client.send("play", seat=self.seat, token=token, decision=self.decision)


@dataclass
class TableClient:
    """A table's state, built from the messages received."""

    socket: ClientConnection
    name: str
    seq: int = 0  # the last entry received
    room: Room | None = None
    you: You | None = None
    turn: Turn | None = None
    seen: dict[int | None, Numbers] = field(default_factory=dict)  # by seat
    _sent: int = 0
    _asked: set[tuple[int, int]] = field(default_factory=set)
    _ready: set[int] = field(default_factory=set)  # seats whose nonce was given
    _has_begun: bool = False  # whether the start was requested

    @classmethod
    @asynccontextmanager
    async def open(cls, server: str, table: str, token: str, name: str = "Bot") -> AsyncIterator[TableClient]:
        """Join a table by its id or link."""
        place = f"{server.rstrip('/').replace('http', 'ws', 1)}/api/tables/{table.rpartition('/')[2]}"
        url = f"{place}/ws?as=numbers&view=1"
        headers = {"Authorization": f"Bearer {token}"}
        async with connect(url, additional_headers=headers, max_size=None) as socket:
            client = cls(socket, name)
            while client.you is None:
                await client._read()
            if client.you.member is None or not client.is_present:
                await client.do("join", name=name)
            yield client

    @property
    def is_present(self) -> bool:
        """Whether we are a member of the table."""
        assert self.room is not None and self.you is not None
        return any(one.number == self.you.member and one.present for one in self.room.members)

    async def sit(self, seat: int | None = None) -> None:
        """Take a seat, by default the first free one, unless already seated."""
        assert self.room is not None and self.you is not None
        if self.you.seats if seat is None else seat in self.you.seats:
            return
        while True:
            free = [one.seat for one in self.room.seats if one.member is None and one.bot is None]
            if seat is None and not free:
                raise ClientError("No seat is free.")
            try:
                return await self.do("sit", seat=seat or free[0])
            except SeatTaken:
                if seat is not None:
                    raise
                # Another player was faster: try the next seat.

    async def seat_bots(self, levels: Sequence[str]) -> None:
        """As the host of a game that has not begun, give free seats to the server's bots, one level each."""
        assert self.room is not None and self.you is not None
        if self.room.status != "waiting" or self.room.host != self.you.member:
            return
        free = [one.seat for one in self.room.seats if one.member is None and one.bot is None]
        for seat, level in zip(free, levels, strict=False):
            await self.do("seat-bot", seat=seat, level=level)

    async def decisions(self) -> AsyncIterator[Ask]:
        """The decisions for our seats, until the game is over."""
        while True:
            await self._get_ready()
            for ask in self._open():
                yield ask
            if self.room is not None and self.room.status == "over":
                return
            await self._read()

    async def _get_ready(self) -> None:
        """Send nonces, and start a full table if we are its host."""
        room, you = self.room, self.you
        if room is None or you is None or room.status != "waiting":
            return
        for one in room.seats:
            if one.member == you.member and not one.ready and one.seat not in self._ready:
                self._ready.add(one.seat)
                nonce = b64encode(secrets.token_bytes(NONCE_BYTES)).decode()
                await self.send("nonce", seat=one.seat, nonce=nonce)
        if room.host == you.member and not self._has_begun and all(one.ready for one in room.seats):
            self._has_begun = True  # the room confirms it only some messages later
            await self.send("start")

    def _open(self) -> list[Ask]:
        """New decisions for our seats."""
        found = []
        for seat in self.turn.asked if self.turn else []:
            seen, key = self.seen.get(seat), (seat, self.turn.decision if self.turn else 0)
            if seen is not None and seen.legal and key not in self._asked:
                self._asked.add(key)
                found.append(Ask(self, seat, key[1], seen))
        return found

    async def send(self, do: str, **rest: Any) -> str:
        """Send a command without waiting for its answer; return its id."""
        self._sent += 1
        name = f"{secrets.token_hex(4)}-{self._sent}"
        await self.socket.send(json.dumps({"do": do, "id": name, **rest}))
        return name

    async def take_back(self, seat: int) -> None:
        """Take back a seat's last decision, or ask the others to agree; ClientError says why not."""
        assert self.turn is not None
        await self.do("take-back", seat=seat, decision=self.turn.decision)

    async def do(self, do: str, **rest: Any) -> None:
        """Send a command and wait for its update; ClientError if it is refused."""
        name = await self.send(do, **rest)
        while True:
            message = await self._read()
            if isinstance(message, Accepted) and message.id == name:
                break
        while self.seq < message.seq:
            await self._read()

    async def _read(self) -> ServerMessage:
        message = _decoder.decode(await self.socket.recv())
        if isinstance(message, Refused) and message.code != "stale":
            raise (SeatTaken if message.code == "seat-taken" else ClientError)(message.words)
        if isinstance(message, Snapshot | Update):
            self.seq = message.seq
            self.room = message.room or self.room
            self.you = message.you or self.you
            self.turn = message.turn or self.turn
            self.seen.update({numbers.seat: numbers for numbers in message.numbers})
        return message
