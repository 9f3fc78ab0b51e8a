"""Progress on stderr while rules are compiled."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tatami.cli.progress import Progress
from tatami.engine.compilation import WATCH, Tell
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.scene import Message

OFTEN = 10  # seconds between two lines where no terminal rewrites one


class Teller:
    """Tells how far a compilation is, in the language of the system."""

    def __init__(self) -> None:
        self._progress = Progress()
        self._doing = ""  # what is under way, if a command has said so
        self._lines = -1

    def say(self, id: str, **args: Any) -> None:
        """Print the progress line."""
        self._doing = self.text(id, **args)
        self._progress.show(self._doing)

    def text(self, id: str, **args: Any) -> str:
        """A message in words."""
        from tatami.cli.screen import language  # needed only for long compilations

        return Speaker("cli", language(os.environ)).say(Message(id, args))

    def __call__(self, functions: int, seconds: float, is_over: bool) -> None:
        """Say how much was compiled."""
        if is_over:
            if not self._doing:
                self.end()
            return
        if not self._progress.is_terminal:
            if int(seconds) // OFTEN == self._lines:
                return
            self._lines = int(seconds) // OFTEN
        minutes, rest = divmod(int(seconds), 60)
        words = self.text("compiling-rules", functions=functions, minutes=minutes, seconds=rest)
        self._progress.show(f"{self._doing}  {words}" if self._doing else words)

    def end(self) -> None:
        """Leave the line."""
        self._progress.end()


@contextmanager
def told_by(tell: Tell | None) -> Iterator[None]:
    """Report compilations through `tell` within a block."""
    before, WATCH.tell = WATCH.tell, tell
    try:
        yield
    finally:
        WATCH.tell = before
