"""What is compiled in the background, and what is told of it."""

from __future__ import annotations

import asyncio
import time

import pytest

from tatami.server import warm
from tatami.server.rest import Preparing
from tatami.server.warm import Warmth


def test_what_is_made_ready_is_told_until_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = warm._rules

    def slowly(game: str) -> None:
        rules(game)
        time.sleep(0.05)  # what was compiled before is ready in less than a glance

    monkeypatch.setattr(warm, "_rules", slowly)

    async def use() -> list[Preparing | None]:
        warmth, told = Warmth(), []
        waiting = asyncio.ensure_future(asyncio.gather(warmth.ready("take"), warmth.ready("tenka")))
        while not waiting.done() or warmth.preparing is not None:
            told.append(warmth.preparing)
            await asyncio.sleep(0.001)
        assert sorted(warmth.games) == ["take", "tenka"]
        return told

    told = [now for now in dict.fromkeys(asyncio.run(use())) if now is not None]
    assert sorted(now.game for now in told) == ["take", "tenka"]
    assert [now.number for now in told] == [1, 2] and {now.of for now in told} == {2}


def test_who_waits_no_more_takes_what_is_made_ready_from_nobody() -> None:
    async def use() -> None:
        warmth = Warmth()
        waiting = [asyncio.ensure_future(warmth.ready("take")) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await waiting[1]
        await warmth.ready("tenka")
        assert sorted(warmth.games) == ["take", "tenka"]

    asyncio.run(use())
