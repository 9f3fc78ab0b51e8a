"""The server's time: it runs evenly while the server lives, whatever the system's clock is set to."""

from __future__ import annotations

import time
from collections.abc import Callable

from tatami.server.core.clocks import SHORTEST_GAP, Gap

MILLION = 1_000_000


class Timekeeper:
    """Tells the time, and follows the system's clock only where it is told to; it never goes back."""

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
        """By how much the system's clock has been set ahead, or a machine has slept; None: by nothing."""
        begin, end = self.now(), self._wall() // MILLION
        return Gap(begin, end) if end - begin >= SHORTEST_GAP else None

    def pass_over(self, gap: Gap) -> None:
        """Go on at the end of a gap."""
        self._ahead += (gap.end - gap.begin) * MILLION

    def go_on_after(self, last: int) -> Gap:
        """Begin where the server was alive last, and return the gap since."""
        self._ahead += max(0, last - self.now()) * MILLION
        return Gap(last, self.now())
