"""Other servers on the same store: messages to and from them."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Raw

from tatami.bus import Bus
from tatami.server.runtime.leases import Leases, Minded
from tatami.server.runtime.node_messages import (
    ALL,
    NODE,
    TABLE,
    Barred,
    Found,
    Here,
    Message,
    Nudge,
    Pulse,
    Reacted,
    Renewed,
    Rewritten,
    Seek,
    Spent,
    Stored,
    decode,
    encode,
)
from tatami.store import Log, StoreError

logger = logging.getLogger("tatami.nodes")

PULSE = 0.5  # seconds between two messages about limits
FULL = 2  # one in so many is in full
SOON = 0.005  # seconds until others are told of a limit that may run out before
QUESTION = 0.4  # seconds to wait for the others' answers
LOOK = 1.0  # seconds between checks for missed entries, and between renewals
REPEAT = 3.0  # seconds after which presence is repeated
GONE = 10.0  # seconds of silence after which a server counts as gone,
LOST = 2.5  # and after which its connections do, for its clients come to the others
MANY = 3  # connections of one person or address from which they are reported
MOST_TOLD = 1_000  # persons, addresses and tables in one message
MOST_HEADS = 500  # tables in one check


class Limit(Protocol):
    """A limit shared by all servers."""

    share: Callable[[], None] | None  # called when the others should hear of its use soon

    def collect(self) -> dict[str, float]:
        """The usage since the last call, by key."""

    def charge(self, key: str, amount: float) -> None:
        """Add another server's usage."""


class Tables(Minded, Protocol):
    """The supervisor's callbacks for messages from other servers."""

    def head(self, table: str) -> int | None:
        """The last known entry of a table; None if it is not in memory."""

    def heads(self) -> Mapping[str, int]:
        """The tables in memory and the last entry of each."""

    def catch_up(self, table: str, seq: int, entry: bytes | None = None) -> None:
        """Another server has stored entries up to a number; `entry` is the last of them, if given."""

    def reload(self, table: str) -> None:
        """Another server has changed entries in place."""

    def gather(self, table: str) -> None:
        """Presence at other servers has changed."""

    def local(self, table: str) -> dict[str, bool]:
        """The identities connected to a table here, and whether each is a person."""

    def crowded(self) -> Iterable[tuple[str, int]]:
        """Connections by person and address."""

    def waiting(self) -> Iterable[str]:
        """Public tables with a member online that wait for players."""

    def is_there(self, table: str, who: str) -> bool:
        """Whether an identity is connected to a table, as far as this server knows."""

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
    reviews: dict[str, tuple[int, int]] = field(default_factory=dict)


