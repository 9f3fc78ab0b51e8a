"""Many bytes at once: observations and masks are written as words and vectors, not number by number."""

from __future__ import annotations

from collections.abc import Callable
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
_7 = np.uint64(7)


def get8(array: Any, at: int) -> Any:
    """Eight bytes of a uint8 array, the first the lowest; those past its end may be anything."""
    data = array.reshape(-1)[at : at + 8].tobytes().ljust(8, b"\0")
    return np.uint64(int.from_bytes(data, "little"))


def put8(array: Any, at: int, word: Any) -> None:
    """Write eight bytes of a uint8 array, the lowest first; all eight must lie within it."""
    array.reshape(-1)[at : at + 8] = np.frombuffer(int(word).to_bytes(8, "little"), np.uint8)


def put_bits16(array: Any, at: int, bits: Any) -> None:
    """Write a byte for each of 16 possible members of a set, 1 for those that are there."""
    _put_members(array, at, bits, 16)


def put_bits32(array: Any, at: int, bits: Any) -> None:
    """Write a byte for each of 32 possible members of a set."""
    _put_members(array, at, bits, 32)


def put_bits64(array: Any, at: int, bits: Any) -> None:
    """Write a byte for each of 64 possible members of a set."""
    _put_members(array, at, bits, 64)


def copy16(array: Any, at: int, source: Any, first: int) -> None:
    """Write 16 bytes of another array."""
    array.reshape(-1)[at : at + 16] = source.reshape(-1)[first : first + 16]


def copy32(array: Any, at: int, source: Any, first: int) -> None:
    """Write 32 bytes of another array."""
    array.reshape(-1)[at : at + 32] = source.reshape(-1)[first : first + 32]


def differing32(array: Any, at: int, value: int) -> Any:
    """The set of those of 32 bytes that are not `value`; past the array's end anything may be in it."""
    return _set_of(array.reshape(-1)[at : at + 32] != value)


def reaching32(array: Any, at: int, value: int) -> Any:
    """The set of those of 32 bytes that are `value` or more; past the array's end anything may be in it."""
    return _set_of(array.reshape(-1)[at : at + 32] >= value)


def _set_of(flags: Any) -> Any:
    return np.uint64(sum(1 << int(index) for index in np.flatnonzero(flags)))


