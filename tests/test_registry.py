"""Games are found in folders and packages; a broken one is left out with a sentence and breaks nobody."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import tatami
from tatami.cli.new_game import TEMPLATE
from tests.conformance.processes import run

WORDS = "title = Go fishing\ndesigners = Nobody\nabout = A game.\n"
BORROWED = """
from dataclasses import replace
from tatami.games import load

take = load("take")
"""

# By name of the game: its files, and what the sentence about it must say.
BROKEN: dict[str, tuple[dict[str, str], str]] = {
    "empty": ({"__init__.py": ""}, "empty/__init__.py has no GAME"),
    "unwritten": ({"__init__.py": "def deal(:\n"}, "unwritten/__init__.py, line 1: SyntaxError"),
    "astray": (
        {"__init__.py": "from tatami.games.astray import rules\n", "rules.py": "\nHAND = CARDS // 2\n"},
        "astray/rules.py, line 2: NameError: name 'CARDS' is not defined",
    ),
    "renamed": (
        {"__init__.py": BORROWED + "GAME = take\n", "locale/en.ftl": WORDS},
        "its GAME is called 'take', and its folder or entry point 'renamed'",
    ),
    "twin": (
        {"__init__.py": BORROWED + "GAME = replace(take, name='twin')\n", "locale/en.ftl": WORDS},
        "its state has the same fields as that of take",
    ),
}

ASK = """
import json, logging, sys
logging.disable()
import tatami
from tatami import games
from tatami.server.wire.catalogue import catalogue
import tatami.adapters.pettingzoo
sentences = {}
for name in games.left_out():
    try:
        tatami.new(name)
    except tatami.GameError as error:
        sentences[name] = str(error)
assert sentences == games.left_out()
print(json.dumps([tatami.games(), [info.name for info in catalogue("de")], sentences]))
"""


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A folder of games that do not work."""
    for name, (files, _) in BROKEN.items():
        for file, text in files.items():
            path = tmp_path / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    (tmp_path / "notes").mkdir()  # no package, so no game
    return tmp_path


def test_broken_games_are_left_out_with_a_sentence_and_break_no_other(broken: Path):
    listed, on_page, sentences = json.loads(run("-c", ASK, TATAMI_GAMES=str(broken)))
    assert listed == on_page == tatami.games()
    assert set(sentences) == set(BROKEN)
    for name, (_, reason) in BROKEN.items():
        assert sentences[name].startswith(f"The game {name} is left out: ") and reason in sentences[name]
        assert "\n" not in sentences[name] and sentences[name].endswith(".")


def test_the_menu_of_the_terminal_leaves_broken_games_out(broken: Path):
    said = run("-c", "from tatami.cli import main; main(['play', '--help'])", TATAMI_GAMES=str(broken))
    assert f"one of {', '.join(tatami.games())}" in " ".join(said.split())


PLAY = """
import warnings; warnings.simplefilter("ignore")
import tatami
match = tatami.new("parlour", seed=1)
match.play(match.legal()[0])
print(tatami.games(), match.view(1).text("ja"))
"""


def test_a_package_of_its_own_brings_a_game(tmp_path: Path):
    """An installed distribution names its game in an entry point."""
    shutil.copytree(TEMPLATE, tmp_path / "my_package" / "parlour")
    (tmp_path / "my_package" / "__init__.py").touch()
    game = tmp_path / "my_package" / "parlour" / "__init__.py"
    game.write_text(game.read_text(encoding="utf-8").replace("ichiba", "parlour"), encoding="utf-8")
    about = tmp_path / "my_package-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-package\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[tatami.games]\nparlour = my_package.parlour\n")
    said = run("-c", PLAY, PYTHONPATH=str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert said.startswith(str(sorted([*tatami.games(), "parlour"]))) and "Your hand: " in said
