"""Identities: clients keep a random secret, the server stores only its hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress

from tatami.bus import LocalBus
from tatami.engine.scene import Message
from tatami.server.core import limits
from tatami.server.core.refusal import Refusal
from tatami.server.core.text import clean
from tatami.server.runtime.nodes import Nodes
from tatami.store import Identity, Log, Session, StoreError

SECRET_BYTES = 32
ID_BYTES = 12
MOST_SESSIONS = 20  # of one person
REMEMBERED = 10_000  # cached identities
FRESH = 30.0  # seconds until a cached identity is reloaded, with several servers
HANDLE_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without look-alikes
HANDLE_LENGTH = 12
COOKIE = "tatami"
COOKIE_SECONDS = 400 * 24 * 60 * 60  # the maximum in browsers


def new_handle() -> str:
    """A random public name for a profile."""
    return "".join(secrets.choice(HANDLE_LETTERS) for _ in range(HANDLE_LENGTH))


def hashed(secret: str) -> bytes:
    """The stored hash of a secret."""
    return hashlib.sha256(secret.encode()).digest()


class People:
    """All known identities, cached."""

    def __init__(self, log: Log, nodes: Nodes | None = None) -> None:
        self._log = log
        self._nodes = nodes or Nodes(LocalBus(), log)
        self._nodes.renew = self._renew
        self._known: dict[bytes, tuple[Identity, float]] = {}  # with the lookup time
        self._gone: dict[str, None] = {}  # recently deleted ids
        self._leaving: dict[str, asyncio.Future[None]] = {}

    async def find(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Identity | None:
        """The sender's identity, None for a new client; Refusal for an unknown token."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.casefold() == "bearer":
            found = await self._find(token.strip())
            if found is None:
                raise Refusal(Message("refused-token"))
            return found
        return await self._find(cookies[COOKIE]) if cookies.get(COOKIE) else None

    async def _find(self, secret: str) -> Identity | None:
        key = hashed(secret)
        found, at = self._known.get(key, (None, 0.0))
        if self._nodes.bus.is_shared and at < time.monotonic() - FRESH:
            found = None  # another server may have a newer state
        if found is None:
            found = await self._log.find_identity(key)
            if found is not None and found.id in self._gone:
                return None  # deleted during the lookup
            if found is not None:
                if not found.handle:  # created before profiles existed
                    with suppress(StoreError):  # another server was first
                        await self._log.give_handle(found.id, new_handle())
                    found = await self._log.find_identity(key) or found
                self._remember(key, found)
        return found

    def _remember(self, key: bytes, identity: Identity) -> None:
        self._known[key] = identity, time.monotonic()
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    async def add(self, name: str, now: int, owner: str = "") -> tuple[Identity, str]:
        """Create an identity and its secret; with an owner it is a bot."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        who = secrets.token_urlsafe(ID_BYTES)
        identity = Identity(who, hashed(secret), _name(name), bool(owner), now, owner, new_handle())
        await self._log.add_identity(identity)
        return identity, secret

    async def sign_in(self, who: str, device: str, now: int) -> tuple[Identity, str]:
        """Create a session and its secret; Refusal for a deleted identity."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        session = Session(hashed(secret), secrets.token_urlsafe(ID_BYTES), who, device, now, now)
        await self._log.accounts.begin(session, MOST_SESSIONS)
        identity = await self._find(secret)
        if identity is None:
            raise Refusal(Message("refused-sign-in"))
        return identity, secret

    async def sign_out(self, who: str, session: str) -> None:
        """End a person's session."""
        await self._log.accounts.end(who, session)
        self._look_up_again(who)
        self._nodes.renewed([who])

    async def rename(self, identity: Identity, name: str) -> str:
        """Rename an identity, and return the cleaned name."""
        name = _name(name)
        try:
            await self._log.rename_identity(identity.id, name)
        except StoreError:
            if await self._exists(identity):
                raise
            raise Refusal(Message("refused-name")) from None  # deleted meanwhile
        self._look_up_again(identity.id)
        self._nodes.renewed([identity.id])
        return name

    async def remove(self, identity: Identity, forget: Callable[[], Awaitable[None]]) -> None:
        """Delete an identity once, even with concurrent requests."""
        leaving = self._leaving.get(identity.id)
        if leaving is None:
            leaving = asyncio.ensure_future(self._remove(identity, forget))
            self._leaving[identity.id] = leaving
            leaving.add_done_callback(lambda _: self._leaving.pop(identity.id))
        await asyncio.shield(leaving)

    async def _remove(self, identity: Identity, forget: Callable[[], Awaitable[None]]) -> None:
        if identity.id in self._gone:
            return
        try:
            await forget()
        except StoreError:
            if await self._exists(identity):
                raise

    async def _exists(self, identity: Identity) -> bool:
        return await self._log.identity(identity.id) is not None

    def forget(self, *ids: str) -> None:
        """Drop deleted identities from the cache."""
        self._nodes.renewed(ids, is_gone=True)
        self._renew(ids, True)

    def _renew(self, ids: Collection[str], is_gone: bool) -> None:
        """Drop cached identities that were changed or deleted."""
        self._look_up_again(*ids)
        if not is_gone:
            return
        self._gone |= dict.fromkeys(ids)
        while len(self._gone) > REMEMBERED:
            del self._gone[next(iter(self._gone))]

    def _look_up_again(self, *ids: str) -> None:
        self._known = {key: one for key, one in self._known.items() if one[0].id not in ids}


def _name(text: str) -> str:
    name = clean(text, limits.NAME)
    if not name:
        raise Refusal(Message("refused-name"))
    return name
