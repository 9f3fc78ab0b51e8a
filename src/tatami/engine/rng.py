"""Random numbers for play-outs and samples: splitmix64 on one word of state.

Deals do not use this generator; see `tatami.fair`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload

from tatami.engine.bits import ONE
from tatami.engine.jit import COMPILED, HOW, inline

_GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ALL = 0xFFFFFFFFFFFFFFFF
_53 = np.float64(2.0**-53)
_11 = np.uint64(11)


def new_rng(seed: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """A generator for compiled code: an array of one word that `draw` advances."""
    return np.array([seed & _ALL], dtype=np.uint64)


def draw(rng: Any) -> Any:
    """The next 64 random bits."""
    rng[0] = z = (int(rng[0]) + int(_GAMMA)) & _ALL
    z = ((z ^ (z >> 30)) * int(_MIX1)) & _ALL
    z = ((z ^ (z >> 27)) * int(_MIX2)) & _ALL
    return np.uint64(z ^ (z >> 31))


def drawn_at(start: Any, place: Any) -> Any:
    """The value that a generator seeded with `start` draws after `place` draws."""
    return draw(new_rng(int(start) + int(_GAMMA) * int(place)))


if COMPILED:

    @inline
    def _mixed(z: np.uint64) -> np.uint64:
        z = (z ^ (z >> _30)) * _MIX1
        z = (z ^ (z >> _27)) * _MIX2
        return z ^ (z >> _31)

    @overload(draw, jit_options=HOW)
    def _draw(rng: Any) -> Any:
        def compiled(rng: Any) -> Any:
            rng[0] += _GAMMA
            return _mixed(rng[0])

        return compiled

    @overload(drawn_at, jit_options=HOW)
    def _drawn_at(start: Any, place: Any) -> Any:
        def compiled(start: Any, place: Any) -> Any:
            return _mixed(start + _GAMMA * (place + ONE))

        return compiled


@inline
def share(bits: np.uint64, n: int) -> Any:
    """A number from 0 to n - 1 from random bits; the bias is under n / 2**32."""
    return np.int64(((bits >> _32) * np.uint64(n)) >> _32)


@inline
def below(rng: Any, n: int) -> Any:
    """A number from 0 to n - 1; the bias is under n / 2**32."""
    return share(draw(rng), n)


@inline
def two_below(rng: Any, n: int, m: int) -> tuple[Any, Any]:
    """A number below n and one below m, from one draw."""
    bits = draw(rng)
    return np.int64(((bits >> _32) * np.uint64(n)) >> _32), np.int64(((bits & _LOW) * np.uint64(m)) >> _32)


@inline
def unit(rng: Any) -> float:
    """A number from 0 up to but not including 1."""
    return np.float64(draw(rng) >> _11) * _53


@inline
def start_seat(rng: Any, seats: int, named: int) -> Any:
    """The start seat, from 0: the given one, or a random one if that is negative."""
    drawn = below(rng, seats)
    return drawn if named < 0 else np.int64(named)
