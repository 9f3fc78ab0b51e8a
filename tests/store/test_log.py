"""Every store: one entry per (table, seq), the first writer wins; listings, identities, records."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tatami.store import Finished, Identity, Listing, Log, StoreError, Taken, Write, open_log
from tests.store.stores import entry, went, with_store, write


def test_many_appenders_lose_nothing(place: str):
    async def use(log: Log) -> None:
        async def append(table: str) -> None:
            for seq in range(1, 21):
                await log.append(write(table, seq))

        await asyncio.gather(*(append(f"t{number}") for number in range(40)))
        for number in range(40):
            found = await log.read(f"t{number}")
            assert found == [entry(f"t{number}", seq) for seq in range(1, 21)]
        assert await log.read("t7", since=18) == [entry("t7", 19), entry("t7", 20)]

    with_store(place, use)


def test_exactly_one_of_several_racing_writers_appends_the_entry(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place)  # as another process would
        for seq in range(1, 11):
            racers = [
                went((log, rival)[number % 2].append(Write("t", seq, (b"%d" % number,))))
                for number in range(12)
            ]
            answers = await asyncio.gather(*racers)
            winner = answers.index(True)
            assert [*answers[:winner], *answers[winner + 1 :]] == [Taken] * 11
            assert (await rival.read("t"))[-1] == b"%d" % winner
        await rival.close()

    with_store(place, use)


def test_a_failing_write_callback_harms_nobody(place: str):
    async def use(log: Log) -> None:
        told: list[StoreError | None] = []

        def fail(_: StoreError | None) -> None:
            raise ValueError("cannot be told")

        log.hand(write("a", 1), then=fail)
        log.hand(write("b", 1), then=told.append)
        log.hand(write("b", 1), then=told.append)
        await log.append(write("c", 1))
        assert told[0] is None and isinstance(told[1], Taken)
        assert await log.read("a") == [entry("a", 1)]

    with_store(place, use)


def test_writes_are_all_or_nothing_and_the_loser_harms_nobody(place: str):
    async def use(log: Log) -> None:
        await log.append(write("a", 2))
        answers: object = await asyncio.gather(
            went(log.append(write("b", 1))),
            went(log.append(write("c", 1), write("a", 1, 3))),
            went(log.append(write("d", 1))),
        )
        assert answers == [True, Taken, True]
        assert await log.read("c") == [], "its other half was taken"
        assert await log.read("a") == [entry("a", 2)]

    with_store(place, use)


def test_failed_writes_affect_no_others(place: str):
    async def use(log: Log) -> None:
        bad = Write("\ud800", 1, (b"",))
        answers: object = await asyncio.gather(went(log.append(bad)), went(log.append(write("a", 1))))
        assert answers == [StoreError, True]

    with_store(place, use)


def test_a_cancelled_caller_does_not_stop_the_write(place: str):
    async def use(log: Log) -> None:
        waiting = asyncio.ensure_future(log.append(write("a", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await log.append(write("a", 2))
        assert len(await log.read("a")) == 2

    with_store(place, use)


def listed(status: str, host: str = "anna", **rest: Any) -> Listing:
    values = {"game": "take", "public": True, "wake_at": None, "summary": b"summary", "lobby": True}
    return Listing(status=status, host=host, **{**values, **rest})


def test_listings_are_found_by_the_next_deadline(place: str):
    async def use(log: Log) -> None:
        rows = {
            "a": listed("waiting"),
            "b": listed("waiting", public=False),
            "c": listed("playing", wake_at=70),
        }
        for table, row in rows.items():
            await log.append(Write(table, 1, (b"",), row))
            assert await log.listing(table) == row
        assert await log.due(69) == {} and await log.due(70) == {"c": 70}
        await log.append(Write("a", 2, (b"",), listed("playing", wake_at=50)))
        assert await log.listing("a") == listed("playing", wake_at=50)
        assert list(await log.due(100)) == ["a", "c"]
        assert await log.listing("z") is None

    with_store(place, use)


def test_the_lobby_has_waiting_tables_first_and_every_host_has_a_turn(place: str):
    rows = {
        "over": listed("over"),
        "a1": listed("waiting"),
        "a2": listed("waiting"),
        "b1": listed("waiting", "bert"),
        "a3": listed("waiting"),
        "c1": listed("playing", "carl", game="tenno"),
        "c2": listed("playing", "carl"),
        "d1": listed("playing", "dora"),
        "here": listed("waiting", "dora", lobby=False),
        "secret": listed("waiting", "dora", lobby=False, public=False),
        "gone": listed("waiting", "eve", lobby=False),
    }

    async def use(log: Log) -> None:
        for table, row in rows.items():
            await log.append(Write(table, 1, (b"",), row))
        found = await log.lobby()
        assert found == {table: rows[table] for table in found}
        assert list(found) == ["a3", "b1", "a2", "a1", "d1", "c2", "c1"]
        present = ["here", "secret", "a1", "over"]
        assert list(await log.lobby(present=present)) == ["here", "a3", "b1", "a2", "a1", "d1", "c2", "c1"]
        pages = [list(await log.lobby(present=present, first=first, limit=3)) for first in (0, 3, 6, 9)]
        assert pages == [["here", "a3", "b1"], ["a2", "a1", "d1"], ["c2", "c1"], []]
        assert list(await log.lobby(game="tenno")) == ["c1"]
        assert set(await log.lobby(fresh=0, status="waiting")) == {"a3", "b1", "a2", "a1", "here", "gone"}
        later = time.time_ns() // 1_000_000 + 60_000
        assert await log.lobby(fresh=later) == found, "not changed since"
        await log.append(Write("a1", 2, (b"",), rows["a1"]))
        assert next(iter(await log.lobby())) == "a1", "the last to change comes first"

    with_store(place, use)


def test_one_s_own_tables_come_page_by_page_of_the_wanted_statuses(place: str):
    async def use(log: Log) -> None:
        for number in range(9):
            row = listed(("waiting", "over", "closed")[number % 3])
            await log.append(Write(f"t{number}", 1, (b"",), row, visitors=("anna",)))
        assert list(await log.tables_of("anna", 2)) == ["t8", "t7"]
        assert list(await log.tables_of("anna", 2, statuses=["over"])) == ["t7", "t4"]
        assert list(await log.tables_of("anna", 2, statuses=["over"], first=2)) == ["t1"]
        some = await log.tables_of("anna", statuses=["waiting", "over"])
        assert list(some) == ["t7", "t6", "t4", "t3", "t1", "t0"]
        assert await log.tables_of("bert") == {}

    with_store(place, use)


def test_records_come_page_by_page_in_the_order_of_the_games_ends(place: str):
    async def use(log: Log) -> None:
        games = [Finished(f"t{n}", "take", 100 + n // 2, "{}") for n in range(7)]
        for game in reversed(games):
            await log.append(Write(game.table, 1, (b"",), finished=game))
        first = await log.finished(limit=3)
        rest = await log.finished((first[-1].at, first[-1].table), limit=10)
        assert [*first, *rest] == games
        assert await log.finished(until=100) == games[:2]

    with_store(place, use)


def test_identities_are_known_by_their_secret_until_forgotten(place: str):
    async def use(log: Log) -> None:
        anna = Identity("anna-id", b"\1" * 32, "Anna", False, 5)
        await log.add_identity(anna)
        assert await log.find_identity(b"\1" * 32) == anna
        assert await log.find_identity(b"\2" * 32) is None
        with pytest.raises(StoreError):
            await log.add_identity(Identity("other-id", b"\1" * 32, "Eve", False, 6))
        await log.rename_identity("anna-id", "Änne")
        found = await log.find_identity(b"\1" * 32)
        assert found is not None and found.name == "Änne"
        await log.forget_identity("anna-id")
        assert await log.find_identity(b"\1" * 32) is None
        with pytest.raises(StoreError):
            await log.rename_identity("anna-id", "Anna")

    with_store(place, use)


def test_the_last_beat_is_remembered(place: str):
    assert with_store(place, lambda log: log.last_beat()) is None
    with_store(place, lambda log: log.beat(7))
    with_store(place, lambda log: log.beat(9))
    assert with_store(place, lambda log: log.last_beat()) == 9


def test_a_listing_never_replaces_one_of_more_entries(place: str):
    async def use(log: Log) -> None:
        await log.append(Write("a", 1, (b"", b""), listed("waiting")))
        await log.append(Write("a", 3, (b"",), listed("playing")))
        await log.append(Write("a", 3, (), listed("waiting")))  # from a server that has not heard of entry 3
        assert await log.listing("a") == listed("playing")
        await log.append(Write("a", 4, (), listed("over")))
        assert await log.listing("a") == listed("over")

    with_store(place, use)


def test_heads_are_the_last_entries(place: str):
    async def use(log: Log) -> None:
        for table, number in (("a", 3), ("b", 1)):
            await log.append(Write(table, 1, (b"",) * number, listed("playing")))
        assert await log.heads(["a", "b", "c"]) == {"a": 3, "b": 1}
        assert await log.heads([]) == {}

    with_store(place, use)


def test_of_several_orders_in_one_turn_the_first_wins_each_entry(place: str):
    async def use(log: Log) -> None:
        await log.append(write("taken", 1))
        answers: object = await asyncio.gather(
            went(log.append(write("a", 1), write("taken", 1))),
            went(log.append(write("a", 1))),
            went(log.append(write("a", 1))),
            went(log.append(Write("b", 1, (b"", b""), listed("waiting"), visitors=("anna",)))),
        )
        assert answers == [Taken, True, Taken, True]
        assert await log.heads(["b"]) == {"b": 2} and await log.read("a") == [entry("a", 1)]

    with_store(place, use)


def test_two_servers_that_write_the_same_tables_never_lock_up(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place, node="rival")

        async def append(store: Log, order: list[int]) -> int:
            won = 0
            for seq in range(1, 16):
                rows = [Write(f"t{n}", seq, (b"x",), listed("playing", wake_at=seq)) for n in order]
                won += (await asyncio.gather(*(went(store.append(row)) for row in rows))).count(True)
            return won

        tables = list(range(12))
        try:
            assert sum(await asyncio.gather(append(log, tables), append(rival, tables[::-1]))) == 12 * 15
        finally:
            await rival.close()

    with_store(place, use)


def test_an_id_that_no_database_could_hold_is_nobodys(place: str):
    async def use(log: Log) -> None:
        await log.append(write("t", 1))
        assert await log.read("t\0") == [] and await log.listing("\0") is None
        assert await log.record("t\0") is None and await log.tables_of("\0") == {}

    with_store(place, use)


def test_a_review_is_kept_and_replaced(place: str):
    async def use(log: Log) -> None:
        assert await log.review("t") is None
        await log.keep_review("t", b"first")
        await log.keep_review("other", b"\x00\xff")
        await log.keep_review("t", b"second")
        assert (await log.review("t"), await log.review("other")) == (b"second", b"\x00\xff")

    with_store(place, use)
