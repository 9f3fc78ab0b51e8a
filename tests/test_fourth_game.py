"""A game in one folder of 300 lines: the example that `tatami new-game` writes plays in every face."""

from __future__ import annotations

import json
from pathlib import Path

import tatami
from tatami.cli.new_game import TEMPLATE
from tests.conformance.processes import run

NAME = TEMPLATE.name
FOLDER = str(TEMPLATE.parent)
CONFORMANCE = ("test_play", "test_views", "test_secrecy", "test_events", "test_scene", "test_notation")
LEARNING = ("tests/review/test_review.py", "tests/server/test_undo.py")
SECRETS = ("tests/server/test_leaks.py", "tests/server/test_scenes.py")
CLI = "import sys; from tatami.cli import main; print(main(sys.argv[1:]))"


def test_it_is_one_folder_of_three_hundred_lines():
    files = [path for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".ftl", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 300
    assert NAME not in tatami.games(), "it is an example, and not a game that is offered"


def test_it_passes_the_conformance_tests_of_our_own_games():
    files = [f"tests/conformance/{name}.py" for name in CONFORMANCE]
    said = run("-m", "pytest", "-q", "-x", "-k", NAME, *files, TATAMI_GAMES=FOLDER)
    assert " passed" in said and "failed" not in said


def test_the_server_tells_its_secrets_to_nobody():
    said = run("-m", "pytest", "-q", "-x", "-n", "0", "-k", NAME, *SECRETS, TATAMI_GAMES=FOLDER)
    assert " passed" in said and "failed" not in said


def test_its_games_are_reviewed_and_its_moves_taken_back():
    said = run("-m", "pytest", "-q", "-x", "-n", "0", "-k", NAME, *LEARNING, TATAMI_GAMES=FOLDER)
    assert " passed" in said and "failed" not in said


def test_bots_batches_and_adapters_play_it():
    (*_, last) = run("-m", "tests.fourth_game", TATAMI_GAMES=FOLDER).strip().splitlines()
    told = json.loads(last)
    assert told["games"] == sorted([*tatami.games(), NAME]) and told["left out"] == {}
    assert told["share"] > 0.8, "a search must beat random play"
    assert told["openspiel"] == "Ichiba" and told["same"] and told["batch"]
    assert "Your hand" in told["english"] and told["german"] == told["english"], "English stands in for all"


def test_a_new_game_is_written_and_checked_and_nothing_else_is_touched(tmp_path: Path):
    run("-c", CLI, "new-game", "my_shop", "--into", str(tmp_path))
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*"))
    assert written == ["my_shop/__init__.py", "my_shop/locale/en.ftl", "my_shop/rulebook/en.md"]
    said = run("-c", CLI, "check", "my_shop", "--interpreted", TATAMI_GAMES=str(tmp_path))
    assert said.strip().endswith("0") and "\n  no" not in said
