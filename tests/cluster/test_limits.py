"""An attacker who spreads requests over servers gets little more than from one."""

from __future__ import annotations

import asyncio

from tests.cluster.servers import elsewhere, servers
from tests.server.running import Person
from tests.services import Postgres, Valkey

SERVERS = 3
AT_ONCE = 4  # requests under way at each server
NEW = {"settings": {"game": "take", "seats": 2}}


def test_a_burst_at_all_servers_is_let_through_once(postgres: Postgres, valkey: Valkey):
    burst = 40

    async def run(urls: list[str]) -> int:
        eve = Person(urls[0], "Eve")
        await eve.take_name()
        windows = [elsewhere(eve, url) for url in urls]

        async def make_tables(window: Person) -> int:
            made = 0
            for _ in range(burst):
                made += (await window.http.post("/api/tables", json=NEW)).status_code == 201
            return made

        made = await asyncio.gather(*(make_tables(window) for window in windows for _ in range(AT_ONCE)))
        await asyncio.gather(*(window.close() for window in (eve, *windows)))
        return sum(made)

    with servers(postgres, valkey, SERVERS, tables_per_hour=2 * burst) as urls:
        made = asyncio.run(run(urls))
    print(f"{made} tables with a limit of {burst}")
    assert burst <= made <= 1.25 * burst
