"""A house grows as docs/hosting.md says, from a file to two nodes behind the balancer, while people play."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.cluster.balancer import balancer, make_certificate
from tests.cluster.fleet import START, Node
from tests.cluster.proxy import Proxy
from tests.cluster.test_balancer import CLOCK, play, resume, talk
from tests.cluster.test_nodes import begin
from tests.server.running import Person, free_port
from tests.services import Postgres, Valkey

pytestmark = pytest.mark.skipif(shutil.which("haproxy") is None, reason="there is no HAProxy on this machine")

PAIRS = 3


async def run(*command: str | Path) -> str:
    """Run a program as a host does, and return what it prints."""
    process = await asyncio.create_subprocess_exec(*map(str, command), stdout=subprocess.PIPE)
    told, _ = await process.communicate()
    assert process.returncode == 0, command
    return told.decode()


async def tatami(*command: str | Path) -> str:
    return await run(sys.executable, "-m", "tatami.cli", *command)


@asynccontextmanager
async def node(folder: Path, port: int, **flags: str | Path) -> AsyncIterator[Node]:
    """A server until the block ends, or until somebody stops it."""
    async with Proxy(0) as unused:
        found = Node(
            port, {name: str(value) for name, value in flags.items()}, unused, unused, folder / "log"
        )
        found.port, found.url = port, f"http://127.0.0.1:{port}"
        await found.start()
        try:
            yield found
        finally:
            if not found.has_ended:
                await found.stop()
    assert not found.complaints()


async def tokens(node: Node, table: str) -> list[str]:
    """A finished game, as a node has it."""
    async with httpx.AsyncClient() as http:
        return list((await http.get(f"{node.url}/api/tables/{table}/record")).json()["actions"])


async def open_to_people(url: str) -> None:
    """Wait until the balancer knows of a node."""
    async with asyncio.timeout(START), httpx.AsyncClient() as http:
        while (await http.get(f"{url}/healthz")).status_code != 200:
            await asyncio.sleep(0.05)


async def holds(node: Node, table: str) -> bool:
    async with httpx.AsyncClient() as http:
        return (await http.get(f"{node.url}/api/tables/{table}")).status_code == 200


def database(postgres: Postgres, name: str) -> str:
    """A fresh database."""
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"postgresql://tatami@127.0.0.1:{postgres.port}/{name}"


def test_a_house_moves_from_a_file_to_two_nodes_while_people_play(
    postgres: Postgres, valkey: Valkey, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    secure, certificate = free_port(), make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    ports = [free_port(), free_port()]
    behind = {"base-url": f"https://127.0.0.1:{secure}", "proxies": "127.0.0.1"}
    file, copy, fresh, dump = (tmp_path / name for name in ("house.db", "copy.db", "fresh.db", "house.dump"))
    store, again = database(postgres, "house"), database(postgres, "house2")

    async def grow(url: str) -> None:
        people = [(Person(url, "Anna"), Person(url, "Bert")) for _ in range(PAIRS)]
        async with node(tmp_path, ports[0], data=file, **behind) as first:
            await open_to_people(url)
            for pair in people:
                await begin(*pair, "take", clock=CLOCK)
            playing = asyncio.gather(play(*people[0]), *(play(*pair, until=6) for pair in people[1:]))
            await tatami("backup", copy, "--data", file)
            await playing
            coming = [asyncio.ensure_future(resume(person)) for pair in people for person in pair]
            await first.stop()
        await tatami("restore", copy, "--data", fresh)
        async with node(tmp_path, free_port(), data=fresh) as tried:
            assert all([await holds(tried, anna.table) for anna, _ in people])

        await tatami("move-store", file, store)
        assert "Both hold the same" in await tatami("move-store", "--check", file, store)
        shared = {"store": store, "bus": valkey.url(), **behind}
        async with node(tmp_path, ports[0], **shared) as one, node(tmp_path, ports[1], **shared) as two:
            await asyncio.gather(*coming)
            await asyncio.gather(*(talk(*pair) for pair in people))
            playing = asyncio.gather(*(play(*pair) for pair in people[1:]))
            await run(postgres.tool("pg_dump"), "--format=custom", f"--file={dump}", store)
            await playing
            for anna, bert in people:
                assert anna.client is not None and bert.client is not None
                assert anna.client.record is not None and anna.client.record == bert.client.record
                for each in (one, two):
                    assert await tokens(each, anna.table) == anna.client.record["actions"]
        await run(postgres.tool("pg_restore"), f"--dbname={again}", dump)
        async with node(tmp_path, free_port(), store=again, bus=f"{valkey.url()[:-1]}1") as tried:
            assert all([await holds(tried, anna.table) for anna, _ in people])
        for person in (person for pair in people for person in pair):
            await person.close()

    with balancer(tmp_path, ports, secure, certificate) as url:
        asyncio.run(grow(url))
