"""Scripted tables at our server: `move` plays one move, up to its answer and everybody's updates."""

from __future__ import annotations

import base64
import itertools
import json
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct

from bench.server.sockets import Socket, connect
from tatami.games import load

SEATS = {"take": 2, "tenka": 3}
_ids = itertools.count(1)


class Table:
    """A table at some server, with a connection for each seat."""

    def __init__(self, url: str, game: str, number: int) -> None:
        self.url, self.game, self.number = url, game, number
        self.over = False
        self.moves = self.updates = self.letters = 0  # letters: of all updates
        self.sockets: list[Socket] = []

    async def open(self) -> None:
        """Connect everybody and start the game."""
        raise NotImplementedError

    async def play(self) -> None:
        """Play for the seat to move, and read everybody's updates."""
        raise NotImplementedError

    async def move(self) -> None:
        await self.play()
        self.moves += 1

    def count(self, update: bytes) -> None:
        self.updates += 1
        self.letters += len(update)

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


# Of our messages, what a client that plays at random has to read.


class Scene(Struct):
    actions: list[int] = []


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
    scenes: list[Scene] = []
    changes: list[Scene] = []
    numbers: list[Numbers] = []


_heard = msgspec.json.Decoder(Heard)


class People:
    """A person for each seat; they sit at all tables at once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = [httpx.AsyncClient(base_url=url, timeout=120) for _ in range(3)]

    async def come(self) -> None:
        for number, http in enumerate(self.http):
            await http.put("/api/me", json={"name": f"P{number}"})

    async def socket(self, seat: int, table: str, form: str = "") -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http[seat].cookies.items())
        url = f"{self.url.replace('http', 'ws')}/api/tables/{table}/ws{form}"
        return await connect(url, cookie=cookie)

    async def make(self, game: str) -> str:
        body = {"settings": {"game": game, "seats": SEATS[game]}}
        answer = await self.http[0].post("/api/tables", json=body)
        return str(answer.json()["table"])


class Ours(Table):
    """A table of our server, with a socket for each seat of a person, or of a program."""

    def __init__(self, people: People, game: str, number: int, *, are_programs: bool = False) -> None:
        super().__init__(people.url, game, number)
        self.people, self.chance = people, Random(number)
        self.form = "?as=numbers" if are_programs else ""
        self.stored = 0  # the last entry that was accepted
        self.told = [0] * SEATS[game]  # the last one that each seat was told
        self.turn: Turn | None = None
        self.tokens: list[list[str]] = [[] for _ in range(SEATS[game])]  # of programs
        self.actions: list[list[int]] = [[] for _ in range(SEATS[game])]  # of people, in numbers
        rules = load(game)
        self.dictionary = rules.dictionary(rules.settle({}), SEATS[game])

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
        await self.catch_up()

    async def hear(self, seat: int, wanted: Any) -> Heard:
        """Read one seat's socket up to a message."""
        while True:
            text = await self.sockets[seat].recv()
            heard = _heard.decode(text)
            if heard.kind == "update":
                self.count(text)
                self.told[seat] = heard.seq
            if heard.turn is not None:
                self.turn = heard.turn
            for scene in (*heard.scenes, *heard.changes):
                self.actions[seat] = scene.actions
            if heard.numbers:
                self.tokens[seat] = heard.numbers[0].legal
            if heard.room is not None:
                self.over = heard.room.status == "over"
            if wanted(heard):
                return heard

    async def ask(self, by: int, **rest: Any) -> None:
        name = f"c{next(_ids)}"
        self.sockets[by].send(json.dumps({**rest, "id": name}))
        answer = await self.hear(by, lambda heard: heard.id == name)
        assert answer.kind == "accepted", answer
        self.stored = answer.seq

    async def send(self) -> None:
        """Play for the seat to move, up to the answer."""
        assert self.turn is not None
        seat = self.turn.asked[0]
        token = self.chance.choice(self.tokens[seat - 1] or self.offered(seat))
        await self.ask(seat - 1, do="play", seat=seat, token=token, decision=self.turn.decision)

    def offered(self, seat: int) -> list[str]:
        """The tokens that a person may play, read only when one has to."""
        return [action.token for action in self.dictionary.actions(self.actions[seat - 1], seat)]

    async def play(self) -> None:
        await self.send()
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read the updates of all seats."""
        for seat in range(SEATS[self.game]):
            while self.told[seat] < self.stored:
                await self.hear(seat, lambda heard: heard.kind == "update")
