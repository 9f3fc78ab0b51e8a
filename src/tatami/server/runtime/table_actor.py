"""The table actor: a mailbox and the loop that owns a live table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tatami.engine.errors import GameError
from tatami.fair import SECRET_BYTES
from tatami.server.core import entries, system
from tatami.server.core.clocks import Gap
from tatami.server.core.decide import Repeated, decide
from tatami.server.core.entries import AnyEntry, Joined, Moved, Rematched
from tatami.server.core.refusal import Refusal
from tatami.server.core.system import Practice
from tatami.server.core.table import Table, fold
from tatami.server.runtime.listing import finished, listing
from tatami.server.wire.messages import AnyCommand, Rematch, Settings
from tatami.server.wire.render import Renderer
from tatami.store import Listing, Log, StoreError, Taken, Write

logger = logging.getLogger("tatami.table_actor")

Listener = Callable[[Renderer], None]
Decide = Callable[[Table], AnyEntry | Repeated]  # decides on the table's current state
Answer = Callable[[int | Exception], None]  # takes the entry's number or an error
Wanted = list[Write] | int | None  # writes to store, a seq to read the log from, or a request

MOST_ANNOUNCED = 64  # entries ahead of the table that are kept until those before them have come
ID_BYTES = 16  # of randomness in a table's id, which is also its link


class NoSuchTable(LookupError):
    """There is no table with that id."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


class Request:
    """A request to a table and the callback for its answer."""

    __slots__ = ("answer", "decide", "is_checked")

    def __init__(self, decide: Decide, answer: Answer) -> None:
        self.decide = decide
        self.answer = answer
        self.is_checked = False  # whether a refusal was checked against the log


