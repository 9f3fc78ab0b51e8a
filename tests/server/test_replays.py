"""Replays for many readers: worked out once, never more than a few at a time, and kept within bounds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tatami
from tatami.match import Match
from tatami.server.core.refusal import Refusal
from tatami.server.runtime import replays
from tatami.server.runtime.replays import Replays, Viewpoint
from tatami.server.wire.replay import Eyes, replay_scenes, replay_sights
from tests.server.test_doors import serve
from tests.server.test_games import ANNA, gather


def played(game: str, seed: int = 5) -> Match:
    match, chance = tatami.new(game, seed=seed), Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal()))
    return match


@pytest.fixture
def worked_out(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The parts that were worked out."""
    found: list[Any] = []

    def part(text: str, viewpoint: Viewpoint, number: int) -> Any:
        found.append((viewpoint, number))
        return _part(text, viewpoint, number)

    _part = replays._part
    monkeypatch.setattr(replays, "_part", part)
    return found


async def at_once(game: str) -> None:
    """Every game is ready."""


def may() -> bool:
    return True


@pytest.mark.parametrize("game", tatami.games())
def test_a_replay_from_parts_is_the_replay(game: str):
    match = played(game)
    text = match.record().dumps()

    async def look() -> None:
        shown = Replays(at_once)
        eyes: Eyes
        for eyes, you in ((None, None), (1, 1), (2, None), ("open", None)):
            for first, count in ((0, 60), (7, 5), (9, 1), (len(match.actions) - 3, 60), (10**9, 60)):
                got = await shown.show("table", text, Viewpoint(eyes), first, count, may)
                expected = replay_scenes(match, eyes, first, count)
                assert msgspec.json.encode(got.scenes) == msgspec.json.encode(expected) and got.sights == []
                got = await shown.show("table", text, Viewpoint(eyes, "de", you), first, count, may)
                said = replay_sights(match, eyes, "de", first, count, you)
                assert msgspec.json.encode(got.sights) == msgspec.json.encode(said) and got.scenes == []
        shown.close()

    asyncio.run(look())


def test_equal_requests_share_one_computation(worked_out: list[Any]):
    text = played("take").record().dumps()

    async def look() -> None:
        shown = Replays(at_once)
        view = Viewpoint("open")
        wanted = [shown.show("table", text, view, first, 10, may) for first in range(20)]
        await asyncio.gather(*wanted)
        await shown.show("table", text, view, 0, 20, lambda: False)
        assert sorted(number for _, number in worked_out) == [0, 1, 2]
        with pytest.raises(Refusal, match="too-many"):
            await shown.show("table", text, Viewpoint("open", "fr"), 0, 20, lambda: False)
        shown.close()

    asyncio.run(look())


def test_cache_and_queue_are_bounded(worked_out: list[Any], monkeypatch: pytest.MonkeyPatch):
    text = played("take").record().dumps()
    monkeypatch.setattr(replays, "KEPT", 100_000)
    monkeypatch.setattr(replays, "WAITING", 3)

    async def look() -> None:
        shown = Replays(at_once)
        for lang in ("en", "de", "fr"):
            await shown.show("table", text, Viewpoint("open", lang), 0, 60, may)
            assert shown._size <= 100_000 and shown._size == sum(shown._sizes.values())
            assert shown._kept.keys() == shown._sizes.keys()
        views = [Viewpoint(1, lang) for lang in ("en", "de", "fr", "nl", "es", "it")]
        wanted = [shown.show("table", text, view, 0, 10, may) for view in views]
        results = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [result.code for result in results if isinstance(result, Refusal)]
        assert refused and set(refused) == {"busy"}
        assert not shown._coming
        shown.close()

    asyncio.run(look())


def test_a_forgotten_name_is_in_no_replay(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"], options={"chips": 1})
        anna, watcher = people[ANNA], people["watcher"]
        await anna.play(Random(1))
        path = f"/api/tables/{anna.table}/replay?open=true"
        assert "Anna" in (await watcher.http.get(path)).text
        await anna.http.delete("/api/me")
        assert "Anna" not in (await watcher.http.get(path)).text
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use)


def test_an_address_has_so_much_worked_out(tmp_path: Path):
    async def use(url: str) -> None:
        people = await gather(url, "take", [ANNA, "farmer"], options={"chips": 1})
        await people[ANNA].play(Random(1))
        path = f"/api/tables/{people[ANNA].table}/replay?count=1&as=words"
        http = people["watcher"].http
        first = [(await http.get(f"{path}&lang={lang}")).status_code for lang in ("en", "de", "fr", "en")]
        assert first == [200, 200, 429, 200]
        await asyncio.gather(*(person.close() for person in people.values()))

    serve(tmp_path, use, replays_per_minute=3)
