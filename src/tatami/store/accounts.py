"""Accounts in a database: sessions, passkeys and single-use secrets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING

from tatami.store.notices import end_session
from tatami.store.results import Database

if TYPE_CHECKING:
    from tatami.store.writer import Session as Connection

# Statements that delete a person.
FORGET = tuple(f"DELETE FROM {table} WHERE identity = ?" for table in ("sessions", "passkeys", "tickets"))

FOREVER = 2**62


@dataclass(frozen=True, slots=True)
class Session:
    """A device that a person is signed in on."""

    secret_hash: bytes
    id: str
    identity: str
    device: str
    begun: int  # milliseconds since 1970
    seen: int


@dataclass(frozen=True, slots=True)
class Passkey:
    """The public half of a person's passkey."""

    credential: bytes
    id: str
    identity: str
    public_key: bytes
    sign_count: int
    name: str
    added: int
    used: int


@dataclass(frozen=True, slots=True)
class Ticket:
    """A single-use secret; only its hash is stored."""

    secret_hash: bytes
    kind: str
    identity: str = ""  # empty: anybody's
    expires: int = FOREVER


class Accounts:
    """Sessions, passkeys and tickets."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Sessions.

    async def begin(self, session: Session, most: int) -> None:
        """Sign a person in; beyond `most` sessions the least recently used one ends."""

        def job(connection: Connection) -> None:
            if not connection.execute(
                "SELECT 1 FROM identities WHERE id = ?", (session.identity,)
            ).fetchall():
                return  # deleted meanwhile
            add_session(connection, session)
            connection.execute(
                "DELETE FROM sessions WHERE identity = ? AND secret_hash NOT IN (SELECT secret_hash FROM"
                " sessions WHERE identity = ? ORDER BY seen_at DESC, begun_at DESC LIMIT ?)",
                (session.identity, session.identity, most),
            )

        await self._database.do(job)

    async def sessions(self, identity: str) -> list[Session]:
        """A person's sessions, newest first."""
        rows = await self._database.rows(
            "SELECT secret_hash, id, identity, device, begun_at, seen_at FROM sessions WHERE identity = ?"
            " ORDER BY begun_at DESC, id",
            (identity,),
        )
        return [Session(bytes(row[0]), *row[1:]) for row in rows]

    async def see(self, secret_hash: bytes, at: int, device: str) -> None:
        """Record the use of a session and its device."""
        await self._run(
            "UPDATE sessions SET seen_at = ?, device = CASE WHEN ? = '' THEN device ELSE ? END"
            " WHERE secret_hash = ?",
            (at, device, device, secret_hash),
        )

    async def end(self, identity: str, session: str) -> None:
        """End a session, and what it may have begun in order to sign in again."""

        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM sessions WHERE identity = ? AND id = ?", (identity, session))
            connection.execute(
                "DELETE FROM tickets WHERE identity = ? AND kind IN ('link', 'add-passkey')", (identity,)
            )
            end_session(connection, identity, session)

        await self._database.do(job)

    # Passkeys.

    async def add_passkey(self, passkey: Passkey) -> None:
        """Store a passkey; a known one keeps its owner."""
        await self._run(
            "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", astuple(passkey)
        )

    async def passkeys(self, identity: str) -> list[Passkey]:
        """A person's passkeys, oldest first."""
        return await self._passkeys("identity = ? ORDER BY added_at, id", identity)

    async def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey with that credential id."""
        found = await self._passkeys("credential = ?", credential)
        return found[0] if found else None

    async def _passkeys(self, where: str, value: str | bytes) -> list[Passkey]:
        rows = await self._database.rows(
            "SELECT credential, id, identity, public_key, sign_count, name, added_at, used_at"
            f" FROM passkeys WHERE {where}",
            (value,),
        )
        return [Passkey(bytes(row[0]), row[1], row[2], bytes(row[3]), *row[4:]) for row in rows]

    async def use_passkey(self, credential: bytes, sign_count: int, at: int) -> None:
        """Record the use of a passkey."""
        await self._run(
            "UPDATE passkeys SET sign_count = ?, used_at = ? WHERE credential = ?",
            (sign_count, at, credential),
        )

    async def drop_passkey(self, identity: str, passkey: str) -> None:
        """Delete a passkey."""
        await self._run("DELETE FROM passkeys WHERE identity = ? AND id = ?", (identity, passkey))

    # Tickets.

    async def give(self, tickets: Sequence[Ticket], now: int) -> None:
        """Store tickets, replacing their owners' tickets of the same kinds; drop expired ones."""

        def job(connection: Connection) -> None:
            connection.execute("DELETE FROM tickets WHERE expires_at < ?", (now,))
            for kind, identity in sorted({(one.kind, one.identity) for one in tickets}):
                if identity:
                    connection.execute(
                        "DELETE FROM tickets WHERE kind = ? AND identity = ?", (kind, identity)
                    )
            for one in tickets:
                connection.execute("INSERT INTO tickets VALUES (?, ?, ?, ?)", astuple(one))

        await self._database.do(job)

    async def take(self, secret_hash: bytes, kind: str, now: int) -> str | None:
        """Redeem a ticket and return its owner; None if it is invalid."""
        taken: list[str] = []

        def job(connection: Connection) -> None:
            taken.clear()
            found = connection.execute(
                "DELETE FROM tickets WHERE secret_hash = ? AND kind = ? AND expires_at >= ?"
                " RETURNING identity",
                (secret_hash, kind, now),
            )
            taken.extend(identity for (identity,) in found.fetchall())

        await self._database.do(job)
        return taken[0] if taken else None

    async def tickets(self, identity: str, kind: str) -> int:
        """The number of a person's tickets of a kind."""
        rows = await self._database.rows(
            "SELECT count(*) FROM tickets WHERE identity = ? AND kind = ?", (identity, kind)
        )
        found: int = rows[0][0]
        return found

    async def _run(self, statement: str, values: tuple[object, ...]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(statement, values)

        await self._database.do(job)


def add_session(connection: Connection, session: Session) -> None:
    """Add a session."""
    connection.execute(
        "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", astuple(session)
    )
