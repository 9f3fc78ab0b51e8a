"""The compiled writer of scenes: numbers put one after another into a bounded record."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from tatami.engine.jit import COMPILED

MOST = 1 << 14  # numbers of a scene; those beyond are dropped, and its reader complains
KNOBS = 8
NOTES = 128

WRITER = np.dtype(
    (
        np.record,
        [
            ("at", "i8"),  # how many numbers there are, also of those that were dropped
            ("knobs", "i4", (KNOBS,)),  # options of the table, as the game numbers them
            ("notes", "i4", (NOTES,)),  # what `prepare` worked out for the other writers
            ("out", "i4", (MOST,)),
        ],
    )
)

NONE = -1  # no message, no piece, no preview

# What an event has, in this order; a sum of these stands behind its kind.
WORDS, OF_PIECE, SOURCE, TARGET, AMOUNT, REVEALS = 1, 2, 4, 8, 16, 32
WAY = SOURCE | TARGET


def write(function: Any) -> Any:
    """Compile a writer; unlike rules it is not inlined by force, which would make it long."""
    return numba.njit(function, nogil=True, error_model="numpy") if COMPILED else function


@write
def unprepared(v: Any, w: Any) -> None:
    """Work out nothing ahead."""


@write
def put(
    w: Any, a: int, b: Any = None, c: Any = None, d: Any = None, e: Any = None, f: Any = None, g: Any = None
) -> None:
    """Put up to seven numbers."""
    put_one(w, a)
    if b is not None:
        put_one(w, b)
    if c is not None:
        put_one(w, c)
    if d is not None:
        put_one(w, d)
    if e is not None:
        put_one(w, e)
    if f is not None:
        put_one(w, f)
    if g is not None:
        put_one(w, g)


@write
def put_one(w: Any, number: int) -> None:
    """Put a number."""
    at = w.at
    if at < MOST:
        w.out[at] = number
    w.at = at + 1


@write
def reserve(w: Any) -> int:
    """Leave room for a number that is known later, such as how many follow; return where."""
    at = w.at
    put_one(w, 0)
    return at


@write
def fill(w: Any, at: int, number: int) -> None:
    """Put a number where room was left."""
    if at < MOST:
        w.out[at] = number


@write
def open_place(w: Any, spot: int) -> int:
    """Begin a place; its pieces follow, then `close_place` with what this returns."""
    put_one(w, spot)
    return reserve(w)


@write
def close_place(w: Any, at: int) -> None:
    """End a place: say how many numbers its pieces took."""
    fill(w, at, w.at - at - 1)


@write
def put_pieces(w: Any, number: int, piece: int, a: Any = None, b: Any = None) -> None:
    """Put some equal pieces, perhaps none."""
    if number > 1:
        put_one(w, -np.int64(number))  # the number may be of a type without a sign
    if number > 0:
        put(w, piece, a, b)


@write
def put_place(w: Any, spot: int, number: int, piece: int, a: Any = None, b: Any = None) -> None:
    """Put a place with some equal pieces, perhaps none."""
    at = open_place(w, spot)
    put_pieces(w, number, piece, a, b)
    close_place(w, at)
