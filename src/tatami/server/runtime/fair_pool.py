"""Bot threads with fair scheduling: jobs with a person waiting first, then by address and person."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")

KEPT = 10_000  # persons and addresses whose usage is remembered


@dataclass(frozen=True)
class Share:
    """The account that a bot's thinking time is charged to."""

    address: str
    person: str
    is_urgent: bool = True  # whether a person waits for the answer
    is_last: bool = False  # whether it runs after all bots' moves


@dataclass(eq=False)
class Job:
    """A job for the pool."""

    number: int
    table: str
    cost: float  # nominal seconds, not measured ones: those would depend on the position
    work: Callable[[], Any]
    future: Future[Any] = field(default_factory=Future)


class Ledger:
    """Usage by key; a key that was idle for a while restarts at the level of the others."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0  # the usage of the key served last

    def used(self, key: str) -> float:
        """The usage charged to a key."""
        return max(self._now, self._used.get(key, 0.0))

    def charge(self, key: str, cost: float) -> None:
        """Charge the cost of a job to a key."""
        self._now = self.used(key)
        self._used[key] = self._now + cost
        if len(self._used) > KEPT:
            self._used = {key: used for key, used in self._used.items() if used > self._now}


class FairPool:
    """Threads and their queue of jobs."""

    def __init__(self, threads: int, name: str, prepare: Callable[[], None] = lambda: None) -> None:
        self._prepare = prepare
        self._numbers = count()
        self._waiting: dict[Share, deque[Job]] = {}
        self._addresses = Ledger()
        self._persons: dict[str, Ledger] = {}  # by address
        self._unhurried = 0  # running jobs that are not urgent
        self._most_unhurried = max(1, threads - 1)
        self._is_closed = False
        self._changed = threading.Condition()
        for number in range(threads):
            threading.Thread(target=self._run, name=f"{name}-{number}").start()

    def submit(self, share: Share, table: str, cost: float, work: Callable[[], T]) -> Future[T]:
        """Queue a job; a job cancelled in the queue never starts."""
        job = Job(next(self._numbers), table, cost, work)
        with self._changed:
            if self._is_closed:
                job.future.cancel()
            else:
                self._waiting.setdefault(share, deque()).append(job)
                self._changed.notify_all()
        return job.future

    def hurry(self, table: str, *, is_urgent: bool) -> None:
        """Make a table's jobs urgent or not."""
        with self._changed:
            for share, jobs in list(self._waiting.items()):
                moved = [job for job in jobs if job.table == table and share.is_urgent != is_urgent]
                if moved:
                    self._keep(share, [job for job in jobs if job not in moved])
                    other = replace(share, is_urgent=is_urgent)
                    merged = [*self._waiting.get(other, ()), *moved]
                    self._keep(other, sorted(merged, key=lambda job: job.number))
            self._changed.notify_all()

    def drop(self, table: str) -> None:
        """Cancel a table's queued jobs."""
        with self._changed:
            for share, jobs in list(self._waiting.items()):
                dropped = [job for job in jobs if job.table == table]
                self._keep(share, [job for job in jobs if job not in dropped])
                for job in dropped:
                    job.future.cancel()

    def close(self) -> None:
        """Stop without waiting for running jobs."""
        with self._changed:
            self._is_closed = True
            for jobs in self._waiting.values():
                for job in jobs:
                    job.future.cancel()
            self._waiting.clear()
            self._changed.notify_all()

    def _keep(self, share: Share, jobs: list[Job]) -> None:
        if jobs:
            self._waiting[share] = deque(jobs)
        else:
            self._waiting.pop(share, None)

    def _run(self) -> None:
        self._prepare()
        while (served := self._next()) is not None:
            share, job = served
            try:
                result = job.work()
            except BaseException as error:
                job.future.set_exception(error)
            else:
                job.future.set_result(result)
            with self._changed:
                self._unhurried -= not share.is_urgent
                self._changed.notify_all()
            del served, job  # an idle thread keeps nothing alive

    def _next(self) -> tuple[Share, Job] | None:
        """Wait for the next job; None once the pool is closed."""
        with self._changed:
            while not self._is_closed:
                share = self._first()
                if share is None:
                    self._changed.wait()
                    continue
                job = self._waiting[share].popleft()
                self._keep(share, list(self._waiting[share]))
                if job.future.set_running_or_notify_cancel():
                    self._charge(share, job.cost)
                    self._unhurried += not share.is_urgent
                    return share, job
        return None

    def _first(self) -> Share | None:
        """The share to serve next."""
        is_full = self._unhurried >= self._most_unhurried
        ready = [share for share in self._waiting if share.is_urgent or not is_full]
        return min(ready, key=self._rank, default=None)

    def _rank(self, share: Share) -> tuple[bool, bool, float, float, int]:
        persons = self._persons.get(share.address)
        used = 0.0 if persons is None else persons.used(share.person)
        return (
            share.is_last,
            not share.is_urgent,
            self._addresses.used(share.address),
            used,
            self._waiting[share][0].number,
        )

    def _charge(self, share: Share, cost: float) -> None:
        self._addresses.charge(share.address, cost)
        self._persons.setdefault(share.address, Ledger()).charge(share.person, cost)
        if len(self._persons) > KEPT:
            waiting = {share.address for share in self._waiting}
            self._persons = {key: one for key, one in self._persons.items() if key in waiting}
