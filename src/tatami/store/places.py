"""Stores by their place: the path of a file, or the address of a database."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from tatami.store.log import Log, StoreError
from tatami.store.sqlite import PATIENCE, SqliteLog


def is_address(place: Path | str) -> bool:
    """Whether a place is the address of a PostgreSQL database."""
    return str(place).startswith(("postgresql://", "postgres://"))


def open_log(
    place: Path | str, *, node: str = "one", patience: float | None = None, writes: bool = True
) -> Log:
    """The store at a place; StoreError if it cannot be used."""
    if not is_address(place):
        return SqliteLog(place, patience=patience or PATIENCE, writes=writes)
    need_extra()
    from tatami.store import postgres

    return postgres.PostgresLog(str(place), node=node, patience=patience or postgres.PATIENCE, writes=writes)


def need_extra() -> None:
    """StoreError where the packages for PostgreSQL are not installed."""
    if find_spec("psycopg") is None:
        raise StoreError("PostgreSQL needs more packages: pip install 'tatami-games[cluster]'")
