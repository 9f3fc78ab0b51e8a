"""Identity, permissions and refusals: REST and the edges of the WebSocket."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from tatami.engine.jit import PACKAGE
from tatami.server.core import decide
from tatami.server.http.session import NOT_NOW
from tatami.server.runtime import supervisor
from tatami.server.wire.messages import Hint, Presence, Refused, ServerMessage, Snapshot, Update
from tatami.server.wire.resources import MyData
from tests.server.running import PATIENCE, Person, running
from tests.server.test_games import ANNA, gather

Use = Callable[[str], Awaitable[Any]]


def serve(data: Path, use: Use, **settings: Any) -> Any:
    with running(data / "tatami.db", **settings) as url:
        return asyncio.run(use(url))  # type: ignore[arg-type]


def in_files(data: Path, text: str) -> bool:
    """Whether the server's data contains a text."""
    return any(text.encode() in file.read_bytes() for file in data.iterdir())


def presences(person: Person) -> list[list[int]]:
    """The connected members in each message to a client."""
    told = [msgspec.json.decode(text, type=ServerMessage) for text in person.got]
    return [message.members for message in told if isinstance(message, Presence)]


async def heard(person: Person, kind: type, fits: Callable[[Any], Any]) -> None:
    """Read until a client gets the expected message."""
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
        told = answer.json()
        assert (told["name"], told["is_bot"]) == ("Anna B", False) and len(told["handle"]) == 12
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


def test_errors_are_in_words_without_internals(tmp_path: Path):
    async def use(url: str) -> None:
        http = Person(url, "Anna").http
        nobody = await http.post("/api/tables?lang=de", json={"settings": {"game": "take", "seats": 2}})
        assert (nobody.status_code, nobody.json()) == (
            409,
            {"code": "name", "words": "Bitte gib einen Namen an."},
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
            ("POST", "/api/tables", b" " * 40_000, 413, "too-long"),
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


def test_a_table_whose_game_is_not_available_says_so_and_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def make(url: str) -> tuple[str, str]:
        anna = Person(url, "Anna")
        return await anna.make("take", 2), await anna.make("tenno", 2)

    table, other = serve(tmp_path, make)
    monkeypatch.setattr(decide, "games", lambda: ("tenka", "tenno"))

    async def look(url: str) -> None:
        bert = Person(url, "Bert", "de")
        answer = await bert.http.get(f"/api/tables/{table}?lang=de")
        words = "Dieses Spiel ist gerade nicht verfügbar."
        assert (answer.status_code, answer.json()) == (503, {"code": "no-game", "words": words})
        await bert.connect(table)
        assert (await bert.until(Refused)).words == words
        assert await ends_with(bert) == NOT_NOW
        await bert.connect(other)
        await bert.until(Snapshot)
        await bert.close()

    serve(tmp_path, look)


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


def test_snapshots_count_for_the_address_however_they_are_asked_for(tmp_path: Path):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        table = await anna.make("take", 2)
        strangers = [Person(url, "") for _ in range(3)]  # without an account there is no person to count for
        refused = 0
        for stranger in strangers:
            await stranger.connect(table)
            await stranger.until(Snapshot)
        for stranger in strangers:
            for _ in range(100):
                name = await stranger.send("speak", lang="ja")
                answer = await stranger.until(Snapshot, Refused)
                if isinstance(answer, Refused):
                    assert (answer.id, answer.code) == (name, "too-many")
                    refused += 1
        assert refused > 100
        await asyncio.gather(*(person.close() for person in (anna, *strangers)))

    serve(tmp_path, use, requests_per_second=3)


def test_a_client_that_stops_reading_is_disconnected(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, ANNA])
        await people[ANNA].socket.close()
        people[ANNA].form = "words"  # the longest there is
        await people[ANNA].connect(people[ANNA].table)
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


def test_deleting_an_account_keeps_the_game(tmp_path: Path):
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
        await watcher.play(Random(2))  # a bot has taken over
        for path in ("", "/record", "/replay"):
            answer = await watcher.http.get(f"/api/tables/{watcher.table}{path}")
            assert answer.status_code == 200 and "Anna" not in answer.text
        await watcher.close()

    serve(tmp_path, use)


def test_forgetting_somebody_many_times_at_once_is_forgetting_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        for _ in range(3):
            await anna.make("take", 2)
        robo = (await anna.http.post("/api/me/bots", json={"name": "Robo"})).json()["bot"]
        gone = [anna.http.delete(f"/api/me/bots/{robo}") for _ in range(5)]
        statuses = {answer.status_code for answer in await asyncio.gather(*gone)}
        assert 204 in statuses <= {204, 404}
        cookies = {"cookie": f"tatami={anna.http.cookies['tatami']}"}
        asked = [anna.http.delete("/api/me", headers=cookies) for _ in range(8)]
        asked += [anna.http.put("/api/me", json={"name": "Änne"}, headers=cookies) for _ in range(3)]
        answers = await asyncio.gather(*asked)
        assert 204 in [answer.status_code for answer in answers[:8]]
        assert {answer.status_code for answer in answers} <= {200, 204, 409}
        assert (await Person(url, "").http.get("/api/me", headers=cookies)).json()["name"] == ""
        await anna.http.aclose()

    serve(tmp_path, use)
    assert not caplog.records


