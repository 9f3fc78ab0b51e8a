"""Personal data in logs, for download or deletion: names and chat."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from tatami.server.core import entries
from tatami.server.core.entries import AnyEntry, Joined, Said
from tatami.server.core.table import fold
from tatami.server.runtime.listing import listing
from tatami.store import Rewrite

GIVEN = ("what", "at", "seat", "token", "name", "text", "level", "settings")
NOBODY = "–"  # the name of deleted players


def written_by(who: str, log: list[AnyEntry]) -> list[dict[str, object]]:
    """An identity's entries in a log, without the secret and the deal."""
    own = [msgspec.to_builtins(entry) for entry in log if entry.who == who]
    return [{field: entry[field] for field in GIVEN if field in entry} for entry in own]


def without(who: Collection[str], table: str, log: list[AnyEntry]) -> Rewrite:
    """A table's log without the names and chat of these identities; the game itself is unchanged."""
    changed: dict[int, bytes] = {}
    kept: list[AnyEntry] = []
    for seq, entry in enumerate(log, 1):
        if entry.who in who and isinstance(entry, Joined | Said):
            nothing = {"name": NOBODY, "handle": ""} if isinstance(entry, Joined) else {"text": NOBODY}
            blank = replace(entry, **nothing)
            changed[seq] = entries.encode(blank)
            entry = blank
        kept.append(entry)
    folded = fold(table, kept)
    over = folded.match is not None and folded.match.over
    record = folded.match.record().dumps() if over and folded.match is not None else None
    return Rewrite(table, changed, listing(folded), record)
