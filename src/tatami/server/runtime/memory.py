"""Keeps memory level: Python seldom collects old cycles, and glibc keeps freed memory by thread."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable

EVERY = 60.0  # seconds
MAX_HEAPS = -8  # glibc's number for the parameter M_ARENA_MAX
HEAPS = 2


def find_function(name: str) -> Callable[..., int] | None:
    """A function of the C library, where there is one."""
    try:
        function: Callable[..., int] = getattr(ctypes.CDLL(None), name)
    except (AttributeError, OSError, TypeError):
        return None
    return function


def share_heaps() -> None:
    """Let threads share a few heaps; to be called before any thread is started."""
    set_parameter = find_function("mallopt")
    if set_parameter is not None:
        set_parameter(MAX_HEAPS, HEAPS)


async def return_memory() -> None:
    """Collect old garbage and return freed memory to the system periodically."""
    trim = find_function("malloc_trim")
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
        if trim is not None:
            await asyncio.to_thread(trim, 0)
