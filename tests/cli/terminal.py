"""Runs the real program, through pipes or in a terminal of its own, and reads its output."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from bisect import bisect_left
from collections.abc import Iterable
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from tatami.cli import main

SECONDS = 120  # the first run may have to compile the rules

PROGRAM = [sys.executable, "-m", "tatami.cli"]
WIPE = "\x1b[H\x1b[2J\x1b[3J"
TO_OTHER_SCREEN, BACK_FROM_OTHER_SCREEN = "\x1b[?1049h", "\x1b[?1049l"
CONTROL = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\x1b\][^\x07]*\x07|\r")


class Done(NamedTuple):
    """A finished run: its exit code and its output."""

    code: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """Where the program runs: English, 80 columns, whatever the machine is set to."""
    theirs = ("LC_", "NO_COLOR", "PYTHONUNBUFFERED")
    env = {name: value for name, value in os.environ.items() if not name.startswith(theirs)}
    ours = {"LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    return {**env, **ours, **changes}


def typed(lines: Iterable[str]) -> bytes:
    """Lines as they come through a pipe."""
    return "".join(f"{line}\n" for line in lines).encode()


def run(*args: str, lines: Iterable[str] = (), cwd: Path | None = None, **env: str) -> Done:
    """Run the program to its end in this process, which is quick, with these lines typed."""
    keys = io.TextIOWrapper(io.BytesIO(typed(lines)), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        patch.dict(os.environ, environment(**env), clear=True),
        patch.object(sys, "stdin", keys),
        redirect_stdout(out),
        redirect_stderr(err),
        chdir(cwd or Path.cwd()),
    ):
        code = main(args)
    return Done(code, *(_written(stream) for stream in (out, err)))


def _written(stream: io.TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def run_apart(*args: str, data: bytes = b"", cwd: Path | None = None, **env: str) -> Done:
    """Run the program to its end in a process of its own."""
    program = [*PROGRAM, *args]
    ended = subprocess.run(
        program,
        input=data,
        cwd=cwd,
        env=environment(**env),
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    done = Done(ended.returncode, ended.stdout.decode(), ended.stderr.decode())
    assert "Traceback" not in done.err, done.err
    return done


def plain(text: str) -> str:
    """The text on the screen, without colours and cursor movements."""
    return CONTROL.sub("", text)


class Terminal:
    """The program in a terminal: type, wait for words, look at everything it sent."""

    def __init__(self, *args: str, cwd: Path, rows: int = 24, env: dict[str, str] | None = None) -> None:
        self.sent = ""  # all that the program sent to the terminal so far
        self._read = 0  # how much of it has been waited for
        self._end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        changed = environment(PROMPT_TOOLKIT_NO_CPR="1", LINES=str(rows), **(env or {}))
        self._process = subprocess.Popen(
            [*PROGRAM, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=cwd,
            env=changed,
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._end)

    def type(self, keys: str) -> None:
        """Press keys; `\\r` is Enter."""
        os.write(self._end, keys.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C while the program does not read: the terminal turns it into a signal."""
        self._process.send_signal(signal.SIGINT)

    def wait(self, words: str) -> str:
        """Wait until the program prints some text; return the raw output up to there."""
        patience = time.monotonic() + SECONDS
        while words not in plain(self.sent[self._read :]):
            assert self._receive(patience), f"it never said {words!r}:\n{plain(self.sent[self._read :])}"
        # Output read together with the text stays in the buffer for the next wait.
        ends = range(len(self.sent) + 1)
        return self._take(
            bisect_left(
                ends, True, lo=self._read, key=lambda end: words in plain(self.sent[self._read : end])
            )
        )

    def quiet(self, seconds: float = 0.5) -> str:
        """The output until the program has been silent for a while."""
        while self._receive(time.monotonic() + seconds):
            pass
        return self._take(len(self.sent))

    def finish(self) -> int:
        """Wait for the end of the program; returns its exit code."""
        while self._receive(time.monotonic() + SECONDS):
            pass
        return self._process.wait(SECONDS)

    def _take(self, end: int) -> str:
        begin, self._read = self._read, end
        return self.sent[begin:end]

    def _receive(self, until: float) -> bool:
        """Read available output; False on a timeout or at the end."""
        ready, _, _ = select.select([self._end], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self._end, 65536)
        except OSError:  # the program has gone
            return False
        self.sent += data.decode(errors="replace")
        return bool(data)
