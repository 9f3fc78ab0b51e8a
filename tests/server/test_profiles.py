"""Results and ratings of real games: rated players, public profiles, and deleted accounts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import tatami
from tatami.server.core import entries, system
from tatami.server.core.rating import anchor
from tatami.server.core.table import fold
from tatami.server.runtime.scores import is_rated, rated_by, results_of
from tatami.server.wire.messages import Change, Join, PutOut, Rematch, StepAway
from tests.server.desk import ANNA, BERT, CARL, Desk, settings
from tests.server.running import Person, running
from tests.server.test_matching import bring, match, until_begun

NEW = (1200.0, 350.0)
TIMED: dict[str, Any] = {"clock": {"kind": "move", "seconds": 60}}
RATED = settings(rated=True, **TIMED)


def played(desk: Desk, chance: Random) -> Desk:
    while desk.table.asked:
        seat = desk.table.asked[0]
        desk.play(chance.choice(desk.legal(seat)), seat)
    return desk


def test_a_rated_game_moves_people_and_leaves_bots_alone():
    desk = played(Desk(RATED).start(ANNA, ""), Random(1))
    assert is_rated(desk.table)
    results = results_of(desk.table)
    assert [(one.identity, one.bot) for one in results] == [(ANNA, ""), ("", "farmer")]
    won = results[0].place == 1
    after = rated_by(desk.table)({1: NEW})
    assert set(after) == {1}
    assert (after[1][0] > 1200) is won and after[1][1] < 350
    assert anchor("take", "farmer").mean == 1000


def test_a_player_replaced_by_a_bot_can_lose_points_but_not_win_any():
    after = []
    for seed in range(8):
        desk = Desk(settings(rated=True, stand_in="shogun", **TIMED)).start(ANNA, BERT)
        desk.do(ANNA, StepAway, seat=1)
        played(desk, Random(seed))
        assert desk.table.helped == {1}
        after.append((results_of(desk.table)[0].place, rated_by(desk.table)({1: NEW, 2: NEW})[1][0]))
    assert {place for place, _ in after} == {1, 2}, "she won some of them"
    assert all(mean == 1200 if place == 1 else mean < 1200 for place, mean in after)


def test_games_against_oneself_or_by_programs_are_not_rated():
    assert not is_rated(Desk(RATED).start(ANNA, ANNA).table)
    assert not is_rated(Desk(settings()).start(ANNA, BERT).table)
    desk = Desk(RATED)
    desk.happen(*system.create(settings(), BERT, "Bert", desk.now, b"", is_bot=True)[1:])
    assert not is_rated(desk.gather(ANNA, BERT).table)


def test_nobody_is_put_out_of_a_rated_game_and_left_to_a_bot():
    desk = Desk(RATED).start(ANNA, BERT)
    desk.do(CARL, Join, name="Carl")
    desk.refuse("rated-seat", ANNA, PutOut, member=desk.table.people[BERT].number)
    desk.do(ANNA, PutOut, member=desk.table.people[CARL].number)
    played(desk, Random(1))
    desk.do(ANNA, PutOut, member=desk.table.people[BERT].number)


def test_who_starts_a_rated_game_is_drawn_or_it_is_the_other_s_turn():
    desk = played(Desk(RATED).start(ANNA, BERT), Random(1))
    made = desk.do(ANNA, Rematch)
    assert isinstance(made, entries.Rematched)
    again = Desk(RATED)
    again.table = fold("table-2", system.rematch(desk.table, made, b"2" * 32))
    first, own = desk.match.start, again.table.settings
    assert own.options["start"] == first, "everybody has moved on by one seat"
    again.do(ANNA, Change, settings=replace(own, tempo="fast"))
    other = {**own.options, "start": 3 - first}
    again.refuse("rated", ANNA, Change, settings=replace(own, options=other))
    unrated = Desk(settings(options={"start": 1}, **TIMED)).gather(ANNA)
    unrated.refuse("rated", ANNA, Change, settings=settings(rated=True, options={"start": 1}, **TIMED))


@pytest.mark.parametrize(
    "wrong",
    [
        {"hints": True},
        {"options": {"ghost": False}},
        {"options": {"komi": 3}},
        {"options": {"start": 1}},
        {"clock": {"kind": "none"}},  # or whoever is about to lose would never come back
    ],
)
def test_rated_games_have_the_usual_rules_a_clock_and_no_hints(tmp_path: Path, wrong: dict[str, Any]):
    async def use(url: str) -> None:
        anna = Person(url, "Anna")
        body = {"settings": {"game": "take", "seats": 2, "rated": True, **TIMED, **wrong}, "name": "Anna"}
        answer = await anna.http.post("/api/tables", json=body)
        assert answer.status_code == 409 and answer.json()["code"] in ("rated", "settings")
        await anna.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))


def test_a_profile_leads_strangers_to_no_private_table(tmp_path: Path):
    async def use(url: str) -> None:
        anna, bert, eve = (Person(url, name) for name in ("Anna", "Bert", "Eve"))
        for one in (bert, eve):
            await one.take_name()
        private = await anna.make("take", 2)
        public = await anna.make("take", 2, public=True)
        for table in (private, public):
            for seat, one in enumerate((anna, bert), 1):
                await one.connect(table)
                await one.next()
                await one.ask("join", name=one.name)
                await one.ask("sit", seat=seat)
                await one.ask("nonce", seat=seat, nonce="AAAAAAAAAAAAAAAAAAAAAA==")
            await anna.ask("start")
            await asyncio.gather(anna.play(Random(1)), bert.play(Random(2)))
        path = f"/api/people/{(await anna.http.get('/api/me')).json()['handle']}/games"

        async def both() -> Any:
            found = (await bert.http.get(path)).json()
            return found if len(found) == 2 else None

        assert [one["table"] for one in await until(both)] == [public, private], "he was there"
        for stranger in (eve, Person(url, "")):
            seen = (await stranger.http.get(path)).json()
            assert [(one["table"], len(one["seats"])) for one in seen] == [(public, 2), ("", 2)]
        for one in (anna, bert, eve):
            await one.close()

    with running(tmp_path / "t.db") as url:
        asyncio.run(use(url))


async def until(ask: Any) -> Any:
    """Ask until there is an answer."""
    while not (found := await ask()):
        await asyncio.sleep(0.02)
    return found


def test_a_matched_game_is_on_the_profiles_of_both_and_outlives_the_server(tmp_path: Path):
    async def play(url: str) -> tuple[list[Person], str]:
        people = [Person(url, name) for name in ("Anna", "Bert")]
        tables = [await match(one, **TIMED) for one in people]
        for one in people:
            await bring(one, tables[0])
        await asyncio.gather(*(until_begun(one) for one in people))
        await asyncio.gather(*(one.play(Random(number)) for number, one in enumerate(people)))
        return people, tables[0]

    async def profiles(people: list[Person], table: str) -> None:
        handles = [(await one.http.get("/api/me")).json()["handle"] for one in people]
        anna, bert = people

        async def games() -> Any:
            return (await bert.http.get(f"/api/people/{handles[0]}/games")).json()

        (game,) = await until(games)
        assert (game["table"], game["rated"]) == (table, True)
        assert [(seat["name"], seat["handle"], seat["is_own"]) for seat in game["seats"]] == [
            ("Anna", handles[0], True),
            ("Bert", handles[1], False),
        ]
        places = [seat["place"] for seat in game["seats"]]
        winner = places.index(1)
        profile = (await anna.http.get(f"/api/people/{handles[winner]}")).json()
        (rating,) = profile["ratings"]
        assert rating["points"] > 1200 or places == [1, 1]
        assert rating["is_provisional"] and rating["games"] == 1
        for days in (0, 30):
            results = await anna.http.get(f"/api/people/{handles[winner]}/results?days={days}")
            assert results.json()["tallies"] == [{"game": "take", "seats": 2, "games": 1, "won": 1}]
            (opponent,) = results.json()["opponents"]
            assert (opponent["handle"], opponent["bot"]) == (handles[1 - winner], None)
            assert (opponent["games"], opponent["ahead"], opponent["behind"]) == (1, places != [1, 1], 0)
        curve = await anna.http.get(f"/api/people/{handles[winner]}/curve?game=take")
        assert [point["points"] for point in curve.json()] == [rating["points"]]
        against = (await anna.http.get(f"/api/me/against/{handles[1]}")).json()
        ahead, behind = int(places[0] < places[1]), int(places[0] > places[1])
        assert against == [{"game": "take", "games": 1, "ahead": ahead, "behind": behind}]
        board = (await anna.http.get("/api/ratings/take")).json()
        assert board["leaders"] == [], "nobody is known well enough"
        assert [bot["level"] for bot in board["bots"]] == ["farmer", "samurai", "daimyo", "shogun"]
        for path in ("people/nobody", "people/nobody/games", "people/nobody/results", "ratings/chess"):
            assert (await anna.http.get(f"/api/{path}")).status_code == 404
        assert (await anna.http.delete("/api/me")).status_code == 204
        assert (await bert.http.get(f"/api/people/{handles[0]}")).status_code == 404
        (left,) = (await bert.http.get(f"/api/people/{handles[1]}/games")).json()
        assert [(seat["name"], seat["handle"]) for seat in left["seats"]] == [("", ""), ("Bert", handles[1])]
        for one in people:
            await one.close()

    with running(tmp_path / "t.db") as url:

        async def use() -> None:
            await profiles(*await play(url))

        asyncio.run(use())


def test_results_that_were_not_kept_are_kept_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def nothing(*_: Any) -> None: ...

    async def play(url: str) -> tuple[str, dict[str, str]]:
        anna = Person(url, "Anna")
        await bring(anna, await match(anna, "tenno", 2, bots_after=0, **TIMED))
        await until_begun(anna)
        await anna.play(Random(1))
        handle = (await anna.http.get("/api/me")).json()["handle"]
        assert (await anna.http.get(f"/api/people/{handle}/games")).json() == []
        cookies = dict(anna.http.cookies)
        await anna.close()
        return handle, cookies

    async def look(url: str, handle: str) -> None:
        anna = Person(url, "Anna")

        async def games() -> Any:
            return (await anna.http.get(f"/api/people/{handle}/games")).json()

        (game,) = await until(games)
        assert game["rated"] and game["game"] == "tenno"
        await anna.close()

    with monkeypatch.context() as patched:
        patched.setattr("tatami.server.runtime.scores.Scores.note", nothing)
        with running(tmp_path / "t.db") as url:
            handle, _ = asyncio.run(play(url))
    with running(tmp_path / "t.db") as url:
        asyncio.run(look(url, handle))


def test_every_game_has_anchors_for_its_bots():
    for game in tatami.games():
        assert anchor(game, "farmer").mean < anchor(game, "shogun").mean
