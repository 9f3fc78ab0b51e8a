"""Work that needs many cores: in this process, in several, or on a Ray cluster, with the same results."""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import socket
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from functools import cache
from typing import Any, Protocol, TypeVar

from tatami.engine.game import GameError
from tatami.engine.jit import PACKAGE

Common = TypeVar("Common")
Task = TypeVar("Task")
Result = TypeVar("Result")

WAITING = 2  # queued tasks for each core
PATIENCE = 5.0  # seconds to wait for a cluster's answer
RETRIES = 20  # of a task whose worker was lost


class Workers(Protocol):
    """Runs tasks; `work` is a module-level function whose result depends only on its arguments."""

    @property
    def cores(self) -> int:
        """The number of tasks run in parallel."""

    def run(
        self, work: Callable[[Common, Task], Result], common: Common, tasks: Iterable[Task]
    ) -> Generator[tuple[int, Result]]:
        """Run all tasks; yield each one's index and result as it finishes, in no particular order."""


class Alone:
    """This process, one task at a time."""

    cores = 1

    def run(
        self, work: Callable[[Common, Task], Result], common: Common, tasks: Iterable[Task]
    ) -> Generator[tuple[int, Result]]:
        """Run all tasks in order."""
        for number, task in enumerate(tasks):
            yield number, work(common, task)


class Cores:
    """This machine: tasks in so many processes."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def run(
        self, work: Callable[[Common, Task], Result], common: Common, tasks: Iterable[Task]
    ) -> Generator[tuple[int, Result]]:
        """Run all tasks; a single one, or all with one core, in this process."""
        listed = list(tasks)
        if self.cores == 1 or len(listed) < 2:
            yield from Alone().run(work, common, listed)
            return
        with ProcessPoolExecutor(self.cores, mp_context=multiprocessing.get_context("spawn")) as pool:
            running = {pool.submit(work, common, task): number for number, task in enumerate(listed)}
            try:
                for future in as_completed(running):
                    yield running[future], future.result()
            finally:
                pool.shutdown(cancel_futures=True)


class RayWorkers:
    """A Ray cluster: tasks of lost workers are run again by others."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray  # an extra
        except ImportError:
            raise GameError("Ray is not installed: pip install 'tatami-games[ray]'.") from None
        self._ray: Any = ray
        settings: dict[str, Any] = {"address": address, "log_to_driver": False, "ignore_reinit_error": True}
        if address == "local":
            settings |= {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
        try:
            _call(address)
            ray.init(**settings)
        except (OSError, ValueError, RuntimeError) as error:
            raise GameError(f"There is no Ray cluster at {address!r:.80}: {_first_line(error)}") from None
        self._do = ray.remote(max_retries=RETRIES, num_cpus=1)(_do)

    @property
    def cores(self) -> int:
        """The current number of cores of the cluster."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(
        self, work: Callable[[Common, Task], Result], common: Common, tasks: Iterable[Task]
    ) -> Generator[tuple[int, Result]]:
        """Run all tasks, as many at a time as there are cores."""
        ray, left, running = self._ray, enumerate(tasks), dict[Any, int]()
        shared = ray.put(common)
        try:
            while True:
                while len(running) < self.cores * WAITING and (task := next(left, None)) is not None:
                    running[self._do.remote(source_hash(), work, shared, task[1])] = task[0]
                if not running:
                    return
                ended, _ = ray.wait(list(running), num_returns=1)
                for future in ended:
                    result = ray.get(future)
                    yield running.pop(future), result
        except ray.exceptions.RayTaskError as error:
            raise (error.cause if isinstance(error.cause, Exception) else error) from None
        except ray.exceptions.RayError as error:
            raise GameError(f"The Ray cluster failed: {_first_line(error)}") from None
        finally:
            for future in running:
                with suppress(Exception):
                    ray.cancel(future, force=True)

    def close(self) -> None:
        """Disconnect from the cluster; one that was started here is shut down."""
        self._ray.shutdown()


def _call(address: str) -> None:
    """OSError if nobody answers: Ray itself would retry for long, and then end this process."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def _do(source: str, work: Callable[[Any, Any], Any], common: Any, task: Any) -> Any:
    """Run a task on a worker."""
    if source != source_hash():
        raise GameError("A worker runs another version of Tatami; install the same one everywhere.")
    return work(common, task)


@cache
def source_hash() -> str:
    """A digest of all source files and learned weights, to detect differing versions."""
    digest = hashlib.sha256()
    for path in sorted(path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".npz")):
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def in_order(results: Iterable[tuple[int, Result]]) -> list[Result]:
    """All results by task index."""
    return [result for _, result in sorted(results, key=lambda one: one[0])]


def batches(tasks: Sequence[Task], size: int) -> list[Sequence[Task]]:
    """Tasks in batches of this size."""
    return [tasks[first : first + size] for first in range(0, len(tasks), size)]


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
