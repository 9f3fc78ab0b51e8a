"""The other servers on the same store: what they are told and heard of, and who works for which table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from msgspec import Struct

from tatami.bus import Bus
from tatami.store import Log, StoreError

logger = logging.getLogger("tatami.nodes")

ALL = "all"  # the channel of all servers
TABLE = "table:"  # and of those that have a table open
LEASE = 4.0  # seconds that a lease lasts,
MARGIN = 0.5  # of which so many are left when it is no longer relied on
PULSE = 0.5  # seconds between two messages about limits
LOOK = 1.0  # seconds between two looks for entries that nobody told of, and two renewals of leases
REPEAT = 3.0  # seconds after which presence is told again
GONE = 10.0  # seconds without a message after which a server is taken for gone
MANY = 3  # connections of one person or address that other servers are told of
MOST_TOLD = 1_000  # persons, addresses and tables in one message
MOST_HEADS = 500  # tables in one look


class Stored(Struct, tag_field="is", tag="stored"):
    """Entries of a table are stored."""

    seq: int


class Here(Struct, tag_field="is", tag="here"):
    """Who is connected to a table at one server: identities, and whether each is a person."""

    node: str
    people: dict[str, bool]
    is_new: bool = False  # whether the others should tell too


class Rewritten(Struct, tag_field="is", tag="rewritten"):
    """Entries of a table were changed in place."""


class Pulse(Struct, tag_field="is", tag="pulse"):
    """What a server has let through since its last pulse, and what it holds."""

    node: str
    spent: dict[str, dict[str, float]] = {}  # by limit and key
    held: dict[str, int] = {}  # many connections, by person or address
    waiting: list[str] = []  # public tables that wait for players, with somebody there


class Barred(Struct, tag_field="is", tag="barred"):
    """Identities from which nothing is taken any more; or again, if it did not work."""

    who: list[str]
    code: int  # that their connections end with; 0: they are taken from again


class Renewed(Struct, tag_field="is", tag="renewed"):
    """Identities that have to be looked up again; forgotten ones are not there any more."""

    who: list[str]
    is_gone: bool = False


Message = Stored | Here | Rewritten | Pulse | Barred | Renewed
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Limit(Protocol):
    """A limit that counts over all servers."""

    def collect(self) -> dict[str, float]:
        """What was let through since the last call, by key."""

    def charge(self, key: str, amount: float) -> None:
        """Count what another server let through."""


class Tables(Protocol):
    """What the supervisor does when something is heard of other servers."""

    def heads(self) -> Mapping[str, int]:
        """The tables in memory, and the last entry that each has."""

    def catch_up(self, table: str, seq: int) -> None:
        """Another server has stored entries up to a number."""

    def reload(self, table: str) -> None:
        """Another server has changed entries in place."""

    def gather(self, table: str) -> None:
        """Who is connected to a table elsewhere has changed."""

    def tend(self, table: str) -> None:
        """This server has the lease of a table now."""

    def minds(self, table: str) -> bool:
        """Whether there is work to be done for a table that a lease is for."""

    def local(self, table: str) -> dict[str, bool]:
        """Who is connected to a table here, and whether each is a person."""

    def crowded(self) -> Iterable[tuple[str, int]]:
        """Connections by person and address."""

    def waiting(self) -> Iterable[str]:
        """Public tables that wait for players, with somebody there."""

    def shut_out(self, who: Collection[str], code: int) -> None:
        """Take nothing more from identities that another server forgets; code 0: take everything again."""


@dataclass
class Node:
    """What was heard of another server last."""

    heard: float
    held: dict[str, int] = field(default_factory=dict)
    waiting: list[str] = field(default_factory=list)


class Nodes:
    """Tells other servers what happens here, and the supervisor what happens there.

    Whatever is not heard is found in the store a second later; whoever works without need loses to
    (table, seq) alone.
    """

    def __init__(self, bus: Bus, log: Log) -> None:
        self.bus = bus
        self.limits: dict[str, Limit] = {}
        self.renew: Callable[[Collection[str], bool], None] = lambda who, is_gone: None
        self._log = log
        self._tables: Tables | None = None
        self._nodes: dict[str, Node] = {}
        self._elsewhere: dict[str, dict[str, tuple[dict[str, bool], float]]] = {}  # by table and server
        self._told: dict[str, tuple[dict[str, bool], float]] = {}  # presence here as told last, and when
        self._leases: dict[str, float] = {}  # tables, and until when
        self._wanted: set[str] = set()  # tables whose lease another server has
        self._asking = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, tables: Tables) -> None:
        """Begin to tell and to hear."""
        self._tables = tables
        if not self.bus.is_shared:
            return
        await self.bus.start(self._hear)
        self.bus.follow(ALL)
        self._tasks = [asyncio.ensure_future(work) for work in (self._pulse(), self._look())]

    async def close(self) -> None:
        """Let others work for all tables, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bus.is_shared:
            for table, (people, _) in self._told.items():
                if people:
                    self._say(TABLE + table, Here(self.bus.node, {}))
            await self.bus.release(list(self._leases))
            await self.bus.close()

    # What is told.

    def opened(self, table: str) -> None:
        """A table is in memory from now on."""
        if self.bus.is_shared:
            self.bus.follow(TABLE + table)
            self._tell_presence(table, is_new=True)

    def put_away(self, table: str) -> None:
        """A table is in memory no more."""
        if self.bus.is_shared:
            self.bus.leave(TABLE + table)
            self._elsewhere.pop(table, None)
            self._told.pop(table, None)
            self._wanted.discard(table)

    def stored(self, table: str, seq: int) -> None:
        """Entries of a table up to a number are stored."""
        if self.bus.is_shared:
            self._say(TABLE + table, Stored(seq))

    def rewritten(self, table: str) -> None:
        """Entries of a table were changed in place."""
        if self.bus.is_shared:
            self._say(TABLE + table, Rewritten())

    def barred(self, who: Collection[str], code: int) -> None:
        """Nothing is taken from identities any more; or again, with code 0."""
        if self.bus.is_shared:
            self._say(ALL, Barred(list(who), code))

    def renewed(self, who: Collection[str], *, is_gone: bool = False) -> None:
        """Identities have another name, or none any more."""
        if self.bus.is_shared:
            self._say(ALL, Renewed(list(who), is_gone))

    def met(self, table: str) -> None:
        """Who is connected to a table here may have changed."""
        if self.bus.is_shared and self._tables is not None:
            people, _ = self._told.get(table, ({}, 0.0))
            if self._tables.local(table) != people:
                self._tell_presence(table)

    def _tell_presence(self, table: str, *, is_new: bool = False) -> None:
        assert self._tables is not None
        people = self._tables.local(table)
        self._told[table] = people, time.monotonic()
        self._say(TABLE + table, Here(self.bus.node, people, is_new))

    def _say(self, channel: str, message: Message) -> None:
        self.bus.publish(channel, _encoder.encode(message))

    # What is known of other servers.

    def elsewhere(self, table: str) -> dict[str, bool]:
        """Who is connected to a table at other servers, and whether each is a person."""
        found: dict[str, bool] = {}
        for people, _ in self._elsewhere.get(table, {}).values():
            found.update(people)
        return found

    def held(self, key: str) -> int:
        """How many connections a person or an address has at other servers."""
        return sum(node.held.get(key, 0) for node in self._nodes.values())

    def waiting(self) -> list[str]:
        """Public tables that wait for players, with somebody at another server."""
        return [table for node in self._nodes.values() for table in node.waiting]

    @property
    def others(self) -> int:
        """How many other servers are heard of."""
        return len(self._nodes)

    # What is heard.

    def _hear(self, channel: str, data: bytes) -> None:
        message, tables = _decoder.decode(data), self._tables
        assert tables is not None
        table = channel.removeprefix(TABLE)
        match message:
            case Stored():
                tables.catch_up(table, message.seq)
            case Here():
                self._take_presence(table, message)
            case Rewritten():
                tables.reload(table)
            case Pulse():
                self._take_pulse(message)
            case Barred():
                tables.shut_out(message.who, message.code)
            case Renewed():
                self.renew(message.who, message.is_gone)

    def _take_presence(self, table: str, message: Here) -> None:
        assert self._tables is not None
        nodes = self._elsewhere.setdefault(table, {})
        before = self.elsewhere(table)
        nodes[message.node] = message.people, time.monotonic() + GONE
        if not message.people:
            del nodes[message.node]
        if message.is_new and self._tables.local(table):
            self._tell_presence(table)
        if self.elsewhere(table) != before:
            self._tables.gather(table)

    def _take_pulse(self, pulse: Pulse) -> None:
        node = self._nodes.setdefault(pulse.node, Node(0.0))
        node.heard, node.held, node.waiting = time.monotonic(), pulse.held, pulse.waiting
        for name, spent in pulse.spent.items():
            if name in self.limits:
                for key, amount in spent.items():
                    self.limits[name].charge(key, amount)

    # Leases.

    def leads(self, table: str) -> bool:
        """Whether this server works for a table; if not, the lease is asked for."""
        if not self.bus.is_shared or self._leases.get(table, 0.0) > time.monotonic():
            return True
        if table not in self._wanted:
            self._wanted.add(table)
            if not self._asking:
                self._asking = True
                self._tasks.append(task := asyncio.ensure_future(self._ask()))
                task.add_done_callback(self._tasks.remove)
        return False

    async def may_open(self, table: str) -> bool:
        """Whether this server opens a table where something is due."""
        if not self.bus.is_shared:
            return True
        return table in await self._hold([table])

    async def _ask(self) -> None:
        """Ask for the leases that are wanted since a moment ago."""
        self._asking = False
        await self._take(set(self._wanted))

    async def _take(self, names: Collection[str]) -> None:
        assert self._tables is not None
        if not names:
            return
        for table in await self._hold(names):
            if table in self._wanted:
                self._wanted.discard(table)
                self._tables.tend(table)

    async def _hold(self, names: Collection[str]) -> set[str]:
        began = time.monotonic()
        held = await self.bus.hold(names, LEASE)
        for name in names:
            self._leases.pop(name, None)
        self._leases.update((name, began + LEASE - MARGIN) for name in held)
        return held

    # What is done again and again.

    async def _pulse(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(PULSE)
            turn += 1
            try:
                self._send_pulse(is_full=turn % 4 == 0)
            except Exception:  # the next one may work
                logger.exception("a message to other servers failed")

    def _send_pulse(self, *, is_full: bool) -> None:
        assert self._tables is not None
        spent = {name: limit.collect() for name, limit in self.limits.items()}
        spent = {name: amounts for name, amounts in spent.items() if amounts}
        if not spent and not is_full:
            return
        held = {key: count for key, count in self._tables.crowded() if count >= MANY}
        held = dict(sorted(held.items(), key=lambda one: -one[1])[:MOST_TOLD])
        waiting = [table for table, _ in zip(self._tables.waiting(), range(MOST_TOLD), strict=False)]
        self._say(ALL, Pulse(self.bus.node, spent, held, waiting))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self._look_once()
            except StoreError as error:
                logger.error("other servers' entries could not be looked for: %s", error)
            except Exception:  # the next look may work
                logger.exception("a look for other servers failed")

    async def _look_once(self) -> None:
        """Find entries that nobody told of, renew leases, and notice servers that are gone."""
        assert self._tables is not None
        now = time.monotonic()
        self._nodes = {name: node for name, node in self._nodes.items() if node.heard > now - GONE}
        for table, nodes in list(self._elsewhere.items()):
            late = [name for name, (_, until) in nodes.items() if until < now]
            for name in late:
                del nodes[name]
            if late:
                self._tables.gather(table)
        for table, (people, at) in list(self._told.items()):
            if people and at < now - REPEAT:
                self._tell_presence(table)
        idle = [table for table in self._leases if not self._tables.minds(table)]
        for table in idle:
            del self._leases[table]
        if idle:
            await self.bus.release(idle)
        self._wanted = {table for table in self._wanted if self._tables.minds(table)}
        await self._take({*self._leases, *self._wanted})
        known = dict(self._tables.heads())
        names = list(known)
        for first in range(0, len(names), MOST_HEADS):
            for table, seq in (await self._log.heads(names[first : first + MOST_HEADS])).items():
                if seq > known[table]:
                    self._tables.catch_up(table, seq)
