"""SIMD helpers: observations and masks are written as words and vectors, not byte by byte."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
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
    """Eight bytes of a uint8 array, the first in the lowest bits; bytes past its end are undefined."""
    data = array.reshape(-1)[at : at + 8].tobytes().ljust(8, b"\0")
    return np.uint64(int.from_bytes(data, "little"))


def put8(array: Any, at: int, word: Any) -> None:
    """Write eight bytes of a uint8 array, the lowest first; all eight must lie within it."""
    array.reshape(-1)[at : at + 8] = np.frombuffer(int(word).to_bytes(8, "little"), np.uint8)


def put_bits16(array: Any, at: int, bits: Any) -> None:
    """Write a byte for each of 16 possible members of a set, 1 if present."""
    _put_members(array, at, bits, 16)


def put_bits32(array: Any, at: int, bits: Any) -> None:
    """Write a byte for each of 32 possible members of a set."""
    _put_members(array, at, bits, 32)


def put_bits64(array: Any, at: int, bits: Any) -> None:
    """Write a byte for each of 64 possible members of a set."""
    _put_members(array, at, bits, 64)


def copy16(array: Any, at: int, source: Any, first: int) -> None:
    """Copy 16 bytes of another array."""
    array.reshape(-1)[at : at + 16] = source.reshape(-1)[first : first + 16]


def copy32(array: Any, at: int, source: Any, first: int) -> None:
    """Copy 32 bytes of another array."""
    array.reshape(-1)[at : at + 32] = source.reshape(-1)[first : first + 32]


def differing32(array: Any, at: int, value: int) -> Any:
    """The indices among 32 bytes that differ from `value`; bits past the array's end are undefined."""
    return _set_of(array.reshape(-1)[at : at + 32] != value)


def reaching32(array: Any, at: int, value: int) -> Any:
    """The indices among 32 bytes that are `value` or more; bits past the array's end are undefined."""
    return _set_of(array.reshape(-1)[at : at + 32] >= value)


def counts8(array: Any) -> Any:
    """The sizes of the first eight sets of a uint16 array, as bytes; see `get8`."""
    return get8(np.array([int(members).bit_count() for members in array[:8]], np.uint8), 0)


def capped8(array: Any) -> Any:
    """The first eight numbers of a uint16 array as bytes, capped at 255; see `get8`."""
    return get8(np.minimum(array[:8], 255).astype(np.uint8), 0)


def _set_of(flags: Any) -> Any:
    return np.uint64(sum(1 << int(index) for index in np.flatnonzero(flags)))


def one_hots(numbers: int, size: int, first: int) -> Callable[[Any, int, Any, int], None]:
    """Make a function `put(array, at, source, begin)` that writes `size` bytes for each of some numbers.

    The lowest four bits of each byte of the source are a number; one from `first` on puts a 1 in its place.
    """

    def put(array: Any, at: int, source: Any, begin: int) -> None:
        places = array.reshape(-1)[at : at + numbers * size].reshape(numbers, size)
        found = source.reshape(-1)[begin : begin + numbers] & 15
        places[:] = found[:, None] == np.arange(first, first + size)

    if COMPILED:
        _compile_one_hots(put, numbers, size, first)
    return put


def _put_members(array: Any, at: int, bits: Any, size: int) -> None:
    array.reshape(-1)[at : at + size] = [int(bits) >> index & 1 for index in range(size)]


def spread(bits: Any) -> Any:
    """The eight lowest members of a set as eight bytes, 1 if present."""
    return spread_by_product(np.uint64(bits))


@inline
def spread_by_product(bits: np.uint64) -> np.uint64:
    """The same as `spread` for processors that have no instruction for it."""
    alone = ((bits & _LOW) * EACH) & _DIAGONAL
    return ((alone + _REST) >> _7) & EACH


