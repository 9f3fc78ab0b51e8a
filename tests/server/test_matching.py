"""Finding people: quick match, tables that fill up and begin by themselves, one request to sit down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami.server.core import system
from tatami.server.core.entries import BotSeated, Started, Stood
from tatami.server.runtime.listing import wake_at
from tatami.server.wire.messages import Change, GiveNonce, Room, Sit, Stand, Update
from tests.server.desk import ANNA, BERT, START, Desk, nonce, settings
from tests.server.running import Person, running


def open_desk(**rest: Any) -> Desk:
    return Desk(settings(**{"public": True, "starts": "full", "bots_after": 30, **rest}))


def test_bots_take_free_seats_after_the_chosen_time_and_the_game_begins():
    desk = open_desk()
    assert system.gather(desk.table, START + 10**9) == [], "nobody sits there"
    desk.now += 5_000
    desk.gather(ANNA)
    desk.do(ANNA, GiveNonce, seat=1, nonce=nonce(1))
    assert desk.table.bots_at == wake_at(desk.table) == START + 35_000
    assert system.gather(desk.table, START + 34_999) == []
    seated = system.gather(desk.table, START + 35_000)
    assert seated == [BotSeated(at=START + 35_000, seat=2, level="samurai")]
    desk.happen(*seated)
    (begun,) = system.gather(desk.table, START + 35_000)
    assert isinstance(begun, Started)
    desk.happen(begun)
    assert desk.table.status == "playing" and desk.table.bots_at is desk.table.gather_at is None


def test_a_full_table_begins_by_itself_only_where_that_was_chosen():
    for starts, begins in (("full", True), ("host", False)):
        desk = open_desk(starts=starts, bots_after=None).gather(ANNA, BERT)
        for seat, who in enumerate((ANNA, BERT), 1):
            assert system.gather(desk.table, desk.now) == []
            desk.do(who, GiveNonce, seat=seat, nonce=nonce(seat))
        assert bool(system.gather(desk.table, desk.now)) is begins


def test_a_player_who_never_shows_up_does_not_hold_the_table():
    desk = open_desk().gather(ANNA, BERT)
    desk.do(ANNA, GiveNonce, seat=1, nonce=nonce(1))
    assert system.gather(desk.table, START + 29_999) == []
    late = system.gather(desk.table, START + 30_000)
    assert late == [Stood(at=START + 30_000, seat=2)]
    desk.happen(*late)
    assert system.gather(desk.table, START + 30_000) == [
        BotSeated(at=START + 30_000, seat=2, level="samurai")
    ]


def test_the_time_runs_from_the_first_player_and_anew_with_other_settings():
    desk = open_desk().gather(ANNA)
    desk.now += 20_000
    desk.do(ANNA, Stand, seat=1)
    assert desk.table.gather_at is None
    desk.do(ANNA, Sit, seat=2)
    assert desk.table.bots_at == desk.now + 30_000
    desk.now += 10_000
    desk.do(ANNA, Change, settings=settings(bots_after=5))
    assert desk.table.bots_at == desk.now + 5_000


async def match(person: Person, game: str = "take", seats: int = 2, **rest: Any) -> str:
    answer = await person.http.post(
        "/api/match", json={"game": game, "seats": seats, "name": person.name, **rest}
    )
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def bring(person: Person, table: str) -> None:
    """Connect, and add random bytes as the page does by itself."""
    await person.connect(table)
    await person.next()
    assert person.client is not None and person.client.you is not None
    (seat,) = person.client.you.seats
    await person.send("nonce", seat=seat, nonce="AAAAAAAAAAAAAAAAAAAAAA==")


def room_of(person: Person) -> Room:
    assert person.client is not None and person.client.room is not None
    return person.client.room


async def until_begun(person: Person) -> None:
    while room_of(person).status == "waiting":
        await person.next()


@pytest.mark.parametrize("game", tatami.games())
def test_strangers_pressing_play_together_are_matched(tmp_path: Path, game: str):
    async def use(url: str) -> None:
        seats = 3 if game == "tenka" else 2
        people = [Person(url, name) for name in ("Anna", "Bert", "Carl")[:seats]]
        tables = await asyncio.gather(*(match(one, game, seats) for one in people))
        assert len(set(tables)) == 1
        assert await match(people[0], game, seats) == tables[0], "who waits already waits on"
        for one in people:
            await bring(one, tables[0])
        await asyncio.gather(*(until_begun(one) for one in people))
        await asyncio.gather(*(one.play(Random(number)) for number, one in enumerate(people)))
        assert all(room_of(one).status == "over" for one in people)
        for one in people:
            await one.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))


def test_only_equal_requests_are_matched(tmp_path: Path):
    async def use(url: str) -> None:
        people = [Person(url, f"P{number}") for number in range(6)]
        minute = {"kind": "move", "seconds": 60}
        tables = [
            await match(people[0]),
            await match(people[1], clock=minute),
            await match(people[2], clock=minute, bots_after=20),
            await match(people[3], "tenno", 2),
            await match(people[4], "tenno", 3),
            await match(people[5]),
        ]
        assert tables[1] == tables[2] and tables[0] == tables[5] and len(set(tables)) == 4
        for one in people:
            await one.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))


def test_bots_fill_up_and_a_stranger_plays_at_once(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        await bring(anna, await match(anna, bots_after=0))
        await until_begun(anna)
        assert room_of(anna).seats[1].bot == "samurai"
        await anna.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))


def test_an_open_table_is_found_and_joined_with_one_request(tmp_path: Path):
    async def use(url: str) -> None:
        anna, bert, carl = (Person(url, name) for name in ("Anna", "Bert", "Carl"))
        table = await anna.make("take", 2, public=True)
        await anna.connect(table)
        await anna.next()
        await anna.ask("sit", seat=2)
        playing = await bert.http.get("/api/tables?state=playing")
        waiting = await bert.http.get("/api/tables?state=waiting")
        assert playing.json() == [] and [one["table"] for one in waiting.json()] == [table]
        for _ in range(2):  # again changes nothing
            sat = await bert.http.post(f"/api/tables/{table}/seat", json={"name": "Bert"})
            assert sat.status_code == 201 and sat.json()["table"] == table
        while room_of(anna).seats[0].name != "Bert":
            await anna.until(Update)
        full = await carl.http.post(f"/api/tables/{table}/seat", json={"name": "Carl"})
        assert (full.status_code, full.json()["code"]) == (409, "seat-taken")
        none = await carl.http.post("/api/tables/nowhere/seat", json={"name": "Carl"})
        assert none.status_code == 404
        wrong = await carl.http.post("/api/match", json={"game": "take", "seats": 5, "name": "Carl"})
        assert wrong.status_code == 409 and wrong.json()["code"] == "settings"
        for one in (anna, bert, carl):
            await one.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))
