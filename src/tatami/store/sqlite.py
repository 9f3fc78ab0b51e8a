"""The store as one SQLite file: durable, one writer, many readers."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from tatami.store.faults import Faults
from tatami.store.log import StoreError, Taken
from tatami.store.migrate import migrate
from tatami.store.sql import SqlLog, probe
from tatami.store.writer import Order, Row, Session, Writer

T = TypeVar("T")

PATIENCE = 2.0  # seconds to wait for a lock that another process holds
READERS = 2  # threads that read
LONGEST_LOOK = 60.0  # seconds to look for damage
MOST_ROWS = 256  # in one statement
CHECKPOINTS = 5  # attempts to empty the write-ahead log when a person is deleted; later it empties itself
BETWEEN_CHECKPOINTS = 0.2  # seconds


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection on which every commit is durable, transactions are ours to begin, any thread may close."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class SqliteLog(SqlLog):
    """A log in one file."""

    def __init__(self, path: Path | str, *, patience: float = PATIENCE, writes: bool = True) -> None:
        self.path = Path(path)
        self._patience = patience
        self._faults = Faults()
        try:
            connection = connect(self.path, patience)
            try:
                migrate(connection)
                if writes:
                    probe(connection)
            except (sqlite3.Error, StoreError):
                connection.close()
                raise
        except (sqlite3.Error, StoreError) as error:
            why = self._faults.refusal(error)
            raise StoreError(f"{self.path} cannot be used: {why}", why.reason) from error
        self.connection = connection
        super().__init__(Writer(SqliteCommitter(connection, self._faults)))
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._is_closing = False

    async def probe(self) -> None:
        """Write a small row durably; StoreError if that fails or the store is damaged."""
        await self._writer.do(probe)
        self._faults.check()

    async def inspect(self) -> None:
        """Check for damage, for a limited time; `probe` reports it until it is repaired."""
        await asyncio.to_thread(self._inspect, time.monotonic() + LONGEST_LOOK)

    def _inspect(self, until: float) -> None:
        def stops() -> bool:
            return self._is_closing or time.monotonic() > until

        try:
            # A connection of its own has no pages in memory: it reads what is on the disk.
            with closing(connect(self.path, self._patience)) as connection:
                connection.set_progress_handler(stops, 10_000)
                verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.Error as error:
            self._faults.refusal(error)  # no verdict, unless it was damage that stopped it
        else:
            self._faults.damage = "" if verdict == "ok" else " ".join(verdict.split())

    async def forget_identity(self, identity: str) -> None:
        """Delete an identity, from the write-ahead log, too."""
        await super().forget_identity(identity)
        for _ in range(CHECKPOINTS):
            if await asyncio.to_thread(self._empties_log):
                break
            await asyncio.sleep(BETWEEN_CHECKPOINTS)

    def _empties_log(self) -> bool:
        """Whether the write-ahead log could be emptied; a reader in it, as of a backup, prevents that."""
        try:
            with closing(connect(self.path, self._patience)) as connection:
                busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.Error:
            return False
        return not busy

    async def _reading(self, question: Callable[[Session], T]) -> T:
        """Run a query in a reader thread."""

        def ask() -> T:
            with self._refusals():
                return question(self._connection())

        try:
            answer = asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except RuntimeError:
            raise StoreError("the store is closed") from None
        return await answer

    @contextmanager
    def _refusals(self) -> Iterator[None]:
        """Turn errors of the database into StoreErrors."""
        try:
            yield
        except sqlite3.Error as error:
            raise self._faults.refusal(error) from error

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self.path, self._patience)
            connection.execute("PRAGMA query_only = ON")
            self._own.connection = connection
            self._opened.append(connection)
        return connection

    async def close(self) -> None:
        """Flush the queue, then stop."""
        self._is_closing = True
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        while self._opened:
            self._opened.pop().close()


@dataclass
class SqliteCommitter:
    """Commits orders to a file."""

    connection: sqlite3.Connection
    faults: Faults

    def commit(self, orders: list[Order]) -> None:
        """Write all orders in one transaction; if it fails as a whole, all of them failed."""
        try:
            if not self._go_together(orders):
                self._go_apart(orders)
        except Exception as error:  # the callers must learn of any error
            for order in orders:
                order.error = self.faults.refusal(error)
            self._roll_back()

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def _go_together(self, orders: list[Order]) -> bool:
        """Write orders that all succeed, or nothing."""
        rows = [row for order in orders for row in order.rows]
        jobs = [order for order in orders if order.job is not None]
        try:
            if not jobs and len(rows) <= MOST_ROWS:
                _add(self.connection, rows)  # a transaction of its own
                return True
            self.connection.execute("BEGIN IMMEDIATE")
            for first in range(0, len(rows), MOST_ROWS):
                _add(self.connection, rows[first : first + MOST_ROWS])
            for order in jobs:
                order.do(self.connection)
        except Exception as error:
            if _concerns_all(error):
                raise
            self._roll_back()  # one of them failed: retry them one by one
            return False
        self.connection.execute("COMMIT")
        return True

    def _go_apart(self, orders: list[Order]) -> None:
        """Write orders one by one, each in its own savepoint."""
        self.connection.execute("BEGIN IMMEDIATE")
        for order in orders:
            self._do(order)
        self.connection.execute("COMMIT")

    def _do(self, order: Order) -> None:
        self.connection.execute("SAVEPOINT job")
        try:
            for row in order.rows:
                _add(self.connection, [row])
            order.do(self.connection)
        except Exception as error:
            if _concerns_all(error):
                raise
            order.error = self.faults.refusal(error)
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # the next BEGIN will tell the next callers


def _add(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows to the log, all or none; Taken if one is there already."""
    if not rows:
        return
    values = ", ".join(["(?, ?, ?)"] * len(rows))
    try:
        connection.execute(f"INSERT INTO entries VALUES {values}", [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        raise Taken(*rows[0][:2]) from None


def _concerns_all(error: Exception) -> bool:
    """Whether the database failed, not a single order."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError
