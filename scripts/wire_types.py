"""Regenerate web/src/wire/messages.ts and the tables of docs/protocol.md: `python scripts/wire_types.py`."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec import inspect as shape

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from tatami import rulebook  # noqa: E402
from tatami.server.core import clocks, hours  # noqa: E402
from tatami.server.core.tournament import plan  # noqa: E402
from tatami.server.wire import (  # noqa: E402
    accounts,
    hall,
    messages,
    moderation,
    notices,
    people,
    resources,
    tournaments,
)

TARGET = ROOT / "web" / "src" / "wire" / "messages.ts"

PAGE = ROOT / "docs" / "protocol.md"
MARK = "<!-- Made from src/tatami/server/wire/messages.py by scripts/wire_types.py: change it there. -->"

ALIASES = {
    "Level": messages.Level,
    "Status": messages.Status,
    "Tempo": messages.Tempo,
    "MatchKind": messages.MatchKind,
    "ReactionKind": messages.ReactionKind,
    "ReportReason": moderation.ReportReason,
    "HallMessage": hall.HallMessage,
    "Language": messages.Language,
    "Clock": clocks.Clock,
    "Format": plan.Format,
    "TournamentStatus": plan.TournamentStatus,
    "Command": messages.AnyCommand,
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "Where": notices.Where,
    "Occasion": notices.Occasion,
    "NewChannel": notices.NewChannel,
    "RuleBlock": rulebook.RuleBlock,
}
MODULES = (
    hours,
    clocks,
    messages,
    accounts,
    notices,
    resources,
    people,
    hall,
    moderation,
    plan,
    tournaments,
    rulebook,
)
FROM_CLIENT = (
    messages.Command,
    resources.NewTable,
    resources.NewName,
    resources.NewSeat,
    resources.NewTrial,
    resources.QuickMatch,
    accounts.NewPasskey,
    people.Invite,
    tournaments.NewTournament,
    tournaments.NewEntry,
    notices.NewWishes,
    notices.NewPush,
    notices.NewMail,
    notices.NewWebhook,
    hall.HallSay,
    moderation.NewReport,
    moderation.NewDeed,
    resources.Answer,
)  # they may leave out what has a default

HEAD = """\
// Made by scripts/wire_types.py from src/tatami/server/wire (messages.py, resources.py) and
// src/tatami/rulebook.py: change them there.
"""
PLAIN: dict[type, str] = {
    shape.BoolType: "boolean",
    shape.IntType: "number",
    shape.FloatType: "number",
    shape.StrType: "string",
    shape.BytesType: "string",  # as Base64
    shape.NoneType: "null",
    shape.AnyType: "unknown",
}


def render() -> str:
    """The whole file."""
    structs = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]
    # A base class without a tag of its own is never sent.
    sent = [kind for kind in structs if kind is not messages.Command]
    aliases = {name: shape.type_info(kind) for name, kind in ALIASES.items()}
    parts = [f"export type {name} = {_type(info, {})};\n" for name, info in aliases.items()]
    parts += [_interface(kind, aliases) for kind in sent]
    return "\n".join([HEAD, *parts])


def _interface(kind: type[Struct], aliases: dict[str, shape.Type]) -> str:
    info = shape.type_info(kind)
    assert isinstance(info, shape.StructType)
    omits = bool(kind.__struct_config__.omit_defaults)  # then None is never sent
    may_leave_out = issubclass(kind, FROM_CLIENT) or omits
    lines = [f"/** {inspect.getdoc(kind)} */", f"export interface {kind.__name__} {{"]
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if may_leave_out and not field.required else ""
        written = _type(field.type, aliases)
        if omits and field.default is None:
            written = written.removesuffix(" | null")
        lines.append(f"  {field.encode_name}{mark}: {written};")
    return "\n".join([*lines, "}", ""])


def _type(info: Any, aliases: dict[str, shape.Type]) -> str:
    """A type as TypeScript writes it."""
    for name, alias in aliases.items():
        if info == alias:
            return name
    match info:
        case shape.StructType():
            return info.cls.__name__
        case shape.UnionType():
            rest_of = [part for part in info.types if not isinstance(part, shape.NoneType)]
            whole = _union(rest_of, aliases)
            return f"{whole} | null" if len(rest_of) < len(info.types) else whole
        case shape.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in _values(info))
        case shape.ListType():
            inner = _type(info.item_type, aliases)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case shape.TupleType():
            return f"[{', '.join(_type(part, aliases) for part in info.item_types)}]"
        case shape.DictType():
            return f"Record<string, {_type(info.value_type, aliases)}>"
        case shape.Metadata():
            return _type(info.type, aliases)
    return PLAIN[type(info)]


def _union(types: list[Any], aliases: dict[str, shape.Type]) -> str:
    """Some types, or the name of exactly those."""
    if len(types) > 1:
        for name, alias in aliases.items():
            if isinstance(alias, shape.UnionType) and set(map(repr, alias.types)) == set(map(repr, types)):
                return name
    return " | ".join(_type(part, aliases) for part in types)


def _values(info: shape.LiteralType) -> list[Any]:
    """The values of a literal in the order they are written in the source."""
    for kind in ALIASES.values():
        known = getattr(kind, "__args__", ())
        if set(known) == set(info.values):
            return list(known)
    return list(info.values)


def render_page(page: str) -> str:
    """The page with its tables regenerated: everything after the mark."""
    above, mark, _ = page.partition(MARK)
    parts = [above.rstrip(), "", mark]
    for title, kind in (
        ("What a client sends", messages.ClientMessage),
        ("What a server sends", messages.ServerMessage),
    ):
        info = shape.type_info(kind)
        assert isinstance(info, shape.UnionType)
        parts += ["", f"## {title}", "", "| message | fields | what it is |", "|---|---|---|"]
        parts += [_row(struct) for struct in info.types if isinstance(struct, shape.StructType)]
    return "\n".join([*parts, ""])


def _row(struct: shape.StructType) -> str:
    optional = "" if issubclass(struct.cls, messages.Command) else "?"
    fields = [f"`{field.encode_name}{'' if field.required else optional}`" for field in struct.fields]
    return f"| `{struct.tag}` | {', '.join(fields)} | {inspect.getdoc(struct.cls)} |"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(render(), encoding="utf-8")
    PAGE.write_text(render_page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
