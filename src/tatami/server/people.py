"""Who somebody is to the server: a random secret that they keep, and of which only a hash is stored."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping

from tatami.engine.table import Message
from tatami.server import limits
from tatami.server.refusal import Refusal
from tatami.server.words import clean
from tatami.store import Identity, Log

SECRET_BYTES = 32
ID_BYTES = 12
REMEMBERED = 10_000  # people who need not be looked up again
COOKIE = "tatami"
COOKIE_SECONDS = 400 * 24 * 60 * 60  # browsers keep none longer


def hashed(secret: str) -> bytes:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).digest()


class People:
    """Everybody who has ever come."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._known: dict[bytes, Identity] = {}

    async def find(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Identity | None:
        """Who sends a request, None for somebody new; Refusal for a token that is not known."""
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.casefold() == "bearer":
            found = await self._find(token.strip())
            if found is None:
                raise Refusal(Message("refused-token"))
            return found
        return await self._find(cookies[COOKIE]) if cookies.get(COOKIE) else None

    async def _find(self, secret: str) -> Identity | None:
        key = hashed(secret)
        found = self._known.get(key)
        if found is None:
            found = await self._log.find_identity(key)
            if found is not None:
                self._remember(found)
        return found

    def _remember(self, identity: Identity) -> None:
        self._known[identity.secret_hash] = identity
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]

    async def add(self, name: str, now: int, owner: str = "") -> tuple[Identity, str]:
        """Somebody new, and their secret; with an owner it is a bot of theirs."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        who = secrets.token_urlsafe(ID_BYTES)
        identity = Identity(who, hashed(secret), _name(name), bool(owner), now, owner)
        await self._log.add_identity(identity)
        return identity, secret

    async def rename(self, identity: Identity, name: str) -> str:
        """Call somebody by another name, and return how it is written."""
        name = _name(name)
        await self._log.rename_identity(identity.id, name)
        self.forget(identity.id)
        return name

    def forget(self, *ids: str) -> None:
        """Look people up again, for they have changed or are gone."""
        self._known = {key: one for key, one in self._known.items() if one.id not in ids}


def _name(text: str) -> str:
    name = clean(text, limits.NAME)
    if not name:
        raise Refusal(Message("refused-name"))
    return name
