"""Golden files: every game has them, stored games can be replayed, and nothing changed unnoticed."""

from __future__ import annotations

import json

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.games import load
from tests.conformance import golden
from tests.conformance.tables import every_game

AGAIN = "if it should have changed: python -m tests.conformance.make_golden"


@every_game
def test_a_game_has_all_its_golden_files(name: str):
    missing = [path.name for path in golden.record_files(name) if not path.exists()]
    assert not missing, f"{name}: write them by `python -m tests.conformance.make_golden {name}`"
    expected = {*golden.record_files(name), *golden.text_files(name)}
    older = {f"rules-{version}" for version in range(1, load(name).version)}
    older |= {"retired"} if load(name).retired else set()
    assert {path.name for path in golden.folder(name).iterdir()} == {path.name for path in expected} | older


@every_game
def test_stored_games_can_be_replayed(name: str):
    paths = sorted(golden.folder(name).glob("game-*.json"))
    assert paths, f"{name} has no golden records"
    for path in paths:
        text = path.read_text(encoding="utf-8")
        match = tatami.replay(text)
        assert match.over and match.game is load(name) and match.version == match.game.version
        assert match.record().dumps() == text, path.name


@every_game
def test_old_games_are_replayed_by_their_own_rules(name: str):
    for version, texts in golden.old_records(name).items():
        assert texts, f"{name} has no records of version {version}"
        for text in texts:
            match = tatami.replay(text)
            assert match.over and match.version == version
            assert match.record().dumps() == text
            views = [match.view(None), *(match.view(seat) for seat in range(1, match.seats + 1))]
            assert {view.version for view in views} == {version}
            middle = match.at(len(match) // 2)
            assert (middle.version, middle.copy().version, middle.view(1).determinize().version) == (
                version,
            ) * 3


@every_game
def test_a_version_of_the_rules_that_is_not_known_is_refused(name: str):
    match = tatami.new(name, seed=1)
    assert match.version == match.game.version
    for version in (0, match.version + 1):
        with pytest.raises(GameError, match=f"{name} has no rules {version}; this program plays version"):
            tatami.new(name, seed=1, version=version)
        text = json.dumps({**match.record().data(), "rules": version})
        with pytest.raises(tatami.RecordError, match=f"`rules` is {version}: .*this program plays version"):
            tatami.replay(text)


@every_game
def test_games_with_retired_options_can_be_replayed(name: str):
    """They lead to the same end, and are written with the options of today."""
    texts, game = golden.retired_records(name), load(name)
    for text in texts:
        match, old = tatami.replay(text), json.loads(text)
        new = match.record().data()
        assert match.over and {**new, "options": {}} == {**old, "options": {}}
        assert (
            tatami.replay(json.dumps(new)).options == match.options == game.settle(game.renew(old["options"]))
        )
    for retired in game.retired:
        assert any(retired.name in json.loads(text)["options"] for text in texts), retired.name
        with pytest.raises(GameError, match=f"{name} has no option '{retired.name}'"):
            tatami.new(name, seed=1, options={retired.name: True})


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
