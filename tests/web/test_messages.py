"""The page says messages as the Python speaker does, and is tested with sentences of real games."""

from __future__ import annotations

import json

import pytest

import tatami
from tests.web import make_messages


@pytest.mark.parametrize("name", tatami.games())
def test_the_page_is_tested_with_sentences_of_the_speaker(name: str) -> None:
    path = make_messages.FOLDER / f"{name}.json"
    assert path.read_text(encoding="utf-8") == make_messages.render(name), (
        "run python -m tests.web.make_messages"
    )


def test_the_page_is_tested_with_every_kind_of_argument() -> None:
    """The listener and others, vowels and consonants, numbers, and lists with and without "you"."""
    met = set[str]()
    for name in tatami.games():
        fixture = json.loads((make_messages.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        for message, listener, people, _, _ in fixture["cases"]:
            for value in message.get("args", {}).values():
                match value:
                    case {"seat": int(seat)}:
                        met.add("you" if seat == listener else "other")
                        name = fixture["names"][people].get(str(seat), "–")
                        met.add("vowel" if name[0] in "AEIOU" else "consonant")
                    case {"id": str()}:
                        met.add("message")
                    case list():
                        is_you = {"seat": listener} in value
                        met.add("list with you" if is_you else "list without you")
                    case int() | str():
                        met.add(type(value).__name__)
    assert met == {
        "you", "other", "vowel", "consonant", "message", "list with you", "list without you", "int", "str"
    }  # fmt: skip
