"""Two servers keep the promises of one: no leaks, one winner per race, malformed input is harmless."""

from __future__ import annotations

import asyncio
import base64
import secrets
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tatami.server.core import entries
from tatami.server.core.entries import AnyEntry, encode
from tatami.server.core.table import fold
from tatami.server.http.identity import hashed
from tatami.server.runtime.listing import listing
from tatami.server.wire.messages import Accepted, Snapshot
from tatami.store import Identity, Log, Write
from tests.cluster.servers import elsewhere
from tests.cluster.test_nodes import begin
from tests.server.desk import ANNA, SECRET, nonce
from tests.server.fuzz import Findings, ask, talk
from tests.server.running import Person, running
from tests.server.test_games import check_told
from tests.server.test_races import fidget
from tests.server.test_wire_leaks import KEY, everything
from tests.server.twins import SECRETIVE, other_world, played, twin
from tests.services import Postgres, Valkey
from tests.store.stores import with_store

FUZZ = 300  # messages, and as many requests, for each server


class Pair:
    """Two servers on a store of their own."""

    def __init__(self, postgres: Postgres, valkey: Valkey, **settings: object) -> None:
        self.store = postgres.url(f"t{secrets.token_hex(8)}")
        self._places = {"store": self.store, "bus": valkey.url(), **settings}
        self._stack = ExitStack()

    def __enter__(self) -> list[str]:
        unused = Path("unused")
        return [self._stack.enter_context(running(unused, **self._places)) for _ in range(2)]

    def __exit__(self, *_: object) -> None:
        self._stack.close()


@pytest.mark.parametrize("game", SECRETIVE)
def test_worlds_that_look_alike_are_told_alike_by_both(postgres: Postgres, valkey: Valkey, game: str):
    chance = Random(3)
    desk = played(game, chance, 9)
    worlds = (other_world(desk.match, 1, chance) for _ in range(900))
    world = next(world for world in worlds if world is not None)
    told = []
    for log in (desk.log, twin(desk, world, ANNA)):
        pair = Pair(postgres, valkey, pace=1e6)
        with_store(pair.store, partial(stored, log))
        with pair as urls:
            told += [asyncio.run(everything(url, len(log))) for url in urls]
    assert told[0] == told[1] == told[2] == told[3] and len(told[0]) > 8
    hidden = [form(secret) for secret in (SECRET, nonce(2), nonce(3)) for form in (bytes.hex, _in_letters)]
    assert not [one for one in (*hidden, KEY) if one in "".join(told[0])]


def _in_letters(data: bytes) -> str:
    return base64.b64encode(data).decode()


async def stored(log: list[AnyEntry], store: Log) -> None:
    """One table, at which Anna sits."""
    await store.add_identity(Identity(ANNA, hashed(KEY), "Anna", False, 1))
    listed = listing(fold("table-1", log))
    await store.append(Write("table-1", 1, tuple(map(encode, log)), listed, visitors=(ANNA,)))


def test_quick_fingers_in_windows_at_both(postgres: Postgres, valkey: Valkey):
    async def use(urls: list[str]) -> list[Person]:
        anna, bert = Person(urls[0], "Anna"), Person(urls[1], "Bert")
        table = await begin(anna, bert, "take")
        windows = [elsewhere(anna, urls[1]), elsewhere(bert, urls[0])]
        for window in windows:
            await window.connect(table)
            await window.until(Snapshot)
        everybody = [anna, bert, *windows]
        await asyncio.gather(*(fidget(person, Random(number)) for number, person in enumerate(everybody)))
        await asyncio.gather(*(person.close() for person in everybody))
        return everybody

    pair = Pair(postgres, valkey)
    with pair as urls:
        everybody = asyncio.run(use(urls))
    name = everybody[0].table
    log = [entries.decode(entry) for entry in with_store(pair.store, lambda store: store.read(name))]
    table = fold(name, log)
    for person in everybody:
        check_told(log, table, person)
    moves = [entry for entry in log if isinstance(entry, entries.Moved)]
    assert len(moves) == table.decision and {move.seat for move in moves} == {1, 2}


def test_the_last_seat_has_one_winner(postgres: Postgres, valkey: Valkey):
    async def use(urls: list[str]) -> None:
        people = [
            Person(urls[number % 2], name) for number, name in enumerate(("Anna", "Bert", "Carl", "Dora"))
        ]
        table = await people[0].make("take", 2)
        for person in people:
            if person is not people[0]:
                await person.take_name()
            await person.connect(table)
            await person.until(Snapshot)
            if person is not people[0]:
                assert isinstance(await person.ask("join", name=person.name), Accepted)
        for seat in (1, 2):
            answers = await asyncio.gather(*(person.ask("sit", seat=seat) for person in people))
            won = [answer for answer in answers if isinstance(answer, Accepted)]
            assert len(won) == 1 and {one.code for one in answers if one not in won} == {"seat-taken"}
        await asyncio.gather(*(person.close() for person in people))

    with Pair(postgres, valkey) as urls:
        asyncio.run(use(urls))


def test_nonsense_at_both_harms_nobody(postgres: Postgres, valkey: Valkey, caplog: pytest.LogCaptureFixture):
    async def use(urls: list[str]) -> None:
        anna, bert, found = Person(urls[0], "Anna"), Person(urls[1], "Bert"), Findings()
        table = await begin(anna, bert, "take")
        sent = [work(found, url, table, FUZZ, Random(url)) for url in urls for work in (talk, ask)]
        await asyncio.gather(*sent)
        assert not found.failures, found.failures
        assert found.messages >= 2 * FUZZ and found.requests >= FUZZ
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        assert anna.client is not None and bert.client is not None
        assert anna.client.record is not None and anna.client.record == bert.client.record
        await anna.close()
        await bert.close()

    with Pair(postgres, valkey) as urls:
        asyncio.run(use(urls))
    ours = [record for record in caplog.records if record.name.startswith("tatami")]
    assert not [record.getMessage() for record in ours if record.exc_info]
