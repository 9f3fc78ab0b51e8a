"""The sample that readers of a language go through has every message, in every form it can take."""

from __future__ import annotations

import re

import pytest

from scripts import language_sample
from tatami.engine.i18n.speaker import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_in_the_sample(lang: str):
    said = [line for line in language_sample.sample(lang) if line and not line.startswith("\n#")]
    shown = {line.split(":", 1)[0] for line in said}
    for folder in language_sample.folders():
        assert set(language_sample.messages(folder, lang)) <= shown
    assert not [line for line in said if re.search(r"[{}]|\$\w", line)]


def test_forms_are_told_apart():
    said = list(
        language_sample.sayings(language_sample.ROOT / "src/tatami/games/tenka/locale", "place-pile", "fr")
    )
    assert said == ["ta pile", "pile d’Emi", "pile de Ken", "pile d’Anna", "pile d’Inés"]
