"""How long players may think, and what is left of it; times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Annotated

from msgspec import Meta, Struct

DAY = 24 * 60 * 60
SHORTEST_GAP = 2_000  # milliseconds without the server, or that its clock is set ahead, that nobody minds


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


@dataclass(frozen=True)
class Gap:
    """A time in which nobody's clock ran: the server was down, or the system's clock was set ahead."""

    begin: int  # milliseconds since 1970
    end: int


@dataclass
class Clocks:
    """The clocks of a table: what is left to each seat, and since when the time of those asked runs.

    Time that ran is never given back. A player who is back before the bot that stood in has decided goes on
    as if the time had run in between.
    """

    clock: Clock = field(default_factory=NoClock)
    bank: dict[int, int] = field(default_factory=dict)  # what was left when the time began to run, by seat
    since: dict[int, int] = field(default_factory=dict)  # when it began, for each seat whose time runs
    paused: dict[int, int] = field(default_factory=dict)  # since when bots think for others that are asked

    @classmethod
    def new(cls, clock: Clock, seats: int) -> Clocks:
        """Fresh clocks for a game."""
        full = clock.seconds * 1000 if isinstance(clock, BankClock) else per_decision(clock) or 0
        return cls(clock, dict.fromkeys(range(1, seats + 1), full))

    @property
    def untimed(self) -> bool:
        """Whether nobody is in a hurry."""
        return type(self.clock) is NoClock

    def left(self, seat: int) -> int | None:
        """What a seat has to think when its time begins to run; None: as long as it likes."""
        return None if self.untimed else self.bank[seat]

    def deadline(self, seat: int) -> int | None:
        """When a seat's time is out, None if it does not run."""
        since = self.since.get(seat)
        return None if since is None or self.untimed else since + self.bank[seat]

    @property
    def next_deadline(self) -> int | None:
        """When somebody's time is out next."""
        if not self.since:
            return None
        return min((end for seat in self.since if (end := self.deadline(seat)) is not None), default=None)

    def is_out(self, seat: int, at: int) -> bool:
        """Whether the player of a seat that a bot plays has no time for its decision."""
        return not self.untimed and self.bank[seat] <= at - self.paused.get(seat, at)

    def is_spent(self, seat: int) -> bool:
        """Whether the player of a seat has no time for the rest of the game."""
        clock = self.clock
        return isinstance(clock, BankClock) and not clock.increment and self.bank[seat] <= 0

    def run(self, asked: Collection[int], bots: Collection[int], at: int, mover: int | None = None) -> None:
        """From now on the time of the seats that are asked runs, except bots'; `mover` has just decided."""
        by_player, handed_on = mover in self.since, mover not in asked
        for seat in list(self.since):
            if seat == mover:
                if handed_on or not isinstance(self.clock, BankClock):
                    self._stop(seat, at)
            elif seat in bots:
                self._stop(seat, at)
                self.paused[seat] = at
        if mover is not None:
            self.paused.pop(mover, None)
            self._renew(mover, handed_on=handed_on, by_player=by_player)
        for seat in asked:
            if seat in bots:
                self.paused.setdefault(seat, at)
            elif seat not in self.since:
                self.since[seat] = self.paused.pop(seat, at)

    def _stop(self, seat: int, at: int) -> None:
        self.bank[seat] = max(0, self.bank[seat] - (at - self.since.pop(seat)))

    def _renew(self, seat: int, *, handed_on: bool, by_player: bool) -> None:
        """Give a seat what it gets for a decision; for a bot's no bank grows beyond one increment."""
        if not isinstance(self.clock, BankClock):
            self.bank[seat] = per_decision(self.clock) or 0
        elif handed_on:
            more = self.clock.increment * 1000
            self.bank[seat] = self.bank[seat] + more if by_player else max(self.bank[seat], more)

    def forgive(self, gap: int) -> None:
        """Nobody's time ran for so long."""
        for times in (self.since, self.paused):
            for seat in times:
                times[seat] += gap
