"""The bus on Valkey, for any number of servers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tatami.bus.bus import BusError, Hear

logger = logging.getLogger("tatami.bus")

PREFIX = "tatami:"  # of leases; channels also name the database, since Valkey's are common to all of them
PATIENCE = 1.0  # timeout of a request in seconds
PULSE = 0.5  # seconds of silence after which the connection is pinged
AGAIN = 0.25  # seconds between two tries to connect
MOST_WAITING = 10_000  # messages; more are dropped, since other servers also poll the store
MOST_NAMES = 500  # leases in one request
TROUBLE = (RedisError, OSError, TimeoutError, RuntimeError)

# Takes free leases and renews our own.
HOLD = """
local held = {}
for place, name in ipairs(KEYS) do
    local holder = redis.call('GET', name)
    if holder == false or holder == ARGV[1] then
        redis.call('SET', name, ARGV[1], 'PX', ARGV[2])
        held[#held + 1] = place
    end
end
return held
"""
RELEASE = """
for _, name in ipairs(KEYS) do
    if redis.call('GET', name) == ARGV[1] then redis.call('DEL', name) end
end
"""


class ValkeyBus:
    """A bus on a Valkey server; see `tatami.bus.bus.Bus` for what each method does."""

    is_shared = True

    def __init__(self, address: str, node: str) -> None:
        self.node = node
        self.is_well = False
        self._mark = node.encode() + b" "
        for scheme, known in (("valkey", "redis"), ("valkeys", "rediss")):
            if address.startswith(f"{scheme}://"):
                address = known + address.removeprefix(scheme)
        try:
            self._client: Redis = Redis.from_url(
                address,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 0),
                max_connections=16,
            )
        except ValueError as error:
            raise BusError(f"{address!r:.80} is not the address of a Valkey server: {error}") from None
        self._prefix = f"{PREFIX}{self._client.connection_pool.connection_kwargs.get('db') or 0}:"
        self._hold = self._client.register_script(HOLD)
        self._release = self._client.register_script(RELEASE)
        self._hear: Hear | None = None
        self._channels: set[str] = set()
        self._changes: dict[str, bool] = {}  # channels to follow or to leave
        self._pubsub: PubSub | None = None
        self._line: AbstractConnection | None = None  # for messages, which Valkey does not confirm
        self._outbox: list[tuple[str, bytes]] = []
        self._filled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False  # see `_go_on_unless_cancelled`

    async def start(self, hear: Hear) -> None:
        """Begin, whether or not the server can be reached already."""
        self._hear = hear
        works = (self._listen(), self._send())
        self._tasks = [asyncio.ensure_future(work) for work in works]

    # Messages.

    def follow(self, channel: str) -> None:
        """Subscribe to a channel."""
        self._channels.add(channel)
        self._change(channel, is_followed=True)

    def leave(self, channel: str) -> None:
        """Unsubscribe from a channel."""
        self._channels.discard(channel)
        self._change(channel, is_followed=False)

    def _change(self, channel: str, *, is_followed: bool) -> None:
        self._changes[channel] = is_followed
        self._filled.set()

    def publish(self, channel: str, message: bytes) -> None:
        """Send a message to the other servers that follow a channel."""
        if self.is_well and len(self._outbox) < MOST_WAITING:
            self._outbox.append((channel, message))
            self._filled.set()

    async def _send(self) -> None:
        """Send messages and changes of channels, those of one turn together."""
        while not self._is_closed:
            await self._filled.wait()
            self._filled.clear()
            try:
                await self._send_all()
            except TROUBLE as error:
                self._fail(error)

    async def _send_all(self) -> None:
        changes, self._changes = self._changes, {}
        if changes and self._pubsub is not None:  # else all channels are subscribed on connecting
            for channels, change in (
                ([name for name, is_on in changes.items() if is_on], self._pubsub.subscribe),
                ([name for name, is_on in changes.items() if not is_on], self._pubsub.unsubscribe),
            ):
                if channels:
                    await change(*(self._prefix + channel for channel in channels))
        messages, self._outbox = self._outbox, []
        if messages and self._line is not None:
            commands = [
                ("PUBLISH", self._prefix + channel, self._mark + message) for channel, message in messages
            ]
            async with asyncio.timeout(PATIENCE):
                await self._line.send_packed_command(self._line.pack_commands(commands))

    async def _listen(self) -> None:
        """Receive messages, reconnecting whenever the connection is lost."""
        while not self._is_closed:
            try:
                # Connections from before the loss may be dead.
                await self._client.connection_pool.disconnect(inuse_connections=False)
                async with self._speaking() as self._line, self._client.pubsub() as pubsub:
                    await self._client.publish(self._prefix + "try", b"")  # raises if it may not
                    await pubsub.subscribe(
                        self._prefix, *(self._prefix + channel for channel in self._channels)
                    )
                    self._pubsub = pubsub
                    if not self.is_well:
                        logger.info("the bus is up")
                    self.is_well = True
                    await self._hear_all(pubsub)
            except TROUBLE as error:
                self._fail(error)
            finally:
                self._pubsub = self._line = None
            await asyncio.sleep(AGAIN)

    @asynccontextmanager
    async def _speaking(self) -> AsyncIterator[AbstractConnection]:
        """A connection for messages to other servers, without replies to wait for: there are many a second.

        That Valkey is gone is noticed on the connection that listens.
        """
        pool = self._client.connection_pool
        line = pool.connection_class(**{**pool.connection_kwargs, "socket_timeout": None})
        try:
            async with asyncio.timeout(PATIENCE):
                await line.send_command("CLIENT REPLY OFF")
            yield line
        finally:
            await line.disconnect(nowait=True)

    async def _hear_all(self, pubsub: PubSub) -> None:
        heard = time.monotonic()
        while self.is_well and not self._is_closed:
            message: dict[str, Any] | None = await pubsub.get_message(timeout=PULSE)
            now = time.monotonic()
            if message is None:
                if now - heard > PATIENCE + PULSE:
                    raise TimeoutError("Valkey does not answer")
                await pubsub.ping()
                continue
            heard = now
            if message["type"] == "message":
                node, _, data = message["data"].partition(b" ")
                if node != self._mark[:-1] and self._hear is not None:
                    self._tell(message["channel"].decode().removeprefix(self._prefix), data)

    def _tell(self, channel: str, data: bytes) -> None:
        assert self._hear is not None
        try:
            self._hear(channel, data)
        except Exception:  # an invalid message does not end the connection
            logger.exception("a message from another server could not be handled")

    def _fail(self, error: Exception) -> None:
        if self.is_well:
            logger.error("the bus is down: %s", " ".join(str(error).split()) or type(error).__name__)
        self.is_well = False
        self._outbox.clear()

    # Leases.

    async def hold(self, names: Collection[str], seconds: float) -> set[str]:
        """Take or renew leases for some seconds, and return those that this server holds now."""
        wanted, held = list(names), set[str]()
        for first in range(0, len(wanted), MOST_NAMES):
            part = wanted[first : first + MOST_NAMES]
            if not self.is_well:
                return {*held, *wanted[first:]}
            try:
                keys = [f"{PREFIX}lease:{name}" for name in part]
                places: list[int] = await self._hold(keys, [self.node, round(seconds * 1000)])
            except TROUBLE as error:
                self._fail(error)
                return {*held, *wanted[first:]}
            finally:
                _go_on_unless_cancelled()
            held.update(part[place - 1] for place in places)
        return held

    async def release(self, names: Collection[str]) -> None:
        """Release this server's leases."""
        wanted = list(names)
        for first in range(0, len(wanted) if self.is_well else 0, MOST_NAMES):
            keys = [f"{PREFIX}lease:{name}" for name in wanted[first : first + MOST_NAMES]]
            try:
                await self._release(keys, [self.node])
            except TROUBLE as error:
                self._fail(error)
                return
            finally:
                _go_on_unless_cancelled()

    async def close(self) -> None:
        """Flush the queue, then stop."""
        with suppress(*TROUBLE):
            if self.is_well:
                await asyncio.wait_for(self._send_all(), PATIENCE)
        self._is_closed = True
        self._filled.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(*TROUBLE):
            await self._client.aclose()


def _go_on_unless_cancelled() -> None:
    """Cancel again, or the task would never end.

    redis-py may take a cancellation for a lost connection, and `asyncio.wait_for`, which it uses, may swallow
    one in Python 3.11.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
