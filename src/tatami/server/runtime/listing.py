"""Listings: summaries of tables for the lobby, the owner's page and the supervisor."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tatami.server.core.clocks import DaysClock
from tatami.server.core.table import Table
from tatami.server.wire.messages import Room, Settings
from tatami.server.wire.render import room
from tatami.server.wire.resources import Standing
from tatami.store import Finished, Listing

LONGEST_OPTION = 100  # characters of a listed option


class Summary(Struct, frozen=True):
    """A table's summary; it holds identities, so it never leaves the server."""

    room: Room
    asked: list[int]  # the seats to move
    holders: dict[int, str]  # identities by seat
    standing: Standing | None = None  # null: no game yet, or listed by an older version
    deadlines: dict[int, int] = {}  # of the seats whose time runs, in milliseconds since 1970


def listing(table: Table) -> Listing:
    """The listing of a table."""
    holders = {seat: chair.who for seat, chair in table.chairs.items() if chair.who}
    ends = {seat: table.clocks.deadline(seat) for seat in table.asked}
    deadlines = {seat: end for seat, end in ends.items() if end is not None}
    summary = msgspec.json.encode(
        Summary(_brief_room(room(table)), table.asked, holders, standing(table), deadlines)
    )
    settings = table.settings
    return Listing(
        settings.game,
        table.status,
        settings.public,
        wake_at(table),
        summary,
        table.host,
        _is_in_lobby(table),
    )


def _is_in_lobby(table: Table) -> bool:
    """Whether the lobby shows a table without members online: a game to watch, or a wait of days."""
    settings = table.settings
    if table.status == "playing":
        return settings.public and settings.watch == "everyone"
    return settings.public and table.status == "waiting" and isinstance(settings.clock, DaysClock)


def _brief_room(room: Room) -> Room:
    return replace(room, settings=brief(room.settings))


def brief(settings: Settings) -> Settings:
    """Settings for lists, without long texts such as card lists."""
    short = {
        name: value
        for name, value in settings.options.items()
        if not isinstance(value, str) or len(value) <= LONGEST_OPTION
    }
    return replace(settings, options=short)


def standing(table: Table) -> Standing | None:
    """The public state of the game."""
    match = table.match
    if match is None:
        return None
    if table.status == "over":
        scores = {str(seat): points for seat, points in match.scores().items()}
    else:  # only visible points: prisons in TENNO are hidden
        counts, ids = match.view(None).counts, [(seat, f"seat/{seat}/score") for seat in match.scores()]
        scores = {str(seat): counts[id] for seat, id in ids if id in counts}
    return Standing(len(match), scores, sorted(match.winners()), table.ended)


def wake_at(table: Table) -> int | None:
    """When a table next has work to do while all its members are offline."""
    if table.status == "waiting":
        return table.gather_at
    return table.at if table.bots_asked and table.is_played_apart else table.clocks.next_deadline


def finished(table: Table) -> Finished:
    """The record of a finished game."""
    assert table.match is not None
    return Finished(table.id, table.settings.game, table.at, table.match.record().dumps())
