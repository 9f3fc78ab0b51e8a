"""Deletion: no name, word, address or id of a person is left in the store; others keep their games."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

from tests.server.authenticator import Authenticator
from tests.server.running import Person, free_port, running
from tests.server.test_accounts import add_passkey
from tests.server.test_circle import tie
from tests.server.test_moderation import decide
from tests.server.test_notice_routes import add, annas_move, person
from tests.server.tournament.test_tournaments import enter, plan

GIVEN = "waldemar"  # in every name, address and sentence of hers
SENT = {"smtp": "smtp://127.0.0.1:9", "mail_from": "games@example.org"}
NONCE = "AAAAAAAAAAAAAAAAAAAAAA=="


IMPERSONAL = {"migrations", "house", "beats", "reviews"}  # the server's own, and values of moves by seat


def ids_of(data: Path, name: str) -> list[str]:
    """The identities of a name, their bots, and whatever else only they have."""
    with sqlite3.connect(data) as database:
        return [
            one for (one,) in database.execute("SELECT id FROM identities WHERE name LIKE ?", (f"%{name}%",))
        ]


def in_bytes_of(data: Path, *words: str) -> list[tuple[str, str]]:
    """The files of a store that hold one of these words anywhere, in free pages and logs, too."""
    files = [file for file in data.parent.iterdir() if file.name.startswith(data.name)]
    return [
        (file.name, word)
        for file in files
        for word in words
        if word.casefold().encode() in file.read_bytes().lower() or word.encode() in file.read_bytes()
    ]


def all_tables(data: Path) -> set[str]:
    """The tables of the schema."""
    with sqlite3.connect(data) as database:
        return {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


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


def test_a_deleted_person_is_nowhere_in_the_file_and_others_keep_their_games(tmp_path: Path):
    data = tmp_path / "t.db"
    hers: list[str] = []  # every id, handle and device of hers

    async def use(url: str) -> None:
        anna, bert = await person(url, f"Anna-{GIVEN}"), await person(url, "Bert")
        annas, berts = [(await one.http.get("/api/me")).json()["handle"] for one in (anna, bert)]
        bot = (await anna.http.post("/api/me/bots", json={"name": f"{GIVEN}-machine"})).json()
        old = (await anna.http.post("/api/me/bots", json={"name": f"{GIVEN}-machine-of-old"})).json()
        machine = Person(url, f"{GIVEN}-machine", token=bot["token"])
        old_machine = Person(url, f"{GIVEN}-machine-of-old", token=old["token"])
        hers.extend([annas, *ids_of(data, GIVEN)])

        key = Authenticator(url)
        assert (await add_passkey(anna, key)).status_code == 201
        codes = (await anna.http.post("/api/me/recovery")).json()["codes"]
        phone = Person(url, "")
        assert (await phone.http.post("/api/recover", json={"code": codes[0]})).status_code == 200
        found = (await anna.http.get("/api/me/account")).json()
        hers.extend(
            one["id"] for kind in ("sessions", "passkeys") for one in found[kind] if one["id"] != "first"
        )

        await add(bert, "webhook", url="https://hooks.example.org/bert")  # letters to him stay unsent
        await add(anna, "mail", address=f"{GIVEN}@example.org")
        wishes = {"events": ["turn"], "lang": "de"}
        assert (await anna.http.put("/api/me/notifications", json=wishes)).status_code == 200
        await annas_move(anna, bert, 2)  # so that he is told whose move it is, and with whom
        assert await tie(anna, berts, "follow") == await tie(bert, annas, "follow") == 204
        invited = await anna.make("take", 2)
        body = {"handle": berts}
        assert (await anna.http.post(f"/api/tables/{invited}/invitations", json=body)).status_code == 204
        puzzle = (await anna.http.get("/api/puzzles?game=take")).json()[0]["id"]
        assert (await anna.http.post(f"/api/puzzles/{puzzle}", json={"answer": "ta"})).status_code == 200

        finished = await anna.make("take", 2, rated=True, clock={"kind": "days", "days": 2})
        await seat(finished, anna, bert)
        await anna.ask("say", text=f"my dog is called {GIVEN}")
        await anna.ask("start")
        await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        for machines in (machine, old_machine):
            await seat(await bert.make("take", 2), bert, machines)
            await bert.ask("start")
        assert (await anna.http.delete(f"/api/me/bots/{old['bot']}")).status_code == 204
        await seat(await bert.make("take", 2), bert, anna)
        await bert.ask("put-out", member=2)
        await bert.ask("seat-bot", seat=2, level="farmer")
        await bert.ask("start")
        await bert.play(Random(3))
        await bert.ask("rematch")
        assert bert.client is not None and bert.client.room is not None
        kept_out = str(bert.client.room.next)  # a table that she never saw, and cannot see

        tournament = await plan(bert)
        await enter(anna, tournament)
        await plan(anna, title=f"The cup of Anna-{GIVEN}")
        await decide(url, annas, "mute", hours=24, note=f"{GIVEN} shouts")
        await decide(url, annas, "undo")
        await anna.http.post("/api/hall", json={"text": f"{GIVEN} anybody?"})
        report = {"reason": "words", "words": "rude", "table": finished}
        assert (await anna.http.post(f"/api/people/{berts}/reports", json=report)).status_code == 204
        assert (await bert.http.post(f"/api/people/{annas}/reports", json=report)).status_code == 204
        personal = all_tables(data) - IMPERSONAL
        async with asyncio.timeout(300):  # until she is in every table that says anything about people
            while personal - {table for table, *_ in left_in(data, GIVEN, *hers)}:
                await asyncio.sleep(0.2)
        assert hers[1] in str([entry for entry in left_in(data, hers[1]) if entry[0] == "entries"])
        with sqlite3.connect(data) as database:
            log = database.execute("SELECT entry FROM entries WHERE table_id = ?", (kept_out,)).fetchall()
        assert any(hers[1].encode() in entry for (entry,) in log)
        assert (await anna.http.delete("/api/me")).status_code == 204
        assert left_in(data, GIVEN, *hers) == []
        assert in_bytes_of(data, GIVEN, *hers) == [], "while the server runs"

        games = (await bert.http.get(f"/api/people/{berts}/games")).json()
        assert {finished: ["", "Bert"]}.items() <= {
            one["table"]: [player["name"] for player in one["seats"]] for one in games
        }.items()
        assert (await bert.http.get(f"/api/tables/{finished}/record")).status_code == 200
        profile = (await bert.http.get(f"/api/people/{berts}")).json()
        assert [(one["game"], one["games"]) for one in profile["ratings"]] == [("take", 1)]
        assert (await bert.http.get(f"/api/people/{annas}")).status_code == 404
        entrants = (await bert.http.get(f"/api/tournaments/{tournament}")).json()["entrants"]
        assert annas not in str(entrants) and GIVEN not in str(entrants)
        for one in (anna, bert, machine):
            await one.close()

    port = free_port()
    with running(data, **{**SENT, "port": port, "base_url": f"http://localhost:{port}"}) as url:
        asyncio.run(use(url.replace("127.0.0.1", "localhost")))
    assert left_in(data, GIVEN, *hers) == [] == in_bytes_of(data, GIVEN, *hers)
