"""The one place that owns compilation: `@jit` and `@quick` compile rules and cache them.

Set `NUMBA_DISABLE_JIT=1` to run the same files interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config

from tatami.engine import compilation as compilation  # reports progress while compiling
from tatami.engine.cache import RulesCache

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = not config.DISABLE_JIT

# Called functions are inlined, always: a call that passes an array would count its references.
HOW = {"nogil": True, "error_model": "numpy", "forceinline": True}


def jit(function: F) -> F:
    """Compile on first use, free of the GIL, into our own cache."""
    return _cached(function, HOW)


def quick(function: F) -> F:
    """The same for very short functions, where releasing and reacquiring the GIL would take longer."""
    return _cached(function, {**HOW, "nogil": False})


def _cached(function: F, how: dict[str, Any]) -> F:
    if not COMPILED or hasattr(function, "py_func"):
        return function
    compiled: F = numba.njit(function, **how)
    compiled._cache = RulesCache(function)  # type: ignore[attr-defined]
    return compiled


def inline(function: F) -> F:
    """Like `jit`, for small helpers that are only called from compiled code (never cached alone)."""
    if not COMPILED or hasattr(function, "py_func"):
        return function
    compiled: F = numba.njit(function, **HOW)
    return compiled


def interpreted(function: F) -> F:
    """A compiled function as plain Python, for calls that are not worth compiling."""
    plain: F = getattr(function, "py_func", function)
    return plain
