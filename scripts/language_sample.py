"""Prints every message of a language, filled in with all kinds of arguments, for a reader of that language.

`python scripts/language_sample.py de > de.txt`. Arguments are found in the messages themselves: each value
that a message of any language tells apart is filled in; names start with vowels and consonants, counts are
one, few and many, and the listener is among the players named, or not.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tatami.engine.i18n.speaker import LANGUAGES, first_sound

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT / "src/tatami/locale"
PAGE = ROOT / "web/src/locale"
NAMES = ("Emi", "Ken", "Anna", "Inés")
VARYING = re.compile("|".join((r"\d+", *NAMES)))
COUNTS = (0, 1, 2, 5, 11, 21)
NUMERIC = {"zero", "one", "two", "few", "many"}
SAYINGS = 40  # of one message at most
# Words that stand for a player's name wherever no message tells anything apart by them.
PEOPLE = re.compile(r"(name|seat|target|opponent|former|receiver|winner|host|general)s?")


def folders() -> list[Path]:
    """Every folder of messages in all languages, the shared ones first."""
    found = sorted({path.parent for path in ROOT.glob("src/**/locale/de.ftl")})
    return [*found, *sorted({path.parent for path in ROOT.glob("web/src/**/locale/en.ftl")})]


class Variables(Visitor):
    """The variables of a message, what it tells apart by each, and the messages it refers to."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        """A variable that is shown."""
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:
        """Another message within this one."""
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        """A variable that decides, and its values."""
        selector = node.selector
        if isinstance(selector, ftl.FunctionReference):  # NUMBER($place, type: "ordinal")
            selector = selector.arguments.positional[0]
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
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
    """What a message of a folder may refer to: the shared messages, its own."""
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


def values(variable: str, keys: set[str]) -> tuple[Any, ...]:
    """What a variable may be."""
    numbers = {int(key) for key in keys if key.lstrip("-").isdigit()}
    if keys & NUMERIC or numbers:
        return tuple(sorted({*COUNTS, *numbers}))
    words = tuple(sorted(keys - {"other"})) + (("other",) if "other" in keys else ())
    if words:
        return words
    return NAMES if PEOPLE.fullmatch(variable) else (f"‹{variable}›",)


def fill(args: dict[str, Any], lang: str) -> dict[str, Any]:
    """Arguments, with what follows from them: first sounds, and lists without the listener."""
    for key in [key for key in args if key.endswith("-starts")]:
        args[key] = first_sound(str(args.get(key.removesuffix("-starts"), "")), lang)
    for key in [key for key in args if key.endswith("-you")]:
        seats = key.removesuffix("-you")
        others = {"alone": 0, "among": 1}.get(args[key], 2)
        args[f"{seats}-count"] = max(1, others)
        args[seats] = args[f"{seats}-others"] = " + ".join(NAMES[: max(1, others)])
    return args


def sayings(folder: Path, name: str, lang: str) -> Iterator[str]:
    """A message in all its forms, each once."""
    needed = variables(folder, name, lang)
    kinds = {key: values(key, keys) for key, keys in needed.items() if not key.endswith("-starts")}
    texts = bundle(folder, lang)
    value = texts.get_message(name).value
    assert value is not None
    said: dict[str, str] = {}  # text: its shape, which is the same for other names and numbers
    for chosen in islice(product(*kinds.values()), 20_000):
        args = fill({**dict.fromkeys(needed, ""), **dict(zip(kinds, chosen, strict=True))}, lang)
        text, errors = texts.format_pattern(value, args)
        if errors or not isinstance(text, str):
            raise ValueError(f"{folder}/{lang}.ftl: {name}: {errors}")
        shape = VARYING.sub("#", text)
        if text not in said and list(said.values()).count(shape) < 3:
            said[text] = shape
            yield text
        if len(said) >= SAYINGS:
            return


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
        sys.exit(f"usage: python scripts/language_sample.py {'|'.join(LANGUAGES)}")
