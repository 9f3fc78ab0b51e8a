"""Who looks at a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

Form = tuple[str, bool, bool]


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table, and the language they read."""

    who: str  # an identity
    lang: str = "en"
    wants_view: bool = False  # a program that thinks with our engine
    wants_numbers: bool = False  # a program that needs no words

    @cached_property
    def form(self) -> Form:
        """What is told alike to all who look from the same seats."""
        return self.lang, self.wants_view, self.wants_numbers
