"""Dependencies point one way: engine, games, matches, then all that plays them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tatami

PACKAGE = Path(tatami.__file__).resolve().parent

MATCHES = {"engine", "games", "fair", "view", "match", "record"}
# The imports allowed to each part of the package, besides itself.
MAY_IMPORT = {
    "engine": set[str](),
    "art": set[str](),
    "games": {"engine", "art"},
    "fair": {"engine"},
    "view": MATCHES | {"art"},
    "match": MATCHES,
    "record": MATCHES,
    "rulebook": {"engine", "games"},
    "__init__": MATCHES | {"bots", "adapters", "research", "review", "warming"},
    "bots": {"__init__", "art", *MATCHES},
    "review": {"__init__", "bots", *MATCHES},
    "adapters": {"__init__", "art", "bots", *MATCHES},
    "research": {"__init__", "adapters", "bots", "charts", *MATCHES},
    "warming": {"__init__", "bots", "adapters", *MATCHES},
    "store": {"__init__", *MATCHES},
    "bus": {"__init__"},
    "charts": {"__init__", "art", "bots", *MATCHES},
    "benchmarks": {"__init__", "adapters", "bots", "charts", *MATCHES},
    "server": {"__init__", "bots", "bus", "review", "store", "rulebook", "warming", *MATCHES},
    "client": {"__init__", "bots", "server", *MATCHES},
    "checks": {"__init__", "rulebook", *MATCHES},
    "cli": {
        *(
            "__init__",
            "adapters",
            "benchmarks",
            "bots",
            "bus",
            "charts",
            "checks",
            "client",
            "research",
            "review",
        ),
        "rulebook",
        *("server", "store", "warming", *MATCHES),
    },
    "__main__": {"cli"},
}

# The imports allowed to each package of the server, besides itself; commands and settings are wire types.
ROOMS = {
    "config": set[str](),
    "core": {"wire.messages"},
    "wire": {"core"},
    "runtime": {"config", "core", "wire"},
    "http": {"config", "core", "runtime", "wire"},
}

# Rules do no input or output, read no clock and have no chance of their own.
NOT_FOR_RULES = {"asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "socket", "sys", "time"}

FILES = sorted(PACKAGE.rglob("*.py"))
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules a file imports, at its top or later."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path}, line {node.lineno}: a relative import"
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield name if _is_module(name) else node.module


def _is_module(name: str) -> bool:
    place = PACKAGE.parent.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def part(module: str) -> str:
    """The part of the package that a module of ours belongs to."""
    names = module.split(".")
    return names[1] if len(names) > 1 else "__init__"


def module_of(path: Path) -> str:
    return ".".join(["tatami", *path.relative_to(PACKAGE).with_suffix("").parts])


@every_file
def test_imports_point_one_way(path: Path):
    here = part(module_of(path))
    assert here in MAY_IMPORT, f"say in {Path(__file__).name} what {here} may import"
    ours = {part(name) for name in imports(path) if name.split(".")[0] == "tatami"}
    assert ours <= MAY_IMPORT[here] | {here}


@every_file
def test_rooms_of_the_server_point_one_way(path: Path):
    here, *rest = module_of(path).split(".")[1:]
    if here != "server" or rest == ["__init__"]:
        return
    allowed = ROOMS[rest[0]] | {rest[0]}
    for name in imports(path):
        parts = name.split(".")
        if parts[:2] == ["tatami", "server"]:
            assert parts[2] in allowed or ".".join(parts[2:4]) in allowed, f"{name} is imported"


@every_file
def test_only_the_registry_knows_the_games(path: Path):
    """A game is imported by its own files and its own bots, and by nobody else."""
    own = module_of(path).split(".")[1:3]
    for name in imports(path):
        parts = name.split(".")[1:3]
        if parts[:1] == ["games"] and len(parts) > 1 and (PACKAGE / "games" / parts[1]).is_dir():
            assert own in (parts, ["bots", parts[1]]), f"{name} is imported"


@every_file
def test_bots_of_a_game_are_found_by_its_name(path: Path):
    """Nobody but they themselves imports the bots of one game; the registry finds them."""
    own = module_of(path).split(".")[1:3]
    for name in imports(path):
        parts = name.split(".")[1:3]
        if parts[:1] == ["bots"] and len(parts) > 1 and (PACKAGE / "games" / parts[1]).is_dir():
            assert parts == own, f"{name} is imported"


@every_file
def test_rules_are_pure(path: Path):
    if module_of(path).startswith("tatami.games.") and path.parent != PACKAGE / "games":
        others = {name.split(".")[0] for name in imports(path)}
        assert not others & NOT_FOR_RULES
        drawn = {"rich"} if path.name == "draw.py" else set()  # a table for the terminal
        assert others <= {"tatami", "numpy", "numba", *drawn, *sys.stdlib_module_names}
