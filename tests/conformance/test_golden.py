"""Golden files: every game has them, stored games can be replayed, and nothing changed unnoticed."""

from __future__ import annotations

import pytest

import tatami
from tatami.games import load
from tests.conformance import golden
from tests.conformance.tables import every_game

AGAIN = "if it should have changed: python -m tests.conformance.make_golden"


@every_game
def test_a_game_has_all_its_golden_files(name: str):
    missing = [path.name for path in golden.record_files(name) if not path.exists()]
    assert not missing, f"{name}: write them by `python -m tests.conformance.make_golden {name}`"
    expected = {*golden.record_files(name), *golden.text_files(name)}
    assert {path.name for path in golden.folder(name).iterdir()} == {path.name for path in expected}


@every_game
def test_stored_games_can_be_replayed(name: str):
    paths = sorted(golden.folder(name).glob("game-*.json"))
    assert paths, f"{name} has no golden records"
    for path in paths:
        text = path.read_text(encoding="utf-8")
        match = tatami.replay(text)
        assert match.over and match.game is load(name)
        assert match.record().dumps() == text, path.name


@every_game
def test_records_are_of_the_tables_they_are_named_after(name: str):
    for path, table in golden.record_files(name).items():
        match = tatami.replay(path.read_text(encoding="utf-8"))
        assert match.seats == table.seats and match.options == table.game.settle(table.options)


@every_game
def test_texts_have_not_changed(name: str):
    for path, text in golden.text_files(name).items():
        assert path.exists(), f"{path.name} of {name} is missing; {AGAIN}"
        written = path.read_text(encoding="utf-8").splitlines()
        for number, (old, new) in enumerate(zip(written, text.splitlines(), strict=False), 1):
            if old != new:
                pytest.fail(f"{path.name}, line {number}: {old!r} is now {new!r}; {AGAIN}")
        assert len(written) == len(text.splitlines()), f"{path.name}; {AGAIN}"
