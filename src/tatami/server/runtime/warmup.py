"""Compiles rules and bots in a background thread, one game after another, before they are needed."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Literal

from tatami.games import names as games
from tatami.server.wire.resources import Preparing
from tatami.warming import warm_bots, warm_rules

logger = logging.getLogger("tatami.warm")

AGAIN = 5.0  # seconds until a failed job is retried, doubled each time
LONGEST = 300.0  # the longest pause

Work = Callable[[str], None]

_rules, _bots = warm_rules, warm_bots


class WarmUp:
    """The compilation state of all games."""

    def __init__(self) -> None:
        self._rules: dict[str, Future[None]] = {}
        self._jobs: list[tuple[Work, str, Future[None]]] = []
        self._failures: dict[tuple[Work, str], int] = {}  # consecutive failures
        self._timers: set[threading.Timer] = set()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._wanted = 0  # jobs queued since the queue was last empty
        self._at: tuple[Literal["rules", "bots"], str, int] | None = None  # the work, its game and its index

    def start(self) -> None:
        """Compile all games, then their bots, in the background."""
        logger.info("preparing rules and bots; the first time this compiles them, which takes a minute")
        for work in (_rules, _bots):
            for game in games():
                self._want(work, game)

    async def ready(self, game: str) -> None:
        """Wait until a game's rules are compiled; this game is compiled next, and its bots after it."""
        if any(job[:2] == (_bots, game) for job in list(self._jobs)):
            self._want(_bots, game, first=True)
        if game not in self._rules or not self._rules[game].done():
            self._want(_rules, game, first=True)
        # A cancelled caller must not cancel the job for the others.
        await asyncio.shield(asyncio.wrap_future(self._rules[game]))

    def close(self) -> None:
        """Drop queued jobs."""
        with self._lock:
            self._jobs.clear()
            for timer in self._timers:
                timer.cancel()

    @property
    def games(self) -> list[str]:
        """The games that are ready."""
        return [game for game, done in list(self._rules.items()) if _is_ready(done)]

    @property
    def failed(self) -> list[str]:
        """Games with failed compilations, which will be retried."""
        return sorted({game for _, game in list(self._failures)})

    @property
    def preparing(self) -> Preparing | None:
        """The compilation in progress."""
        return Preparing(*self._at, self._wanted) if self._at is not None else None

    def _want(self, work: Work, game: str, *, first: bool = False) -> None:
        with self._lock:
            known = next((job for job in self._jobs if job[:2] == (work, game)), None)
            if known is not None:
                self._jobs.remove(known)
            elif work is _rules and not _is_open(self._rules.get(game)):
                return  # in progress or done
            self._wanted += known is None
            job = known or (work, game, Future())
            if work is _rules:
                self._rules[game] = job[2]
            self._jobs.insert(0 if first else len(self._jobs), job)
            if self._thread is None:
                # A daemon thread: shutdown does not wait for a compiler.
                self._thread = threading.Thread(target=self._run, name="warm-up", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._thread = self._at = None
                    self._wanted = 0
                    return
                work, game, done = self._jobs.pop(0)
                number = self._wanted - len(self._jobs)
                what: Literal["rules", "bots"] = "rules" if work is _rules else "bots"
                self._at = what, game, number
            began = time.perf_counter()
            try:
                work(game)
            except Exception as error:
                seconds = self._try_again(work, game)
                logger.exception("%s of %s failed; retrying in %.0f s", what, game, seconds)
                done.set_exception(error)
                continue
            self._failures.pop((work, game), None)
            gc.freeze()  # compiled code stays in memory: keep it out of garbage collection
            done.set_result(None)
            seconds = time.perf_counter() - began
            logger.info("%s of %s ready after %.1f s (%d of %d)", what, game, seconds, number, self._wanted)

    def _try_again(self, work: Work, game: str) -> float:
        """Schedule a retry and return its delay in seconds."""

        def want() -> None:
            with self._lock:
                self._timers.discard(timer)
            self._want(work, game)

        with self._lock:
            failures = self._failures.get((work, game), 0)
            self._failures[work, game] = failures + 1
            seconds = min(LONGEST, AGAIN * 2.0 ** min(failures, 10))
            timer = threading.Timer(seconds, want)
            timer.daemon = True
            self._timers.add(timer)
        timer.start()
        return seconds


def _is_ready(done: Future[None]) -> bool:
    return done.done() and done.exception() is None


def _is_open(done: Future[None] | None) -> bool:
    """Whether a job has not started or has failed."""
    return done is None or (done.done() and not _is_ready(done))
