"""A reader of a table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, get_args

Form = Literal["scene", "words", "numbers"]
FORMS: tuple[Form, ...] = get_args(Form)


@dataclass(frozen=True)
class Reader:
    """A reader of a table, with a language and a form of messages."""

    who: str  # an identity
    lang: str = "en"
    form: Form = "scene"  # numbers that a dictionary explains, sentences, or an observation
    wants_view: bool = False  # with an observation: a program that thinks with our engine

    @cached_property
    def shared(self) -> tuple[object, ...]:
        """The key for messages shared by readers of the same seats; only sentences depend on the language."""
        if self.form == "words":
            return self.form, self.lang
        return (self.form, self.wants_view) if self.form == "numbers" else (self.form,)
