"""Every store: channels, wishes and letters; each letter once, and one sender at a time."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami.store import Channel, Identity, Letter, Listing, Log, Wishes, Write, open_log
from tests.store.stores import with_store

ANNA = Identity("anna", b"a", "Anna", False, 1)
BERT = Identity("bert", b"b", "Bert", False, 1)


def channel(number: int = 1, **rest: Any) -> Channel:
    made: dict[str, Any] = {"identity": "anna", "kind": "webhook", "address": f"https://example.org/{number}"}
    return Channel(**{"id": f"c{number}", "added": number, **made, **rest})


def letter(name: str, at: int = 10, **rest: Any) -> Letter:
    return Letter(**{"channel": "c1", "id": name, "event": b"{}", "at": at, "due": at, **rest})


def test_a_channel_is_added_once_and_only_so_many(place: str):
    async def use(log: Log) -> None:
        notices = log.notices
        assert await notices.add(channel(), 3) is None, "nobody has that identity"
        await log.add_identity(ANNA)
        assert await notices.add(channel(), 3) == "c1"
        assert await notices.add(channel(1, id="again", keys="new"), 3) == "c1"
        assert await notices.add(channel(2, verified=False), 2) == "c2"
        assert await notices.add(channel(3), 2) is None
        assert await notices.channels("anna") == [channel(1, keys="new"), channel(2, verified=False)]
        assert [one.id for one in await notices.listeners(["anna", "bert"])] == ["c1"]
        await notices.verify("c2")
        assert [one.id for one in await notices.listeners(["anna"])] == ["c1", "c2"]
        await notices.drop("c1")
        assert await notices.channel("c1") is None
        assert await notices.is_anybody_there()

    with_store(place, use)


def test_wishes_are_kept_and_forgotten_with_their_person(place: str):
    async def use(log: Log) -> None:
        notices = log.notices
        wishes = Wishes(("turn", "over"), "ja", "Asia/Tokyo", 1320, 420)
        await notices.wish("anna", wishes)
        assert await notices.wishes("anna") is None, "nobody has that identity"
        await log.add_identity(ANNA)
        await notices.wish("anna", Wishes())
        await notices.wish("anna", wishes)
        assert await notices.wishes("anna") == wishes
        await notices.add(channel(), 9)
        await notices.post([letter("one")], 9)
        await log.forget_identity("anna")
        assert await notices.wishes("anna") is None and await notices.channels("anna") == []
        assert await notices.waiting("c1", 99) == []

    with_store(place, use)


def test_a_letter_waits_once_and_is_done_once(place: str):
    async def use(log: Log) -> None:
        await log.add_identity(ANNA)
        notices = log.notices
        await notices.add(channel(), 9)
        await notices.post([letter("one"), letter("one"), letter("two", 20), letter("x", channel="gone")], 9)
        assert [one.id for one in await notices.due(9, 5)] == []
        assert [one.id for one in await notices.due(10, 5)] == ["c1"]
        assert await notices.waiting("c1", 20) == [letter("one"), letter("two", 20)]
        await notices.settle("c1", ["one"], {"two": 50}, next_at=30, failures=2)
        await notices.post([letter("one")], 9)
        assert await notices.waiting("c1", 40) == []
        assert await notices.due(29, 5) == [], "not before its time"
        assert [(one.next_at, one.failures) for one in await notices.due(50, 5)] == [(30, 2)]
        await notices.post([letter(f"more-{number}", 60) for number in range(9)], 4)
        assert len(await notices.waiting("c1", 99)) == 4, "no more than that wait"
        await notices.tidy(55, 0)
        assert [one.id for one in await notices.waiting("c1", 99)] == ["more-0", "more-1", "more-2"]

    with_store(place, use)


def test_one_of_several_servers_takes_a_channel(place: str):
    async def use(log: Log) -> None:
        await log.add_identity(ANNA)
        await log.notices.add(channel(), 9)
        rival = open_log(place)
        for now in range(10, 20):
            tries = [(log, rival)[number % 2].notices.take("c1", now, now + 1) for number in range(6)]
            assert sorted(await asyncio.gather(*tries)) == [False] * 5 + [True]
        await rival.close()

    with_store(place, use)


def test_servers_share_the_key_stored_first(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place)
        found = await asyncio.gather(log.notices.kept("key", b"one"), rival.notices.kept("key", b"two"))
        assert found[0] == found[1] and found[0] in (b"one", b"two")
        await log.notices.keep("key", b"three")
        assert await rival.notices.kept("key", b"four") == b"three"
        await rival.close()

    with_store(place, use)


def test_changes_and_invitations_are_found_in_order(place: str):
    async def use(log: Log) -> None:
        await log.add_identity(ANNA)
        await log.add_identity(BERT)
        for table in ("a", "b"):
            listing = Listing("take", "waiting", True, None, table.encode())
            await log.append(Write(table, 1, (b"x",), listing))
        one, two = await log.notices.changed(0, 9)
        assert (one.table, one.summary, two.table) == ("a", b"a", "b") and one.change < two.change
        assert await log.notices.changed(one.change, 9) == [two]
        assert await log.notices.last_change() == two.change
        await log.circle.invite("bert", "a", "anna", 50, 9)
        (invited,) = await log.notices.invited(49, 9)
        assert (invited.identity, invited.table, invited.game, invited.name) == ("bert", "a", "take", "Anna")
        assert await log.notices.invited(50, 9) == []

    with_store(place, use)


def test_a_device_that_is_signed_out_hears_nothing_more(place: str):
    async def use(log: Log) -> None:
        await log.add_identity(ANNA)
        await log.notices.add(channel(1, kind="push", session="first"), 9)
        await log.notices.add(channel(2), 9)
        await log.accounts.end("anna", "first")
        assert [one.id for one in await log.notices.channels("anna")] == ["c2"]

    with_store(place, use)


def test_channels_that_nobody_confirmed_are_dropped(place: str):
    async def use(log: Log) -> None:
        await log.add_identity(ANNA)
        await log.notices.add(channel(1, verified=False), 9)
        await log.notices.add(channel(2), 9)
        await log.notices.tidy(0, 2)
        assert [one.id for one in await log.notices.channels("anna")] == ["c2"]

    with_store(place, use)
