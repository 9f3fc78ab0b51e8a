"""Eight bytes at once: observations and masks are written as words, not number by number."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from tatami.engine import bits as sets
from tatami.engine.bits import ONE
from tatami.engine.jit import COMPILED, HOW, inline

EACH = np.uint64(0x0101010101010101)  # 1 in each byte
_LOW = np.uint64(0xFF)
_DIAGONAL = np.uint64(0x8040201008040201)  # bit i of byte i
_REST = np.uint64(0x7F7F7F7F7F7F7F7F)
_7, _8 = np.uint64(7), np.uint64(8)


def get8(array: Any, at: int) -> Any:
    """Eight bytes of a uint8 array, the first the lowest; those past its end may be anything."""
    data = array.reshape(-1)[at : at + 8].tobytes().ljust(8, b"\0")
    return np.uint64(int.from_bytes(data, "little"))


def put8(array: Any, at: int, word: Any) -> None:
    """Write eight bytes of a uint8 array, the lowest first; all eight must lie within it."""
    array.reshape(-1)[at : at + 8] = np.frombuffer(int(word).to_bytes(8, "little"), np.uint8)


def spread(bits: Any) -> Any:
    """The eight lowest members of a set as eight bytes, 1 for each that is there."""
    return spread_by_product(np.uint64(bits))


@inline
def spread_by_product(bits: np.uint64) -> np.uint64:
    """The same as `spread` for processors that have no instruction for it."""
    alone = ((bits & _LOW) * EACH) & _DIAGONAL
    return ((alone + _REST) >> _7) & EACH


@inline
def byte(index: int) -> np.uint64:
    """Eight bytes with a 1 at an index, none if it is 8 or more."""
    return ONE << np.uint64(8 * index) if index < 8 else np.uint64(0)


@inline
def put_bits(array: Any, at: int, bits: np.uint64, size: int) -> None:
    """Write a byte for each of `size` possible members, and up to seven 0 after them."""
    for first in range(0, size, 8):
        put8(array, at + first, spread(bits >> np.uint64(first)))


@inline
def put_last_bits(array: Any, at: int, bits: np.uint64, size: int) -> None:
    """Write a byte for each of `size` possible members, and nothing after them."""
    whole = size // 8 * 8
    put_bits(array, at, bits, whole)
    for index in range(whole, size):
        array[at + index] = (bits >> np.uint64(index)) & ONE


@inline
def put_zeros(array: Any, at: int, size: int) -> None:
    """Write zeros, and up to seven after them."""
    for first in range(0, size, 8):
        put8(array, at + first, np.uint64(0))


if COMPILED:

    def _word_at(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
        data = context.make_array(kind)(context, builder, array).data
        return builder.bitcast(builder.gep(data, [at]), ir.IntType(64).as_pointer())

    @overload(spread, jit_options=HOW)
    def _spread(bits: Any) -> Any:
        def by_scatter(bits: Any) -> Any:
            return sets.scatter(np.uint64(bits), EACH)

        def by_product(bits: Any) -> Any:
            return spread_by_product(np.uint64(bits))

        return by_scatter if sets.CAN_SCATTER else by_product

    @intrinsic
    def _get8(typingctx: Any, array: Any, at: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.load(_word_at(context, builder, signature.args[0], *args), align=1)

        return types.uint64(array, types.intp), codegen

    @intrinsic
    def _put8(typingctx: Any, array: Any, at: Any, word: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            place = _word_at(context, builder, signature.args[0], args[0], args[1])
            builder.store(args[2], place, align=1)
            return context.get_dummy_value()

        return types.void(array, types.intp, types.uint64), codegen

    def _holds_bytes(array: Any) -> bool:
        return isinstance(array, types.Array) and array.dtype == types.uint8 and array.layout == "C"

    @overload(get8, jit_options=HOW)
    def _compiled_get8(array: Any, at: Any) -> Any:
        def get(array: Any, at: Any) -> Any:
            return _get8(array, np.intp(at))

        return get if _holds_bytes(array) else None

    @overload(put8, jit_options=HOW)
    def _compiled_put8(array: Any, at: Any, word: Any) -> Any:
        def put(array: Any, at: Any, word: Any) -> Any:
            _put8(array, np.intp(at), np.uint64(word))

        return put if _holds_bytes(array) else None
