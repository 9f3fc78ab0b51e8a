"""Reports progress while rules are compiled, which happens once per machine and can take minutes."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from numba.core import event

MOMENT = 1.0  # seconds without a report
PACKAGE = __name__.partition(".")[0]
LINE = "tatami: compiling the rules, once on this machine; `tatami warm` does it ahead …"

Tell = Callable[[int, float, bool], None]  # functions compiled so far, seconds spent, whether it has finished


class Watch(event.Listener):  # type: ignore[misc]
    """Calls `tell` every second while functions of this package are being compiled, and once at the end."""

    def __init__(self, tell: Tell | None = None) -> None:
        self.tell = tell
        self._lock = threading.RLock()
        self._depth = 0  # compilations within compilations
        self._count = 0
        self._began = self._ended = 0.0  # of the outermost compilation
        self._spent = 0.0  # on compilations that followed close on each other
        self._total = 0.0  # on all of them
        self._is_told = False
        self._timer: threading.Timer | None = None

    def on_start(self, event: Any) -> None:
        """Numba begins to compile a function."""
        if not _is_ours(event):
            return
        with self._lock:
            self._depth += 1
            if self._depth == 1:
                self._began = time.monotonic()
                if self._began > self._ended + MOMENT:
                    self._spent = 0.0
                self._wait(max(0.0, MOMENT - self._spent))

    def on_end(self, event: Any) -> None:
        """Numba has compiled a function."""
        if not _is_ours(event):
            return
        with self._lock:
            self._count += 1
            self._depth -= 1
            if self._depth == 0:
                self._ended = time.monotonic()
                self._spent += self._ended - self._began
                self._total += self._ended - self._began
                if self._timer is not None:
                    self._timer.cancel()
                if self._is_told and self.tell is not None:
                    self.tell(self._count, self._total, True)
                self._is_told = False

    def _wait(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, self._look)
        self._timer.daemon = True
        self._timer.start()

    def _look(self) -> None:
        with self._lock:
            if self._depth and self.tell is not None:
                self._is_told = True
                self.tell(self._count, self._total + time.monotonic() - self._began, False)
                self._wait(MOMENT)


def _is_ours(event: Any) -> bool:
    module = getattr(getattr(event.data["dispatcher"], "py_func", None), "__module__", None) or ""
    return str(module).partition(".")[0] == PACKAGE


class OneLine:
    """The default progress report for programs that import the package: one line on a terminal, else nothing.

    `TATAMI_PROGRESS=1` forces the line everywhere, `TATAMI_PROGRESS=0` disables it.
    """

    def __init__(self) -> None:
        self._is_told = False

    def __call__(self, count: int, seconds: float, is_over: bool) -> None:
        """Report for the first time."""
        if not self._is_told and not is_over:
            self._is_told = True
            if _may_be_told():
                print(LINE, file=sys.stderr, flush=True)


def _may_be_told() -> bool:
    wish = os.environ.get("TATAMI_PROGRESS", "")
    if wish in ("0", "1"):
        return wish == "1"
    is_child = multiprocessing.parent_process() is not None
    return not is_child and sys.stderr is not None and sys.stderr.isatty()


WATCH = Watch(OneLine())
event.register("numba:compile", WATCH)
