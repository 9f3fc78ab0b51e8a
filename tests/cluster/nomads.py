"""Players that switch servers when theirs is lost and resend unanswered commands."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
import websockets

from tatami.server.core import entries
from tatami.server.core.entries import AnyEntry, Moved
from tatami.server.core.table import Table, fold
from tatami.server.runtime.listing import finished
from tatami.server.wire.messages import Accepted, Refused, ServerMessage, Snapshot
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import missed
from tests.cluster.fleet import Fleet, Node
from tests.server.client import Client
from tests.server.running import Person

T = TypeVar("T")

LOST = (OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)
ANSWER = 6.0  # seconds until a command has to be answered: a store is waited for up to 4
SILENCE = 1.0  # seconds after which a player looks whether their server is still there
MOMENT = 0.1  # seconds between two tries
# The table went on without them: nothing to send again.
MOVED_ON = {"stale", "not-asked", "stand-in", "time-out", "not-playing", "not-away", "too-fast"}
BANK = {"kind": "bank", "seconds": 3600, "increment": 1}
HASTE = {"kind": "move", "seconds": 8}
_ids = itertools.count(1)


@dataclass
class Tally:
    """Counts over all players."""

    refusals: Counter[str] = field(default_factory=Counter)
    resumed: list[float] = field(default_factory=list)  # seconds from the loss of a server to the next one


@dataclass
class Nomad(Person):
    """A player that keeps playing through every fault."""

    fleet: Fleet = field(kw_only=True)
    tally: Tally = field(kw_only=True)
    chance: Random = field(kw_only=True)
    acknowledged: dict[str, int] = field(default_factory=dict)  # seq by the command's id
    node: Node | None = None
    lost_at: float | None = None  # when the server that they were at was harmed

    def __post_init__(self) -> None:
        super().__post_init__()
        self.http.timeout = httpx.Timeout(ANSWER)

    def __str__(self) -> str:
        client, node = self.client, self.node
        seen = client and (client.seq, client.room and client.room.status, client.turn)
        there = node and (node.number, "well" if node.is_well else "not well")
        line = None if self.socket is None else self.socket.state.name
        return f"{self.name}: at {there}, {line}, knows {seen}, last told {self.got[-3:]!r:.900}"

    def choose(self) -> Node:
        """Go to a server that the balancer names."""
        self.node = self.chance.choice(self.fleet.choices())
        self.url = self.node.url
        self.http.base_url = httpx.URL(self.url)
        return self.node

    async def insist(self, do: Callable[[], Awaitable[T]]) -> T:
        """Try at one server after another."""
        while True:
            self.choose()
            try:
                return await do()
            except (*LOST, AssertionError):  # refused: the store is away
                await asyncio.sleep(MOMENT)

    async def come(self, table: str) -> None:
        """Connect somewhere, and go on after the last entry that is known."""

        async def attempt() -> None:
            since = self.client.seq if self.client else None
            async with asyncio.timeout(ANSWER):
                await self._let_go()
                await self.connect(table, since)
                await (self.until(Snapshot) if since is None else self.next())

        await self.insist(attempt)
        if self.lost_at is not None:
            self.tally.resumed.append(time.monotonic() - self.lost_at)
            self.lost_at = None

    async def _let_go(self) -> None:
        """Forget a connection, whether or not the other end hears of it."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def _through(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something, and after every lost connection do it again."""
        while True:
            try:
                return await do()
            except LOST:
                await self.come(self.table)

    async def hear(self) -> ServerMessage:
        """The next message; a server that is silent, or not well, is left."""
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    return await self.next()
            except TimeoutError:
                assert self.node is not None
                if not self.node.is_well and any(node.is_well for node in self.fleet.nodes):
                    raise ConnectionError from None

    async def command(self, do: str, **rest: Any) -> Accepted | Refused:
        """Send a command until it is done or makes no sense any more."""
        name = f"c{next(_ids)}"
        text = json.dumps({"do": do, "id": name, **rest})

        async def attempt() -> Accepted | Refused:
            async with asyncio.timeout(ANSWER):
                await self.socket.send(text)
                while getattr(message := await self.hear(), "id", None) != name:
                    pass
            assert isinstance(message, Accepted | Refused)
            if isinstance(message, Refused) and message.code == "not-stored":
                self.tally.refusals["not-stored"] += 1
                await asyncio.sleep(MOMENT)
                raise ConnectionError
            return message

        answer = await self._through(attempt)
        self.lost_at = None  # their server is still there
        if isinstance(answer, Accepted):
            self.acknowledged[name] = answer.seq
        else:
            assert answer.code in MOVED_ON, (do, rest, answer)
            self.tally.refusals[answer.code] += 1
        return answer

    async def play_to_the_end(self, pace: float) -> None:
        """Play at random, each move once; talk now and then; come back when a bot stands in."""
        while True:
            assert self.client is not None and self.client.room is not None and self.client.you is not None
            room, turn = self.client.room, self.client.turn
            if room.status == "over":
                return
            away = [seat for seat in room.seats if seat.stand_in and seat.seat in self.client.you.seats]
            asked = next(self.answers(self.chance), None)
            if away and self.chance.random() < 0.05:
                await self.command("come-back", seat=away[0].seat)
            elif asked is not None and turn is not None and not away:
                await asyncio.sleep(self.chance.expovariate(1 / pace))
                if self.chance.random() < 0.1:
                    await self.command("say", text=f"at {turn.decision}")
                answer = await self.command("play", seat=asked[0], token=asked[1], decision=turn.decision)
                seq = answer.seq if isinstance(answer, Accepted) else 0
                while self.client.seq < seq or (isinstance(answer, Refused) and self.client.turn is turn):
                    await self._through(self.hear)
            else:
                await self._through(self.hear)


