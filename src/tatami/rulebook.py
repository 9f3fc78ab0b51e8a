"""The rules of a game for people: Markdown in the game's folder, one file per language.

A file uses a small part of Markdown, one block per line: `# title`, `## section`, paragraphs, `* item`,
`1. step`, nested items indented by three blanks, tables; inside a block **bold** and `code`. An item that
begins with **R3** is ruling R3.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import zip_longest
from typing import Literal

from msgspec import Struct

from tatami.engine.game import GameError
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.games import folder, names

_SPAN = re.compile(r"\*\*(?P<bold>[^*`]+)\*\*|`(?P<code>[^`]+)`|(?P<plain>[^*`<>\[\]]+)")
_ITEM = re.compile(r"(?P<inner>   )?(?P<mark>\*|\d+\.) (?P<words>\S.*)")
_RULING = re.compile(r"\*\*(R\d+)\*\* ")
_RULER = re.compile(r"\|(---\|)+")


class RulebookError(GameError):
    """A rulebook that is missing or malformed."""


class RuleSpan(Struct, frozen=True):
    """A run of text in one style."""

    look: Literal["plain", "bold", "code"]
    words: str


class RulePoint(Struct, frozen=True):
    """A nested item; a numbered ruling has its number as its id."""

    id: str
    spans: list[RuleSpan]


class RuleItem(Struct, frozen=True):
    """An item of a list; a numbered ruling has its number as its id."""

    id: str
    spans: list[RuleSpan]
    points: list[RulePoint]


class RuleParagraph(Struct, frozen=True, tag_field="kind", tag="paragraph"):
    """A paragraph."""

    spans: list[RuleSpan]


class RuleList(Struct, frozen=True, tag_field="kind", tag="list"):
    """A list, numbered if its order matters."""

    numbered: bool
    items: list[RuleItem]


class RuleTable(Struct, frozen=True, tag_field="kind", tag="table"):
    """A table with a header row; the first cell of each row is its heading."""

    head: list[str]
    rows: list[list[str]]


RuleBlock = RuleParagraph | RuleList | RuleTable


class RuleSection(Struct, frozen=True):
    """A section of a rulebook; its id is the same in every language."""

    id: str
    title: str
    blocks: list[RuleBlock]


class Rulebook(Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    lang: str
    title: str
    intro: list[RuleBlock]
    sections: list[RuleSection]


def text(game: str, lang: str) -> str:
    """The rules of a game as Markdown, in English where they are not translated."""
    if game not in names() or lang not in LANGUAGES:
        raise RulebookError(f"There are no rules of {game!r:.40} in {lang!r:.40}.")
    written = [folder(game) / "rulebook" / f"{each}.md" for each in (lang, "en")]
    path = next((path for path in written if path.is_file()), None)
    if path is None:
        raise RulebookError(f"The rules of {game} are not written in {lang} yet.")
    return path.read_text(encoding="utf-8")


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The rules of a game; sections are named after their English titles."""
    title, intro, sections = parse(text(game, lang))
    english = [name for name, _ in (parse(text(game, "en")) if lang != "en" else (title, intro, sections))[2]]
    return Rulebook(
        game,
        lang,
        title,
        intro,
        [
            RuleSection(_slug(name or own), own, blocks)
            for (own, blocks), name in zip_longest(sections, english[: len(sections)])
        ],
    )


def parse(source: str) -> tuple[str, list[RuleBlock], list[tuple[str, list[RuleBlock]]]]:
    """The title, the text before the first section, and the sections with their titles."""
    title, blocks = "", list[RuleBlock]()
    intro, sections = blocks, list[tuple[str, list[RuleBlock]]]()
    for number, line in enumerate(source.splitlines(), 1):
        try:
            if line.startswith("# ") and not title:
                title = line[2:]
            elif line.startswith("## "):
                blocks = []
                sections.append((line[3:], blocks))
            elif line.startswith("|"):
                _add_row(blocks, line)
            elif item := _ITEM.fullmatch(line):
                _add_item(blocks, item)
            elif line:
                blocks.append(RuleParagraph(_spans(line)))
            else:
                blocks.append(RuleParagraph([]))  # two lists or tables in a row stay separate
        except RulebookError as error:
            raise RulebookError(f"Line {number}: {error}") from None
    for part in (intro, *(part for _, part in sections)):
        part[:] = [block for block in part if block != RuleParagraph([])]
    return title, intro, sections


def _add_row(blocks: list[RuleBlock], line: str) -> None:
    cells = [cell.strip() for cell in line.strip("|").split("|")]
    last = blocks[-1] if blocks else None
    if not isinstance(last, RuleTable):
        blocks.append(RuleTable(cells, []))
    elif len(cells) != len(last.head):
        raise RulebookError(f"a row of {len(cells)} cells in a table of {len(last.head)} columns")
    elif not _RULER.fullmatch(line):
        last.rows.append(cells)


def _add_item(blocks: list[RuleBlock], found: re.Match[str]) -> None:
    ruling = _RULING.match(found["words"])
    id, spans = ruling[1] if ruling else "", _spans(found["words"])
    numbered = found["mark"] != "*"
    last = blocks[-1] if blocks else None
    if found["inner"]:
        if not isinstance(last, RuleList) or numbered:
            raise RulebookError("a list item outside a list")
        last.items[-1].points.append(RulePoint(id, spans))
    elif isinstance(last, RuleList) and last.numbered == numbered:
        last.items.append(RuleItem(id, spans, []))
    else:
        blocks.append(RuleList(numbered, [RuleItem(id, spans, [])]))


def _spans(words: str) -> list[RuleSpan]:
    spans, at = list[RuleSpan](), 0
    while at < len(words):
        found = _SPAN.match(words, at)
        if not found:
            raise RulebookError(f"{words[at : at + 20]!r} is neither plain, nor **bold**, nor `code`")
        look: Literal["plain", "bold", "code"] = (
            "bold" if found["bold"] else "code" if found["code"] else "plain"
        )
        spans.append(RuleSpan(look, found[look]))
        at = found.end()
    return spans


def _slug(title: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", title.casefold()))
