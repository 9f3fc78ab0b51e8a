"""What a command does while somebody waits for it, on stderr: one line that changes, or a line a step."""

from __future__ import annotations

import sys


class Progress:
    """Tells what is under way: on a terminal in place, elsewhere only what is new."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self._width = 0
        self._last = ""

    def show(self, words: str, share: float | None = None) -> None:
        """Tell what is done now, and how much of it; away from a terminal a share is told in tenths."""
        if share is not None:
            percent = int(100 * share)
            words = f"{words} {percent if self.is_terminal else percent // 10 * 10} %"
        if words == self._last:
            return
        self._last = words
        if self.is_terminal:
            sys.stderr.write("\r" + words.ljust(self._width))
            self._width = len(words)
        else:
            sys.stderr.write(words + "\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Leave the line as if nothing had been there."""
        if self.is_terminal and self._last:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
        self._last, self._width = "", 0
