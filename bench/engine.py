"""What each hand-made intrinsic of engine/bits.py and engine/simd.py wins over a plain compiled loop.

`python -m bench.engine` prints nanoseconds for both; an intrinsic that wins nothing goes. On an x86 processor
with BMI2 they win 1.7 (`lowest`) to 67 times (`scatter`). LLVM finds `count`, `get8` and `put8` in a plain
loop, too, but not everywhere: without the intrinsic for `count`, TENNO makes 18 % fewer random decisions a
second. `get8` may also read past the end of an array, which runs with checked bounds refuse otherwise.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit

from tatami.engine import bits, simd

TIMES, ROUNDS, ROOM = 20_000, 15, 1024
ZERO, ONE, LOW = np.uint64(0), np.uint64(1), np.uint64(255)
put_ten_of_ten = simd.one_hots(10, 10, 1)

# Every function gets a word, bytes to read, eight 16-bit numbers, and bytes to write.


def count(w: Any, a: Any, h: Any, out: Any) -> Any:
    found = 0
    while w != ZERO:
        w &= w - ONE
        found += 1
    return found


def lowest(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = 0
    while w & ONE == ZERO:
        w >>= ONE
        at += 1
    return at


def nth(w: Any, a: Any, h: Any, out: Any) -> Any:
    for _ in range(9):
        w &= w - ONE
    return bits.lowest(w)


def scatter(w: Any, a: Any, h: Any, out: Any) -> Any:
    return bits.scatter_one_by_one(w >> np.uint64(32), w)


def get8(w: Any, a: Any, h: Any, out: Any) -> Any:
    found, at = ZERO, int(w & LOW)
    for i in range(8):
        found |= np.uint64(a[at + i]) << np.uint64(8 * i)
    return found


def put8(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(8):
        out[at + i] = np.uint8((w >> np.uint64(8 * i)) & LOW)
    return 0


def put_bits16(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(16):
        out[at + i] = np.uint8((w >> np.uint64(i)) & ONE)
    return 0


def put_bits32(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(32):
        out[at + i] = np.uint8((w >> np.uint64(i)) & ONE)
    return 0


def put_bits64(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(64):
        out[at + i] = np.uint8((w >> np.uint64(i)) & ONE)
    return 0


def copy16(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(16):
        out[at + i] = a[at + i]
    return 0


def copy32(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(32):
        out[at + i] = a[at + i]
    return 0


def differing32(w: Any, a: Any, h: Any, out: Any) -> Any:
    found, at = ZERO, int(w & LOW)
    for i in range(32):
        found |= np.uint64(a[at + i] != 3) << np.uint64(i)
    return found


def reaching32(w: Any, a: Any, h: Any, out: Any) -> Any:
    found, at = ZERO, int(w & LOW)
    for i in range(32):
        found |= np.uint64(a[at + i] >= 3) << np.uint64(i)
    return found


def counts8(w: Any, a: Any, h: Any, out: Any) -> Any:
    found = ZERO
    for i in range(8):
        found |= np.uint64(bits.count(h[i])) << np.uint64(8 * i)
    return found


def capped8(w: Any, a: Any, h: Any, out: Any) -> Any:
    found = ZERO
    for i in range(8):
        found |= np.uint64(min(h[i], 255)) << np.uint64(8 * i)
    return found


def spread(w: Any, a: Any, h: Any, out: Any) -> Any:
    return simd.spread_by_product(w)


def one_hots(w: Any, a: Any, h: Any, out: Any) -> Any:
    at = int(w & LOW)
    for i in range(10):
        number = a[at + i] & 15
        for value in range(10):
            out[at + 10 * i + value] = number == value + 1
    return 0


OURS: dict[Callable[..., Any], Callable[..., Any]] = {
    count: lambda w, a, h, out: bits.count(w),
    lowest: lambda w, a, h, out: bits.lowest(w),
    nth: lambda w, a, h, out: bits.nth(w, 9),
    scatter: lambda w, a, h, out: bits.scatter(w >> np.uint64(32), w),
    get8: lambda w, a, h, out: simd.get8(a, int(w & LOW)),
    put8: lambda w, a, h, out: simd.put8(out, int(w & LOW), w),
    put_bits16: lambda w, a, h, out: simd.put_bits16(out, int(w & LOW), w),
    put_bits32: lambda w, a, h, out: simd.put_bits32(out, int(w & LOW), w),
    put_bits64: lambda w, a, h, out: simd.put_bits64(out, int(w & LOW), w),
    copy16: lambda w, a, h, out: simd.copy16(out, int(w & LOW), a, int(w & LOW)),
    copy32: lambda w, a, h, out: simd.copy32(out, int(w & LOW), a, int(w & LOW)),
    differing32: lambda w, a, h, out: simd.differing32(a, int(w & LOW), 3),
    reaching32: lambda w, a, h, out: simd.reaching32(a, int(w & LOW), 3),
    counts8: lambda w, a, h, out: simd.counts8(h),
    capped8: lambda w, a, h, out: simd.capped8(h),
    spread: lambda w, a, h, out: simd.spread(w),
    one_hots: lambda w, a, h, out: put_ten_of_ten(out, int(w & LOW), a, int(w & LOW)),
}


def timed(function: Callable[..., Any]) -> Callable[[], float]:
    """A run over random words; what is read differs from call to call, so that none is optimised away."""
    inner = njit(inline="always")(function)
    rng = np.random.default_rng(1)
    words = rng.integers(1 << 40, 1 << 63, ROOM, np.uint64) | np.uint64(0x3FF << 20)
    data, out = rng.integers(0, 12, ROOM, np.uint8), np.zeros(ROOM, np.uint8)
    numbers = rng.integers(0, 600, (ROOM, 8), np.uint16)
    returns = NAMES[function] not in WRITES

    def reading(times: int, words: Any, data: Any, numbers: Any, out: Any) -> Any:
        total = ZERO
        for i in range(times):
            total += np.uint64(inner(words[i & 1023], data, numbers[i & 1023], out))
        return total

    def writing(times: int, words: Any, data: Any, numbers: Any, out: Any) -> Any:
        for i in range(times):
            inner(words[i & 1023], data, numbers[i & 1023], out)
        return out[3]

    run: Any = njit(reading if returns else writing)
    run(1, words, data, numbers, out)

    def measure() -> float:
        began = time.perf_counter()
        run(TIMES, words, data, numbers, out)
        return (time.perf_counter() - began) / TIMES * 1e9

    return measure


WRITES = {"put8", "put_bits16", "put_bits32", "put_bits64", "copy16", "copy32", "one_hots"}
NAMES = {one: plain.__name__ for plain, ours in OURS.items() for one in (plain, ours)}


def main() -> None:
    print(f"{'':14}{'plain':>8}{'ours':>8}   ns a call, and how many times as fast")
    for plain, ours in OURS.items():
        one, other = timed(plain), timed(ours)
        rounds = [(one(), other()) for _ in range(ROUNDS)]
        slow, fast = (min(times) for times in zip(*rounds, strict=True))
        print(f"{plain.__name__:14}{slow:8.2f}{fast:8.2f}   {slow / fast:.1f}", flush=True)


if __name__ == "__main__":
    main()
