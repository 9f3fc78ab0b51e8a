"""Requests to addresses that people named: never into a private network, never far, never for long."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from aiohttp.abc import ResolveResult

TIMEOUT = 8.0  # seconds for a whole request
MOST_CONNECTIONS = 32
LONGEST = 1_000  # characters of an address
GONE = (404, 410)
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses written as IPv6 ones
GLOBAL = ipaddress.ip_network("2000::/3")  # all other IPv6 addresses of the internet
RELAYS = ipaddress.ip_network("192.88.99.0/24")  # to IPv6, no longer in use


class Undelivered(Exception):
    """A message could not be delivered; the text is for the host's log and names nobody."""


class Gone(Exception):
    """An address does not exist any more."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in TRANSLATED:
            inner = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None and not is_public(str(inner)):
            return False
        if inner is None and found not in GLOBAL:
            return False  # site-local, IPv4-compatible and other forms that networks may use inside
    return found.is_global and not found.is_multicast and found not in RELAYS


def is_allowed(url: str, *, is_private_allowed: bool) -> bool:
    """Whether a message may be sent to a URL, as far as its text tells."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        return False
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or not host or "@" in parts.netloc:
        return False
    if is_private_allowed:
        return parts.scheme in ("https", "http")
    try:
        ipaddress.ip_address(host)
    except ValueError:
        # A number in another spelling is an address, too.
        is_name = "." in host.strip(".") and not host.rstrip(".").rpartition(".")[2].isdigit()
        return parts.scheme == "https" and is_name
    return parts.scheme == "https" and is_public(host)


class Outside:
    """Sends requests: no redirects, no cookies, a time limit, and only to public addresses."""

    def __init__(self, *, is_private_allowed: bool) -> None:
        self._is_private_allowed = is_private_allowed
        self._session: ClientSession | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Deliver a message; raises Undelivered or Gone."""
        import aiohttp  # takes a while to load, and most servers send nothing

        if not is_allowed(url, is_private_allowed=self._is_private_allowed):
            raise Undelivered("the address is not allowed")
        if self._session is None:
            self._session = self._open()
        try:
            async with self._session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            raise Undelivered(type(error).__name__) from None
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")

    def _open(self) -> ClientSession:
        import aiohttp
        from aiohttp.abc import AbstractResolver

        is_private_allowed = self._is_private_allowed

        class PublicResolver(AbstractResolver):
            """Resolves names to public addresses only; the addresses that were checked are the ones used."""

            def __init__(self) -> None:
                self._resolver = aiohttp.ThreadedResolver()

            async def resolve(
                self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
            ) -> list[ResolveResult]:
                found = await self._resolver.resolve(host, port, family)
                public = [one for one in found if is_private_allowed or is_public(one["host"])]
                if not public:
                    raise OSError("not a public address")
                return public

            async def close(self) -> None:
                await self._resolver.close()

        return aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                resolver=PublicResolver(), use_dns_cache=False, limit=MOST_CONNECTIONS, force_close=True
            ),
            timeout=aiohttp.ClientTimeout(total=TIMEOUT),
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            headers={"user-agent": "tatami"},
        )

    async def close(self) -> None:
        """Close all connections."""
        if self._session is not None:
            await self._session.close()
