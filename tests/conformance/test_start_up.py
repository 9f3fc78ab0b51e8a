"""A second process compiles nothing, and an edited rule is never played from old machine code."""

from __future__ import annotations

import shutil
from pathlib import Path

import numba
import pytest
from numba.core import event

from tatami.engine import jit
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


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sources, which the cache's name is made from."""
    copy = tmp_path / "tatami"
    shutil.copytree(jit.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    original = jit.source_hash()
    monkeypatch.setattr(jit, "PACKAGE", copy)
    assert jit.source_hash() == original
    return copy


@pytest.mark.parametrize("file", ["engine/rng.py", "games/take/rules.py", "view.py"])
def test_an_edited_source_gets_another_cache(package: Path, file: str):
    before = jit.cache_dir()
    with (package / file).open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    assert jit.cache_dir().name != before.name and jit.cache_dir().parent == before.parent


def test_what_holds_no_rules_may_change(package: Path):
    before = jit.cache_dir()
    for part in jit.NEVER_COMPILED:
        with (package / part / "__init__.py").open("a", encoding="utf-8") as source:
            source.write("# edited\n")
    assert jit.cache_dir() == before


def test_a_new_and_a_renamed_source_get_another_cache(package: Path):
    names = {jit.cache_dir().name}
    (package / "games" / "new.py").write_text("", encoding="utf-8")
    names.add(jit.cache_dir().name)
    (package / "games" / "new.py").rename(package / "games" / "newer.py")
    names.add(jit.cache_dir().name)
    assert len(names) == 3


def test_checked_code_gets_another_cache():
    code = "from tatami.engine.jit import source_hash; print(source_hash())"
    assert run("-c", code) != run("-c", code, NUMBA_BOUNDSCHECK="1")


def test_a_cache_that_cannot_be_written_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    monkeypatch.setenv("TATAMI_CACHE", str(blocked))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    assert jit.cache_dir().parent == tmp_path / "home" / "tatami"
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert tmp_path not in jit.cache_dir().parents
