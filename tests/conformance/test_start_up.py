"""A second process compiles nothing, and an edited rule is never played from old machine code."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core import event

from tatami import games
from tatami.engine import cache, jit
from tests.conformance.first_move import Counter
from tests.conformance.processes import run
from tests.conformance.tables import every_game


@every_game
def test_a_later_process_compiles_nothing(name: str):
    """The first process may find an empty cache, and another one writing to it; then all is there."""
    assert any(run("-m", "tests.conformance.first_move", name) == "0\n" for _ in range(3))


def test_compilations_are_counted():
    counter = Counter()
    with event.install_listener("numba:compile", counter):
        assert numba.njit(lambda number: number + 1)(1) == 2
    assert counter.compiled == 1


# As a program: print the digest of the code that plays, shows and searches a game.
DIGESTS = """
import sys
import numba
from tatami.engine.cache import digest_for
from tatami.games import load
states = numba.from_dtype(load(sys.argv[1]).state)[::1]
for module in ("engine.kernels", "engine.scene.kernels", "engine.search.tree"):
    print(digest_for(f"tatami.{module}", (states,)))
"""
PLAYS, SHOWS, SEARCHES = range(3)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of the package that may be edited."""
    shutil.copytree(jit.PACKAGE, tmp_path / "tatami", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return tmp_path


def digests(sources: Path, game: str) -> list[str]:
    return run("-c", DIGESTS, game, PYTHONPATH=str(sources)).splitlines()


def edit(path: Path) -> None:
    with path.open("a", encoding="utf-8") as source:
        source.write("# edited\n")


@every_game
def test_an_edited_rule_is_compiled_anew_for_its_own_game_only(sources: Path, name: str):
    before = {game: digests(sources, game) for game in games()}
    edit(sources / "tatami" / "games" / name / "rules.py")
    for game in games():
        changed = [new != old for new, old in zip(digests(sources, game), before[game], strict=True)]
        assert changed[PLAYS] == changed[SEARCHES] == (game == name)
        assert game == name or not changed[SHOWS]


@every_game
def test_words_and_writers_of_scenes_compile_no_rule(sources: Path, name: str):
    before = digests(sources, name)
    folder = sources / "tatami" / "games" / name
    edit(folder / "locale" / "en.ftl")
    edit(folder / "__init__.py")
    assert digests(sources, name) == before
    edit(folder / "lay.py")
    after = digests(sources, name)
    assert after[PLAYS] == before[PLAYS] and after[SEARCHES] == before[SEARCHES]
    assert after[SHOWS] != before[SHOWS]


def test_a_rule_made_with_another_constant_is_compiled_anew():
    def made(constant: Any) -> Callable[..., Any]:
        def helper() -> Any:
            return constant

        def rule() -> Any:
            return helper()

        return rule

    for one, other in ((1, 2), (np.arange(2000), np.arange(1, 2001)), ("a", "b")):
        assert cache.made_with(made(one)) == cache.made_with(made(one)) != cache.made_with(made(other))


@pytest.mark.parametrize("file", ["rng.py", "dispatch.py", "jit.py"])
def test_an_edited_engine_compiles_everything_anew(sources: Path, file: str):
    name = games()[0]
    before = digests(sources, name)
    edit(sources / "tatami" / "engine" / file)
    assert all(new != old for new, old in zip(digests(sources, name), before, strict=True))


def test_checked_code_gets_another_digest():
    assert run("-c", DIGESTS, games()[0]) != run("-c", DIGESTS, games()[0], NUMBA_BOUNDSCHECK="1")


def test_a_damaged_file_of_the_cache_is_compiled_anew(tmp_path: Path):
    program = ("-m", "tests.conformance.first_move", games()[0])
    assert run(*program, TATAMI_CACHE=str(tmp_path)) != "0\n"
    for path in (tmp_path / "compiled").iterdir():
        path.write_bytes(path.read_bytes()[:100])
    assert run(*program, TATAMI_CACHE=str(tmp_path)) != "0\n"
    assert run(*program, TATAMI_CACHE=str(tmp_path)) == "0\n"


def test_a_cache_that_cannot_be_written_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("TATAMI_CACHE", str(blocked))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    assert cache.cache_dir().parent == tmp_path / "home" / "tatami"
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert tmp_path not in cache.cache_dir().parents


# As a program: list the games with their bots and rules as a server does, and compile nothing.
LISTING = """
from numba.core.dispatcher import Dispatcher

def refuse(function, types):
    raise AssertionError(f"{function.py_func.__module__}.{function.py_func.__qualname__} is compiled")

Dispatcher.compile = refuse
import tatami.server.http.app
from tatami.games import load, names
from tatami.rulebook import rulebook
from tatami.server.wire.catalogue import catalogue

for lang in ("en", "ja"):
    print(*(game.name for game in catalogue(lang) if game.levels))
    assert all(rulebook(name, lang) for name in names())
    assert all(load(name).settle({}) for name in names())
"""


def test_games_are_listed_while_the_compiler_is_busy():
    """Else the first page would wait, and everybody with it, until all rules are compiled."""
    assert run("-c", LISTING).split() == 2 * games()
