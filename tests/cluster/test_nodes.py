"""Servers sharing a database and a bus: all publish every stored entry, and each task runs once."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from random import Random
from typing import Any

import httpx
import pytest

from tatami.games import names as games
from tatami.server.runtime import supervisor
from tatami.server.wire.messages import Accepted, Presence, Refused, Update
from tests.cluster.proxy import Proxy
from tests.cluster.servers import elsewhere, servers
from tests.server.running import Person
from tests.services import Postgres, Valkey

NEW = {"settings": {"game": "take", "seats": 2}}
BOT_MOVES = "tatami_bot_moves_total "


def members(person: Person) -> list[int]:
    """The connected members in the latest message to a client."""
    told = [json.loads(text) for text in person.got]
    return next((one["members"] for one in reversed(told) if one["is"] == "presence"), [])


async def in_memory(url: str) -> int:
    """How many tables a server has in memory."""
    async with httpx.AsyncClient() as http:
        told = (await http.get(f"{url}/metrics")).text.splitlines()
    return next(round(float(line.split()[1])) for line in told if line.startswith("tatami_tables_in_memory "))


async def sit(person: Person, seat: int) -> None:
    assert isinstance(await person.ask("sit", seat=seat), Accepted)
    assert isinstance(
        await person.ask("nonce", seat=seat, nonce=base64.b64encode(bytes(16)).decode()), Accepted
    )


async def begin(one: Person, two: Person, game: str, **settings: Any) -> str:
    """Two people at two servers begin a game."""
    table = await one.make(game, 2 if game != "tenka" else 3, **settings)
    await two.take_name()
    for person in (one, two):
        await person.connect(table)
        await person.until(Presence)
    assert isinstance(await two.ask("join", name=two.name), Accepted)
    for seat, person in ((1, one), (2, two)):
        await sit(person, seat)
    if game == "tenka":
        assert isinstance(await one.ask("seat-bot", seat=3, level="farmer"), Accepted)
    assert isinstance(await one.ask("start"), Accepted)
    return table


@pytest.mark.parametrize("game", games())
def test_a_game_is_played_from_two_servers(postgres: Postgres, valkey: Valkey, game: str):
    async def run(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        table = await begin(anna, bert, game)
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        assert anna.client is not None and bert.client is not None
        assert anna.client.record is not None and anna.client.record == bert.client.record
        record = (await anna.http.get(f"/api/tables/{table}/record")).json()
        assert record["actions"] == anna.client.record["actions"]
        await anna.close()
        await bert.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(run(urls))


def test_people_at_other_servers_are_seen_to_come_and_go(postgres: Postgres, valkey: Valkey):
    async def run(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        await begin(anna, bert, "take")
        while members(anna) != [1, 2]:
            await anna.next()
        await bert.close()
        while members(anna) != [1]:
            await anna.next()
        await anna.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(run(urls))


def test_client_resumes_on_another_server_with_missed_updates(postgres: Postgres, valkey: Valkey):
    async def run(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        table = await begin(anna, bert, "take")
        await asyncio.gather(anna.play(Random(1), until=4), bert.play(Random(2), until=4))
        assert anna.client is not None
        since = anna.client.seq
        await anna.close()
        for word in ("one", "two"):
            assert isinstance(await bert.ask("say", text=word), Accepted)
        again = elsewhere(anna, urls[1])
        await again.connect(table, since=since)
        heard = [await again.until(Update) for _ in range(2)]
        assert [update.chat.text for update in heard] == ["one", "two"]
        await asyncio.gather(again.play(Random(3)), bert.play(Random(4)))
        await again.close()
        await bert.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(run(urls))


def test_one_server_thinks_for_a_bot_that_people_at_two_see(postgres: Postgres, valkey: Valkey):
    async def run(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        table = await begin(anna, bert, "tenka")
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        moves = 0
        for url in urls:
            metrics = (await elsewhere(anna, url).http.get("/metrics")).text
            told = next(line for line in metrics.splitlines() if line.startswith(BOT_MOVES))
            moves += round(float(told.split()[1]))
        record = (await anna.http.get(f"/api/tables/{table}/record")).json()
        assert 0 < moves < len(record["actions"])
        await anna.close()
        await bert.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(run(urls))


@pytest.mark.parametrize("harm", ["cut", "hold"])
def test_without_the_bus_moves_are_acknowledged_and_heard_soon(postgres: Postgres, valkey: Valkey, harm: str):
    async def run() -> None:
        async with Proxy(valkey.port) as proxy:
            opened = servers(postgres, valkey.url(port=proxy.port))
            urls = await asyncio.to_thread(opened.__enter__)
            try:
                anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
                await begin(anna, bert, "take")
                proxy.cut(refuse=True) if harm == "cut" else proxy.hold()
                waits = []
                for number in range(3):
                    began = time.monotonic()
                    assert isinstance(await anna.ask("say", text=f"{number}"), Accepted)
                    while (
                        update := await bert.until(Update)
                    ).chat is None or update.chat.text != f"{number}":
                        pass
                    waits.append(time.monotonic() - began)
                print("heard after", [round(wait, 2) for wait in waits])
                assert max(waits) < 2, "the store was not asked"
                proxy.mend()
                await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
                await anna.close()
                await bert.close()
            finally:
                await asyncio.to_thread(opened.__exit__, None, None, None)

    asyncio.run(run())


def test_limits_count_over_all_servers(postgres: Postgres, valkey: Valkey):
    async def run(urls: list[str]) -> None:
        anna = Person(urls[0], "Anna")
        table = await anna.make("take", 2)
        sent = 0
        async with asyncio.timeout(30):
            while (await anna.http.post("/api/tables", json=NEW)).status_code == 201:
                sent += 1
        assert sent <= 4
        other = elsewhere(anna, urls[1])
        async with asyncio.timeout(30):  # the other server has heard of it soon
            while (await other.http.post("/api/tables", json=NEW)).status_code == 201:
                await asyncio.sleep(0.2)
                sent += 1
        assert sent <= 8, "both let everything through"
        assert table
        await anna.close()
        await other.close()

    with servers(postgres, valkey, tables_per_hour=8) as urls:
        asyncio.run(run(urls))


def test_an_account_deleted_at_one_server_is_deleted_at_all(postgres: Postgres, valkey: Valkey):
    async def run(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        table = await begin(anna, bert, "take")
        there = elsewhere(bert, urls[0])
        assert isinstance(await bert.ask("say", text="a secret of Bert's"), Accepted)
        assert (await there.http.delete("/api/me")).status_code == 204
        async with asyncio.timeout(30):
            while (await bert.http.get("/api/me")).status_code == 200 and (
                await bert.http.get("/api/me")
            ).json().get("name"):
                await asyncio.sleep(0.05)
        watcher = elsewhere(anna, urls[1])
        async with asyncio.timeout(30):
            while True:
                await watcher.connect(table)
                message = await watcher.next()
                await watcher.socket.close()
                if "a secret of" not in watcher.got[-1] and "Bert" not in watcher.got[-1]:
                    break
                await asyncio.sleep(0.05)
        assert not isinstance(message, Refused)
        for person in (anna, bert, there, watcher):
            await person.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(run(urls))


def test_a_server_drops_a_table_that_is_played_at_another(
    postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(supervisor, "ELSEWHERE", 2.0)

    async def run(urls: list[str]) -> None:
        anna, bert = Person(urls[1], "Anna"), Person(urls[1], "Bert")
        anna.http.base_url = httpx.URL(urls[0])  # the table is made there, as a balancer may have it
        await begin(anna, bert, "take")
        async with asyncio.timeout(30):
            decision = 0
            while await in_memory(urls[0]):  # although something happens there all the time
                decision += 1
                await asyncio.gather(*(one.play(Random(1), until=decision) for one in (anna, bert)))
                await asyncio.sleep(0.2)
        assert await in_memory(urls[1]) == 1
        assert anna.client is not None and anna.client.room is not None
        assert anna.client.room.status == "playing"
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        await anna.close()
        await bert.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(run(urls))
