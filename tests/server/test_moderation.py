"""Moderation: reports with evidence, mutes and bans that hold at once, the lobby's chat and reactions."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from tatami.cli import main
from tatami.server.runtime.supervisor import BANNED
from tatami.server.wire.messages import Accepted, Reaction, Refused, Snapshot, Update
from tests.server.running import PATIENCE, Person, running
from tests.server.test_circle import come, serve


async def sit(table: str, *people: Person) -> None:
    """Let everybody join and take a seat."""
    for seat, one in enumerate(people, 1):
        await one.connect(table)
        await one.until(Snapshot)
        await one.ask("join", name=one.name)  # refused for the host, who is there already
        assert isinstance(await one.ask("sit", seat=seat), Accepted)
        await one.ask("nonce", seat=seat, nonce=base64.b64encode(bytes(16)).decode())


async def decide(url: str, handle: str, what: str, **rest: Any) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.post(f"/api/moderation/people/{handle}", json={"what": what, **rest})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


async def reports(url: str) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        found: list[dict[str, Any]] = (await http.get("/api/moderation/reports")).json()
        return found


class Listener:
    """A reader of the lobby's chat."""

    def __init__(self, person: Person) -> None:
        self.person = person

    async def __aenter__(self) -> Listener:
        cookies = "; ".join(f"{name}={value}" for name, value in self.person.http.cookies.items())
        url = f"{self.person.url.replace('http', 'ws')}/api/hall/ws"
        headers = {"cookie": cookies} if cookies else {}
        self.socket = await websockets.connect(url, additional_headers=headers)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            found: dict[str, Any] = json.loads(await self.socket.recv())
            return found


