"""Leases on the bus: which server does the work that one is enough for. They save work; the store decides."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Protocol

from tatami.bus import Bus

LEASE = 4.0  # seconds that a lease lasts,
MARGIN = 0.5  # seconds before its end when it no longer counts
TURN = 2.0  # seconds that one server at a time has a turn for; then another goes ahead
AGAIN = 0.02  # seconds between two tries to get a turn


class Minded(Protocol):
    """The supervisor's callbacks for leases of tables."""

    def tend(self, table: str) -> None:
        """This server now holds a table's lease."""

    def minds(self, table: str) -> bool:
        """Whether a table has work for this server that needs the lease."""


class Leases:
    """The leases of this server: of tables with bots or clocks, and of other work by name."""

    def __init__(self, bus: Bus) -> None:
        self.tables: Minded | None = None
        self._bus = bus
        self._held: dict[str, float] = {}  # expiry by name
        self._wanted: set[str] = set()  # tables whose lease another server holds
        self._claimed: set[str] = set()  # names that are kept until `release`
        self._asking: asyncio.Task[None] | None = None

    def leads(self, table: str) -> bool:
        """Whether this server holds a table's lease; if not, request it."""
        if not self._bus.is_shared or self._held.get(table, 0.0) > time.monotonic():
            return True
        if table not in self._wanted:
            self._wanted.add(table)
            if self._asking is None:
                self._asking = asyncio.ensure_future(self._ask())
        return False

    async def may_open(self, table: str) -> bool:
        """Whether this server should open a table with due work."""
        if not self._bus.is_shared:
            return True
        return table in await self._hold([table])

    async def claim(self, name: str) -> bool:
        """Take a lease for work that is not a table's, and keep it; False if another server holds it."""
        if self._bus.is_shared:
            if name not in await self._hold([name]):
                return False
            self._claimed.add(name)
        return True

    async def release(self, name: str) -> None:
        """Give a claimed lease back."""
        self._claimed.discard(name)
        if self._bus.is_shared and self._held.pop(name, None) is not None:
            await self._bus.release([name])

    @asynccontextmanager
    async def turn(self, name: str) -> AsyncIterator[None]:
        """Let one server at a time do something short; nobody waits for long."""
        if not self._bus.is_shared:
            yield
            return
        until = time.monotonic() + TURN
        while not await self._bus.hold([name], TURN) and time.monotonic() < until:
            await asyncio.sleep(AGAIN)
        try:
            yield
        finally:
            await self._bus.release([name])

    async def _ask(self) -> None:
        """Request the pending leases."""
        self._asking = None
        await self._take(set(self._wanted))

    async def _take(self, names: Collection[str]) -> None:
        assert self.tables is not None
        if not names:
            return
        for table in await self._hold(names):
            if table in self._wanted:
                self._wanted.discard(table)
                self.tables.tend(table)

    async def _hold(self, names: Collection[str]) -> set[str]:
        began = time.monotonic()
        held = await self._bus.hold(names, LEASE)
        for name in names:
            self._held.pop(name, None)
        self._held.update((name, began + LEASE - MARGIN) for name in held)
        return held

    async def renew(self) -> None:
        """Renew what is needed, and release the rest."""
        assert self.tables is not None
        idle = [name for name in self._held if name not in self._claimed and not self.tables.minds(name)]
        for name in idle:
            del self._held[name]
        if idle:
            await self._bus.release(idle)
        self._wanted = {table for table in self._wanted if self.tables.minds(table)}
        await self._take({*self._held, *self._wanted, *self._claimed})

    def forget(self, table: str) -> None:
        """Stop asking for the lease of a table that is no longer in memory."""
        self._wanted.discard(table)

    async def close(self) -> None:
        """Release everything."""
        if self._asking is not None:
            self._asking.cancel()
        await self._bus.release(list(self._held))
