"""Waiting for the compiler is announced on stderr only; `warm` compiles ahead."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import pytest
from numba.core import event

import tatami
from tatami.cli import main
from tatami.engine import compilation
from tatami.engine.compilation import OneLine, Watch
from tests.conformance.first_move import Counter

COMPILING = "Compiling the rules"


def compiled(module: str) -> Callable[[], Any]:
    """A function of some module that takes a while to compile, because others are compiled within."""

    def inner(number: int) -> int:
        return number + 1

    def outer() -> int:
        return inner(1)

    for function in (inner, outer):
        function.__module__ = module
    inner = numba.njit(inner)
    return numba.njit(outer)  # type: ignore[no-any-return]


def told(monkeypatch: pytest.MonkeyPatch, module: str) -> list[tuple[int, bool]]:
    """The messages during a compilation, without the initial delay."""
    monkeypatch.setattr(compilation, "MOMENT", 0.0)
    heard: list[tuple[int, bool]] = []
    watch = Watch(lambda count, seconds, is_over: heard.append((count, is_over)))
    with event.install_listener("numba:compile", watch):
        assert compiled(module)() == 2
    return heard


def test_a_compilation_of_ours_is_told_until_it_is_over(monkeypatch: pytest.MonkeyPatch):
    heard = told(monkeypatch, "tatami.games.some")
    assert len(heard) > 1 and heard[-1] == (2, True)
    assert not any(is_over for _, is_over in heard[:-1])


def test_compilation_by_other_packages_is_not_reported(monkeypatch: pytest.MonkeyPatch):
    assert told(monkeypatch, "tatamis.games.some") == []


@pytest.mark.parametrize(("wish", "lines"), [("", 0), ("0", 0), ("1", 1)])
def test_programs_get_one_line_on_a_terminal_or_if_they_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wish: str, lines: int
):
    monkeypatch.setenv("TATAMI_PROGRESS", wish)
    tell = OneLine()
    for number in range(3):
        tell(number, 1.0, False)
    tell(3, 2.0, True)
    got = capsys.readouterr()
    assert len(got.err.splitlines()) == lines and got.out == ""


def run(*arguments: str, cache: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tatami.cli", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "TATAMI_CACHE": str(cache), "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C"},
    )


def test_a_command_that_has_to_compile_says_so_once_per_machine(tmp_path: Path):
    game = tatami.games()[0]
    record = tmp_path / "game.tatami.json"
    match = tatami.new(game, seed=1)
    match.play(match.legal()[0])
    record.write_text(match.record().dumps(), encoding="utf-8")
    first, second = (run("verify", str(record), cache=tmp_path / "cache") for _ in range(2))
    assert COMPILING in first.stderr and COMPILING not in second.stderr
    assert first.stdout and first.stdout == second.stdout


def test_warm_code_is_not_compiled_again(capsys: pytest.CaptureFixture[str]):
    """Uses the cache of the tests, so that nothing is compiled twice."""
    assert main(["warm"]) == 0
    counter = Counter()
    with event.install_listener("numba:compile", counter):
        assert main(["warm"]) == 0
        tatami.warm(tatami.games()[0])
    assert counter.compiled == 0
    got = capsys.readouterr()
    parts = 3 * len(tatami.games())
    assert f"({parts} of {parts})" in got.err and got.out.splitlines() == ["Everything is compiled."] * 2


WARM_RULES = """
import tatami
from tatami.engine.scene.kernels import lay, reason, summary, tell
from tatami.warming import warm_rules
for game in tatami.games():
    warm_rules(game)
assert len({len(kernel.signatures) for kernel in (lay, reason, summary, tell)}) == 1
"""


def test_all_that_a_scene_needs_is_warm():
    subprocess.run([sys.executable, "-c", WARM_RULES], check=True)


def test_a_game_that_is_not_there_cannot_be_warmed(capsys: pytest.CaptureFixture[str]):
    assert main(["warm", "go"]) == 2
    assert "no game 'go'" in capsys.readouterr().err
