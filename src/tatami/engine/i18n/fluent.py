"""Fluent messages compiled to Python functions: the subset our files use, formatted fast.

Text, variables, choices by a variable (a word, a number, or a number's plural), messages inside
messages, and terms: that is all of Fluent that our files use. Numbers are whole and written plainly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Args = Mapping[str, Any]
Say = Callable[[Args], str]


class FluentError(LookupError):
    """A message that cannot be formatted; the error says what is missing."""


class Bundle:
    """The messages of several files in one language; later files take precedence."""

    def __init__(self, lang: str) -> None:
        self.plural = PLURALS[lang]
        self._said: dict[str, Say] = {}
        self._used = set[str]()  # messages inside of others

    def add(self, text: str) -> None:
        """Add the messages and terms of a file."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ftl.Junk):
                raise FluentError(f"not Fluent: {str(entry.content)[:60]!r}")
            if isinstance(entry, ftl.Message) and entry.value is not None:
                self._said[entry.id.name] = self._pattern(entry.value)
            elif isinstance(entry, ftl.Term):
                self._said[f"-{entry.id.name}"] = self._pattern(entry.value)

    def say(self, name: str, args: Args) -> str:
        """Format a message."""
        try:
            return self._said[name](args)
        except KeyError as missing:
            lacks = missing.args[0]
            if lacks == name:
                raise FluentError(f"the message {name} is missing") from None
            is_message = lacks in self._used
            raise FluentError(
                f"{name} uses {'the message' if is_message else 'the argument'} "
                f"{lacks if is_message else f'${lacks}'}, which is missing"
            ) from None

    def __contains__(self, name: str) -> bool:
        return name in self._said

    def _pattern(self, pattern: ftl.Pattern) -> Say:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _element(self, element: ftl.TextElement | ftl.Placeable) -> Say:
        if isinstance(element, ftl.TextElement):
            return _constant(element.value)
        return self._expression(element.expression)

    def _expression(self, expression: Any) -> Say:
        match expression:
            case ftl.Placeable():
                return self._expression(expression.expression)
            case ftl.StringLiteral():
                return _constant(str(expression.parse()["value"]))
            case ftl.NumberLiteral():
                return _constant(expression.value)
            case ftl.VariableReference():
                return _variable(expression.id.name)
            case ftl.MessageReference(attribute=None):
                return self._message(expression.id.name)
            case ftl.TermReference(attribute=None, arguments=None):
                return self._message(f"-{expression.id.name}")
            case ftl.SelectExpression(selector=ftl.VariableReference()):
                return self._choice(expression)
        raise FluentError(f"{type(expression).__name__} is not for our files")

    def _message(self, name: str) -> Say:
        self._used.add(name)
        said = self._said  # forward references are allowed
        return lambda args: said[name](args)

    def _choice(self, select: ftl.SelectExpression) -> Say:
        assert isinstance(select.selector, ftl.VariableReference)
        name, plural = select.selector.id.name, self.plural
        words: dict[Any, Say] = {}
        for variant in select.variants:
            said = self._pattern(variant.value)
            if isinstance(variant.key, ftl.NumberLiteral):
                words.setdefault(int(variant.key.value), said)
            else:
                words.setdefault(variant.key.name, said)
            if variant.default:
                otherwise = said

        def choose(args: Args) -> str:
            value = args[name]
            found = words.get(value)
            if found is None and isinstance(value, int):
                found = words.get(plural(value))
            return (found or otherwise)(args)

        return choose


def _constant(text: str) -> Say:
    return lambda args: text


def _variable(name: str) -> Say:
    return lambda args: str(args[name])


# The plural category of a whole number, by language (Unicode CLDR rules).


def _one(number: int) -> str:
    return "one" if number == 1 else "other"


def _one_or_none(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def _russian(number: int) -> str:
    last, teens = abs(number) % 10, abs(number) % 100 // 10 == 1
    if last == 1 and not teens:
        return "one"
    return "few" if 2 <= last <= 4 and not teens else "many"


def _always(number: int) -> str:
    return "other"


PLURALS: dict[str, Callable[[int], str]] = {
    "en": _one,
    "de": _one,
    "nl": _one,
    "es": _one,
    "it": _one,
    "fr": _one_or_none,
    "ru": _russian,
    "ja": _always,
}
