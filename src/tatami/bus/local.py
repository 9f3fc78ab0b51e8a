"""The bus within one process: the default, where there is one server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass, field

from tatami.bus.bus import Hear


@dataclass
class Hub:
    """Joins several servers in one process."""

    buses: list[LocalBus] = field(default_factory=list)
    leases: dict[str, tuple[str, float]] = field(default_factory=dict)  # holder and end, by name


class LocalBus:
    """A bus without a network; see `tatami.bus.bus.Bus` for what each method does."""

    is_well = True

    def __init__(self, node: str = "one", hub: Hub | None = None) -> None:
        self.node = node
        self.is_shared = hub is not None
        self._hub = hub or Hub()
        self._channels: set[str] = set()
        self._hear: Hear | None = None

    async def start(self, hear: Hear) -> None:
        """Begin."""
        self._hear = hear
        self._hub.buses.append(self)

    def follow(self, channel: str) -> None:
        """Subscribe to a channel."""
        self._channels.add(channel)

    def leave(self, channel: str) -> None:
        """Unsubscribe from a channel."""
        self._channels.discard(channel)

    def publish(self, channel: str, message: bytes) -> None:
        """Send a message to the other servers that follow a channel."""
        for bus in self._hub.buses:
            if bus is not self and channel in bus._channels and bus._hear is not None:
                asyncio.get_running_loop().call_soon(bus._hear, channel, message)

    async def hold(self, names: Collection[str], seconds: float) -> set[str]:
        """Take or renew leases for some seconds, and return those that this server holds now."""
        if not self.is_shared:
            return set(names)
        now, leases = time.monotonic(), self._hub.leases
        free = {name for name in names if name not in leases or leases[name][1] <= now}
        own = {name for name in names if name in free or leases[name][0] == self.node}
        leases.update((name, (self.node, now + seconds)) for name in own)
        return own

    async def release(self, names: Collection[str]) -> None:
        """Release this server's leases."""
        for name in names:
            if self._hub.leases.get(name, ("", 0.0))[0] == self.node:
                del self._hub.leases[name]

    async def close(self) -> None:
        """Stop."""
        if self in self._hub.buses:
            self._hub.buses.remove(self)
