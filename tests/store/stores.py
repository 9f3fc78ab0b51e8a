"""Small stores for the tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tatami.store import StoreError, Write, open_log


def entry(table: str, seq: int) -> bytes:
    return f"{table} {seq} ".encode() * 8


def write(table: str, seq: int, number: int = 1) -> Write:
    return Write(table, seq, tuple(entry(table, seq + more) for more in range(number)))


def with_store(place: Path | str, use: Callable[[Any], Awaitable[Any]], patience: float = 2.0) -> Any:
    """Open a store, use it, close it."""

    async def run() -> Any:
        log = open_log(place, patience=patience)
        try:
            return await use(log)
        finally:
            await log.close()

    return asyncio.run(run())


async def went(appending: Awaitable[None]) -> bool | type[StoreError]:
    """True for an acknowledged write, else the kind of refusal."""
    try:
        await appending
    except StoreError as error:
        return type(error)
    return True
