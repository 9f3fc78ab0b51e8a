"""Every test of the contract runs on each kind of store."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

from tests.services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store is to be."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.url(f"t{secrets.token_hex(8)}")
