"""Follows, blocks and invitations in a database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from tatami.store.results import Database

if TYPE_CHECKING:
    from tatami.store.writer import Session

Kind = Literal["follow", "mute", "block"]

# Statements that delete a person.
FORGET = (
    "DELETE FROM letters WHERE EXISTS (SELECT 1 FROM invitations JOIN channels"
    " ON channels.identity = invitations.identity WHERE invitations.sender = ?"
    " AND channels.id = letters.channel"
    " AND substr(letters.id, 1, length(table_id) + 8) = 'invited ' || table_id)",  # told in their name
    "DELETE FROM ties WHERE identity = ? OR other = ?",
    "DELETE FROM invitations WHERE identity = ? OR sender = ?",
)


@dataclass(frozen=True, slots=True)
class Tie:
    """A followed, muted or blocked person."""

    handle: str
    name: str
    kind: str
    since: int  # milliseconds since 1970


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation to a table."""

    table: str
    name: str  # of the sender
    handle: str
    at: int


class Circle:
    """Ties between people, and invitations."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tie(self, identity: str, other: str, kind: Kind, at: int, most: int) -> bool:
        """Follow, mute or block a person; False at the limit. Blocking ends following both ways."""
        done: list[bool] = []

        def job(session: Session) -> None:
            count = session.execute(
                "SELECT count(*) FROM ties WHERE identity = ? AND other <> ?", (identity, other)
            ).fetchall()[0][0]
            done[:] = [count < most]
            if count >= most:
                return
            session.execute(
                "INSERT INTO ties VALUES (?, ?, ?, ?) ON CONFLICT (identity, other)"
                " DO UPDATE SET kind = excluded.kind, since = excluded.since",
                (identity, other, kind, at),
            )
            if kind == "block":
                session.execute(
                    "DELETE FROM ties WHERE identity = ? AND other = ? AND kind = 'follow'", (other, identity)
                )
                session.execute(
                    "DELETE FROM invitations WHERE identity = ? AND sender = ?", (identity, other)
                )

        await self._database.do(job)
        return done == [True]

    async def untie(self, identity: str, other: str) -> None:
        """Stop following, muting or blocking a person."""

        def job(session: Session) -> None:
            session.execute("DELETE FROM ties WHERE identity = ? AND other = ?", (identity, other))

        await self._database.do(job)

    async def ties(self, identity: str) -> list[Tie]:
        """A person's ties, by name."""
        rows = await self._database.rows(
            "SELECT handle, name, kind, since FROM ties JOIN identities ON identities.id = ties.other"
            " WHERE identity = ? ORDER BY name, handle",
            (identity,),
        )
        return [Tie(*row) for row in rows]

    async def follows(self, identity: str, other: str) -> bool:
        """Whether a person follows another."""
        rows = await self._database.rows(
            "SELECT 1 FROM ties WHERE identity = ? AND other = ? AND kind = 'follow'", (identity, other)
        )
        return bool(rows)

    async def apart(self, identity: str) -> set[str]:
        """The identities that a person blocks or is blocked by."""
        rows = await self._database.rows(
            "SELECT other FROM ties WHERE identity = ? AND kind = 'block'"
            " UNION SELECT identity FROM ties WHERE other = ? AND kind = 'block'",
            (identity, identity),
        )
        return {who for (who,) in rows}

    async def invite(self, identity: str, table: str, sender: str, at: int, most: int) -> None:
        """Invite a person unless they block the sender; the oldest invitations make room."""

        def job(session: Session) -> None:
            blocked = session.execute(
                "SELECT 1 FROM ties WHERE kind = 'block' AND identity = ? AND other = ?", (identity, sender)
            )
            if blocked.fetchall():
                return
            session.execute(
                "INSERT INTO invitations VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                (identity, table, sender, at),
            )
            session.execute(
                "DELETE FROM invitations WHERE identity = ? AND table_id NOT IN (SELECT table_id FROM"
                " invitations WHERE identity = ? ORDER BY sent_at DESC, table_id LIMIT ?)",
                (identity, identity, most),
            )

        await self._database.do(job)

    async def invitations(self, identity: str) -> list[Invitation]:
        """A person's invitations to tables that still wait for players, newest first."""
        rows = await self._database.rows(
            "SELECT invitations.table_id, name, handle, sent_at FROM invitations"
            " JOIN identities ON identities.id = invitations.sender"
            " JOIN listings ON listings.table_id = invitations.table_id"
            " WHERE identity = ? AND status = 'waiting' ORDER BY sent_at DESC, invitations.table_id",
            (identity,),
        )
        return [Invitation(*row) for row in rows]

    async def decline(self, identity: str, table: str) -> None:
        """Drop an invitation."""

        def job(session: Session) -> None:
            session.execute("DELETE FROM invitations WHERE identity = ? AND table_id = ?", (identity, table))

        await self._database.do(job)
