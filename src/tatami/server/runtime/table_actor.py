"""A table in memory over the log in the store: decides one thing at a time, stores it, then tells it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from tatami.fair import SECRET_BYTES
from tatami.server.core import entries, system
from tatami.server.core.clocks import Gap
from tatami.server.core.decide import Repeated, decide
from tatami.server.core.entries import AnyEntry, Joined, Moved, Rematched
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table, fold
from tatami.server.runtime.listing import finished, listing, wake_at
from tatami.server.wire.messages import AnyCommand, Rematch, Settings
from tatami.server.wire.render import Renderer
from tatami.store import Listing, Log, StoreError, Taken, Write

T = TypeVar("T")

Listener = Callable[[Renderer], None]
Choose = Callable[[], AnyEntry | Repeated]  # what is to happen to the table as it is then
Answer = Callable[[int | Exception], None]  # takes the number of the entry, or why there is none

ID_BYTES = 16  # of chance in a table's id, which is also its link


class NoSuchTable(LookupError):
    """There is no table of that id."""


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


@dataclass
class TableActor:
    """One table and those who listen to it; what they are told is stored already.

    Whatever is wanted of the table waits in a row; the next comes when the one before is stored and told.
    """

    log: Log
    table: Table
    listeners: set[Listener] = field(default_factory=set)
    stored: Callable[[int], None] = lambda seq: None  # is called when entries of this server are stored
    is_shared: bool = False  # whether other servers write to the log too
    _waiting: list[tuple[Choose, Answer]] = field(default_factory=list)
    _is_busy: bool = False  # whether something is being stored, or the log read
    _listed: Listing | None = None
    _is_list_old: bool = False  # whether the list has another seat to move
    _doubtful: bool = False  # whether the table holds what may not be stored
    _checked: Answer | None = None  # whose refusal was held against the log
    _known: int = 0  # the last entry that another server is known to have stored
    _told: int = field(init=False)  # the last entry that was told
    _reading: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self._told = self.table.seq

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
    ) -> TableActor:
        """A new table with its host; Refusal if there can be none."""
        secret = secrets.token_bytes(SECRET_BYTES)
        first = system.create(settings, who, name, now, secret, is_bot=is_bot, handle=handle)
        table = fold(new_id(), first)
        await log.append(_first_write(table, first))
        return cls(log, table, _listed=listing(table))

    @classmethod
    async def load(cls, log: Log, table: str) -> TableActor:
        """A table from its log."""
        listed = await log.listing(table)
        return cls(log, fold(table, await _read(log, table)), _listed=listed, _is_list_old=True)

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
        """Do a command; the answer is the entry it is stored as, or a Refusal or StoreError.

        It is done even if who asked is gone.
        """
        fresh = new_id() if type(command) is Rematch else ""
        self._change(
            lambda: decide(self.table, command, who, now, is_bot=is_bot, handle=handle, fresh=fresh), answer
        )

    def ask(
        self, command: AnyCommand, who: str, now: int, *, is_bot: bool = False, handle: str = ""
    ) -> Awaitable[int]:
        """The same for who waits for the answer."""
        future, answer = _promise()
        self.take(command, who, now, answer, is_bot=is_bot, handle=handle)
        return future

    def bot_moves(self, seat: int, token: str, decision: int, now: int) -> Awaitable[int]:
        """Play for a bot; Refusal if the table has moved on since it was asked."""
        return self._wanted(lambda: system.bot_moves(self.table, seat, token, decision, now))

    async def time_outs(self, now: int) -> None:
        """Let bots stand in for everybody whose time is out."""
        await self._all(lambda: system.time_outs(self.table, now))

    async def gather(self, now: int) -> None:
        """Before a game: give seats to bots, or begin, if it is time."""
        await self._all(lambda: system.gather(self.table, now))

    async def away(self, who: str, now: int) -> None:
        """Let bots stand in for somebody who is not heard of any more."""
        await self._all(lambda: system.away(self.table, who, now))

    def resume(self, gap: Gap) -> Awaitable[int]:
        """After a gap: nobody's time ran in it; whatever is wanted later finds that done."""

        def choose() -> AnyEntry | Repeated:
            found = system.resume(self.table, gap)
            return found[0] if found else Repeated(0)

        return self._wanted(choose)

    async def _all(self, wanted: Callable[[], Sequence[AnyEntry]]) -> None:
        """Store what is wanted until nothing is."""

        def first() -> AnyEntry | Repeated:
            found = wanted()
            return found[0] if found else Repeated(0)

        while await self._wanted(first):
            pass

    async def look(self, use: Callable[[Table], T]) -> T:
        """Look at the table while all that is in it is stored."""
        found: list[T] = []

        def choose() -> Repeated:
            found.append(use(self.table))
            return Repeated(self.table.seq)

        await self._wanted(choose)
        return found[0]

    async def refresh(self) -> None:
        """Tell what another node has stored."""

        def doubt(_: Table) -> None:
            self._doubtful = True

        await self.look(doubt)
        await self.look(lambda _: None)

    def catch_up(self, seq: int) -> None:
        """Tell what another server has stored, up to an entry or beyond."""
        if seq > max(self._told, self._known):
            self._known = seq
            self._go_on()

    @property
    def told(self) -> int:
        """The last entry that listeners heard of; all up to it is stored."""
        return self._told

    def relist(self) -> Write | None:
        """What brings the list up to date, if it is old: who is to move is not listed with every move."""
        if not self._is_list_old or self._is_busy or self._doubtful:
            return None
        self._is_list_old = False
        listed = listing(self.table)
        if listed == self._listed:
            return None
        self._listed = listed
        return Write(self.table.id, self.table.seq + 1, (), listed)

    def list_again(self) -> None:
        """What was to be listed was not stored."""
        self._listed, self._is_list_old = None, True

    def _wanted(self, choose: Choose) -> Awaitable[int]:
        """Let one thing happen when it is its turn, for who waits for that."""
        future, answer = _promise()
        self._change(choose, answer)
        return future

    def _change(self, choose: Choose, answer: Answer) -> None:
        """Let one thing happen to the table when it is its turn."""
        self._waiting.append((choose, answer))
        self._go_on()

    def _go_on(self) -> None:
        """Let what waits happen, up to something that has to be stored."""
        while not self._is_busy and (self._waiting or self._known > self._told):
            if self._doubtful or self._known > self._told:
                return self._recover()
            choose, answer = self._waiting.pop(0)
            try:
                chosen = choose()
                if not isinstance(chosen, Repeated):
                    self._store(chosen, choose, answer)
                    continue
            except Exception as error:
                if self.is_shared and isinstance(error, Refusal) and self._checked is not answer:
                    # Another server may have stored what makes it possible.
                    self._checked = answer
                    self._waiting.insert(0, (choose, answer))
                    return self._recover()
                answer(error)
            else:
                answer(chosen.seq)

    def _recover(self) -> None:
        """Make the table anew from its log, then go on."""
        self._is_busy, self._known = True, 0
        self._reading = asyncio.ensure_future(self._catch_up())
        self._reading.add_done_callback(self._recovered)

    def _recovered(self, reading: asyncio.Task[None]) -> None:
        self._is_busy = False
        if reading.cancelled():
            return  # the server stops
        error = reading.exception()
        if isinstance(error, Exception) and self._waiting:
            _, answer = self._waiting.pop(0)
            answer(error)  # the others find out whether it works for them
        self._go_on()

    async def _catch_up(self) -> None:
        """Tell what is stored and was not told yet; make the table anew if it holds anything else."""
        if not self._doubtful:
            for entry in _decode(self.table.id, await self.log.read(self.table.id, self._told)):
                self.table.apply(entry)
                if not self._is_listed_still(entry):
                    self._listed = None
                self._tell(entry)
            return
        stored = await _read(self.log, self.table.id)
        self.table = fold(self.table.id, stored[: self._told])
        self._listed, self._doubtful = None, False
        for entry in stored[self._told :]:
            self.table.apply(entry)
            self._tell(entry)

    def _is_listed_still(self, entry: AnyEntry) -> bool:
        """Whether the listing need not change with an entry."""
        listed, table = self._listed, self.table
        is_move = type(entry) is Moved and table.status != "over"
        return is_move and listed is not None and listed.wake_at == wake_at(table)

    def _tell(self, entry: AnyEntry) -> None:
        self._told = self.table.seq
        renderer = Renderer(self.table, entry)
        for listener in list(self.listeners):
            listener(renderer)

    def _store(self, entry: AnyEntry, choose: Choose, answer: Answer) -> None:
        """Let an entry happen, and have it stored."""
        table, listed, was_over = self.table, self._listed, self.table.status == "over"
        self._doubtful = self._is_list_old = True
        table.apply(entry)
        seq, data = table.seq, (entries.encode(entry),)
        if self._is_listed_still(entry):
            writes = [Write(table.id, seq, data)]
        else:
            listed = listing(table)
            news = None if listed == self._listed else listed
            done = finished(table) if table.status == "over" and not was_over else None
            came = (entry.who,) if isinstance(entry, Joined) else ()
            writes = [Write(table.id, seq, data, news, done, came)]
            if isinstance(entry, Rematched):
                writes.append(_rematch(table, entry))

        def then(error: StoreError | None) -> None:
            try:
                if error is None:
                    self._listed, self._doubtful = listed, False
                    self._tell(entry)
            finally:
                if isinstance(error, Taken):
                    self._waiting.insert(0, (choose, answer))  # another node was first: again
                else:
                    answer(error or seq)
                if error is None:
                    self.stored(seq)
                self._is_busy = False
                if error is not None:
                    self._recover()
                else:
                    self._go_on()

        self._is_busy = True
        try:
            self.log.hand(*writes, then=then)
        except BaseException:
            self._is_busy = False
            raise


def _promise() -> tuple[asyncio.Future[int], Answer]:
    """A future for who waits for an answer, and what gives it the answer."""
    future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def answer(result: int | Exception) -> None:
        if future.done():
            return  # they stopped waiting
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    return future, answer


def _rematch(table: Table, entry: Rematched) -> Write:
    first = system.rematch(table, entry, secrets.token_bytes(SECRET_BYTES))
    return _first_write(fold(entry.table, first), first)


def _first_write(table: Table, first: Sequence[AnyEntry]) -> Write:
    encoded = tuple(map(entries.encode, first))
    return Write(table.id, 1, encoded, listing(table), visitors=tuple(table.people))


async def _read(log: Log, table: str) -> list[AnyEntry]:
    """The whole log of a table."""
    stored = await log.read(table)
    if not stored:
        raise NoSuchTable(table)
    return _decode(table, stored)


def _decode(table: str, stored: Sequence[bytes]) -> list[AnyEntry]:
    try:
        return [entries.decode(entry) for entry in stored]
    except msgspec.MsgspecError as error:
        raise StoreError(f"the log of table {table} cannot be read: {error}") from error
