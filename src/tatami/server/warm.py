"""The rules are compiled before somebody has to wait for them, in a thread, one game after another."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from random import Random
from typing import Literal

from tatami.bots import LEVELS, bot, names
from tatami.games import names as games
from tatami.match import new
from tatami.server.rest import Preparing
from tatami.view import event_data

logger = logging.getLogger("tatami.warm")


class Warmth:
    """Which games can be played without a wait."""

    def __init__(self) -> None:
        self._rules: dict[str, Future[None]] = {}
        self._jobs: list[tuple[Callable[[str], None], str, Future[None]]] = []
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._wanted = 0  # jobs since there were none
        self._at: tuple[Literal["rules", "bots"], str, int] | None = (
            None  # what, of which game, the how manyth
        )

    def start(self) -> None:
        """Make all games ready, then their bots, in the background."""
        logger.info("rules and bots are made ready; the first time they are compiled, which takes a minute")
        for work in (_rules, _bots):
            for game in games():
                self._want(work, game)

    async def ready(self, game: str) -> None:
        """Wait until a game's rules can be used on the event loop; what is waited for is done next."""
        if game not in self._rules or not self._rules[game].done():
            self._want(_rules, game, first=True)
        # Who waits no more takes it from nobody else.
        await asyncio.shield(asyncio.wrap_future(self._rules[game]))

    def close(self) -> None:
        """Leave what has not begun."""
        with self._lock:
            self._jobs.clear()

    @property
    def games(self) -> list[str]:
        """The games that are ready."""
        return [game for game, done in self._rules.items() if done.done()]

    @property
    def preparing(self) -> Preparing | None:
        """What is made ready now."""
        return Preparing(*self._at, self._wanted) if self._at is not None else None

    def _want(self, work: Callable[[str], None], game: str, *, first: bool = False) -> None:
        with self._lock:
            known = next((job for job in self._jobs if job[:2] == (work, game)), None)
            if known is not None:
                self._jobs.remove(known)
            elif work is _rules and game in self._rules:
                return  # it is under way
            self._wanted += known is None
            job = known or (work, game, Future())
            if work is _rules:
                self._rules[game] = job[2]
            self._jobs.insert(0 if first else len(self._jobs), job)
            if self._thread is None:
                # A daemon: nobody waits for a compiler when the server stops.
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
                logger.exception("%s could not be made ready", game)
                done.set_exception(error)
                continue
            gc.freeze()  # what was compiled stays; it need not be looked through for garbage again and again
            done.set_result(None)
            seconds = time.perf_counter() - began
            logger.info("%s of %s ready after %.1f s (%d of %d)", what, game, seconds, number, self._wanted)


def _rules(game: str) -> None:
    """Play a game at random and show it to everybody."""
    match, chance = new(game, seed=1), Random(1)
    seats = (None, *range(1, match.seats + 1))
    while not match.over:
        for seat in seats:
            view = match.view(seat)
            view.data()
            for step in match.events(seat, max(0, len(match.actions) - 1)):
                for event in step.events:
                    event_data(event, view.speaker())
            match.see(seat)
        match.see_as_mover()
        token = chance.choice(match.legal())
        match.check(token)
        match.play(token)
    match.record().dumps()


def _bots(game: str) -> None:
    """Let every level decide once."""
    match = new(game, seed=1)
    # The first decisions may be of a kind that needs no thought.
    for _ in range(match.seats + 1):
        match.play(match.legal()[0])
    for level in LEVELS:
        if level in names(game) and match.to_move is not None:
            bot(level, game).choose(match.view(match.to_move))
