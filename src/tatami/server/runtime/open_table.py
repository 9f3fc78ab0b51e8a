"""A table in memory and its connected clients."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Literal, Protocol

from tatami.server.core.table import Table
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.table_actor import TableActor
from tatami.server.wire.messages import Away, Presence, Reaction
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer

Attended = Literal["now", "later", "not"]


class Subscriber(Protocol):
    """A client connected to a table."""

    @property
    def reader(self) -> Reader:
        """The client's identity, language and format."""

    @property
    def is_person(self) -> bool:
        """Whether the client is a person, not a program."""

    @property
    def address(self) -> str:
        """The client's address for rate limits."""

    def hear(self, renderer: Renderer) -> None:
        """Receive the update for the last entry."""

    def meet(self, message: Presence | Reaction) -> None:
        """Receive the current presence, or a reaction."""

    def dismiss(self, code: int) -> None:
        """End the connection."""


@dataclass(eq=False)
class OpenTable:
    """A table in memory, its clients and its pending work."""

    actor: TableActor
    subscribers: set[Subscriber] = field(default_factory=set)
    told: tuple[list[int], list[Away]] = field(default_factory=lambda: ([], []))  # presence as last sent
    elsewhere: dict[str, bool] = field(
        default_factory=dict
    )  # other servers' identities: persons, not programs
    parted: dict[str, int] = field(default_factory=dict)  # when members' last connections ended
    breaks: dict[str, asyncio.TimerHandle] = field(default_factory=dict)  # of members who may return soon
    is_settled: bool = False  # whether clients have had time to reconnect since opening
    used: float = field(default_factory=time.monotonic)
    timer: asyncio.TimerHandle | None = None  # for the next deadline
    thinking: set[tuple[int, int]] = field(default_factory=set)  # seats and decisions that bots think about
    address: str = ""  # the last address of the host, or else of another client
    attended: Attended = "not"  # as last reported to the bots

    @property
    def table(self) -> Table:
        """The current table."""
        return self.actor.table

    @property
    def is_left_to_others(self) -> bool:
        """Whether all clients are at other servers, which then run its bots and clocks."""
        return bool(self.elsewhere) and not self.subscribers

    def is_connected(self, who: str) -> bool:
        """Whether an identity has a connection to this table, at this server or another."""
        return who in self.elsewhere or any(subscriber.reader.who == who for subscriber in self.subscribers)

    def present(self) -> set[str]:
        """The identities that are connected or were a moment ago."""
        return {subscriber.reader.who for subscriber in self.subscribers}.union(self.breaks, self.elsewhere)

    def local(self) -> dict[str, bool]:
        """The identities connected to this server, and whether each is a person."""
        people = self.table.people
        found = {who: who in people and not people[who].is_bot for who in self.breaks}
        return found | {one.reader.who: one.is_person for one in self.subscribers if one.reader.who}

    def attendance(self) -> Attended:
        """Whether bots think with priority (a person is connected), in spare time, or not at all."""
        table = self.table
        people = table.people
        if any(subscriber.is_person for subscriber in self.subscribers) or any(
            who in people and not people[who].is_bot for who in self.breaks
        ):
            return "now"
        programs = any(table.seats_of(subscriber.reader.who) for subscriber in self.subscribers)
        return "later" if programs or table.is_played_apart else "not"

    def share(self) -> Share:
        """The host's share, which this table's bots are charged to."""
        hosts = [subscriber for subscriber in self.subscribers if subscriber.reader.who == self.table.host]
        for subscriber in hosts or self.subscribers:
            self.address = subscriber.address
        host = self.table.host or self.table.tournament  # the tables of a tournament share one share
        return Share(self.address, host, self.attended == "now")

    def presence(self, at: int) -> Presence:
        """The connected members, and the seats of absent players."""
        here, people = self.present(), self.table.people
        away = [
            Away(seat, self.parted.get(who, people[who].heard))
            for who, seats in (self.table.held.items() if self.is_settled else ())
            if who not in here
            for seat in seats
        ]
        members = [person.number for who, person in people.items() if who in here]
        return Presence(members, at, sorted(away, key=lambda one: one.seat))
