"""The sample that readers of a language go through has every message, in every form it can take."""

from __future__ import annotations

import re

import pytest

from scripts import language_sample
from tatami.engine.i18n.speaker import LANGUAGES
from tests.conformance.test_typography import faults

# What only shows in whole sentences: marks after a gap, and words that change before the sound of a name.
JOINED = {
    "every language": (r" [,.](?!\S)", r"\.\.", r",,"),
    "fr": (r"\b[Dd]e (Emi|Anna|Inés)\b", r"\b[Qq]ue (Emi|Anna|Inés)\b"),
    "it": (r"\ba Anna\b", r"\be Emi\b"),
    "es": (r"\by Inés\b",),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_in_the_sample(lang: str):
    said: list[str] = []
    for folder in language_sample.folders():
        for name, message in language_sample.messages(folder, lang).items():
            texts = list(language_sample.sayings(folder, name, lang))
            unsaid = [piece for piece in message.pieces if not any(piece in text for text in texts)]
            assert texts and not unsaid, f"{folder}: {name}"
            said += texts
    assert not [text for text in said if re.search(r"[{}]|\$\w", text)]
    patterns = [*JOINED["every language"], *JOINED.get(lang, ())]
    wrong = [text for text in said if faults(text, lang) or any(re.search(one, text) for one in patterns)]
    assert not wrong, "\n".join(wrong)


def test_forms_are_told_apart():
    said = list(
        language_sample.sayings(language_sample.ROOT / "src/tatami/games/tenka/locale", "place-pile", "fr")
    )
    assert said == ["ta pile", "pile d’Emi", "pile de Ken", "pile d’Anna", "pile d’Inés"]
