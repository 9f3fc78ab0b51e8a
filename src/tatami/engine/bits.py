"""Sets of small numbers as 64-bit words: the mask of legal actions, hands and piles."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic, overload

from tatami.engine.jit import COMPILED, inline

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
    """What falls into a word of a mask when the members of a set stand for `first + member`."""
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


if COMPILED:

    @intrinsic
    def _ctpop(typingctx: Any, bits: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.uint64(types.uint64), codegen

    @intrinsic
    def _cttz(typingctx: Any, bits: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            from llvmlite import ir

            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

        return types.uint64(types.uint64), codegen

    @overload(count)
    def _count(bits: Any) -> Any:
        def ctpop(bits: Any) -> Any:
            return np.int64(_ctpop(np.uint64(bits)))

        return ctpop

    @overload(lowest)
    def _lowest(bits: Any) -> Any:
        def cttz(bits: Any) -> Any:
            return np.int64(_cttz(np.uint64(bits)))

        return cttz


@inline
def nth(bits: np.uint64, n: int) -> int:
    """The member with `n` smaller ones in the set, found by halves without branches."""
    at = 0
    for half in (32, 16, 8, 4, 2, 1):
        low = bits & ((ONE << np.uint64(half)) - ONE)
        members = count(low)
        above = n >= members
        n -= members * above
        at += half * above
        bits = bits >> np.uint64(half) if above else low
    return at


@inline
def count_mask(mask: Any) -> int:
    """How many members a mask of several words has."""
    total = 0
    for word in range(mask.shape[0]):
        total += count(mask[word])
    return total


@inline
def nth_of_mask(mask: Any, n: int) -> int:
    """The member with `n` smaller ones in a mask of several words."""
    for word in range(mask.shape[0]):
        here = count(mask[word])
        if n < here:
            return word * 64 + nth(mask[word], n)
        n -= here
    return -1
