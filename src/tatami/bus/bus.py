"""The interface of a bus: messages to other servers, and leases that avoid duplicate work."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

Hear = Callable[[str, bytes], None]  # takes a channel and a message


class BusError(Exception):
    """A bus cannot be used; the message says why."""


class Bus(Protocol):
    """Carries messages between servers, at most once, and manages leases.

    No method blocks for long or raises: while the bus is down, messages are lost and every server
    holds every lease.
    """

    @property
    def node(self) -> str:
        """The name of this server."""

    @property
    def is_shared(self) -> bool:
        """Whether there may be other servers."""

    @property
    def is_well(self) -> bool:
        """Whether the bus is up, as far as this server knows."""

    async def start(self, hear: Hear) -> None:
        """Start; `hear` receives other servers' messages on subscribed channels."""

    def follow(self, channel: str) -> None:
        """Subscribe to a channel."""

    def leave(self, channel: str) -> None:
        """Unsubscribe from a channel."""

    def publish(self, channel: str, message: bytes) -> None:
        """Send a message to the other servers that follow a channel."""

    async def hold(self, names: Collection[str], seconds: float) -> set[str]:
        """Take or renew leases for some seconds, and return those that this server holds now."""

    async def release(self, names: Collection[str]) -> None:
        """Release this server's leases."""

    async def close(self) -> None:
        """Flush the queue, then stop."""
