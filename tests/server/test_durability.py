"""No acknowledged move is lost, and a move that cannot be stored is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tatami.server.core import entries
from tatami.server.core.table import fold
from tatami.server.wire.messages import Accepted, Snapshot
from tests.server.killed import campaign
from tests.server.running import Person, running
from tests.server.test_games import ANNA, check_told, gather, read_log


def test_a_server_killed_under_load_has_every_acknowledged_move(tmp_path: Path):
    assert asyncio.run(campaign(tmp_path / "tatami.db", kills=4)) > 4


async def ask_to_play(anna: Person, chance: Random) -> str:
    """Try a move; whether it was accepted, or why not."""
    while not (answers := list(anna.answers(chance))):
        await anna.next()
    assert anna.client is not None and anna.client.turn is not None
    seat, token = answers[0]
    answer = await anna.ask("play", seat=seat, token=token, decision=anna.client.turn.decision)
    return "accepted" if isinstance(answer, Accepted) else str(answer.code)


def test_a_locked_database_refuses_moves_and_the_game_goes_on_when_it_is_free(tmp_path: Path):
    data, chance = tmp_path / "tatami.db", Random(1)

    async def use(url: str) -> Person:
        people = await gather(url, "take", [ANNA, ANNA])
        anna = people[ANNA]
        await anna.play(chance, until=5)
        with closing(sqlite3.connect(data, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await ask_to_play(anna, chance) == "not-stored"
            newcomer = await anna.http.post("/api/tables", json={"settings": {"game": "take", "seats": 2}})
            assert (newcomer.status_code, newcomer.json()["code"]) == (503, "not-stored")
            await people["watcher"].socket.close()
            await people["watcher"].connect(anna.table)
            shot = await people["watcher"].until(Snapshot)
            assert shot.turn.decision == 5, "reading goes on"
        assert await ask_to_play(anna, chance) == "accepted"
        await anna.play(chance)
        await asyncio.gather(*(person.close() for person in people.values()))
        return anna

    with running(data) as url:
        anna = asyncio.run(use(url))
    log = asyncio.run(read_log(data, anna.table))
    check_told(log, fold(anna.table, log), anna)


def test_a_full_disk_refuses_moves_and_the_game_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    data, chance = tmp_path / "tatami.db", Random(1)
    connections: list[sqlite3.Connection] = []

    def noted(*args: object, **rest: object) -> sqlite3.Connection:
        connections.append(sqlite3.Connection(*args, **rest))  # type: ignore[arg-type]
        return connections[-1]

    monkeypatch.setattr("tatami.store.sqlite.sqlite3.connect", noted)

    async def use(url: str) -> Person:
        anna = (await gather(url, "take", [ANNA, "farmer"]))[ANNA]
        await anna.play(chance, until=4)
        (pages,) = connections[0].execute("PRAGMA page_count").fetchone()
        connections[0].execute(f"PRAGMA max_page_count = {pages}")
        answers = [await ask_to_say(anna) for _ in range(200)]
        assert set(answers) == {"accepted", "not-stored"} and answers[-1] == "not-stored"
        connections[0].execute("PRAGMA max_page_count = 100000")
        assert await ask_to_say(anna) == "accepted"
        await anna.play(chance)
        await anna.close()
        said = answers.count("accepted") + 1
        assert anna.client is not None and len(anna.client.chat) == said
        return anna

    async def ask_to_say(anna: Person) -> str:
        answer = await anna.ask("say", text="x" * 290)
        return "accepted" if isinstance(answer, Accepted) else str(answer.code)

    monkeypatch.setattr("tatami.server.core.limits.CHATS", 10_000)
    monkeypatch.setattr("tatami.server.core.limits.CHATS_KEPT", 10_000)
    with running(data) as url:
        anna = asyncio.run(use(url))
    log = asyncio.run(read_log(data, anna.table))
    table = fold(anna.table, log)
    check_told(log, table, anna)
    assert table.status == "over" and anna.client is not None
    said = [entry for entry in log if isinstance(entry, entries.Said)]
    assert len(said) == len(anna.client.chat)
