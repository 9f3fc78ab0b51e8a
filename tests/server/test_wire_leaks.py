"""Worlds indistinguishable to a reader give the same bytes on the wire, without secrets."""

from __future__ import annotations

import asyncio
import base64
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tatami.server.core.entries import AnyEntry, encode
from tatami.server.core.table import fold
from tatami.server.http.identity import COOKIE, hashed
from tatami.server.runtime.listing import listing
from tatami.server.wire.reader import FORMS
from tatami.store import Identity, SqliteLog, Write
from tests.server.desk import ANNA, SECRET, nonce
from tests.server.running import Person, running
from tests.server.twins import SECRETIVE, other_world, played, twin

KEY = "the-secret-of-anna"


async def stored(data: Path, log: list[AnyEntry]) -> None:
    """A store with one table, at which Anna sits."""
    store = SqliteLog(data)
    await store.add_identity(Identity(ANNA, hashed(KEY), "Anna", False, 1))
    await store.append(
        Write("table-1", 1, tuple(map(encode, log)), listing(fold("table-1", log)), visitors=(ANNA,))
    )
    await store.close()


async def everything(url: str, entries: int) -> list[str]:
    """Everything the server sends Anna about the table, through every interface."""
    anna = Person(url, "Anna", "it")
    anna.http.cookies.set(COOKIE, KEY)
    found = [
        (await anna.http.get(path)).text for path in ("/api/tables/table-1", "/api/me/tables", "/api/me/data")
    ]
    found += [
        (await anna.http.get(f"/api/tables/table-1/{path}")).text
        for path in ("record", "replay", "replay?open=true", "replay?as=words")
    ]
    for since, anna.form in product((None, max(1, entries - 8)), FORMS):
        anna.client = None
        await anna.connect("table-1", since)
        # The last answer follows every other message.
        await anna.ask("play", seat=9, token="x", decision=0)
        await anna.socket.close()
    found += [text for text in anna.got if '"presence"' not in text and '"id":"play-' not in text]
    await anna.http.aclose()
    return found


@pytest.mark.parametrize("game", SECRETIVE)
def test_worlds_that_look_alike_are_told_alike_on_the_wire(tmp_path: Path, game: str):
    pairs = 0
    for seed in range(6):
        chance = Random(seed)
        desk = played(game, chance, chance.randint(5, 14))
        worlds = (other_world(desk.match, 1, chance) for _ in range(300))
        world = next((world for world in worlds if world is not None), None)
        if world is None:
            continue
        told = []
        for number, log in enumerate((desk.log, twin(desk, world, ANNA))):
            data = tmp_path / f"{seed}-{number}.db"
            asyncio.run(stored(data, log))
            with running(data, pace=1e6) as url:
                told.append(asyncio.run(everything(url, len(log))))
        assert told[0] == told[1] and len(told[0]) > 8
        secrets = [SECRET, nonce(2), nonce(3)]
        forms = {form for secret in secrets for form in (secret.hex(), base64.b64encode(secret).decode())}
        assert not [form for form in (*forms, KEY) if form in "".join(told[0])]
        pairs += 1
        if pairs == 2:
            return
    raise AssertionError("too few worlds were found that look alike")
