"""The one thread that writes: it collects what is waiting and commits it at once."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tatami.store.log import StoreError

Job = Callable[[sqlite3.Connection], Any]

MOST_TOGETHER = 512  # jobs in one transaction
MOST_WAITING = 20_000  # jobs that may wait; more are refused at once


@dataclass(slots=True)
class Order:
    """A job, who waits for it, and how it went."""

    job: Job
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: StoreError | None = None

    def answer(self) -> None:
        """Tell who waits; on their loop."""
        if self.future.done():
            return  # they stopped waiting
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


@dataclass
class Writer:
    """Runs jobs in the order they came, many in one transaction; no answer is given before its commit."""

    connection: sqlite3.Connection
    _orders: queue.Queue[Order | None] = field(init=False)
    _closed: bool = field(init=False, default=False)
    _lock: threading.Lock = field(init=False, default_factory=threading.Lock)
    _thread: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self._orders = queue.Queue(MOST_WAITING)
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job) -> Any:
        """Have a job done durably, or raise StoreError; a job that raises StoreError changes nothing."""
        loop = asyncio.get_running_loop()
        order = Order(job, loop, loop.create_future())
        with self._lock:  # so that nothing comes after the last order
            if self._closed:
                raise StoreError("the store is closed")
            try:
                self._orders.put_nowait(order)
            except queue.Full:
                raise StoreError("too much is waiting to be written") from None
        return await order.future

    def close(self) -> None:
        """Do what is waiting, then stop; may be called twice."""
        with self._lock:
            first, self._closed = not self._closed, True
        if first:
            self._orders.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._orders.get()) is not None:
            orders, last = [first], False
            while len(orders) < MOST_TOGETHER and not last:
                try:
                    order = self._orders.get_nowait()
                except queue.Empty:
                    break
                if order is None:
                    last = True
                else:
                    orders.append(order)
            self._commit(orders)
            _answer(orders)
            if last:
                break
        self.connection.close()

    def _commit(self, orders: list[Order]) -> None:
        """Do all jobs in one transaction; if it fails as a whole, all of them failed."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for order in orders:
                self._do(order)
            self.connection.execute("COMMIT")
        except Exception as error:  # whatever it was, those who wait must hear of it
            for order in orders:
                order.error = _refusal(error)
            self._roll_back()

    def _do(self, order: Order) -> None:
        self.connection.execute("SAVEPOINT job")
        try:
            order.result = order.job(self.connection)
        except Exception as error:
            if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError:
                raise  # it is the database, so it concerns all
            order.error = _refusal(error)
            self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def _roll_back(self) -> None:
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass  # the next BEGIN will say so to those who wait then


def _refusal(error: Exception) -> StoreError:
    return error if isinstance(error, StoreError) else StoreError(f"{type(error).__name__}: {error}")


def _answer(orders: list[Order]) -> None:
    """Answer everybody, each loop woken once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Order]] = {}
    for order in orders:
        by_loop.setdefault(order.loop, []).append(order)
    for loop, theirs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_answer_each, theirs)
        except RuntimeError:
            continue  # that loop is closed; nobody waits any more


def _answer_each(orders: list[Order]) -> None:
    for order in orders:
        order.answer()
