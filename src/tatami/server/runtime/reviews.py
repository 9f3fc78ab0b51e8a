"""Reviews of finished games: computed in pieces at the lowest priority and stored with the game."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message
from tatami.games import load
from tatami.record import Record
from tatami.review import Progress, Reviewer
from tatami.review.facts import message_of
from tatami.server.core.refusal import Refusal
from tatami.server.runtime.bot_pool import BotPool
from tatami.server.runtime.fair_pool import Share
from tatami.server.runtime.nodes import Nodes
from tatami.server.wire.resources import Review, ReviewDecision, ReviewState
from tatami.store import Log

logger = logging.getLogger("tatami.reviews")

LEASE = "review/"  # the prefix of leases: one server works on a review
WAITING = 64  # reviews in progress at once,
OWN = 8  # and of them requested from one address
PIECE = 0.2  # nominal seconds of a piece
FOUND = 20  # errors reported while a review is in progress

_review: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


@dataclass
class Job:
    """A review in progress."""

    record: str
    address: str  # where it was requested
    done: int = 0
    total: int = 0
    found: dict[int, dict[str, Any]] = field(default_factory=dict)  # errors by number, as data
    task: asyncio.Task[None] | None = None


class Reviews:
    """Reviews of finished games; each is computed once, by one server."""

    def __init__(self, log: Log, bot_pool: BotPool, nodes: Nodes) -> None:
        self._log = log
        self._bot_pool = bot_pool
        self._nodes = nodes
        self._jobs: dict[str, Job] = {}
        nodes.reviews = lambda: {table: (job.done, job.total) for table, job in self._jobs.items()}

    async def begin(
        self, table: str, record: str, share: Share, lang: str, may: Callable[[], bool]
    ) -> ReviewState:
        """Start a review unless there is one; `may` says whether the reader may start another."""
        known = await self.show(table, lang)
        if known.state != "none" or table in self._jobs:
            return known
        if len(self._jobs) >= WAITING:
            raise Refusal(Message("refused-busy"))
        own = sum(job.address == share.address for job in self._jobs.values())
        if own >= OWN or not may():
            raise Refusal(Message("refused-too-many"))
        job = self._jobs[table] = Job(record, share.address)
        if not await self._nodes.leases.claim(LEASE + table):  # another server has begun just now
            del self._jobs[table]
            return ReviewState("waiting", 0, 0, [], None)
        job.task = asyncio.ensure_future(self._work(table, job, share))
        self._nodes.send_pulse()
        return self._state(job, lang)

    async def show(self, table: str, lang: str) -> ReviewState:
        """The review of a game, or its progress."""
        if (job := self._jobs.get(table)) is not None:
            return self._state(job, lang)
        elsewhere = self._nodes.reviewing(table)  # before the store: it may be done in between
        kept = await self._log.review(table)
        if kept is None:
            return (
                ReviewState("none", 0, 0, [], None)
                if elsewhere is None
                else ReviewState("waiting", *elsewhere, [], None)
            )
        data = _review.decode(zlib.decompress(kept))
        _say(data["decisions"], data["game"], lang)
        data["is_open"] = not load(data["game"]).has_secrets
        return ReviewState("done", 0, 0, [], msgspec.convert(data, Review))

    def _state(self, job: Job, lang: str) -> ReviewState:
        costliest = sorted(job.found.values(), key=lambda each: -each["loss"])[:FOUND]
        found = [dict(each) for each in sorted(costliest, key=lambda each: each["number"])]
        _say(found, Record.loads(job.record).game, lang)
        return ReviewState("waiting", job.done, job.total, msgspec.convert(found, list[ReviewDecision]), None)

    async def _work(self, table: str, job: Job, share: Share) -> None:
        """Compute a review in pieces, so that it never blocks a thread for long."""
        try:
            piece = partial(self._bot_pool.work, share, PIECE)
            reviewer = await piece(lambda: Reviewer(Record.loads(job.record).replay()))
            steps = reviewer.steps()
            while (progress := await piece(lambda: _next(steps))) is not None:
                job.done, job.total = progress.done, progress.total
                await self._note(job, reviewer, progress, piece)
            data = await piece(reviewer.data)
            # The luck is a share of victory: a seat's result without the deal and the draws would be another.
            seats = {
                int(seat): (one["accuracy"], one["parts"]["luck"]["share"])
                for seat, one in data["seats"].items()
            }
            await self._log.keep_review(table, zlib.compress(msgspec.json.encode(data)), seats)
        except asyncio.CancelledError:
            pass
        except Exception:
            logger.exception("a review failed")
        finally:
            del self._jobs[table]
            with suppress(asyncio.CancelledError):
                await self._nodes.leases.release(LEASE + table)

    async def _note(self, job: Job, reviewer: Reviewer, progress: Progress, piece: Any) -> None:
        """Add an error to the progress report, or remove it."""
        decision = progress.decision
        if decision is None:
            return
        job.found.pop(decision.number, None)
        if decision.grade is not None:
            job.found[decision.number] = await piece(lambda: reviewer.told(decision))

    def close(self) -> None:
        """Cancel reviews in progress; they can be requested again."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()


def _next(steps: Iterator[Progress]) -> Progress | None:
    return next(steps, None)


def _say(decisions: list[dict[str, Any]], game: str, lang: str) -> None:
    """Render the reasons as text; seats are numbered, because all readers share a review."""
    speaker = Speaker(f"games/{load(game).name}", lang)
    for decision in decisions:
        decision["why"] = [{**fact, "words": speaker.say(message_of(fact))} for fact in decision["why"]]
