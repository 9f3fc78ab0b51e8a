"""Scripted tables at our server, at the relay and at boardgame.io: `move` plays one move to its answer."""

from __future__ import annotations

import base64
import itertools
import json
from random import Random
from typing import Any, Protocol

import httpx
import msgspec
import websockets
from msgspec import Struct

SEATS = {"take": 2, "tenka": 3}
_ids = itertools.count(1)


class Table(Protocol):
    over: bool
    letters: int  # that came in updates
    updates: int

    async def open(self) -> None: ...
    async def move(self) -> None: ...


async def connect(url: str, **headers: str) -> Any:
    return await websockets.connect(
        url, additional_headers=headers, compression=None, max_size=None, ping_interval=None
    )


# Of our messages, what a client that plays at random has to read.


class Action(Struct):
    token: str


class Board(Struct):
    actions: list[Action]


class Sight(Struct):
    board: Board


class Change(Struct):
    actions: list[Action] = []


class Numbers(Struct):
    legal: list[str] = []


class Turn(Struct):
    decision: int
    asked: list[int]


class Room(Struct):
    status: str


class Heard(Struct):
    kind: str = msgspec.field(name="is")
    id: str = ""
    code: str = ""
    seq: int = 0
    room: Room | None = None
    turn: Turn | None = None
    sights: list[Sight] = []
    changes: list[Change] = []
    numbers: list[Numbers] = []


_heard = msgspec.json.Decoder(Heard)


