"""Sets of small numbers as 64-bit words: the mask of legal actions, hands and piles."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from tatami.engine.jit import COMPILED, HOW, inline

ONE = np.uint64(1)
ZERO = np.uint64(0)


@inline
def bit(index: int) -> np.uint64:
    """The set that holds `index` alone."""
    return ONE << np.uint64(index)


@inline
def has(bits: np.uint64, index: int) -> bool:
    """Whether `index` is in the set."""
    return (bits >> np.uint64(index)) & ONE != ZERO


@inline
def mark(mask: Any, index: int) -> None:
    """Add `index` to a mask of several words."""
    mask[index >> 6] |= ONE << np.uint64(index & 63)


@inline
def part(members: np.uint64, first: int, word: int) -> np.uint64:
    """The bits of a mask word that are set when the members of a set stand for `first + member`."""
    shift = first - 64 * word
    if shift >= 64 or shift <= -64:
        return ZERO
    return members << np.uint64(shift) if shift >= 0 else members >> np.uint64(-shift)


@inline
def marked(mask: Any, index: int) -> bool:
    """Whether `index` is in a mask of several words."""
    return (mask[index >> 6] >> np.uint64(index & 63)) & ONE != ZERO


def count(bits: Any) -> int:
    """How many members the set has."""
    return int(bits).bit_count()


def lowest(bits: Any) -> int:
    """The smallest member; the set must not be empty."""
    value = int(bits)
    return (value & -value).bit_length() - 1


def nth(bits: Any, n: int) -> int:
    """The member with `n` smaller ones in the set."""
    value = int(bits)
    for _ in range(n):
        value &= value - 1
    return (value & -value).bit_length() - 1


@inline
def nth_by_halves(bits: np.uint64, n: int) -> int:
    """The same as `nth` for processors that have no instruction for it, without branches."""
    at = 0
    for half in (32, 16, 8, 4, 2, 1):
        low = bits & ((ONE << np.uint64(half)) - ONE)
        members = count(low)
        above = n >= members
        n -= members * above
        at += half * above
        bits = bits >> np.uint64(half) if above else low
    return at


def scatter(bits: Any, mask: Any) -> Any:
    """Spread the lowest bits over the members of a mask."""
    found, at = 0, 0
    for index in range(64):
        if int(mask) >> index & 1:
            found |= (int(bits) >> at & 1) << index
            at += 1
    return np.uint64(found)


@inline
def scatter_one_by_one(bits: np.uint64, mask: np.uint64) -> np.uint64:
    """The same as `scatter` for processors that have no instruction for it."""
    found = ZERO
    while mask != ZERO:
        place = mask & (~mask + ONE)
        found |= place * (bits & ONE)
        bits >>= ONE
        mask ^= place
    return found


if COMPILED:

    @intrinsic
    def _ctpop(typingctx: Any, bits: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.uint64(types.uint64), codegen

    @intrinsic
    def _cttz(typingctx: Any, bits: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return types.uint64(types.uint64), codegen

    @overload(count, jit_options=HOW)
    def _count(bits: Any) -> Any:
        def ctpop(bits: Any) -> Any:
            return np.int64(_ctpop(np.uint64(bits)))

        return ctpop

    @overload(lowest, jit_options=HOW)
    def _lowest(bits: Any) -> Any:
        def cttz(bits: Any) -> Any:
            return np.int64(_cttz(np.uint64(bits)))

        return cttz

    @intrinsic
    def _pdep(typingctx: Any, source: Any, mask: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            word = ir.IntType(64)
            kind = ir.FunctionType(word, [word, word])
            function = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
            return builder.call(function, args)

        return types.uint64(types.uint64, types.uint64), codegen

    # One instruction scatters bits and finds the n-th member where the processor has it; else we bisect.
    CAN_SCATTER = get_host_cpu_features().get("bmi2", False)

    @overload(scatter, jit_options=HOW)
    def _scatter(bits: Any, mask: Any) -> Any:
        def by_instruction(bits: Any, mask: Any) -> Any:
            return _pdep(np.uint64(bits), np.uint64(mask))

        def one_by_one(bits: Any, mask: Any) -> Any:
            return scatter_one_by_one(np.uint64(bits), np.uint64(mask))

        return by_instruction if CAN_SCATTER else one_by_one

    @overload(nth, jit_options=HOW)
    def _nth(bits: Any, n: Any) -> Any:
        def by_scatter(bits: Any, n: Any) -> Any:
            return np.int64(_cttz(_pdep(ONE << np.uint64(n), np.uint64(bits))))

        def by_halves(bits: Any, n: Any) -> Any:
            return nth_by_halves(np.uint64(bits), n)

        return by_scatter if CAN_SCATTER else by_halves
