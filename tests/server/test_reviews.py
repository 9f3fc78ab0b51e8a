"""Reviews as jobs: lowest priority, progress reported, stored with the game, bounded."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tatami
from tatami.bus import LocalBus
from tatami.games import load
from tatami.review import Reviewer
from tatami.server.core.refusal import Refusal
from tatami.server.runtime import reviews
from tatami.server.runtime.bot_pool import BotPool
from tatami.server.runtime.fair_pool import FairPool, Share
from tatami.server.runtime.nodes import Nodes
from tatami.server.runtime.reviews import Reviews
from tatami.server.wire.resources import ReviewState
from tests.review.games import finished
from tests.server.test_doors import serve
from tests.server.test_games import ANNA, gather

SHARE = Share("here", "anna", is_urgent=False, is_last=True)


class Kept:
    """A store that keeps reviews."""

    def __init__(self) -> None:
        self.reviews: dict[str, bytes] = {}

    async def review(self, table: str) -> bytes | None:
        return self.reviews.get(table)

    async def keep_review(
        self, table: str, review: bytes, seats: Mapping[int, tuple[float | None, float]] | None = None
    ) -> None:
        self.reviews[table] = review


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "Reviewer", partial(Reviewer, simulations=60, seconds=None))


def with_reviews(use: Any) -> None:
    async def main() -> None:
        pool, kept = BotPool(1, 0.0, "shogun"), Kept()
        made = Reviews(kept, pool, Nodes(LocalBus(), kept))  # type: ignore[arg-type]
        try:
            await use(made, kept)
        finally:
            made.close()
            pool.close()

    asyncio.run(main())


async def done(made: Reviews, table: str, lang: str = "en") -> ReviewState:
    while (found := await made.show(table, lang)).state == "waiting":
        await asyncio.sleep(0.01)
    return found


@pytest.mark.parametrize("game", tatami.games())
def test_review_is_worked_out_once_and_kept(game: str, quick: None):
    record = finished(game).record().dumps()

    async def use(made: Reviews, kept: Kept) -> None:
        assert (await made.show("t", "en")).state == "none"
        begun = await made.begin("t", record, SHARE, "en", lambda: True)
        again = await made.begin("t", record, SHARE, "en", lambda: False)  # already running: no new job
        assert begun.state == again.state == "waiting"
        found = await done(made, "t")
        assert found.state == "done" and found.review is not None
        assert found.review.game == game and list(kept.reviews) == ["t"]
        assert found.review.is_open != load(game).has_secrets
        later = await made.begin("t", record, SHARE, "de", lambda: False)
        assert later.review is not None
        reasons = [
            (fact.words, other.words)
            for one, two in zip(found.review.decisions, later.review.decisions, strict=True)
            for fact, other in zip(one.why, two.why, strict=True)
        ]
        assert all(one != two for one, two in reasons)
        local = Reviewer(finished(game), simulations=60, seconds=None)
        local.run()
        parts = found.review.seats["1"].parts
        assert parts.luck.share == local.of(1).parts.luck.share

    with_reviews(use)


def test_too_many_reviews_are_refused(quick: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviews, "WAITING", 1)
    record = finished("take").record().dumps()

    async def use(made: Reviews, kept: Kept) -> None:
        with pytest.raises(Refusal, match=r"."):
            await made.begin("t", record, SHARE, "en", lambda: False)
        await made.begin("one", record, SHARE, "en", lambda: True)
        with pytest.raises(Refusal, match=r"."):
            await made.begin("two", record, SHARE, "en", lambda: True)
        assert (await done(made, "one")).state == "done"
        assert (await made.show("two", "en")).state == "none"

    with_reviews(use)


def test_reviews_for_one_address_leave_room_for_others(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviews, "OWN", 2)
    gate, record = threading.Event(), finished("take").record().dumps()
    monkeypatch.setattr(reviews, "Reviewer", lambda match: gate.wait())

    async def use(made: Reviews, kept: Kept) -> None:
        for table in ("one", "two"):
            assert (await made.begin(table, record, SHARE, "en", lambda: True)).state == "waiting"
        with pytest.raises(Refusal):
            await made.begin("three", record, SHARE, "en", lambda: True)
        elsewhere = replace(SHARE, address="elsewhere")
        assert (await made.begin("three", record, elsewhere, "en", lambda: True)).state == "waiting"
        gate.set()

    with_reviews(use)


def test_failed_review_can_be_asked_for_again(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reviews, "Reviewer", lambda match: 1 / 0)
    record = finished("take").record().dumps()

    async def use(made: Reviews, kept: Kept) -> None:
        await made.begin("t", record, SHARE, "en", lambda: True)
        assert (await done(made, "t")).state == "none"

    with_reviews(use)


def test_reviews_come_after_all_that_bots_think_about():
    pool, order, gate = FairPool(1, "test"), list[str](), threading.Event()
    first = pool.submit(Share("a", "a"), "", 0.1, gate.wait)
    last = pool.submit(SHARE, "", 0.1, lambda: order.append("review"))
    unseen = pool.submit(Share("b", "b", is_urgent=False), "t", 0.1, lambda: order.append("nobody waits"))
    seen = pool.submit(Share("c", "c"), "t", 0.1, lambda: order.append("somebody waits"))
    gate.set()
    for job in (first, last, unseen, seen):
        job.result(60)
    pool.close()
    assert order == ["somebody waits", "nobody waits", "review"]


def test_every_reader_with_access_to_the_game_gets_its_review(tmp_path: Path, quick: None):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"], options={"chips": 1})
        anna, watcher = people[ANNA], people["watcher"]
        path = f"/api/tables/{anna.table}/review"
        assert (await anna.http.post(path)).status_code == 409  # it is not over
        await anna.play(Random(1))
        assert (await watcher.http.get(path)).json()["state"] == "none"
        assert (await watcher.http.post(path)).status_code == 200
        while (found := (await anna.http.get(path)).json())["state"] == "waiting":
            await asyncio.sleep(0.02)
        assert found["state"] == "done" and list(found["review"]["seats"]) == ["1", "2"]
        assert (await watcher.http.get("/api/tables/nothing/review")).status_code == 404
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use)


def test_moves_are_tried_for_all_sides_of_a_finished_game(tmp_path: Path, quick: None):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"], options={"chips": 1})
        anna, watcher = people[ANNA], people["watcher"]
        path = f"/api/tables/{anna.table}/trial"
        assert (await watcher.http.post(path, json={"step": 0})).status_code == 409  # it is not over
        await anna.play(Random(1))
        seats, tokens = set[int](), list[str]()
        for _ in range(3):
            now = {"step": 1, "tokens": tokens}
            shown = (await watcher.http.post(path, params={"as": "words"}, json=now)).json()
            [sight] = shown["seen"]["sights"]
            legal = sorted(action["token"] for action in sight["board"]["actions"])
            assert not shown["is_over"] and sight["board"]["seat"] == shown["seat"]
            seats.add(shown["seat"])
            tokens.append(next(token for token in legal if len(token) == 2))
        assert seats == {1, 2}, "both sides are moved by whoever tries"
        for wrong in ({"step": 0, "tokens": ["zzz"]}, {"step": 0, "tokens": ["x" * 99]}, {"step": -1}):
            assert (await watcher.http.post(path, json=wrong)).status_code in (400, 409)
        assert (await watcher.http.post(path, json={"step": 999})).status_code == 404
        assert (await watcher.http.post(path, json={"step": 0, "tokens": ["ta"] * 301})).status_code == 400
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use)
