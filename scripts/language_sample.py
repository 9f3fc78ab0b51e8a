"""Prints every message of a language, filled in with all kinds of arguments, for a reader of that language.

`python scripts/language_sample.py de > de.txt`. Arguments are found in the messages themselves: each value
that a message of any language tells apart is filled in; names start with vowels and consonants, counts are
one, few and many, and the listener is among the players named, or not. Every piece of text that a message
can say is said at least once.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tatami.engine.i18n.speaker import LANGUAGES, Speaker, first_sound

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT / "src/tatami/locale"
PAGE = ROOT / "web/src/locale"
NAMES = ("Emi", "Ken", "Anna", "Inés")
VARYING = re.compile("|".join((r"\d+", *NAMES)))
COUNTS = (0, 1, 2, 5, 11, 21)
# Marks of a choice: one names all values, or has a default for the others.
ALL, REST_OF_ALL = "*", "*other"
NUMERIC = {"zero", "one", "two", "few", "many"}
SAYINGS = 40  # of one message, more only where its pieces of text need them
TRIES = 3000  # combinations of arguments of one message at most
# Words that stand for a player's name wherever no message tells anything apart by them.
PEOPLE = re.compile(r"(name|people|bot|seat|target|opponent|former|receiver|winner|host|general)s?")
SPACES = ("A", "E")  # of a board, which a vowel names too
# What an argument may be where its name does not tell: a number of players, a place, a character, a title.
FEW = (2, 7)
VALUES: dict[tuple[str, str], tuple[Any, ...]] = {
    **dict.fromkeys((("ask-people", "seats"), ("ask-people-again", "seats")), FEW),
    **dict.fromkeys((("placed", "seats"), ("came-in", "seats"), ("results-by-seats", "seats")), FEW),
    **dict.fromkeys((("placed", "place"), ("came-in", "place")), (1, 2, 3, 4)),
    **dict.fromkeys((("take-cost", "name"), ("take-cost-pushed", "name")), ("Geisha", "Ninja")),
    **dict.fromkeys((("game-facts", "name"), ("puzzle-title", "name")), ("TENNO", "TA-KE")),
    ("game-facts", "seats"): ("‹seats›",),
    ("options-file", "name"): ("cards",),
    **dict.fromkeys((("seats-range", "high"), ("seats-count", "count")), FEW),
}
# Variants that only stand for all other values, and a value that chooses them.
REST = {("faction", "clan"): "oda"} | {(key, "own"): "Hojo" for key in ("faction", "side", "winner", "led")}


def folders() -> list[Path]:
    """Every folder of messages in all languages, the shared ones first."""
    found = sorted({path.parent for path in ROOT.glob("src/**/locale/de.ftl")})
    return [*found, *sorted({path.parent for path in ROOT.glob("web/src/**/locale/en.ftl")})]


class Variables(Visitor):
    """A message's variables, what it tells apart by each, its references and its pieces of text."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.references: set[str] = set()
        self.pieces: list[str] = []

    def visit_TextElement(self, node: Any) -> None:
        """A piece of text between variables."""
        self.pieces += [node.value.strip()] if node.value.strip() else []

    def visit_VariableReference(self, node: Any) -> None:
        """A variable whose value is shown."""
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:
        """Another message within this one."""
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        """A variable that selects a variant, and the keys to choose from."""
        selector = node.selector
        if isinstance(selector, ftl.FunctionReference):  # NUMBER($place, type: "ordinal")
            selector = selector.arguments.positional[0]
        names = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value: v for v in node.variants}
        default = next(name for name, variant in names.items() if variant.default)
        keys = set(names) - {"other"} | {REST_OF_ALL} if default == "other" else set(names) | {ALL}
        self.keys.setdefault(selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(folder: Path, lang: str) -> Mapping[str, Variables]:
    """The messages of a folder in a language, in the order of the file."""
    found = {}
    for entry in FluentParser(with_spans=False).parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


@cache
def bundle(folder: Path, lang: str) -> FluentBundle:
    """The messages that a message of a folder may refer to: the shared ones and its own."""
    result = FluentBundle([lang], use_isolating=False)
    beside = [PAGE] if PAGE in folder.parents or "web" in folder.relative_to(ROOT).parts else [SHARED]
    files = [one / f"{lang}.ftl" for one in (*beside, folder)]
    for path in dict.fromkeys(files):
        result.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return result


def variables(folder: Path, name: str, lang: str) -> dict[str, set[str]]:
    """All variables that a message needs in a language, and what any language tells apart by each."""
    needed: dict[str, set[str]] = {}
    for other in (lang, *LANGUAGES):
        known = {**messages(SHARED, other), **messages(folder, other)}
        ask, seen = [name], set()
        while ask:
            one = ask.pop()
            if one in known and one not in seen:
                seen.add(one)
                ask.extend(known[one].references)
                for variable, keys in known[one].keys.items():
                    if other == lang or variable in needed:
                        needed.setdefault(variable, set()).update(keys)
    return needed


def values(variable: str, keys: set[str], folder: Path, name: str) -> tuple[Any, ...]:
    """The values to fill in for a variable of a message."""
    if (name, variable) in VALUES:
        return VALUES[name, variable]
    numbers = {int(key) for key in keys if key.lstrip("-").isdigit()}
    if variable.endswith("-count"):
        return tuple(sorted({1, 2, 5, *numbers}))  # of a list, which is empty only where a message says so
    if keys & NUMERIC or numbers:
        return tuple(sorted({*COUNTS, *numbers}))
    named = keys - {ALL, REST_OF_ALL}
    if REST_OF_ALL in keys and ALL not in keys:
        named.add("other")
    words = tuple(sorted({REST.get((variable, key), key) for key in named - {"other"}}))
    words += ("other",) if "other" in named else ()
    if words:
        return words
    is_person = f"${variable}-is" in (folder / "en.ftl").read_text("utf-8")
    if variable == "space" or (variable == "target" and not is_person):
        return SPACES
    if variable == "seat" and not is_person and "games" not in folder.parts:
        return (1, 3)
    return NAMES if PEOPLE.fullmatch(variable) else (f"‹{variable}›",)


def fill(args: dict[str, Any], needed: Mapping[str, set[str]], lang: str) -> dict[str, Any]:
    """Arguments, with what follows from them: first sounds, and lists without the listener."""
    for key in [key for key in args if key.endswith("-starts")]:
        args[key] = first_sound(str(args.get(key.removesuffix("-starts"), "")), lang)
    for key in [key for key in args if key.endswith("-count")]:
        seats = key.removesuffix("-count")
        if f"{seats}-you" not in args and PEOPLE.fullmatch(seats):
            args[seats] = joined(NAMES[: args[key]] or NAMES[:1], lang)
    for key in [key for key in args if key.endswith("-you")]:
        seats = key.removesuffix("-you")
        others = 0 if args[key] == "alone" else 1 if args.get(f"{seats}-count") == 1 else 2
        if args[key] == "absent" and "alone" not in needed[key]:
            others = 2  # it is only said of several
        args[f"{seats}-count"] = others + (args[key] != "absent")
        args[seats] = args[f"{seats}-others"] = joined(NAMES[: max(1, others)], lang)
    return args


@cache
def joined(names: tuple[str, ...], lang: str) -> str:
    """Names as a list in a language: Emi, Ken and Anna."""
    return Speaker("", lang).join(names)


def sayings(folder: Path, name: str, lang: str) -> Iterator[str]:
    """A message in all its forms, each once."""
    needed = variables(folder, name, lang)
    kinds = {
        key: NAMES if f"{key}-starts" in needed else values(key, keys, folder, name)
        for key, keys in needed.items()
        if not key.endswith("-starts")
    }
    texts = bundle(folder, lang)
    value = texts.get_message(name).value
    assert value is not None
    possible: dict[str, None] = {}  # an ordered set
    for chosen in combinations(list(kinds.values())):
        args = fill({**dict.fromkeys(needed, ""), **dict(zip(kinds, chosen, strict=True))}, needed, lang)
        text, errors = texts.format_pattern(value, args)
        if errors or not isinstance(text, str):
            raise ValueError(f"{folder}/{lang}.ftl: {name}: {errors}")
        possible[text] = None
    unsaid = set(messages(folder, lang)[name].pieces)
    said: dict[str, str] = {}  # text: its shape, which is the same for other names and numbers
    for text in possible:
        if any(piece in text for piece in unsaid):
            unsaid = {piece for piece in unsaid if piece not in text}
            said[text] = VARYING.sub("#", text)
    for text in possible:
        shape = VARYING.sub("#", text)
        if len(said) < SAYINGS and list(said.values()).count(shape) < 3:
            said[text] = shape
    yield from (text for text in possible if text in said)


def combinations(kinds: list[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """All combinations of values, or the same random ones each time if they are too many."""
    if (count := prod(map(len, kinds))) <= TRIES:
        yield from product(*kinds)
        return
    for index in random.Random(0).sample(range(count), TRIES):
        chosen = []
        for values in kinds:
            index, place = divmod(index, len(values))
            chosen.append(values[place])
        yield tuple(chosen)


def sample(lang: str) -> Iterator[str]:
    """The whole sample of a language, line by line."""
    for folder in folders():
        yield f"\n# {(folder.parent).relative_to(ROOT)}\n"
        for name in messages(folder, lang):
            for text in sayings(folder, name, lang):
                yield f"{name}: {text}"


if __name__ == "__main__":
    if sys.argv[1:] and sys.argv[1] in LANGUAGES:
        print("\n".join(sample(sys.argv[1])))
    else:
        sys.exit(f"Usage: python scripts/language_sample.py {'|'.join(LANGUAGES)}")
