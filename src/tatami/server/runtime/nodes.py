"""Other servers on the same store: messages to and from them, and leases on tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from msgspec import Struct

from tatami.bus import Bus
from tatami.store import Log, StoreError

logger = logging.getLogger("tatami.nodes")

ALL = "all"  # the channel of all servers
TABLE = "table:"  # the channel prefix of servers with a table in memory
LEASE = 4.0  # seconds that a lease lasts,
MARGIN = 0.5  # seconds before its end when it no longer counts
PULSE = 0.5  # seconds between two messages about limits
LOOK = 1.0  # seconds between checks for missed entries, and between lease renewals
REPEAT = 3.0  # seconds after which presence is repeated
GONE = 10.0  # seconds of silence after which a server counts as gone
MANY = 3  # connections of one person or address from which they are reported
MOST_TOLD = 1_000  # persons, addresses and tables in one message
MOST_HEADS = 500  # tables in one check


class Stored(Struct, tag_field="is", tag="stored"):
    """Entries of a table are stored."""

    seq: int


class Here(Struct, tag_field="is", tag="here"):
    """The identities connected to a table at one server, and whether each is a person."""

    node: str
    people: dict[str, bool]
    is_new: bool = False  # whether the others should reply


class Rewritten(Struct, tag_field="is", tag="rewritten"):
    """Entries of a table were changed in place."""


class Pulse(Struct, tag_field="is", tag="pulse"):
    """A server's use of shared limits since its last pulse, and its connections."""

    node: str
    spent: dict[str, dict[str, float]] = {}  # by limit and key
    held: dict[str, int] = {}  # high connection counts, by person or address
    waiting: list[str] = []  # public tables with a member online that wait for players


class Barred(Struct, tag_field="is", tag="barred"):
    """Identities that are barred, or no longer barred."""

    who: list[str]
    code: int  # the close code for their connections; 0: no longer barred


class Renewed(Struct, tag_field="is", tag="renewed"):
    """Identities to look up again, or to drop because they were deleted."""

    who: list[str]
    is_gone: bool = False


class Nudge(Struct, tag_field="is", tag="nudge"):
    """Something new is in the store."""

    topic: str


class Reacted(Struct, tag_field="is", tag="reacted"):
    """A member of a table has reacted."""

    member: int
    reaction: str


Message = Stored | Here | Rewritten | Pulse | Barred | Renewed | Nudge | Reacted
_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Limit(Protocol):
    """A limit shared by all servers."""

    def collect(self) -> dict[str, float]:
        """The usage since the last call, by key."""

    def charge(self, key: str, amount: float) -> None:
        """Add another server's usage."""


class Tables(Protocol):
    """The supervisor's callbacks for messages from other servers."""

    def heads(self) -> Mapping[str, int]:
        """The tables in memory and the last entry of each."""

    def catch_up(self, table: str, seq: int) -> None:
        """Another server has stored entries up to a number."""

    def reload(self, table: str) -> None:
        """Another server has changed entries in place."""

    def gather(self, table: str) -> None:
        """Presence at other servers has changed."""

    def tend(self, table: str) -> None:
        """This server now holds a table's lease."""

    def minds(self, table: str) -> bool:
        """Whether a table has work that needs the lease."""

    def local(self, table: str) -> dict[str, bool]:
        """The identities connected to a table here, and whether each is a person."""

    def crowded(self) -> Iterable[tuple[str, int]]:
        """Connections by person and address."""

    def waiting(self) -> Iterable[str]:
        """Public tables with a member online that wait for players."""

    def shut_out(self, who: Collection[str], code: int) -> None:
        """Bar identities that another server is deleting; code 0: unbar them."""

    def show_reaction(self, table: str, member: int, reaction: str) -> None:
        """A member of a table has reacted at another server."""


@dataclass
class Node:
    """The last known state of another server."""

    heard: float
    held: dict[str, int] = field(default_factory=dict)
    waiting: list[str] = field(default_factory=list)


