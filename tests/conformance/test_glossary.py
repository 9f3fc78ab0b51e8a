"""One word for a thing in each language: the glossaries in docs/glossary hold for messages and rulebooks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tatami
from tatami.engine.i18n.speaker import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def glossary(lang: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / f"docs/glossary/{lang}.toml").read_text("utf-8"))


class Texts(Visitor):
    """What a message says, without ids and variables."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: Any) -> None:
        self.said.append(node.value)

    def visit_StringLiteral(self, node: Any) -> None:
        self.said.append(node.value)


@cache
def texts(lang: str) -> dict[str, tuple[str, ...]]:
    """Every text of a language by the file and message it stands in."""
    found = {}
    for top in ("src", "web/src"):
        for path in sorted((ROOT / top).glob(f"**/locale/{lang}.ftl")):
            for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    texts = Texts()
                    texts.visit(entry)
                    found[f"{path.relative_to(ROOT)}: {entry.id.name}"] = tuple(texts.said)
    for path in sorted((ROOT / "src").glob(f"**/rulebook/{lang}.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found[f"{path.relative_to(ROOT)}: line {number}"] = (
                re.sub(r"`[^`]*`|\([^)]*:[^)]*\)", "_", line),
            )
    return found


def within(where: str, lang: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The texts that a term is for: those of its game, like `pitch-take` of the page, or all."""
    for place, said in texts(lang).items():
        if where == "product" or f"/games/{where}/" in place or place.endswith(f"-{where}"):
            yield place, said


@cache
def pattern(word: str, lang: str) -> re.Pattern[str]:
    """A word as a whole, with any ending where it has a star; Japanese has no spaces to tell words by."""
    plain = re.escape(word.removesuffix("*"))
    if lang == "ja":
        return re.compile(plain)
    return re.compile(rf"\b{plain}" + ("" if word.endswith("*") else r"\b"), re.IGNORECASE)


@every_language
def test_glossaries_have_the_same_terms(lang: str):
    terms = [(term["where"], term["meaning"]) for term in glossary(lang)["terms"]]
    assert len(set(terms)) == len(terms)
    assert set(terms) == {(term["where"], term["meaning"]) for term in glossary("en")["terms"]}
    assert {where for where, _ in terms} - {"product"} <= set(tatami.games())
    assert glossary(lang)["tone"] and glossary(lang)["quotes"]


@every_language
def test_terms_are_used(lang: str):
    for term in glossary(lang)["terms"]:
        word = term["say"].lower()
        used = any(word in text.lower() for _, said in within(term["where"], lang) for text in said)
        assert used, f"nobody says {term['say']!r} for {term['meaning']}"


def misnomers(text: str, games: Iterable[str], lang: str) -> list[str]:
    """The words in a sentence about some games that must not stand there."""
    terms = [term for term in glossary(lang)["terms"] if term["where"] in {"product", *games}]
    return [word for term in terms for word in term["never"] if pattern(word, lang).search(text)]


@every_language
def test_no_other_word_stands_for_a_term(lang: str):
    wrong = [
        f"{place} says {word!r} for {term['meaning']}; say {term['say']!r}"
        for term in glossary(lang)["terms"]
        for word in term["never"]
        for place, said in within(term["where"], lang)
        if any(pattern(word, lang).search(text) for text in said)
    ]
    assert not wrong, "\n".join(wrong)
