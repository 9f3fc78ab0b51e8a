"""The messages that servers on one store send each other."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

ALL = "all"  # the channel of all servers
TABLE = "table:"  # the channel prefix of servers with a table in memory
NODE = "node:"  # the channel prefix of one server


class Stored(Struct, tag_field="is", tag="stored"):
    """An entry of a table is stored; readers that miss earlier ones look into the store."""

    seq: int
    entry: Raw = Raw(b"null")  # none: look into the store


class Here(Struct, tag_field="is", tag="here"):
    """A server has a table in memory, with these identities connected; the values say who is a person."""

    node: str
    people: dict[str, bool]
    is_new: bool = False  # whether the others should reply
    seq: int = 0  # the last entry that the server knows
    is_open: bool = True  # False: it has put the table away


class Rewritten(Struct, tag_field="is", tag="rewritten"):
    """Entries of a table were changed in place."""


class Pulse(Struct, tag_field="is", tag="pulse"):
    """A server's use of shared limits since its last pulse, its connections and its longer work."""

    node: str
    spent: dict[str, dict[str, float]] = {}  # by limit and key
    held: dict[str, int] = {}  # high connection counts, by person or address
    waiting: list[str] = []  # public tables with a member online that wait for players
    reviews: dict[str, tuple[int, int]] = {}  # in progress: decisions done and their total, by table


class Spent(Struct, tag_field="is", tag="spent"):
    """The same use of limits and connection counts, of those that may run out before the next pulse."""

    node: str
    spent: dict[str, dict[str, float]]
    held: dict[str, int]


class Barred(Struct, tag_field="is", tag="barred"):
    """Identities that are barred, or no longer barred."""

    who: list[str]
    code: int  # the close code for their connections; 0: no longer barred


class Renewed(Struct, tag_field="is", tag="renewed"):
    """Identities to look up again, or to drop because they were deleted."""

    who: list[str]
    is_gone: bool = False


class Nudge(Struct, tag_field="is", tag="nudge"):
    """Something new is in the store."""

    topic: str


class Reacted(Struct, tag_field="is", tag="reacted"):
    """A member of a table has reacted."""

    member: int
    reaction: str


class Seek(Struct, tag_field="is", tag="seek"):
    """A server asks whether a person is connected to a table at another one."""

    node: str
    number: int  # of the question
    table: str
    who: str


class Found(Struct, tag_field="is", tag="found"):
    """The answer: they are connected here. Servers at which they are not say nothing."""

    number: int


Message = Stored | Here | Rewritten | Pulse | Spent | Barred | Renewed | Nudge | Reacted | Seek | Found
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Message).decode
