"""Who somebody is, what they may do, and what is refused: REST and the edges of the WebSocket."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import websockets

from tatami.server.messages import Hint, Presence, Refused, ServerMessage, Snapshot, Update
from tests.server.running import PATIENCE, Person, running
from tests.server.test_games import ANNA, gather

Use = Callable[[str], Awaitable[Any]]


def serve(data: Path, use: Use, **settings: Any) -> Any:
    with running(data / "tatami.db", **settings) as url:
        return asyncio.run(use(url))  # type: ignore[arg-type]


def in_files(data: Path, text: str) -> bool:
    """Whether a text stands anywhere in what the server keeps."""
    return any(text.encode() in file.read_bytes() for file in data.iterdir())


def presences(person: Person) -> list[list[int]]:
    """The members who were connected, each time that somebody was told."""
    told = [msgspec.json.decode(text, type=ServerMessage) for text in person.got]
    return [message.members for message in told if isinstance(message, Presence)]


async def heard(person: Person, kind: type, fits: Callable[[Any], Any]) -> None:
    """Read on until somebody is told something."""
    while not fits(await person.until(kind)):
        pass


async def ends_with(person: Person) -> int:
    """Read until the connection ends, and return the code it ends with."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        while True:
            await person.next()
    return closed.value.rcvd.code if closed.value.rcvd else 1006


def test_a_guest_is_a_secret_in_a_cookie_of_which_only_a_hash_is_kept(tmp_path: Path):
    async def use(url: str) -> str:
        anna, other = Person(url, "Anna\u202e  B"), Person(url, "Eve")
        answer = await anna.http.put("/api/me", json={"name": anna.name})
        assert answer.json() == {"name": "Anna B", "is_bot": False}
        cookie = answer.headers["set-cookie"].casefold()
        assert "httponly" in cookie and "samesite=lax" in cookie and "secure" not in cookie
        assert (await anna.http.get("/api/me")).json()["name"] == "Anna B"
        assert (await other.http.get("/api/me")).json()["name"] == ""
        again = await anna.http.put("/api/me", json={"name": "Änne"})
        assert "set-cookie" not in again.headers and again.json()["name"] == "Änne"
        await other.http.aclose()
        return str(anna.http.cookies["tatami"])

    secret = serve(tmp_path, use)
    assert in_files(tmp_path, "Änne") and not in_files(tmp_path, secret)


def test_the_cookie_is_for_tls_only_where_there_is_tls(tmp_path: Path):
    async def use(url: str) -> None:
        answer = await Person(url, "").http.put("/api/me", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].casefold()
        assert "max-age" in answer.headers["strict-transport-security"]

    serve(tmp_path, use, base_url="https://play.example")


