"""A PostgreSQL database as the source or target of a copy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import psycopg
from psycopg import errors, sql

from tatami.store.log import StoreError
from tatami.store.migrate import UNFINISHED
from tatami.store.postgres import migrate
from tatami.store.postgres_link import IN_USE, PostgresSession, refusal

if TYPE_CHECKING:
    from tatami.store.move import Columns, Key

PATIENCE = "SET lock_timeout = '3s'"  # PostgreSQL may take a moment to notice that a server has stopped


@dataclass
class PostgresSide:
    """A database on one connection."""

    connection: psycopg.Connection[Any]

    @property
    def session(self) -> PostgresSession:
        """The connection."""
        return PostgresSession(self.connection)

    def transaction(self) -> AbstractContextManager[Any]:
        """A transaction that is durable when it ends."""
        return self.connection.transaction()

    def insert(self, table: Columns, rows: list[Key]) -> None:
        """Add rows."""
        columns = sql.SQL(", ").join(map(sql.Identifier, table.all))
        statement = sql.SQL("COPY {} ({}) FROM STDIN").format(sql.Identifier(table.name), columns)
        with self.connection.cursor() as cursor, cursor.copy(statement) as copy:
            for row in rows:
                copy.write_row(row)

    def is_unfinished(self) -> bool:
        """Whether a copy to this store is unfinished."""
        return bool(self.session.execute("SELECT to_regclass(?) IS NOT NULL", (UNFINISHED,)).fetchone()[0])


@contextmanager
def exclusive(url: str, *, is_source: bool) -> Iterator[PostgresSide]:
    """Open a database exclusively; no server can use it meanwhile."""
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=10) as connection:
            side = PostgresSide(connection)
            side.session.execute(PATIENCE)
            try:
                side.session.execute(f"SELECT pg_advisory_lock({IN_USE})")
            except errors.LockNotAvailable:
                raise StoreError("the database is in use by a server; stop all of them first") from None
            migrate(side.session, may_be_unfinished=not is_source)
            yield side
    except psycopg.Error as error:
        raise refusal(error) from error
