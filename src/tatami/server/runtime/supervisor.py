"""The supervisor: opens tables on demand, runs their clocks and bots, and closes idle ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any, cast

from tatami.bus import LocalBus
from tatami.engine.scene import Message
from tatami.server.config import Config
from tatami.server.core.clocks import BankClock, Gap, MoveClock
from tatami.server.core.decide import check_game
from tatami.server.core.entries import TakenBack, Unsealed
from tatami.server.core.refusal import Refusal
from tatami.server.core.system import Practice
from tatami.server.runtime.bot_pool import BotPool
from tatami.server.runtime.checkup import Checkup
from tatami.server.runtime.hall import Hall
from tatami.server.runtime.memory import return_memory
from tatami.server.runtime.metrics import Metrics
from tatami.server.runtime.nodes import Nodes
from tatami.server.runtime.open_table import OpenTable, Subscriber
from tatami.server.runtime.sanctions import Sanctions
from tatami.server.runtime.scores import Scores
from tatami.server.runtime.table_actor import TableActor
from tatami.server.runtime.timekeeper import Timekeeper
from tatami.server.runtime.warmup import WarmUp
from tatami.server.wire.messages import Level, Reaction, ReactionKind, Settings
from tatami.server.wire.render import Renderer
from tatami.store import Deed, Identity, Log, StoreError

logger = logging.getLogger("tatami.supervisor")

BEAT = 5.0  # seconds between two heartbeats
LONG_GONE = 3 * BEAT  # seconds without a heartbeat after which all servers count as down
SECOND = 2.0  # seconds after which a server handles another server's overdue clock
LOOK = 1.0  # seconds between two checks for tables with due work
ASIDE = 30.0  # seconds until a table that could not be opened is tried again
LIST = 5.0  # seconds after which the stored listings show the seats to move
BREAK = 4.0  # seconds of disconnection, as for a page reload, that are not reported
GAPS = 1_000  # gaps that are remembered
BARRED = 10_000  # deleted identities that are remembered
BANNED = 4410  # the close code for banned people
AGAIN = 2.0  # seconds until a failed write is retried
ELSEWHERE = 10.0  # seconds until a table whose people are all at other servers is unloaded


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Supervisor:
    """Opens tables, runs their clocks and bots, and closes idle ones."""

    def __init__(
        self,
        log: Log,
        config: Config,
        metrics: Metrics,
        time: Timekeeper | None = None,
        nodes: Nodes | None = None,
    ) -> None:
        self.log = log
        self.nodes = nodes or Nodes(LocalBus(), log)
        self.time = time or Timekeeper()
        self.config = config
        self.metrics = metrics
        self.bot_pool = BotPool(config.threads, config.pace, config.adviser)
        self.warm_up = WarmUp()
        self.checkup = Checkup(log)
        self.scores = Scores(log, self.now)
        self.hall = Hall(log, self.nodes)
        self.sanctions = Sanctions(log, self.nodes, self.now)
        self.sanctions.appliers.append(self._sanction)
        self.tables: dict[str, OpenTable] = {}
        self.connections: Counter[str] = Counter()  # by identity and by address
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._creating: dict[str, set[asyncio.Task[OpenTable]]] = {}  # by identity
        self._barred: dict[str, None] = {}  # identities that are deleted or about to be
        self._missed: dict[tuple[str, str], asyncio.Task[None]] = {}  # by table and absent identity
        self._tasks: set[asyncio.Task[None]] = set()
        self._gaps: deque[Gap] = deque(maxlen=GAPS)  # with all clocks stopped, oldest first
        self._set_aside: dict[str, float] = {}  # tables that could not be opened, and until when
        self._closing = False
        self.round_news: Callable[[str], None] = lambda tournament: None  # a table of a tournament is over

    def now(self) -> int:
        """The server's time in milliseconds since 1970."""
        return self.time.now()

    # Start and stop.

    async def start(self) -> None:
        """Resume where the server last stopped."""
        alive = await self.log.last_beat()
        if alive is not None:
            gap = self.time.go_on_after(alive)
            if not self.nodes.bus.is_shared or gap.end - gap.begin > 1000 * LONG_GONE:
                self._gaps.append(gap)  # else another server kept running
        await self.log.beat(self.now())
        await self.sanctions.start()
        await self.nodes.start(self)
        if self.config.warm_up:
            self.warm_up.start()
        watches = (
            self.checkup.watch(),
            self.scores.watch(),
            self.sanctions.watch(),
            self.hall.watch(),
            return_memory(),
        )
        for work in (self._beat(), self._look(), self._list(), *watches):
            self._begin(work)

    async def close(self) -> None:
        """Ask all clients to reconnect, and stop."""
        self._closing = True
        for opened in self.tables.values():
            for subscriber in list(opened.subscribers):
                subscriber.dismiss(1012)
            if opened.timer is not None:
                opened.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.nodes.close()
        self.warm_up.close()
        self.bot_pool.close()
        with suppress(StoreError):
            await self._relist()
            await self.log.beat(self.now())

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("a background task stopped", exc_info=error)

    # Tables.

    async def create(
        self, settings: Settings, identity: Identity, name: str, practice: Practice | None = None
    ) -> OpenTable:
        """Create a table, perhaps to practise from a position; raises Refusal."""
        if self.is_barred(identity.id):
            raise Refusal(Message("refused-token"))
        if practice is not None:
            await self.warm_up.ready(settings.game)
        creating = asyncio.ensure_future(self._create(settings, identity, name, practice))
        under_way = self._creating.setdefault(identity.id, set())
        under_way.add(creating)
        try:
            return await asyncio.shield(creating)
        finally:
            under_way.discard(creating)
            if not under_way:
                self._creating.pop(identity.id, None)

    async def _create(
        self, settings: Settings, identity: Identity, name: str, practice: Practice | None
    ) -> OpenTable:
        actor = await TableActor.create(
            self.log,
            settings,
            identity.id,
            self.called(identity, name),
            self.now(),
            is_bot=identity.is_bot,
            handle=identity.handle,
            practice=practice,
        )
        return self._keep(actor)

    async def open(self, table: str) -> OpenTable:
        """Open an existing table; raises NoSuchTable, or Refusal if its game is not available."""
        opened = self.tables.get(table)
        if opened is None:
            opening = self._opening.get(table)
            if opening is None:
                opening = self._opening[table] = asyncio.ensure_future(self._load(table))
                opening.add_done_callback(lambda _: self._opening.pop(table, None))
            opened = await asyncio.shield(opening)
        opened.used = time.monotonic()
        return opened

    async def _load(self, table: str) -> OpenTable:
        listed = await self.log.listing(table)
        if listed is not None:
            check_game(listed.game)
            if listed.status in ("playing", "over"):
                await self.warm_up.ready(listed.game)
        actor = await TableActor.load(self.log, table)
        resumed = 0
        while resumed < len(self._gaps):  # there may be new gaps meanwhile
            await actor.resume(self._gaps[resumed])
            resumed += 1
        return self._keep(actor)

    def _keep(self, actor: TableActor) -> OpenTable:
        opened = self.tables[actor.table.id] = OpenTable(actor)
        asyncio.get_running_loop().call_later(BREAK, self._settle, opened)
        actor.listeners.add(lambda renderer: self._tell(opened, renderer))
        actor.is_shared = self.nodes.bus.is_shared
        actor.stored = lambda seq, entry: self.nodes.stored(opened.table.id, seq, entry)
        self.nodes.opened(opened.table.id)
        self._tend(opened)
        return opened

    def _tell(self, opened: OpenTable, renderer: Renderer) -> None:
        """Broadcast the last entry, then schedule bots and clocks."""
        table = opened.table
        if opened.subscribers or not self.nodes.elsewhere(table.id):
            opened.used = time.monotonic()
        for subscriber in list(opened.subscribers):
            subscriber.hear(renderer)
        if renderer.is_plain and table.clocks.untimed and not table.bots_asked:
            return  # nobody has come or gone, no time runs and no bot is to move
        self._meet(opened)
        entry = renderer.entry
        if isinstance(entry, TakenBack):
            self.bot_pool.drop(table.id)  # those that wait to think about a decision that is gone
        if table.status == "over" and entry is not None and (table.fresh or isinstance(entry, Unsealed)):
            self.metrics.games[table.settings.game] += bool(table.fresh)
            self._begin(self.scores.note(table))
            if table.tournament:
                self.round_news(table.tournament)
        self._tend(opened)

    # Bots and clocks.

    def _tend(self, opened: OpenTable) -> None:
        """Start the bots to move, and set a timer for the next deadline."""
        if self._closing:
            return
        table = opened.table
        if table.status != "playing":
            opened.thinking.clear()
        self._attend(opened)
        is_mine = not opened.is_left_to_others
        if is_mine and self.minds(table.id):
            is_mine = self.nodes.leases.leads(table.id)
        for seat, level in table.bots_asked.items() if opened.attended != "not" and is_mine else ():
            if (seat, table.decision) not in opened.thinking:
                opened.thinking.add((seat, table.decision))
                self._begin(self._move(opened, seat, level, table.decision))
        if opened.timer is not None:
            opened.timer.cancel()
            opened.timer = None
        deadline = table.gather_at if table.match is None else table.clocks.next_deadline
        if deadline is not None:
            wait = max(0, deadline - self.now()) / 1000 + (0.0 if is_mine else SECOND)
            # A day at most: the event loop's timers do not support much more.
            opened.timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self._late, opened)

    def _attend(self, opened: OpenTable) -> None:
        """Update the priority of queued bots."""
        attended = opened.attendance()
        if attended == opened.attended:
            return
        opened.attended = attended
        if attended == "not":
            self.bot_pool.drop(opened.table.id)
        else:
            self.bot_pool.hurry(opened.table.id, is_urgent=attended == "now")

    def _late(self, opened: OpenTable) -> None:
        self._begin(self._time_outs(opened))

    async def _time_outs(self, opened: OpenTable) -> None:
        try:
            if opened.table.match is None:
                await self.warm_up.ready(opened.table.settings.game)
                await opened.actor.gather(self.now())
            else:
                await opened.actor.time_outs(self.now())
        except StoreError as error:
            logger.error("a clock could not be stored: %s", error)
            await self._mended(opened)
        self._tend(opened)

    async def _mended(self, opened: OpenTable) -> None:
        """Wait until a table matches its log again after a failed write."""
        while True:
            await asyncio.sleep(AGAIN)
            with suppress(StoreError):
                return await opened.actor.settled()

    async def _move(self, opened: OpenTable, seat: int, level: Level, decision: int) -> None:
        """Let a bot choose a move for a seat."""
        began = time.perf_counter()
        table = opened.table
        try:
            if table.decision != decision or seat not in table.bots_asked:
                raise Refusal(Message("refused-stale"))  # another server has stored a move meanwhile
            view = table.match_of(seat).view(seat)
            try:
                share, tempo = opened.share(), table.settings.tempo
                token = await self.bot_pool.choose(level, view, table.id, share, tempo)
            except Exception:
                logger.exception(
                    "a bot (%s, %s) failed; its first legal move is played", level, table.settings.game
                )
                self.metrics.bot_failures += 1
                token = view.legal[0]
            await opened.actor.bot_moves(seat, token, decision, self.now())
            self.metrics.bot_moves += 1
            self.metrics.thought.add(time.perf_counter() - began)
        except Refusal:
            pass  # the table has moved on, or the player has returned
        except asyncio.CancelledError:
            if self._closing:
                raise  # else all clients had left, and some may have returned
        except StoreError as error:
            logger.error("a bot's move could not be stored: %s", error)
            await self._mended(opened)
        finally:
            opened.thinking.discard((seat, decision))
        self._tend(opened)

    # People.

    def arrive(self, opened: OpenTable, subscriber: Subscriber) -> None:
        """A client has connected."""
        opened.subscribers.add(subscriber)
        if subscriber.reader.who in opened.breaks:
            opened.breaks.pop(subscriber.reader.who).cancel()
        missing = self._missed.pop((opened.table.id, subscriber.reader.who), None)
        if missing is not None:
            missing.cancel()
        self.connections["*"] += 1
        self._meet(opened)
        self._tend(opened)

    def depart(self, opened: OpenTable, subscriber: Subscriber) -> None:
        """A client has disconnected."""
        opened.subscribers.discard(subscriber)
        opened.used = time.monotonic()
        self.connections["*"] -= 1
        self._break(opened, subscriber.reader.who)
        self._tend(opened)
        table, who = opened.table.id, subscriber.reader.who
        if self._in_a_hurry(opened, who):
            self._missed[table, who] = self._begin(self._miss(table, who))

    def _break(self, opened: OpenTable, who: str) -> None:
        """Record when a member disconnected; others are told unless the member returns soon."""
        if who not in opened.table.people or opened.is_connected(who):
            return

        def end() -> None:
            del opened.breaks[who]
            if who not in opened.table.people:
                opened.parted.pop(who, None)
            self._meet(opened)
            self._tend(opened)

        opened.parted[who] = self.now()
        opened.breaks[who] = asyncio.get_running_loop().call_later(BREAK, end)

    def _settle(self, opened: OpenTable) -> None:
        opened.is_settled = True
        self._meet(opened)

    def _meet(self, opened: OpenTable) -> None:
        """Broadcast presence if it has changed."""
        self.nodes.met(opened.table.id)
        presence = opened.presence(self.now())
        told = presence.members, presence.away
        if told != opened.told:
            opened.told = told
            for subscriber in list(opened.subscribers):
                subscriber.meet(presence)

    def _in_a_hurry(self, opened: OpenTable, who: str) -> bool:
        """Whether the others wait for an absent player."""
        table = opened.table
        clock = isinstance(table.settings.clock, MoveClock | BankClock)
        gone = not opened.is_connected(who)
        return clock and gone and table.status == "playing" and bool(table.seats_of(who))

    async def _miss(self, table: str, who: str) -> None:
        """Let a bot stand in for an absent player after a while; reconnecting cancels this."""
        await asyncio.sleep(self.config.away_after)
        del self._missed[table, who]
        with suppress(StoreError, Refusal):
            opened = await self.open(table)
            if self._in_a_hurry(opened, who):
                await opened.actor.away(who, self.now())

    def called(self, identity: Identity, name: str) -> str:
        """The name for a table; muted people cannot speak by changing theirs."""
        return identity.name if not name or self.sanctions.is_muted(identity) else name

    def react(self, opened: OpenTable, member: int, reaction: ReactionKind) -> None:
        """Show a member's reaction to everybody at the table."""
        self.show_reaction(opened.table.id, member, reaction)
        self.nodes.reacted(opened.table.id, member, reaction)

    def _sanction(self, who: Collection[str], deed: Deed) -> None:
        if deed.what in ("mute", "ban"):
            self.hall.clear(who)
        if deed.banned_until > self.now():
            self.dismiss(who, BANNED)

    async def bar(self, who: Collection[str], code: int) -> None:
        """Bar identities, and wait for their pending requests."""
        self.shut_out(who, code)
        self.nodes.barred(who, code)
        await asyncio.gather(
            *(task for one in who for task in self._creating.get(one, ())), return_exceptions=True
        )

    def unbar(self, who: Iterable[str]) -> None:
        """Unbar identities."""
        self.shut_out(list(who), 0)
        self.nodes.barred(list(who), 0)

    def is_barred(self, who: str) -> bool:
        """Whether an identity is deleted or about to be."""
        return who in self._barred

    def dismiss(self, who: Iterable[str], code: int) -> None:
        """End all connections of some identities."""
        gone = set(who)
        self.hall.dismiss(gone, code)
        for opened in self.tables.values():
            for subscriber in list(opened.subscribers):
                if subscriber.reader.who in gone:
                    subscriber.dismiss(code)

    def is_there(self, table: str, who: str) -> bool:
        """Whether an identity is connected to a table."""
        opened = self.tables.get(table)
        return opened is not None and opened.is_connected(who)

    # Periodic work.

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.log.beat(self.now())
            except StoreError as error:
                logger.error("the store is down: %s", error)

    async def _look(self) -> None:
        """Open tables with due work, close idle ones."""
        while True:
            self._pass_over()
            try:
                await self._open_due(await self.log.due(self.now()))
            except StoreError as error:
                logger.error("tables could not be opened: %s", error)
            self._tidy()
            await asyncio.sleep(LOOK)

    async def _open_due(self, due: Collection[str]) -> None:
        """Open tables with due work; one that fails is set aside for a while and holds up no other."""
        self._set_aside = {table: until for table, until in self._set_aside.items() if table in due}
        for table in due:
            if table in self.tables or time.monotonic() < self._set_aside.get(table, 0.0):
                continue
            try:
                if await self.nodes.leases.may_open(table):
                    await self.open(table)
            except Refusal:
                pass  # its game is not available
            except Exception as error:
                self._set_aside[table] = time.monotonic() + ASIDE
                logger.error("a table could not be opened: %s", error)

    def _pass_over(self) -> None:
        """Follow a system clock that was set ahead, without charging players for the gap."""
        gap = self.time.gap()
        if gap is None:
            return
        logger.warning("the system's clock was set %d s ahead", (gap.end - gap.begin) // 1000)
        if self.nodes.bus.is_shared:  # the other servers kept running
            return self.time.pass_over(gap)
        self._gaps.append(gap)
        for opened in self.tables.values():  # before any client sees the new time
            self._begin(self._resume(opened, gap, opened.actor.resume(gap)))
        self.time.pass_over(gap)

    async def _resume(self, opened: OpenTable, gap: Gap, resuming: Awaitable[int]) -> None:
        try:
            await resuming
        except StoreError as error:
            logger.error("a clock could not be stored: %s", error)
            await self._mended(opened)
            await opened.actor.resume(gap)

    async def _list(self) -> None:
        """Update outdated listings periodically."""
        while True:
            await asyncio.sleep(LIST)
            try:
                await self._relist()
            except StoreError as error:
                logger.error("tables could not be listed: %s", error)

    async def _relist(self) -> None:
        """Store all outdated listings."""
        actors = [opened.actor for opened in self.tables.values()]
        news = [(actor, write) for actor in actors if (write := actor.relist())]
        if not news:
            return
        try:
            await self.log.append(*(write for _, write in news))
        except StoreError:
            for actor, _ in news:
                actor.list_again()
            raise

    def _tidy(self) -> None:
        """Close tables without clients; those with running clocks are reopened in time."""
        now, patience = time.monotonic(), self.config.idle_after
        for table, opened in list(self.tables.items()):
            kept = min(patience, ELSEWHERE) if self.nodes.elsewhere(table) else patience
            if not opened.subscribers and not opened.thinking and opened.used < now - kept:
                if opened.timer is not None:
                    opened.timer.cancel()
                del self.tables[table]
                self.nodes.put_away(table)

    # Other servers.

    def head(self, table: str) -> int | None:
        """The last known entry of a table; None if it is not in memory."""
        opened = self.tables.get(table)
        return None if opened is None else opened.table.seq

    def heads(self) -> dict[str, int]:
        """The tables in memory and the last entry of each."""
        return {table: opened.table.seq for table, opened in self.tables.items()}

    def catch_up(self, table: str, seq: int, entry: bytes | None = None) -> None:
        """Another server has stored entries up to a number; `entry` is the last of them, if given."""
        opened = self.tables.get(table)
        if opened is not None:
            opened.actor.catch_up(seq, entry)

    def reload(self, table: str) -> None:
        """Another server has changed entries in place."""
        opened = self.tables.get(table)
        if opened is not None:
            self._begin(self._reload(opened))

    async def _reload(self, opened: OpenTable) -> None:
        with suppress(StoreError):
            await opened.actor.refresh()

    def gather(self, table: str) -> None:
        """Presence at other servers has changed."""
        opened = self.tables.get(table)
        if opened is None:
            return
        before, opened.elsewhere = opened.elsewhere, self.nodes.elsewhere(table)
        for who in opened.elsewhere:
            if who in opened.breaks:
                opened.breaks.pop(who).cancel()
            missing = self._missed.pop((table, who), None)
            if missing is not None:
                missing.cancel()
        for who in before:  # their server may be gone, too
            if (table, who) not in self._missed and self._in_a_hurry(opened, who):
                self._missed[table, who] = self._begin(self._miss(table, who))
        self._meet(opened)
        self._tend(opened)

    def tend(self, table: str) -> None:
        """This server now holds a table's lease."""
        opened = self.tables.get(table)
        if opened is not None:
            self._tend(opened)

    def minds(self, table: str) -> bool:
        """Whether a table has bots or clocks for this server to run."""
        opened = self.tables.get(table)
        if opened is None or self._closing or opened.is_left_to_others:
            return False
        minded = opened.table
        is_thought = bool(minded.bots_asked) and opened.attended != "not"
        return is_thought or minded.clocks.next_deadline is not None or minded.gather_at is not None

    def local(self, table: str) -> dict[str, bool]:
        """The identities connected to a table here, and whether each is a person."""
        opened = self.tables.get(table)
        return opened.local() if opened is not None else {}

    def crowded(self) -> Iterable[tuple[str, int]]:
        """Connections by person and address."""
        return [(key, count) for key, count in self.connections.items() if key != "*"]

    def waiting(self) -> Iterable[str]:
        """Public tables with a member online or connecting that wait for players."""
        return [
            table
            for table, opened in self.tables.items()
            if (opened.subscribers or (opened.table.held and not opened.is_settled))
            and opened.table.settings.public
            and opened.table.status == "waiting"
        ]

    def show_reaction(self, table: str, member: int, reaction: str) -> None:
        """Show a member's reaction to the clients connected here."""
        opened = self.tables.get(table)
        if opened is not None:
            for subscriber in list(opened.subscribers):
                subscriber.meet(Reaction(member, cast(ReactionKind, reaction)))

    def shut_out(self, who: Collection[str], code: int) -> None:
        """Bar identities; code 0: unbar them."""
        if code:
            self.hall.clear(who)
        for one in who:
            self._barred.pop(one, None)
        if code:
            self._barred |= dict.fromkeys(who)
            while len(self._barred) > BARRED:
                del self._barred[next(iter(self._barred))]
            self.dismiss(who, code)
