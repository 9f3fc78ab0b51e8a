"""Lessons: every position shows its rule, and exactly the decisions that reach the goal are right."""

from __future__ import annotations

from pathlib import Path

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.match import IllegalAction
from tatami.review.lessons import lesson, lessons
from tests.lessons.goals import GOALS, errors
from tests.server.running import Person
from tests.server.test_doors import serve

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de", "fr", "nl", "es", "it", "ru", "ja")


@pytest.mark.parametrize("game", tatami.games())
def test_six_to_eight_positions_each_show_one_rule(game: str):
    assert 6 <= len(lessons(game)) <= 8
    assert [each.id for each in lessons(game)] == [goal.id for goal in GOALS[game]]
    for each, goal in zip(lessons(game), GOALS[game], strict=True):
        view = each.match.view(each.seat)
        assert goal.fits(view) and tuple(goal.answers(view)) == each.answers, each.id
        assert set(each.answers) < set(view.legal)
        for token in view.legal:
            each.after(token)
        with pytest.raises(IllegalAction):
            each.after("zzz")
    with pytest.raises(GameError):
        lesson(game, "nothing")


@pytest.mark.parametrize("game", tatami.games())
def test_no_lesson_praises_a_move_that_a_review_would_call_an_error(game: str):
    for each in lessons(game):
        found = errors(game, each.match.view(each.seat), each.answers)
        assert not found, (each.id, [(one.played, one.best, one.grade) for one in found])


@pytest.mark.parametrize("game", tatami.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_goal_is_said(game: str, lang: str):
    text = (ROOT / f"web/src/games/{game}/lesson/locale/{lang}.ftl").read_text("utf-8")
    defined = {line.partition(" =")[0] for line in text.splitlines() if " =" in line}
    for each in lessons(game):
        wanted = {f"{game}-rule-{each.id}", f"{game}-rule-{each.id}-more", f"{game}-goal-{each.id}"}
        assert wanted <= defined, each.id


@pytest.mark.parametrize("game", tatami.games())
def test_a_lesson_is_shown_by_rest_without_its_answer_and_judged(game: str, tmp_path: Path):
    first = lessons(game)[0]
    wrong = next(token for token in first.match.legal() if token not in first.answers)

    async def use(url: str) -> None:
        http = Person(url, "watcher", "de").http
        listed = (await http.get("/api/lessons", params={"game": game})).json()
        assert listed == [each.id for each in lessons(game)]
        path = f"/api/lessons/{game}/{first.id}"
        shown = (await http.get(path)).json()
        assert shown["seat"] == first.seat and shown["seen"]["scenes"][-1]["actions"]
        assert not {"answer", "answers", "deal", "actions"} & {*shown, *shown["seen"]}
        right = (await http.post(path, json={"answer": first.answers[-1]})).json()
        other = (await http.post(path, json={"answer": wrong})).json()
        assert right["is_right"] and not other["is_right"] and other["answer"] == first.answers[0]
        assert len(right["seen"]["scenes"]) == 1 and right["seen"]["scenes"][0]["steps"]
        assert (await http.post(path, json={"answer": "zzz"})).status_code == 409
        assert (await http.get(f"/api/lessons/{game}/nothing")).status_code == 404
        assert (await http.get("/api/lessons", params={"game": "chess"})).status_code == 404
        await http.aclose()

    serve(tmp_path, use)
