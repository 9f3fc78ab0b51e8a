"""The fields of a game's state, each with who may know it; views, copies and observations follow from them.

A view is an allow-list: the functions made here start from a blank record and copy only declared fields.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from tatami.engine.errors import GameError
from tatami.engine.jit import COMPILED, inline

OPEN, OWN, HIDDEN = "open", "own", "hidden"  # to everybody; to each seat its own row; to nobody


class Field(NamedTuple):
    """A field of a state: its NumPy type and shape, and who may know it."""

    name: str
    kind: str
    shape: tuple[int, ...] = ()
    known: str = OPEN
    by_seat: bool = False  # whether the first index is a seat; of own fields it always is
    is_seat: bool = False  # whether its values are seats, from 0, or negative for none
    is_observed: bool = True  # whether it belongs in the default observation


# The first fields of every state.
HEAD = (
    Field("seats", "u1"),  # number of seats
    Field("to_move", "i1", is_seat=True),  # seat asked, from 0; -1 when the game is over
    Field("phase", "u1"),  # of the rules
    Field("viewer", "i1", known=HIDDEN),  # seat whose view this is, or one of the two below
)
STATE_ITSELF, SPECTATOR = -2, -1


@inline
def seats(s: Any) -> Any:
    """The number of seats, to calculate with: compiled, small unsigned fields in a range make fractions."""
    return np.int64(s.seats)


_fields: dict[np.dtype[Any], tuple[Field, ...]] = {}


def record(*fields: Field) -> np.dtype[Any]:
    """The record type with these fields."""
    for field in fields:
        _check(field)
    if len({field.name for field in fields}) < len(fields):
        raise GameError(f"two fields have one name: {', '.join(field.name for field in fields)}")
    made: np.dtype[Any] = np.dtype((np.record, [(field.name, field.kind, field.shape) for field in fields]))
    _fields[made] = fields
    return made


def _check(field: Field) -> None:
    """A GameError that says what is wrong with a declaration."""
    if field.known not in (OPEN, OWN, HIDDEN):
        raise GameError(f"Field {field.name!r} is known to {field.known!r}; it can be OPEN, OWN or HIDDEN")
    if not isinstance(field.shape, tuple):
        raise GameError(
            f"Field {field.name!r} has the shape {field.shape!r}; write (SEATS,) for a row by seat"
        )
    if (field.known == OWN or field.by_seat) and not field.shape:
        raise GameError(f"Field {field.name!r} is by seat, so its shape begins with the number of seats")


def fields_of(made: np.dtype[Any]) -> tuple[Field, ...]:
    """The declared fields of a record type."""
    return _fields[made]


def copier(made: np.dtype[Any], *, all_fields: bool = False) -> Callable[..., Any]:
    """Make `copy(s, v)`, which copies the open fields of a record, or all but `viewer`, one by one."""
    shapes: dict[tuple[int, ...], list[str]] = {}  # one loop copies all fields of a shape
    for field in fields_of(made):
        if field.known == OPEN or (all_fields and field.name != "viewer"):
            shapes.setdefault(field.shape, []).append(field.name)
    lines = [line for shape, names in shapes.items() for line in _copies(names, shape)]
    return _function("copy", "s, v", lines)


def viewer(made: np.dtype[Any], *more: Callable[..., Any]) -> Callable[..., Any]:
    """Make `view(s, seat, v)`: the open fields, the own rows, and what functions of the same form add."""
    lines = ["copy(s, v)", "v.viewer = seat"]
    for field in fields_of(made):
        if field.known == OWN:
            lines += [
                "if seat >= 0:",
                *(f"    {line}" for line in _copies([field.name], field.shape, "seat")),
            ]
    names = {f"more_{index}": function for index, function in enumerate(more)}
    lines += [f"{name}(s, seat, v)" for name in names]
    return _function("view", "s, seat, v", lines, copy=copier(made), **names)


def _copies(names: Sequence[str], shape: Sequence[int], *index: str) -> list[str]:
    """The lines that copy fields, element by element where they are compiled: much faster than slices."""
    if not COMPILED and len(index) < len(shape):
        place = ", ".join([*index, "..."])
        return [f"v.{name}[{place}] = s.{name}[{place}]" for name in names]
    if len(index) == len(shape):
        place = f"[{', '.join(index)}]" if index else ""
        return [f"v.{name}{place} = s.{name}{place}" for name in names]
    at = f"i{len(index)}"
    inner = _copies(names, shape, *index, at)
    return [f"for {at} in range({shape[len(index)]}):", *(f"    {line}" for line in inner)]


def _function(name: str, arguments: str, lines: Sequence[str], **names: Any) -> Callable[..., Any]:
    """Compile the source of a function."""
    source = "\n".join([f"def {name}({arguments}):", *(f"    {line}" for line in lines or ["pass"])])
    exec(source, names)  # of declared names and numbers alone
    function: Callable[..., Any] = names[name]
    function.__module__ = __name__
    return inline(function)


# Observations.


def observed(made: np.dtype[Any], most: int) -> tuple[tuple[str, int], ...]:
    """The layout of the default observation: name and size in bytes of each field that a seat may know."""
    return tuple((field.name, _size(field, most)) for field in fields_of(made) if _is_observed(field))


def observer(made: np.dtype[Any], most: int) -> Callable[..., Any]:
    """Make `look(v, me, at, out)`: write the fields of a view from the viewpoint of a seat, as bytes.

    Seats are counted from the own one: a seat is one byte of several, and rows by seat begin with the own.
    """
    lines: list[str] = ["count = np.int64(v.seats)"]
    for field in fields_of(made):
        if not _is_observed(field):
            continue
        if field.is_seat:
            lines += [f"if v.{field.name} >= 0:", f"    out[at + (v.{field.name} - me) % count] = 1"]
        else:
            lines += _bytes(field)
        lines.append(f"at += {_size(field, most)}")
    return _function("look", "v, me, at, out", lines, np=np)


def _is_observed(field: Field) -> bool:
    return field.is_observed and field.known != HIDDEN and not (field.is_seat and field.shape)


def _size(field: Field, most: int) -> int:
    if field.is_seat:
        return most
    shape = field.shape[1:] if field.known == OWN else field.shape
    return int(np.dtype(field.kind).itemsize * np.prod(shape, dtype=int))


def _bytes(field: Field) -> list[str]:
    width = np.dtype(field.kind).itemsize
    by_seat = field.by_seat or field.known == OWN
    rest = field.shape[1:] if by_seat else field.shape
    lines, index = list[str](), [f"i{axis}" for axis in range(len(rest))]
    place = "".join(f"[{', '.join((['seat'] if by_seat else []) + index)}]" if by_seat or index else "")
    offset = "0"
    for axis, length in enumerate(rest):
        lines.append("    " * axis + f"for i{axis} in range({length}):")
        offset = f"({offset}) * {length} + i{axis}"
    for octet in range(width):
        value = f"(np.int64(v.{field.name}{place}) >> {8 * octet}) & 255"
        lines.append("    " * len(rest) + f"out[at + skip + ({offset}) * {width} + {octet}] = {value}")
    step = int(width * np.prod(rest, dtype=int))
    if field.known == OWN:
        return [
            "skip = 0",
            "if v.viewer >= 0:",
            "    seat = np.int64(v.viewer)",
            *(f"    {line}" for line in lines),
        ]
    if not field.by_seat:
        return ["skip = 0", *lines]
    return [
        "for turn in range(count):",
        "    seat = (me + turn) % count",
        f"    skip = turn * {step}",
        *(f"    {line}" for line in lines),
    ]
