"""The store on PostgreSQL, for any number of servers at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import psycopg

from tatami.store.log import StoreError, Taken
from tatami.store.migrate import MIGRATIONS, UNFINISHED, migrations, unfinished, unknown_version
from tatami.store.postgres_link import Link, PostgresSession, Watchdog, refusal
from tatami.store.sql import SqlLog, probe
from tatami.store.writer import Order, Row, Session, Writer

T = TypeVar("T")

READERS = 4  # threads that read
PATIENCE = 4.0  # seconds to wait for a lost or silent server
START = 30.0  # and for migrations, which may take long
TRIES = 5  # of a transaction that deadlocked with another server's
LOCK = 7_461_746  # any number: servers starting together migrate one at a time
OLD_BEATS = 7 * 86_400_000  # milliseconds after which a heartbeat is dropped


class PostgresLog(SqlLog):
    """A log in a PostgreSQL database, by its `postgresql://…` address."""

    def __init__(
        self, url: str, *, node: str = "one", patience: float = PATIENCE, writes: bool = True
    ) -> None:
        self.NODE = node
        self._url = url
        self._watchdog = Watchdog(max(patience, START))
        link = Link(url, self._watchdog)
        try:
            with link.session() as session:
                migrate(session)
                if writes:
                    probe(session)
        except (psycopg.Error, StoreError) as error:
            link.close()
            self._watchdog.close()
            why = refusal(error)
            raise StoreError(f"the store on PostgreSQL cannot be used: {why}", why.reason) from error
        self._watchdog.patience = patience
        super().__init__(Writer(PostgresCommitter(link)))
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._own = threading.local()
        self._opened: list[Link] = []

    async def beat(self, at: int) -> None:
        """Record a heartbeat, and drop those of servers gone for long."""

        def job(session: Session) -> None:
            session.execute("DELETE FROM beats WHERE beat_at < ?", (at - OLD_BEATS,))

        await super().beat(at)
        await self._writer.do(job)

    async def probe(self) -> None:
        """Write a small row durably; raises StoreError."""
        await self._writer.do(probe)

    async def inspect(self) -> None:
        """PostgreSQL looks after its own files."""

    async def _reading(self, question: Callable[[Session], T]) -> T:
        """Run a query in a reader thread; retry once if the connection was lost."""

        def ask() -> T:
            link = self._link()
            for is_last in (False, True):
                try:
                    with link.session() as session:
                        return question(session)
                except psycopg.Error as error:
                    if is_last or not link.is_lost:
                        raise refusal(error) from error
            raise AssertionError

        try:
            answer = asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except RuntimeError:
            raise StoreError("the store is closed") from None
        return await answer

    def _link(self) -> Link:
        link: Link | None = getattr(self._own, "link", None)
        if link is None:
            link = self._own.link = Link(self._url, self._watchdog)
            self._opened.append(link)
        return link

    async def close(self) -> None:
        """Flush the queue, then stop."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._readers.shutdown)
        while self._opened:
            self._opened.pop().close()
        self._watchdog.close()


def migrate(session: PostgresSession, *, may_be_unfinished: bool = False) -> None:
    """Migrate a database atomically; reject a newer version's database or an unfinished copy."""
    with session.transaction():
        session.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        half = session.execute("SELECT to_regclass(?) IS NOT NULL", (UNFINISHED,)).fetchone()[0]
        if half and not may_be_unfinished:
            raise unfinished()
        session.execute(MIGRATIONS)
        done = session.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchall()[0][0]
        known = migrations()
        if done > max(known):
            raise unknown_version(done)
        for number, script in known.items():
            if number > done:
                # Compare bytewise as SQLite does, whatever the database's locale.
                session.run_script(script.replace(" TEXT", ' TEXT COLLATE "C"'))
                session.execute("INSERT INTO migrations VALUES (?)", (number,))


class _Torn(Exception):
    """Some rows of an order were taken: the orders must be written one by one."""


