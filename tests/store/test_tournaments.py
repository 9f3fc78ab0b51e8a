"""Every store: the first writer of an entry wins, lists follow, and deleted people leave no trace."""

from __future__ import annotations

import asyncio

from tatami.store import Identity, Log, TournamentListing, open_log
from tests.store.stores import with_store


def listing(status: str = "open", *, host: str = "id-anna", wake: int | None = 50) -> TournamentListing:
    return TournamentListing(status, True, host, 60, wake, b"what lists show")


def test_of_all_writers_of_an_entry_one_wins(place: str):
    async def use(log: Log) -> None:
        rival = open_log(place)
        stores = [(log, rival)[number % 2].tournaments for number in range(8)]
        for seq in range(1, 6):
            won = await asyncio.gather(
                *(
                    store.append("t", seq, f"{seq} by {number}".encode(), listing(), seq)
                    for number, store in enumerate(stores)
                )
            )
            assert sorted(won) == [False] * 7 + [True]
            assert (await log.tournaments.read("t"))[-1] == f"{seq} by {won.index(True)}".encode()
        assert len(await rival.tournaments.read("t")) == 5
        assert await log.tournaments.read("another") == []
        await rival.close()

    with_store(place, use)


def test_lists_show_public_ones_and_ones_own_and_what_is_due(place: str):
    async def use(log: Log) -> None:
        store = log.tournaments
        await store.append("t", 1, b"1", listing(), 1)
        await store.append("u", 1, b"1", listing("playing", host="id-bert", wake=70), 2, entrant="id-anna")
        hidden = TournamentListing("open", False, "id-carl", None, None)
        await store.append("v", 1, b"1", hidden, 3)
        assert list(await store.public(("open", "playing"))) == ["u", "t"]
        assert list(await store.public(("open",), first=1)) == []
        assert (await store.public(("open",)))["t"] == listing()
        assert list(await store.of_person("id-anna")) == ["u", "t"]
        assert list(await store.of_person("id-carl")) == ["v"]
        assert await store.due(60) == ["t"] and await store.due(70) == ["t", "u"]
        assert (await store.hosted("id-anna"), await store.hosted("id-nobody")) == (1, 0)
        await store.append("t", 2, b"2", listing("over", wake=None), 4)
        assert await store.hosted("id-anna") == 0 and await store.due(70) == ["u"]
        assert await store.statuses([]) == await store.records(["t"]) == {}

    with_store(place, use)


def test_a_deleted_person_is_no_entrant_and_no_host(place: str):
    async def use(log: Log) -> None:
        await log.add_identity(Identity("id-anna", b"a", "Anna", False, 1))
        await log.add_identity(Identity("id-bot", b"b", "Bot", True, 1, "id-anna"))
        store = log.tournaments
        await store.append("t", 1, b"Anna plans", listing(), 1)
        await store.append("t", 2, b"Anna enters", listing(), 2, entrant="id-anna")
        await store.append("t", 3, b"Bot enters", listing(), 3, entrant="id-bot")
        await store.rewrite("t", {1: b"- plans", 2: b"- enters"}, listing(host=""), 3, 3)
        await log.forget_identity("id-anna")
        assert await store.read("t") == [b"- plans", b"- enters", b"Bot enters"]
        assert await store.of_person("id-anna") == await store.of_person("id-bot") == {}
        assert list(await store.public(("open",))) == ["t"], "the tournament stays"

    with_store(place, use)
