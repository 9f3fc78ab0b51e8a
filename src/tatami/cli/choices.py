"""The legal actions: grouped, numbered, looked up by input, listed and explained."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tatami.cli.reader import number_from
from tatami.cli.screen import Screen, bold
from tatami.engine.scene import Action
from tatami.view import View

MANY = 10  # a kind with more options than this is split by the place where they begin
FEW_LINES = 4  # what the list of each turn may take if it is in words
GAP = 2  # blanks between columns
BEGINNING = re.compile(r"(.+?[:：])\s*(.+)", re.DOTALL)


class Choices:
    """The options of the seat to move, under numbers that stay until it has chosen."""

    def __init__(self, view: View, screen: Screen) -> None:
        self.view = view
        self._screen = screen
        speaker = screen.speaker(view)
        self._groups = list(_grouped(view.actions))
        self.actions = [action for group in self._groups for action in group]
        self.numbers = {action.token: number for number, action in enumerate(self.actions, 1)}
        self.words = {action.token: speaker.say(action.words) for action in self.actions}
        self._speaker = speaker
        self._digits = len(str(len(self.actions)))  # of the highest number
        self._letters = max(map(len, self.numbers))  # of the longest token

    def find(self, typed: str) -> str | None:
        """The token for typed input, a token or an option's number; None for other numbers."""
        text = unicodedata.normalize("NFKC", typed)
        if text in self.view.tokens:
            return text
        if text.isdecimal():
            number = number_from(text) or 0
            return self.actions[number - 1].token if 1 <= number <= len(self.actions) else None
        alike = [token for token in self.numbers if token.casefold() == text.casefold()]
        return alike[0] if len(alike) == 1 else typed

    def brief(self, width: int) -> RenderableType:
        """The options in few lines: in words if there is room, else only their tokens."""
        entries = [self._entry(action, self.words[action.token]) for action in self.actions]
        if len(entries) <= FEW_LINES:
            return Group(*entries)
        columns = width // max(entry.cell_len + GAP for entry in entries)
        if len(entries) <= columns * FEW_LINES:
            return _columns(entries)
        return _columns([self._entry(action) for action in self.actions], down=False)

    def explained(self, action: Action) -> str:
        """An option in words, with as much of its outcome as is open."""
        words = self.words[action.token]
        if action.preview_words is None:
            return words
        return self._screen.text(
            "choice-preview", words=words, preview=self._speaker.say(action.preview_words)
        )

    def full(self) -> Iterator[RenderableType]:
        """All options in words, group by group, and then the refused ones with their reasons."""
        for group in self._groups:
            if any(action.preview_words for action in group):
                yield self._rows((str(self.numbers[a.token]), a.token, self.explained(a)) for a in group)
            else:
                yield from self._columns(group)
            yield ""
        reasons: dict[str, str] = {}
        for refusal in self.view.refusals:
            reasons.setdefault(self._speaker.say(refusal.reason), refusal.token or "")
        if reasons:
            yield bold(self._screen.text("choice-refused"))
            yield self._rows(("", token, reason) for reason, token in reasons.items())

    def _columns(self, group: list[Action]) -> Iterator[RenderableType]:
        """Options side by side; a beginning that they share is said once, above them."""
        split = [BEGINNING.fullmatch(self.words[action.token]) for action in group]
        beginnings = {found[1] if found else "" for found in split}
        words = [self.words[action.token] for action in group]
        if len(group) > 1 and len(beginnings) == 1 and "" not in beginnings:
            yield bold(beginnings.pop())
            words = [found[2] for found in split if found]
        entries = [self._entry(action, said) for action, said in zip(group, words, strict=True)]
        yield _columns(entries)

    def _rows(self, rows: Iterable[tuple[str, str, str]]) -> RenderableType:
        """Numbers, tokens and words that may take several lines."""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(justify="right", style="dim", min_width=self._digits)
        grid.add_column(style="bold", min_width=self._letters, no_wrap=True)
        grid.add_column()
        for row in rows:
            grid.add_row(*row)
        return grid

    def _entry(self, action: Action, words: str = "") -> Text:
        """An option on one line, or only its number and token."""
        number, token = str(self.numbers[action.token]).rjust(self._digits), action.token
        if not words:
            return Text.assemble((number, "dim"), " ", (token, "bold"))
        gap = " " * GAP
        return Text.assemble((number, "dim"), gap, (token.ljust(self._letters), "bold"), gap, words)


def _grouped(actions: Iterable[Action]) -> Iterator[list[Action]]:
    """Actions of one kind together, a large kind split by the place that its actions begin at."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action.kind, []).append(action)
    for kind in kinds.values():
        if len(kind) <= MANY:
            yield kind
            continue
        sources: dict[tuple[str, ...], list[Action]] = {}
        for action in kind:
            sources.setdefault(action.places[:1], []).append(action)
        yield from sources.values()


def _columns(entries: list[Text], *, down: bool = True) -> Columns:
    """Entries in columns, to be read down or across."""
    return Columns(entries, padding=(0, GAP, 0, 0), equal=True, column_first=down)
