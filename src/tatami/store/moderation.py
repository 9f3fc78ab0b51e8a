"""Reports, mutes and bans with their log, and the chat of the lobby, in a database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any, Literal

from tatami.store.results import Database

if TYPE_CHECKING:
    from tatami.store.writer import Session

What = Literal["mute", "ban", "undo", "dismiss"]

FOR_GOOD = 253_402_300_799_000  # the end of the year 9999: a mute or ban without an end

# Statements that delete a person. Decisions stay in the log, without the person and without the words.
FORGET = (
    "DELETE FROM reports WHERE identity = ?",
    "UPDATE reports SET reporter = '', words = '' WHERE reporter = ?",
    "UPDATE moderation SET identity = '', note = '' WHERE identity = ?",
    "UPDATE hall SET identity = '', text = '' WHERE identity = ?",
)


@dataclass(frozen=True, slots=True)
class Report:
    """A report of a person, with what that person said."""

    id: str
    identity: str
    reporter: str  # empty: deleted
    reason: str
    words: str
    table: str  # empty: not at a table
    said: bytes  # opaque to the store
    at: int  # milliseconds since 1970
    is_open: bool = True
    name: str = ""  # of the reported person
    handle: str = ""
    by: str = ""  # the reporter's name
    by_handle: str = ""


@dataclass(frozen=True, slots=True)
class Deed:
    """An entry of the moderation log."""

    number: int
    at: int
    what: str
    identity: str  # empty: deleted
    until: int
    note: str
    name: str = ""
    handle: str = ""
    muted_until: int = 0  # of the person now
    banned_until: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A message in the lobby."""

    seq: int
    identity: str
    text: str
    at: int
    name: str
    handle: str


class Moderation:
    """Reports, sanctions and the lobby's chat."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def report(self, report: Report, most: int) -> bool:
        """Store a report; False at the reporter's limit. A second report of a person replaces the first."""
        done: list[bool] = []

        def job(session: Session) -> None:
            session.execute(
                "DELETE FROM reports WHERE reporter = ? AND identity = ? AND is_open",
                (report.reporter, report.identity),
            )
            count = session.execute(
                "SELECT count(*) FROM reports WHERE reporter = ? AND is_open", (report.reporter,)
            ).fetchall()[0][0]
            done[:] = [count < most]
            if count < most:
                session.execute(f"INSERT INTO reports VALUES ({_marks(9)})", astuple(report)[:9])

        await self._database.do(job)
        return done == [True]

    async def reports(self, *, is_open: bool = True, first: int = 0, limit: int = 100) -> list[Report]:
        """Reports, newest first."""
        rows = await self._database.rows(
            "SELECT reports.id, reports.identity, reporter, reason, words, table_id,"
            " said, reported_at, is_open, shown.name, shown.handle,"
            " coalesce(told.name, ''), coalesce(told.handle, '') FROM reports"
            " JOIN identities AS shown ON shown.id = reports.identity"
            " LEFT JOIN identities AS told ON told.id = reporter"
            " WHERE is_open = ? ORDER BY reported_at DESC, reports.id LIMIT ? OFFSET ?",
            (is_open, limit, first),
        )
        return [Report(*row) for row in map(_plain, rows)]

    async def act(self, what: What, identity: str, at: int, until: int = 0, note: str = "") -> int:
        """Mute, ban or pardon a person and their bots, or dismiss reports; return the number in the log.

        Everything but a pardon closes the open reports of that person; a mute or ban clears their messages
        from the lobby. 0: there is no such person.
        """
        number: list[int] = []

        def job(session: Session) -> None:
            if not session.execute("SELECT 1 FROM identities WHERE id = ?", (identity,)).fetchall():
                number[:] = [0]
                return
            for column in _CHANGES[what]:
                session.execute(
                    f"UPDATE identities SET {column} = ? WHERE id = ? OR owner = ?",
                    (0 if what == "undo" else until, identity, identity),
                )
            if what != "undo":
                session.execute("UPDATE reports SET is_open = ? WHERE identity = ?", (False, identity))
            if what in ("mute", "ban"):
                session.execute("UPDATE hall SET identity = '', text = '' WHERE identity = ?", (identity,))
            number[:] = [_append(session, "moderation", "number", (at, what, identity, until, note))]

        await self._database.do(job)
        return number[0]

    async def deeds(self, after: int = 0, limit: int = 100, *, newest: bool = False) -> list[Deed]:
        """Entries of the moderation log after a number, oldest or newest first."""
        rows = await self._database.rows(
            "SELECT number, done_at, what, identity, until, note, coalesce(name, ''), coalesce(handle, ''),"
            " coalesce(muted_until, 0), coalesce(banned_until, 0)"
            " FROM moderation LEFT JOIN identities ON identities.id = moderation.identity"
            f" WHERE number > ? ORDER BY number {'DESC' if newest else 'ASC'} LIMIT ?",
            (after, limit),
        )
        return [Deed(*row) for row in rows]

    async def last_deed(self) -> int:
        """The number of the last entry of the moderation log."""
        rows = await self._database.rows("SELECT coalesce(max(number), 0) FROM moderation")
        return int(rows[0][0])

    async def say(self, identity: str, text: str, at: int, keep: int) -> int:
        """Add a message to the lobby and return its number; only the last messages are kept.

        As many as may be written in one transaction, at least, or a number could be used twice.
        """
        seq: list[int] = []

        def job(session: Session) -> None:
            seq[:] = [_append(session, "hall", "seq", (identity, text, at))]
            session.execute("DELETE FROM hall WHERE seq <= ?", (seq[0] - keep,))

        await self._database.do(job)
        return seq[0]

    async def said(self, after: int = 0, *, identity: str = "", limit: int = 100) -> list[Line]:
        """The last messages in the lobby after a number, oldest first; of one person or of everybody."""
        rows = await self._database.rows(
            "SELECT seq, identity, text, said_at, name, handle FROM hall"
            " JOIN identities ON identities.id = identity WHERE seq > ? AND ? IN ('', identity)"
            " ORDER BY seq DESC LIMIT ?",
            (after, identity, limit),
        )
        return [Line(*row) for row in reversed(rows)]


def _plain(row: Sequence[Any]) -> list[Any]:
    """A report's row in types common to both databases."""
    return [*row[:6], bytes(row[6]), row[7], bool(row[8]), *row[9:]]


_CHANGES: dict[What, tuple[str, ...]] = {
    "mute": ("muted_until",),
    "ban": ("banned_until",),
    "undo": ("muted_until", "banned_until"),
    "dismiss": (),
}


def _append(session: Session, table: str, key: str, values: tuple[object, ...]) -> int:
    """Add a row with the next number; rows become visible in the order of their numbers.

    Another server's uncommitted row with that number makes the insertion wait and then fail.
    """
    while True:
        number: int = session.execute(f"SELECT coalesce(max({key}), 0) + 1 FROM {table}").fetchall()[0][0]
        added = session.execute(
            f"INSERT INTO {table} VALUES ({_marks(1 + len(values))}) ON CONFLICT DO NOTHING",
            (number, *values),
        )
        if added.rowcount == 1:
            return number


def _marks(count: int) -> str:
    return ", ".join("?" * count)
