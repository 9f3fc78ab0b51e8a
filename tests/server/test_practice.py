"""Progress with puzzles and drills: which answers count, how streaks end, how levels follow success."""

from __future__ import annotations

from pathlib import Path

from tatami.review.drills import LEVELS, drill
from tatami.review.puzzles import puzzles
from tatami.server.core.practice import Progress, after_drill, after_puzzle, days_at, dump, load
from tests.server.running import Person
from tests.server.test_doors import serve

EVERY = {"a", "b", "c"}
TODAY = 738_000


def answer(
    progress: Progress, name: str, is_right: bool, today: int = TODAY, *, todays: bool = False
) -> Progress:
    return after_puzzle(progress, name, is_right, EVERY, today, is_todays=todays)


def test_only_the_first_answer_to_a_puzzle_counts_until_all_were_answered():
    first = answer(Progress(), "a", False)
    assert (first.tried, first.solved, first.run) == (1, 0, 0)
    assert answer(first, "a", True) == first
    second = answer(answer(first, "b", True), "c", True)
    assert (second.tried, second.solved, second.run, second.best) == (3, 2, 2, 2)
    assert second.done == () and answer(second, "a", True).run == 3
    assert answer(Progress(done=("gone",)), "a", True).done == ("a",)  # puzzles that are no longer there


def test_streak_of_days_grows_by_the_puzzle_of_the_day_and_ends_when_a_day_is_left_out():
    one = answer(Progress(), "a", True, todays=True)
    assert answer(one, "a", True, todays=True) == one
    two = answer(one, "b", True, TODAY + 1, todays=True)
    assert (one.days, two.days) == (1, 2)
    assert answer(two, "c", True, TODAY + 2).days == 2  # not the puzzle of that day
    assert [days_at(two, TODAY + later) for later in (1, 2, 3)] == [2, 2, 0]
    assert answer(two, "c", True, TODAY + 3, todays=True).days == 1
    assert answer(two, "c", False, TODAY + 2, todays=True).days == 0


def test_drills_get_longer_with_success_and_shorter_after_a_poor_answer():
    progress = Progress()
    for number in range(4):
        progress = after_drill(progress, str(number), progress.level, 1.0)
    assert (progress.level, progress.right, progress.drilled) == (3, 4, 4)
    assert after_drill(progress, "3", 3, 0.0) == progress  # answered before
    assert after_drill(progress, "9", 5, 1.0) == progress  # not one's own level
    close, poor = after_drill(progress, "4", 3, 0.8), after_drill(progress, "4", 3, 0.1)
    assert (close.level, close.right, poor.level, poor.longest) == (3, 0, 2, 4)
    assert after_drill(Progress(), "0", 1, 0.0).level == 1
    top = Progress(level=LEVELS, right=1)
    assert after_drill(top, "0", LEVELS, 1.0).level == LEVELS
    assert load(dump(top)) == top and load(None) == Progress()


def test_progress_is_kept_with_the_person_and_forgotten_with_them(tmp_path: Path):
    first, second = puzzles("tenno")[:2]
    asked = drill("tenno", 1, 7)
    best = max(asked.kinds, key=asked.score)

    async def use(url: str) -> None:
        stranger, anna = Person(url, "Eve"), Person(url, "Anna")
        verdict = await stranger.http.post(f"/api/puzzles/{first.id}", json={"answer": first.answer})
        assert verdict.json()["practice"] is None
        assert (await stranger.http.get("/api/me/practice")).json() == []
        await anna.take_name()
        right = await anna.http.post(f"/api/puzzles/{first.id}", json={"answer": first.answer})
        assert right.json()["practice"]["run"] == 1
        assert any(fact["id"] == "why-share" and fact["words"] for fact in right.json()["why"])
        wrong = await anna.http.post(f"/api/puzzles/{second.id}", json={"answer": second.worths[1].token})
        drilled = await anna.http.post("/api/drills/tenno/1/7", json={"answer": best})
        found = (await anna.http.get("/api/me/practice")).json()
        assert found == [drilled.json()["practice"]]
        assert found[0] == {**wrong.json()["practice"], "drilled": 1, "right": 1, "longest": 1}
        assert (found[0]["tried"], found[0]["solved"], found[0]["run"], found[0]["best"]) == (2, 1, 0, 1)
        assert found[0]["done"] == [first.id, second.id]
        assert (await anna.http.get("/api/me/data")).json()["practice"] == found
        await anna.http.delete("/api/me")
        assert (await anna.http.get("/api/me/practice")).json() == []
        for one in (stranger, anna):
            await one.http.aclose()

    serve(tmp_path, use)