def test_a_deleted_account_neither_sits_nor_hosts_anywhere(tmp_path: Path):
    async def use(url: str) -> None:
        anna, bert = Person(url, "Anna"), Person(url, "Bert")
        await bert.take_name()
        rooms = []
        for _ in range(3):
            table = await anna.make("take", 2)
            for person in (anna, bert):
                await person.connect(table)
                await person.until(Snapshot)
            await bert.ask("join", name="Bert")
            await anna.ask("sit", seat=1)
            name = {"do": "say", "id": "forget", "text": "the id that a server may call its own command"}
            await anna.socket.send(json.dumps(name))
            await anna.ask("sit", seat=2)
            rooms.append(table)
        ending = asyncio.ensure_future(ends_with(anna))
        gone = asyncio.ensure_future(anna.http.delete("/api/me"))
        with suppress(websockets.ConnectionClosed):
            while not ending.done():  # again and again meanwhile
                await anna.send("join", name="Anna")
                await anna.send("sit", seat=1)
                await asyncio.sleep(0.001)
        assert await ending == 4401 and (await gone).status_code == 204
        for table in rooms:
            room = (await bert.http.get(f"/api/tables/{table}")).json()["room"]
            assert room["host"] == 2 and [seat["member"] for seat in room["seats"]] == [None, None]
        await asyncio.gather(anna.close(), bert.close())

    serve(tmp_path, use)


def test_an_account_deleted_after_a_game_is_not_seated_for_the_next(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "Bert"])
        anna, bert = people[ANNA], people["Bert"]
        await asyncio.gather(*(person.play(Random(1)) for person in people.values()))
        assert (await anna.http.delete("/api/me")).status_code == 204
        await bert.ask("rematch")
        assert bert.client is not None and bert.client.room is not None
        room = (await bert.http.get(f"/api/tables/{bert.client.room.next}")).json()["room"]
        assert [member["name"] for member in room["members"]] == ["Bert"]
        assert room["host"] == 1
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use)


def test_one_s_data_are_whole_and_not_downloaded_all_the_time(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"])
        anna = people[ANNA]
        tables = [anna.table, await anna.make("tenno", 3)]
        answer = await anna.http.get("/api/me/data")
        data = msgspec.json.decode(answer.text, type=MyData)
        assert data.name == "Anna" and {one.table for one in data.tables} == set(tables)
        assert all(one.entries for one in data.tables)
        statuses = [(await anna.http.get("/api/me/data")).status_code for _ in range(5)]
        assert statuses[0] == 200 and statuses[-1] == 429
        nobody = Person(url, "")
        assert (await nobody.http.get("/api/me/data")).status_code == 409
        await asyncio.gather(nobody.close(), *(person.close() for person in people.values()))

    serve(tmp_path, use)


def test_tables_are_listed_only_for_readers_with_access(tmp_path: Path):
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


def test_nobody_s_tables_crowd_others_out_of_the_lobby(tmp_path: Path):
    days = {"kind": "days", "days": 3}

    async def use(url: str) -> None:
        anna, bert, carl = (Person(url, name) for name in ("Anna", "Bert", "Carl"))
        theirs = [await carl.make("tenno", 2, public=True, clock=days) for _ in range(2)]
        for guest in (anna, bert):
            for _ in range(52):
                await guest.make("take", 2, public=True)  # nobody is there, so they are not shown
                await guest.make("take", 2, public=True, clock=days)
        shown = [one["table"] for one in (await carl.http.get("/api/tables")).json()]
        assert len(shown) == 50 and shown[2] == theirs[1] and shown[5] == theirs[0]
        pages = [
            (await carl.http.get(f"/api/tables?first={first}&count=50")).json() for first in (0, 50, 100)
        ]
        assert [len(page) for page in pages] == [50, 50, 6]
        assert len({one["table"] for page in pages for one in page}) == 106
        only = (await carl.http.get("/api/tables?game=tenno")).json()
        assert [one["table"] for one in only] == theirs[::-1]
        for wrong in ("first=-1", "count=0", "count=101"):
            assert (await carl.http.get(f"/api/tables?{wrong}")).status_code == 400
        mine = (await anna.http.get("/api/me/tables?first=100")).json()
        assert len(mine) == 4
        for person in (anna, bert, carl):
            await person.close()

    serve(tmp_path, use)


def test_lists_have_no_lists_of_cards_in_them(tmp_path: Path):
    golden = next((PACKAGE / "games" / "tenka" / "golden").glob("game-3-cards.json"))
    cards = json.loads(golden.read_text(encoding="utf-8"))["options"]["cards"]
    marked = "# my own list of cards\n" * 500 + cards

    async def use(url: str) -> None:
        people = await gather(
            url, "tenka", [ANNA, ANNA, ANNA], options={"cards": marked, "factions": 1}, public=True
        )
        anna = people[ANNA]
        for path in ("/api/tables", "/api/me/tables", f"/api/tables/{anna.table}"):
            answer = await anna.http.get(path)
            assert anna.table in answer.text and len(answer.content) < 3000, path
            assert cards[:40] not in answer.text and '"factions":1' in answer.text
        assert anna.client is not None and anna.client.room is not None
        assert anna.client.room.settings.options["cards"], "those at the table see it"
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use)