class Nodes:
    """Exchanges updates between this server's supervisor and the other servers.

    A lost message is made up for by the store check a second later; duplicate work is rejected by the key
    (table, seq).
    """

    def __init__(self, bus: Bus, log: Log) -> None:
        self.bus = bus
        self.limits: dict[str, Limit] = {}
        self.renew: Callable[[Collection[str], bool], None] = lambda who, is_gone: None
        self.nudges: dict[str, Callable[[], None]] = {}  # by topic
        self._log = log
        self._tables: Tables | None = None
        self._nodes: dict[str, Node] = {}
        self._elsewhere: dict[str, dict[str, tuple[dict[str, bool], float]]] = {}  # by table and server
        self._told: dict[str, tuple[dict[str, bool], float]] = {}  # local presence as last sent, and when
        self._leases: dict[str, float] = {}  # expiry by table
        self._wanted: set[str] = set()  # tables whose lease another server holds
        self._asking = False
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, tables: Tables) -> None:
        """Start sending and receiving."""
        self._tables = tables
        if not self.bus.is_shared:
            return
        await self.bus.start(self._hear)
        self.bus.follow(ALL)
        self._tasks = [asyncio.ensure_future(work) for work in (self._pulse(), self._look())]

    async def close(self) -> None:
        """Release all leases and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bus.is_shared:
            for table, (people, _) in self._told.items():
                if people:
                    self._say(TABLE + table, Here(self.bus.node, {}))
            await self.bus.release(list(self._leases))
            await self.bus.close()

    # Outgoing messages.

    def opened(self, table: str) -> None:
        """A table was loaded into memory."""
        if self.bus.is_shared:
            self.bus.follow(TABLE + table)
            self._tell_presence(table, is_new=True)

    def put_away(self, table: str) -> None:
        """A table was dropped from memory."""
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
        """Identities were barred; with code 0, unbarred."""
        if self.bus.is_shared:
            self._say(ALL, Barred(list(who), code))

    def renewed(self, who: Collection[str], *, is_gone: bool = False) -> None:
        """Identities were renamed or deleted."""
        if self.bus.is_shared:
            self._say(ALL, Renewed(list(who), is_gone))

    def nudge(self, topic: str) -> None:
        """Something new is in the store, about which the other servers should know soon."""
        if self.bus.is_shared:
            self._say(ALL, Nudge(topic))

    async def follow(self, topic: str, look: Callable[[], Awaitable[None]]) -> None:
        """Look for news of a topic whenever another server announces some, and every second anyway."""
        wanted = asyncio.Event()
        self.nudges[topic] = wanted.set
        while self.bus.is_shared:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await wanted.wait()
            wanted.clear()
            try:
                await look()
            except StoreError as error:
                logger.error("news about %s could not be read: %s", topic, error)

    def reacted(self, table: str, member: int, reaction: str) -> None:
        """A member has reacted."""
        if self.bus.is_shared:
            self._say(TABLE + table, Reacted(member, reaction))

    def met(self, table: str) -> None:
        """Local presence at a table may have changed."""
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

    # State of the other servers.

    def elsewhere(self, table: str) -> dict[str, bool]:
        """The identities connected to a table at other servers, and whether each is a person."""
        found: dict[str, bool] = {}
        for people, _ in self._elsewhere.get(table, {}).values():
            found.update(people)
        return found

    def held(self, key: str) -> int:
        """The number of connections of a person or an address at other servers."""
        return sum(node.held.get(key, 0) for node in self._nodes.values())

    def waiting(self) -> list[str]:
        """Public tables with a member at another server that wait for players."""
        return [table for node in self._nodes.values() for table in node.waiting]

    @property
    def others(self) -> int:
        """The number of other servers known."""
        return len(self._nodes)

    # Incoming messages.

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
            case Nudge():
                if (look := self.nudges.get(message.topic)) is not None:
                    look()
            case Reacted():
                tables.show_reaction(table, message.member, message.reaction)

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
        """Whether this server holds a table's lease; if not, request it."""
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
        """Whether this server should open a table with due work."""
        if not self.bus.is_shared:
            return True
        return table in await self._hold([table])

    async def _ask(self) -> None:
        """Request the pending leases."""
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

    # Periodic work.

    async def _pulse(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(PULSE)
            turn += 1
            try:
                self._send_pulse(is_full=turn % 4 == 0)
            except Exception:  # the next attempt may succeed
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
            except Exception:  # the next check may succeed
                logger.exception("a look for other servers failed")

    async def _look_once(self) -> None:
        """Find missed entries, renew leases and drop silent servers."""
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
