"""A connection to PostgreSQL that is opened when needed, watched while in use, and opened again when lost."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import lru_cache
from typing import Any

import psycopg
from psycopg import errors

from tatami.store.log import Reason, StoreError
from tatami.store.writer import Rows

LOOK = 0.25  # seconds between two checks for unresponsive connections
PAUSE = 0.1  # seconds between two attempts to connect
# A server that stops in a transaction must not block the others with its locks.
SETTINGS = (
    "SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '3s'; SET statement_timeout = '20s'"
)
# Every server holds this lock, shared, on each connection; moving a store takes it exclusively.
IN_USE = "7461747, hashtext(current_schema())"
REASONS: list[tuple[type[psycopg.Error], Reason]] = [
    (errors.DiskFull, "full"),
    (errors.DataCorrupted, "damaged"),
    (errors.IndexCorrupted, "damaged"),
    (errors.ReadOnlySqlTransaction, "read-only"),
    (errors.LockNotAvailable, "locked"),
    (errors.DeadlockDetected, "locked"),
    (errors.QueryCanceled, "locked"),
    (errors.InvalidPassword, "trouble"),
    (errors.InvalidAuthorizationSpecification, "trouble"),
    (errors.InvalidCatalogName, "trouble"),
    (psycopg.OperationalError, "unreachable"),
]


def refusal(error: Exception) -> StoreError:
    """The error raised to callers."""
    if isinstance(error, StoreError):
        return error
    words = " ".join(str(error).split()) or type(error).__name__
    reasons: list[Reason] = [reason for kind, reason in REASONS if isinstance(error, kind)]
    return StoreError(words, reasons[0] if reasons else "trouble")


class Watchdog:
    """Cuts unresponsive connections, so that the threads waiting for them can continue."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self._links: set[Link] = set()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        threading.Thread(target=self._run, name="store-watchdog", daemon=True).start()

    def watch(self, link: Link) -> None:
        """Start watching a connection."""
        with self._lock:
            self._links.add(link)

    def leave(self, link: Link) -> None:
        """Stop watching a connection."""
        with self._lock:
            self._links.discard(link)

    def close(self) -> None:
        """Stop."""
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.wait(LOOK):
            with self._lock:
                links = list(self._links)
            for link in links:
                link.cut_if_late(time.monotonic() - self.patience)


class PostgresSession:
    """A connection whose statements use `?` as placeholders."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Any = (), /) -> Rows:
        """Run one statement."""
        # PostgreSQL texts cannot hold NUL; an id with one comes from a client and matches nothing.
        values = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]
        return self._connection.execute(_marked(statement), values or None, binary=True)

    def run_script(self, script: str) -> None:
        """Run several statements without values."""
        self._connection.execute(script.encode())

    def transaction(self) -> AbstractContextManager[Any]:
        """A transaction or a savepoint."""
        return self._connection.transaction()


class Link:
    """One thread's connection."""

    def __init__(self, url: str, watchdog: Watchdog) -> None:
        self._url = url
        self._watchdog = watchdog
        self._connection: psycopg.Connection[Any] | None = None
        self._began: float | None = None  # when the thread began waiting for an answer
        self._lost: float | None = None  # when the connection was lost
        self._lock = threading.Lock()
        watchdog.watch(self)

    @property
    def is_lost(self) -> bool:
        """Whether there is no connection, or a broken one."""
        return self._connection is None or self._connection.closed

    @contextmanager
    def session(self) -> Iterator[PostgresSession]:
        """Use the connection; psycopg.Error if there is none, or if it does not answer in time."""
        if self._connection is None or self._connection.closed:
            self._connection = self._connect()
        with self._lock:
            self._began = time.monotonic()
        try:
            yield PostgresSession(self._connection)
            self._lost = None
        except psycopg.OperationalError:
            if self._connection.closed:
                self._drop()
            raise
        finally:
            with self._lock:
                self._began = None

    def _connect(self) -> psycopg.Connection[Any]:
        connection = psycopg.connect(
            self._url, autocommit=True, connect_timeout=max(2, round(self._watchdog.patience))
        )
        with self._lock:
            self._began, self._connection = time.monotonic(), connection
        try:
            connection.execute(SETTINGS)
            asked = f"SELECT current_setting('synchronous_commit'), pg_advisory_lock_shared({IN_USE})"
            durable, _ = connection.execute(asked.encode()).fetchone() or ("", None)
            if durable == "off":
                connection.execute("SET synchronous_commit = on")  # an acknowledged move is never lost
        except errors.LockNotAvailable:
            self._drop()
            raise StoreError("the database is being moved to another store", "locked") from None
        except BaseException:
            self._drop()
            raise
        return connection

    def wait_to_try_again(self) -> bool:
        """Pause before reconnecting; False once the server has been gone too long."""
        now = time.monotonic()
        self._lost = self._lost or now
        if now > self._lost + self._watchdog.patience:
            return False
        time.sleep(PAUSE)
        return True

    def cut_if_late(self, limit: float) -> None:
        """Cut a connection whose thread has waited since before `limit`; called from another thread."""
        with self._lock:
            if self._began is None or self._began > limit or self.is_lost:
                return
            assert self._connection is not None
            same = socket.socket(fileno=os.dup(self._connection.fileno()))
            with same, suppress(OSError):
                same.shutdown(socket.SHUT_RDWR)

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def close(self) -> None:
        """End the connection."""
        self._watchdog.leave(self)
        self._drop()


@lru_cache(maxsize=256)
def _marked(statement: str) -> bytes:
    """The statement with PostgreSQL's placeholders."""
    return statement.replace("?", "%s").encode()