class People:
    """Somebody for each seat; they sit at all tables at once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = [httpx.AsyncClient(base_url=url, timeout=120) for _ in range(3)]

    async def come(self) -> None:
        for number, http in enumerate(self.http):
            await http.put("/api/me", json={"name": f"P{number}"})

    async def socket(self, seat: int, table: str, form: str = "") -> Any:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http[seat].cookies.items())
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws{form}"
        return await connect(url, cookie=cookie)

    async def make(self, game: str) -> str:
        body = {"settings": {"game": game, "seats": SEATS[game]}}
        answer = await self.http[0].post("/api/tables", json=body)
        return str(answer.json()["table"])


class Ours:
    """A table of our server, with a socket for each seat of a person, or of a program."""

    def __init__(self, people: People, game: str, number: int, *, are_programs: bool = False) -> None:
        self.people, self.game, self.chance = people, game, Random(number)
        self.form = "?as=numbers" if are_programs else ""
        self.over, self.letters, self.updates = False, 0, 0
        self.sockets: list[Any] = []
        self.seq = self.mover = 0
        self.turn: Turn | None = None
        self.tokens: list[list[str]] = [[] for _ in range(SEATS[game])]

    async def open(self) -> None:
        table = await self.people.make(self.game)
        for seat in range(SEATS[self.game]):
            self.sockets.append(await self.people.socket(seat, table, self.form))
            if seat:
                await self.ask(seat, do="join", name=f"P{seat}")
            await self.ask(seat, do="sit", seat=seat + 1)
            nonce = base64.b64encode(bytes(16)).decode()
            await self.ask(seat, do="nonce", seat=seat + 1, nonce=nonce)
        await self.ask(0, do="start")
        for seat in range(1, SEATS[self.game]):
            await self.hear(seat, lambda heard: heard.seq == self.seq)

    async def hear(self, seat: int, wanted: Any) -> Heard:
        """Read one seat's socket up to a message."""
        while True:
            text = await self.sockets[seat].recv()
            heard = _heard.decode(text)
            if heard.kind == "update":
                self.letters += len(text)
                self.updates += 1
                self.seq = max(self.seq, heard.seq)
            if heard.turn is not None:
                self.turn = heard.turn
            for change in heard.changes:
                self.tokens[seat] = [action.token for action in change.actions]
            if heard.numbers:
                self.tokens[seat] = heard.numbers[0].legal
            if heard.sights:
                self.tokens[seat] = [action.token for action in heard.sights[0].board.actions]
            if heard.room is not None:
                self.over = heard.room.status == "over"
            if wanted(heard):
                return heard

    async def ask(self, by: int, **rest: Any) -> None:
        name = f"c{next(_ids)}"
        await self.sockets[by].send(json.dumps({**rest, "id": name}))
        answer = await self.hear(by, lambda heard: heard.id == name)
        assert answer.kind == "accepted", answer

    async def send(self) -> None:
        """Play for the seat that is asked, up to the answer."""
        assert self.turn is not None
        seat = self.turn.asked[0]
        self.mover = seat - 1
        token = self.chance.choice(self.tokens[seat - 1])
        await self.ask(seat - 1, do="play", seat=seat, token=token, decision=self.turn.decision)

    async def move(self) -> None:
        await self.send()
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read what the other seats were told."""
        for seat in range(SEATS[self.game]):
            if seat != self.mover:
                await self.hear(seat, lambda heard: heard.kind == "update" and heard.seq == self.seq)


class Relayed:
    """The same sockets at the relay."""

    def __init__(self, url: str, game: str, number: int) -> None:
        self.url = f"{url.replace('http', 'ws')}/api/tables/{number}/ws"
        self.game, self.mover = game, 0
        self.over, self.letters, self.updates = False, 0, 0
        self.sockets: list[Any] = []

    async def open(self) -> None:
        self.sockets = [await connect(self.url) for _ in range(SEATS[self.game])]

    async def move(self) -> None:
        mover = self.sockets[self.mover]
        self.mover = (self.mover + 1) % len(self.sockets)
        await mover.send('{"do":"play","id":"c100000","seat":1,"token":"ta","decision":10}')
        for socket in self.sockets:
            self.letters += len(await socket.recv())
            self.updates += 1
        await mover.recv()


class Rival:
    """The same at boardgame.io, over Engine.IO and Socket.IO on a WebSocket."""

    def __init__(self, url: str, game: str, number: int) -> None:
        self.url = f"{url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        self.game, self.match, self.space = game, f"{game}-{number}", f"/{game},"
        self.over, self.letters, self.updates = False, 0, 0
        self.sockets: list[Any] = []
        self.state: dict[str, Any] = {}
        self.hands: list[list[int]] = [[] for _ in range(SEATS[game])]

    async def open(self) -> None:
        for seat in range(SEATS[self.game]):
            socket = await connect(self.url)
            self.sockets.append(socket)
            await socket.recv()
            await socket.send(f"40{self.space}")
            await socket.recv()
            await self._send(seat, "sync", self.match, str(seat), None, SEATS[self.game])
            _, info = await self.hear(seat, "sync")
            self._take(seat, info["state"])

    async def _send(self, seat: int, *what: Any) -> None:
        await self.sockets[seat].send(f"42{self.space}{json.dumps(what)}")

    async def hear(self, seat: int, kind: str) -> list[Any]:
        while True:
            text = await self.sockets[seat].recv()
            if text == "2":
                await self.sockets[seat].send("3")
            elif text.startswith(f"42{self.space}"):
                name, *rest = msgspec.json.decode(text[2 + len(self.space) :], type=list[Any])
                if name == kind:
                    self.letters += len(text)
                    self.updates += 1
                    return rest

    def _take(self, seat: int, state: dict[str, Any]) -> None:
        self.state = state
        if self.game == "tenka":
            self.hands[seat] = state["G"]["hands"][seat]

    async def move(self) -> None:
        player = self.state["ctx"]["currentPlayer"]
        if self.game == "take":
            name, choices = "take", [n for n, stack in enumerate(self.state["G"]["hall"]) if stack]
        else:
            name, choices = "play", self.hands[int(player)]
        payload = {"type": name, "args": [choices[0]], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        before = self.state["_stateID"]
        await self._send(int(player), "update", action, before, self.match, player)
        for seat in range(SEATS[self.game]):
            self._take(seat, (await self.hear(seat, "update"))[1])
        assert self.state["_stateID"] > before
        self.over = len(choices) == 1
