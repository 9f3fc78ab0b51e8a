"""What our texts say is what Mozilla's own Fluent says, for every message of every language."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tatami.engine.i18n.fluent import PLURALS, Bundle, FluentError
from tatami.engine.i18n.speaker import LANGUAGES, sources
from tatami.engine.jit import PACKAGE

TOPICS = sorted(
    str(path.parent.relative_to(PACKAGE))
    for path in PACKAGE.rglob("locale")
    if path.is_dir() and "template" not in path.parts  # the example of a new game has English words alone
)
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 111, 999)
TRIES = 6  # ways to fill in the variables of a message


class Variables(Visitor):
    """The variables of a text, and what it tells apart by each."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.messages: list[str] = []

    def visit_Message(self, node: Any) -> None:
        self.messages.append(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else "one" for v in node.variants}
        self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def values(self, name: str) -> list[Any]:
        """What a variable may be: one that is counted is a number, others are words too."""
        words = sorted(self.keys[name])
        if not words:
            return ["Anna <b>", *NUMBERS]
        return [*NUMBERS] if {"one", "few", "many"}.intersection(words) else [*words, "Anna <b>"]


def both(topic: str, lang: str) -> tuple[Bundle, FluentBundle, Variables]:
    """Our texts as we and as others understand them."""
    ours, theirs, found = Bundle(lang), FluentBundle([lang], use_isolating=False), Variables()
    for path in sources("" if topic == "." else topic, lang):
        text = Path(path).read_text(encoding="utf-8")
        ours.add(text)
        theirs.add_resource(FluentResource(text), allow_overrides=True)
        found.visit(FluentParser(with_spans=False).parse(text))
    return ours, theirs, found


@pytest.mark.parametrize(("topic", "lang"), list(product(TOPICS, LANGUAGES)))
def test_every_message_is_said_alike(topic: str, lang: str):
    ours, theirs, found = both(topic, lang)
    chance = Random(f"{topic} {lang}")
    for name in found.messages:
        value = theirs.get_message(name).value
        assert value is not None
        for _ in range(TRIES):
            args = {key: chance.choice(found.values(key)) for key in found.keys}
            said, errors = theirs.format_pattern(value, args)
            assert not errors and ours.say(name, args) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_agree_with_unicode(lang: str):
    theirs = FluentBundle([lang])
    assert [PLURALS[lang](number) for number in range(1000)] == [
        theirs._plural_form(number) for number in range(1000)
    ]


def test_errors_name_the_missing_message_or_argument():
    texts = Bundle("en")
    texts.add("hello = Hello, { $who }!\nlost = { nowhere }\n")
    with pytest.raises(FluentError, match=r"hello uses the argument \$who, which is missing"):
        texts.say("hello", {})
    with pytest.raises(FluentError, match="lost uses the message nowhere, which is missing"):
        texts.say("lost", {})
    with pytest.raises(FluentError, match="goodbye"):
        texts.say("goodbye", {})


@pytest.mark.parametrize("text", ["no equals sign\n", "a = { NUMBER($n) }\n", "b = { -term(case: 'x') }\n"])
def test_unsupported_syntax_is_refused(text: str):
    with pytest.raises(FluentError):
        Bundle("en").add(text)
