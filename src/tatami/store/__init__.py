"""The store: an append-only log, identities and the records of finished games."""

from __future__ import annotations

from tatami.store.accounts import Accounts, Passkey, Session, Ticket
from tatami.store.lock import Lock
from tatami.store.log import Finished, Identity, Listing, Log, Reason, Rewrite, StoreError, Taken, Then, Write
from tatami.store.moderation import FOR_GOOD, Deed, Line, Moderation, Report
from tatami.store.move import compare, move
from tatami.store.notices import Channel, Letter, Notices, Wishes
from tatami.store.places import is_address, open_log
from tatami.store.results import Result, Results
from tatami.store.snapshot import backup, check, restore
from tatami.store.sqlite import SqliteLog
from tatami.store.tournaments import TournamentListing, Tournaments

__all__ = [
    "FOR_GOOD",
    "Accounts",
    "Channel",
    "Deed",
    "Finished",
    "Identity",
    "Letter",
    "Line",
    "Listing",
    "Lock",
    "Log",
    "Moderation",
    "Notices",
    "Passkey",
    "Reason",
    "Report",
    "Result",
    "Results",
    "Rewrite",
    "Session",
    "SqliteLog",
    "StoreError",
    "Taken",
    "Then",
    "Ticket",
    "TournamentListing",
    "Tournaments",
    "Wishes",
    "Write",
    "backup",
    "check",
    "compare",
    "is_address",
    "move",
    "open_log",
    "restore",
]
