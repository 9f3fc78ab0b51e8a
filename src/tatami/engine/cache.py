"""A cache of compiled functions that notices every edit that matters, and no other.

Numba's own cache looks at the file of the compiled function only. Ours names compiled code by a digest of
the function's module and of all modules it imports; where it takes a game's record, also of the rules that
are registered for that record. So a changed rule is never played from old machine code, and an edit of one
game compiles nothing of another. Each compilation has a file of its own: processes that write at the same
time cannot mix theirs up.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import pickle
import re
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import caching, config
from numba.core.serialize import dumps

OURS = __name__.partition(".")[0]
IMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+import\s+(\([^)]*\)|[^\n(]*)|import\s+([\w.]+))", re.MULTILINE)
PLAIN = (types.Number, types.Boolean, types.NoneType, types.Omitted, types.Literal)

# By record type: the modules that define a verb, each with a module that has a rule for it, and a digest of
# what that rule was made with.
_rules: dict[np.dtype[Any], set[tuple[str, str, str]]] = {}
_constants: dict[np.dtype[Any], str] = {}  # other compile-time facts about a record


def note_rule(record: np.dtype[Any], verb_module: str, rule: Callable[..., Any]) -> None:
    """Register that compiled code using a verb may reach a rule through a record type."""
    _rules.setdefault(record, set()).add((verb_module, rule.__module__, made_with(rule)))


def made_with(rule: Callable[..., Any]) -> str:
    """A digest of the constants and functions that a rule closes over; no source of its module has them."""
    digest, seen, waiting = hashlib.sha256(), set[int](), [rule]
    while waiting:
        function = getattr(waiting[0], "py_func", waiting[0])
        del waiting[0]
        if id(function) in seen or not hasattr(function, "__code__"):
            continue
        seen.add(id(function))
        code = function.__code__
        values = [cell.cell_contents for cell in function.__closure__ or ()]
        if "__file__" not in function.__globals__:  # it was made from a text
            digest.update(code.co_code + repr((code.co_names, code.co_consts)).encode())
            values += [function.__globals__[name] for name in code.co_names if name in function.__globals__]
        for value in values:
            if callable(value) and not isinstance(value, type):
                waiting.append(value)
            elif isinstance(value, np.ndarray):
                digest.update(repr((value.dtype, value.shape)).encode() + value.tobytes())
            else:
                digest.update(repr(value).encode())
    return digest.hexdigest()[:16]


def note_constants(record: np.dtype[Any], constants: object) -> None:
    """Register what the compiler assumes about a record type."""
    _constants[record] = repr(constants)


def cache_dir() -> Path:
    """The directory of compiled code: in `TATAMI_CACHE`, else in the user's cache, else a temporary place."""
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    for root in (os.environ.get("TATAMI_CACHE"), os.path.join(home, OURS)):
        if root and _writable(Path(root) / "compiled"):
            return Path(root) / "compiled"
    return Path(tempfile.gettempdir()) / f"{OURS}-{os.getuid() if hasattr(os, 'getuid') else 0}" / "compiled"


