"""Puzzles and drills by REST: shown from a seat's view; the solution only after an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.review.drills import games
from tatami.review.puzzles import puzzles
from tests.server.running import Person
from tests.server.test_doors import serve

LANG = {"lang": "de", "as": "words"}


@pytest.mark.parametrize("game", [game for game in tatami.games() if puzzles(game)])
def test_puzzle_is_shown_without_its_answer_and_judged(game: str, tmp_path: Path):
    first = puzzles(game)[0]

    async def use(url: str) -> None:
        http = Person(url, "watcher", "de").http
        listed = (await http.get("/api/puzzles", params={"game": game})).json()
        assert [each["id"] for each in listed] == [each.id for each in puzzles(game)]
        today = (await http.get("/api/puzzles/today", params={"game": game})).json()
        assert today in listed
        path = f"/api/puzzles/{first.id}"
        shown = (await http.get(path, params=LANG)).json()
        assert shown["puzzle"] == listed[0] and shown["seat"] == first.seat
        numbers = (await http.get(path)).json()["seen"]
        assert numbers["dictionary"] and len(numbers["scenes"]) == len(shown["seen"]["sights"])
        assert numbers["scenes"][-1]["actions"] and "actions" not in numbers["scenes"][0]
        board = shown["seen"]["sights"][-1]["board"]
        assert sorted(action["token"] for action in board["actions"]) == sorted(first.view.legal)
        assert board["seat"] == first.seat and not {"answer", "deal", "worths"} & {*shown, *shown["puzzle"]}
        right = (await http.post(path, json={"answer": first.answer})).json()
        wrong = (await http.post(path, json={"answer": first.worths[1].token})).json()
        assert right["is_right"] and not wrong["is_right"]
        assert wrong["answer"] == first.answer == wrong["worths"][0]["token"]
        assert (await http.post(path, json={"answer": "zzz"})).status_code == 409
        assert (await http.get("/api/puzzles/take-9999")).status_code == 404
        assert (await http.get("/api/puzzles", params={"game": "chess"})).status_code == 404
        await http.aclose()

    serve(tmp_path, use)


@pytest.mark.parametrize("game", games())
def test_drill_is_watched_and_judged(game: str, tmp_path: Path):
    async def use(url: str) -> None:
        http = Person(url, "watcher", "de").http
        path = f"/api/drills/{game}/1/7"
        shown = (await http.get(path, params=LANG)).json()
        assert shown["place"] in [place["id"] for place in shown["seen"]["sights"][-1]["board"]["places"]]
        scores = {}
        for kind in shown["kinds"]:
            verdict = (await http.post(path, json={"answer": kind})).json()
            scores[kind] = verdict["score"]
        assert max(scores.values()) == 1
        assert (await http.get(f"/api/drills/{game}/99/7")).status_code == 404
        assert (await http.get("/api/drills/chess/1/7")).status_code == 404
        await http.aclose()

    serve(tmp_path, use)
