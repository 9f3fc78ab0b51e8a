"""Several servers on one database and one bus, within this process."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.server.running import Person, running
from tests.services import Postgres, Valkey


@contextmanager
def servers(postgres: Postgres, valkey: Valkey | str, count: int = 2, **settings: Any) -> Iterator[list[str]]:
    """The addresses of servers that share everything."""
    store = postgres.url(f"t{secrets.token_hex(8)}")
    bus = valkey if isinstance(valkey, str) else valkey.url()
    with ExitStack() as stack:
        yield [
            stack.enter_context(running(Path("unused"), store=store, bus=bus, **settings))
            for _ in range(count)
        ]


def elsewhere(person: Person, url: str) -> Person:
    """The same person at another server."""
    other = Person(url, person.name, person.lang, person.token, person.form)
    other.http.cookies.update(person.http.cookies)
    other.client, other.table = person.client, person.table
    return other
