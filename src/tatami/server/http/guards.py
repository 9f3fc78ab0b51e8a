"""Guards against abuse: token buckets and origin checks."""

from __future__ import annotations

import hmac
import ipaddress
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from tatami.server.config import Config

PROXIED = ("forwarded", "via", "x-real-ip", "x-client-ip", "cf-connecting-ip", "true-client-ip")
KEYS = 20_000  # buckets kept in memory
AMPLE = 0.85  # share of a bucket below which the other servers are told of its use at once


@dataclass
class Buckets:
    """Token buckets by key, refilled at a rate per second."""

    rate: float
    size: float
    share: Callable[[], None] | None = None  # called when the other servers should hear of its use soon
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)  # tokens and time, by key
    _spent: dict[str, float] = field(default_factory=dict)  # usage not yet shared with other servers

    def take(self, key: str) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        tokens, at = self._left.pop(key, (self.size, now))
        tokens = min(self.size, tokens + (now - at) * self.rate)
        enough = tokens >= 1
        self._put(key, tokens - 1 if enough else tokens, now)
        if enough and self.share is not None:
            self._spent[key] = self._spent.get(key, 0) + 1
            if tokens - 1 < AMPLE * self.size:
                self.share()
        return enough

    def _put(self, key: str, tokens: float, now: float) -> None:
        self._left[key] = (tokens, now)
        if len(self._left) > KEYS:
            del self._left[next(iter(self._left))]  # the least recently used key

    def collect(self) -> dict[str, float]:
        """The tokens taken since the last call, by key."""
        spent, self._spent = self._spent, {}
        return spent

    def has(self, key: str) -> bool:
        """Whether there is a token."""
        tokens, at = self._left.get(key, (self.size, 0.0))
        return min(self.size, tokens + (time.monotonic() - at) * self.rate) >= 1

    def charge(self, key: str, amount: float) -> None:
        """Subtract usage known only afterwards; a bucket may go negative by its capacity."""
        now = time.monotonic()
        tokens, at = self._left.pop(key, (self.size, now))
        tokens = min(self.size, tokens + (now - at) * self.rate)
        self._put(key, max(-self.size, tokens - amount), now)


class Guards:
    """All limits of a server."""

    def __init__(self, config: Config) -> None:
        self.requests = Buckets(config.requests_per_second, 5 * config.requests_per_second)
        self.assets = Buckets(10 * config.requests_per_second, 50 * config.requests_per_second)  # of the page
        self.commands = Buckets(config.commands_per_second, 3 * config.commands_per_second)
        self.tables = Buckets(config.tables_per_hour / 3600, max(1, config.tables_per_hour / 2))
        few = config.tables_per_hour / 10
        self.tournaments = Buckets(few / 3600, max(1, few))  # planned from one address: each has many tables
        self.guests = Buckets(config.guests_per_hour / 3600, max(1, config.guests_per_hour / 3))
        self.hints = Buckets(config.hints_per_minute / 60, max(1, config.hints_per_minute / 2))
        self.invitations = Buckets(1 / 60, 30)  # sent by one person,
        self.invitations_to = Buckets(1 / 600, 6)  # and to one person, by people whom they do not follow
        self.reports = Buckets(1 / 120, 6)  # sent by one person, and four times as many
        self.reports_from = Buckets(4 / 120, 24)  # from one address
        self.lobby = Buckets(1 / 3, 5)  # messages of one person in the lobby,
        self.lobby_from = Buckets(1, 15)  # and from one address
        self.reactions = Buckets(1 / 3, 4)  # of one person
        self.codes = Buckets(1 / 30, 12)  # sign-in attempts from one address
        self.channels = Buckets(1 / 120, 20)  # places to be notified at, of one person or address
        self.mails = Buckets(1 / 3600, 3)  # requests to confirm, to one e-mail address
        self.downloads = Buckets(1 / 20, 3)  # of personal data
        self.replays = Buckets(config.replays_per_minute / 60, max(1, config.replays_per_minute))
        self._metrics_token = config.metrics_token
        self._moderation_token = config.moderation_token
        self._has_proxy = bool(config.proxies) or config.base_url.startswith("https:")
        self._trusted = {_origin(text) for text in (config.base_url, *config.origins.split(",")) if text}

    def limits(self) -> dict[str, Buckets]:
        """All limits by name."""
        return {name: value for name, value in vars(self).items() if isinstance(value, Buckets)}

    def is_from_here(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from our own page or from outside a browser."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        try:
            host = urlsplit(origin).netloc
        except ValueError:  # unbalanced brackets
            return False
        return _origin(origin) in self._trusted or (host != "" and host == headers.get("host"))

    def may_measure(self, headers: Mapping[str, str], host: str) -> bool:
        """Whether a request may read the metrics: it has the token or comes from this machine."""
        return self._is_operators(headers, host, self._metrics_token)

    def may_moderate(self, headers: Mapping[str, str], host: str) -> bool:
        """Whether a request may moderate: it has the token or comes from this machine."""
        return self._is_operators(headers, host, self._moderation_token)

    def _is_operators(self, headers: Mapping[str, str], host: str, secret: str) -> bool:
        """Whether a request has the secret or, if there is none, comes from this machine.

        Behind a local proxy every request comes from this machine, and client headers cannot be trusted:
        if there is a proxy, or any sign of one, only the token counts.
        """
        if secret:
            kind, _, token = headers.get("authorization", "").partition(" ")
            given = token.strip() if kind.casefold() == "bearer" else ""
            return hmac.compare_digest(given.encode(), secret.encode())
        try:
            named = urlsplit(f"//{headers.get('host', '')}").hostname
        except ValueError:
            return False
        return (
            not self._has_proxy
            and not any(name in PROXIED or name.startswith("x-forwarded") for name in headers)
            and is_loopback(host)
            and named is not None
            and (named == "localhost" or is_loopback(named))
        )


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = getattr(parsed, "ipv4_mapped", None)
    return (mapped or parsed).is_loopback


def _origin(url: str) -> str:
    parts = urlsplit(url.strip())
    return f"{parts.scheme}://{parts.netloc}".lower()


def address_key(address: str) -> str:
    """The key of an address for rate limits; an IPv6 /64 counts as one address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "?"
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))