class Nodes:
    """Exchanges updates between this server's supervisor and the other servers.

    Tables are announced to the servers that have them in memory. A lost message is made up for by the store
    check a second later; duplicate work is rejected by the key (table, seq).
    """

    def __init__(self, bus: Bus, log: Log) -> None:
        self.bus = bus
        self.leases = Leases(bus)
        self._limits: dict[str, Limit] = {}
        self._telling: asyncio.TimerHandle | None = None
        self._grown: dict[str, int] = {}  # connections by person or address, where they have become many
        self.renew: Callable[[Collection[str], bool], None] = lambda who, is_gone: None
        self.nudges: dict[str, Callable[[], None]] = {}  # by topic
        self.reviews: Callable[[], dict[str, tuple[int, int]]] = dict  # in progress here, as in a pulse
        self._log = log
        self._tables: Tables | None = None
        self._nodes: dict[str, Node] = {}
        self._elsewhere: dict[str, dict[str, tuple[dict[str, bool], float]]] = {}  # by table and server
        self._told: dict[str, tuple[dict[str, bool], float]] = {}  # local presence as last sent, and when
        self._questions = itertools.count(1)
        self._answers: dict[int, asyncio.Future[bool]] = {}  # of questions to the others, by number
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, tables: Tables) -> None:
        """Start sending and receiving."""
        self._tables = self.leases.tables = tables
        if not self.bus.is_shared:
            return
        await self.bus.start(self._hear)
        self.bus.follow(ALL)
        self.bus.follow(NODE + self.bus.node)
        works = (self._pulse(), self._every_second(self._look), self._every_second(self._renew))
        self._tasks = [asyncio.ensure_future(work) for work in works]

    async def close(self) -> None:
        """Release all leases and stop."""
        for task in self._tasks:
            task.cancel()
        if self._telling is not None:
            self._telling.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.bus.is_shared:
            for table in self._told:
                if self._elsewhere.get(table):
                    self._say(TABLE + table, Here(self.bus.node, {}, is_open=False))
            await self.leases.close()
            await self.bus.close()

    # Outgoing messages.

    def share(self, limits: Mapping[str, Limit]) -> None:
        """Let limits count over all servers."""
        self._limits.update(limits)
        if self.bus.is_shared:
            for limit in limits.values():
                limit.share = self._tell_soon

    def connected(self, held: Mapping[str, int]) -> bool:
        """Connections of persons and addresses have become more; whether the others are told."""
        many = {key: count for key, count in held.items() if count >= MANY}
        if not many or not self._nodes or not self.bus.is_well:
            return False
        self._grown.update(many)
        self._tell_soon()
        return True

    def _tell_soon(self) -> None:
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(SOON, self._tell)

    def _tell(self) -> None:
        """Tell the others of limits that may run out before the next pulse."""
        self._telling = None
        held, self._grown = self._grown, {}
        self._say(ALL, Spent(self.bus.node, self._collect(), held))

    def _collect(self) -> dict[str, dict[str, float]]:
        spent = {name: limit.collect() for name, limit in self._limits.items()}
        return {name: amounts for name, amounts in spent.items() if amounts}

    def opened(self, table: str) -> None:
        """A table was loaded into memory."""
        if self.bus.is_shared:
            self.bus.follow(TABLE + table)
            self._tell_presence(table, is_new=True)

    def put_away(self, table: str) -> None:
        """A table was dropped from memory."""
        if self.bus.is_shared:
            self.bus.leave(TABLE + table)
            if self._elsewhere.pop(table, None):
                self._say(TABLE + table, Here(self.bus.node, {}, is_open=False))
            self._told.pop(table, None)
            self.leases.forget(table)

    def stored(self, table: str, seq: int, entry: bytes) -> None:
        """An entry of a table is stored; the servers that have the table in memory are told."""
        if self._elsewhere.get(table):
            self._say(TABLE + table, Stored(seq, Raw(entry)))

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
        self._say(TABLE + table, Here(self.bus.node, people, is_new, self._tables.head(table) or 0))

    def _say(self, channel: str, message: Message) -> None:
        self.bus.publish(channel, encode(message))

    # State of the other servers.

    def elsewhere(self, table: str) -> dict[str, bool]:
        """The identities connected to a table at other servers, and whether each is a person."""
        found: dict[str, bool] = {}
        for people, _ in self._elsewhere.get(table, {}).values():
            found.update(people)
        return found

    def held(self, key: str) -> int:
        """The number of connections of a person or an address at other servers."""
        since = time.monotonic() - LOST
        return sum(node.held.get(key, 0) for node in self._nodes.values() if node.heard > since)

    def waiting(self) -> list[str]:
        """Public tables with a member at another server that wait for players."""
        return [table for node in self._nodes.values() for table in node.waiting]

    def reviewing(self, table: str) -> tuple[int, int] | None:
        """How far another server is with the review of a game; None if none works on it."""
        found = (node.reviews.get(table) for node in self._nodes.values())
        return next((progress for progress in found if progress is not None), None)

    async def is_there(self, table: str, who: str) -> bool:
        """Whether a person is connected to a table, at this server or another."""
        if self._tables is not None and self._tables.is_there(table, who):
            return True
        if not self._nodes or not self.bus.is_well:
            return False
        number = next(self._questions)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        self._say(ALL, Seek(self.bus.node, number, table, who))
        try:
            async with asyncio.timeout(QUESTION):
                return await answer
        except TimeoutError:
            return False
        finally:
            del self._answers[number]

    @property
    def others(self) -> int:
        """The number of other servers known."""
        return len(self._nodes)

    # Incoming messages.

    def _hear(self, channel: str, data: bytes) -> None:
        message, tables = decode(data), self._tables
        assert tables is not None
        table = channel.removeprefix(TABLE)
        match message:
            case Stored():
                entry = bytes(message.entry)
                tables.catch_up(table, message.seq, None if entry == b"null" else entry)
            case Here():
                self._take_presence(table, message)
            case Rewritten():
                tables.reload(table)
            case Pulse():
                self._take_pulse(message)
            case Spent():
                node = self._nodes.setdefault(message.node, Node(0.0))
                node.heard = time.monotonic()
                node.held.update(message.held)
                self._charge(message.spent)
            case Barred():
                tables.shut_out(message.who, message.code)
            case Renewed():
                self.renew(message.who, message.is_gone)
            case Nudge():
                if (look := self.nudges.get(message.topic)) is not None:
                    look()
            case Reacted():
                tables.show_reaction(table, message.member, message.reaction)
            case Seek():
                if tables.is_there(message.table, message.who):
                    self._say(NODE + message.node, Found(message.number))
            case Found():
                answer = self._answers.get(message.number)
                if answer is not None and not answer.done():
                    answer.set_result(True)

    def _take_presence(self, table: str, message: Here) -> None:
        assert self._tables is not None
        if self._tables.head(table) is None:
            return  # it was put away meanwhile
        nodes = self._elsewhere.setdefault(table, {})
        before = self.elsewhere(table)
        nodes[message.node] = message.people, time.monotonic() + GONE
        if not message.is_open:
            del nodes[message.node]
        if message.is_new:
            self._tell_presence(table)
        self._tables.catch_up(table, message.seq)
        if self.elsewhere(table) != before:
            self._tables.gather(table)

    def _take_pulse(self, pulse: Pulse) -> None:
        node = self._nodes.setdefault(pulse.node, Node(0.0))
        node.heard, node.held, node.waiting = time.monotonic(), pulse.held, pulse.waiting
        node.reviews = pulse.reviews
        self._charge(pulse.spent)

    def _charge(self, spent: Mapping[str, Mapping[str, float]]) -> None:
        for name, amounts in spent.items():
            if name in self._limits:
                for key, amount in amounts.items():
                    self._limits[name].charge(key, amount)

    # Periodic work.

    async def _pulse(self) -> None:
        turn = 0
        while True:
            try:
                self.send_pulse(is_full=turn % FULL == 0)
            except Exception:  # the next attempt may succeed
                logger.exception("a message to other servers failed")
            turn = turn + 1 if self.bus.is_well else 0
            await asyncio.sleep(PULSE)

    def send_pulse(self, *, is_full: bool = True) -> None:
        """Tell the other servers what this one does; not in full: only if there is something new."""
        if not self.bus.is_shared or self._tables is None:
            return
        spent = self._collect()
        reviews = self.reviews()
        if not spent and not reviews and not is_full:
            return
        held = {key: count for key, count in self._tables.crowded() if count >= MANY}
        held = dict(sorted(held.items(), key=lambda one: -one[1])[:MOST_TOLD])
        waiting = [table for table, _ in zip(self._tables.waiting(), range(MOST_TOLD), strict=False)]
        self._say(ALL, Pulse(self.bus.node, spent, held, waiting, reviews))

    async def _every_second(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await work()
            except StoreError as error:
                logger.error("could not look for other servers' entries: %s", error)
            except Exception:  # the next attempt may succeed
                logger.exception("looking for other servers failed")

    async def _renew(self) -> None:
        """Drop silent servers, repeat presence and renew leases; the bus may keep this waiting."""
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
        await self.leases.renew()

    async def _look(self) -> None:
        """Find missed entries in the store, whether or not the bus is up."""
        assert self._tables is not None
        known = dict(self._tables.heads())
        names = list(known)
        for first in range(0, len(names), MOST_HEADS):
            for table, seq in (await self._log.heads(names[first : first + MOST_HEADS])).items():
                if seq > known[table]:
                    self._tables.catch_up(table, seq)
