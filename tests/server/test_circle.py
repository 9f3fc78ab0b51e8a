"""People around the table: following, inviting, blocking, and kicking by the host."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tatami.server.core import system
from tatami.server.core.entries import Rematched, Stood
from tatami.server.core.table import fold
from tatami.server.wire.messages import ComeBack, Join, PutOut, Rematch, Sit
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tests.server.desk import ANNA, BERT, CARL, DORA, Desk, settings
from tests.server.running import Person, running
from tests.server.test_matching import match


def serve(folder: Path, use: Callable[[str], Coroutine[Any, Any, Any]]) -> None:
    with running(folder / "t.db") as url:
        asyncio.run(use(url))


async def come(url: str, *names: str) -> tuple[list[Person], list[str]]:
    people = [Person(url, name) for name in names]
    handles = []
    for one in people:
        await one.take_name()
        handles.append((await one.http.get("/api/me")).json()["handle"])
    return people, handles


async def tie(one: Person, handle: str, kind: str) -> int:
    return (await one.http.put(f"/api/me/circle/{handle}", json={"tie": kind})).status_code


async def invited(one: Person) -> list[tuple[str, str]]:
    return [(found["table"], found["name"]) for found in (await one.http.get("/api/me/invitations")).json()]


def test_a_kicked_player_loses_the_seat_sees_nothing_and_cannot_rejoin():
    desk = Desk(settings()).gather(ANNA, BERT)
    number = desk.table.people[BERT].number
    desk.refuse("not-host", BERT, PutOut, member=desk.table.people[ANNA].number)
    desk.refuse("nobody", ANNA, PutOut, member=desk.table.people[ANNA].number)
    desk.refuse("nobody", ANNA, PutOut, member=99)
    desk.do(ANNA, PutOut, member=number)
    assert desk.table.chairs[2].free and not desk.table.people[BERT].present
    desk.refuse("put-out", BERT, Join, name="Bert")
    desk.refuse("not-here", BERT, Sit, seat=2)
    assert Renderer(desk.table, desk.log[-1]).encoded(Reader(BERT, "en")) is None
    assert "put-out" in (Renderer(desk.table, desk.log[-1]).encoded(Reader(ANNA, "en")) or b"").decode()
    desk.do(CARL, Join, name="Carl")  # others may come


def test_a_kicked_player_stays_out_of_the_rematch():
    desk = Desk(settings()).start(ANNA, BERT)
    desk.do(CARL, Join, name="Carl")
    desk.do(ANNA, PutOut, member=desk.table.people[CARL].number)
    while desk.table.asked:
        desk.play()
    made = desk.do(ANNA, Rematch)
    assert isinstance(made, Rematched)
    desk.table = fold("table-2", system.rematch(desk.table, made, b"2" * 32))
    desk.refuse("put-out", CARL, Join, name="Carl")
    desk.do(DORA, Join, name="Dora")


def test_a_bot_plays_on_for_a_kicked_player():
    desk = Desk(settings()).start(ANNA, BERT)
    desk.do(ANNA, PutOut, member=desk.table.people[BERT].number)
    assert desk.table.chairs[2].stand_in and desk.table.chairs[2].who == BERT
    desk.refuse("not-here", BERT, ComeBack, seat=2)
    desk.refuse("put-out", BERT, Join, name="Bert")
    assert not any(isinstance(entry, Stood) for entry in desk.log)
    assert Renderer(desk.table, desk.log[-1]).encoded(Reader(BERT, "en")) is None, "not even the player's own"


def test_people_one_follows_are_invited_by_name_and_find_the_table(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, bert), (_, bertha) = await come(url, "Anna", "Bert")
        table = await anna.make("take", 2)
        path, body = f"/api/tables/{table}/invitations", {"handle": bertha}
        assert (await anna.http.post(path, json=body)).json()["code"] == "not-followed"
        assert await tie(anna, bertha, "follow") == 204
        circle = (await anna.http.get("/api/me/circle")).json()
        assert [one["name"] for one in circle["following"]] == ["Bert"] and circle["blocked"] == []
        for _ in range(2):  # twice is once
            assert (await anna.http.post(path, json=body)).status_code == 204
        assert await invited(bert) == [(table, "Anna")]
        assert (await bert.http.post(path, json=body)).json()["code"] in ("not-here", "yourself")
        await bert.http.delete(f"/api/me/invitations/{table}")
        assert await invited(bert) == []
        assert (await anna.http.delete(f"/api/me/circle/{bertha}")).status_code == 204
        assert (await anna.http.post(path, json=body)).json()["code"] == "not-followed"
        for one in (anna, bert):
            await one.close()

    serve(tmp_path, use)


def test_a_blocked_player_is_not_matched_cannot_invite_and_is_not_notified(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, eve), (annas, eves) = await come(url, "Anna", "Eve")
        assert await tie(eve, annas, "follow") == 204
        assert await tie(anna, eves, "block") == 204
        assert (await eve.http.get("/api/me/circle")).json() == {"following": [], "muted": [], "blocked": []}
        assert await tie(eve, annas, "follow") == 204, "she cannot tell"
        table = await eve.make("take", 2)
        sent = await eve.http.post(f"/api/tables/{table}/invitations", json={"handle": annas})
        assert sent.status_code == 204 and await invited(anna) == []
        assert await match(anna) != await match(eve)
        assert await tie(anna, annas, "block") == 409
        assert await tie(anna, "nobody", "block") == 404
        for one in (anna, eve):
            await one.close()

    serve(tmp_path, use)


def test_one_person_under_many_names_floods_nobody_with_invitations(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, friend, *many), (annas, friends, *_) = await come(
            url, "Anna", "Bert", *(f"Eve {number}" for number in range(9))
        )
        await tie(anna, friends, "follow")
        for one in (*many, friend):  # the friend comes last, and gets through
            await tie(one, annas, "follow")
            table = await one.make("take", 2)
            sent = await one.http.post(f"/api/tables/{table}/invitations", json={"handle": annas})
            assert sent.status_code == 204, "nobody is told"
        names = [name for _, name in await invited(anna)]
        assert len(names) == 7 and names[0] == "Bert"
        for one in (anna, friend, *many):
            await one.close()

    serve(tmp_path, use)


def test_a_deleted_account_leaves_every_circle(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, bert), (annas, berts) = await come(url, "Anna", "Bert")
        await tie(anna, berts, "follow")
        await tie(bert, annas, "follow")
        table = await anna.make("take", 2)
        await anna.http.post(f"/api/tables/{table}/invitations", json={"handle": berts})
        assert await invited(bert) == [(table, "Anna")]
        assert (await anna.http.delete("/api/me")).status_code == 204
        assert await invited(bert) == []
        assert (await bert.http.get("/api/me/circle")).json() == {"following": [], "muted": [], "blocked": []}
        for one in (anna, bert):
            await one.close()

    serve(tmp_path, use)
