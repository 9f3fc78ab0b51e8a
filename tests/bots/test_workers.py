"""Arenas and training on a Ray cluster: the same as in one process, also when workers are lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tatami.bots import workers
from tatami.bots.arena import Plan, results
from tatami.bots.take.search.evaluation import learnt
from tatami.bots.take.train import train
from tatami.bots.tenka import train as tenka
from tatami.bots.training import Lessons
from tatami.bots.workers import Alone, Cores, RayWorkers, in_order
from tatami.engine.game import GameError
from tatami.research import protocol
from tatami.research.dataset import Dataset, write
from tatami.research.dataset.plan import Bots
from tatami.research.evaluate import evaluate
from tatami.review import making
from tests.cli.terminal import PROGRAM

if find_spec("ray") is None:
    pytest.skip("Ray is not installed", allow_module_level=True)

# Without a token file; and a busy machine is not taken for a dead one.
QUIET = {"RAY_AUTH_MODE": "disabled", "RAY_health_check_failure_threshold": "100"}


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayWorkers]:
    """A cluster of two cores on this machine."""
    with patch.dict(os.environ, QUIET):
        found = RayWorkers("local")
        try:
            yield found
        finally:
            found.close()


def without_times(played: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(({**one, "ms": None} for one in played), key=lambda one: str(one["id"]))


def die_once(folder: str, number: int) -> int:
    """Kill the worker the first time each task is tried."""
    try:
        Path(folder, str(number)).touch(exist_ok=False)
    except FileExistsError:
        return number * number
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def fail(_: None, number: int) -> int:
    raise GameError(f"{number} is no good.")


def test_an_arena_plays_the_same_games_on_a_cluster(cluster: RayWorkers):
    plan = Plan.make("take", ("random", "greedy"), 12, seed=3)
    here = list(results(plan))
    there = list(results(plan, workers=cluster))
    assert len(here) == plan.total and without_times(here) == without_times(there)
    done = [one["id"] for one in here[:5]]
    rest = list(results(plan, done, workers=cluster))
    assert without_times([*here[:5], *rest]) == without_times(here)


def test_lost_workers_cost_no_result(cluster: RayWorkers, tmp_path: Path):
    assert in_order(cluster.run(die_once, str(tmp_path), range(3))) == [0, 1, 4]


def test_an_error_of_the_work_is_told_as_it_was(cluster: RayWorkers):
    with pytest.raises(GameError, match="0 is no good"):
        list(cluster.run(fail, None, range(1)))


def test_training_learns_the_same_on_a_cluster(cluster: RayWorkers, tmp_path: Path):
    one, two = tmp_path / "one", tmp_path / "two"
    here = list(train(Lessons(4, 2, 5, one), lambda what, share: None))
    there = list(train(Lessons(4, 2, 5, two, cluster), lambda what, share: None))
    assert here == there and (learnt(one) == learnt(two)).all()


def test_batch_size_does_not_change_the_learned_weights(monkeypatch: pytest.MonkeyPatch, cluster: RayWorkers):
    monkeypatch.setattr(tenka, "BATCH", 30)
    lessons = [Lessons(80, 1, 1, Path(), each) for each in (Alone(), cluster)]
    here, there = (tenka.play_games(3, each, 0) for each in lessons)
    assert all((mine == yours).all() for mine, yours in zip(here, there, strict=True))


def test_a_cluster_makes_the_same_puzzle(cluster: RayWorkers):
    told = list[str]()
    search = making.Search("tenno", 3, 3_000)
    here, there = (
        making.make(search, 1, making.games(), told.append, workers=each) for each in (None, cluster)
    )
    assert here == there and len(here) == 1


def test_a_cluster_writes_the_same_dataset(cluster: RayWorkers, tmp_path: Path):
    pytest.importorskip("pyarrow")
    dataset = Dataset(Bots.make("take", ["random"], 5), 2)
    for name, each in (("alone", Alone()), ("cores", Cores(2)), ("cluster", cluster)):
        assert write(dataset, tmp_path / name, workers=each) == 3
    files = sorted(path.relative_to(tmp_path / "alone") for path in (tmp_path / "alone").rglob("*.*"))
    assert len(files) == 5
    for other, file in product(("cores", "cluster"), files):
        assert (tmp_path / other / file).read_bytes() == (tmp_path / "alone" / file).read_bytes()


def test_a_cluster_gives_the_same_evaluation(cluster: RayWorkers, tmp_path: Path, monkeypatch):
    monkeypatch.setattr(protocol, "OPPONENTS", ("random",))
    monkeypatch.setattr(protocol, "small_games", list)
    here, there = (
        evaluate("farmer", tmp_path / name, games=["take"], number=4, cluster=workers)
        for name, workers in (("here", None), ("there", cluster))
    )
    assert [table["pairings"] for table in here["tables"]] == [table["pairings"] for table in there["tables"]]


def test_workers_of_another_version_are_refused():
    with pytest.raises(GameError, match="another version"):
        workers._do("0" * 64, die_once, "", 1)


def arena(*args: str) -> subprocess.CompletedProcess[str]:
    """Run `tatami arena` in a process of its own."""
    command = [*PROGRAM, "arena", "take", "--bots", "random,random@2", "--games", "4", "--json", *args]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **QUIET}, check=False)


def test_the_command_plays_on_a_cluster():
    here, there = arena("--jobs", "1"), arena("--ray", "local")
    assert there.returncode == 0, there.stderr
    one, other = (json.loads(done.stdout) for done in (here, there))
    assert one["pairings"] == other["pairings"] and one["first"] == other["first"]


def test_an_address_without_a_cluster_is_told():
    done = arena("--ray", "127.0.0.1:1")
    assert done.returncode == 2 and "no Ray cluster" in done.stderr, done.stderr
