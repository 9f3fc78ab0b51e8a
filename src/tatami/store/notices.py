"""Notifications in a database: channels, wishes and queued letters."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple, dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, get_args

from tatami.store.results import Database

if TYPE_CHECKING:
    from tatami.store.writer import Session

Kind = Literal["push", "mail", "webhook"]
EventKind = Literal["turn", "time", "invited", "over"]
EVENTS: tuple[EventKind, ...] = get_args(EventKind)

# Statements that delete a person.
FORGET = (
    "DELETE FROM letters WHERE channel IN (SELECT id FROM channels WHERE identity = ?)",
    "DELETE FROM channels WHERE identity = ?",
    "DELETE FROM wishes WHERE identity = ?",
)

_CHANNEL = "channels.id, identity, kind, address, keys, session, home, verified, added_at, next_at, failures"


@dataclass(frozen=True, slots=True)
class Channel:
    """A place where a person wants to be notified."""

    id: str
    identity: str
    kind: Kind
    address: str  # an endpoint, an e-mail address or a URL
    keys: str = ""  # of a push subscription
    session: str = ""  # the device of a push subscription
    home: str = ""  # where its owner reaches the server
    verified: bool = True
    added: int = 0  # milliseconds since 1970
    next_at: int = 0  # nothing is sent before
    failures: int = 0  # in a row


@dataclass(frozen=True, slots=True)
class Wishes:
    """A person's occasions, language and quiet hours."""

    events: tuple[EventKind, ...] = EVENTS
    lang: str = "en"
    zone: str = "UTC"
    quiet_begin: int = 0  # minutes after midnight
    quiet_end: int = 0  # the same: no quiet hours


@dataclass(frozen=True, slots=True)
class Letter:
    """Something to be told through a channel, once."""

    channel: str
    id: str
    event: bytes
    at: int
    due: int


