"""The compiled writer of scenes: numbers appended to a bounded record."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from tatami.engine.jit import COMPILED

MOST = 1 << 14  # numbers in a scene; the rest are dropped, and the reader raises an error
KNOBS = 8
NOTES = 128

WRITER = np.dtype(
    (
        np.record,
        [
            ("at", "i8"),  # how many numbers were written, dropped ones included
            ("knobs", "i4", (KNOBS,)),  # options of the table, as the game numbers them
            ("notes", "i4", (NOTES,)),  # results of `prepare` for the other writers
            ("out", "i4", (MOST,)),
        ],
    )
)

NONE = -1  # no message, no piece, no preview

# The fields of an event, in this order; a sum of these flags follows its kind.
WORDS, OF_PIECE, SOURCE, TARGET, AMOUNT, REVEALS = 1, 2, 4, 8, 16, 32
WAY = SOURCE | TARGET
OPENED = 64  # set only when the events of several viewers are merged


def write(function: Any) -> Any:
    """Compile a writer; unlike rules it is not force-inlined, which would bloat the code."""
    return numba.njit(function, nogil=True, error_model="numpy") if COMPILED else function


@write
def unprepared(v: Any, w: Any) -> None:
    """Prepare nothing."""


def put(w: Any, *numbers: Any) -> None:
    """Append some numbers; None appends nothing."""
    for number in numbers:
        if number is not None:
            put_one(w, number)


def put_one(w: Any, number: Any) -> None:
    """Append a number."""
    at = w.at
    if at < MOST:
        w.out[at] = number
    w.at = at + 1


@intrinsic
def _put(context: Any, w: Any, *numbers: Any) -> Any:
    """The same in compiled code: one function for all, where Numba would compile one for each constant."""
    kinds = [number if isinstance(number, types.NoneType) else types.int64 for number in numbers]

    def generate(target: Any, builder: Any, signature: Any, args: Any) -> Any:
        for kind, value in zip(kinds, cgutils.unpack_tuple(builder, args[1]), strict=True):
            if kind == types.int64:
                target.compile_internal(builder, put_number, types.void(w, types.int64), (args[0], value))
        return target.get_dummy_value()

    return types.void(w, types.Tuple(kinds)), generate


put_number = put_one
if COMPILED:
    put = put_one = _put


@write
def reserve(w: Any) -> int:
    """Reserve room for a number known later, such as a length; return its index."""
    at = w.at
    put_one(w, 0)
    return at


@write
def fill(w: Any, at: int, number: int) -> None:
    """Fill in a reserved number."""
    if at < MOST:
        w.out[at] = number


@write
def open_place(w: Any, spot: int) -> int:
    """Begin a place; its pieces follow, then `close_place` with what this returns."""
    put_one(w, spot)
    return reserve(w)


@write
def close_place(w: Any, at: int) -> None:
    """End a place: fill in how many numbers its pieces took."""
    fill(w, at, w.at - at - 1)


@write
def put_pieces(w: Any, number: int, piece: int, a: Any = None, b: Any = None) -> None:
    """Append some identical pieces, perhaps none."""
    if number > 1:
        put_one(w, -np.int64(number))  # the number may have an unsigned type
    if number > 0:
        put(w, piece, a, b)


@write
def put_place(w: Any, spot: int, number: int, piece: int, a: Any = None, b: Any = None) -> None:
    """Append a place with some identical pieces, perhaps none."""
    at = open_place(w, spot)
    put_pieces(w, number, piece, a, b)
    close_place(w, at)