@inline
def byte(index: int) -> np.uint64:
    """Eight bytes with a 1 at an index below 8."""
    return ONE << np.uint64(8 * index)


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
    """Write a byte for each possible member of a mask of several words, up to the array's length."""
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

    def _splat(builder: Any, value: Any, size: int) -> Any:
        """A vector with one value in all lanes."""
        nothing = ir.Constant(ir.VectorType(value.type, size), ir.Undefined)
        first = builder.insert_element(nothing, value, ir.IntType(32)(0))
        return builder.shuffle_vector(
            first, nothing, ir.Constant(ir.VectorType(ir.IntType(32), size), [0] * size)
        )

    def _compile_narrowing(plain: Callable[..., Any], made: Callable[[Any, Any], Any]) -> None:
        """Compile a function that makes bytes of eight 16-bit numbers."""

        @intrinsic
        def narrow(typingctx: Any, array: Any) -> Any:
            def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                eight, at = ir.VectorType(ir.IntType(16), 8), ir.IntType(64)(0)
                place = _place(context, builder, signature.args[0], args[0], at, eight)
                value = made(builder, builder.load(place, align=1))
                octets = builder.trunc(value, ir.VectorType(ir.IntType(8), 8))
                return builder.bitcast(octets, ir.IntType(64))

            return types.uint64(array), codegen

        @overload(plain, jit_options=HOW)
        def resolve(array: Any) -> Any:
            def get(array: Any) -> Any:
                return narrow(array)

            return get if isinstance(array, types.Array) and array.dtype == types.uint16 else None

    def _counted(builder: Any, members: Any) -> Any:
        kind = ir.FunctionType(members.type, [members.type])
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.ctpop.v8i16")
        return builder.call(function, [members])

    def _capped(builder: Any, numbers: Any) -> Any:
        most = ir.Constant(numbers.type, [255] * 8)
        return builder.select(builder.icmp_unsigned("<", numbers, most), numbers, most)

    def _compile_flags(plain: Callable[..., Any], operator: str) -> None:
        """Compile a function that compares 32 bytes with a value."""

        @intrinsic
        def compare(typingctx: Any, array: Any, at: Any, value: Any) -> Any:
            def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                vector = ir.VectorType(ir.IntType(8), 32)
                place = _place(context, builder, signature.args[0], args[0], args[1], vector)
                values = _splat(builder, args[2], 32)
                flags = builder.icmp_unsigned(operator, builder.load(place, align=1), values)
                return builder.zext(builder.bitcast(flags, ir.IntType(32)), ir.IntType(64))

            return types.uint64(array, types.intp, types.uint8), codegen

        @overload(plain, jit_options=HOW)
        def resolve(array: Any, at: Any, value: Any) -> Any:
            def found(array: Any, at: Any, value: Any) -> Any:
                return compare(array, np.intp(at), np.uint8(value))

            return found if _holds_bytes(array) else None

    def _compile_put(plain: Callable[..., None], made: Callable[[Any, Any], Any]) -> None:
        """Compile a function that stores a value computed from a word."""

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
        """A vector with a byte for each possible member, made in one or a few instructions."""

        def made(builder: Any, word: Any) -> Any:
            few = builder.trunc(word, ir.IntType(size)) if size < 64 else word
            flags = builder.bitcast(few, ir.VectorType(ir.IntType(1), size))
            return builder.zext(flags, ir.VectorType(ir.IntType(8), size))

        return made

    def _compile_one_hots(plain: Callable[..., None], numbers: int, size: int, first: int) -> None:
        """Compile a function that one-hot encodes numbers; the last bytes may be written twice."""
        total = numbers * size
        room = min(64, 1 << total.bit_length() - 1)
        wide = 1 << (numbers - 1).bit_length()

        def constant(kind: int, values: Iterable[int]) -> Any:
            listed = list(values)
            return ir.Constant(ir.VectorType(ir.IntType(kind), len(listed)), listed)

        @intrinsic
        def store(typingctx: Any, array: Any, at: Any, source: Any, begin: Any) -> Any:
            def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
                vector = ir.VectorType(ir.IntType(8), wide)
                found = _place(context, builder, signature.args[2], args[2], args[3], vector)
                given = builder.and_(builder.load(found, align=1), constant(8, [15] * wide))
                for begin in (*range(0, total - room, room), total - room):
                    places = range(begin, begin + room)
                    chosen = constant(32, (at // size for at in places))
                    repeated = builder.shuffle_vector(given, ir.Constant(vector, ir.Undefined), chosen)
                    values = constant(8, (at % size + first for at in places))
                    flags = builder.icmp_unsigned("==", repeated, values)
                    value = builder.zext(flags, values.type)
                    at = builder.add(args[1], args[1].type(begin))
                    place = _place(context, builder, signature.args[0], args[0], at, value.type)
                    builder.store(value, place, align=1)
                return context.get_dummy_value()

            return types.void(array, types.intp, source, types.intp), codegen

        _compile_from(plain, store)

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

        _compile_from(plain, move)

    def _compile_from(plain: Callable[..., None], compiled: Any) -> None:
        """Compile a function that writes bytes of an array made from bytes of another."""

        @overload(plain, jit_options=HOW)
        def resolve(array: Any, at: Any, source: Any, first: Any) -> Any:
            def write(array: Any, at: Any, source: Any, first: Any) -> Any:
                compiled(array, np.intp(at), source, np.intp(first))

            return write if _holds_bytes(array) and _holds_bytes(source) else None

    _compile_put(put8, lambda builder, word: word)
    _compile_put(put_bits16, _members(16))
    _compile_put(put_bits32, _members(32))
    _compile_put(put_bits64, _members(64))
    _compile_flags(differing32, "!=")
    _compile_flags(reaching32, ">=")
    _compile_narrowing(counts8, _counted)
    _compile_narrowing(capped8, _capped)
    _compile_copy(copy16, 16)
    _compile_copy(copy32, 32)
