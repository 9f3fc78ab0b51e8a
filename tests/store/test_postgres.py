"""PostgreSQL lost, stopped or cut off: refusals that say so, no wrong acknowledgement, and it heals."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import suppress

import psycopg
import pytest

from tatami.store import Listing, Log, StoreError, Taken, Write, open_log
from tests.cluster.proxy import Proxy
from tests.services import Postgres
from tests.store.stores import entry, went, with_store, write


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A server that a test may kill."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()


def schema() -> str:
    return f"t{secrets.token_hex(8)}"


async def opened(url: str) -> Log:
    """A store behind a proxy of this event loop."""
    return await asyncio.to_thread(open_log, url, patience=5)


LISTED = Listing("take", "playing", True, None)


def test_the_beat_of_the_server_that_was_alive_last_counts(postgres: Postgres):
    async def run() -> None:
        url = postgres.url(schema())
        one, other = open_log(url, node="a"), open_log(url, node="b")
        assert await one.last_beat() is None
        await one.beat(9)
        await other.beat(8)
        assert await other.last_beat() == 9
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_killed_server_refuses_and_heals_without_a_restart(server: Postgres):
    async def use(log: Log) -> None:
        await log.append(write("a", 1))
        server.kill()
        with pytest.raises(StoreError) as refused:
            await log.append(write("a", 2))
        assert refused.value.reason == "unreachable"
        with pytest.raises(StoreError) as refused:
            await log.read("a")
        assert refused.value.reason == "unreachable"
        server.start()
        await log.append(write("a", 2))
        assert await log.read("a") == [entry("a", 1), entry("a", 2)]

    with_store(server.url(), use, patience=0.3)


def test_a_server_that_is_back_soon_refuses_nobody(server: Postgres):
    async def use(log: Log) -> None:
        await log.append(write("a", 1))
        server.kill()
        waiting = [
            log.append(Write("a", 2, (b"x",), LISTED)),
            log.append(write("b", 1)),
        ]
        await asyncio.sleep(0)
        server.start()
        await asyncio.gather(*waiting)
        assert len(await log.read("a")) == 2 and len(await log.read("b")) == 1

    with_store(server.url(), use, patience=20)


def test_a_server_that_does_not_answer_refuses_in_time_and_heals(server: Postgres):
    async def use(log: Log) -> None:
        await log.append(write("a", 1))
        go_on = server.pause()
        try:
            answers = await asyncio.gather(*(went(log.append(write(f"t{n}", 1))) for n in range(3)))
            assert answers == [StoreError] * 3
        finally:
            go_on()
        for number in range(3):  # the server may have read the statement before it was cut off
            assert await went(log.append(write(f"t{number}", 1))) in (True, Taken)
            assert await log.read(f"t{number}") == [entry(f"t{number}", 1)]

    with_store(server.url(), use, patience=0.3)


@pytest.mark.parametrize("listing", [None, LISTED], ids=["one statement", "a transaction"])
def test_a_commit_whose_answer_is_lost_is_not_done_twice(postgres: Postgres, listing: Listing | None):
    async def run() -> None:
        name = schema()
        async with Proxy(postgres.port) as proxy:
            log = await opened(postgres.url(name, port=proxy.port))
            for seq in range(1, 9):
                proxy.lose_answers_after(seq % 4)  # packets from the server, then the connection ends
                await log.append(Write("a", seq, (b"%d" % seq,), listing))
            assert await log.read("a") == [b"%d" % seq for seq in range(1, 9)]
            await log.close()

    asyncio.run(run())


def test_entries_of_other_servers_are_read_after_a_lost_connection(postgres: Postgres):
    async def run() -> None:
        name = schema()
        async with Proxy(postgres.port) as proxy:
            log = await opened(postgres.url(name, port=proxy.port))
            await log.append(write("a", 1))
            proxy.cut()
            other = open_log(postgres.url(name))
            await other.append(Write("a", 2, (b"other",)))
            assert await went(log.append(Write("a", 2, (b"mine",)))) is Taken
            assert await log.read("a", since=1) == [b"other"]
            await log.close()
            await other.close()

    asyncio.run(run())


def test_a_server_stopped_within_a_transaction_does_not_hold_others_up(postgres: Postgres):
    url = postgres.url(schema())

    async def use(log: Log) -> None:
        await log.append(Write("a", 1, (b"",), LISTED))
        # As a paused server: it has locked a row and says no more.
        with suppress(psycopg.errors.IdleInTransactionSessionTimeout), psycopg.connect(url) as stopped:
            stopped.execute("SET idle_in_transaction_session_timeout = '2s'")
            stopped.execute("INSERT INTO entries VALUES ('a', 2, '')")
            await log.append(write("b", 1))
            answers = [await went(log.append(write("a", 2))) for _ in range(2)]
            assert answers[-1] in (True, Taken) and await log.read("a") == [b"", entry("a", 2)]

    with_store(url, use)