@dataclass(frozen=True, slots=True)
class ChangedTable:
    """A listing that has changed, with the number of the change."""

    table: str
    change: int
    summary: bytes


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody was invited to a table."""

    identity: str
    table: str
    game: str
    name: str  # of the sender
    at: int


class Notices:
    """Channels, wishes and letters."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # What the server keeps for itself.

    async def kept(self, name: str, new: bytes) -> bytes:
        """A value that all servers share; the first to ask sets it."""
        await self._run("INSERT INTO house VALUES (?, ?) ON CONFLICT DO NOTHING", (name, new))
        rows = await self._database.rows("SELECT value FROM house WHERE name = ?", (name,))
        return bytes(rows[0][0])

    async def keep(self, name: str, value: bytes) -> None:
        """Change such a value."""
        await self._run(
            "INSERT INTO house VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )

    # Channels.

    async def add(self, channel: Channel, most: int) -> str | None:
        """Add a channel and return its id; a known one is kept and renewed, and None is the limit."""
        added: list[str] = []

        def job(session: Session) -> None:
            added.clear()
            own = (channel.identity, channel.kind, channel.address)
            known = session.execute(
                "SELECT id FROM channels WHERE identity = ? AND kind = ? AND address = ?", own
            ).fetchall()
            if known:
                session.execute(
                    "UPDATE channels SET keys = ?, session = ?, home = ?, failures = 0 WHERE id = ?",
                    (channel.keys, channel.session, channel.home, known[0][0]),
                )
                return added.append(known[0][0])
            count = session.execute("SELECT count(*) FROM channels WHERE identity = ?", own[:1])
            here = session.execute("SELECT 1 FROM identities WHERE id = ?", own[:1])
            if count.fetchall()[0][0] >= most or not here.fetchall():
                return
            marks = ", ".join("?" * len(astuple(channel)))
            session.execute(f"INSERT INTO channels VALUES ({marks})", astuple(channel))
            added.append(channel.id)

        await self._database.do(job)
        return added[0] if added else None

    async def channels(self, identity: str) -> list[Channel]:
        """A person's channels, oldest first."""
        return await self._channels("identity = ? ORDER BY added_at, channels.id", (identity,))

    async def channel(self, channel: str) -> Channel | None:
        """The channel with that id."""
        found = await self._channels("channels.id = ?", (channel,))
        return found[0] if found else None

    async def _channels(self, where: str, values: tuple[object, ...]) -> list[Channel]:
        rows = await self._database.rows(f"SELECT {_CHANNEL} FROM channels WHERE {where}", values)
        return [_channel(row) for row in rows]

    async def verify(self, channel: str) -> None:
        """Somebody with access to the address has confirmed it."""
        await self._run("UPDATE channels SET verified = ? WHERE id = ?", (True, channel))

    async def drop(self, channel: str) -> None:
        """Delete a channel and its letters."""

        def job(session: Session) -> None:
            session.execute("DELETE FROM letters WHERE channel = ?", (channel,))
            session.execute("DELETE FROM channels WHERE id = ?", (channel,))

        await self._database.do(job)

    # Wishes.

    async def wishes(self, identity: str) -> Wishes | None:
        """A person's wishes, None if they never set any."""
        found = await self.wishes_of([identity])
        return found.get(identity)

    async def wishes_of(self, identities: Collection[str]) -> dict[str, Wishes]:
        """Wishes by identity."""
        rows = await self._database.rows(
            "SELECT identity, events, lang, zone, quiet_begin, quiet_end FROM wishes"
            f" WHERE identity IN ({_marks(identities)})",
            tuple(identities),
        )
        return {who: Wishes(_events(events), *rest) for who, events, *rest in rows}

    async def wish(self, identity: str, wishes: Wishes) -> None:
        """Store a person's wishes."""
        events, *rest = astuple(wishes)

        def job(session: Session) -> None:
            if not session.execute("SELECT 1 FROM identities WHERE id = ?", (identity,)).fetchall():
                return  # deleted meanwhile
            session.execute("DELETE FROM wishes WHERE identity = ?", (identity,))
            session.execute(
                "INSERT INTO wishes VALUES (?, ?, ?, ?, ?, ?)", (identity, ",".join(events), *rest)
            )

        await self._database.do(job)

    # What happened.

    async def is_anybody_there(self) -> bool:
        """Whether anybody wants to be notified at all."""
        return bool(await self._database.rows("SELECT 1 FROM channels LIMIT 1"))

    async def last_change(self) -> int:
        """The number of the last change of a listing."""
        rows = await self._database.rows("SELECT coalesce(max(change), 0) FROM listings")
        found: int = rows[0][0]
        return found

    async def changed(self, after: int, limit: int) -> list[ChangedTable]:
        """Listings that have changed since, in order."""
        rows = await self._database.rows(
            "SELECT table_id, change, summary FROM listings WHERE change > ? ORDER BY change LIMIT ?",
            (after, limit),
        )
        return [ChangedTable(table, change, bytes(summary)) for table, change, summary in rows]

    async def invited(self, after: int, limit: int) -> list[Invited]:
        """People who were invited since, in order."""
        rows = await self._database.rows(
            "SELECT identity, invitations.table_id, game, name, sent_at FROM invitations"
            " JOIN identities ON identities.id = invitations.sender"
            " JOIN listings ON listings.table_id = invitations.table_id"
            " WHERE sent_at > ? ORDER BY sent_at LIMIT ?",
            (after, limit),
        )
        return [Invited(*row) for row in rows]

    async def listeners(self, identities: Collection[str]) -> list[Channel]:
        """The channels of some people to which letters may be sent."""
        return await self._channels(
            f"verified AND identity IN ({_marks(identities)}) ORDER BY added_at, channels.id",
            tuple(identities),
        )

    # Letters.

    async def post(self, letters: Iterable[Letter], most: int) -> None:
        """Queue letters; one that is known, or the channel's `most`-and-first that waits, is dropped."""
        wanted = list(letters)

        def job(session: Session) -> None:
            for one in wanted:
                session.execute(
                    "INSERT INTO letters SELECT ?, ?, ?, ?, ?, ? WHERE ? > (SELECT count(*) FROM letters"
                    " WHERE channel = ? AND NOT done) AND EXISTS (SELECT 1 FROM channels WHERE id = ?)"
                    " ON CONFLICT DO NOTHING",
                    (one.channel, one.id, one.event, one.at, one.due, False, most, one.channel, one.channel),
                )

        if wanted:
            await self._database.do(job)

    async def due(self, now: int, limit: int) -> list[Channel]:
        """Channels through which something is to be sent now, longest due first."""
        rows = await self._database.rows(
            f"SELECT {_CHANNEL} FROM (SELECT channel, min(due_at) AS due_at FROM letters"
            " WHERE NOT done AND due_at <= ? GROUP BY channel) AS waiting"
            " JOIN channels ON channels.id = waiting.channel WHERE next_at <= ?"
            " ORDER BY waiting.due_at, channels.id LIMIT ?",
            (now, now, limit),
        )
        return [_channel(row) for row in rows]

    async def take(self, channel: str, now: int, until: int) -> bool:
        """Take a channel for some time; False if another server has it."""
        taken: list[bool] = []

        def job(session: Session) -> None:
            done = session.execute(
                "UPDATE channels SET next_at = ? WHERE id = ? AND next_at <= ?", (until, channel, now)
            )
            taken[:] = [done.rowcount == 1]

        await self._database.do(job)
        return taken == [True]

    async def waiting(self, channel: str, now: int) -> list[Letter]:
        """The letters that are due at a channel, oldest first."""
        rows = await self._database.rows(
            "SELECT channel, id, event, at, due_at FROM letters WHERE channel = ? AND NOT done"
            " AND due_at <= ? ORDER BY at, id",
            (channel, now),
        )
        return [Letter(name, id, bytes(event), at, due) for name, id, event, at, due in rows]

    async def settle(
        self, channel: str, done: Collection[str], later: dict[str, int], next_at: int, failures: int
    ) -> None:
        """Mark letters as done and forget what they said, put others off, and give the channel back."""

        def job(session: Session) -> None:
            for id in done:
                session.execute(
                    "UPDATE letters SET done = ?, event = ? WHERE channel = ? AND id = ?",
                    (True, b"", channel, id),
                )
            for id, due in later.items():
                session.execute(
                    "UPDATE letters SET due_at = ? WHERE channel = ? AND id = ?", (due, channel, id)
                )
            session.execute(
                "UPDATE channels SET next_at = ?, failures = ? WHERE id = ?", (next_at, failures, channel)
            )

        await self._database.do(job)

    async def tidy(self, before: int, unverified_before: int) -> None:
        """Delete old letters, and channels that nobody confirmed."""

        def job(session: Session) -> None:
            session.execute("DELETE FROM letters WHERE at < ?", (before,))
            session.execute(
                "DELETE FROM letters WHERE channel IN (SELECT id FROM channels WHERE NOT verified"
                " AND added_at < ?)",
                (unverified_before,),
            )
            session.execute("DELETE FROM channels WHERE NOT verified AND added_at < ?", (unverified_before,))

        await self._database.do(job)

    async def _run(self, statement: str, values: tuple[object, ...]) -> None:
        def job(session: Session) -> None:
            session.execute(statement, values)

        await self._database.do(job)


def end_session(connection: Session, identity: str, session: str) -> None:
    """A device that is signed out hears nothing more."""
    for statement in (
        "DELETE FROM letters WHERE channel IN (SELECT id FROM channels WHERE identity = ? AND session = ?)",
        "DELETE FROM channels WHERE identity = ? AND session = ?",
    ):
        connection.execute(statement, (identity, session))


def _channel(row: Sequence[Any]) -> Channel:
    return replace(Channel(*row), verified=bool(row[7]))


def _events(text: str) -> tuple[EventKind, ...]:
    return tuple(event for event in EVENTS if event in text.split(","))


def _marks(values: Collection[str]) -> str:
    return ", ".join("?" * len(values)) or "NULL"
