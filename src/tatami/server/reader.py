"""Who looks at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table, and the language they read."""

    who: str  # an identity
    lang: str = "en"
    wants_view: bool = False  # a program that thinks with our engine
