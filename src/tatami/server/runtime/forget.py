"""Personal data in logs, for download or deletion: names and chat."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from tatami.server.core import entries
from tatami.server.core.entries import AnyEntry, Created, Joined, PutOut, Said
from tatami.server.core.table import fold
from tatami.server.runtime.listing import listing
from tatami.store import Rewrite

GIVEN = ("what", "at", "seat", "token", "name", "text", "level", "settings")
NOBODY = "–"  # the name of deleted players
ALIAS_BYTES = 12  # as many as an identity has


def written_by(who: str, log: list[AnyEntry]) -> list[dict[str, object]]:
    """An identity's entries in a log, without the secret and the deal."""
    own = [msgspec.to_builtins(entry) for entry in log if entry.who == who]
    return [{field: entry[field] for field in GIVEN if field in entry} for entry in own]


def without(gone: Collection[str], table: str, log: list[AnyEntry]) -> tuple[Rewrite, str | None]:
    """A table's log without the names, chat and ids of these identities, and the table of its rematch.

    The game itself is unchanged: an alias that is used nowhere else stands for each of them.
    """
    aliases = {who: alias() for who in gone}
    kept = [_changed(entry, aliases) for entry in log]
    changed = {
        seq: entries.encode(new)
        for seq, (old, new) in enumerate(zip(log, kept, strict=True), 1)
        if new is not old
    }
    folded = fold(table, kept)
    over = folded.match is not None and folded.match.over
    record = folded.match.record().dumps() if over and folded.match is not None else None
    return Rewrite(table, gone, changed, len(log), listing(folded), record), folded.next


def alias() -> str:
    """What stands for a deleted identity in one log."""
    return secrets.token_urlsafe(ALIAS_BYTES)


def _changed(entry: AnyEntry, aliases: Mapping[str, str]) -> AnyEntry:
    new: dict[str, Any] = {}
    if entry.who in aliases:
        new["who"] = aliases[entry.who]
        if isinstance(entry, Joined):
            new |= {"name": NOBODY, "handle": ""}
        elif isinstance(entry, Said):
            new["text"] = NOBODY
    if isinstance(entry, PutOut) and entry.out in aliases:
        new["out"] = aliases[entry.out]
    if isinstance(entry, Created) and entry.series and not aliases.keys().isdisjoint(entry.series.players):
        players = tuple(aliases.get(player, player) for player in entry.series.players)
        new["series"] = replace(entry.series, players=players)
    return replace(entry, **new) if new else entry
