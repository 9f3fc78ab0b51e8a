"""Play the games of a plan, on one core or on many."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Container, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import islice

from tatami.bots.arena import entrants, report
from tatami.bots.arena.plan import Plan
from tatami.bots.arena.report import Result, Stopped
from tatami.bots.workers import Workers, batches
from tatami.engine.game import GameError

WARM = "2ms"  # budget of a bot while its code is compiled
WAITING = 2  # queued groups per process
BATCHES = 8  # for each core of a cluster, about,
LARGEST_BATCH = 16  # groups at most: the work lost with a worker

Task = tuple[int, list[int]]  # the number of a group and its games to be played


def warm_up(plan: Plan) -> None:
    """Play a quick game with each bot, so that all compiled code is loaded."""
    names = [name.partition("@")[0] for name in plan.entrants if not entrants.is_imported(name)]
    for name in names or ["random"]:
        alike = replace(plan, bots=(f"{name}@{WARM}",), against=(), format="alike")
        report.play(alike, alike.group(0), 0)


def results(
    plan: Plan, done: Container[str] = (), jobs: int = 1, workers: Workers | None = None
) -> Generator[Result]:
    """Play all games that are not done yet and yield each as it ends, in no particular order.

    Closing the generator stops the games: they end at the next decision.
    """
    if workers is not None:
        tasks = list(_tasks(plan, done))
        size = max(1, min(LARGEST_BATCH, len(tasks) // (workers.cores * BATCHES)))
        for _, ended in workers.run(play_batch, plan, batches(tasks, size)):
            yield from ended
    elif jobs == 1:
        for number, games in _tasks(plan, done):
            for game in games:
                yield report.play(plan, plan.group(number), game)
    else:
        yield from _spread(plan, _tasks(plan, done), jobs)


def _tasks(plan: Plan, done: Container[str]) -> Iterator[Task]:
    for group in plan.groups():
        games = [game for game, id in enumerate(group.ids) if id not in done]
        if games:
            yield group.number, games


def _spread(plan: Plan, tasks: Iterable[Task], jobs: int) -> Iterator[Result]:
    """The games in as many processes, a whole group in each at a time."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    left = iter(tasks)
    with ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_begin, initargs=(plan, stop.is_set)
    ) as pool:
        running: set[Future[list[Result]]] = set()
        try:
            while True:
                for task in islice(left, jobs * WAITING - len(running)):
                    running.add(pool.submit(_work, *task))
                if not running:
                    return
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ended:
                    yield from future.result()
        except BrokenProcessPool:
            raise GameError("A worker process died; its unfinished games are lost.") from None
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


@cache
def _make_ready(plan: Plan) -> None:
    warm_up(plan)


def play_batch(plan: Plan, tasks: Sequence[Task]) -> list[Result]:
    """Play whole groups on a worker, which is initialised once per plan."""
    _make_ready(plan)
    return [report.play(plan, plan.group(number), game) for number, games in tasks for game in games]


_plan: Plan
_stopped: Callable[[], bool]


def _begin(plan: Plan, stopped: Callable[[], bool]) -> None:
    """Initialise a fresh process; Ctrl-C is left to its parent."""
    global _plan, _stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _plan, _stopped = plan, stopped
    warm_up(plan)


def _work(number: int, games: list[int]) -> list[Result]:
    finished = []
    with suppress(Stopped):
        for game in games:
            finished.append(report.play(_plan, _plan.group(number), game, _stopped))
    return finished
