"""`tatami rules` shows all rules of a game in a language."""

from __future__ import annotations

import pytest

import tatami
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.rulebook import rulebook
from tests.cli.terminal import run


@pytest.mark.parametrize("game", tatami.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_rules_are_shown(game: str, lang: str) -> None:
    done = run("rules", game, "--lang", lang)
    assert done.code == 0
    for section in rulebook(game, lang).sections:
        assert section.title in done.out
    assert "R1 " in done.out and "**" not in done.out


def test_an_unknown_game_is_a_sentence() -> None:
    done = run("rules", "chess")
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


def test_rules_at_a_table_are_in_the_language_of_the_table() -> None:
    assert "Das Ende" in run("play", "take", "--lang", "de", lines=["rules"]).out
