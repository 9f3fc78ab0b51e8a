"""How thoroughly property tests search (`HYPOTHESIS_PROFILE=deep`: a long look), and servers to test with."""

from __future__ import annotations

import os
from collections.abc import Iterator

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