@dataclass(eq=False)
class TableActor:
    """A table's mailbox and the loop that processes it; the table holds only stored entries.

    The loop is a generator that yields its store requests and is resumed by the store's callback, not a task:
    that would cost each move two more turns of the event loop.
    """

    log: Log
    table: Table
    listeners: set[Listener] = field(default_factory=set)
    stored: Callable[[int, bytes], None] = lambda seq, entry: None  # called with this server's entries
    is_shared: bool = False  # whether other servers also write to the log
    _mailbox: deque[Request] = field(default_factory=deque)
    _head: int = 0  # the last known or expected entry of the log
    _announced: dict[int, bytes] = field(default_factory=dict)  # by other servers, and not applied yet
    _is_rewritten: bool = False  # whether the log's entries may have been changed in place
    _listed: Listing | None = None
    _is_list_old: bool = False  # whether the listing shows outdated seats to move
    _is_idle: bool = True  # whether the loop waits for the mailbox
    _reading: asyncio.Task[list[AnyEntry]] | None = None

    def __post_init__(self) -> None:
        self._loop = self._work()
        next(self._loop)

    @classmethod
    async def create(
        cls,
        log: Log,
        settings: Settings,
        who: str,
        name: str,
        now: int,
        *,
        is_bot: bool = False,
        handle: str = "",
        practice: Practice | None = None,
    ) -> TableActor:
        """Create a table with its host; raises Refusal."""
        secret = secrets.token_bytes(SECRET_BYTES)
        first = system.create(
            settings, who, name, now, secret, is_bot=is_bot, handle=handle, practice=practice
        )
        table = fold(new_id(), first)
        await log.append(first_write(table, first))
        return cls(log, table, _listed=listing(table))

    @classmethod
    async def load(cls, log: Log, table: str) -> TableActor:
        """Load a table from its log; raises NoSuchTable or StoreError."""
        listed = await log.listing(table)
        stored = await log.read(table)
        if not stored:
            raise NoSuchTable(table)
        try:
            folded = fold(table, _decode(table, stored))
        except (AssertionError, GameError) as error:  # its game has changed, or the log is damaged
            raise StoreError(f"the log of table {table} cannot be replayed: {error}") from error
        return cls(log, folded, _listed=listed, _is_list_old=True)

    # Requests.

    def take(
        self,
        command: AnyCommand,
        who: str,
        now: int,
        answer: Answer,
        *,
        is_bot: bool = False,
        handle: str = "",
    ) -> None:
        """Apply a command; the answer is the number of its entry, or a Refusal or StoreError.

        The command is applied even if the client disconnects meanwhile.
        """
        fresh = new_id() if type(command) is Rematch else ""
        self._post(
            lambda table: decide(table, command, who, now, is_bot=is_bot, handle=handle, fresh=fresh), answer
        )

    def ask(
        self, command: AnyCommand, who: str, now: int, *, is_bot: bool = False, handle: str = ""
    ) -> Awaitable[int]:
        """The same as a future."""
        future, answer = _promise()
        self.take(command, who, now, answer, is_bot=is_bot, handle=handle)
        return future

    def bot_moves(self, seat: int, token: str, decision: int, now: int) -> Awaitable[int]:
        """Play a bot's move; Refusal if the table has moved on meanwhile."""
        return self._ask(lambda table: system.bot_moves(table, seat, token, decision, now))

    async def time_outs(self, now: int) -> None:
        """Let bots stand in for all players whose time is up."""
        await self._all(lambda table: system.time_outs(table, now))

    async def gather(self, now: int) -> None:
        """Before a game: seat bots or begin when it is time."""
        await self._all(lambda table: system.gather(table, now))

    async def away(self, who: str, now: int) -> None:
        """Let bots stand in for a disconnected player."""
        await self._all(lambda table: system.away(table, who, now))

    async def unseal(self, now: int) -> None:
        """Open a table of a tournament to others."""
        await self._all(lambda table: system.unseal(table, now))

    def resume(self, gap: Gap) -> Awaitable[int]:
        """Stop all clocks for a gap, before any later request is handled."""
        return self._ask(lambda table: _first(system.resume(table, gap)))

    async def refresh(self) -> None:
        """Reread the log, which may have been rewritten, and publish other servers' entries."""

        def rewritten(table: Table) -> Repeated:
            self._is_rewritten = True
            return Repeated(table.seq)

        await self._ask(rewritten)
        await self.settled()

    async def settled(self) -> None:
        """Wait until the table matches its log; StoreError if the log cannot be read."""
        await self._ask(lambda table: Repeated(table.seq))

    def catch_up(self, seq: int, entry: bytes | None = None) -> None:
        """Publish entries up to a number that another server has stored; `entry` is the last, if given."""
        if entry is not None and 0 < seq - self.table.seq <= MOST_ANNOUNCED:
            self._announced[seq] = entry
        if seq > self.table.seq:  # even if expected already: reading up to it may have failed
            self._head = max(self._head, seq)
            self._wake()

    def relist(self) -> Write | None:
        """A write that updates an outdated listing; not every move updates the seats to move."""
        if not self._is_list_old or not self._is_idle:
            return None
        self._is_list_old = False
        listed = listing(self.table)
        if listed == self._listed:
            return None
        self._listed = listed
        return Write(self.table.id, self.table.seq + 1, (), listed)

    def list_again(self) -> None:
        """Mark the listing as outdated after a failed write."""
        self._listed, self._is_list_old = None, True

    def _ask(self, decide: Decide) -> Awaitable[int]:
        future, answer = _promise()
        self._post(decide, answer)
        return future

    async def _all(self, wanted: Callable[[Table], Sequence[AnyEntry]]) -> None:
        """Append entries one by one until none is left."""
        while await self._ask(lambda table: _first(wanted(table))):
            pass

    # The loop.

    def _post(self, decide: Decide, answer: Answer) -> None:
        self._mailbox.append(Request(decide, answer))
        self._wake()

    def _wake(self) -> None:
        if self._is_idle:
            self._go_on(None)

    def _go_on(self, outcome: Any) -> None:
        """Run the loop until its next wait."""
        self._is_idle = False
        wanted = self._loop.send(outcome)
        if wanted is None:
            self._is_idle = True
        elif isinstance(wanted, int):
            self._reading = asyncio.ensure_future(self._fetch(wanted))
            self._reading.add_done_callback(self._fetched)
        else:
            try:
                self.log.hand(*wanted, then=self._go_on)
            except Exception as error:
                self._go_on(error)

    def _work(self) -> Generator[Wanted, Any, None]:
        """Decide, store, apply, acknowledge, publish: one request after another."""
        while True:
            if self._is_rewritten or self._head > self.table.seq:
                yield from self._read()
                continue
            if not self._mailbox:
                yield None
                continue
            request = self._mailbox.popleft()
            try:
                entry = request.decide(self.table)
                if isinstance(entry, Repeated):
                    _call(request.answer, entry.seq)
                    continue
                listed, writes = self._writes(entry)
            except Exception as error:
                self._refuse(request, error)
                continue
            failure = yield writes
            if failure is not None:
                self._fail(request, failure)
                continue
            self.table.apply(entry)
            self._listed, self._is_list_old, seq = listed, True, self.table.seq
            _call(request.answer, seq)
            _call(self._publish, entry)
            _call(self.stored, seq, writes[0].entries[0])

    def _writes(self, entry: AnyEntry) -> tuple[Listing | None, list[Write]]:
        """The new listing after an entry, and all writes that belong to it."""
        data = (entries.encode(entry),)
        if self._is_listed_still(entry):
            return self._listed, [Write(self.table.id, self.table.seq + 1, data)]
        after = self.table.after(entry)
        listed = listing(after)
        news = None if listed == self._listed else listed
        done = finished(after) if after.status == "over" and self.table.status != "over" else None
        came = (entry.who,) if isinstance(entry, Joined) else ()
        writes = [Write(after.id, after.seq, data, news, done, came)]
        if isinstance(entry, Rematched):
            writes.append(_rematch(after, entry))
        return listed, writes

    def _is_listed_still(self, entry: AnyEntry) -> bool:
        """Whether an entry leaves the listing unchanged: an untimed move that does not end the game."""
        table = self.table
        if not isinstance(entry, Moved) or table.match is None or self._listed is None:
            return False
        return table.clocks.untimed and table.opening is None and not table.match.ends(entry.token)

    def _refuse(self, request: Request, error: Exception) -> None:
        """Refuse a request, after checking the log for entries that would make it valid."""
        if self.is_shared and isinstance(error, Refusal) and not request.is_checked:
            request.is_checked = True
            self._retry(request)
        else:
            _call(request.answer, error)

    def _fail(self, request: Request, error: Exception) -> None:
        """Reread the log after a failed write; if another server was first, decide again."""
        if isinstance(error, Taken):
            self._retry(request)
        else:
            self._head = max(self._head, self.table.seq + 1)
            _call(request.answer, error)

    def _retry(self, request: Request) -> None:
        self._head = max(self._head, self.table.seq + 1)
        self._announced.clear()  # the log itself says what has happened
        self._mailbox.appendleft(request)

    def _read(self) -> Generator[Wanted, Any, None]:
        """Apply and publish new entries from the log; rewritten entries are not published again."""
        if not self._is_rewritten and (entry := self._next_announced()) is not None:
            try:
                self._take(entry)
            except Exception:
                logger.exception(
                    "entry %d of table %s does not match the log", self.table.seq + 1, self.table.id
                )
                self._is_rewritten = True  # read everything again
            return
        self._announced.clear()
        head, is_rewritten = self._head, self._is_rewritten
        found = yield 0 if is_rewritten else self.table.seq
        if isinstance(found, Exception):
            if self._mailbox:
                _call(self._mailbox.popleft().answer, found)  # the others try for themselves
            else:
                yield None
            return
        if is_rewritten:
            seq = self.table.seq
            self.table, self._listed, self._is_rewritten = fold(self.table.id, found[:seq]), None, False
            found = found[seq:]
        for entry in found:
            self._take(entry)
        if self._head == head:
            self._head = 0  # the log ends here, whatever was expected

    def _next_announced(self) -> AnyEntry | None:
        """The next entry of the log, if another server has announced it after storing it."""
        data = self._announced.pop(self.table.seq + 1, None)
        if data is None:
            return None
        try:
            return entries.decode(data)
        except msgspec.MsgspecError:  # of a newer version
            return None

    def _take(self, entry: AnyEntry) -> None:
        """Apply and publish an entry that another server has stored."""
        if not self._is_listed_still(entry):
            self._listed = None
        self.table.apply(entry)
        _call(self._publish, entry)

    async def _fetch(self, since: int) -> list[AnyEntry]:
        return _decode(self.table.id, await self.log.read(self.table.id, since))

    def _fetched(self, reading: asyncio.Task[list[AnyEntry]]) -> None:
        if not reading.cancelled():  # as when the server stops
            self._go_on(reading.exception() or reading.result())

    def _publish(self, entry: AnyEntry) -> None:
        renderer = Renderer(self.table, entry)
        for listener in list(self.listeners):
            _call(listener, renderer)


