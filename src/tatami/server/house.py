"""All tables that are in memory: opened when somebody comes, minded while they are played, put away idle."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from tatami.server.clocks import BankClock, MoveClock
from tatami.server.config import Config
from tatami.server.live import LiveTable
from tatami.server.messages import Level, Settings
from tatami.server.metrics import Metrics
from tatami.server.projection import Projection
from tatami.server.reader import Reader
from tatami.server.refusal import Refusal
from tatami.server.table import Table
from tatami.server.thinkers import Thinkers
from tatami.server.warm import Warmth
from tatami.store import Identity, Log, StoreError

logger = logging.getLogger("tatami.house")

BEAT = 5.0  # seconds between two notes that the server is alive
LOOK = 1.0  # seconds between two looks for tables that wait for something
LIST = 5.0  # seconds after which the stored list of tables says who is to move
AGAIN = 2.0  # seconds until something that could not be stored is tried again


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Guest(Protocol):
    """A client that is connected to a table."""

    @property
    def reader(self) -> Reader:
        """Who they are and what they read."""

    def hear(self, projection: Projection) -> None:
        """Take what has just happened."""

    def meet(self, members: list[int]) -> None:
        """Take who is connected now."""

    def dismiss(self, code: int) -> None:
        """End the connection."""


@dataclass(eq=False)
class Hosted:
    """A table in memory, who is connected to it, and what is under way there."""

    live: LiveTable
    guests: set[Guest] = field(default_factory=set)
    present: list[int] = field(default_factory=list)  # the members who are connected, as was told last
    used: float = field(default_factory=time.monotonic)
    timer: asyncio.TimerHandle | None = None  # for the next deadline
    thinking: set[tuple[int, int]] = field(default_factory=set)  # seats and decisions that bots think about

    @property
    def table(self) -> Table:
        """The table as it is."""
        return self.live.table

    def connected(self) -> list[int]:
        """The numbers of the members who are connected."""
        known = {guest.reader.who for guest in self.guests}
        return [person.number for who, person in self.table.people.items() if who in known]


class House:
    """Opens tables, minds their clocks and bots, and puts them away."""

    def __init__(self, log: Log, config: Config, metrics: Metrics) -> None:
        self.log = log
        self.config = config
        self.metrics = metrics
        self.thinkers = Thinkers(config.threads, config.pace, config.adviser)
        self.warmth = Warmth()
        self.tables: dict[str, Hosted] = {}
        self.connections: Counter[str] = Counter()  # by identity and by address
        self._opening: dict[str, asyncio.Task[Hosted]] = {}
        self._missed: dict[tuple[str, str], asyncio.Task[None]] = {}  # by table and who is gone from it
        self._tasks: set[asyncio.Task[None]] = set()
        self._alive: int | None = None  # when the server was alive before it started
        self._began = now()
        self._closing = False

    # Beginning and end.

    async def start(self) -> None:
        """Go on where the server stopped last."""
        self._alive, self._began = await self.log.last_beat(), now()
        await self.log.beat(self._began)
        if self.config.warm_up:
            self.warmth.start()
        for work in (self._beat(), self._look(), self._list()):
            self._begin(work)

    async def close(self) -> None:
        """Tell everybody to come again, and stop."""
        self._closing = True
        for hosted in self.tables.values():
            for guest in list(hosted.guests):
                guest.dismiss(1012)
            if hosted.timer is not None:
                hosted.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.warmth.close()
        self.thinkers.close()
        with suppress(StoreError):
            await self._relist()
            await self.log.beat(now())

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("something stopped", exc_info=error)

    # Tables.

    async def create(self, settings: Settings, identity: Identity, name: str) -> Hosted:
        """A new table; Refusal if there can be none."""
        live = await LiveTable.create(
            self.log, settings, identity.id, name or identity.name, now(), is_bot=identity.is_bot
        )
        return self._keep(live)

    async def open(self, table: str) -> Hosted:
        """A table that is there; NoSuchTable if there is none."""
        hosted = self.tables.get(table)
        if hosted is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = asyncio.ensure_future(self._load(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            hosted = await asyncio.shield(opening)
        hosted.used = time.monotonic()
        return hosted

    async def _load(self, table: str) -> Hosted:
        listed = await self.log.listing(table)
        if listed is not None and listed.status in ("playing", "over"):
            await self.warmth.ready(listed.game)
        live = await LiveTable.load(self.log, table)
        if self._alive is not None:
            await live.resume(self._alive, self._began)
        return self._keep(live)

    def _keep(self, live: LiveTable) -> Hosted:
        hosted = self.tables[live.table.id] = Hosted(live)
        live.listeners.add(lambda projection: self._tell(hosted, projection))
        self._tend(hosted)
        return hosted

    def _tell(self, hosted: Hosted, projection: Projection) -> None:
        """Tell everybody what has just happened, and see what is to be done now."""
        hosted.used, table = time.monotonic(), hosted.table
        for guest in list(hosted.guests):
            guest.hear(projection)
        self._meet(hosted)
        if table.status == "over" and projection.entry is not None and table.fresh:
            self.metrics.games[table.settings.game] += 1
        self._tend(hosted)

    # Bots and clocks.

    def _tend(self, hosted: Hosted) -> None:
        """Ask the bots that have to move, and look again when somebody's time is out."""
        if self._closing:
            return
        table = hosted.table
        if table.status != "playing":
            hosted.thinking.clear()
        for seat, level in table.bots_asked.items():
            if (seat, table.decision) not in hosted.thinking:
                hosted.thinking.add((seat, table.decision))
                self._begin(self._move(hosted, seat, level, table.decision))
        if hosted.timer is not None:
            hosted.timer.cancel()
            hosted.timer = None
        deadline = table.clocks.next_deadline
        if deadline is not None:
            wait = max(0, deadline - now()) / 1000
            # A day at most: the event loop's timers are not made for more.
            hosted.timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self._late, hosted)

    def _late(self, hosted: Hosted) -> None:
        self._begin(self._time_outs(hosted))

    async def _time_outs(self, hosted: Hosted) -> None:
        try:
            await hosted.live.time_outs(now())
        except StoreError as error:
            logger.error("a clock could not be stored: %s", error)
            await self._mended(hosted)
        self._tend(hosted)

    async def _mended(self, hosted: Hosted) -> None:
        """Wait until a table is again as its log says, after something could not be stored."""
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(StoreError):
                return await hosted.live.look(lambda _: None)

    async def _move(self, hosted: Hosted, seat: int, level: Level, decision: int) -> None:
        """Let a bot decide for a seat."""
        began = time.perf_counter()
        table = hosted.table
        try:
            view = table.match_of(seat).view(seat)
            try:
                token = await self.thinkers.choose(level, view, table.id)
            except Exception:
                logger.exception("a bot (%s, %s) failed; it plays anything", level, table.settings.game)
                self.metrics.bot_failures += 1
                token = view.legal[0]
            await hosted.live.bot_moves(seat, token, decision, now())
            self.metrics.bot_moves += 1
            self.metrics.thought.add(time.perf_counter() - began)
        except Refusal:
            pass  # the table has moved on, or the player is back
        except StoreError as error:
            logger.error("a bot's move could not be stored: %s", error)
            await self._mended(hosted)
        finally:
            hosted.thinking.discard((seat, decision))
        self._tend(hosted)

    # People.

    def arrive(self, hosted: Hosted, guest: Guest) -> None:
        """Somebody is connected."""
        hosted.guests.add(guest)
        missing = self._missed.pop((hosted.table.id, guest.reader.who), None)
        if missing is not None:
            missing.cancel()
        self.connections["*"] += 1
        self._meet(hosted)

    def depart(self, hosted: Hosted, guest: Guest) -> None:
        """Somebody is connected no more."""
        hosted.guests.discard(guest)
        hosted.used = time.monotonic()
        self.connections["*"] -= 1
        self._meet(hosted)
        if not hosted.guests and hosted.table.match is not None:
            hosted.table.match.forget()
        table, who = hosted.table.id, guest.reader.who
        if self._in_a_hurry(hosted, who):
            self._missed[table, who] = self._begin(self._miss(table, who))

    def _meet(self, hosted: Hosted) -> None:
        """Tell everybody who is connected, if it has changed."""
        members = hosted.connected()
        if members != hosted.present:
            hosted.present = members
            for guest in list(hosted.guests):
                guest.meet(members)

    def _in_a_hurry(self, hosted: Hosted, who: str) -> bool:
        """Whether others wait for somebody who is not there."""
        table = hosted.table
        clock = isinstance(table.settings.clock, MoveClock | BankClock)
        gone = all(guest.reader.who != who for guest in hosted.guests)
        return clock and gone and table.status == "playing" and bool(table.seats_of(who))

    async def _miss(self, table: str, who: str) -> None:
        """Let a bot stand in for somebody who does not come back soon; coming back cancels this."""
        await asyncio.sleep(self.config.away_after)
        del self._missed[table, who]
        with suppress(StoreError):
            hosted = await self.open(table)
            if self._in_a_hurry(hosted, who):
                await hosted.live.away(who, now())

    def dismiss(self, who: Iterable[str], code: int) -> None:
        """End all connections of some people."""
        gone = set(who)
        for hosted in self.tables.values():
            for guest in list(hosted.guests):
                if guest.reader.who in gone:
                    guest.dismiss(code)

    # Minding.

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.log.beat(now())
            except StoreError as error:
                logger.error("the store does not work: %s", error)

    async def _look(self) -> None:
        """Open tables where something is due, put away those where nothing is."""
        while True:
            try:
                for table in await self.log.due(now()):
                    if table not in self.tables:
                        await self.open(table)
            except (StoreError, LookupError) as error:
                logger.error("tables could not be opened: %s", error)
            self._tidy()
            await asyncio.sleep(LOOK)

    async def _list(self) -> None:
        """Bring the list of tables up to date now and then."""
        while True:
            await asyncio.sleep(LIST)
            try:
                await self._relist()
            except StoreError as error:
                logger.error("tables could not be listed: %s", error)

    async def _relist(self) -> None:
        """Store what the list of tables says by now."""
        lives = [hosted.live for hosted in self.tables.values()]
        news = [(live, write) for live in lives if (write := live.relist())]
        if not news:
            return
        try:
            await self.log.append(*(write for _, write in news))
        except StoreError:
            for live, _ in news:
                live.list_again()
            raise

    def _tidy(self) -> None:
        """Put away tables that nobody looks at; those whose clocks run are opened again in time."""
        limit = time.monotonic() - self.config.idle_after
        for table, hosted in list(self.tables.items()):
            if not hosted.guests and not hosted.thinking and hosted.used < limit:
                if hosted.timer is not None:
                    hosted.timer.cancel()
                del self.tables[table]
