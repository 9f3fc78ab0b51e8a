"""Turns SQLite errors into reasons that a host can act on."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass

from tatami.store.log import Reason, StoreError

REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
}


@dataclass
class Faults:
    """Turns errors into StoreErrors, and remembers that the file is damaged until a check finds it sound."""

    damage: str = ""  # the damage found, empty if none

    def refusal(self, error: Exception) -> StoreError:
        """The error raised to callers."""
        if isinstance(error, StoreError):
            return error
        code = getattr(error, "sqlite_errorcode", None)
        if code is None:
            return StoreError(f"{type(error).__name__}: {error}")
        reason = REASONS.get(code & 0xFF, "trouble")
        if reason == "damaged":
            self.damage = str(error)
        return StoreError(str(error), reason)

    def check(self) -> None:
        """StoreError if the file is damaged."""
        if self.damage:
            raise StoreError(f"the file is damaged: {self.damage}", "damaged")