@dataclass
class Party:
    """A table and its players."""

    game: str
    seats: list[str]  # people's names, capitalized, and levels of bots
    people: list[Nomad]
    is_hasty: bool = False  # whether the last of them sits down, starts and never moves: the clock does
    table: str = ""
    is_over: bool = False

    @property
    def seq(self) -> int:
        """The last entry that any of them knows."""
        return max((person.client.seq for person in self.people if person.client), default=0)

    def describe(self) -> str:
        """What its players know."""
        return "\n".join([f"{self.table}, {self.game}, {self.seats}", *map(str, self.people)])

    async def play(self, pace: float) -> None:
        """Make a table, sit down, start, and play to the end, whatever happens."""
        host, names = self.people[0], [person.name for person in self.people]
        clock = HASTE if self.is_hasty else BANK
        self.table = await host.insist(lambda: host.make(self.game, len(self.seats), clock=clock))
        for person in self.people:
            await person.insist(person.take_name)
            await person.come(self.table)
            if person is not host:
                await person.command("join", name=person.name)
        for seat, name in enumerate(self.seats, 1):
            if name not in names:
                await host.command("seat-bot", seat=seat, level=name)
                continue
            person = self.people[names.index(name)]
            await person.command("sit", seat=seat)
            await person.command("nonce", seat=seat, nonce="AQEBAQEBAQEBAQEBAQEBAQ==")
        await host.command("start")
        playing = self.people[:-1] if self.is_hasty else self.people
        async with asyncio.TaskGroup() as together:
            for person in playing:
                together.create_task(person.play_to_the_end(pace))

    async def close(self) -> None:
        """Go home."""
        for person in self.people:
            with suppress(*LOST):
                await person._let_go()
                await person.http.aclose()

    def check(self, stored: list[bytes], record: str | None) -> Table:
        """Compare the log with every acknowledged and published entry."""
        log = [entries.decode(entry) for entry in stored]
        for person in self.people:
            for name, seq in person.acknowledged.items():
                assert len(log) >= seq and log[seq - 1].id == name, f"{self.table}: {name} is lost"
        ids = [entry.id for entry in log if entry.id]
        assert len(ids) == len(set(ids)), f"{self.table}: something was done twice"
        table = refold(self.table, log)
        assert table.status == "over", f"{self.table} was not played to its end"
        moves = sum(isinstance(entry, Moved) for entry in log)
        assert moves == table.decision, f"{self.table}: half a move is there"
        assert record == finished(table).record, f"{self.table}: the record is of another game"
        for person in self.people:
            if not (self.is_hasty and person is self.people[-1]):
                check_told(log, table, person)
        return table


def refold(name: str, log: list[AnyEntry]) -> Table:
    """Rebuild a table from its log; every bot's move must answer a decision open at that time."""
    first = next(number for number, entry in enumerate(log) if not isinstance(entry, entries.Created))
    table = fold(name, log[:first])
    for entry in log[first:]:
        if isinstance(entry, Moved):
            asked = table.asked if entry.who else table.bots_asked
            assert entry.seat in asked, f"{name}: seat {entry.seat} moved unasked, as entry {table.seq + 1}"
        table.apply(entry)
    return table


def check_told(log: list[AnyEntry], table: Table, person: Nomad) -> None:
    """The player received the log as rendered for them, each entry once and in order."""
    identity = next(who for who, one in table.people.items() if one.name == person.name)
    reader = Reader(identity, person.lang)
    assert person.client is not None
    known = fold(table.id, log[: person.client.seq])  # others may have talked on after the end
    assert known.status == "over", f"{table.id}: {person.name} was not told the end"
    wanted = vars(Client.of(known, reader))
    wrong = [
        (name, value, wanted[name]) for name, value in vars(person.client).items() if value != wanted[name]
    ]
    assert not wrong, f"{table.id}: {person.name} was told something else: {wrong!r:.3000}"
    updates = [text for text in person.got if text.startswith('{"is":"update"')]
    numbers = [msgspec.json.decode(text)["seq"] for text in updates]
    assert numbers == sorted(set(numbers))
    first = numbers[0]
    told = {
        update.seq: msgspec.json.encode(update).decode()
        for update in missed(table.id, log, reader, first - 1)
    }
    assert updates == [told[number] for number in numbers], f"{table.id}: {person.name} was told otherwise"
