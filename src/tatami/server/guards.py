"""What keeps anybody from taking too much: buckets that fill slowly, and where requests may come from."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from tatami.server.config import Config

KEYS = 20_000  # buckets that are remembered at once


@dataclass
class Buckets:
    """For each key a bucket of so many tokens, refilled at a rate per second."""

    rate: float
    size: float
    _left: dict[str, tuple[float, float]] = field(default_factory=dict)  # tokens and when, by key

    def take(self, key: str) -> bool:
        """Take a token, or find that there is none."""
        now = time.monotonic()
        tokens, at = self._left.pop(key, (self.size, now))
        tokens = min(self.size, tokens + (now - at) * self.rate)
        enough = tokens >= 1
        self._left[key] = (tokens - 1 if enough else tokens, now)
        if len(self._left) > KEYS:
            del self._left[next(iter(self._left))]  # who was not seen for longest
        return enough


class Guards:
    """All limits of a server."""

    def __init__(self, config: Config) -> None:
        self.requests = Buckets(config.requests_per_second, 5 * config.requests_per_second)
        self.commands = Buckets(config.commands_per_second, 3 * config.commands_per_second)
        self.tables = Buckets(config.tables_per_hour / 3600, max(1, config.tables_per_hour / 2))
        self.guests = Buckets(config.guests_per_hour / 3600, max(1, config.guests_per_hour / 3))
        self.hints = Buckets(config.hints_per_minute / 60, max(1, config.hints_per_minute / 2))
        self._trusted = {_origin(text) for text in (config.base_url, *config.origins.split(",")) if text}

    def is_from_here(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from our own page or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return _origin(origin) in self._trusted or urlsplit(origin).netloc == headers.get("host")


def _origin(url: str) -> str:
    parts = urlsplit(url.strip())
    return f"{parts.scheme}://{parts.netloc}".lower()


def address_key(address: str) -> str:
    """Who an address counts as: one household has a whole /64 of IPv6."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return "?"
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))
