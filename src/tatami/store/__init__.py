"""Where tables are kept: an append-only log, who people are, and the records of finished games."""

from __future__ import annotations

from tatami.store.backup import check, restore
from tatami.store.log import Finished, Identity, Listing, Log, Rewrite, StoreError, Taken, Then, Write
from tatami.store.sqlite import SqliteLog

__all__ = [
    "Finished",
    "Identity",
    "Listing",
    "Log",
    "Rewrite",
    "SqliteLog",
    "StoreError",
    "Taken",
    "Then",
    "Write",
    "check",
    "restore",
]
