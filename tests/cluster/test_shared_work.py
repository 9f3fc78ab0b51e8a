"""Two servers share work: strangers meet; reviews, letters and rounds are made once."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami.games import load
from tatami.review import Reviewer
from tatami.server.core.tournament import entries as log
from tatami.server.runtime import reviews
from tatami.store import Log
from tests.cluster.servers import elsewhere, servers
from tests.cluster.test_nodes import begin
from tests.server.receivers import Sink, until, web_server
from tests.server.running import Person, running
from tests.server.test_matching import match
from tests.server.test_notice_routes import QUICK, add, annas_move
from tests.server.tournament.test_tournaments import begin as begin_tournament
from tests.server.tournament.test_tournaments import enter, plan, play_mine
from tests.server.tournament.test_tournaments import until as until_shown
from tests.services import Postgres, Valkey
from tests.store.stores import with_store

TABLES = 8  # with news for a letter each


def test_strangers_at_two_servers_find_each_other(postgres: Postgres, valkey: Valkey):
    async def use(urls: list[str]) -> None:
        for game in tatami.games():
            seats = load(game).usual_seats
            people = [Person(urls[number % 2], f"P{number}") for number in range(3 * seats)]
            await asyncio.gather(*(one.take_name() for one in people))
            tables = Counter(await asyncio.gather(*(match(one, game, seats) for one in people)))
            assert list(tables.values()) == [seats] * 3, "somebody waits alone"
            for one in people:
                await one.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(use(urls))


def test_a_review_is_computed_by_one_server_and_followed_from_both(
    postgres: Postgres, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
):
    begun: list[Any] = []

    def reviewer(match: Any) -> Reviewer:
        begun.append(match)
        return Reviewer(match, simulations=60, seconds=None)

    monkeypatch.setattr(reviews, "Reviewer", reviewer)

    async def use(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        path = f"/api/tables/{await begin(anna, bert, 'take')}/review"
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        assert (await bert.http.get(path)).json()["state"] == "none"
        both = await asyncio.gather(*(one.http.post(path) for one in (anna, bert)))
        assert [answer.json()["state"] for answer in both] == ["waiting", "waiting"]
        seen = []
        for one in (anna, bert):
            async with asyncio.timeout(300):
                while (state := (await one.http.get(path)).json())["state"] == "waiting":
                    await asyncio.sleep(0.05)
            seen.append(state["review"])
        assert seen[0] == seen[1] is not None and len(begun) == 1
        await anna.close()
        await bert.close()

    with servers(postgres, valkey) as urls:
        asyncio.run(use(urls))


@pytest.mark.parametrize("has_bus", [True, False])
def test_a_letter_is_sent_once(postgres: Postgres, valkey: Valkey, has_bus: bool):
    """Without a bus both servers look for letters at the same time."""

    async def use(urls: list[str], sink: Sink) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        for one in (anna, bert):
            await one.take_name()
        await add(anna, "webhook", url=f"{sink.url}/hook")
        tables = [await annas_move(anna, bert) for _ in range(TABLES)]
        await asyncio.to_thread(until, lambda: set(tables) <= set(told(sink)))
        await anna.close()
        await bert.close()

    with web_server() as sink:
        with servers(postgres, valkey if has_bus else "", 2, **QUICK) as urls:
            asyncio.run(use(urls, sink))
        assert Counter(told(sink)).most_common(1)[0][1] == 1, "twice"


def told(sink: Sink) -> list[str]:
    """The tables of all messages, and an empty name for the first."""
    return [event["table"] for post in sink.posts for event in post.json["tatami"]]


@pytest.mark.parametrize("has_bus", [True, False])
def test_a_round_begins_once_and_its_results_are_those_of_its_tables(
    postgres: Postgres, valkey: Valkey, has_bus: bool
):
    store = postgres.url(f"t{secrets.token_hex(8)}")
    names: list[str] = []

    async def use(urls: list[str]) -> None:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        names.append(await plan(anna))
        for one in (anna, bert):
            assert (await enter(one, names[0])).status_code == 204
        await begin_tournament(anna, names[0])
        for number in (1, 2):
            one, two = (anna, bert) if number == 1 else (elsewhere(anna, urls[1]), elsewhere(bert, urls[0]))
            await asyncio.gather(*(play_mine(each, names[0], number=number) for each in (one, two)))
        for one in (anna, bert):
            over = await until_shown(one, names[0], lambda now: now["status"] == "over")
            assert [len(each["tables"]) for each in over["rounds"]] == [3, 3]
        await anna.close()
        await bert.close()

    bus = valkey.url() if has_bus else ""
    with (
        running(Path("unused"), store=store, bus=bus) as one,
        running(Path("unused"), store=store, bus=bus) as two,
    ):
        asyncio.run(use([one, two]))
    stored = with_store(store, partial(read, names[0]))
    rounds = [entry for entry in stored if isinstance(entry, log.Paired)]
    tables = [table for entry in rounds for table in entry.tables]
    assert len(rounds) == 2 and len({table.table for table in tables}) == 6
    assert sum(isinstance(entry, log.RoundEnded) for entry in stored) == 2


async def read(tournament: str, store: Log) -> list[log.AnyEntry]:
    return [log.decode(entry) for entry in await store.tournaments.read(tournament)]
