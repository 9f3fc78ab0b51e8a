"""Where in a game's folder something is written, for the author to look at."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any


def named_in(sentence: str) -> bool:
    """Whether a sentence names a file and a line."""
    return re.search(r"\.\w+, line \d+", sentence) is not None


def written(home: Path, field: str) -> str:
    """The first line that writes a field of the state, or else declares it, in brackets."""
    writes = rf"\.{field}\b(\[.*?\])?\s*[-+*/|&^<>%]*=(?!=)"
    return f" ({place})" if (place := _first(home, writes, rf"Field\(\s*\"{field}\"")) else ""


def declared(home: Path, what: str, name: str) -> str:
    """The line that declares a `Field` or a `Pile` of a name, to begin a sentence with."""
    return f"{place}: " if (place := _first(home, rf"{what}\(\s*[\"']{re.escape(name)}[\"']")) else ""


def game_line(home: Path, argument: str = "") -> str:
    """The line of `GAME = Game(…)`, or of one of its arguments, to begin a sentence with."""
    patterns = [rf"^\s*{argument}\s*=[^=]"] if argument else []
    return f"{place}: " if (place := _first(home, *patterns, r"\bGame\(")) else ""


def defined(function: Callable[..., Any] | None, home: Path) -> str:
    """The file and the line of a function that a game brings, compiled or not; nothing for one of ours."""
    code = getattr(getattr(function, "py_func", function), "__code__", None)
    if code is None or home not in Path(code.co_filename).parents:
        return ""
    return f"{code.co_filename}, line {code.co_firstlineno}: "


def names_of(function: Callable[..., Any]) -> set[str]:
    """The names that a function uses, the fields of records among them."""
    code = getattr(getattr(function, "py_func", function), "__code__", None)
    return set(code.co_names) if code else set()


def _first(home: Path, *patterns: str) -> str:
    """The first line that fits the first pattern that any line fits."""
    for pattern in patterns:
        for path in sorted(home.rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if found := re.search(pattern, text, re.MULTILINE):
                return f"{path}, line {text.count(chr(10), 0, found.start()) + 1}"
    return ""
