"""Reports, and the operator's view of them and decisions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tatami.server.core import limits

ReportReason = Literal["words", "name", "play", "other"]


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Why somebody is reported."""

    reason: ReportReason
    words: Annotated[str, Meta(max_length=limits.REPORT)] = ""
    table: Annotated[str, Meta(max_length=40)] = ""  # where both were


class SaidInfo(Struct, frozen=True):
    """Something that the reported person said."""

    at: int
    text: str
    where: Literal["table", "lobby"]


class ReportInfo(Struct, frozen=True):
    """A report, for the operator."""

    id: str
    at: int
    is_open: bool
    reason: ReportReason
    words: str  # the reporter's own
    said: list[SaidInfo]  # what the reported person had said by then, at that table and in the lobby
    table: str  # empty: not at a table
    name: str
    handle: str
    by: str  # the reporter's name; empty if deleted
    by_handle: str


class NewDeed(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision about somebody."""

    what: Literal["mute", "ban", "undo", "dismiss"]
    hours: Annotated[int, Meta(ge=1, le=limits.SANCTION_HOURS)] | None = None  # none: for good
    note: Annotated[str, Meta(max_length=limits.REPORT)] = ""


class DeedInfo(Struct, frozen=True):
    """An entry of the log of moderation."""

    number: int
    at: int
    what: Literal["mute", "ban", "undo", "dismiss"]
    name: str  # empty if deleted
    handle: str
    until: int | None  # of a mute or ban; none: for good
    note: str
    is_muted: bool  # whether that person is muted now,
    is_banned: bool  # or banned
