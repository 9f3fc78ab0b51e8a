"""An attacker who spreads requests over servers gets little more than from one."""

from __future__ import annotations

import asyncio

import httpx
from websockets import ConnectionClosed

from tests.cluster.servers import elsewhere, servers
from tests.server.running import Person
from tests.services import Postgres, Valkey

SERVERS = 3
AT_ONCE = 4  # requests under way at each server
NEW = {"settings": {"game": "take", "seats": 2}}


async def know_each_other(urls: list[str]) -> None:
    """Wait until each server has heard of all the others."""
    known = f"\ntatami_other_servers {len(urls) - 1}"
    async with asyncio.timeout(30), httpx.AsyncClient() as http:
        for url in urls:
            while known not in (await http.get(f"{url}/metrics")).text:
                await asyncio.sleep(0.05)


def test_a_burst_at_all_servers_is_let_through_once(postgres: Postgres, valkey: Valkey):
    burst = 40

    async def run(urls: list[str]) -> int:
        eve = Person(urls[0], "Eve")
        await eve.take_name()
        await know_each_other(urls)
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


def test_connections_at_all_servers_count_together(postgres: Postgres, valkey: Valkey):
    most = 6

    async def run(urls: list[str]) -> int:
        eve = Person(urls[0], "Eve")
        await eve.take_name()
        table = await eve.make("take", 2)
        await know_each_other(urls)
        windows = [elsewhere(eve, urls[number % 2]) for number in range(4 * most)]
        taken = 0
        for window in windows:
            await window.connect(table)
            try:
                await window.next()
                taken += 1
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 4429
        await asyncio.gather(*(window.close() for window in (eve, *windows)))
        return taken

    with servers(postgres, valkey, connections_per_person=most) as urls:
        taken = asyncio.run(run(urls))
    print(f"{taken} connections with a limit of {most}")
    assert most <= taken <= 1.5 * most
