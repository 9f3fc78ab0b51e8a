"""The rules are compiled before somebody has to wait for them, in a thread, one game after another."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Future, ThreadPoolExecutor
from random import Random

from tatami.bots import LEVELS, bot, names
from tatami.games import load
from tatami.games import names as games
from tatami.match import new
from tatami.view import event_data

logger = logging.getLogger("tatami.warm")


class Warmth:
    """Which games can be played without a wait."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, "warm-up")
        self._rules: dict[str, Future[None]] = {}

    def start(self) -> None:
        """Make all games ready, then their bots, in the background."""
        for game in games():
            self._begin(game)
        for game in games():
            self._pool.submit(_bots, game)
        self._pool.submit(logger.info, "ready to play")

    def _begin(self, game: str) -> Future[None]:
        if game not in self._rules:
            self._rules[game] = self._pool.submit(_rules, game)
        return self._rules[game]

    async def ready(self, game: str) -> None:
        """Wait until a game's rules can be used on the event loop."""
        await asyncio.wrap_future(self._begin(game))

    def close(self) -> None:
        """Leave what has not begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def games(self) -> list[str]:
        """The games that are ready."""
        return [game for game, done in self._rules.items() if done.done()]


def _rules(game: str) -> None:
    """Play a game at random and show it to everybody."""
    began = time.perf_counter()
    match, chance = new(game, seed=1), Random(1)
    seats = (None, *range(1, match.seats + 1))
    while not match.over:
        for seat in seats:
            view = match.view(seat)
            view.data()
            for step in match.events(seat, max(0, len(match.actions) - 1)):
                for event in step.events:
                    event_data(event, view.speaker())
        match.play(chance.choice(match.legal()))
    match.record().dumps()
    logger.info("rules of %s ready after %.1f s", game, time.perf_counter() - began)


def _bots(game: str) -> None:
    """Let every level decide once."""
    began = time.perf_counter()
    match = new(game, seed=1)
    # The first decisions may be of a kind that needs no thought.
    for _ in range(match.seats + 1):
        match.play(match.legal()[0])
    for level in LEVELS:
        if level in names(game) and match.to_move is not None:
            bot(level, game).choose(match.view(match.to_move))
    logger.info("bots of %s ready after %.1f s", load(game).name, time.perf_counter() - began)
