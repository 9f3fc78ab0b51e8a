"""Clocks: thinking time and how it runs out; times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Annotated

from msgspec import Meta, Struct

from tatami.server.core.hours import Night

DAY = 24 * 60 * 60
SHORTEST_GAP = 2_000  # milliseconds of downtime, or of a clock set ahead, that are ignored


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """No time limit."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """A number of seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=DAY)]


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind"):
    """A number of days for each decision."""

    days: Annotated[int, Meta(ge=1, le=14)]
    night: Night | None = None  # hours in which no clock runs


class BankClock(Struct, frozen=True, tag="bank", tag_field="kind"):
    """A number of seconds for the whole game, and an increment whenever the turn passes."""

    seconds: Annotated[int, Meta(ge=10, le=DAY)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


Clock = NoClock | MoveClock | DaysClock | BankClock


def per_decision(clock: Clock) -> int | None:
    """The time for each decision; None if decisions have no time of their own."""
    if isinstance(clock, MoveClock):
        return clock.seconds * 1000
    return clock.days * DAY * 1000 if isinstance(clock, DaysClock) else None


@dataclass(frozen=True)
class Gap:
    """A span in which no clock ran: the server was down, or the system's clock was set ahead."""

    begin: int  # milliseconds since 1970
    end: int


@dataclass
class Clocks:
    """The clocks of a table: the time left to each seat, and since when the running ones have run.

    Clocks stand still at night where the table says so, in pauses, and while the server is down. So all times
    below are clock time, which passes only while clocks run; `tick` converts to it.

    Time that ran is never given back. A player who is back before the bot that stood in has decided goes on
    as if the time had run in between.
    """

    clock: Clock = field(default_factory=NoClock)
    bank: dict[int, int] = field(default_factory=dict)  # the time left when the clock was started, by seat
    since: dict[int, int] = field(default_factory=dict)  # when the clock was started, for each running one
    paused: dict[int, int] = field(default_factory=dict)  # since when a bot has stood in for an asked seat
    ran: dict[int, int] = field(default_factory=dict)  # how long it ran before it last stopped, in all
    begun: int = 0  # the begin of the game, milliseconds since 1970
    stills: list[tuple[int, int]] = field(default_factory=list)  # pauses and downtimes, in order, disjoint

    @classmethod
    def new(cls, clock: Clock, seats: int, at: int = 0) -> Clocks:
        """The clocks at the start of a game."""
        full = clock.seconds * 1000 if isinstance(clock, BankClock) else per_decision(clock) or 0
        return cls(clock, dict.fromkeys(range(1, seats + 1), full), begun=at)

    @property
    def _night(self) -> Night | None:
        return self.clock.night if isinstance(self.clock, DaysClock) else None

    def _awake(self, begin: int, end: int) -> int:
        night = self._night
        return end - begin if night is None else night.awake(begin, end)

    def tick(self, at: int) -> int:
        """The clock time at a time."""
        still = sum(self._awake(begin, min(end, at)) for begin, end in self.stills if begin < at)
        return self.begun + self._awake(self.begun, at) - still

    def _moment(self, tick: int) -> int:
        """The first time with a clock time."""
        night, at = self._night, tick
        for begin, end in [*self.stills, (None, 0)]:
            at = tick if night is None else night.after(self.begun, tick - self.begun)
            if begin is None or at <= begin:
                break
            tick += self._awake(begin, end)
        return at

    def stop(self, begin: int, end: int) -> None:
        """Let all clocks stand still from one time to another, which begins no earlier than any before."""
        if self.stills and begin <= self.stills[-1][1]:
            begin, end = self.stills[-1][0], max(end, self.stills.pop()[1])
        if begin < end:
            self.stills.append((begin, end))

    def go_on(self, at: int) -> None:
        """End a pause early."""
        if self.stills and self.stills[-1][1] > at:
            begin, _ = self.stills.pop()
            self.stop(begin, max(begin, at))

    def still_until(self, at: int) -> int | None:
        """The end of the pause at a time; None: there is none."""
        return self.stills[-1][1] if self.stills and self.stills[-1][0] <= at < self.stills[-1][1] else None

    @property
    def untimed(self) -> bool:
        """Whether there is no time limit."""
        return type(self.clock) is NoClock

    def left(self, seat: int) -> int | None:
        """The time a seat has when its clock starts; None without a limit."""
        return None if self.untimed else self.bank[seat]

    def deadline(self, seat: int) -> int | None:
        """A seat's deadline; None if its clock is not running."""
        since = self.since.get(seat)
        return None if since is None or self.untimed else self._moment(since + self.bank[seat])

    @property
    def next_deadline(self) -> int | None:
        """The next deadline of any seat."""
        if not self.since:
            return None
        return min((end for seat in self.since if (end := self.deadline(seat)) is not None), default=None)

    def is_out(self, seat: int, at: int) -> bool:
        """Whether the player of a seat has run out of time for the decision that a bot is making."""
        tick = self.tick(at)
        return not self.untimed and self.bank[seat] <= tick - self.paused.get(seat, tick)

    def is_spent(self, seat: int) -> bool:
        """Whether the player of a seat has run out of time for the rest of the game."""
        clock = self.clock
        return isinstance(clock, BankClock) and not clock.increment and self.bank[seat] <= 0

    def run(self, asked: Collection[int], bots: Collection[int], at: int, mover: int | None = None) -> None:
        """Start the clocks of the asked seats, except bots'; `mover` has just decided."""
        tick, by_player, handed_on = self.tick(at), mover in self.since, mover not in asked
        for seat in list(self.since):
            if seat == mover:
                if handed_on or not isinstance(self.clock, BankClock):
                    self._stop(seat, tick)
            elif seat in bots:
                self._stop(seat, tick)
                self.paused[seat] = tick
        if mover is not None:
            self.paused.pop(mover, None)
            self._renew(mover, handed_on=handed_on, by_player=by_player)
        for seat in asked:
            if seat in bots:
                self.paused.setdefault(seat, tick)
            elif seat not in self.since:
                self.since[seat] = self.paused.pop(seat, tick)

    def _stop(self, seat: int, tick: int) -> None:
        spent = tick - self.since.pop(seat)
        self.bank[seat] = max(0, self.bank[seat] - spent)
        self.ran[seat] = self.ran.get(seat, 0) + spent

    def _renew(self, seat: int, *, handed_on: bool, by_player: bool) -> None:
        """Credit a seat for a decision; a bank that a bot plays on never grows beyond one increment."""
        if not isinstance(self.clock, BankClock):
            self.bank[seat] = per_decision(self.clock) or 0
        elif handed_on:
            more = self.clock.increment * 1000
            self.bank[seat] = self.bank[seat] + more if by_player else max(self.bank[seat], more)

    def copy(self) -> Clocks:
        """The clocks as they are now."""
        return replace(
            self,
            bank=self.bank.copy(),
            since=self.since.copy(),
            paused=self.paused.copy(),
            ran=self.ran.copy(),
            stills=self.stills.copy(),
        )

    def total(self, seat: int, at: int) -> int:
        """For how long a seat's time has run in all."""
        tick = self.tick(at)
        return self.ran.get(seat, 0) + tick - self.since.get(seat, tick)

    def taken_back(self, before: Clocks, seat: int, made: int, at: int, *, alone: bool) -> Clocks:
        """The clocks after a seat takes back a decision made at that time, with the clocks before it.

        The others lose nothing and the seat gains nothing: it pays for all its own time since then and, if
        nobody else has decided, for the time in which the others were asked.
        """
        result = replace(before.copy(), stills=self.stills.copy())
        if seat in result.since and not alone:
            own = self.total(seat, at) - before.total(seat, made)
            result.since[seat] += self.tick(at) - self.tick(made) - own
        return result
