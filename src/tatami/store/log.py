"""The interface of a store: entries by (table, seq), listings, identities and records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from msgspec import Struct

from tatami.store.accounts import Accounts
from tatami.store.circle import Circle
from tatami.store.moderation import Moderation
from tatami.store.notices import Notices
from tatami.store.practice import Practice
from tatami.store.results import Results
from tatami.store.tournaments import Tournaments

Reason = Literal["full", "damaged", "read-only", "locked", "unreachable", "trouble"]


class StoreError(Exception):
    """A read or write failed; the message is for the host's log."""

    def __init__(self, message: str, reason: Reason = "trouble") -> None:
        super().__init__(message)
        self.reason = reason


class Taken(StoreError):
    """Another writer stored that entry first."""

    def __init__(self, table: str, seq: int) -> None:
        self.table = table
        self.seq = seq
        super().__init__(f"entry {seq} of table {table} is there already")


@dataclass(frozen=True, slots=True)
class Listing:
    """Facts about a table that can be queried without reading its log."""

    game: str
    status: str  # waiting, playing, over or closed
    public: bool
    wake_at: int | None  # the next bot move or deadline, in milliseconds since 1970
    summary: bytes = b""  # for lists of tables; opaque to the store
    host: str = ""  # the host's identity
    lobby: bool = False  # whether the lobby shows it without connected members


@dataclass(frozen=True, slots=True)
class Finished:
    """The record of a finished game and its time."""

    table: str
    game: str
    at: int  # milliseconds since 1970
    record: str


class Write(Struct, frozen=True):
    """Entries to append to a table's log atomically, with the changes that belong to them.

    A listing never replaces one made from more entries.
    """

    table: str
    seq: int  # of the first entry; the first of a table is 1
    entries: tuple[bytes, ...]
    listing: Listing | None = None
    finished: Finished | None = None
    visitors: tuple[str, ...] = ()  # identities that joined the table


@dataclass(frozen=True, slots=True)
class Rewrite:
    """Replacements in a table's log and record, for deleting a person."""

    table: str
    gone: Collection[str]  # identities, whose visits to the table are removed
    entries: Mapping[int, bytes]  # replacements by number
    seq: int  # the last entry that the listing was made from
    listing: Listing
    record: str | None = None  # of a finished game


@dataclass(frozen=True, slots=True)
class Identity:
    """A player or a bot; only a hash of the secret is stored."""

    id: str
    secret_hash: bytes
    name: str
    is_bot: bool
    at: int  # first visit, in milliseconds since 1970
    owner: str = ""  # a bot's owner
    handle: str = ""  # the public name of their profile
    muted_until: int = 0  # milliseconds since 1970
    banned_until: int = 0


Then = Callable[[StoreError | None], None]  # called with the outcome of a write


class Log(Protocol):
    """An append-only log with the key (table, seq): the first writer of an entry wins."""

    @property
    def results(self) -> Results:
        """Results and ratings."""

    @property
    def circle(self) -> Circle:
        """Followed and blocked people."""

    @property
    def notices(self) -> Notices:
        """Notifications: channels, wishes and letters."""

    @property
    def practice(self) -> Practice:
        """Progress with puzzles and drills."""

    @property
    def tournaments(self) -> Tournaments:
        """Tournaments and who entered them."""

    @property
    def moderation(self) -> Moderation:
        """Reports, mutes and bans, and the lobby's chat."""

    @property
    def accounts(self) -> Accounts:
        """Sessions and passkeys."""

    def append(self, *writes: Write) -> Awaitable[None]:
        """Write atomically, done once durable; raises Taken or StoreError."""

    def hand(self, *writes: Write, then: Then) -> None:
        """The same with a callback: `then` gets the error, or None on success."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table after number `since`, in order."""

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""

    async def listing(self, table: str) -> Listing | None:
        """The listing of a table, None if there is no such table."""

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
        """Listings for the lobby by id: tables that wait for players, then games in progress.

        Public tables in `present` (members online), or changed since `fresh` (in milliseconds), also count
        as waiting. Every host's newest table precedes any host's second one, and so on; recently changed ones
        come first. Tables that have not changed for long, while thousands of others have, are left out.
        """

    async def due(self, until: int, limit: int = 1000) -> dict[str, int]:
        """Tables with work due by `until`, with its time, soonest first."""

    async def finished(
        self, after: tuple[int, str] = (0, ""), until: int | None = None, limit: int = 100
    ) -> list[Finished]:
        """Records in the order of their end, starting after (at, table)."""

    async def tables_of(
        self, identity: str, limit: int = 100, *, statuses: Collection[str] = (), first: int = 0
    ) -> dict[str, Listing]:
        """A person's tables by id, most recently changed first; no statuses: all tables."""

    async def record(self, table: str) -> str | None:
        """The record of a finished game, None if there is none."""

    async def review(self, table: str) -> bytes | None:
        """The review of a finished game, None if there is none."""

    async def keep_review(
        self, table: str, review: bytes, seats: Mapping[int, tuple[float | None, float]] | None = None
    ) -> None:
        """Store the review of a finished game, replacing an older one; accuracy and luck go by seat."""

    async def add_identity(self, identity: Identity) -> None:
        """Add an identity; StoreError if its id or secret exists already."""

    async def find_identity(self, secret_hash: bytes) -> Identity | None:
        """The owner of a session secret or bot token, by its hash."""

    async def identity(self, identity: str) -> Identity | None:
        """An identity by id."""

    async def find_handle(self, handle: str) -> Identity | None:
        """The identity with that public name."""

    async def give_handle(self, identity: str, handle: str) -> None:
        """Set the public name of an identity that has none."""

    async def rename_identity(self, identity: str, name: str) -> None:
        """Rename an identity."""

    async def rewrite(self, rewrite: Rewrite) -> None:
        """Replace entries of a table's log, the only change ever made to them."""

    async def forget_identity(self, identity: str) -> None:
        """Delete an identity and its bots, with all rows about them; logs of tables are rewritten before."""

    async def bots_of(self, identity: str) -> list[Identity]:
        """A person's bots, oldest first."""

    async def beat(self, at: int) -> None:
        """Record a heartbeat of the server."""

    async def last_beat(self) -> int | None:
        """The last heartbeat of any server, so that clocks stop while all are down."""

    async def probe(self) -> None:
        """Write a small row durably; StoreError if that fails or the store is damaged."""

    async def inspect(self) -> None:
        """Check for damage, for a limited time; `probe` reports it until it is repaired."""

    async def close(self) -> None:
        """Flush the queue, then stop."""
