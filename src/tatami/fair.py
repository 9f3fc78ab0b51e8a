"""Deals that nobody can manipulate and anybody can verify: commit, reveal, derive."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tatami.engine.game import GameError

SECRET_BYTES = 32
NONCE_BYTES = 16


class DealStream:
    """The stream of fair numbers derived from a 32-byte seed."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counter = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next 32-bit big-endian word of SHA-256(seed, counter)."""
        if not self._words:
            block = hashlib.sha256(self._seed + self._counter.to_bytes(8, "big")).digest()
            self._counter += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """Uniform from 0 to n - 1: words at or above the largest multiple of n are skipped."""
        limit = 2**32 - 2**32 % n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def shuffle(self, items: list[Any]) -> None:
        """Fisher-Yates from the end."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed as the 32 bytes that deals draw from."""
    if isinstance(seed, bool) or not isinstance(seed, int | bytes):
        raise GameError(f"A seed must be a whole number or 32 bytes, not {type(seed).__name__}.")
    if isinstance(seed, bytes):
        if len(seed) != SECRET_BYTES:
            raise GameError(f"A seed has 32 bytes, not {len(seed)}.")
        return seed
    if not 0 <= seed < 2**256:
        raise GameError("A seed is a whole number from 0 to 2**256 - 1.")
    return seed.to_bytes(SECRET_BYTES, "big")


@dataclass(frozen=True)
class Fair:
    """The secret behind a deal, the commitment to it, and the players' nonces."""

    secret: bytes = field(repr=False)
    nonces: Mapping[int, bytes] = field(default_factory=dict)  # by seat
    commit: bytes = b""

    def __post_init__(self) -> None:
        if not self.commit:
            object.__setattr__(self, "commit", hashlib.sha256(self.secret).digest())

    @classmethod
    def draw(cls) -> Fair:
        """A fresh secret, before any player's nonce is known."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    def with_nonces(self, nonces: Mapping[int, bytes]) -> Fair:
        """The same commitment with the players' nonces."""
        return Fair(self.secret, dict(nonces), self.commit)

    @property
    def kept(self) -> bool:
        """Whether the secret matches the commitment."""
        return hashlib.sha256(self.secret).digest() == self.commit

    @property
    def seed(self) -> bytes:
        """The seed of the deal: SHA-256 of the secret and the nonces by seat."""
        nonces = b"".join(self.nonces[seat] for seat in sorted(self.nonces))
        return hashlib.sha256(self.secret + nonces).digest()

    def data(self) -> dict[str, Any]:
        """As plain data for a record."""
        return {
            "commit": self.commit.hex(),
            "secret": self.secret.hex(),
            "nonces": {str(seat): self.nonces[seat].hex() for seat in sorted(self.nonces)},
        }

    @classmethod
    def parse(cls, data: Any) -> Fair:
        """From a record, or a GameError that says what is wrong."""
        if not isinstance(data, dict):
            raise GameError("`fair` must be an object with commit, secret and nonces.")
        nonces = data.get("nonces", {})
        if not isinstance(nonces, dict):
            raise GameError("`fair.nonces` must be an object of hexadecimal texts by seat.")
        by_seat = {}
        for seat, nonce in nonces.items():
            if seat not in tuple("123456789"):
                raise GameError(f"`fair.nonces` names the seat {seat!r}, which is not a seat.")
            by_seat[int(seat)] = _hex(nonce, f"fair.nonces.{seat}", NONCE_BYTES)
        return cls(
            _hex(data.get("secret"), "fair.secret", SECRET_BYTES),
            by_seat,
            _hex(data.get("commit"), "fair.commit", 32),
        )


# Tournaments: one commitment, and a secret for every round.

LINKS = 64  # rounds that one commitment can cover


def round_secret(master: bytes, number: int) -> bytes:
    """The secret of a round, from 1: its hash is the secret of the round before, 0 being the commitment.

    A revealed secret proves itself and all earlier ones, and tells nothing about later rounds.
    """
    if not 0 <= number <= LINKS:
        raise GameError(f"A tournament has at most {LINKS} rounds.")
    for _ in range(LINKS - number):
        master = hashlib.sha256(master).digest()
    return master


def table_secret(secret: bytes, deal: int) -> bytes:
    """The secret of a table, from the round's secret and the number of the deal it plays."""
    return hashlib.sha256(secret + deal.to_bytes(8, "big")).digest()


def pooled_nonces(nonces: Sequence[bytes], number: int, seats: int) -> dict[int, bytes]:
    """The nonces by seat at every table of a round, from those of all entrants in order of entry."""
    pool = hashlib.sha256(b"".join(nonces)).digest() + number.to_bytes(4, "big")
    return {
        seat: hashlib.sha256(pool + seat.to_bytes(4, "big")).digest()[:NONCE_BYTES]
        for seat in range(1, seats + 1)
    }


def _hex(text: Any, where: str, size: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise GameError(f"`{where}` must be {size} bytes in hexadecimal.") from None
    if len(value) != size:
        raise GameError(f"`{where}` must be {size} bytes in hexadecimal, it has {len(value)}.")
    return value
