"""Progress on stderr: one changing line on a terminal, else a line per step."""

from __future__ import annotations

import sys


class Progress:
    """Shows progress: in place on a terminal, elsewhere only changes."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self._width = 0
        self._last = ""

    def show(self, words: str, share: float | None = None) -> None:
        """Show the current step and its share; without a terminal, in tenths."""
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
        """Clear the line."""
        if self.is_terminal and self._last:
            sys.stderr.write("\r" + " " * self._width + "\r")
            sys.stderr.flush()
        self._last, self._width = "", 0
