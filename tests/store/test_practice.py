"""Progress in the store: no answer is lost between two servers."""

from __future__ import annotations

import asyncio

from tatami.store import Identity, Log, open_log
from tests.store.stores import with_store

ANSWERS = 30  # at each server


def test_answers_at_two_servers_all_count(place: str):
    def one_more(before: bytes | None) -> bytes:
        return str(int(before or b"0") + 1).encode()

    async def use(log: Log) -> None:
        other = open_log(place, node="two") if place.startswith("postgresql:") else log
        await log.add_identity(Identity("anna", b"a", "Anna", False, 1))
        counting = [
            each.practice.change("anna", "take", one_more) for _ in range(ANSWERS) for each in (log, other)
        ]
        await asyncio.gather(*counting)
        assert await log.practice.of("anna") == {"take": str(2 * ANSWERS).encode()}
        assert await log.practice.change("nobody", "take", one_more) == b"1"
        assert await log.practice.of("nobody") == {}
        if other is not log:
            await other.close()

    with_store(place, use)
