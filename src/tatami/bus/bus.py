"""What a bus offers: messages to other servers, and leases that save work."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

Hear = Callable[[str, bytes], None]  # takes a channel and a message


class BusError(Exception):
    """A bus cannot be used; the message says why."""


class Bus(Protocol):
    """Carries messages between servers, at most once, and says who holds a lease.

    No method waits for long or raises: while the bus is out of order, messages are lost and every server
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
        """Whether messages go through now, as far as this server knows."""

    async def start(self, hear: Hear) -> None:
        """Begin; `hear` gets what other servers publish on the channels that are followed."""

    def follow(self, channel: str) -> None:
        """Hear a channel from now on."""

    def leave(self, channel: str) -> None:
        """Hear it no more."""

    def publish(self, channel: str, message: bytes) -> None:
        """Send a message to the other servers that follow a channel."""

    async def hold(self, names: Collection[str], seconds: float) -> set[str]:
        """Take or renew leases for some seconds, and return those that this server holds now."""

    async def release(self, names: Collection[str]) -> None:
        """Give leases back that this server holds."""

    async def close(self) -> None:
        """Send what is waiting, then stop."""
