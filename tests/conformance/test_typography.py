"""Each language is set as it is printed: spaces, marks and plurals."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tatami.engine.i18n.speaker import LANGUAGES
from tests.conformance.test_glossary import ROOT, glossary, texts

every_language = pytest.mark.parametrize("lang", LANGUAGES)

JAPANESE = r"[\u3040-\u30ff\u4e00-\u9fff]"
SPACE_BEFORE_PERCENT = (r"[\w›]%", r"[\w›] %")
NO_SPACE_BEFORE_PERCENT = r"[\w›]\s%"
# What must not stand in a text, by language.
WRONG = {
    "every language": (r"  +\S", r"\w'\w", r'"', r"\w - \w", r"\.\.\.", r"\d-\d"),
    "all but German": (r"\s…",),
    "de": (r"\w…", *SPACE_BEFORE_PERCENT),
    "all but Russian": ("—",),  # a dash is – between spaces
    "ru": (r"\w – \w", *SPACE_BEFORE_PERCENT),
    "en": (NO_SPACE_BEFORE_PERCENT,),
    "it": (NO_SPACE_BEFORE_PERCENT, r"\b[Pp]erchè\b", r"\bE’ ", r"\bpò\b", r"\b[Qq]ual’è\b"),
    "nl": (NO_SPACE_BEFORE_PERCENT,),
    "es": SPACE_BEFORE_PERCENT,
    # No-break spaces, the narrow one before all but : and ».
    "fr": (r" [:;!?»%]", r"« ", r"\u00a0[;!?%]", r"[^\s(][;!?%»]", r"«\S", r"\w:(?!\S)", r"\u202f[:»]"),
    "ja": (
        rf"{JAPANESE}\s?[,!?;:()]",
        rf"[,!;:()]\s?{JAPANESE}",  # a half-width ? is a key to press
        rf"{JAPANESE}\. ",
        NO_SPACE_BEFORE_PERCENT,
    ),
}
PLURALS = {"en": {"one"}, "de": {"one"}, "fr": {"one"}, "nl": {"one"}, "es": {"one"}, "it": {"one"}}
PLURALS |= {"ru": {"one", "few"}, "ja": set()}  # spelled out in Russian also where few and many are alike


def faults(text: str, lang: str) -> list[str]:
    """The patterns that a text has although its language does not allow them."""
    patterns = [*WRONG["every language"], *WRONG.get(lang, ())]
    if lang != "de":
        patterns += WRONG["all but German"]
    if lang != "ru":
        patterns += WRONG["all but Russian"]
    return [pattern for pattern in patterns if re.search(pattern, text.strip(" |*-"))]


@every_language
def test_marks_and_spaces_are_those_of_the_language(lang: str):
    wrong = [
        f"{place}: {text!r} has {pattern}"
        for place, said in texts(lang).items()
        for text in said
        for pattern in faults(text, lang)
    ]
    assert not wrong, "\n".join(wrong)


@every_language
def test_quotation_marks_are_those_of_the_glossary(lang: str):
    others = set("“”„«»‘「」『』") - set(glossary(lang)["quotes"])
    wrong = [place for place, said in texts(lang).items() for text in said if others & set(text)]
    assert not wrong


class Plurals(Visitor):
    """The kinds of number that each choice tells apart."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ftl.VariableReference):  # not an ordinal number
            keys = {variant.key for variant in node.variants}
            names = {key.name for key in keys if isinstance(key, ftl.Identifier)}
            if names & {"zero", "one", "two", "few", "many"}:
                exact = (
                    {"one"}
                    if any(isinstance(key, ftl.NumberLiteral) and key.value == "1" for key in keys)
                    else set()
                )
                self.found.append(names | exact)
        self.generic_visit(node)


@every_language
def test_plurals_are_complete(lang: str):
    for top in ("src", "web/src"):
        for path in sorted((ROOT / top).glob(f"**/locale/{lang}.ftl")):
            for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    plurals = Plurals()
                    plurals.visit(entry)
                    for found in plurals.found:
                        assert PLURALS[lang] <= found, (
                            f"{path.relative_to(ROOT)}: {entry.id.name} has {found}"
                        )
