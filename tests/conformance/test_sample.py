"""The sample that readers of a language go through has every message, in every form it can take."""

from __future__ import annotations

import re

import pytest

import tatami
from scripts import language_sample
from tatami.engine.i18n.speaker import LANGUAGES
from tests.conformance.test_glossary import misnomers
from tests.conformance.test_typography import faults

# What only shows in whole sentences: marks after a gap, and words that change before the sound of a name.
JOINED = {
    "every language": (r" [,.](?!\S)", r"\.\.", r",,"),
    "en": (r"\ba (?!one\b|once\b)[aeio]", r"\b1 (point|player|card|space|game|day|move|chip|ghost)s\b"),
    "fr": (
        r"\b[DdQqLlNn]e (Emi|Anna|Inés|un|une)\b",
        r"\b[Qq]ue (Emi|Anna|Inés|un|une|il|on)\b",
        r"\b[Ss]i ils?\b",
        r"\b([Dd]e|[Àà]) les? (?=[A-ZÉ])",
    ),
    "it": (
        r"\ba Anna\b",
        r"\be Emi\b",
        r"\b([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (il|lo|la|i|gli|le) (?=[A-Z])",
        r"\b([Ii]l|[Dd]el|[Aa]l|[Dd]al|[Ss]ul|[Nn]el|[Uu]n) Shogun\b",
    ),
    "es": (r"\by [hH]?[iI](?![aeou])", r"\bo [hH]?[oO]", r"\b([Dd]e|[Aa]) el (?=\w)"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_in_the_sample(lang: str):
    said: list[str] = []
    misnamed: list[str] = []
    for folder in language_sample.folders():
        games = set(tatami.games()) & set(folder.parts)
        for name, message in language_sample.messages(folder, lang).items():
            texts = list(language_sample.sayings(folder, name, lang))
            unsaid = [piece for piece in message.pieces if not any(piece in text for text in texts)]
            assert texts and not unsaid, f"{folder}: {name}"
            said += texts
            misnamed += [text for text in texts if misnomers(re.sub("‹[^›]*›", "", text), games, lang)]
    assert not misnamed, "\n".join(misnamed)
    assert not [text for text in said if re.search(r"[{}]|\$\w", text)]
    patterns = [*JOINED["every language"], *JOINED.get(lang, ())]
    wrong = [text for text in said if faults(text, lang) or any(re.search(one, text) for one in patterns)]
    assert not wrong, "\n".join(wrong)


def test_forms_are_told_apart():
    said = list(
        language_sample.sayings(language_sample.ROOT / "src/tatami/games/tenka/locale", "place-pile", "fr")
    )
    assert said == ["ta pile", "pile d’Emi", "pile de Ken", "pile d’Anna", "pile d’Inés"]
