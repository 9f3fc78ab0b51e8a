"""What a store offers, whatever keeps it: entries by (table, seq), listings, identities, records."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from msgspec import Struct

from tatami.store.accounts import Accounts
from tatami.store.circle import Circle
from tatami.store.results import Results

Reason = Literal["full", "damaged", "read-only", "locked", "unreachable", "trouble"]


class StoreError(Exception):
    """Nothing was stored, or nothing could be read; the message says why, for the host's log."""

    def __init__(self, message: str, reason: Reason = "trouble") -> None:
        super().__init__(message)
        self.reason = reason


class Taken(StoreError):
    """Somebody else wrote that entry of that table first."""

    def __init__(self, table: str, seq: int) -> None:
        self.table = table
        self.seq = seq
        super().__init__(f"entry {seq} of table {table} is there already")


@dataclass(frozen=True, slots=True)
class Listing:
    """What can be found out about a table without reading its log."""

    game: str
    status: str  # waiting, playing, over or closed
    public: bool
    wake_at: int | None  # when a bot is asked or somebody's time is out, in milliseconds since 1970
    summary: bytes = b""  # for the list of tables; the store does not look into it
    host: str = ""  # the identity whose table it is
    lobby: bool = False  # whether strangers find it even while nobody is connected to it


@dataclass(frozen=True, slots=True)
class Finished:
    """The record of a finished game, and when it was finished."""

    table: str
    game: str
    at: int  # milliseconds since 1970
    record: str


class Write(Struct, frozen=True):
    """Entries that go to the end of a table's log, all or none, and what changes with them.

    A listing never replaces one that was made from more entries.
    """

    table: str
    seq: int  # of the first entry; the first of a table is 1
    entries: tuple[bytes, ...]
    listing: Listing | None = None
    finished: Finished | None = None
    visitors: tuple[str, ...] = ()  # identities that came to the table


@dataclass(frozen=True, slots=True)
class Rewrite:
    """What a table's log and record say from now on, where somebody wants to be forgotten."""

    table: str
    entries: Mapping[int, bytes]  # by number, in place of those that are there
    listing: Listing
    record: str | None = None  # of a finished game


@dataclass(frozen=True, slots=True)
class Identity:
    """Somebody who plays; only a hash of their secret is kept."""

    id: str
    secret_hash: bytes
    name: str
    is_bot: bool
    at: int  # when they came first, in milliseconds since 1970
    owner: str = ""  # the identity that made it, for a bot
    handle: str = ""  # the public name of their profile


Then = Callable[[StoreError | None], None]  # what is done once it is known how a write went


class Log(Protocol):
    """An append-only log with the key (table, seq): whoever writes an entry first made that move."""

    @property
    def results(self) -> Results:
        """How games ended, and how strong people are."""

    @property
    def circle(self) -> Circle:
        """Whom people follow and block."""

    @property
    def accounts(self) -> Accounts:
        """Where people are signed in, and by what."""

    def append(self, *writes: Write) -> Awaitable[None]:
        """Write all or nothing, done once it is durable; Taken or StoreError if nothing was written."""

    def hand(self, *writes: Write, then: Then) -> None:
        """The same for who does not wait: `then` is called with the error, or None, once it is known."""

    async def read(self, table: str, since: int = 0) -> list[bytes]:
        """The entries of a table after number `since`, in order."""

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""

    async def listing(self, table: str) -> Listing | None:
        """What is listed of a table, None if there is no such table."""

    async def lobby(
        self,
        *,
        game: str = "",
        status: str = "",
        present: Collection[str] = (),
        first: int = 0,
        limit: int = 100,
    ) -> dict[str, Listing]:
        """Tables for strangers by id: those that wait for players, then those that are played.

        Public tables in `present` wait too, for somebody is there. Every host's newest table comes before
        anybody's second one, and so on; the last to change comes first among them. Tables that did not change
        for long, while thousands of others did, are left out.
        """

    async def due(self, until: int, limit: int = 1000) -> dict[str, int]:
        """Tables that want something done at `until` or before, with that time, soonest first."""

    async def finished(
        self, after: tuple[int, str] = (0, ""), until: int | None = None, limit: int = 100
    ) -> list[Finished]:
        """Records in the order they were finished; go on after the last one's (at, table)."""

    async def tables_of(
        self, identity: str, limit: int = 100, *, statuses: Collection[str] = (), first: int = 0
    ) -> dict[str, Listing]:
        """Tables that somebody came to by id, those that changed last first; no statuses: all of them."""

    async def record(self, table: str) -> str | None:
        """The record of a finished game, None if there is none."""

    async def review(self, table: str) -> bytes | None:
        """What was worked out about a finished game, None if nothing was."""

    async def keep_review(self, table: str, review: bytes) -> None:
        """Keep what was worked out about a finished game, in place of what was known before."""

    async def add_identity(self, identity: Identity) -> None:
        """Remember somebody; StoreError if the id or the secret is known."""

    async def find_identity(self, secret_hash: bytes) -> Identity | None:
        """Whose secret this is the hash of: a session of somebody's, or the token of a bot."""

    async def identity(self, identity: str) -> Identity | None:
        """Somebody by id."""

    async def find_handle(self, handle: str) -> Identity | None:
        """Whose profile has that public name."""

    async def give_handle(self, identity: str, handle: str) -> None:
        """Give somebody who has none a public name."""

    async def rename_identity(self, identity: str, name: str) -> None:
        """Call somebody by another name from now on."""

    async def forget_identity(self, identity: str, *rewrites: Rewrite) -> None:
        """Forget somebody's name, secret and visits, and what they wrote at tables."""

    async def bots_of(self, identity: str) -> list[Identity]:
        """The bots that somebody made, oldest first."""

    async def beat(self, at: int) -> None:
        """Note that the server is alive."""

    async def last_beat(self) -> int | None:
        """When a server on this store was alive last, so that nobody's time runs while none is."""

    async def probe(self) -> None:
        """Write something small, durably; StoreError if that does not work, or the store is damaged."""

    async def inspect(self) -> None:
        """Look for damage, for a while at most; what is found is told by `probe` until it is mended."""

    async def close(self) -> None:
        """Write what is waiting, then stop."""
