"""Progress with puzzles and drills in a database."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tatami.store.results import Database

if TYPE_CHECKING:
    from tatami.store.writer import Session

FORGET = ("DELETE FROM practice WHERE identity = ?",)  # deletes a person's progress

Change = Callable[[bytes | None], bytes]  # from the stored progress, None at first, to the next


class Practice:
    """One row of progress per person and game."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(self, identity: str, game: str, change: Change) -> bytes:
        """Replace a person's progress at a game; returns the new one."""
        done: list[bytes] = []

        def job(session: Session) -> None:
            known = session.execute("SELECT 1 FROM identities WHERE id = ?", (identity,)).fetchall()
            if not known:  # deleted meanwhile
                done[:] = [change(None)]
                return
            # Lock the row, since another server may count an answer of the same person.
            session.execute(
                "INSERT INTO practice VALUES (?, ?, ?) ON CONFLICT (identity, game)"
                " DO UPDATE SET progress = practice.progress",
                (identity, game, b""),
            )
            row = session.execute(
                "SELECT progress FROM practice WHERE identity = ? AND game = ?", (identity, game)
            ).fetchall()
            done[:] = [change(bytes(row[0][0]) or None)]
            session.execute(
                "UPDATE practice SET progress = ? WHERE identity = ? AND game = ?", (done[0], identity, game)
            )

        await self._database.do(job)
        return done[0]

    async def of(self, identity: str) -> dict[str, bytes]:
        """A person's progress by game."""
        rows = await self._database.rows(
            "SELECT game, progress FROM practice WHERE identity = ? ORDER BY game", (identity,)
        )
        return {game: bytes(progress) for game, progress in rows}
