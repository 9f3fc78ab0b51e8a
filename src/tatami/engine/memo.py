"""Answers that are asked for again soon."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 2_000


class Memo(Generic[T]):
    """Keeps what was worked out by a key, where the key alone is not enough to work it out."""

    def __init__(self, most: int = MOST) -> None:
        self._known: dict[Hashable, T] = {}
        self._most = most

    def get(self, key: Hashable, work_out: Callable[[], T]) -> T:
        """What is known for the key, worked out now if it is not."""
        try:
            return self._known[key]
        except KeyError:
            if len(self._known) >= self._most:
                self._known.clear()
            found = self._known[key] = work_out()
            return found

    def forget(self) -> None:
        """Keep nothing."""
        self._known.clear()
