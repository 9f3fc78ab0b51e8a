"""The store as one SQLite file: durable, one writer, many readers."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import astuple
from pathlib import Path
from typing import Any, TypeVar

from tatami.store import backup
from tatami.store.log import Finished, Identity, Listing, Rewrite, StoreError, Then, Write
from tatami.store.migrate import migrate
from tatami.store.writer import Job, Row, Writer

T = TypeVar("T")

PATIENCE = 2.0  # seconds to wait for a lock that another process holds
READERS = 2  # threads that read
NODE = "one"  # SQLite serves one process
UNKNOWN = "there is no such identity, or there is one already"


def connect(path: Path, patience: float = PATIENCE) -> sqlite3.Connection:
    """A connection on which every commit is durable, transactions are ours to begin, any thread may close."""
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA temp_store = MEMORY")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


@contextmanager
def refusals() -> Iterator[None]:
    """Whatever is wrong with the database is told as a StoreError."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{type(error).__name__}: {error}") from error


class SqliteLog:
    """A log in one file; see `tatami.store.log.Log` for what each method does."""

    def __init__(self, path: Path | str, *, patience: float = PATIENCE) -> None:
        self.path = Path(path)
        self._patience = patience
        with refusals():
            connection = connect(self.path, patience)
            try:
                migrate(connection)
            except (sqlite3.Error, StoreError):
                connection.close()
                raise
        self._writer = Writer(connection)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._own = threading.local()
        self._opened: list[sqlite3.Connection] = []

    # Writing.

    def append(self, *writes: Write) -> asyncio.Future[None]:
        """Write all or nothing, done once it is durable; Taken or StoreError if nothing was written."""
        return self._writer.do(*_order(writes))

    def hand(self, *writes: Write, then: Then) -> None:
        """The same for who does not wait: `then` is called with the error, or None, once it is known."""
        self._writer.order(*_order(writes), then)

    async def add_identity(self, identity: Identity) -> None:
        """Remember somebody; StoreError if the id or the secret is known."""
        row = astuple(identity)
        await self._change("INSERT INTO identities VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", row)

    async def rename_identity(self, identity: str, name: str) -> None:
        """Call somebody by another name from now on."""
        await self._change("UPDATE identities SET name = ? WHERE id = ?", (name, identity))

    async def forget_identity(self, identity: str, *rewrites: Rewrite) -> None:
        """Forget somebody's name, secret and visits, and what they wrote at tables."""
        await self._writer.do(lambda connection: _forget(connection, identity, rewrites))

    async def _change(self, statement: str, row: tuple[Any, ...]) -> None:
        """Change one row of identities."""

        def job(connection: sqlite3.Connection) -> None:
            if connection.execute(statement, row).rowcount != 1:
                raise StoreError(UNKNOWN)

        await self._writer.do(job)

    async def beat(self, at: int) -> None:
        """Note that the server is alive."""
        statement = (
            "INSERT INTO beats VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET beat_at = excluded.beat_at"
        )
        await self._writer.do(lambda connection: connection.execute(statement, (NODE, at)).rowcount)

    # Reading.

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table after number `since`, in order."""
        rows = await self._rows(
            "SELECT entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, since)
        )
        return [entry for (entry,) in rows]

    async def listing(self, table: str) -> Listing | None:
        """What is listed of a table, None if there is no such table."""
        rows = await self._rows(f"SELECT {_LISTING} FROM listings WHERE table_id = ?", (table,))
        return _listing(*rows[0]) if rows else None

    async def tables(
        self, status: str, *, public: bool | None = None, limit: int = 100
    ) -> dict[str, Listing]:
        """Tables of a status by id, those that changed last first."""
        rows = await self._rows(
            f"SELECT table_id, {_LISTING} FROM listings WHERE status = ? AND public IN (?, ?)"
            " ORDER BY change DESC LIMIT ?",
            (status, public is not False, public is True, limit),
        )
        return {table: _listing(*rest) for table, *rest in rows}

    async def tables_of(self, identity: str, limit: int = 100) -> dict[str, Listing]:
        """Tables that somebody came to by id, those that changed last first."""
        rows = await self._rows(
            f"SELECT table_id, {_LISTING} FROM visits JOIN listings USING (table_id) WHERE identity = ?"
            " ORDER BY change DESC LIMIT ?",
            (identity, limit),
        )
        return {table: _listing(*rest) for table, *rest in rows}

    async def record(self, table: str) -> str | None:
        """The record of a finished game, None if there is none."""
        rows = await self._rows("SELECT record FROM records WHERE table_id = ?", (table,))
        return rows[0][0] if rows else None

    async def due(self, until: int, limit: int = 1000) -> dict[str, int]:
        """Tables that want something done at `until` or before, with that time, soonest first."""
        return dict(
            await self._rows(
                "SELECT table_id, wake_at FROM listings WHERE wake_at <= ? ORDER BY wake_at LIMIT ?",
                (until, limit),
            )
        )

    async def finished(
        self, after: tuple[int, str] = (0, ""), until: int | None = None, limit: int = 100
    ) -> list[Finished]:
        """Records in the order they were finished; go on after the last one's (at, table)."""
        rows = await self._rows(
            "SELECT table_id, game, finished_at, record FROM records WHERE (finished_at, table_id) > (?, ?)"
            " AND finished_at <= ? ORDER BY finished_at, table_id LIMIT ?",
            (*after, 2**62 if until is None else until, limit),
        )
        return [Finished(*row) for row in rows]

    async def find_identity(self, secret_hash: bytes) -> Identity | None:
        """Whose secret this is the hash of."""
        found = await self._identities("secret_hash = ?", secret_hash)
        return found[0] if found else None

    async def bots_of(self, identity: str) -> list[Identity]:
        """The bots that somebody made, oldest first."""
        return await self._identities("owner = ? AND owner <> ''", identity)

    async def _identities(self, where: str, value: bytes | str) -> list[Identity]:
        rows = await self._rows(
            "SELECT id, secret_hash, name, is_bot, created_at, owner FROM identities"
            f" WHERE {where} ORDER BY created_at, id",
            (value,),
        )
        return [Identity(who, key, name, bool(bot), at, owner) for who, key, name, bot, at, owner in rows]

    async def last_beat(self) -> int | None:
        """When the server was alive last, so that nobody's time runs while it is down."""
        rows = await self._rows("SELECT beat_at FROM beats WHERE node = ?", (NODE,))
        return rows[0][0] if rows else None

    async def _rows(self, statement: str, values: tuple[Any, ...]) -> list[Any]:
        return await self._reading(lambda connection: connection.execute(statement, values).fetchall())

    async def _reading(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Ask on a connection of a reading thread."""

        def ask() -> T:
            with refusals():
                return question(self._connection())

        try:
            answer = asyncio.get_running_loop().run_in_executor(self._readers, ask)
        except RuntimeError:
            raise StoreError("the store is closed") from None
        return await answer

    def _connection(self) -> sqlite3.Connection:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self.path, self._patience)
            connection.execute("PRAGMA query_only = ON")
            self._own.connection = connection
            self._opened.append(connection)
        return connection

    # Keeping.

    async def backup(self, target: Path | str) -> None:
        """Copy the whole store to a new file while everybody plays on, and check the copy."""
        await self._reading(lambda connection: backup.backup(connection, Path(target)))

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        while self._opened:
            self._opened.pop().close()


_LISTING = "game, status, public, wake_at, summary"


def _listing(game: str, status: str, public: int, wake_at: int | None, summary: bytes) -> Listing:
    return Listing(game, status, bool(public), wake_at, summary)


def _order(writes: tuple[Write, ...]) -> tuple[Job | None, list[Row]]:
    """What the writer has to do for them, and the rows it adds to the log before."""
    rows, plain = [], True
    for write in writes:
        plain = plain and not (write.listing or write.finished or write.visitors)
        for seq, entry in enumerate(write.entries, write.seq):
            rows.append((write.table, seq, entry))
    return None if plain else lambda connection: _note(connection, writes), rows


def _note(connection: sqlite3.Connection, writes: tuple[Write, ...]) -> None:
    """Write what changes with entries."""
    for write in writes:
        if write.listing is not None:
            _list(connection, write.table, write.listing)
        if write.finished is not None:
            _finish(connection, write.finished)
        for identity in write.visitors:
            connection.execute(
                "INSERT INTO visits VALUES (?, ?) ON CONFLICT DO NOTHING", (identity, write.table)
            )


def _forget(connection: sqlite3.Connection, identity: str, rewrites: tuple[Rewrite, ...]) -> None:
    if connection.execute("DELETE FROM identities WHERE id = ?", (identity,)).rowcount != 1:
        raise StoreError(UNKNOWN)
    connection.execute("DELETE FROM identities WHERE owner = ?", (identity,))
    connection.execute("DELETE FROM visits WHERE identity = ?", (identity,))
    for rewrite in rewrites:
        for seq, entry in rewrite.entries.items():
            connection.execute(
                "UPDATE entries SET entry = ? WHERE table_id = ? AND seq = ?", (entry, rewrite.table, seq)
            )
        _list(connection, rewrite.table, rewrite.listing)
        if rewrite.record is not None:
            connection.execute(
                "UPDATE records SET record = ? WHERE table_id = ?", (rewrite.record, rewrite.table)
            )


def _finish(connection: sqlite3.Connection, finished: Finished) -> None:
    connection.execute(
        "INSERT INTO records VALUES (?, ?, ?, ?)",
        (finished.table, finished.game, finished.at, finished.record),
    )


def _list(connection: sqlite3.Connection, table: str, listing: Listing) -> None:
    connection.execute(
        "INSERT INTO listings SELECT ?, ?, ?, ?, ?, ?, coalesce(max(change), 0) + 1 FROM listings WHERE true"
        " ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status,"
        " public = excluded.public, wake_at = excluded.wake_at, summary = excluded.summary,"
        " change = excluded.change",
        (table, listing.game, listing.status, listing.public, listing.wake_at, listing.summary),
    )
