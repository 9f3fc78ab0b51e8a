"""Tournaments in a database: a log each, their listings and their entrants."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING

from tatami.store.results import Database

if TYPE_CHECKING:
    from tatami.store.writer import Session

# Deletes a person; the log is rewritten before.
FORGET = (
    "DELETE FROM entrants WHERE identity = ?",
    "UPDATE tournaments SET host = '' WHERE host = ?",
)


@dataclass(frozen=True, slots=True)
class TournamentListing:
    """Facts about a tournament that can be queried without reading its log."""

    status: str  # open, playing, over or cancelled
    public: bool
    host: str  # an identity
    begins_at: int | None  # when the next round begins, if that is known
    wake_at: int | None  # when a server has to look after it
    summary: bytes = b""  # for lists; opaque to the store


_NAMES = ("status", "public", "host", "begins_at", "wake_at", "summary")
_LISTING = ", ".join(f"tournaments.{name}" for name in _NAMES)
_LIST = (
    f"INSERT INTO tournaments (id, {', '.join(_NAMES)}, seq, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    f" ON CONFLICT (id) DO UPDATE SET"
    f" {', '.join(f'{name} = excluded.{name}' for name in (*_NAMES, 'seq', 'changed_at'))}"
    " WHERE tournaments.seq <= excluded.seq"
)


class Tournaments:
    """The logs of tournaments: the first writer of (tournament, seq) wins."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(
        self, tournament: str, seq: int, entry: bytes, listing: TournamentListing, at: int, entrant: str = ""
    ) -> bool:
        """Append an entry durably, with the listing after it; False if another writer was first."""
        done: list[bool] = []

        def job(session: Session) -> None:
            added = session.execute(
                "INSERT INTO tournament_entries VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (tournament, seq, entry),
            )
            done[:] = [added.rowcount == 1]
            if added.rowcount != 1:
                return
            session.execute(_LIST, (tournament, *astuple(listing), seq, at))
            if entrant:
                session.execute(
                    "INSERT INTO entrants VALUES (?, ?) ON CONFLICT DO NOTHING", (entrant, tournament)
                )

        await self._database.do(job)
        return done == [True]

    async def read(self, tournament: str) -> list[bytes]:
        """The whole log of a tournament, empty if there is none."""
        rows = await self._database.rows(
            "SELECT entry FROM tournament_entries WHERE tournament = ? ORDER BY seq", (tournament,)
        )
        return [bytes(entry) for (entry,) in rows]

    async def due(self, until: int, limit: int = 200) -> list[str]:
        """Tournaments that need a server by `until`, the longest overdue first."""
        rows = await self._database.rows(
            "SELECT id FROM tournaments WHERE wake_at <= ? ORDER BY wake_at, id LIMIT ?", (until, limit)
        )
        return [tournament for (tournament,) in rows]

    async def public(
        self, statuses: Collection[str], first: int = 0, limit: int = 50
    ) -> dict[str, TournamentListing]:
        """Public tournaments by id, most recently changed first."""
        marks = ", ".join("?" * len(statuses))
        rows = await self._database.rows(
            f"SELECT id, {_LISTING} FROM tournaments WHERE public AND status IN ({marks})"
            " ORDER BY changed_at DESC, id LIMIT ? OFFSET ?",
            (*statuses, limit, first),
        )
        return {tournament: _listing(*rest) for tournament, *rest in rows}

    async def listing(self, tournament: str) -> TournamentListing | None:
        """The listing of a tournament, None if there is no such tournament."""
        rows = await self._database.rows(f"SELECT {_LISTING} FROM tournaments WHERE id = ?", (tournament,))
        return _listing(*rows[0]) if rows else None

    async def of_person(self, identity: str, first: int = 0, limit: int = 50) -> dict[str, TournamentListing]:
        """The tournaments that a person entered or hosts, most recently changed first."""
        rows = await self._database.rows(
            f"SELECT id, {_LISTING} FROM tournaments WHERE host = ? OR id IN"
            " (SELECT tournament FROM entrants WHERE identity = ?)"
            " ORDER BY changed_at DESC, id LIMIT ? OFFSET ?",
            (identity, identity, limit, first),
        )
        return {tournament: _listing(*rest) for tournament, *rest in rows}

    async def hosted(self, identity: str) -> int:
        """How many tournaments of a host are open or being played."""
        rows = await self._database.rows(
            "SELECT count(*) FROM tournaments WHERE host = ? AND status IN ('open', 'playing')", (identity,)
        )
        return int(rows[0][0])

    async def statuses(self, tables: Collection[str]) -> dict[str, str]:
        """The status of each of these tables that exists."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        return dict(
            await self._database.rows(
                f"SELECT table_id, status FROM listings WHERE table_id IN ({marks})", tuple(tables)
            )
        )

    async def records(self, tables: Collection[str]) -> dict[str, str]:
        """The records of those of these tables that are over."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        return dict(
            await self._database.rows(
                f"SELECT table_id, record FROM records WHERE table_id IN ({marks})", tuple(tables)
            )
        )

    async def rewrite(
        self, tournament: str, entries: Mapping[int, bytes], listing: TournamentListing, seq: int, at: int
    ) -> None:
        """Replace entries by number, for deleting a person."""

        def job(session: Session) -> None:
            for number, entry in entries.items():
                session.execute(
                    "UPDATE tournament_entries SET entry = ? WHERE tournament = ? AND seq = ?",
                    (entry, tournament, number),
                )
            session.execute(_LIST, (tournament, *astuple(listing), seq, at))

        await self._database.do(job)


def _listing(
    status: str, public: int, host: str, begins_at: int | None, wake_at: int | None, summary: bytes
) -> TournamentListing:
    return TournamentListing(status, bool(public), host, begins_at, wake_at, bytes(summary))
