"""The statements of a log, the same for every SQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import astuple, fields
from typing import Any, TypeVar

from tatami.store import accounts, circle, moderation, notices, practice, results, tournaments
from tatami.store.accounts import Accounts
from tatami.store.circle import Circle
from tatami.store.log import Finished, Identity, Listing, Rewrite, StoreError, Then, Write
from tatami.store.moderation import Moderation
from tatami.store.notices import Notices
from tatami.store.practice import Practice
from tatami.store.results import Results
from tatami.store.tournaments import Tournaments
from tatami.store.writer import Job, Row, Session, Writer

T = TypeVar("T")

LOBBY = 2000  # recently changed tables of a status that share the lobby
NEVER = 2**63 - 1  # a change number that no listing reaches
UNKNOWN = "there is no such identity, or there is one already"


class SqlLog:
    """A log in a database; see `tatami.store.log.Log` for what each method does."""

    NODE = "one"  # the name for heartbeats

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._changes = 0  # the number of the last listing change
        self.results = Results(self)
        self.accounts = Accounts(self)
        self.circle = Circle(self)
        self.notices = Notices(self)
        self.practice = Practice(self)
        self.tournaments = Tournaments(self)
        self.moderation = Moderation(self)

    async def _reading(self, question: Callable[[Session], T]) -> T:
        """Run a query in a reader thread."""
        raise NotImplementedError

    async def _rows(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        return await self._reading(lambda session: session.execute(statement, values).fetchall())

    async def rows(self, statement: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query."""
        return await self._rows(statement, values)

    def do(self, job: Job) -> asyncio.Future[None]:
        """Run a job in a transaction."""
        return self._writer.do(job)

    # Writing.

    def append(self, *writes: Write) -> asyncio.Future[None]:
        """Write atomically, done once durable; raises Taken or StoreError."""
        return self._writer.do(*self._order(writes))

    def hand(self, *writes: Write, then: Then) -> None:
        """The same with a callback: `then` gets the error, or None on success."""
        self._writer.order(*self._order(writes), then)

    def _order(self, writes: tuple[Write, ...]) -> tuple[Job | None, list[Row]]:
        """The log rows of some writes, and a job for the related changes."""
        rows, plain = [], True
        for write in writes:
            plain = plain and not (write.listing or write.finished or write.visitors)
            for seq, entry in enumerate(write.entries, write.seq):
                rows.append((write.table, seq, entry))
        return None if plain else lambda session: self._note(session, writes), rows

    def _note(self, session: Session, writes: tuple[Write, ...]) -> None:
        """Write the related changes, in a fixed order of tables to avoid deadlocks."""
        for write in sorted(writes, key=lambda write: write.table):
            if write.listing is not None:
                self._list(session, write.table, write.listing, write.seq + len(write.entries) - 1)
            if write.finished is not None:
                session.execute("INSERT INTO records VALUES (?, ?, ?, ?)", astuple(write.finished))
            for identity in write.visitors:
                session.execute(
                    "INSERT INTO visits VALUES (?, ?) ON CONFLICT DO NOTHING", (identity, write.table)
                )

    def _list(self, session: Session, table: str, listing: Listing, seq: int) -> None:
        session.execute(_LIST, (table, *astuple(listing), seq, self._change_number()))

    def _change_number(self) -> int:
        """An increasing change number, based on the clock so that servers agree."""
        self._changes = max(self._changes + 1, time.time_ns() // 1000)
        return self._changes

    async def add_identity(self, identity: Identity) -> None:
        """Add an identity; StoreError if its id or secret exists already."""

        def job(session: Session) -> None:
            added = session.execute(
                f"INSERT INTO identities ({_IDENTITY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                astuple(identity),
            )
            if added.rowcount != 1:
                raise StoreError(UNKNOWN)
            if not identity.is_bot:
                first = accounts.Session(
                    identity.secret_hash, "first", identity.id, "", identity.at, identity.at
                )
                accounts.add_session(session, first)

        await self._writer.do(job)

    async def rename_identity(self, identity: str, name: str) -> None:
        """Rename an identity."""
        await self._change("UPDATE identities SET name = ? WHERE id = ?", (name, identity))

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Replace entries of a table's log, the only change ever made to them."""
        await self._writer.do(lambda session: self._rewrite(session, rewrite))

    def _rewrite(self, session: Session, rewrite: Rewrite) -> None:
        for seq, entry in rewrite.entries.items():
            session.execute(
                "UPDATE entries SET entry = ? WHERE table_id = ? AND seq = ?", (entry, rewrite.table, seq)
            )
        self._list(session, rewrite.table, rewrite.listing, rewrite.seq)
        if rewrite.record is not None:
            session.execute(
                "UPDATE records SET record = ? WHERE table_id = ?", (rewrite.record, rewrite.table)
            )
        for identity in rewrite.gone:
            session.execute(
                "DELETE FROM visits WHERE identity = ? AND table_id = ?", (identity, rewrite.table)
            )

    async def forget_identity(self, identity: str) -> None:
        """Delete an identity and its bots, with all rows about them; logs of tables are rewritten before."""

        def job(session: Session) -> None:
            if session.execute("DELETE FROM identities WHERE id = ?", (identity,)).rowcount != 1:
                raise StoreError(UNKNOWN)
            bots = session.execute("SELECT id FROM identities WHERE owner = ?", (identity,)).fetchall()
            parts = (results, accounts, circle, notices, practice, tournaments, moderation)
            statements = [statement for part in parts for statement in part.FORGET]
            for gone in (identity, *(bot for (bot,) in bots)):
                for statement in (*statements, "DELETE FROM visits WHERE identity = ?"):
                    session.execute(statement, (gone,) * statement.count("?"))
            session.execute("DELETE FROM identities WHERE owner = ?", (identity,))

        await self._writer.do(job)

    async def _change(self, statement: str, row: tuple[Any, ...]) -> None:
        """Update one identity."""

        def job(session: Session) -> None:
            if session.execute(statement, row).rowcount != 1:
                raise StoreError(UNKNOWN)

        await self._writer.do(job)

    async def keep_review(
        self, table: str, review: bytes, seats: Mapping[int, tuple[float | None, float]] | None = None
    ) -> None:
        """Store the review of a finished game, replacing an older one; accuracy and luck go by seat."""

        def job(session: Session) -> None:
            session.execute(
                "INSERT INTO reviews VALUES (?, ?)"
                " ON CONFLICT (table_id) DO UPDATE SET review = excluded.review",
                (table, review),
            )
            for seat, values in (seats or {}).items():
                session.execute(
                    "UPDATE results SET accuracy = ?, luck = ? WHERE table_id = ? AND seat = ?",
                    (*values, table, seat),
                )

        await self._writer.do(job)

    async def beat(self, at: int) -> None:
        """Record a heartbeat of the server."""
        await self._writer.do(lambda session: beat(session, self.NODE, at))

    # Reading.

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table after number `since`, in order."""
        rows = await self._rows(
            "SELECT entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq", (table, since)
        )
        return [entry for (entry,) in rows]

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        if not tables:
            return {}
        last = "SELECT seq FROM entries WHERE entries.table_id = listings.table_id ORDER BY seq DESC LIMIT 1"
        return dict(
            await self._rows(
                f"SELECT table_id, ({last}) FROM listings WHERE table_id IN ({marks(tables)})", tuple(tables)
            )
        )

    async def listing(self, table: str) -> Listing | None:
        """The listing of a table, None if there is no such table."""
        rows = await self._rows(f"SELECT {_LISTING} FROM listings WHERE table_id = ?", (table,))
        return _listing(*rows[0]) if rows else None

    async def lobby(
        self,
        *,
        game: str = "",
        status: str = "",
        present: Collection[str] = (),
        fresh: int | None = None,
        first: int = 0,
        limit: int = 100,
    ) -> dict[str, Listing]:
        """Listings for the lobby by id: tables that wait for players, then games in progress."""
        since = NEVER if fresh is None else 1000 * fresh
        found = "SELECT table_id, status, host, change FROM listings WHERE ? IN ('', game) AND"
        newest = f"SELECT * FROM ({found} lobby AND status = ? ORDER BY change DESC LIMIT {LOBBY}) AS newest"
        rows = await self._rows(
            f"WITH found AS ({newest} UNION ALL {newest} UNION ALL {found}"
            " NOT lobby AND public AND status = 'waiting'"
            f" AND (table_id IN ({marks(present)}) OR change > ?)),"
            " ranked AS (SELECT table_id, status, change,"
            " row_number() OVER (PARTITION BY status, host ORDER BY change DESC) AS place FROM found"
            " WHERE ? IN ('', status)),"
            " page AS (SELECT * FROM ranked ORDER BY status DESC, place, change DESC LIMIT ? OFFSET ?)"
            f" SELECT page.table_id, {_LISTING} FROM page JOIN listings ON listings.table_id = page.table_id"
            " ORDER BY page.status DESC, page.place, page.change DESC",
            (game, "waiting", game, "playing", game, *present, since, status, limit, first),
        )
        return {table: _listing(*rest) for table, *rest in rows}

    async def tables_of(
        self, identity: str, limit: int = 100, *, statuses: Collection[str] = (), first: int = 0
    ) -> dict[str, Listing]:
        """A person's tables by id, most recently changed first; no statuses: all tables."""
        wanted = f" AND status IN ({marks(statuses)})" if statuses else ""
        rows = await self._rows(
            f"SELECT table_id, {_LISTING} FROM visits JOIN listings USING (table_id)"
            f" WHERE identity = ?{wanted} ORDER BY change DESC LIMIT ? OFFSET ?",
            (identity, *statuses, limit, first),
        )
        return {table: _listing(*rest) for table, *rest in rows}

    async def record(self, table: str) -> str | None:
        """The record of a finished game, None if there is none."""
        rows = await self._rows("SELECT record FROM records WHERE table_id = ?", (table,))
        return rows[0][0] if rows else None

    async def review(self, table: str) -> bytes | None:
        """The review of a finished game, None if there is none."""
        rows = await self._rows("SELECT review FROM reviews WHERE table_id = ?", (table,))
        return bytes(rows[0][0]) if rows else None

    async def due(self, until: int, limit: int = 1000) -> dict[str, int]:
        """Tables with work due by `until`, with its time, soonest first."""
        return dict(
            await self._rows(
                "SELECT table_id, wake_at FROM listings WHERE wake_at <= ? ORDER BY wake_at LIMIT ?",
                (until, limit),
            )
        )

    async def finished(
        self, after: tuple[int, str] = (0, ""), until: int | None = None, limit: int = 100
    ) -> list[Finished]:
        """Records in the order of their end, starting after (at, table)."""
        rows = await self._rows(
            "SELECT table_id, game, finished_at, record FROM records WHERE (finished_at, table_id) > (?, ?)"
            " AND finished_at <= ? ORDER BY finished_at, table_id LIMIT ?",
            (*after, 2**62 if until is None else until, limit),
        )
        return [Finished(*row) for row in rows]

    async def find_identity(self, secret_hash: bytes) -> Identity | None:
        """The identity by the hash of its secret."""
        found = await self._identities(
            "id IN (SELECT identity FROM sessions WHERE secret_hash = ?) OR (is_bot AND secret_hash = ?)",
            secret_hash,
            secret_hash,
        )
        return found[0] if found else None

    async def identity(self, identity: str) -> Identity | None:
        """An identity by id."""
        found = await self._identities("id = ?", identity)
        return found[0] if found else None

    async def find_handle(self, handle: str) -> Identity | None:
        """The identity with that public name."""
        found = await self._identities("handle = ? AND handle <> ''", handle)
        return found[0] if found else None

    async def give_handle(self, identity: str, handle: str) -> None:
        """Set the public name of an identity that has none."""
        await self._change(
            "UPDATE identities SET handle = ? WHERE id = ? AND handle = ''", (handle, identity)
        )

    async def bots_of(self, identity: str) -> list[Identity]:
        """A person's bots, oldest first."""
        return await self._identities("owner = ? AND owner <> ''", identity)

    async def _identities(self, where: str, *values: bytes | str) -> list[Identity]:
        rows = await self._rows(
            f"SELECT {_IDENTITY} FROM identities WHERE {where} ORDER BY created_at, id",
            values,
        )
        return [Identity(who, key, name, bool(bot), *rest) for who, key, name, bot, *rest in rows]

    async def last_beat(self) -> int | None:
        """The last heartbeat of any server, so that clocks stop while all are down."""
        rows = await self._rows("SELECT max(beat_at) FROM beats WHERE node <> ?", (PROBE,))
        found: int | None = rows[0][0]
        return found


PROBE = "probe"  # the name of the row for probes


def beat(session: Session, node: str, at: int) -> None:
    """Record a server's heartbeat."""
    session.execute(
        "INSERT INTO beats VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET beat_at = excluded.beat_at",
        (node, at),
    )


def probe(session: Session) -> None:
    """Update a row reserved for probes."""
    beat(session, PROBE, time.time_ns() // 1_000_000)


def marks(values: Collection[str]) -> str:
    """One placeholder per value; NULL, which matches nothing, for none."""
    return ", ".join("?" * len(values)) or "NULL"


_IDENTITY = "id, secret_hash, name, is_bot, created_at, owner, handle, muted_until, banned_until"
_NAMES = [field.name for field in fields(Listing)]
_LISTING = ", ".join(f"listings.{name}" for name in _NAMES)
_LIST = (
    f"INSERT INTO listings (table_id, {', '.join(_NAMES)}, seq, change)"
    f" VALUES ({', '.join('?' * (len(_NAMES) + 3))}) ON CONFLICT (table_id) DO UPDATE SET"
    f" {', '.join(f'{name} = excluded.{name}' for name in (*_NAMES, 'seq', 'change'))}"
    " WHERE listings.seq <= excluded.seq"
)


def _listing(
    game: str, status: str, public: int, wake_at: int | None, summary: bytes, host: str, lobby: int
) -> Listing:
    return Listing(game, status, bool(public), wake_at, summary, host, bool(lobby))