def test_other_sites_may_not_act_for_anybody(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        evil = {"origin": "https://evil.example"}
        refused = await anna.http.post("/api/tables", headers=evil, json={})
        assert refused.status_code == 403 and refused.json()["code"] == "elsewhere"
        with pytest.raises(websockets.InvalidStatus):
            await anna.connect(table, origin="https://evil.example")
        await anna.connect(table, origin=url)
        await anna.until(Snapshot)
        await anna.close()

    serve(tmp_path, use)


def test_what_cannot_be_done_is_told_in_words_without_internals(tmp_path: Path):
    async def use(url: str) -> None:
        http = Person(url, "Anna").http
        nobody = await http.post("/api/tables?lang=de", json={"settings": {"game": "take", "seats": 2}})
        assert (nobody.status_code, nobody.json()) == (
            409,
            {"code": "name", "words": "Bitte nenne einen Namen."},
        )
        for method, path, body, status, code in (
            ("POST", "/api/tables", b"{", 400, "format"),
            ("POST", "/api/tables", b'{"settings":{"game":"go","seats":2},"name":"A"}', 409, "settings"),
            (
                "POST",
                "/api/tables",
                b'{"settings":{"game":"take","seats":2,"secret":"x"},"name":"A"}',
                400,
                "format",
            ),
            ("POST", "/api/tables", b" " * 40_000, 413, "format"),
            ("GET", "/api/tables/nothing", None, 404, "no-table"),
            ("GET", "/api/tables/nothing/record", None, 404, "no-table"),
            ("GET", "/api/nothing", None, 404, "nothing-here"),
            ("DELETE", "/api/me", None, 409, "name"),
            ("PATCH", "/api/me", None, 405, "nothing-here"),
        ):
            headers = {"content-type": "application/json"}
            answer = await http.request(method, path, content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
            assert "default-src 'self'" in answer.headers["content-security-policy"]
        token = await http.get("/api/me", headers={"authorization": "Bearer nonsense"})
        assert (token.status_code, token.json()["code"]) == (401, "token")

    serve(tmp_path, use)


def test_too_much_is_refused(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        answers = [
            await anna.http.post("/api/tables", json={"settings": {"game": "take", "seats": 2}})
            for _ in range(2)
        ]
        assert [answer.status_code for answer in answers] == [201, 429]
        await anna.connect(table)
        await anna.until(Snapshot)
        second = Person(url, "Anna")
        second.http.cookies = anna.http.cookies
        await second.connect(table)
        assert await ends_with(second) == 4429
        codes = [(await anna.ask("stand", seat=1)).code for _ in range(5)]
        assert codes == ["not-your-seat"] * 3 + ["too-many"] * 2
        for _ in range(30):
            await anna.socket.send("nonsense")
        assert await ends_with(anna) == 4400

    limits = {"tables_per_hour": 4, "connections_per_person": 1, "commands_per_second": 1}
    serve(tmp_path, use, **limits)


def test_who_does_not_read_is_let_go(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, ANNA])
        with suppress(websockets.ConnectionClosed):
            for _ in range(1500):
                await people[ANNA].send("speak", lang="ja")
        async with asyncio.timeout(PATIENCE):
            while "tatami_slow_clients_total 1" not in (await people[ANNA].http.get("/metrics")).text:
                await asyncio.sleep(0.1)
        assert await ends_with(people[ANNA]) in (4008, 1006)
        await people[ANNA].connect(people[ANNA].table)
        await people[ANNA].until(Snapshot)
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use)


def test_bots_of_people_are_marked_as_bots(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        made = (await anna.http.post("/api/me/bots", json={"name": "Robo"})).json()
        robo = Person(url, "Robo", token=made["token"])
        refused = await robo.http.post("/api/me/bots", json={"name": "child"})
        assert refused.json()["code"] == "for-people"
        await robo.connect(table)
        await robo.until(Snapshot)
        await robo.ask("join", name="Robo")
        assert robo.client is not None and robo.client.room is not None
        assert [(one.name, one.is_bot) for one in robo.client.room.members] == [
            ("Anna", False),
            ("Robo", True),
        ]
        assert [one["name"] for one in (await anna.http.get("/api/me/bots")).json()] == ["Robo"]
        await anna.http.delete(f"/api/me/bots/{made['bot']}")
        assert await ends_with(robo) == 4401
        assert (await robo.http.get("/api/me")).status_code == 401

    serve(tmp_path, use)


def test_who_wants_to_be_forgotten_is_and_the_game_stays(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"])
        anna, watcher = people[ANNA], people["watcher"]
        await anna.ask("say", text="my dog is called Waldemar")
        await anna.play(Random(1), until=4)
        mine = (await anna.http.get("/api/me/data")).text
        assert "Waldemar" in mine and '"secret"' not in mine and '"deal"' not in mine
        assert (await anna.http.delete("/api/me")).status_code == 204
        assert await ends_with(anna) == 4401
        assert (await anna.http.get("/api/me")).json()["name"] == ""
        await watcher.play(Random(2))  # a bot plays on
        for path in ("", "/record", "/replay"):
            answer = await watcher.http.get(f"/api/tables/{watcher.table}{path}")
            assert answer.status_code == 200 and "Anna" not in answer.text
        await watcher.close()

    serve(tmp_path, use)


def test_tables_are_found_by_who_may_find_them(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"], public=True, watch="players")
        anna, eve = people[ANNA], Person(url, "Eve")
        assert await ends_with(people["watcher"]) == 4403
        await eve.connect(anna.table)
        refused = await eve.next()
        assert isinstance(refused, Refused | Presence)
        assert await ends_with(eve) == 4403
        assert (await eve.http.get("/api/tables")).json() == []
        mine = (await anna.http.get("/api/me/tables?state=going")).json()
        assert [(one["table"], one["yours"]) for one in mine] == [(anna.table, [1])]
        waiting = await anna.make("tenka", 3, public=True)
        assert (await eve.http.get("/api/tables")).json() == [], "nobody is there"
        await anna.connect(waiting)
        await anna.until(Snapshot)
        assert [one["table"] for one in (await eve.http.get("/api/tables")).json()] == [waiting]
        assert (await anna.http.get("/api/me/tables?state=over")).json() == []
        await anna.close()

    serve(tmp_path, use)


def test_lists_say_how_games_stand_to_those_who_may_know(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, ANNA], options={"chips": 1}, watch="players")
        anna, eve = people[ANNA], Person(url, "Eve")
        path = f"/api/tables/{anna.table}"
        await anna.play(Random(1), until=4)
        (mine,) = (await anna.http.get("/api/me/tables?state=going")).json()
        stands = mine["standing"]
        assert stands["decisions"] >= 4 and set(stands["scores"]) == {"1", "2"}
        assert (stands["winners"], stands["ended"]) == ([], None)
        assert (await eve.http.get(path)).json()["standing"] is None, "only players may watch"
        await anna.play(Random(1))
        result = (await anna.http.get(f"{path}/record")).json()["result"]
        (mine,) = (await anna.http.get("/api/me/tables?state=over")).json()
        assert mine["standing"]["scores"] == result["scores"] and mine["standing"]["winners"]
        ended = mine["standing"]["ended"]
        await anna.ask("leave")
        later = (await eve.http.get(path)).json()["standing"]
        assert later["ended"] == ended and later["scores"] == result["scores"]
        await anna.close()

    serve(tmp_path, use)


def test_lists_count_points_as_the_table_does(tmp_path: Path):
    async def use(url: str) -> None:
        anna = (await gather(url, "tenka", [ANNA, ANNA, ANNA]))[ANNA]
        stands = (await anna.http.get(f"/api/tables/{anna.table}")).json()["standing"]
        assert sorted(stands["scores"].values()) == [0, 0, 8], "who holds the General's card has its points"
        await anna.close()

    serve(tmp_path, use)


def test_lists_hide_what_lies_in_prisons_until_the_end(tmp_path: Path):
    async def use(url: str) -> None:
        anna = (await gather(url, "tenno", [ANNA, ANNA]))[ANNA]
        path = f"/api/tables/{anna.table}"
        await anna.play(Random(1), until=20)
        stands = (await anna.http.get(path)).json()["standing"]
        assert stands["decisions"] >= 20 and stands["scores"] == {}
        await anna.play(Random(1))
        assert (await anna.http.get(path)).json()["standing"]["scores"]
        await anna.close()

    serve(tmp_path, use)


def test_hints_and_languages_are_between_the_server_and_one_client(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "tenka", [ANNA, ANNA, "farmer"], hints=True)
        anna = people[ANNA]
        while not (asked := [seat for seat, _ in anna.answers(Random(1))]):
            await anna.next()
        assert (await anna.ask("hint", seat=3)).code == "not-your-seat"
        assert (await anna.ask("hint", seat=3 - asked[0])).code == "not-asked"
        hint = await anna.ask("hint", seat=asked[0])
        assert isinstance(hint, Hint) and anna.client is not None
        legal = {action.token: action.words for action in anna.client.sights[asked[0]].board.actions}
        assert all(legal[idea.token] == idea.words for idea in hint.ideas)
        german = anna.client.sights[1].board.task
        await anna.send("speak", lang="fr")
        shot = await anna.until(Snapshot)
        assert shot.sights[0].board.task != german
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use, adviser="samurai")


def test_a_visitor_who_sits_down_is_here_for_everybody(tmp_path: Path):
    async def use(url: str) -> None:
        anna, bert, _ = people = [Person(url, name) for name in ("Anna", "Bert", "watcher")]
        table = await anna.make("take", 2)
        await bert.take_name()
        for person in people:
            await person.connect(table)
            assert (await person.until(Presence)).members == [1]

        async def bert_does(command: str, **rest: Any) -> list[list[list[int]]]:
            """What each of them was told by then about who is connected."""
            done = await bert.ask(command, **rest)
            for person in people:
                while person.client is None or person.client.seq < done.seq:
                    await person.next()
            return [presences(person) for person in people]

        await bert_does("join", name="Bert")
        for told in await bert_does("sit", seat=1):
            assert told[-1] == [1, 2]
        await bert_does("stand", seat=1)
        for told in await bert_does("leave"):
            assert told == [[1], [1, 2]]
        await bert.socket.close()
        assert (await anna.until(Presence)).members == [1]
        await asyncio.gather(*(person.close() for person in people))

    serve(tmp_path, use)


def test_a_bot_stands_in_for_somebody_who_is_gone(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "tenka", [ANNA, "Bert", "farmer"], clock={"kind": "bank", "seconds": 600})
        watcher, bert = people["watcher"], people["Bert"]
        await bert.socket.close()
        await heard(watcher, Update, lambda update: update.room and update.room.seats[1].stand_in)
        await bert.connect(bert.table)
        await bert.until(Snapshot)
        await bert.ask("come-back", seat=2)
        assert bert.client is not None and bert.client.room is not None
        assert not bert.client.room.seats[1].stand_in
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use, away_after=0.01)


def test_only_who_is_gone_all_the_time_is_stood_in_for(tmp_path: Path):
    limit = 2.0

    async def use(url: str) -> float:
        people = await gather(url, "take", [ANNA, "Bert"], clock={"kind": "bank", "seconds": 600})
        watcher, bert = people["watcher"], people["Bert"]
        await bert.socket.close()
        await heard(watcher, Presence, lambda presence: presence.members == [1])
        await bert.connect(bert.table)
        await heard(watcher, Presence, lambda presence: presence.members == [1, 2])
        await asyncio.sleep(limit / 2)
        left = time.monotonic()
        await bert.socket.close()
        await heard(watcher, Update, lambda update: update.room and update.room.seats[1].stand_in)
        gone = time.monotonic() - left
        await asyncio.gather(*(person.close() for person in people.values()))
        return gone

    assert serve(tmp_path, use, away_after=limit) > 0.99 * limit


def test_logs_and_metrics_tell_nothing_about_anybody(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    async def use(url: str) -> list[str]:
        people = await gather(url, "tenno", [ANNA, "samurai"])
        anna = people[ANNA]
        await anna.ask("say", text="Waldemar")
        await anna.play(Random(1))
        metrics = (await anna.http.get("/metrics")).text
        assert 'tatami_games_total{game="tenno"} 1' in metrics
        await asyncio.gather(*(person.close() for person in people.values()))
        hidden = [anna.table, str(anna.http.cookies["tatami"]), "Anna", "Waldemar"]
        return [word for word in hidden if word in metrics or word in caplog.text]

    with caplog.at_level(logging.DEBUG, "tatami"):
        assert serve(tmp_path, use) == []
    assert "ready after" in caplog.text
