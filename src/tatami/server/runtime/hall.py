"""The chat of the lobby: the last messages, shared by all servers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from typing import Protocol

from tatami.server.runtime.nodes import Nodes
from tatami.server.wire.hall import HallCleared, HallLine, HallMessage
from tatami.store import Identity, Line, Log

TOPIC = "hall"
SHOWN = 50  # messages on arrival
KEPT = 500  # in the store


class Listener(Protocol):
    """A client that reads along."""

    @property
    def who(self) -> str:
        """The client's identity; empty for a new one."""

    def take(self, message: HallMessage) -> None:
        """Receive a message."""

    def dismiss(self, code: int) -> None:
        """End the connection."""


class Hall:
    """The last messages and their readers."""

    def __init__(self, log: Log, nodes: Nodes) -> None:
        self._log = log
        self._nodes = nodes
        self._lines: deque[Line] = deque(maxlen=SHOWN)
        self._last = 0
        self._turn = asyncio.Lock()
        self.listeners: set[Listener] = set()

    async def lines(self) -> list[HallLine]:
        """The last messages, oldest first."""
        await self._look()
        return [_line(line) for line in self._lines]

    async def say(self, identity: Identity, text: str, at: int) -> None:
        """Add a message and show it to everybody."""
        await self._log.moderation.say(identity.id, text, at, KEPT)
        self._nodes.nudge(TOPIC)
        await self._look()

    async def watch(self) -> None:
        """Broadcast messages from other servers."""
        await self._nodes.follow(TOPIC, self._look_for_listeners)

    async def _look_for_listeners(self) -> None:
        if self.listeners:
            await self._look()

    async def _look(self) -> None:
        async with self._turn:
            for line in await self._log.moderation.said(self._last, limit=SHOWN):
                self._last = line.seq
                self._lines.append(line)
                self._tell(_line(line))

    def clear(self, who: Collection[str]) -> None:
        """Take back the messages of people who were muted, banned or deleted."""
        for handle in {line.handle for line in self._lines if line.identity in who}:
            self._tell(HallCleared(handle))
        self._lines = deque((line for line in self._lines if line.identity not in who), maxlen=SHOWN)

    def _tell(self, message: HallMessage) -> None:
        for listener in list(self.listeners):
            listener.take(message)

    def dismiss(self, who: Collection[str], code: int) -> None:
        """End all connections of some identities."""
        for listener in list(self.listeners):
            if listener.who in who:
                listener.dismiss(code)


def _line(line: Line) -> HallLine:
    return HallLine(line.seq, line.at, line.name, line.handle, line.text)
