"""Messages of the chat in the lobby, to and from the server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tatami.server.core import limits


class HallSay(Struct, frozen=True, forbid_unknown_fields=True):
    """A message to everybody in the lobby."""

    text: Annotated[str, Meta(max_length=limits.CHAT)]


class HallLine(Struct, frozen=True, tag="line", tag_field="is"):
    """A message in the lobby."""

    seq: int
    at: int
    name: str
    handle: str
    text: str


class HallLines(Struct, frozen=True, tag="lines", tag_field="is"):
    """The last messages, sent on arrival."""

    lines: list[HallLine]


class HallCleared(Struct, frozen=True, tag="cleared", tag_field="is"):
    """All messages of that person are taken back."""

    handle: str


HallMessage = HallLine | HallLines | HallCleared