class PostgresCommitter:
    """Commits orders to PostgreSQL.

    After an interrupted commit the same rows are written again: if they are already
    there, byte for byte, the commit succeeded.
    """

    def __init__(self, link: Link) -> None:
        self._link = link
        self._is_unsure = False  # whether a lost transaction may have been committed
        self._is_apart = False  # whether orders are written one by one

    def commit(self, orders: list[Order]) -> None:
        """Write all valid orders; wait for a server that comes back soon."""
        self._is_unsure = self._is_apart = False
        tries = 0
        while True:
            open_orders = [order for order in orders if order.error is None]
            try:
                with self._link.session() as session:
                    self._write(session, open_orders)
                return
            except _Torn:
                self._is_apart = True
            except Exception as error:  # the callers must learn of any error
                tries += 1
                if self._link.is_lost:
                    is_over = not self._link.wait_to_try_again()
                    if self._is_unsure:  # without rows the outcome is unknown
                        _refuse([order for order in open_orders if not order.rows], error)
                elif isinstance(error, psycopg.OperationalError):
                    is_over = not _is_deadlock(error) or tries >= TRIES
                else:  # one order is invalid
                    is_over, self._is_apart = self._is_apart, True
                if is_over:
                    _refuse([order for order in open_orders if order.error is None], error)
                    return

    def close(self) -> None:
        """End the connection."""
        self._link.close()

    def _write(self, session: PostgresSession, orders: list[Order]) -> None:
        if not self._is_apart and all(order.job is None and len(order.rows) == 1 for order in orders):
            self._is_unsure, was_unsure = True, self._is_unsure  # the statement is a transaction by itself
            self._together(session, orders, was_unsure)
        elif orders:
            with session.transaction():
                errors = [order.error for order in orders]
                try:
                    if self._is_apart:
                        for order in orders:
                            self._alone(session, order)
                    else:
                        self._together(session, orders, self._is_unsure)
                except BaseException:
                    for order, error in zip(orders, errors, strict=True):
                        order.error = error  # it changed nothing
                    raise
                self._is_unsure = True

    def _together(self, session: PostgresSession, orders: list[Order], is_again: bool) -> None:
        """Add the rows of all orders in one statement, then run the jobs of the winners."""
        holder: dict[tuple[str, int], Order] = {}
        rows: list[Row] = []
        behind: list[Order] = []  # orders for a row that an earlier order also writes
        for order in orders:
            keys = [row[:2] for row in order.rows]
            if any(key in holder for key in keys):
                behind.append(order)
            else:
                holder.update((key, order) for key in keys)
                rows += order.rows
        won = _add(session, rows)
        if len(won) < len(rows):
            self._sort_out(session, {id(one): one for one in holder.values()}.values(), won, is_again)
        for order in behind:
            blocking = next(row for row in order.rows if row[:2] in holder)
            first = holder[blocking[:2]]
            if first.error is not None and len(first.rows) > 1:
                raise _Torn  # the earlier order lost another row, so this row may be free
            order.error = Taken(*blocking[:2])
        for order in sorted(orders, key=_first_table):
            if order.error is None and (not order.rows or order.rows[0][:2] in won):
                order.do(session)

    def _sort_out(self, session: Session, orders: object, won: set[tuple[str, int]], is_again: bool) -> None:
        """Mark the losing orders; orders stored by an earlier attempt have won."""
        for order in orders:  # type: ignore[attr-defined]
            lost = [row for row in order.rows if row[:2] not in won]
            if not lost or (is_again and len(lost) == len(order.rows) and _is_stored(session, lost)):
                continue
            if len(lost) < len(order.rows):
                raise _Torn
            order.error = Taken(*lost[0][:2])

    def _alone(self, session: PostgresSession, order: Order) -> None:
        """Write one order independently of the others."""
        try:
            with session.transaction():
                won = _add(session, list(order.rows))
                if len(won) == len(order.rows):
                    order.do(session)
                elif not (self._is_unsure and not won and _is_stored(session, order.rows)):
                    raise Taken(*next(row[:2] for row in order.rows if row[:2] not in won))
        except Exception as error:
            if isinstance(error, psycopg.OperationalError):
                raise
            order.error = refusal(error)


def _first_table(order: Order) -> str:
    return order.rows[0][0] if order.rows else ""


def _refuse(orders: list[Order], error: Exception) -> None:
    for order in orders:
        order.error = refusal(error)


def _is_deadlock(error: Exception) -> bool:
    return isinstance(error, psycopg.errors.DeadlockDetected | psycopg.errors.SerializationFailure)


def _add(session: PostgresSession, rows: list[Row]) -> set[tuple[str, int]]:
    """Add the missing rows, and return their keys."""
    if not rows:
        return set()
    tables, numbers, entries = zip(*sorted(rows), strict=True)  # in a fixed order, to avoid deadlocks
    added = session.execute(
        "INSERT INTO entries SELECT * FROM unnest(?::text[], ?::bigint[], ?::bytea[])"
        " ON CONFLICT DO NOTHING RETURNING table_id, seq",
        (list(tables), list(numbers), list(entries)),
    )
    return {(table, seq) for table, seq in added.fetchall()}


def _is_stored(session: Session, rows: Iterable[Row]) -> bool:
    """Whether the log has exactly these rows."""
    for table, seq, entry in rows:
        found = session.execute("SELECT entry FROM entries WHERE table_id = ? AND seq = ?", (table, seq))
        if [bytes(one) for (one,) in found.fetchall()] != [entry]:
            return False
    return True
