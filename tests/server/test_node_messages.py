"""What servers tell each other: entries go to those with the table in memory, questions are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping

import pytest

from tatami.bus import Hub, LocalBus
from tatami.server.http.guards import Buckets
from tatami.server.runtime import nodes as module
from tatami.server.runtime.node_messages import TABLE, Stored, decode, encode
from tatami.server.runtime.nodes import Nodes

TABLE_1 = "table-1"


class Tables:
    """A supervisor with some tables, and what it heard."""

    def __init__(self, *people: str) -> None:
        self.known: dict[str, int] = {}
        self.people = {who: True for who in people}
        self.heard: list[tuple[int, bytes | None]] = []
        self.gathered = 0

    def head(self, table: str) -> int | None:
        return self.known.get(table)

    def heads(self) -> Mapping[str, int]:
        return self.known

    def catch_up(self, table: str, seq: int, entry: bytes | None = None) -> None:
        if seq > self.known[table]:
            self.heard.append((seq, entry))

    def reload(self, table: str) -> None:
        raise AssertionError

    def gather(self, table: str) -> None:
        self.gathered += 1

    def tend(self, table: str) -> None:
        raise AssertionError

    def minds(self, table: str) -> bool:
        return False

    def local(self, table: str) -> dict[str, bool]:
        return self.people

    def crowded(self) -> Iterable[tuple[str, int]]:
        return ()

    def waiting(self) -> Iterable[str]:
        return ()

    def is_there(self, table: str, who: str) -> bool:
        return table in self.known and who in self.people

    def shut_out(self, who: Collection[str], code: int) -> None:
        raise AssertionError

    def show_reaction(self, table: str, member: int, reaction: str) -> None:
        raise AssertionError


class Counting(LocalBus):
    """A bus that counts what is said at a table."""

    said = 0

    def publish(self, channel: str, message: bytes) -> None:
        self.said += channel.startswith(TABLE) and isinstance(decode(message), Stored)
        super().publish(channel, message)


class Empty:
    """A store in which nothing is newer."""

    async def heads(self, tables: Collection[str]) -> dict[str, int]:
        return {}


Use = Callable[[tuple[Nodes, Tables, Counting], tuple[Nodes, Tables, Counting]], Awaitable[None]]


def with_two(use: Use) -> None:
    async def run() -> None:
        hub, pair = Hub(), []
        for name in ("one", "two"):
            bus = Counting(name, hub)
            nodes, tables = Nodes(bus, Empty()), Tables(name)  # type: ignore[arg-type]
            await nodes.start(tables)
            pair.append((nodes, tables, bus))
        try:
            await until(lambda: all(nodes.others for nodes, _, _ in pair))
            await use(pair[0], pair[1])
        finally:
            for nodes, _, _ in pair:
                await nodes.close()

    asyncio.run(run())


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.005)


def test_entries_are_told_only_to_servers_that_have_the_table_in_memory():
    async def use(one: tuple[Nodes, Tables, Counting], two: tuple[Nodes, Tables, Counting]) -> None:
        (nodes, tables, bus), (other, others, _) = one, two
        tables.known[TABLE_1] = 5
        nodes.opened(TABLE_1)
        nodes.stored(TABLE_1, 5, b'{"what":"x"}')
        assert bus.said == 0, "nobody else has it"
        others.known[TABLE_1] = 4  # it read the log just before the fifth entry
        other.opened(TABLE_1)
        await until(lambda: others.heard and tables.gathered and others.gathered)
        assert others.heard == [(5, None)], "it hears how far the other is"
        assert nodes.elsewhere(TABLE_1) == {"two": True} and other.elsewhere(TABLE_1) == {"one": True}
        nodes.stored(TABLE_1, 6, b'{"what":"y"}')
        await until(lambda: len(others.heard) > 1)
        assert bus.said == 1 and others.heard[1] == (6, b'{"what":"y"}')
        del others.known[TABLE_1]
        other.put_away(TABLE_1)
        await until(lambda: not nodes.elsewhere(TABLE_1))
        nodes.stored(TABLE_1, 7, b'{"what":"z"}')
        assert bus.said == 1

    with_two(use)


def test_a_server_without_people_at_a_table_is_told_of_it_too():
    async def use(one: tuple[Nodes, Tables, Counting], two: tuple[Nodes, Tables, Counting]) -> None:
        (nodes, tables, bus), (other, others, _) = one, two
        others.people = {}
        tables.known[TABLE_1] = others.known[TABLE_1] = 1
        nodes.opened(TABLE_1)
        other.opened(TABLE_1)
        await until(lambda: others.gathered)
        nodes.stored(TABLE_1, 2, b"{}")
        await until(lambda: others.heard)
        assert bus.said == 1

    with_two(use)


def test_a_person_at_another_server_is_found():
    async def use(one: tuple[Nodes, Tables, Counting], two: tuple[Nodes, Tables, Counting]) -> None:
        (nodes, tables, _), (_, others, _) = one, two
        others.known[TABLE_1] = 1
        assert await nodes.is_there(TABLE_1, "two")
        assert not await nodes.is_there(TABLE_1, "one") and not await nodes.is_there("table-2", "two")
        tables.known[TABLE_1] = 1
        assert await nodes.is_there(TABLE_1, "one")

    with_two(use)


def test_reviews_in_progress_are_told():
    async def use(one: tuple[Nodes, Tables, Counting], two: tuple[Nodes, Tables, Counting]) -> None:
        (nodes, _, _), (other, _, _) = one, two
        assert await nodes.leases.claim("review/t") and not await other.leases.claim("review/t")
        nodes.reviews = lambda: {"t": (3, 70)}
        nodes.send_pulse()
        await until(lambda: other.reviewing("t") == (3, 70))
        nodes.reviews = dict
        await until(lambda: other.reviewing("t") is None)
        await nodes.leases.release("review/t")
        assert await other.leases.claim("review/t")

    with_two(use)


def test_scarce_limits_and_many_connections_are_told_at_once(monkeypatch: pytest.MonkeyPatch):
    async def use(one: tuple[Nodes, Tables, Counting], two: tuple[Nodes, Tables, Counting]) -> None:
        (nodes, _, _), (other, _, _) = one, two
        monkeypatch.setattr(module, "PULSE", 1e6)
        limits = [Buckets(rate=0, size=8) for _ in range(2)]
        for each, limit in zip((nodes, other), limits, strict=True):
            each.share({"tables": limit})
        spent = 0
        while limits[0].take("eve"):
            spent += 1
        await until(lambda: not limits[1].has("eve"))
        assert spent == 8
        nodes.connected({"person eve": 2, "address of eve": 7})
        await until(lambda: other.held("address of eve") == 7)
        assert other.held("person eve") == 0

    with_two(use)


def test_connections_at_a_lost_server_do_not_count(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(module, "LOST", 0.1)
    monkeypatch.setattr(module, "PULSE", 1e6)

    async def use(one: tuple[Nodes, Tables, Counting], two: tuple[Nodes, Tables, Counting]) -> None:
        (nodes, _, _), (other, _, _) = one, two
        nodes.connected({"person eve": 30})
        await until(lambda: other.held("person eve") == 30)
        await until(lambda: other.held("person eve") == 0)
        assert other.others == 1

    with_two(use)


def test_a_message_without_an_entry_is_read_too():
    assert decode(b'{"is":"stored","seq":3}') == Stored(3)
    assert decode(encode(Stored(3))) == Stored(3)