async def closed(socket: Any) -> int:
    """The code with which the server ends a connection."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


def test_a_report_keeps_what_was_said_and_only_there(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, eve, carl), (annas, eves, _) = await come(url, "Anna", "Eve", "Carl")
        table = await anna.make("take", 2, watch="players")
        await sit(table, anna, eve)
        await eve.ask("say", text="you play like a farmer")
        await anna.ask("say", text="please stop")
        await eve.http.post("/api/hall", json={"text": "they are all farmers"})
        assert isinstance(await anna.ask("start"), Accepted)
        path, body = (
            f"/api/people/{eves}/reports",
            {"reason": "words", "words": "she insults", "table": table},
        )
        assert (await anna.http.post(path, json=body)).status_code == 204
        assert (await carl.http.post(path, json=body)).status_code == 204
        assert (await eve.http.post(path, json=body)).json()["code"] == "yourself"
        assert (await anna.http.post(path, json={**body, "table": "nowhere"})).status_code == 404
        by_carl, by_anna = await reports(url)
        assert [one["text"] for one in by_anna["said"]] == ["they are all farmers", "you play like a farmer"]
        assert [one["text"] for one in by_carl["said"]] == ["they are all farmers"], "not of that table"
        assert by_carl["table"] == "" and by_anna["table"] == table
        assert (by_anna["by"], by_anna["by_handle"], by_anna["words"]) == ("Anna", annas, "she insults")
        await decide(url, eves, "dismiss")
        assert await reports(url) == []
        codes = [(await anna.http.post(path, json=body)).status_code for _ in range(8)]
        assert codes[0] == 204 and codes[-1] == 429 and len(await reports(url)) == 1
        assert (await anna.http.delete("/api/me")).status_code == 204
        (left,) = await reports(url)
        assert (left["by"], left["by_handle"], left["words"]) == ("", "", "")
        assert (await eve.http.delete("/api/me")).status_code == 204
        assert await reports(url) == []
        for one in (anna, eve, carl):
            await one.close()

    serve(tmp_path, use)


def test_a_muted_person_cannot_speak_in_any_way(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, eve), (_, eves) = await come(url, "Anna", "Eve")
        table = await anna.make("take", 2)
        await sit(table, anna, eve)
        bot = (await eve.http.post("/api/me/bots", json={"name": "Robo"})).json()["token"]
        async with Listener(anna) as lobby:
            assert (await lobby.next())["lines"] == []
            await eve.http.post("/api/hall", json={"text": "boo"})
            assert (await lobby.next())["text"] == "boo"
            await decide(url, eves, "mute", hours=1)
            assert await lobby.next() == {"is": "cleared", "handle": eves}
        assert (await eve.ask("say", text="boo")).code == "muted"
        assert (await eve.ask("react", reaction="laugh")).code == "muted"
        assert (await eve.http.post("/api/hall", json={"text": "boo"})).json()["code"] == "muted"
        assert (await eve.http.put("/api/me", json={"name": "Anna is bad"})).json()["code"] == "muted"
        assert isinstance(await eve.ask("leave"), Accepted)
        await eve.ask("join", name="Anna is bad")
        assert eve.client is not None and eve.client.room is not None
        assert [one.name for one in eve.client.room.members] == ["Anna", "Eve"]
        async with Person(url, "Robo", token=bot).http as robot:
            assert (await robot.post("/api/hall", json={"text": "boo"})).json()["code"] == "for-people"
        assert isinstance(await anna.ask("say", text="peace"), Accepted)
        await decide(url, eves, "undo")
        assert isinstance(await eve.ask("say", text="sorry"), Accepted)
        for one in (anna, eve):
            await one.close()

    serve(tmp_path, use)


def test_a_banned_person_is_out_at_once_and_stays_out_after_a_restart(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, eve), (_, eves) = await come(url, "Anna", "Eve")
        table = await anna.make("take", 2)
        await sit(table, anna, eve)
        assert isinstance(await anna.ask("start"), Accepted)
        await eve.http.post("/api/hall", json={"text": "boo"})
        async with Listener(eve) as lobby:
            await lobby.next()
            said = await decide(url, eves, "ban", note="insults")
            assert said["is_banned"] and said["until"] is None
            assert await closed(eve.socket) == BANNED and await closed(lobby.socket) == BANNED
        update = await anna.until(Update)
        while not (update.room and update.room.seats[1].stand_in):  # a bot plays on
            update = await anna.until(Update)
        await eve.connect(table)
        assert isinstance(refused := await eve.next(), Refused) and refused.code == "banned"
        assert await closed(eve.socket) == BANNED
        cookies.update(eve.http.cookies)
        await anna.close()

    async def use_again(url: str) -> None:
        eve = Person(url, "Eve")
        eve.http.cookies.update(cookies)
        for path in ("/api/me", "/api/tables", "/api/hall"):
            assert (await eve.http.get(path)).json()["code"] == "banned", path
        async with Listener(eve) as lobby:
            assert await closed(lobby.socket) == BANNED
        made = await eve.http.post("/api/tables", json={"settings": {"game": "take", "seats": 2}})
        assert made.json()["code"] == "banned"
        async with httpx.AsyncClient(base_url=url) as stranger:
            assert (await stranger.get("/api/hall")).json() == [], "what she said is gone"
        assert (await eve.http.get("/api/me/data")).status_code == 200, "the data are still hers"
        assert (await eve.http.delete("/api/me")).status_code == 204
        await eve.close()

    cookies: dict[str, str] = {}
    serve(tmp_path, use)
    serve(tmp_path, use_again)


def test_only_the_operator_moderates(tmp_path: Path):
    async def use(url: str) -> None:
        (anna,), (annas,) = await come(url, "Anna")
        path = f"/api/moderation/people/{annas}"
        for headers in ({}, {"authorization": "Bearer wrong"}, {"x-forwarded-for": "127.0.0.1"}):
            answer = await anna.http.post(path, json={"what": "mute"}, headers=headers)
            assert answer.json()["code"] == "moderation", headers
            for where in ("reports", "log"):
                assert (await anna.http.get(f"/api/moderation/{where}", headers=headers)).status_code == 403
        right = {"authorization": "Bearer secret"}
        assert (await anna.http.post(path, json={"what": "mute"}, headers=right)).status_code == 200
        elsewhere = {**right, "origin": "https://evil.example"}
        assert (await anna.http.post(path, json={"what": "ban"}, headers=elsewhere)).status_code == 403
        await anna.close()

    with running(tmp_path / "t.db", moderation_token="secret") as url:
        asyncio.run(use(url))


def test_the_command_line_lists_decides_and_says_why_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def begin() -> None:
        (anna, eve), (_, found) = await come(url, "Anna", "Eve")
        handles.append(found)
        body = {"reason": "name", "words": "rude"}
        await anna.http.post(f"/api/people/{found}/reports", json=body)
        await anna.close()
        await eve.close()

    def moderate(*args: str) -> str:
        assert main(["moderate", *args, "--server", url]) == 0
        return capsys.readouterr().out

    handles: list[str] = []
    with running(tmp_path / "t.db") as url:
        assert moderate() == "There are no open reports.\n"
        asyncio.run(begin())
        (eve,) = handles
        assert f"Eve ({eve}): their name" in moderate() and "“rude”" in moderate("reports")
        assert "mute Eve" in moderate("mute", f"{url}/people/{eve}", "--hours", "2", "--note", "insults")
        assert moderate() == "There are no open reports.\n"
        assert "ban Eve" in moderate("ban", eve) and "undo Eve" in moderate("undo", eve)
        log = moderate("log").splitlines()
        assert [line.split()[3] for line in log] == ["undo", "ban", "mute"] and log[-1].endswith(": insults")
        assert main(["moderate", "ban", "nobody", "--server", url]) == 1
        assert "There is nothing here." in capsys.readouterr().err
        assert main(["moderate", "ban", "--server", url]) == 2
    with running(tmp_path / "t.db", moderation_token="secret") as url:
        assert main(["moderate", "--server", url]) == 1
        assert main(["moderate", "--server", url, "--token", "secret"]) == 0


def test_the_lobby_is_bounded_and_shown_as_it_comes(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, bert), (annas, _) = await come(url, "Anna", "Bert")
        async with Listener(Person(url, "nobody")) as lobby:
            assert await lobby.next() == {"is": "lines", "lines": []}
            said = [await anna.http.post("/api/hall", json={"text": f"hello {n}"}) for n in range(7)]
            assert [one.status_code for one in said[:5]] == [204] * 5
            assert said[-1].json()["code"] == "too-fast"
            first = await lobby.next()
            assert (first["is"], first["name"], first["handle"], first["text"]) == (
                "line",
                "Anna",
                annas,
                "hello 0",
            )
            for number in range(1, 5):
                assert (await lobby.next())["text"] == f"hello {number}"
            assert (await bert.http.post("/api/hall", json={"text": "\u202e"})).json()[
                "code"
            ] == "nothing-said"
            assert (await bert.http.post("/api/hall", json={"text": "x" * 301})).status_code == 400
            assert (await anna.http.delete("/api/me")).status_code == 204
            assert await lobby.next() == {"is": "cleared", "handle": annas}
        assert (await bert.http.get("/api/hall")).json() == []
        async with httpx.AsyncClient(base_url=url) as stranger:
            assert (await stranger.post("/api/hall", json={"text": "hi"})).json()["code"] == "name"
        for one in (anna, bert):
            await one.close()

    serve(tmp_path, use)


def test_reactions_are_for_players_rate_limited_and_kept_by_nobody(tmp_path: Path):
    async def use(url: str) -> None:
        (anna, bert, carl), _ = await come(url, "Anna", "Bert", "Carl")
        table = await anna.make("take", 2)
        await sit(table, anna, bert)
        await carl.connect(table)
        await carl.until(Snapshot)
        await carl.ask("join", name="Carl")
        assert (await carl.ask("react", reaction="bow")).code == "not-your-seat"
        assert carl.client is not None
        seq = carl.client.seq
        assert isinstance(await anna.ask("react", reaction="bow"), Accepted)
        for one in (bert, carl):
            shown = await one.until(Reaction)
            assert (shown.member, shown.reaction) == (1, "bow")
        answers = [await anna.ask("react", reaction="tea") for _ in range(6)]
        assert isinstance(answers[0], Accepted) and answers[-1].code == "too-fast"
        assert anna.client is not None and anna.client.seq == seq
        for one in (anna, bert, carl):
            await one.close()

    serve(tmp_path, use)
