"""Web Push: encrypted for one browser, signed with the server's own key."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

from tatami.server.runtime.notices.events import Event
from tatami.server.runtime.notices.outside import Outside
from tatami.server.runtime.notices.texts import link, sentence, title
from tatami.store import Channel

KEY = "push-key"  # its name in the store
KEPT = 24 * 60 * 60  # seconds that a push service keeps a message for a device that is off
SIGNED = 12 * 60 * 60  # seconds that a signature is good for
LINES = 5  # events in one message; a push service takes 4 kB
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


class Keys(Struct, frozen=True):
    """The public key and the secret of a subscription, as the browser gives them."""

    p256dh: str
    auth: str


def new_key() -> bytes:
    """A private key."""
    return (secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big")


def text(data: bytes) -> str:
    """Bytes in base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(words: str) -> bytes:
    """The bytes of such a text; ValueError if it is none."""
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


def are_keys(keys: Keys) -> bool:
    """Whether a message can be encrypted for these keys."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(keys.p256dh))
        return len(data(keys.auth)) == 16
    except ValueError:
        return False


class Pusher:
    """Encrypts, signs and sends messages to browsers."""

    def __init__(self, private: bytes, subject: str, outside: Outside) -> None:
        self._private = private
        self._subject = subject
        self._outside = outside
        key = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1()).public_key()
        self.public = text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, channel: Channel, events: Sequence[Event], lang: str, now: int) -> None:
        """Send events as one message; raises Undelivered or Gone."""
        from py_vapid import Vapid02  # they take a while to load
        from pywebpush import WebPusher

        body = msgspec.json.encode(payload(events, lang, now))
        keys = msgspec.json.decode(channel.keys, type=Keys)
        subscription = {"endpoint": channel.address, "keys": msgspec.to_builtins(keys)}
        sealed: bytes = WebPusher(subscription).encode(body, "aes128gcm")["body"]
        parts = urlsplit(channel.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED,
            "sub": self._subject,
        }
        headers: dict[str, str] = Vapid02.from_raw(text(self._private).encode()).sign(claims)
        # A newer message about the same table replaces one that is not delivered yet.
        topic = hashlib.sha256(link(events[0]).encode()).digest()[:24]
        await self._outside.post(
            channel.address,
            sealed,
            {
                **headers,
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT),
                "urgency": "normal",
                **({"topic": text(topic)} if len(events) == 1 else {}),
            },
        )


def payload(events: Sequence[Event], lang: str, now: int) -> dict[str, str]:
    """The data that the service worker shows."""
    games = {event.game for event in events}
    head = title(games.pop(), lang) if len(games) == 1 and "" not in games else "Tatami"
    lines = [sentence(event, lang, now) for event in events]
    shown = lines if len(lines) <= LINES else [*lines[:LINES], "…"]
    is_one = len({link(event) for event in events}) == 1
    return {
        "title": head,
        "body": "\n".join(shown),
        "tag": events[0].table if is_one else "tatami",
        "url": link(events[0]) if is_one else "/",
        "lang": lang,
    }
