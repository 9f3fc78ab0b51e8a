"""The one place that owns compilation: `@jit` and `@quick` compile rules and cache them.

Numba's own cache does not notice edits in other files than the one compiled, so ours
lies in a directory named by a hash of the package's sources: a changed rule can never be
played from old machine code. Only parts that compiled code cannot reach are left out.
Set `NUMBA_DISABLE_JIT=1` to run the same files interpreted.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config

from tatami.engine import compilation as compilation  # tells who waits for what is compiled here

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = not config.DISABLE_JIT
# Nor imported by anything that is compiled.
NEVER_COMPILED = ("benchmarks", "bus", "charts", "cli", "client", "server", "store")


def source_hash() -> str:
    """A short hash of all sources that compiled code may come from and of what else shapes it."""
    digest = hashlib.sha256(f"{numba.__version__} {config.BOUNDSCHECK}".encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE)
        if name.parts[0] not in NEVER_COMPILED:
            digest.update(str(name).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_dir() -> Path:
    """Where compiled rules are kept: `TATAMI_CACHE`, else the user's cache, else a temporary place."""
    name = f"rules-{source_hash()}"
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    roots = [os.environ.get("TATAMI_CACHE"), os.path.join(home, "tatami")]
    for root in roots:
        if root and _writable(Path(root) / name):
            return Path(root) / name
    return Path(tempfile.gettempdir()) / f"tatami-{os.getuid() if hasattr(os, 'getuid') else 0}" / name


def _writable(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(path, os.W_OK)


_CACHE = str(cache_dir()) if COMPILED else ""


# Called functions are inlined, always: a call that passes an array would count its references.
HOW = {"nogil": True, "error_model": "numpy", "forceinline": True}


def jit(function: F) -> F:
    """Compile on first use, free of the GIL, into our own cache."""
    return _cached(function, HOW)


def quick(function: F) -> F:
    """The same for what takes but a moment: to give the GIL away and get it back would take longer."""
    return _cached(function, {**HOW, "nogil": False})


def _cached(function: F, how: dict[str, Any]) -> F:
    if not COMPILED:
        return function
    # The cache's place is read while decorating; other users of numba keep theirs.
    theirs, config.CACHE_DIR = config.CACHE_DIR, _CACHE
    try:
        compiled: F = numba.njit(function, cache=True, **how)
    finally:
        config.CACHE_DIR = theirs
    return compiled


def inline(function: F) -> F:
    """Like `jit`, for small helpers that are only called from compiled code (never cached alone)."""
    if not COMPILED:
        return function
    compiled: F = numba.njit(function, **HOW)
    return compiled


def interpreted(function: F) -> F:
    """A compiled function as plain Python, for a call that is not worth compiling."""
    plain: F = getattr(function, "py_func", function)
    return plain
