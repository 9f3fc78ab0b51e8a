"""Tokens in links of e-mails: signed, so that nobody can make one for another's address."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

KEY = "link-key"  # its name in the store
KEY_BYTES = 32
CONFIRM = 24 * 60 * 60 * 1000  # milliseconds in which an address can be confirmed
SIGNATURE = 24  # bytes


def new_key() -> bytes:
    """A key to sign with."""
    return secrets.token_bytes(KEY_BYTES)


def sign(key: bytes, action: str, channel: str, until: int = 0) -> str:
    """A token for an action on a channel, until a time; 0: for ever."""
    said = f"{action}.{channel}.{until}"
    return f"{said}.{_text(_signature(key, said))}"


def read(key: bytes, action: str, token: str, now: int) -> str | None:
    """The channel of a token, None if it is forged, for another action, or too old."""
    said, _, signature = token.rpartition(".")
    if not token.isascii() or not hmac.compare_digest(signature, _text(_signature(key, said))):
        return None
    named, channel, until = said.split(".")
    return channel if named == action and (until == "0" or int(until) > now) else None


def _signature(key: bytes, said: str) -> bytes:
    return hmac.digest(key, said.encode(), hashlib.sha256)[:SIGNATURE]


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode()
