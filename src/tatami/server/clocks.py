"""How long players may think, and what is left of it; times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Struct

DAY = 24 * 60 * 60
GRACE = 10_000  # what a bank holds at least for somebody who comes back


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes the time they need."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """So many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=DAY)]


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)]


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind"):
    """So many seconds for the whole game, and more each time the turn is handed on."""

    seconds: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


Clock = NoClock | MoveClock | DaysClock | BankClock


def per_decision(clock: Clock) -> int | None:
    """The time for each decision, None where decisions have no time of their own."""
    if isinstance(clock, MoveClock):
        return clock.seconds * 1000
    return clock.days * DAY * 1000 if isinstance(clock, DaysClock) else None


@dataclass
class Clocks:
    """The clocks of a table: what is left to each seat, and since when the time of those asked runs."""

    clock: Clock = field(default_factory=NoClock)
    bank: dict[int, int] = field(default_factory=dict)  # what was left when the time began to run, by seat
    since: dict[int, int] = field(default_factory=dict)  # when it began, for each seat whose time runs

    @classmethod
    def new(cls, clock: Clock, seats: int) -> Clocks:
        """Fresh clocks for a game."""
        full = clock.seconds * 1000 if isinstance(clock, BankClock) else 0
        return cls(clock, dict.fromkeys(range(1, seats + 1), full))

    @property
    def untimed(self) -> bool:
        """Whether nobody is in a hurry."""
        return type(self.clock) is NoClock

    def left(self, seat: int) -> int | None:
        """What a seat has to think when its time begins to run; None: as long as it likes."""
        if isinstance(self.clock, BankClock):
            return self.bank[seat]
        return per_decision(self.clock)

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is out, None if it does not run."""
        since = self.since.get(seat)
        left = None if since is None else self.left(seat)
        return None if since is None or left is None else since + left

    @property
    def next_deadline(self) -> int | None:
        """When somebody's time is out next."""
        if not self.since:
            return None
        return min((end for seat in self.since if (end := self.deadline(seat)) is not None), default=None)

    def run(self, seats: Collection[int], at: int, mover: int | None = None) -> None:
        """From now on the time of these seats runs and of no others; `mover` has just decided something."""
        for seat in list(self.since):
            if seat not in seats:
                self._stop(seat, at, handed_on=seat == mover)
            elif seat == mover and not isinstance(self.clock, BankClock):
                del self.since[seat]
        for seat in seats:
            self.since.setdefault(seat, at)

    def _stop(self, seat: int, at: int, *, handed_on: bool) -> None:
        began = self.since.pop(seat)
        if isinstance(self.clock, BankClock):
            more = self.clock.increment * 1000 if handed_on else 0
            self.bank[seat] = max(0, self.bank[seat] - (at - began)) + more

    def revive(self, seat: int) -> None:
        """Somebody comes back: they get at least a moment to think."""
        if isinstance(self.clock, BankClock):
            self.bank[seat] = max(self.bank[seat], self.clock.increment * 1000, GRACE)

    def forgive(self, gap: int) -> None:
        """Nobody's time ran for so long."""
        for seat in self.since:
            self.since[seat] += gap
