"""How thoroughly property tests search (`HYPOTHESIS_PROFILE=deep`: a long look), and servers to test with."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.services import Postgres, Valkey

slow = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "ci", max_examples=12, derandomize=True, deadline=None, database=None, suppress_health_check=slow
)
settings.register_profile(
    "deep", max_examples=400, deadline=None, print_blob=True, suppress_health_check=slow
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


# Skipped by `./test fast`: browsers, terminals, arenas, clusters, killed servers, fresh compilation.
TESTS = Path(__file__).parent
SLOW_FOLDERS = ("adapters", "bots", "bus", "cli", "cluster", "research", "review", "web")
SLOW_FILES = {
    "conformance/test_compiled.py",
    "conformance/test_start_up.py",
    "server/test_chaos.py",
    "server/test_doors.py",
    "server/test_durability.py",
    "server/test_edge.py",
    "server/test_fuzz.py",
    "server/test_games.py",
    "server/test_memory.py",
    "server/test_races.py",
    "server/test_replays.py",
    "server/test_store_state.py",
    "server/test_versions.py",
    "store/test_durability.py",
    "store/test_move.py",
    "store/test_postgres.py",
    "test_compilation.py",
    "lessons/test_pupils.py",
    "test_ladder.py",
}
SERVICES = {"postgres", "valkey"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark slow tests."""
    for item in items:
        path = item.path.relative_to(TESTS)
        wants = set(getattr(item, "fixturenames", ()))
        if path.parts[0] in SLOW_FOLDERS or path.as_posix() in SLOW_FILES or wants & SERVICES:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests that want one."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session")
def valkey() -> Iterator[Valkey]:
    """A Valkey server for all tests that want one."""
    server = Valkey()
    try:
        server.start()
        yield server
    finally:
        server.stop()
