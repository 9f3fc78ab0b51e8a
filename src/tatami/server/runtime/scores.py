"""Stores the results of finished games and updates ratings."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from tatami.server.core.anchors import ANCHORS
from tatami.server.core.rating import DEVIATION, MEAN, Rating, anchor, rate
from tatami.server.core.table import Table
from tatami.server.runtime.table_actor import TableActor
from tatami.store import Log, Result, StoreError

logger = logging.getLogger("tatami.scores")

LOOK = 60.0  # seconds between two checks for missing results
OLDEST = 30 * 24 * 60 * 60 * 1000  # milliseconds; older games are ignored


def is_rated(table: Table) -> bool:
    """Whether a game is rated: all seats have different owners, and no programs play."""
    people = [chair.who for chair in table.chairs.values() if chair.who]
    return (
        table.settings.rated
        and len(people) == len(set(people))
        and not any(table.people[who].is_bot for who in people)
    )


def results_of(table: Table) -> list[Result]:
    """The result of a finished game for every seat; practice is nobody's."""
    match = table.match
    assert match is not None and match.over
    places, points = match.ranks(), match.scores()
    ended = table.at if table.ended is None else table.ended
    return [
        Result(
            table.id,
            seat,
            "" if table.is_practice else chair.who,
            chair.bot or "",
            table.settings.game,
            table.settings.seats,
            ended,
            places[seat],
            points[seat],
            False,
        )
        for seat, chair in table.chairs.items()
    ]


def rated_by(table: Table) -> Callable[[Mapping[int, tuple[float, float]]], dict[int, tuple[float, float]]]:
    """The rating update of a finished game; bots keep their measured ratings.

    A player with a stand-in may lose points in that game but not win any.
    """
    assert table.match is not None
    places, game, helped = table.match.ranks(), table.settings.game, set(table.helped)
    bots = {seat: anchor(game, chair.bot) for seat, chair in table.chairs.items() if chair.bot}

    def change(before: Mapping[int, tuple[float, float]]) -> dict[int, tuple[float, float]]:
        known = {seat: Rating(*strength) for seat, strength in before.items()}
        known |= {seat: one for seat, one in bots.items()}
        known |= {seat: Rating() for seat in places if seat not in known}  # a deleted player
        seats = {seat: known[seat] for seat in sorted(known)}
        after = rate(seats, places, is_anchored=game in ANCHORS)
        return {
            seat: (
                min(after[seat].mean, known[seat].mean) if seat in helped else after[seat].mean,
                after[seat].deviation,
            )
            for seat in before
        }

    return change


class Scores:
    """Stores results, including those of games that ended while results could not be stored."""

    def __init__(self, log: Log, now: Callable[[], int]) -> None:
        self._log = log
        self._now = now

    async def note(self, table: Table) -> None:
        """Store the results of a finished game; failures are retried by `watch`.

        A sealed table's results would tell the others of its round what their deal is worth: they wait.
        """
        if table.sealed:
            return
        how = rated_by(table) if is_rated(table) else None
        try:
            await self._log.results.note(results_of(table), (MEAN, DEVIATION), how)
        except StoreError as error:
            logger.error("could not save the results of a game: %s", error)

    async def watch(self) -> None:
        """Find finished games without results, as after a server stopped in between."""
        while True:
            try:
                for table in await self._log.results.unnoted(self._now() - OLDEST):
                    await self.note((await TableActor.load(self._log, table)).table)
            except (StoreError, LookupError) as error:
                logger.error("could not look for results: %s", error)
            await asyncio.sleep(LOOK)
