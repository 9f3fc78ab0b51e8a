"""Compilation in the background and its progress messages."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from itertools import pairwise

import pytest

from tatami.games import load
from tatami.server.runtime import warmup
from tatami.server.runtime.warmup import WarmUp
from tatami.server.wire.resources import Preparing
from tests.conformance.processes import run
from tests.conformance.tables import every_game


def test_preparation_is_reported_until_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = warmup._rules

    def slowly(game: str) -> None:
        rules(game)
        time.sleep(0.05)  # cached functions are ready sooner than a client can read it

    monkeypatch.setattr(warmup, "_rules", slowly)

    async def use() -> list[Preparing | None]:
        warm_up, told = WarmUp(), []
        waiting = asyncio.ensure_future(asyncio.gather(warm_up.ready("take"), warm_up.ready("tenka")))
        while not waiting.done() or warm_up.preparing is not None:
            told.append(warm_up.preparing)
            await asyncio.sleep(0.001)
        assert sorted(warm_up.games) == ["take", "tenka"]
        return told

    told = [now for now in dict.fromkeys(asyncio.run(use())) if now is not None]
    assert sorted(now.game for now in told) == ["take", "tenka"]
    assert [now.number for now in told] == [1, 2] and {now.of for now in told} == {2}


def test_a_cancelled_waiter_does_not_cancel_the_warm_up_for_others() -> None:
    async def use() -> None:
        warm_up = WarmUp()
        waiting = [asyncio.ensure_future(warm_up.ready("take")) for _ in range(2)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await waiting[1]
        await warm_up.ready("tenka")
        assert sorted(warm_up.games) == ["take", "tenka"]

    asyncio.run(use())


def test_failed_preparation_is_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, tries = warmup._rules, []

    def unlucky(game: str) -> None:
        tries.append(game)
        if len(tries) < 3:
            raise OSError("the disk is full")
        rules(game)

    monkeypatch.setattr(warmup, "_rules", unlucky)
    monkeypatch.setattr(warmup, "AGAIN", 0.01)

    async def use() -> None:
        warm_up = WarmUp()
        with pytest.raises(OSError):
            await warm_up.ready("take")
        while "take" not in warm_up.games:
            with suppress(OSError):
                await warm_up.ready("take")
            await asyncio.sleep(0.001)
        assert tries == ["take"] * 3
        await warm_up.ready("take")
        assert warm_up.failed == []
        warm_up.close()

    asyncio.run(use())


def test_tries_are_further_and_further_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading.Timer, "start", lambda self: None)
    warm_up = WarmUp()
    waits = [warm_up._try_again(warmup._bots, "take") for _ in range(10)]
    assert waits[0] == warmup.AGAIN and waits[-1] == warmup.LONGEST
    assert all(late == min(2 * early, warmup.LONGEST) for early, late in pairwise(waits))
    assert warm_up.failed == ["take"]


@every_game
def test_a_table_needs_nothing_that_was_not_compiled_before(name: str) -> None:
    """Else its first move would wait, and everybody with it, for whatever is compiled then."""
    seats = load(name).seats
    counts = dict.fromkeys((min(seats), max(seats)))
    assert run("-m", "tests.server.first_table", name, *map(str, counts)) == "\n"