def _call(callback: Callable[..., None], *args: Any) -> None:
    """Run a callback; its errors are logged and do not affect the table or other clients."""
    try:
        callback(*args)
    except Exception:
        logger.exception("a callback of a table failed")


def _first(wanted: Sequence[AnyEntry]) -> AnyEntry | Repeated:
    return wanted[0] if wanted else Repeated(0)


def _promise() -> tuple[asyncio.Future[int], Answer]:
    """A future and the callback that resolves it."""
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def answer(result: int | Exception) -> None:
        if future.done():
            return  # its client is gone
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    return future, answer


def _rematch(table: Table, entry: Rematched) -> Write:
    first = system.rematch(table, entry, secrets.token_bytes(SECRET_BYTES))
    return first_write(fold(entry.table, first), first)


def first_write(table: Table, first: Sequence[AnyEntry]) -> Write:
    """The write that makes a table with its first entries."""
    encoded = tuple(map(entries.encode, first))
    return Write(table.id, 1, encoded, listing(table), visitors=tuple(table.people))


def _decode(table: str, stored: Sequence[bytes]) -> list[AnyEntry]:
    try:
        return [entries.decode(entry) for entry in stored]
    except msgspec.MsgspecError as error:
        raise StoreError(f"the log of table {table} cannot be read: {error}") from error
