"""Whole tournaments on a real server: people, bots, restarts, and attempts to learn a deal early."""

from __future__ import annotations

import asyncio
import csv
import hashlib
import io
import json
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import websockets

from tatami.fair import pooled_nonces, table_secret
from tatami.record import Record
from tests.server.running import Person, running

NONCE = b64encode(b"n" * 16).decode()
PLAN = {
    "title": "Autumn Cup",
    "game": "take",
    "seats": 2,
    "format": "duplicate",
    "rounds": 2,
    "players": 6,
    "level": "farmer",
    "pause": 0,
    "tempo": "fast",
    "clock": {"kind": "move", "seconds": 600},
}


def serve(data: Path, use: Callable[[str], Coroutine[Any, Any, Any]], **settings: Any) -> None:
    with running(data, **settings) as url:
        asyncio.run(use(url))


async def plan(host: Person, **rest: Any) -> str:
    answer = await host.http.post("/api/tournaments", json={"plan": {**PLAN, **rest}, "name": host.name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


async def enter(one: Person, tournament: str) -> Any:
    return await one.http.post(
        f"/api/tournaments/{tournament}/entrants", json={"nonce": NONCE, "name": one.name}
    )


async def begin(host: Person, tournament: str) -> None:
    answer = await host.http.put(f"/api/tournaments/{tournament}", json={"state": "playing"})
    assert answer.status_code == 204, answer.text


async def shown(one: Person, tournament: str) -> dict[str, Any]:
    answer = await one.http.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def until(one: Person, tournament: str, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    async with asyncio.timeout(300):
        while not holds(found := await shown(one, tournament)):
            await asyncio.sleep(0.1)
    return found


async def play_mine(one: Person, tournament: str, *, number: int) -> str:
    """Play the round's table to its end."""
    found = await until(one, tournament, lambda now: len(now["rounds"]) == number and now["your_table"])
    table = found["your_table"]
    await one.connect(table)
    await one.next()
    await one.play(Random(number))
    await one.socket.close()
    return str(table)


def test_a_duplicate_of_two_people_and_bots_is_played_to_its_end_and_can_be_checked(tmp_path: Path):
    async def use(url: str) -> None:
        anna, bert, spy = Person(url, "Anna"), Person(url, "Bert"), Person(url, "Spy")
        tournament = await plan(anna)
        before = await shown(spy, tournament)
        for one in (anna, bert):
            assert (await enter(one, tournament)).status_code == 204
            assert (await enter(one, tournament)).status_code == 204, "twice is once"
        assert [one["name"] for one in (await shown(spy, tournament))["entrants"]] == ["Anna", "Bert"]
        assert (await bert.http.put(f"/api/tournaments/{tournament}", json={"state": "playing"})).json()[
            "code"
        ] == "not-organiser"
        await begin(anna, tournament)
        for number in (1, 2):
            await asyncio.gather(*(play_mine(one, tournament, number=number) for one in (anna, bert)))
        over = await until(spy, tournament, lambda now: now["status"] == "over")
        await check(spy, tournament, before["commit"], over)
        for one in (anna, bert, spy):
            await one.close()

    serve(tmp_path / "t.db", use)


async def check(reader: Person, tournament: str, promised: str, over: dict[str, Any]) -> None:
    """Everything that an outsider can check with the downloads and nothing else."""
    data = (await reader.http.get(f"/api/tournaments/{tournament}/results.json")).json()
    for name in ("standings", "rounds", "entrants", "commit"):
        assert data[name] == over[name]
    assert len(over["standings"]) == 6 and over["commit"] == promised
    nonces = [bytes.fromhex(one["nonce"]) for one in data["entrants"] if one["nonce"]]
    commit = data["commit"]
    scores: dict[int, float] = {}
    for each in data["rounds"]:
        secret = bytes.fromhex(each["secret"])
        assert hashlib.sha256(secret).hexdigest() == commit
        commit = each["secret"]
        given = pooled_nonces(nonces[: each["nonces"]], each["number"], 2)
        deals, results = set(), []
        for table in each["tables"]:
            text = (await reader.http.get(f"/api/tables/{table['table']}/record")).text
            record = Record.loads(text)
            assert record.fair is not None and record.fair.secret == table_secret(secret, 0)
            assert dict(record.fair.nonces) == given
            assert record.replay().over
            deals.add(record.deal)
            points = [seat["points"] for seat in table["seats"]]
            assert points == list(record.replay().scores().values())
            results.append((points, [seat["number"] for seat in table["seats"]]))
        assert len(deals) == 1
        for points, players in results:
            for seat, player in enumerate(players):
                mine = points[seat] - points[1 - seat]
                others = [theirs[seat] - theirs[1 - seat] for theirs, who in results if who != players]
                won = sum(1 if mine > one else 0.5 if mine == one else 0 for one in others) / len(others)
                scores[player] = scores.get(player, 0) + won
    assert scores == {line["number"]: line["score"] for line in data["standings"]}
    table = (await reader.http.get(f"/api/tournaments/{tournament}/results.csv")).text
    rows = list(csv.DictReader(io.StringIO(table)))
    assert [int(row["number"]) for row in rows] == [line["number"] for line in data["standings"]]


def test_nobody_learns_a_deal_from_a_faster_table(tmp_path: Path):
    """Anna's table has ended, another has not: its player, a spectator and even Anna get nothing of hers."""

    async def use(url: str) -> None:
        people = [Person(url, name) for name in ("Anna", "Bert", "Carl")]
        anna, spy = people[0], Person(url, "Spy")
        tournament = await plan(anna, rounds=1, rated=True, options={"start": 1})
        for one in people:
            await enter(one, tournament)
        await begin(anna, tournament)
        at = {one.name: (await until(one, tournament, is_seated))["your_table"] for one in people}
        done = at["Anna"]
        slow = [one for one in people if at[one.name] != done]
        assert slow, "three do not fit at one table"
        fast = [one for one in people if one not in slow]
        await asyncio.gather(*(play_mine(one, tournament, number=1) for one in fast))
        await until(spy, tournament, lambda now: done in [one["table"] for one in ended(now)])
        await spied(done, tournament, anna, slow[0], spy)
        handle = (await anna.http.get("/api/me")).json()["handle"]
        assert (await spy.http.get(f"/api/people/{handle}/games")).json() == [], (
            "no result before the others'"
        )
        assert (await spy.http.get(f"/api/people/{handle}")).json()["ratings"] == []
        await asyncio.gather(*(play_mine(one, tournament, number=1) for one in slow))
        await until(spy, tournament, lambda now: now["status"] == "over")
        assert (await spy.http.get(f"/api/tables/{done}/record")).status_code == 200
        assert (await spy.http.get(f"/api/tables/{done}/replay")).status_code == 200
        await spy.connect(done)
        assert (await spy.next()).record is not None  # type: ignore[union-attr]
        async with asyncio.timeout(60):
            while not (await spy.http.get(f"/api/people/{handle}")).json()["ratings"]:
                await asyncio.sleep(0.05)
        for one in (*people, spy):
            await one.close()

    serve(tmp_path / "t.db", use)


def is_seated(now: dict[str, Any]) -> bool:
    return bool(now["your_table"])


def ended(now: dict[str, Any]) -> list[dict[str, Any]]:
    return [table for table in now["rounds"][0]["tables"] if table["is_over"]]


async def spied(done: str, tournament: str, anna: Person, bert: Person, spy: Person) -> None:
    for one in (spy, bert, anna):
        for path in ("record", "replay", "replay?open=true", "replay?seat=1", "review"):
            answer = await one.http.get(f"/api/tables/{done}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "sealed"), path
        answer = await one.http.post(f"/api/tables/{done}/review")
        assert answer.json()["code"] == "sealed"
        found = await shown(one, tournament)
        assert all(line["score"] == 0 and line["rounds"] == [None] for line in found["standings"])
        assert all(
            seat["points"] is None for table in found["rounds"][0]["tables"] for seat in table["seats"]
        )
        assert found["rounds"][0]["secret"] == ""
        assert "secret" not in json.dumps(found["plan"])
    for one in (spy, bert):
        info = (await one.http.get(f"/api/tables/{done}")).json()
        assert info["standing"] is None and info["room"]["sealed"]
        assert (await one.http.post(f"/api/tables/{done}/seat", json={"name": "x"})).status_code == 409
        await one.connect(done)
        try:
            got = await one.next()
            assert getattr(got, "code", "") == "sealed", got
            while True:  # nothing but presence until the server hangs up
                assert "scene" not in json.dumps(json.loads(await one.socket.recv()))
        except websockets.ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 4403
    await anna.connect(done)  # her own end of the game she may see, but not what it was made from
    snapshot = await anna.next()
    assert snapshot.record is None  # type: ignore[union-attr]
    answer = await anna.ask("rematch")
    assert answer.code == "tournament"
    await anna.socket.close()
    tables = (await spy.http.get("/api/tables")).json()
    assert done not in [table["table"] for table in tables]


def test_a_swiss_survives_a_restart_in_the_middle_of_a_round(tmp_path: Path):
    data, found = tmp_path / "t.db", dict[str, Any]()
    anna = Person("http://nowhere", "Anna")

    async def first(url: str) -> None:
        anna.http.base_url, anna.url = url, url
        found["id"] = await plan(anna, format="swiss", players=4, rounds=2)
        await enter(anna, found["id"])
        await begin(anna, found["id"])
        now = await until(anna, found["id"], lambda now: bool(now["your_table"]))
        found["table"] = now["your_table"]

    async def second(url: str) -> None:
        anna.http.base_url, anna.url = url, url
        assert await play_mine(anna, found["id"], number=1) == found["table"]
        await play_mine(anna, found["id"], number=2)
        over = await until(anna, found["id"], lambda now: now["status"] == "over")
        assert [len(each["tables"]) for each in over["rounds"]] == [2, 2]
        assert sum(line["score"] for line in over["standings"]) == 4

    async def both() -> None:
        with running(data) as url:
            await first(url)
        with running(data) as url:
            await second(url)
        await anna.close()

    asyncio.run(both())


def test_a_tournament_begins_at_its_time_and_an_empty_one_is_cancelled(tmp_path: Path):
    async def use(url: str) -> None:
        anna, spy = Person(url, "Anna"), Person(url, "Spy")
        soon = int(time.time() * 1000) + 1000
        full, empty = await plan(anna, begins_at=soon), await plan(anna, begins_at=soon)
        await enter(anna, full)
        await until(spy, full, lambda now: now["status"] == "playing" and len(now["rounds"]) == 1)
        await until(spy, empty, lambda now: now["status"] == "cancelled")
        listed = (await spy.http.get("/api/tournaments")).json()
        assert [one["tournament"] for one in listed] == [full]
        mine = (await anna.http.get("/api/me/tournaments")).json()
        assert {one["tournament"] for one in mine} == {full, empty}
        assert (await enter(spy, empty)).json()["code"] == "entries"
        for one in (anna, spy):
            await one.close()

    serve(tmp_path / "t.db", use)


def test_bad_plans_are_refused_with_a_reason(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")

        async def refused(**rest: Any) -> tuple[int, str]:
            answer = await anna.http.post("/api/tournaments", json={"plan": {**PLAN, **rest}, "name": "Anna"})
            return answer.status_code, answer.json().get("code", "")

        assert await refused(clock={"kind": "none"}) == (409, "clock")
        assert await refused(format="round-robin", players=30) == (409, "players")
        assert await refused(begins_at=1) == (409, "begins")
        assert await refused(title=" ") == (409, "title")
        assert await refused(game="go") == (409, "settings")
        assert await refused(seats=3) == (409, "settings")
        assert await refused(rated=True, options={"komi": 3}) == (409, "rated")
        assert (await refused(rounds=99))[0] == (await refused(players=1))[0] == 400
        assert (await anna.http.get("/api/tournaments/nothing")).json()["code"] == "nothing-here"
        for _ in range(3):
            await plan(anna)
        assert await refused() == (409, "too-many-tournaments")
        await anna.close()

    serve(tmp_path / "t.db", use)


def test_one_address_plans_few_tournaments_whatever_its_names(tmp_path: Path):
    async def use(url: str) -> None:
        codes = []
        for number in range(4):
            one = Person(url, f"Anna {number}")
            answer = await one.http.post("/api/tournaments", json={"plan": PLAN, "name": one.name})
            codes.append(answer.status_code)
            await one.close()
        assert codes == [201, 201, 429, 429]

    serve(tmp_path / "tatami.db", use, tables_per_hour=20)


def test_a_deleted_player_is_forgotten_and_the_others_keep_their_results(tmp_path: Path):
    async def use(url: str) -> None:
        anna, bert = Person(url, "Annabella"), Person(url, "Bert")
        tournament = await plan(anna, rounds=1)
        for one in (anna, bert):
            await enter(one, tournament)
        mine = (await anna.http.get("/api/me/data")).json()["tournaments"]
        assert [entry["what"] for entry in mine[0]["entries"]] == ["planned", "entered"]
        assert "secret" not in json.dumps(mine)
        await begin(anna, tournament)
        await asyncio.gather(*(play_mine(one, tournament, number=1) for one in (anna, bert)))
        over = await until(bert, tournament, lambda now: now["status"] == "over")
        assert (await anna.http.delete("/api/me")).status_code == 204
        after = await until(bert, tournament, lambda now: "Annabella" not in json.dumps(now))
        assert after["standings"] == over["standings"] and after["rounds"] == over["rounds"]
        assert [one["name"] for one in after["entrants"]][:2] == ["–", "Bert"]
        listed = (await bert.http.get("/api/tournaments?state=over")).text
        assert "Annabella" not in listed and tournament in listed
        for each in after["rounds"][0]["tables"]:
            assert "Annabella" not in (await bert.http.get(f"/api/tables/{each['table']}/record")).text
        for one in (anna, bert):
            await one.close()

    serve(tmp_path / "t.db", use)
