"""The server's clock: it runs steadily, whatever the system clock is set to."""

from __future__ import annotations

import time
from collections.abc import Callable

from tatami.server.core.clocks import SHORTEST_GAP, Gap

MILLION = 1_000_000


class Timekeeper:
    """A monotonic clock that follows jumps of the system clock only on request."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()  # nanoseconds

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return (self._steady() + self._ahead) // MILLION

    def gap(self) -> Gap | None:
        """How far the system clock has jumped ahead (set, or after sleep), None if it has not."""
        begin, end = self.now(), self._wall() // MILLION
        return Gap(begin, end) if end - begin >= SHORTEST_GAP else None

    def pass_over(self, gap: Gap) -> None:
        """Skip to the end of a gap."""
        self._ahead += (gap.end - gap.begin) * MILLION

    def go_on_after(self, last: int) -> Gap:
        """Continue from the last heartbeat, and return the gap since then."""
        self._ahead += max(0, last - self.now()) * MILLION
        return Gap(last, self.now())