def one_hots(numbers: int, size: int) -> Callable[[Any, int, Any], None]:
    """Make a function `put(array, at, word)` that writes `size` bytes for each of the first bytes of a word.

    A number from 1 to `size` puts a 1 in its place, any other none. Up to 15 zeros are written after them.
    """
    room = -(-numbers * size // 16) * 16

    def put(array: Any, at: int, word: Any) -> None:
        places = array.reshape(-1)[at : at + room]
        places[:] = 0
        for index, number in enumerate(int(word).to_bytes(8, "little")[:numbers]):
            if 1 <= number <= size:
                places[index * size + number - 1] = 1

    if COMPILED:
        _compile_put(put, _one_hots(numbers, size, room))
    return put


def _put_members(array: Any, at: int, bits: Any, size: int) -> None:
    array.reshape(-1)[at : at + size] = [int(bits) >> index & 1 for index in range(size)]


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
def put_last_bits(array: Any, at: int, bits: np.uint64, size: int) -> None:
    """Write a byte for each of `size` possible members and nothing after them, the last ones maybe twice."""
    if size >= 32:
        put_bits32(array, at, bits)
        put_bits32(array, at + size - 32, bits >> np.uint64(size - 32))
    elif size >= 16:
        put_bits16(array, at, bits)
        put_bits16(array, at + size - 16, bits >> np.uint64(size - 16))
    else:
        for index in range(size):
            array[at + index] = (bits >> np.uint64(index)) & ONE


@inline
def put_mask(array: Any, mask: Any, words: int) -> None:
    """Write a byte for each possible member of a mask of several words, as many as the array has."""
    for word in range(words - 1):
        put_bits64(array, word * 64, mask[word])
    put_last_bits(array, (words - 1) * 64, mask[words - 1], array.shape[0] - (words - 1) * 64)


if COMPILED:

    def _place(context: Any, builder: Any, kind: Any, array: Any, at: Any, what: Any) -> Any:
        data = context.make_array(kind)(context, builder, array).data
        return builder.bitcast(builder.gep(data, [at]), what.as_pointer())

    def _holds_bytes(array: Any) -> bool:
        return isinstance(array, types.Array) and array.dtype == types.uint8 and array.layout == "C"

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
            place = _place(context, builder, signature.args[0], args[0], args[1], ir.IntType(64))
            return builder.load(place, align=1)

        return types.uint64(array, types.intp), codegen

    @overload(get8, jit_options=HOW)
    def _compiled_get8(array: Any, at: Any) -> Any:
        def get(array: Any, at: Any) -> Any:
            return _get8(array, np.intp(at))

        return get if _holds_bytes(array) else None

    def _compile_flags(plain: Callable[..., Any], operator: str) -> None:
        """Compile a function that compares 32 bytes with a value."""

        @intrinsic
        def compare(typingctx: Any, array: Any, at: Any, value: Any) -> Any:
            def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                vector = ir.VectorType(ir.IntType(8), 32)
                place = _place(context, builder, signature.args[0], args[0], args[1], vector)
                nothing = ir.Constant(vector, ir.Undefined)
                first = builder.insert_element(nothing, args[2], ir.IntType(32)(0))
                zeros = ir.Constant(ir.VectorType(ir.IntType(32), 32), [0] * 32)
                values = builder.shuffle_vector(first, nothing, zeros)
                flags = builder.icmp_unsigned(operator, builder.load(place, align=1), values)
                return builder.zext(builder.bitcast(flags, ir.IntType(32)), ir.IntType(64))

            return types.uint64(array, types.intp, types.uint8), codegen

        @overload(plain, jit_options=HOW)
        def resolve(array: Any, at: Any, value: Any) -> Any:
            def found(array: Any, at: Any, value: Any) -> Any:
                return compare(array, np.intp(at), np.uint8(value))

            return found if _holds_bytes(array) else None

    def _compile_put(plain: Callable[..., None], made: Callable[[Any, Any], Any]) -> None:
        """Compile a function that stores what is made of a word."""

        @intrinsic
        def store(typingctx: Any, array: Any, at: Any, word: Any) -> Any:
            def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                value = made(builder, args[2])
                place = _place(context, builder, signature.args[0], args[0], args[1], value.type)
                builder.store(value, place, align=1)
                return context.get_dummy_value()

            return types.void(array, types.intp, types.uint64), codegen

        @overload(plain, jit_options=HOW)
        def resolve(array: Any, at: Any, word: Any) -> Any:
            def put(array: Any, at: Any, word: Any) -> Any:
                store(array, np.intp(at), np.uint64(word))

            return put if _holds_bytes(array) else None

    def _members(size: int) -> Callable[[Any, Any], Any]:
        """A vector with a byte for each possible member, which processors make in an instruction or a few."""

        def made(builder: Any, word: Any) -> Any:
            few = builder.trunc(word, ir.IntType(size)) if size < 64 else word
            flags = builder.bitcast(few, ir.VectorType(ir.IntType(1), size))
            return builder.zext(flags, ir.VectorType(ir.IntType(8), size))

        return made

    def _one_hots(numbers: int, size: int, room: int) -> Callable[[Any, Any], Any]:
        """A vector that compares each number with all its places."""
        last, never = numbers * size, 255
        sources = [place // size if place < last else 0 for place in range(room)]
        values = [place % size + 1 if place < last else never for place in range(room)]

        def made(builder: Any, word: Any) -> Any:
            octets, vector = ir.VectorType(ir.IntType(8), 8), ir.VectorType(ir.IntType(8), room)
            nothing = ir.Constant(octets, ir.Undefined)
            chosen = ir.Constant(ir.VectorType(ir.IntType(32), room), sources)
            repeated = builder.shuffle_vector(builder.bitcast(word, octets), nothing, chosen)
            flags = builder.icmp_unsigned("==", repeated, ir.Constant(vector, values))
            return builder.zext(flags, vector)

        return made

    def _compile_copy(plain: Callable[..., None], size: int) -> None:
        """Compile a function that loads a vector of bytes and stores it."""

        @intrinsic
        def move(typingctx: Any, array: Any, at: Any, source: Any, first: Any) -> Any:
            def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                vector = ir.VectorType(ir.IntType(8), size)
                found = _place(context, builder, signature.args[2], args[2], args[3], vector)
                place = _place(context, builder, signature.args[0], args[0], args[1], vector)
                builder.store(builder.load(found, align=1), place, align=1)
                return context.get_dummy_value()

            return types.void(array, types.intp, source, types.intp), codegen

        @overload(plain, jit_options=HOW)
        def resolve(array: Any, at: Any, source: Any, first: Any) -> Any:
            def copy(array: Any, at: Any, source: Any, first: Any) -> Any:
                move(array, np.intp(at), source, np.intp(first))

            return copy if _holds_bytes(array) and _holds_bytes(source) else None

    _compile_put(put8, lambda builder, word: word)
    _compile_put(put_bits16, _members(16))
    _compile_put(put_bits32, _members(32))
    _compile_put(put_bits64, _members(64))
    _compile_flags(differing32, "!=")
    _compile_flags(reaching32, ">=")
    _compile_copy(copy16, 16)
    _compile_copy(copy32, 32)
