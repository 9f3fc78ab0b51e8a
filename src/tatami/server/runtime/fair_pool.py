"""Threads in which bots think, shared fairly: first where a person waits, then by address and by person."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, TypeVar

T = TypeVar("T")

KEPT = 10_000  # persons and addresses whose use is remembered at once


@dataclass(frozen=True)
class Share:
    """Whose time a bot thinks in."""

    address: str
    person: str
    is_urgent: bool = True  # whether a person is there to see the answer
    is_last: bool = False  # whether it comes after all that bots think about at tables


@dataclass(eq=False)
class Job:
    """Something to be thought about."""

    number: int
    table: str
    cost: float  # seconds it counts as; not those it takes, for these depend on what is thought
    work: Callable[[], Any]
    future: Future[Any] = field(default_factory=Future)


class Ledger:
    """What everybody used; whoever asked for nothing for a while begins where the others are."""

    def __init__(self) -> None:
        self._used: dict[str, float] = {}
        self._now = 0.0  # what the last one served had used

    def used(self, key: str) -> float:
        """What counts as used."""
        return max(self._now, self._used.get(key, 0.0))

    def charge(self, key: str, cost: float) -> None:
        """Count what somebody uses who is served now."""
        self._now = self.used(key)
        self._used[key] = self._now + cost
        if len(self._used) > KEPT:
            self._used = {key: used for key, used in self._used.items() if used > self._now}


class FairPool:
    """Some threads, and the jobs that wait for them."""

    def __init__(self, threads: int, name: str, prepare: Callable[[], None] = lambda: None) -> None:
        self._prepare = prepare
        self._numbers = count()
        self._waiting: dict[Share, deque[Job]] = {}
        self._addresses = Ledger()
        self._persons: dict[str, Ledger] = {}  # by address
        self._unhurried = 0  # jobs under way that nobody waits for
        self._most_unhurried = max(1, threads - 1)
        self._is_closed = False
        self._changed = threading.Condition()
        for number in range(threads):
            threading.Thread(target=self._run, name=f"{name}-{number}").start()

    def submit(self, share: Share, table: str, cost: float, work: Callable[[], T]) -> Future[T]:
        """Have something thought about in its turn; what is cancelled before that is not begun."""
        job = Job(next(self._numbers), table, cost, work)
        with self._changed:
            if self._is_closed:
                job.future.cancel()
            else:
                self._waiting.setdefault(share, deque()).append(job)
                self._changed.notify_all()
        return job.future

    def hurry(self, table: str, *, is_urgent: bool) -> None:
        """From now on a person waits for what a table's bots think, or nobody does."""
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
        """Cancel what waits for a table."""
        with self._changed:
            for share, jobs in list(self._waiting.items()):
                dropped = [job for job in jobs if job.table == table]
                self._keep(share, [job for job in jobs if job not in dropped])
                for job in dropped:
                    job.future.cancel()

    def close(self) -> None:
        """Stop; what is thought about now is not waited for."""
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
            del served, job  # a thread that waits keeps nothing alive

    def _next(self) -> tuple[Share, Job] | None:
        """The job whose turn it is, once there is one; None at the end."""
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
        """Whose turn it is."""
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
