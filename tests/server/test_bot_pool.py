"""The timing of a bot's move reveals nothing about its options."""

from __future__ import annotations

import asyncio
import random
import threading
from random import Random

import pytest

import tatami
from tatami.server.core.refusal import Refusal
from tatami.server.runtime import bot_pool
from tatami.server.runtime.bot_pool import AT_ONCE, PACES, TEMPOS, BotPool, moment
from tatami.server.runtime.fair_pool import Share
from tatami.server.wire.messages import Level
from tatami.view import View


def views() -> tuple[View, View]:
    """Two views of TENNO: one with a choice, one with a forced answer."""
    free = forced = None
    for seed in range(60):
        match, chance = tatami.new("tenno", seats=3, seed=seed), Random(seed)
        while not match.over and (free is None or forced is None):
            view = match.view(match.to_move)
            if view.legal == ["pass"]:
                forced = view
            elif "pass" in view.legal:
                free = view
            match.play(chance.choice(match.legal()))
        if free is not None and forced is not None:
            return free, forced
    raise AssertionError("no forced answer was met")


@pytest.mark.parametrize("level", [level for level, pace in PACES.items() if pace.thinks > 0])
def test_a_forced_answer_takes_the_time_of_a_free_one(monkeypatch: pytest.MonkeyPatch, level: Level):
    waits: list[float] = []
    holds: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("tatami.server.runtime.bot_pool.asyncio.sleep", wait)
    monkeypatch.setattr("tatami.server.runtime.bot_pool.time.sleep", holds.append)
    pool = BotPool(1, 1.0, level)
    for view in views():
        random.seed(5)
        token = asyncio.run(pool.choose(level, view, "table", Share("", "")))
        assert token in view.legal
    pool.close()
    assert waits[0] == waits[1] > PACES[level].thinks
    assert holds == [PACES[level].thinks], "the forced answer holds its thread as long as thinking may take"


def test_instant_bots_do_not_queue():
    assert {level for level, pace in PACES.items() if pace.thinks == 0} == set(AT_ONCE)


def test_every_bot_has_thought_before_it_moves():
    assert all(pace.thinks < pace.least for pace in PACES.values())


@pytest.mark.parametrize("level", PACES)
def test_a_fast_bot_is_never_faster_than_thinking_and_a_slow_one_is_slower(level: Level):
    pace = PACES[level]
    drawn = {}
    for tempo in TEMPOS:
        random.seed(3)
        drawn[tempo] = [moment(pace, tempo) for _ in range(50)]
    assert min(drawn["fast"]) > pace.thinks or pace.thinks == 0
    assert all(
        fast < usual < slow
        for fast, usual, slow in zip(*(drawn[one] for one in ("fast", "normal", "slow")), strict=True)
    )
    random.seed(3)
    assert drawn["normal"] == [pace.draw() for _ in range(50)]


def test_what_one_address_asks_for_is_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_pool, "ASKED", 3)
    eve, anna = Share("6.6.6.6", "eve"), Share("1.1.1.1", "anna")
    gate = threading.Event()

    async def ask(pool: BotPool) -> None:
        held = [asyncio.ensure_future(pool.work(eve, 0.1, gate.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        for other in (eve, Share(eve.address, "another name")):
            with pytest.raises(Refusal):
                await pool.work(other, 0.1, lambda: None)
        review = asyncio.ensure_future(pool.work(Share(eve.address, "eve", is_last=True), 0.1, lambda: None))
        asked = asyncio.ensure_future(pool.work(anna, 0.1, lambda: "a puzzle"))
        await asyncio.sleep(0)
        gate.set()
        assert await asked == "a puzzle"
        await asyncio.gather(*held, review)
        assert await pool.work(eve, 0.1, lambda: "again") == "again"

    pool = BotPool(1, 0.0, "shogun")
    try:
        asyncio.run(ask(pool))
    finally:
        gate.set()
        pool.close()
