"""Keeps the results of finished games and the ratings that follow from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from tatami.server.core.rating import DEVIATION, MEAN, Rating, anchor, rate
from tatami.server.core.table import Table
from tatami.server.runtime.table_actor import TableActor
from tatami.store import Log, Result, StoreError

logger = logging.getLogger("tatami.scores")

LOOK = 60.0  # seconds between two looks for results that were not kept
OLDEST = 30 * 24 * 60 * 60 * 1000  # milliseconds: games before that are left alone


def is_rated(table: Table) -> bool:
    """Whether a game counts: every seat is somebody else's, and no program plays."""
    people = [chair.who for chair in table.chairs.values() if chair.who]
    return (
        table.settings.rated
        and len(people) == len(set(people))
        and not any(table.people[who].is_bot for who in people)
    )


def results_of(table: Table) -> list[Result]:
    """How a finished game ended for every seat."""
    match = table.match
    assert match is not None and match.over
    places, points = match.ranks(), match.scores()
    ended = table.at if table.ended is None else table.ended
    return [
        Result(
            table.id,
            seat,
            chair.who,
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
    """How a finished game changes the ratings of its players; bots stay where they were measured.

    A player whom a bot helped out may lose points by that game and win none.
    """
    assert table.match is not None
    places, game, helped = table.match.ranks(), table.settings.game, set(table.helped)
    bots = {seat: anchor(game, chair.bot) for seat, chair in table.chairs.items() if chair.bot}

    def change(before: Mapping[int, tuple[float, float]]) -> dict[int, tuple[float, float]]:
        known = {seat: Rating(*strength) for seat, strength in before.items()}
        known |= {seat: one for seat, one in bots.items()}
        known |= {seat: Rating() for seat in places if seat not in known}  # somebody who is forgotten
        after = rate({seat: known[seat] for seat in sorted(known)}, places)
        return {
            seat: (
                min(after[seat].mean, known[seat].mean) if seat in helped else after[seat].mean,
                after[seat].deviation,
            )
            for seat in before
        }

    return change


class Scores:
    """Notes how games ended, also those that ended while nobody could be told."""

    def __init__(self, log: Log, now: Callable[[], int]) -> None:
        self._log = log
        self._now = now

    async def note(self, table: Table) -> None:
        """Keep the results of a game that is over; what fails is done by a later look."""
        how = rated_by(table) if is_rated(table) else None
        try:
            await self._log.results.note(results_of(table), (MEAN, DEVIATION), how)
        except StoreError as error:
            logger.error("the results of a game could not be kept: %s", error)

    async def watch(self) -> None:
        """Look for games whose results were not kept, because a server stopped in between."""
        while True:
            try:
                for table in await self._log.results.unnoted(self._now() - OLDEST):
                    await self.note((await TableActor.load(self._log, table)).table)
            except (StoreError, LookupError) as error:
                logger.error("results could not be looked for: %s", error)
            await asyncio.sleep(LOOK)
