"""Whole games over the wire: every client's messages are the fold of the log through its view."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from random import Random

import pytest

from tatami.record import Record, verify
from tatami.server import entries
from tatami.server.messages import Snapshot
from tatami.server.projection import Reader
from tatami.server.table import fold
from tatami.store import SqliteLog
from tests.server.client import Client
from tests.server.running import Person, running


async def seat_all(host: Person, people: dict[int, Person], bots: dict[int, str]) -> None:
    """Everybody sits down and gives a nonce, bots are seated, the host starts."""
    for seat, level in bots.items():
        await host.ask("seat-bot", seat=seat, level=level)
    for seat, person in people.items():
        await person.ask("sit", seat=seat)
        nonce = base64.b64encode(Random(seat).randbytes(16)).decode()
        assert (await person.ask("nonce", seat=seat, nonce=nonce)).seq
    assert (await host.ask("start")).seq


@pytest.mark.parametrize("game, seats, bots", [("take", 2, {2: "farmer"})])
def test_a_whole_game_is_the_fold_of_its_log_to_everybody(
    tmp_path: Path, game: str, seats: int, bots: dict[int, str]
):
    data = tmp_path / "tatami.db"

    async def use(url: str) -> tuple[str, list[Person]]:
        anna, watcher = Person(url, "Anna", "de"), Person(url, "", "ja")
        table = await anna.make(game, seats)
        for person in (anna, watcher):
            await person.connect(table)
            await person.until(Snapshot)
        await seat_all(anna, {1: anna}, bots)
        await asyncio.gather(anna.play(Random(1)), watcher.play(Random(2)))
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        assert all(check.holds for check in verify(Record.loads(record)))
        for person in (anna, watcher):
            await person.close()
        return table, [anna, watcher]

    with running(data) as url:
        table, people = asyncio.run(use(url))

    async def read() -> list[bytes]:
        log = SqliteLog(data)
        found = await log.read(table)
        await log.close()
        return found

    log = [entries.decode(entry) for entry in asyncio.run(read())]
    folded = fold(table, log)
    identities = {person.name: who for who, person in folded.people.items()}
    for person in people:
        assert person.client == Client.of(folded, Reader(identities.get(person.name, ""), person.lang))
