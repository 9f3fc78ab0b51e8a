"""Deletion: no name, word or address that a person gave is left in the store; others keep their games."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from tests.server.running import Person, running
from tests.server.test_circle import tie
from tests.server.test_notice_routes import add, annas_move, person
from tests.server.tournament.test_tournaments import enter, plan

GIVEN = "waldemar"  # in every name, address and sentence of hers
SENT = {"smtp": "smtp://127.0.0.1:9", "mail_from": "games@example.org", "base_url": "http://127.0.0.1"}
NONCE = "AAAAAAAAAAAAAAAAAAAAAA=="


def left_in(data: Path, *words: str) -> list[tuple[str, str, Any]]:
    """Every table and column of a data file that holds one of these words."""
    found = []
    with sqlite3.connect(data) as database:
        tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            rows = database.execute(f"SELECT * FROM {table}")
            columns = [column for column, *_ in rows.description]
            for row in rows:
                for column, value in zip(columns, row, strict=True):
                    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
                    found += [(table, column, value) for word in words if word.casefold() in text.casefold()]
    return found


async def seat(table: str, *people: Person) -> None:
    for number, one in enumerate(people, 1):
        await one.connect(table)
        await one.next()
        await one.ask("join", name=one.name)
        await one.ask("sit", seat=number)
        await one.ask("nonce", seat=number, nonce=NONCE)


def test_a_deleted_person_is_in_no_row_of_the_store_and_others_keep_their_games(tmp_path: Path):
    data = tmp_path / "t.db"
    handles: list[str] = []

    async def use(url: str) -> None:
        anna, bert = await person(url, f"Anna-{GIVEN}"), await person(url, "Bert")
        for one in (anna, bert):
            handles.append((await one.http.get("/api/me")).json()["handle"])
        annas, berts = handles
        bot = (await anna.http.post("/api/me/bots", json={"name": f"{GIVEN}-machine"})).json()
        machine = Person(url, f"{GIVEN}-machine", token=bot["token"])

        await add(bert, "webhook", url="https://hooks.example.org/bert")  # letters to him stay unsent
        await add(anna, "mail", address=f"{GIVEN}@example.org")
        await annas_move(anna, bert, 2)  # so that he is told whose move it is, and with whom
        assert await tie(anna, berts, "follow") == await tie(bert, annas, "follow") == 204
        invited = await anna.make("take", 2)
        body = {"handle": berts}
        assert (await anna.http.post(f"/api/tables/{invited}/invitations", json=body)).status_code == 204

        finished = await anna.make("take", 2, rated=True, clock={"kind": "days", "days": 2})
        await seat(finished, anna, bert)
        await anna.ask("say", text=f"my dog is called {GIVEN}")
        await anna.ask("start")
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        machines = await bert.make("take", 2)
        await seat(machines, bert, machine)
        await bert.ask("start")

        tournament = await plan(bert)
        await enter(anna, tournament)
        await plan(anna, title="Autumn Cup")
        await anna.http.post("/api/hall", json={"text": f"{GIVEN} anybody?"})
        report = {"reason": "words", "words": "rude", "table": finished}
        assert (await anna.http.post(f"/api/people/{berts}/reports", json=report)).status_code == 204
        assert (await bert.http.post(f"/api/people/{annas}/reports", json=report)).status_code == 204
        async with asyncio.timeout(300):  # until there is something to forget everywhere
            wanted = {"letters", "channels", "results", "hall", "reports", "entrants", "records", "ties"}
            while not wanted <= {table for table, *_ in [*left_in(data, GIVEN), *rows_of(data)]}:
                await asyncio.sleep(0.05)
        assert (await anna.http.delete("/api/me")).status_code == 204

        games = (await bert.http.get(f"/api/people/{berts}/games")).json()
        assert [one["table"] for one in games] == [finished]
        assert [one["name"] for one in games[0]["seats"]] == ["", "Bert"]
        assert (await bert.http.get(f"/api/tables/{finished}/record")).status_code == 200
        profile = (await bert.http.get(f"/api/people/{berts}")).json()
        assert [(one["game"], one["games"]) for one in profile["ratings"]] == [("take", 1)]
        assert (await bert.http.get(f"/api/people/{annas}")).status_code == 404
        entrants = (await bert.http.get(f"/api/tournaments/{tournament}")).json()["entrants"]
        assert annas not in str(entrants) and GIVEN not in str(entrants)
        for one in (anna, bert, machine):
            await one.close()

    def rows_of(file: Path) -> list[tuple[str]]:
        with sqlite3.connect(file) as database:
            names = ("letters", "results", "entrants", "ties")
            return [(name,) for name in names if database.execute(f"SELECT 1 FROM {name}").fetchone()]

    with running(data, **SENT) as url:
        asyncio.run(use(url))
    assert left_in(data, GIVEN, handles[0]) == []
