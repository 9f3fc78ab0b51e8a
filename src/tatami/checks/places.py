"""Where in a game's folder something is written, for the author to look at."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any


def written(home: Path, field: str) -> str:
    """The first line that writes a field of the state, or else declares it, in brackets."""
    for pattern in (rf"\.{field}\b(\[.*?\])?\s*[-+*/|&^<>%]*=(?!=)", rf"Field\(\s*\"{field}\""):
        for path in sorted(home.rglob("*.py")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if re.search(pattern, line):
                    return f" ({path}, line {number})"
    return ""


def defined(function: Callable[..., Any]) -> str:
    """The file and the line of a function, compiled or not, to begin a sentence with."""
    code = getattr(getattr(function, "py_func", function), "__code__", None)
    return f"{code.co_filename}, line {code.co_firstlineno}: " if code else ""
