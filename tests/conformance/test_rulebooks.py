"""The rules as people read them: complete, the same in eight languages, and RULES.md made from them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import tatami
from scripts.rules_pages import render, target
from tatami import rulebook
from tatami.engine.i18n.speaker import LANGUAGES, Speaker
from tatami.engine.scene import Message
from tatami.games import load
from tatami.rulebook import (
    RuleBlock,
    Rulebook,
    RulebookError,
    RuleItem,
    RuleList,
    RuleParagraph,
    RulePoint,
    RuleSpan,
    RuleTable,
)

every_game = pytest.mark.parametrize("game", tatami.games())
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other_language = pytest.mark.parametrize("lang", LANGUAGES[1:])

Leaf = tuple[str, str]  # where it stands, and its Markdown without marks of bold


def leaves(book: Rulebook) -> Iterator[Leaf]:
    """Every paragraph, item and cell in order; where it stands is the same in every language."""
    for number, block in enumerate(book.intro):
        yield from _block(f"intro {number}", block)
    for section in book.sections:
        yield section.id, section.title
        for number, block in enumerate(section.blocks):
            yield from _block(f"{section.id} {number}", block)


def _block(where: str, block: RuleBlock) -> Iterator[Leaf]:
    match block:
        case RuleParagraph():
            yield f"{where} paragraph", _words(block.spans)
        case RuleList():
            for number, item in enumerate(block.items):
                yield from _item(f"{where} {'step' if block.numbered else 'item'} {number}", item)
        case RuleTable():
            for row, cells in enumerate([block.head, *block.rows]):
                for column, cell in enumerate(cells):
                    yield f"{where} cell {row} {column}", cell


def _item(where: str, item: RuleItem | RulePoint) -> Iterator[Leaf]:
    yield f"{where} {item.id} {'bold' if item.spans[0].look == 'bold' else ''}", _words(item.spans)
    if isinstance(item, RuleItem):
        for number, point in enumerate(item.points):
            yield from _item(f"{where} {number}", point)


def _words(spans: list[RuleSpan]) -> str:
    return "".join(f"`{span.words}`" if span.look == "code" else span.words for span in spans)


def facts(words: str) -> Counter[str]:
    """The numbers and the code of a text."""
    return Counter(re.findall(r"`[^`]+`|\d+", words))


@every_other_language
@every_game
def test_a_rulebook_says_the_same_in_every_language(game: str, lang: str) -> None:
    english, other = list(leaves(rulebook.rulebook(game, "en"))), list(leaves(rulebook.rulebook(game, lang)))
    assert [where for where, _ in other] == [where for where, _ in english]
    different = [
        f"{where}: {words}"
        for (where, words), (_, ours) in zip(other, english, strict=True)
        if facts(words) != facts(ours)
    ]
    assert not different


@every_other_language
@every_game
def test_no_sentence_is_left_in_english(game: str, lang: str) -> None:
    english = {words for _, words in leaves(rulebook.rulebook(game, "en"))}
    left = [
        words for _, words in leaves(rulebook.rulebook(game, lang)) if words in english and len(words) > 20
    ]
    assert not left


@every_language
@every_game
def test_all_rulings_are_there_once(game: str, lang: str) -> None:
    rulings = [
        word for where, _ in leaves(rulebook.rulebook(game, lang)) for word in where.split() if word[0] == "R"
    ]
    assert sorted(rulings) == sorted(f"R{number}" for number in range(1, len(rulings) + 1))
    assert len(rulings) > 0


@every_language
@every_game
def test_every_option_is_explained(game: str, lang: str) -> None:
    items = [words for where, words in leaves(rulebook.rulebook(game, lang)) if where.startswith("options")]
    for option in load(game).options:
        assert any(f"`{option.name}`" in words for words in items), option.name


@every_language
@every_game
def test_a_rulebook_names_its_game_and_its_designers(game: str, lang: str) -> None:
    speaker = Speaker(f"games/{game}", lang)
    title, designers = (speaker.say(Message(what)) for what in ("title", "designers"))
    book = rulebook.rulebook(game, lang)
    assert book.title == title
    _, intro = next(leaves(book))
    assert [name for name in re.split(r" & |, | and ", designers) if name not in intro] == []


@every_game
def test_french_signs_do_not_begin_a_line(game: str) -> None:
    assert not re.findall(r".{10} [:;!?»]", rulebook.text(game, "fr"))


@every_game
def test_rules_md_is_the_english_rulebook_and_the_notation(game: str) -> None:
    assert target(game).read_text(encoding="utf-8") == render(game), "run scripts/rules_pages.py"


@pytest.mark.parametrize(
    "source",
    (
        "# T\n\n*slanted*",
        "# T\n\n[a](b)",
        "# T\n\n   * inner",
        "# T\n\n|a|b|\n|---|---|\n|c|",
        "# T\n\na ` b",
    ),
)
def test_other_markdown_is_refused_by_its_line(source: str) -> None:
    with pytest.raises(RulebookError, match=r"Line \d"):
        rulebook.parse(source)


@pytest.mark.parametrize(
    ("game", "lang"), (("chess", "en"), ("../take", "en"), ("take", "xx"), ("take", "../en"))
)
def test_nothing_else_is_read(game: str, lang: str) -> None:
    with pytest.raises(RulebookError):
        rulebook.text(game, lang)