def test_lists_show_the_standing_only_to_readers_allowed_to_know(tmp_path: Path):
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
        assert {idea.token for idea in hint.ideas} <= set(anna.client.legal(asked[0]))
        told = anna.client.scenes
        await anna.send("speak", lang="fr")
        assert {scene.seat: scene.task for scene in (await anna.until(Snapshot)).scenes} == {
            seat: scene.task for seat, scene in told.items()
        }
        assert (await anna.ask("hint", seat=3)).words == "Ce n’est pas ta place."
        simple = Person(url, "watcher", "de", form="words")
        await simple.connect(anna.table)
        german = (await simple.until(Snapshot)).sights[0].board["task"]
        await simple.send("speak", lang="fr")
        assert (await simple.until(Snapshot)).sights[0].board["task"] != german
        await simple.close()
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
            """The connected members, as last sent to each of them."""
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


def test_a_player_who_closed_the_page_is_away_and_one_who_loads_it_anew_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "Bert"])
        watcher, bert = people["watcher"], people["Bert"]
        before = int(time.time() * 1000)
        monkeypatch.setattr(supervisor, "BREAK", PATIENCE)
        await bert.socket.close()
        await bert.connect(bert.table)
        await bert.until(Presence)
        await people[ANNA].ask("say", text="hello")
        seq = people[ANNA].client.seq  # type: ignore[union-attr]
        while watcher.client is None or watcher.client.seq < seq:
            await watcher.next()
        told = presences(watcher)
        assert told == [one for number, one in enumerate(told) if number == 0 or one != told[number - 1]]
        assert told[-1] == [1, 2], "nobody hears of a page that is loaded anew"
        monkeypatch.setattr(supervisor, "BREAK", 0.0)
        await bert.socket.close()
        while not (presence := await watcher.until(Presence)).away:
            pass
        (away,) = presence.away
        assert away.seat == 2 and before <= away.since <= int(time.time() * 1000)
        late = Person(url, "late")
        await late.connect(bert.table)
        assert (await late.until(Presence)).away == [away], "who comes later is told the same"
        await bert.connect(bert.table)
        await heard(watcher, Presence, lambda presence: not presence.away and presence.members == [1, 2])
        await asyncio.gather(late.close(), *(person.close() for person in people.values()))

    monkeypatch.setattr(supervisor, "BREAK", 0.0)
    serve(tmp_path, use)


def test_players_of_a_table_that_lay_in_the_store_are_away_since_their_last_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def begin(url: str) -> Person:
        people = await gather(url, "take", [ANNA, "Bert"])
        await asyncio.gather(*(person.socket.close() for person in people.values()))
        return people[ANNA]

    async def look(url: str) -> None:
        watcher = Person(url, "watcher")
        await watcher.connect(anna.table)
        told: list[Presence] = [await watcher.until(Presence)]
        while not told[-1].away:
            told.append(await watcher.until(Presence))
        assert told[0].away == [], "everybody has a moment to connect again"
        assert [one.seat for one in told[-1].away] == [1, 2]
        assert all(began <= one.since <= ended for one in told[-1].away)
        await watcher.close()

    monkeypatch.setattr(supervisor, "BREAK", 0.2)
    began = int(time.time() * 1000)
    anna = serve(tmp_path, begin)
    ended = int(time.time() * 1000)
    serve(tmp_path, look)


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


def test_a_bot_stands_in_only_for_a_player_absent_throughout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(supervisor, "BREAK", 0.0)
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


def test_loading_the_page_leaves_the_limit_on_requests_alone(tmp_path: Path):
    """A first visit loads some fifty assets at once; only far more than several visits are refused."""

    def statuses(url: str, path: str, count: int) -> list[int]:
        with httpx.Client(base_url=url) as http:
            return [http.get(path).status_code for _ in range(count)]

    with running(tmp_path / "tatami.db", requests_per_second=2.0) as url:
        assert 429 not in statuses(url, "/assets/page.js", 60)
        assert 429 not in statuses(url, "/api/health", 5)
        assert 429 in statuses(url, "/api/health", 60)
        assert 429 in statuses(url, "/assets/page.js", 600)
