"""Reads what people type: with history and completion at a terminal, else line by line."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import Completer


class Reader:
    """Asks for lines; raises EOFError when there are none and KeyboardInterrupt on Ctrl-C."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        # One memory of lines for each seat, so that nobody can call up another's moves.
        self._sessions: dict[int | None, PromptSession[str]] = {}

    def line(self, prompt: str, offers: Mapping[str, str] | None = None, memory: int | None = None) -> str:
        """The next line, without blanks at its ends; `offers` are words to complete, each explained."""
        if self.live:
            return _plain(self._session(memory).prompt(prompt, completer=_completer(offers or {})))
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(_plain(line))  # a transcript shows what was answered
        if not line:
            raise EOFError
        return _plain(line)

    def _session(self, memory: int | None) -> PromptSession[str]:
        if memory not in self._sessions:
            from prompt_toolkit import PromptSession
            from prompt_toolkit.shortcuts import CompleteStyle

            # Completion only by Tab and without a menu: one would push the table off a small screen.
            self._sessions[memory] = PromptSession(
                complete_while_typing=False,
                complete_style=CompleteStyle.READLINE_LIKE,
                reserve_space_for_menu=0,
            )
        return self._sessions[memory]


def number_from(text: str) -> int | None:
    """The number that a text is, if it is one."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def _plain(line: str) -> str:
    """A line without terminal control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in line).strip()


def _completer(offers: Mapping[str, str]) -> Completer:
    from prompt_toolkit.completion import WordCompleter

    return WordCompleter(list(offers), ignore_case=True, meta_dict=dict(offers), sentence=True)
