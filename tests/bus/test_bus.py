"""Every bus: messages to other servers, leases for one of them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tatami.bus import Bus, open_bus
from tatami.bus.valkey import ValkeyBus
from tests.cluster.proxy import Proxy
from tests.services import Valkey

Make = Callable[[str], Bus]
Heard = list[tuple[str, bytes]]


@asynccontextmanager
async def nodes(make: Make, *names: str) -> AsyncIterator[list[tuple[Bus, Heard]]]:
    """Servers with what each has heard."""
    found: list[tuple[Bus, Heard]] = []
    for name in names:
        heard: Heard = []
        bus = make(name)
        await bus.start(lambda channel, message, heard=heard: heard.append((channel, message)))  # type: ignore[misc]
        found.append((bus, heard))
    try:
        await until(lambda: all(bus.is_well for bus, _ in found))
        yield found
    finally:
        for bus, _ in found:
            await bus.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.01)


async def followed(bus: Bus, heard: Heard, channel: str, other: Bus) -> None:
    """Wait until what another server says on a channel is heard."""
    mark, last = secrets.token_bytes(4), secrets.token_bytes(5)
    async with asyncio.timeout(20):
        while (channel, mark) not in heard:
            other.publish(channel, mark)
            await asyncio.sleep(0.01)
    other.publish(channel, last)  # whatever was sent before is heard before
    await until(lambda: (channel, last) in heard)
    heard.clear()


def fresh() -> str:
    return secrets.token_hex(6)


def test_messages_reach_the_others_that_follow_a_channel_in_order(make: Make):
    async def run() -> None:
        async with nodes(make, "a", "b", "c") as ((a, ears_a), (b, ears_b), (_, ears_c)):
            channel, other = fresh(), fresh()
            b.follow(channel)
            a.follow(channel)
            await followed(b, ears_b, channel, a)
            ears_a.clear()
            for number in range(100):
                a.publish(channel, b"%d" % number)
                a.publish(other, b"unheard")
            await until(lambda: len(ears_b) == 100)
            assert ears_b == [(channel, b"%d" % number) for number in range(100)]
            assert ears_a == [] and ears_c == [], "neither the sender nor who does not follow hears it"

    asyncio.run(run())


def test_a_channel_that_is_left_is_heard_no_more(make: Make):
    async def run() -> None:
        async with nodes(make, "a", "b") as ((a, _), (b, heard)):
            left, kept = fresh(), fresh()
            for channel in (left, kept):
                b.follow(channel)
                await followed(b, heard, channel, a)
            b.leave(left)

            async def hears_both() -> bool:
                heard.clear()
                a.publish(left, b"1")
                a.publish(kept, b"2")
                await until(lambda: (kept, b"2") in heard)
                return (left, b"1") in heard

            async with asyncio.timeout(20):
                while await hears_both():
                    pass
            for _ in range(5):
                assert not await hears_both(), "once it is left, it stays left"

    asyncio.run(run())


def test_messages_are_bytes_of_any_kind(make: Make):
    async def run() -> None:
        async with nodes(make, "a", "b") as ((a, _), (b, heard)):
            channel = fresh()
            b.follow(channel)
            await followed(b, heard, channel, a)
            for message in (b"", b" ", b"\0\xff\r\n 1", b"x" * 100_000):
                a.publish(channel, message)
            await until(lambda: len(heard) == 4)
            assert [message for _, message in heard] == [b"", b" ", b"\0\xff\r\n 1", b"x" * 100_000]

    asyncio.run(run())


def test_one_server_holds_a_lease_until_it_ends_or_is_released(make: Make):
    async def run() -> None:
        async with nodes(make, "a", "b") as ((a, _), (b, _)):
            one, two = fresh(), fresh()
            assert await a.hold([one], 30) == {one}
            assert await b.hold([one, two], 30) == {two}
            assert await a.hold([one, two], 30) == {one}, "it is renewed"
            await b.release([one, two])
            assert await a.hold([one, two], 0.05) == {one, two}, "only one's own is released"
            async with asyncio.timeout(20):
                while await b.hold([one], 30) != {one}:
                    await asyncio.sleep(0.02)

    asyncio.run(run())


def test_many_leases_are_held_at_once(make: Make):
    async def run() -> None:
        async with nodes(make, "a", "b") as ((a, _), (b, _)):
            names = {fresh() for _ in range(1200)}
            assert await a.hold(names, 30) == names
            assert await b.hold(names, 30) == set()
            await a.release(names)
            assert await b.hold(names, 30) == names

    asyncio.run(run())


def test_without_valkey_every_server_holds_every_lease_and_it_heals(valkey: Valkey):
    async def run() -> None:
        async with Proxy(valkey.port) as proxy:
            prefix = fresh()

            def make(node: str) -> Bus:
                return open_bus(valkey.url(port=proxy.port), f"{node}-{prefix}")

            for harm in (lambda: proxy.cut(refuse=True), proxy.hold):
                async with nodes(make, "a", "b") as ((a, _), (b, heard)):
                    name, channel = fresh(), fresh()
                    b.follow(channel)
                    assert await a.hold([name], 30) == {name} and await b.hold([name], 30) == set()
                    harm()
                    await until(lambda: not b.is_well)
                    assert await b.hold([name], 30) == {name}, "nobody can be asked"
                    a.publish(channel, b"lost")
                    proxy.mend()
                    await until(lambda: a.is_well and b.is_well)
                    assert await b.hold([name], 30) == set()
                    await followed(b, heard, channel, a)

    asyncio.run(run())


@pytest.mark.parametrize("method", ["hold", "release"])
def test_cancellation_that_looks_like_a_lost_connection_ends_the_task(valkey: Valkey, method: str):
    async def run() -> None:
        bus = open_bus(valkey.url(), fresh())
        assert isinstance(bus, ValkeyBus)
        await bus.start(lambda channel, message: None)
        await until(lambda: bus.is_well)
        asked, is_over = asyncio.Event(), asyncio.Event()

        async def lose(keys: list[str], values: list[object]) -> list[int]:
            """What redis-py does when it is cancelled while it reconnects."""
            asked.set()
            try:
                await asyncio.get_running_loop().create_future()
            except asyncio.CancelledError:
                raise ConnectionError("lost") from None
            raise AssertionError

        bus._hold = bus._release = lose  # type: ignore[assignment]

        async def work() -> None:
            while not is_over.is_set():
                await (bus.hold(["x"], 1) if method == "hold" else bus.release(["x"]))
                await asyncio.sleep(0)

        task = asyncio.ensure_future(work())
        await asked.wait()
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=10)
        is_over.set()
        assert done and task.cancelled()
        await bus.close()

    asyncio.run(run())


@pytest.mark.parametrize("method", ["hold", "release"])
def test_cancellation_at_any_moment_ends_the_task(valkey: Valkey, method: str):
    """In Python 3.11 `asyncio.wait_for`, which redis-py uses, may swallow one."""

    async def run() -> None:
        bus = open_bus(valkey.url(), fresh())
        assert isinstance(bus, ValkeyBus)
        await bus.start(lambda channel, message: None)
        await until(lambda: bus.is_well)
        is_over = asyncio.Event()

        async def work() -> None:
            while not is_over.is_set():
                await (bus.hold(["x"], 1) if method == "hold" else bus.release(["x"]))

        for turns in range(40):
            task = asyncio.ensure_future(work())
            for _ in range(turns):
                await asyncio.sleep(0)
            task.cancel()
            done, _ = await asyncio.wait([task], timeout=2)
            is_over.set()
            assert done and task.cancelled(), f"swallowed after {turns} turns of the loop"
            is_over.clear()
        await bus.close()

    asyncio.run(run())
