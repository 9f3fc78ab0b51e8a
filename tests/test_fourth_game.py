"""A game in one folder of 300 lines: the example that `tatami new-game` writes plays in every face."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tatami
from tatami.cli.new_game import TEMPLATE
from tests.conformance.processes import run

NAME = TEMPLATE.name
FOLDER = str(TEMPLATE.parent)
CONFORMANCE = ("test_play", "test_views", "test_secrecy", "test_events", "test_scene", "test_notation")
CLI = "import sys; from tatami.cli import main; print(main(sys.argv[1:]))"


def test_it_is_one_folder_of_three_hundred_lines():
    files = [path for path in TEMPLATE.rglob("*") if path.suffix in (".py", ".ftl", ".md")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 300
    assert NAME not in tatami.games(), "it is an example, and not a game that is offered"


def test_it_passes_the_conformance_tests_of_our_own_games():
    files = [f"tests/conformance/{name}.py" for name in CONFORMANCE]
    said = run("-m", "pytest", "-q", "-x", "-k", NAME, *files, TATAMI_GAMES=FOLDER)
    assert " passed" in said and "failed" not in said


def test_bots_batches_and_adapters_play_it():
    (*_, last) = run("-m", "tests.fourth_game", TATAMI_GAMES=FOLDER).strip().splitlines()
    told = json.loads(last)
    assert told["games"] == sorted([*tatami.games(), NAME]) and told["left out"] == {}
    assert told["share"] > 0.8, "a search must beat random play"
    assert told["openspiel"] == "Ichiba" and told["same"] and told["batch"]
    assert "Your hand" in told["german"] and "verdeckte Karte" in told["german"], "English stands in"


def test_a_new_game_is_written_and_checked_and_nothing_else_is_touched(tmp_path: Path):
    run("-c", CLI, "new-game", "my_shop", "--into", str(tmp_path))
    written = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*"))
    assert written == ["my_shop/__init__.py", "my_shop/locale/en.ftl", "my_shop/rulebook/en.md"]
    said = run("-c", CLI, "check", "my_shop", "--interpreted", TATAMI_GAMES=str(tmp_path))
    assert said.strip().endswith("0") and "\n  no" not in said


BREAKS = {
    # What is changed in the rules, and what the check must say of it.
    "index": ("out[seat] += cards", "out[seat + 9] += cards", "__init__.py, line", "IndexError"),
    "stuck": ("mark(mask, LAY + kind)", "pass", "nothing is legal, but to_move is not -1"),
    "words": ("", "", "do-look is missing"),
}


@pytest.mark.parametrize("fault", BREAKS)
def test_what_is_wrong_with_a_game_is_said_in_a_sentence(tmp_path: Path, fault: str):
    run("-c", CLI, "new-game", "my_shop", "--into", str(tmp_path))
    old, new, *said = BREAKS[fault]
    rules, words = tmp_path / "my_shop" / "__init__.py", tmp_path / "my_shop" / "locale" / "en.ftl"
    if old:
        assert old in rules.read_text(encoding="utf-8")
        rules.write_text(rules.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    else:
        words.write_text(words.read_text(encoding="utf-8").replace("do-look =", "do-lok ="), encoding="utf-8")
    told = run("-c", CLI, "check", "my_shop", "--interpreted", TATAMI_GAMES=str(tmp_path))
    assert told.strip().endswith("1") and "Traceback" not in told
    assert all(part in told for part in said), told


# The same game with goods laid face down: others are told only that a card was laid out.
FACE_DOWN = (
    ('Pile("stand", GOAL, OPEN, EACH_SEAT)', 'Pile("stand", GOAL, OWN, EACH_SEAT)'),
    (
        "        for code, _ in GOODS\n    ),\n)",
        "        for code, _ in (*GOODS, ('face-down', 0))\n    ),\n)",
    ),
    (
        "actions=len(ACTIONS),",
        "actions=len(ACTIONS) - 1,\n    mask=lambda action: action if action < LAY else len(ACTIONS) - 1,",
    ),
    ("        out[seat] = 0\n", "        out[seat] = size(s, ON_STAND + seat)\n"),
    ("            out[seat] += cards * (cards + 1) // 2\n", ""),
)
SECRETS = {
    # More that is changed, and what the check must say of it; nothing where all is well.
    "kept": ((*FACE_DOWN, ("s.last = action + 1", "s.last = min(action, LAY) + 1")), ()),
    "last action": (
        FACE_DOWN,
        ("is told 'face-down' for both", "it shows in last (", "__init__.py, line 91)"),
    ),
    "hands": (
        (
            (
                "        out[seat] = 0\n",
                "        out[seat] = s.to_move >= 0 and find(s, IN_HAND + seat, 0) >= 0\n",
            ),
        ),
        ("__init__.py, line", "scores gives", "so it reads what is hidden"),
    ),
}


@pytest.mark.parametrize("fault", SECRETS)
def test_secrets_that_actions_or_scores_tell_are_found(tmp_path: Path, fault: str):
    run("-c", CLI, "new-game", "my_shop", "--into", str(tmp_path))
    changes, said = SECRETS[fault]
    rules = tmp_path / "my_shop" / "__init__.py"
    text = rules.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    rules.write_text(text, encoding="utf-8")
    told = run("-c", CLI, "check", "my_shop", "--interpreted", TATAMI_GAMES=str(tmp_path))
    assert told.strip().endswith("1" if said else "0") and "Traceback" not in told, told
    assert all(part in told for part in said), told
