"""The thread that writes: it collects orders and commits them together."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tatami.store.log import StoreError, Then

logger = logging.getLogger("tatami.store")

Row = tuple[str, int, bytes]  # of the log: table, seq, entry

MOST_TOGETHER = 512  # orders in one transaction
REST = 0.00025  # seconds to wait after a commit for each order in it,
LONGEST_REST = 0.05  # and at most
MOST_WAITING = 20_000  # maximum queue length; further orders are refused


class Rows(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""

    def fetchone(self) -> Any:
        """The first row that was found, or None."""

    def fetchall(self) -> list[Any]:
        """All rows that were found."""


class Session(Protocol):
    """A connection to a database, with `?` for each value of a statement."""

    def execute(self, statement: str, values: Any = (), /) -> Rows:
        """Run one statement."""


Job = Callable[[Session], Any]


@dataclass(slots=True)
class Order:
    """Rows and a job to be written, a callback, and the outcome."""

    rows: Sequence[Row]
    job: Job | None
    then: Then
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: StoreError | None = None

    def do(self, session: Session) -> None:
        """Run the job, if there is one."""
        if self.job is not None:
            self.result = self.job(session)


class Committer(Protocol):
    """Writes orders durably; used by one thread."""

    def commit(self, orders: list[Order]) -> None:
        """Write all valid orders, and record results and errors in them."""

    def close(self) -> None:
        """Give the connection back."""


@dataclass
class Writer:
    """Commits queued orders in batches; no callback runs before the commit.

    Orders of one turn of the event loop are handed over together, and where many come the writer waits for
    more: the fewer commits and statements, the less an order costs, and the less often the writer stops the
    loop to go on.
    """

    committer: Committer
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
        """Add rows to the log and then do a job, durably, and return what the job returned.

        Taken if a row is there already, StoreError if the job raises it or the store does not work; then
        nothing is changed.
        """
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def then(error: StoreError | None) -> None:
            if future.done():
                return  # the caller stopped waiting
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(order.result)

        order = self.order(job, rows, then)
        return future

    def order(self, job: Job | None, rows: Sequence[Row], then: Then) -> Order:
        """The same with a callback, which runs in a later turn of the loop."""
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
        """Flush the queue, then stop; may be called twice."""
        with self._lock:
            self._closed = True
            self._handed.notify()
        self._thread.join()

    def _run(self) -> None:
        while orders := self._next():
            self.committer.commit(orders)
            _answer(orders)
            time.sleep(min(REST * len(orders), LONGEST_REST))
        self.committer.close()

    def _next(self) -> list[Order]:
        """Wait for orders and take them; none once the writer is closed and all orders are finished."""
        with self._lock:
            if not self._orders:
                self._is_due = False
                self._handed.wait_for(lambda: self._is_due or self._closed)
            orders, self._orders = self._orders[:MOST_TOGETHER], self._orders[MOST_TOGETHER:]
            return orders


def _answer(orders: list[Order]) -> None:
    """Run all callbacks, each loop woken once."""
    for loop in {order.loop for order in orders}:
        theirs = [order for order in orders if order.loop is loop]
        try:
            loop.call_soon_threadsafe(_answer_each, theirs)
        except RuntimeError:
            continue  # that loop is closed, and its callers are gone


def _answer_each(orders: list[Order]) -> None:
    for order in orders:
        try:
            order.then(order.error)
        except Exception:  # a failing callback must not affect the others
            logger.exception("the callback of a write failed")
