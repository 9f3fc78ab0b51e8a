"""The one thread that writes: it collects what is waiting and commits it at once."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tatami.store.log import StoreError, Taken, Then

logger = logging.getLogger("tatami.store")

Job = Callable[[sqlite3.Connection], Any]
Row = tuple[str, int, bytes]  # of the log: table, seq, entry

MOST_TOGETHER = 512  # jobs in one transaction
MOST_ROWS = 256  # in one statement
REST = 0.00025  # seconds to wait for company after a commit, for each job that was in it,
LONGEST_REST = 0.05  # and at most
MOST_WAITING = 20_000  # jobs that may wait; more are refused at once


@dataclass(slots=True)
class Order:
    """What is to be written, who is told of it, and how it went."""

    rows: Sequence[Row]
    job: Job | None
    then: Then
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: StoreError | None = None

    def do(self, connection: sqlite3.Connection) -> None:
        """Do the job, if there is one."""
        if self.job is not None:
            self.result = self.job(connection)


@dataclass
class Writer:
    """Runs jobs in the order they came, many in one transaction; no answer is given before its commit.

    Orders of one turn of the event loop are handed over together, and where many come the writer waits for
    more: the fewer commits and statements, the less an order costs, and the less often the writer stops the
    loop to go on.
    """

    connection: sqlite3.Connection
    _orders: list[Order] = field(init=False, default_factory=list)
    _lock: threading.Lock = field(init=False, default_factory=threading.Lock)
    _handed: threading.Condition = field(init=False)
    _is_due: bool = field(init=False, default=False)  # whether the writer has been or will be woken
    _closed: bool = field(init=False, default=False)
    _thread: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self._handed = threading.Condition(self._lock)
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def do(self, job: Job | None, rows: Sequence[Row] = ()) -> asyncio.Future[Any]:
        """Have rows added to the log and then a job done, durably, and return what the job returned.

        Taken if a row is there already, StoreError if the job raises it or the store does not work; then
        nothing is changed.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def then(error: StoreError | None) -> None:
            if future.done():
                return  # they stopped waiting
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(order.result)

        order = self.order(job, rows, then)
        return future

    def order(self, job: Job | None, rows: Sequence[Row], then: Then) -> Order:
        """The same for who wants to be called, in a later turn of the loop, when it is known how it went."""
        loop = asyncio.get_running_loop()
        order = Order(rows, job, then, loop)
        with self._lock:
            if self._closed or len(self._orders) >= MOST_WAITING:
                why = "the store is closed" if self._closed else "too much is waiting to be written"
                loop.call_soon(then, StoreError(why))
                return order
            self._orders.append(order)
            if not self._is_due:
                self._is_due = True
                loop.call_soon(self._wake)
        return order

    def _wake(self) -> None:
        with self._lock:
            self._handed.notify()

    def close(self) -> None:
        """Do what is waiting, then stop; may be called twice."""
        with self._lock:
            self._closed = True
            self._handed.notify()
        self._thread.join()

    def _run(self) -> None:
        while orders := self._next():
            self._commit(orders)
            _answer(orders)
            time.sleep(min(REST * len(orders), LONGEST_REST))
        self.connection.close()

    def _next(self) -> list[Order]:
        """Wait for orders and take them; none when all is done."""
        with self._lock:
            if not self._orders:
                self._is_due = False
                self._handed.wait_for(lambda: self._is_due or self._closed)
            orders, self._orders = self._orders[:MOST_TOGETHER], self._orders[MOST_TOGETHER:]
            return orders

    def _commit(self, orders: list[Order]) -> None:
        """Do all jobs in one transaction; if it fails as a whole, all of them failed."""
        try:
            if not self._go_together(orders):
                self._go_apart(orders)
        except Exception as error:  # whatever it was, those who wait must hear of it
            for order in orders:
                order.error = _refusal(error)
            self._roll_back()

    def _go_together(self, orders: list[Order]) -> bool:
        """Do orders that all succeed, or nothing."""
        rows = [row for order in orders for row in order.rows]
        jobs = [order for order in orders if order.job is not None]
        try:
            if not jobs and len(rows) <= MOST_ROWS:
                add(self.connection, rows)  # a transaction of its own
                return True
            self.connection.execute("BEGIN IMMEDIATE")
            for first in range(0, len(rows), MOST_ROWS):
                add(self.connection, rows[first : first + MOST_ROWS])
            for order in jobs:
                order.do(self.connection)
        except Exception as error:
            if _concerns_all(error):
                raise
            self._roll_back()  # it is one of them: apart they find out
            return False
        self.connection.execute("COMMIT")
        return True

    def _go_apart(self, orders: list[Order]) -> None:
        """Do jobs of which some fail, and the others all the same."""
        self.connection.execute("BEGIN IMMEDIATE")
        for order in orders:
            self._do(order)
        self.connection.execute("COMMIT")

    def _do(self, order: Order) -> None:
        self.connection.execute("SAVEPOINT job")
        try:
            for row in order.rows:
                add(self.connection, [row])
            order.do(self.connection)
        except Exception as error:
            if _concerns_all(error):
                raise
            order.error = _refusal(error)
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # the next BEGIN will say so to those who wait then


def add(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Add rows to the log, all or none; Taken if one is there already."""
    if not rows:
        return
    values = ", ".join(["(?, ?, ?)"] * len(rows))
    try:
        connection.execute(f"INSERT INTO entries VALUES {values}", [value for row in rows for value in row])
    except sqlite3.IntegrityError:
        raise Taken(*rows[0][:2]) from None


def _concerns_all(error: Exception) -> bool:
    """Whether it is the database that does not work, and not one order."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _refusal(error: Exception) -> StoreError:
    return error if isinstance(error, StoreError) else StoreError(f"{type(error).__name__}: {error}")


def _answer(orders: list[Order]) -> None:
    """Answer everybody, each loop woken once."""
    for loop in {order.loop for order in orders}:
        theirs = [order for order in orders if order.loop is loop]
        try:
            loop.call_soon_threadsafe(_answer_each, theirs)
        except RuntimeError:
            continue  # that loop is closed; nobody waits any more


def _answer_each(orders: list[Order]) -> None:
    for order in orders:
        try:
            order.then(order.error)
        except Exception:  # one who cannot take the answer does not keep it from the others
            logger.exception("what was stored could not be told")
