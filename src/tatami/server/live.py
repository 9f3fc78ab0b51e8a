"""A table in memory over the log in the store: decides one thing at a time, stores it, then tells it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from msgspec import Struct

from tatami.fair import SECRET_BYTES
from tatami.server import entries, steward
from tatami.server.decide import Repeated, decide
from tatami.server.entries import AnyEntry, Joined, Moved, Rematched
from tatami.server.messages import AnyCommand, Rematch, Room, Settings
from tatami.server.projection import Projection, room
from tatami.server.rest import Standing
from tatami.server.table import Table, fold
from tatami.store import Finished, Listing, Log, StoreError, Taken, Write

T = TypeVar("T")

Listener = Callable[[Projection], None]
Choose = Callable[[], AnyEntry | Repeated]  # what is to happen to the table as it is then
Answer = Callable[[int | Exception], None]  # takes the number of the entry, or why there is none

ID_BYTES = 16  # of chance in a table's id, which is also its link


class NoSuchTable(LookupError):
    """There is no table of that id."""


class Summary(Struct, frozen=True):
    """What is listed of a table; it stays with the server, for it says whose seats are whose."""

    room: Room
    asked: list[int]  # the seats that have to decide something now
    holders: dict[int, str]  # the identities that hold seats
    standing: Standing | None = None  # null: there is no game yet, or it was listed before this was kept


def listing(table: Table) -> Listing:
    """What the store lists of a table."""
    holders = {seat: chair.who for seat, chair in table.chairs.items() if chair.who}
    summary = msgspec.json.encode(Summary(room(table), table.asked, holders, standing(table)))
    return Listing(table.settings.game, table.status, table.settings.public, _wake_at(table), summary)


def standing(table: Table) -> Standing | None:
    """How far the game is, as everybody may know."""
    match = table.match
    if match is None:
        return None
    if table.status == "over":
        scores = {str(seat): points for seat, points in match.scores().items()}
    else:  # as they stand on the table: nobody looks into a prison of TENNO
        counts, ids = match.kept_view(None).counts, [(seat, f"seat/{seat}/score") for seat in match.scores()]
        scores = {str(seat): counts[id] for seat, id in ids if id in counts}
    return Standing(table.decision, scores, sorted(match.winners()), table.ended)


def _wake_at(table: Table) -> int | None:
    """When something is to be done there without anybody asking."""
    return table.at if table.bots_asked else table.clocks.next_deadline


def finished(table: Table) -> Finished:
    """The record of a game that is over."""
    assert table.match is not None
    return Finished(table.id, table.settings.game, table.at, table.match.record().dumps())


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


@dataclass
class LiveTable:
    """One table and those who listen to it; what they are told is stored already.

    Whatever is wanted of the table waits in a row; the next comes when the one before is stored and told.
    """

    log: Log
    table: Table
    listeners: set[Listener] = field(default_factory=set)
    _waiting: list[tuple[Choose, Answer]] = field(default_factory=list)
    _is_busy: bool = False  # whether something is being stored, or the log read
    _listed: Listing | None = None
    _is_list_old: bool = False  # whether the list has another seat to move
    _doubtful: bool = False  # whether the table holds what may not be stored
    _told: int = field(init=False)  # the last entry that was told
    _reading: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self._told = self.table.seq

    @classmethod
    async def create(
        cls, log: Log, settings: Settings, who: str, name: str, now: int, *, is_bot: bool = False
    ) -> LiveTable:
        """A new table with its host; Refusal if there can be none."""
        secret = secrets.token_bytes(SECRET_BYTES)
        first = steward.create(settings, who, name, now, secret, is_bot=is_bot)
        table = fold(new_id(), first)
        await log.append(_first_write(table, first))
        return cls(log, table, _listed=listing(table))

    @classmethod
    async def load(cls, log: Log, table: str) -> LiveTable:
        """A table from its log."""
        listed = await log.listing(table)
        return cls(log, fold(table, await _read(log, table)), _listed=listed, _is_list_old=True)

    def take(self, command: AnyCommand, who: str, now: int, answer: Answer, *, is_bot: bool = False) -> None:
        """Do a command; the answer is the entry it is stored as, or a Refusal or StoreError.

        It is done even if who asked is gone.
        """
        fresh = new_id() if type(command) is Rematch else ""
        self._change(lambda: decide(self.table, command, who, now, is_bot=is_bot, fresh=fresh), answer)

    def ask(self, command: AnyCommand, who: str, now: int, *, is_bot: bool = False) -> Awaitable[int]:
        """The same for who waits for the answer."""
        future, answer = _promise()
        self.take(command, who, now, answer, is_bot=is_bot)
        return future

    def bot_moves(self, seat: int, token: str, decision: int, now: int) -> Awaitable[int]:
        """Play for a bot; Refusal if the table has moved on since it was asked."""
        return self._wanted(lambda: steward.bot_moves(self.table, seat, token, decision, now))

    async def time_outs(self, now: int) -> None:
        """Let bots stand in for everybody whose time is out."""
        await self._all(lambda: steward.time_outs(self.table, now))

    async def away(self, who: str, now: int) -> None:
        """Let bots stand in for somebody who is not heard of any more."""
        await self._all(lambda: steward.away(self.table, who, now))

    async def resume(self, alive: int, now: int) -> None:
        """After the server was down: nobody's time ran since it was alive last."""
        await self._all(lambda: steward.resume(self.table, alive, now))

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
        while self._waiting and not self._is_busy:
            if self._doubtful:
                return self._recover()
            choose, answer = self._waiting.pop(0)
            try:
                chosen = choose()
                if not isinstance(chosen, Repeated):
                    self._store(chosen, choose, answer)
                    continue
            except Exception as error:
                answer(error)
            else:
                answer(chosen.seq)

    def _recover(self) -> None:
        """Make the table anew from its log, then go on."""
        self._is_busy = True
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
        """Make the table anew from what is stored, and tell what was not told yet."""
        stored = await _read(self.log, self.table.id)
        self.table = fold(self.table.id, stored[: self._told])
        self._listed, self._doubtful = None, False
        for entry in stored[self._told :]:
            self.table.apply(entry)
            self._tell(entry)

    def _tell(self, entry: AnyEntry) -> None:
        self._told = self.table.seq
        projection = Projection(self.table, entry)
        for listener in list(self.listeners):
            listener(projection)

    def _store(self, entry: AnyEntry, choose: Choose, answer: Answer) -> None:
        """Let an entry happen, and have it stored."""
        table, listed, was_over = self.table, self._listed, self.table.status == "over"
        self._doubtful = self._is_list_old = True
        table.apply(entry)
        seq, data = table.seq, (entries.encode(entry),)
        if (
            type(entry) is Moved
            and table.status != "over"
            and listed is not None
            and listed.wake_at == _wake_at(table)
        ):
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
    first = steward.rematch(table, entry, secrets.token_bytes(SECRET_BYTES))
    return _first_write(fold(entry.table, first), first)


def _first_write(table: Table, first: Sequence[AnyEntry]) -> Write:
    encoded = tuple(map(entries.encode, first))
    return Write(table.id, 1, encoded, listing(table), visitors=tuple(table.people))


async def _read(log: Log, table: str) -> list[AnyEntry]:
    """The whole log of a table."""
    stored = await log.read(table)
    if not stored:
        raise NoSuchTable(table)
    try:
        return [entries.decode(entry) for entry in stored]
    except msgspec.MsgspecError as error:
        raise StoreError(f"the log of table {table} cannot be read: {error}") from error
