"""The Fluent files of eight languages say the same things, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.jit import PACKAGE

# The example of a new game has English words alone.
FOLDERS = sorted(path for path in PACKAGE.rglob("locale") if path.is_dir() and "template" not in path.parts)
SHARED = PACKAGE / "locale"
PAGE = sorted(path for path in (PACKAGE.parents[1] / "web/src").rglob("locale") if path.is_dir())
OF_EVERY_GAME = re.compile(r"title|designers|about|option-[\w-]+")  # what a game is and what its options do

NAMES = ("title", "designers")  # the same in most languages

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
every_folder_and_the_page = pytest.mark.parametrize(
    "folder", [*FOLDERS, *PAGE], ids=lambda path: str(path.relative_to(PACKAGE.parents[1]).parent)
)
every_other_language = pytest.mark.parametrize("lang", LANGUAGES[1:])


@dataclass
class Said(Visitor):
    """A message: what it refers to, the variables it needs, and its pieces of sentences."""

    references: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    phrases: set[str] = field(default_factory=set)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        # A name comes with its first sound, a seat with its listener, a list with its length and the others.
        self.variables.add(re.sub("-(is|starts|count|others|you)$", "", node.id.name))

    def visit_TextElement(self, node: Any) -> None:
        # One or two words may be a name, which is the same everywhere.
        if len(re.findall(r"\w{2,}", node.value)) >= 3:
            self.phrases.add(node.value.strip())


@cache
def messages(path: Path) -> dict[str, Said]:
    """The messages of a file by id, terms with their hyphen."""
    found: dict[str, Said] = {}
    for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert name not in found, f"{path}: {name} is there twice"
            said = found[name] = Said()
            said.visit(entry)
            if name in NAMES:
                said.phrases.clear()
    return found


def known(folder: Path, lang: str) -> dict[str, Said]:
    """All messages that a file may refer to: its own and the shared ones."""
    return {**messages(SHARED / f"{lang}.ftl"), **messages(folder / f"{lang}.ftl")}


def variables(name: str, among: dict[str, Said]) -> set[str]:
    """The variables a message needs, those of the messages it refers to included."""
    said = among[name]
    return said.variables.union(*(variables(other, among) for other in said.references))


@cache
def asked_for(folder: Path) -> list[re.Pattern[str]]:
    """The ids that code asks for, f-strings as patterns: the topic's own code and code of no topic."""
    topics = [other.parent for other in FOLDERS if other not in (SHARED, folder)]
    files = [
        path
        for path in PACKAGE.rglob("*.py")
        if folder == SHARED or not any(topic in path.parents for topic in topics)
    ]
    return [pattern for path in files for pattern in _ids(ast.parse(path.read_text(encoding="utf-8")))]


def _ids(tree: ast.AST) -> Iterator[re.Pattern[str]]:
    """Ids and patterns of ids in a source: first arguments of messages, and whatever has a hyphen."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield re.compile(re.escape(part.value))
        if isinstance(node, ast.Constant) and re.fullmatch(r"[a-z]\w*(-\w+)+", str(node.value)):
            yield re.compile(re.escape(str(node.value)))
        if isinstance(node, ast.JoinedStr):
            plain = [str(part.value) if isinstance(part, ast.Constant) else None for part in node.values]
            if any(part and re.search(r"\w-|-\w", part) for part in plain):
                yield re.compile("".join(".+" if part is None else re.escape(part) for part in plain))


def is_asked_for(name: str, folder: Path) -> bool:
    return any(pattern.fullmatch(name) for pattern in [OF_EVERY_GAME, *asked_for(folder)])


@every_folder
def test_there_is_a_file_for_each_language_and_no_other(folder: Path):
    expected = {f"{lang}.ftl" for lang in LANGUAGES}
    assert {path.name for path in folder.iterdir()} == expected


def test_every_game_has_its_words():
    games = {path.parent for path in (PACKAGE / "games").glob("*/__init__.py")}
    assert games <= {folder.parent for folder in FOLDERS}


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_refer_to_messages_that_are_there(folder: Path, lang: str):
    among = known(folder, lang)
    for name, said in messages(folder / f"{lang}.ftl").items():
        assert said.references <= set(among), f"{name} refers to {said.references - set(among)}"
        assert name not in said.references


@every_folder
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used(folder: Path, lang: str):
    own = messages(folder / f"{lang}.ftl")
    referred = set().union(*(said.references for said in own.values()))
    if folder == SHARED:
        others = [messages(other / f"{lang}.ftl") for other in FOLDERS]
        referred.update(*(said.references for other in others for said in other.values()))
    unused = [name for name in own if name not in referred and not is_asked_for(name, folder)]
    assert not unused


@every_folder
@every_other_language
def test_languages_have_the_messages_that_code_asks_for(folder: Path, lang: str):
    english = {name for name in messages(folder / "en.ftl") if is_asked_for(name, folder)}
    other = {name for name in messages(folder / f"{lang}.ftl") if is_asked_for(name, folder)}
    assert other == english


@every_folder
@every_other_language
def test_languages_need_no_variables_that_english_does_not_have(folder: Path, lang: str):
    english, other = known(folder, "en"), known(folder, lang)
    for name in messages(folder / f"{lang}.ftl"):
        if name in english:
            more = variables(name, other) - variables(name, english)
            assert not more, f"{name} has {more}"


@every_folder_and_the_page
@every_other_language
def test_sentences_are_translated(folder: Path, lang: str):
    english, other = messages(folder / "en.ftl"), messages(folder / f"{lang}.ftl")
    for name in set(english) & set(other):
        assert not english[name].phrases & other[name].phrases, name


@pytest.mark.parametrize("lang, script", [("ja", r"[\u3040-\u30ff\u4e00-\u9fff]"), ("ru", r"[а-яё]")])
@every_folder_and_the_page
def test_sentences_are_written_in_the_language_s_script(folder: Path, lang: str, script: str):
    for name, said in messages(folder / f"{lang}.ftl").items():
        assert all(re.search(script, phrase) for phrase in said.phrases), name
