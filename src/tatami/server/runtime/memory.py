"""Returns freed memory to the system: glibc keeps it, and a busy server would seem to grow for ever."""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable

EVERY = 60.0  # seconds


def find_trim() -> Callable[[int], int] | None:
    """The C library's `malloc_trim`, where there is one."""
    try:
        return ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None


async def return_memory() -> None:
    """Trim the heap periodically, in a thread of its own."""
    trim = find_trim()
    while trim is not None:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(trim, 0)