def _writable(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(path, os.W_OK)


_directory = lru_cache(maxsize=1)(cache_dir)


class RulesCache(caching.FunctionCache):  # type: ignore[misc]
    """The compilations of one function."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._name = repr(function)
        self._py_func = function
        self._impl = _Serializer()
        self._cache_path = str(_directory())
        self._cache_file = _Files(f"{function.__module__}.{function.__qualname__}")
        self.enable()

    def _index_key(self, signature: Any, codegen: Any) -> str:
        function = self._py_func
        constants = tuple(cell.cell_contents for cell in function.__closure__ or ())
        parts = [str(signature), repr(codegen.magic_tuple()), str(function.__code__.co_firstlineno)]
        digest = hashlib.sha256("\n".join([*parts, digest_for(function.__module__, signature)]).encode())
        digest.update(function.__code__.co_code)
        digest.update(dumps(constants) if constants else b"")
        return digest.hexdigest()[:32]


class _Serializer(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """Numba's serializer, without its choice of a place."""

    def __init__(self) -> None:
        pass

    def check_cachable(self, result: Any) -> bool:
        return not result.library.has_dynamic_globals and all(part.can_cache for part in result.lifted)

    @property
    def locator(self) -> Any:
        return self

    def ensure_cache_path(self) -> None:
        _directory().mkdir(parents=True, exist_ok=True)


class _Files:
    """One file for each compilation."""

    def __init__(self, name: str) -> None:
        self._name = re.sub(r"[^\w.-]", "", name)

    def _path(self, key: str) -> Path:
        return _directory() / f"{self._name}-{key}"

    def load(self, key: str) -> Any:
        try:
            return pickle.loads(self._path(key).read_bytes())
        except (OSError, EOFError, pickle.UnpicklingError):
            return None  # compiled again

    def save(self, key: str, data: Any) -> None:
        with tempfile.NamedTemporaryFile(dir=_directory(), delete=False) as file:
            file.write(dumps(data))
        os.replace(file.name, self._path(key))


def digest_for(module: str, signature: Iterable[Any]) -> str:
    """A digest of all sources that shape a function of a module, compiled for some types of arguments."""
    reached, records = imports(module), list(_records(signature))
    modules, constants = set(reached), {_constants.get(record, "") for record in records}
    for record in records:
        for verb_module, rule_module, made in _rules[record]:
            if verb_module in reached:
                modules |= imports(rule_module)
                constants.add(made)
    return f"{_digest(frozenset(modules))} {sorted(constants)}"


def _records(signature: Iterable[Any]) -> Iterator[np.dtype[Any]]:
    """The registered records among the types of arguments; all, where a type is of an unknown kind."""
    known = list(_rules)  # other threads may register more meanwhile
    by_type = {numba.from_dtype(record): record for record in known}
    for given in signature:
        kind = given.dtype if isinstance(given, types.Array) else given
        if kind in by_type:
            yield by_type[kind]
        elif isinstance(kind, types.BaseTuple):
            yield from _records(kind.types)
        elif not isinstance(kind, (types.Record, *PLAIN)):
            yield from known


@cache
def _digest(modules: frozenset[str]) -> str:
    digest = hashlib.sha256(f"{numba.__version__} {sys.version_info[:2]} {config.BOUNDSCHECK}".encode())
    for name in sorted(modules):
        digest.update(f"\n{name}\n".encode())
        digest.update(_source(name))
    return digest.hexdigest()


@cache
def imports(module: str) -> frozenset[str]:
    """A module and all modules of its own package and of ours that it imports, directly or not."""
    packages = {OURS, module.partition(".")[0]}
    found, waiting = set(), [module]
    while waiting:
        name = waiting.pop()
        if name in found or name.partition(".")[0] not in packages or _file(name) is None:
            continue
        found.add(name)
        waiting += _imported(name)
    return frozenset(found)


@cache
def _imported(module: str) -> tuple[str, ...]:
    names: list[str] = []
    for package, members, plain in IMPORT.findall(_source(module).decode()):
        if plain:
            names.append(plain)
            continue
        package = _absolute(package, module)
        for member in re.sub(r"#[^\n]*", "", members).strip("()").split(","):
            inner = f"{package}.{member.split()[0]}" if member.split() else package
            names.append(inner if _file(inner) is not None else package)
    return tuple(names)


def _absolute(package: str, module: str) -> str:
    if not package.startswith("."):
        return package
    here = module if (_file(module) or Path()).name == "__init__.py" else module.rpartition(".")[0]
    return importlib.util.resolve_name(package, here)


@cache
def _file(module: str) -> Path | None:
    """The file of a module; found without importing anything."""
    loaded = getattr(sys.modules.get(module), "__file__", None)
    if loaded is not None:
        return Path(loaded)
    package, _, name = module.rpartition(".")
    parent = _file(package) if package else None
    if parent is None or parent.name != "__init__.py":
        return None
    places = (parent.with_name(f"{name}.py"), parent.with_name(name) / "__init__.py")
    return next((path for path in places if path.exists()), None)


@cache
def _source(module: str) -> bytes:
    path = _file(module)
    return b"" if path is None else path.read_bytes()
