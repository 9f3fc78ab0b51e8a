"""Mutes and bans: every server follows the log of moderation and applies it to running connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress

from tatami.server.runtime.nodes import Nodes
from tatami.store import Deed, Identity, Log, StoreError

TOPIC = "moderation"
RECENT = 10_000  # people whose sanctions changed lately

Apply = Callable[[Collection[str], Deed], None]  # takes a person with their bots


class Sanctions:
    """The sanctions in effect."""

    def __init__(self, log: Log, nodes: Nodes, now: Callable[[], int]) -> None:
        self._log = log
        self._nodes = nodes
        self._now = now
        self._recent: dict[str, tuple[int, int]] = {}  # muted and banned until, by identity
        self._last = 0  # the last known entry of the log
        self._turn = asyncio.Lock()
        self.appliers: list[Apply] = []

    def is_muted(self, identity: Identity) -> bool:
        """Whether a person may not chat now."""
        return self._standing(identity)[0] > self._now()

    def is_banned(self, identity: Identity) -> bool:
        """Whether a person may do nothing now."""
        return self._standing(identity)[1] > self._now()

    def _standing(self, identity: Identity) -> tuple[int, int]:
        return self._recent.get(identity.id, (identity.muted_until, identity.banned_until))

    async def start(self) -> None:
        """Begin at the end of the log: identities carry earlier decisions."""
        with suppress(StoreError):  # the server says what is wrong with its data; all is applied again then
            self._last = await self._log.moderation.last_deed()

    async def watch(self) -> None:
        """Apply decisions of other servers."""
        await self._nodes.follow(TOPIC, self.look)

    async def look(self) -> None:
        """Apply all new entries of the log."""
        async with self._turn:
            while deeds := await self._log.moderation.deeds(self._last):
                for deed in deeds:
                    bots = await self._log.bots_of(deed.identity) if deed.identity else []
                    self._apply([deed.identity, *(bot.id for bot in bots)], deed)
                    self._last = deed.number

    def tell(self) -> None:
        """Tell the other servers that the log has grown."""
        self._nodes.nudge(TOPIC)

    def _apply(self, who: Collection[str], deed: Deed) -> None:
        for one in who:
            self._recent.pop(one, None)
            self._recent[one] = deed.muted_until, deed.banned_until
        while len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]
        self._nodes.renew(who, False)
        for apply in self.appliers:
            apply(who, deed)
