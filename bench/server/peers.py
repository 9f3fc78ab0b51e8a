"""Tables at the servers that we compare ourselves with: a bare relay, boardgame.io and Colyseus."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec

from bench.server.sockets import Socket, connect
from bench.server.tables import SEATS, Table


class Relayed(Table):
    """The same sockets as ours at the relay; its game never ends."""

    async def open(self) -> None:
        url = f"{self.url.replace('http', 'ws')}/api/tables/{self.number}/ws"
        self.sockets = [await connect(url) for _ in range(SEATS[self.game])]

    async def play(self) -> None:
        mover = self.sockets[self.moves % len(self.sockets)]
        mover.send('{"do":"play","id":"c100000","seat":1,"token":"ta","decision":10}')
        for socket in self.sockets:
            self.count(await socket.recv())
        await mover.recv()


class BoardgameIo(Table):
    """The same game at boardgame.io, over Engine.IO and Socket.IO on a WebSocket."""

    def __init__(self, url: str, game: str, number: int) -> None:
        super().__init__(url, game, number)
        self.match, self.space = f"{game}-{number}", f"/{game},"
        self.state: dict[str, Any] = {}
        self.hands: list[list[int]] = [[] for _ in range(SEATS[game])]

    async def open(self) -> None:
        url = f"{self.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        for seat in range(SEATS[self.game]):
            socket = await connect(url)
            self.sockets.append(socket)
            await socket.recv()
            socket.send(f"40{self.space}")
            await socket.recv()
            self._send(seat, "sync", self.match, str(seat), None, SEATS[self.game])
            _, info = await self._hear(seat, "sync")
            self._take(seat, info["state"])

    def _send(self, seat: int, *what: Any) -> None:
        self.sockets[seat].send(f"42{self.space}{json.dumps(what)}")

    async def _hear(self, seat: int, kind: str) -> list[Any]:
        start = f"42{self.space}".encode()
        while True:
            text = await self.sockets[seat].recv()
            if text == b"2":
                self.sockets[seat].send("3")
            elif text.startswith(start):
                name, *rest = msgspec.json.decode(text[len(start) :], type=list[Any])
                if name == kind:
                    self.count(text)
                    return rest

    def _take(self, seat: int, state: dict[str, Any]) -> None:
        self.state = state
        if self.game == "tenka":
            self.hands[seat] = state["G"]["hands"][seat]

    async def play(self) -> None:
        player = self.state["ctx"]["currentPlayer"]
        if self.game == "take":
            name, choices = "take", [n for n, stack in enumerate(self.state["G"]["hall"]) if stack]
            self.over = sum(map(len, self.state["G"]["hall"])) == 1
        else:
            name, choices = "play", self.hands[int(player)]
            self.over = len(choices) == 1 and int(player) == len(self.hands) - 1
        payload = {"type": name, "args": [choices[0]], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        before = self.state["_stateID"]
        self._send(int(player), "update", action, before, self.match, player)
        for seat in range(SEATS[self.game]):
            self._take(seat, (await self._hear(seat, "update"))[1])
        assert self.state["_stateID"] > before


JOIN, DATA, STATE, PATCH = 10, 13, 14, 15  # Colyseus' kinds of messages


class Colyseus(Table):
    """The same game at Colyseus.

    Its binary patches are counted and not decoded: which moves are possible follows from how many were made,
    and at the end of a game the server is asked whether it made as many.
    """

    LENGTHS = {"take": 40, "tenka": 45}  # noqa: RUF012
    http: httpx.AsyncClient | None = None

    async def open(self) -> None:
        http = Colyseus.http = Colyseus.http or httpx.AsyncClient(base_url=self.url, timeout=120)
        room = ""
        for _ in range(SEATS[self.game]):
            how = f"joinById/{room}" if room else f"create/{self.game}"
            answer = (await http.post(f"/matchmake/{how}", json={})).json()
            room = answer["roomId"]
            where = f"{self.url.replace('http', 'ws')}/{answer['processId']}/{room}"
            socket = await connect(f"{where}?sessionId={answer['sessionId']}")
            self.sockets.append(socket)
            await _until(socket, JOIN)
            socket.send_bytes(bytes([JOIN]))
            await _until(socket, STATE)

    async def play(self) -> None:
        # TA-KE: the eight pieces of one stack after another; Tenka Trick: always the first card of a hand.
        choice = self.moves // 8 if self.game == "take" else 0
        mover = self.sockets[self.moves % len(self.sockets)]
        mover.send_bytes(bytes([DATA, 0xA4]) + b"move" + bytes([choice]))
        for socket in self.sockets:
            self.count(await _until(socket, PATCH))
        self.over = self.moves + 1 == self.LENGTHS[self.game]
        if self.over:
            mover.send_bytes(bytes([DATA, 0xA5]) + b"count")
            told = await _until(mover, DATA)
            assert told[-1] == self.moves + 1, told


async def _until(socket: Socket, kind: int) -> bytes:
    while (message := await socket.recv())[0] != kind:
        pass
    return message
