"""A real HAProxy as deployed: clients of a node that is lost, stopped or cut off resume at another."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import httpx
import pytest

from tatami.server.wire.messages import Update
from tests.cluster.balancer import balancer, make_certificate, trust
from tests.cluster.fleet import Fleet, Node
from tests.cluster.nomads import LOST
from tests.cluster.test_nodes import begin
from tests.server.running import Person, free_port

pytestmark = pytest.mark.skipif(shutil.which("haproxy") is None, reason="there is no HAProxy on this machine")

RESUMED = 5.0  # seconds at most from the loss of a node to the next update from another
TOKEN = {"authorization": "Bearer for-metrics"}
CLOCK = {"kind": "bank", "seconds": 600, "increment": 0}
MOMENT = 0.05  # seconds between two tries of a client


async def kill(node: Node) -> None:
    await node.kill()


async def stop(node: Node) -> None:
    os.kill(node.pid, signal.SIGSTOP)


async def cut(node: Node) -> None:
    node.to_store.cut(refuse=True)


async def silence(node: Node) -> None:
    node.to_store.hold()


async def end(node: Node) -> None:
    await node.stop()


async def mend(node: Node) -> None:
    """Bring a node back."""
    node.to_store.mend()
    with suppress(ProcessLookupError):
        os.kill(node.pid, signal.SIGCONT)
    if node.has_ended:
        await node.start()


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/metrics?all"])
def test_metrics_are_not_shown_outside(path: str, tmp_path: Path):
    certificate = make_certificate(tmp_path)
    with balancer(tmp_path, [free_port(), free_port()], free_port(), certificate) as url:
        assert httpx.get(url + path, verify=trust(certificate)).status_code == 403
        assert httpx.get(url + "/healthz", verify=trust(certificate)).status_code == 503  # there is no node


def test_the_balancer_leads_to_https(tmp_path: Path):
    plain, certificate = free_port(), make_certificate(tmp_path)
    with balancer(tmp_path, [free_port(), free_port()], free_port(), certificate, plain):
        answer = httpx.get(f"http://127.0.0.1:{plain}/lobby?game=take")
    assert answer.status_code == 308 and answer.headers["location"].startswith("https://127.0.0.1")
    assert answer.headers["location"].endswith("/lobby?game=take")


@asynccontextmanager
async def deployed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Fleet, str]]:
    """Two nodes behind a balancer with TLS, both in use."""
    secure, certificate = free_port(), make_certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    flags = {
        "base-url": f"https://127.0.0.1:{secure}",
        "proxies": "127.0.0.1",
        "metrics-token": "for-metrics",
    }
    async with Fleet(folder, 2, **flags) as fleet:
        with balancer(folder, [node.port for node in fleet.nodes], secure, certificate) as url:
            yield fleet, url


async def connections(node: Node) -> int:
    """How many WebSockets a node has."""
    async with httpx.AsyncClient(headers=TOKEN) as http:
        told = (await http.get(f"{node.url}/metrics")).text
    return next(
        round(float(line.split()[1])) for line in told.splitlines() if line.startswith("tatami_connections ")
    )


async def pairs(fleet: Fleet, url: str) -> tuple[Node, list[tuple[Person, Person]]]:
    """Two people at a table of each node; the last two, and the node that only they are at."""
    begun: list[tuple[Person, Person]] = []
    while True:
        before = [await connections(node) for node in fleet.nodes]
        begun.append((Person(url, "Anna"), Person(url, "Bert")))
        await begin(*begun[-1], "take", clock=CLOCK)
        after = [await connections(node) for node in fleet.nodes]
        assert sorted(now - then for now, then in zip(after, before, strict=True)) == [0, 2], "not together"
        if all(after):
            return fleet.nodes[before.index(0)], begun


async def resume(person: Person) -> float:
    """Read until the connection is lost, come back as the page does, and return when that was."""
    with suppress(*LOST):
        while True:
            await person.next()
    assert person.client is not None
    while True:
        with suppress(*LOST):
            await person.connect(person.table, since=person.client.seq)
            await person.next()
            return time.monotonic()
        await asyncio.sleep(MOMENT)


async def talk(one: Person, other: Person) -> None:
    """One says something, and the other hears it."""
    await one.ask("say", text="here")
    while (update := await other.until(Update)).chat is None or update.chat.text != "here":
        pass


async def play(one: Person, other: Person, until: int | None = None) -> None:
    await asyncio.gather(one.play(Random(1), until=until), other.play(Random(2), until=until))


@pytest.mark.parametrize("harm", [kill, stop, cut, silence, end])
def test_clients_of_a_harmed_node_resume_at_the_other(
    harm: Callable[[Node], Awaitable[None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def run() -> None:
        async with deployed(tmp_path, monkeypatch) as (fleet, url):
            node, people = await pairs(fleet, url)
            resuming = [asyncio.ensure_future(resume(person)) for person in people[-1]]
            began = time.monotonic()
            await harm(node)
            waits = [back - began for back in await asyncio.gather(*resuming)]
            print(f"{harm.__name__}: back after", [f"{wait:.2f} s" for wait in waits])
            await asyncio.gather(*(talk(*pair) for pair in people))  # the others were not disturbed
            assert max(waits) < RESUMED
            await asyncio.gather(*(play(*players, until=8) for players in people))
            await mend(node)
            await asyncio.gather(*(play(*players) for players in people))
            for anna, bert in people:
                assert anna.client is not None and bert.client is not None
                assert anna.client.record is not None and anna.client.record == bert.client.record
                record = (await anna.http.get(f"/api/tables/{anna.table}/record")).json()
                assert record["actions"] == anna.client.record["actions"]
                await anna.close()
                await bert.close()

    asyncio.run(run())
