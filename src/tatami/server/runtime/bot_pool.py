"""Bots think in their own threads and move at a pace that reveals nothing about the position."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from tatami.bots import Bot, Thought, bot
from tatami.engine.scene import Message
from tatami.server.core.refusal import Refusal
from tatami.server.runtime.fair_pool import FairPool, Share
from tatami.server.wire.messages import Level, Tempo
from tatami.view import View

T = TypeVar("T")

AT_ONCE = ("farmer", "samurai")  # they choose instantly, so they skip the queue
HINT = 1.0  # nominal seconds of a hint
MOMENT = 0.01  # and of an instant choice
ASKED = 48  # puzzles, drills and pictures of one address that wait
KEPT = 4  # cached bots for each thread; a search takes some 40 MB


@dataclass(frozen=True)
class Pace:
    """When a bot moves, in seconds after it was asked: never before `least`, mostly soon after."""

    thinks: float  # the longest thinking time
    least: float
    spread: float

    def draw(self) -> float:
        """A random delay, independent of the decision."""
        return self.least + self.spread * random.betavariate(1.5, 4)


PACES: dict[Level, Pace] = {
    "farmer": Pace(0.0, 0.6, 1.2),
    "samurai": Pace(0.0, 0.6, 1.2),
    "daimyo": Pace(0.2, 0.7, 1.4),
    "shogun": Pace(1.5, 1.7, 1.6),
}


def _step_back() -> None:
    """Lower the thread's priority where the system supports it."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 5)


class BotCache:
    """A cache of bots; each bot is used by one thread at a time."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._lock = threading.Lock()
        self._bots: list[tuple[str, str, str, Bot]] = []  # name, game, table; least recently used first

    def take(self, name: str, game: str, table: str) -> Bot:
        """A bot, if possible the one last used at that table."""
        with self._lock:
            fitting = [one for one in self._bots if one[:2] == (name, game)]
            found = next((one for one in fitting if one[2] == table), fitting[0] if fitting else None)
            if found is not None:
                self._bots.remove(found)
                return found[3]
        # A bot's random choices must not be predictable from the source code.
        return bot(name, game, seed=secrets.randbits(63))

    def put(self, name: str, game: str, table: str, used: Bot) -> None:
        """Put a bot back."""
        with self._lock:
            self._bots.append((name, game, table, used))
            del self._bots[: -self._room]


# Delay of bots by tempo, relative to normal.
HEADROOM = 1.2  # times the time to think
TEMPOS: dict[Tempo, float] = {"slow": 2.5, "normal": 1.0, "fast": 0.2, "skip": 0.0}


def moment(pace: Pace, tempo: Tempo) -> float:
    """Seconds until a bot moves: at least its level's full thinking time, so that speed reveals nothing."""
    return max(TEMPOS[tempo] * pace.draw(), min(pace.least, HEADROOM * pace.thinks))


class BotPool:
    """The threads in which bots think."""

    def __init__(self, threads: int, pace: float, adviser: str) -> None:
        self._pace = pace
        self._adviser = adviser
        self._cache = BotCache(KEPT * threads)
        self._deep = FairPool(threads, "bot-thinker", _step_back)
        self._quick = FairPool(1, "bot-player")
        self._asked: Counter[str] = Counter()  # other work in the queue, by address

    async def choose(
        self, level: Level, view: View, table: str, share: Share, tempo: Tempo = "normal"
    ) -> str:
        """A token for the view's seat, after a delay that does not depend on the view."""
        # A forced move waits for a thread, occupies it and is charged just like a free choice.
        pool = self._quick if level in AT_ONCE else self._deep
        pace, legal = PACES[level], view.legal

        def think() -> str:
            if len(legal) == 1:
                time.sleep(self._pace * pace.thinks)
                return legal[0]
            return self._with(level, view, table, lambda one: one.choose(view))

        job = pool.submit(share, table, pace.thinks or MOMENT, think)
        waiting = asyncio.sleep(self._pace * moment(pace, tempo))
        token, _ = await asyncio.gather(asyncio.wrap_future(job), waiting)
        return token

    async def advise(self, view: View, table: str, share: Share) -> Thought:
        """The hint bot's evaluation of a view."""
        return await asyncio.wrap_future(
            self._deep.submit(
                share, "", HINT, lambda: self._with(self._adviser, view, table, lambda one: one.think(view))
            )
        )

    async def work(self, share: Share, seconds: float, work: Callable[[], T]) -> T:
        """Queue other work with an estimated duration; it stays queued when its client hangs up."""
        who = share.address
        if self._asked[who] >= ASKED and not share.is_last:
            raise Refusal(Message("refused-too-many"))
        self._asked[who] += 1
        try:
            return await asyncio.wrap_future(self._deep.submit(share, "", seconds, work))
        finally:
            self._asked[who] -= 1
            self._asked = +self._asked  # only addresses with work in the queue

    def hurry(self, table: str, *, is_urgent: bool) -> None:
        """Make a table's bots urgent or not."""
        for pool in (self._deep, self._quick):
            pool.hurry(table, is_urgent=is_urgent)

    def drop(self, table: str) -> None:
        """Cancel a table's queued bots."""
        for pool in (self._deep, self._quick):
            pool.drop(table)

    def _with(self, name: str, view: View, table: str, use: Callable[[Bot], T]) -> T:
        game = view.game.name
        one = self._cache.take(name, game, table)
        result = use(one)
        self._cache.put(name, game, table, one)  # a bot that failed is not reused: its state is unknown
        return result

    def close(self) -> None:
        """Stop without waiting for thinking bots."""
        for pool in (self._deep, self._quick):
            pool.close()
