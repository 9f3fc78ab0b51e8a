"""What the person at the terminal sees: sentences, tables, pages, and a curtain between players."""

from __future__ import annotations

import argparse
import importlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.util import find_spec
from typing import Any, TypeVar

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from tatami.cli import wrap
from tatami.cli.reader import Reader
from tatami.engine.i18n.speaker import LANGUAGES, Speaker
from tatami.engine.scene import Message
from tatami.games import home
from tatami.match import Match
from tatami.view import View

WIDEST = 100  # columns of a table; wider ones are hard to take in
PATIENCE = 1.0  # seconds without a word
NAP = 0.1  # seconds between two looks whether it is done
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # to the top, clear the screen, clear the scrollback

Draw = Callable[..., RenderableType]
T = TypeVar("T")


def add_look(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that every command with a screen has."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=language(os.environ),
        help="language of the game (default: your system's)",
    )
    parser.add_argument("--no-color", action="store_true", help="no colours, as with NO_COLOR")


def language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            wanted = environ[name][:2].lower()
            return wanted if wanted in LANGUAGES else "en"
    return "en"


class Screen:
    """A terminal, or a pipe that stands for one, and the language spoken on it."""

    def __init__(self, lang: str, no_color: bool = False) -> None:
        self.lang = lang
        self.listener: int | None = None  # the seat whose player sits before the screen
        self.names: dict[int, str] = {}
        wrap.install()
        self.console = Console(no_color=no_color or None, markup=False, highlight=False, emoji=False)
        self.reader = Reader()

    @property
    def live(self) -> bool:
        """Whether a person sits there, rather than a pipe."""
        return self.reader.live

    # Words.

    def text(self, id: str, **args: Any) -> str:
        """One of the terminal's own messages in words."""
        return Speaker("cli", self.lang, self.listener, self.names).say(Message(id, args))

    def speaker(self, of: Match | View) -> Speaker:
        """A speaker of a match's messages to the person at the screen."""
        called = dict(of.game.called(of.options))
        return Speaker(f"games/{of.game.name}", self.lang, self.listener, self.names, called)

    def say(self, id: str, **args: Any) -> None:
        """Print a message."""
        self.console.print(self.text(id, **args))

    def show(self, *renderables: RenderableType) -> None:
        """Print things one below the other."""
        for renderable in renderables:
            self.console.print(renderable)

    def paragraph(self, sentences: Sequence[str]) -> str:
        """Sentences one after another, as the language sets them."""
        return self.text("sentence-gap").join(sentences)

    # Answers.

    def ask(self, id: str, **args: Any) -> str:
        """Ask for a line."""
        return self.reader.line(f"{self.text(id, **args)} ")

    def agrees(self, id: str, **args: Any) -> bool:
        """Ask a question whose answer is yes or no; anything but a yes is a no."""
        answer = self.ask(id, **args).casefold()
        return bool(answer) and any(
            yes.casefold().startswith(answer) for yes in ("yes", self.text("answer-yes"))
        )

    # Tables and pages.

    def table(self, view: View, speaker: Speaker) -> list[RenderableType]:
        """A table as its game draws it, or else in sentences, and what is asked for or the result."""
        draw = drawing(view.game.name)
        if draw is not None:
            shown = [draw(view, speaker, width=min(self.console.width, WIDEST))]
        else:
            shown = [speaker.say(message) for message in view.summary()]
        return [*shown, bold(speaker.say(view.task))]

    def page(self, *renderables: RenderableType) -> None:
        """Show something long, a screenful at a time if a person reads it."""
        lines = self.console.render_lines(Group(*renderables), pad=False)
        step = self.console.height - 1 if self.live else len(lines)
        for start in range(0, len(lines), max(step, 1)):
            part = lines[start : start + step]
            self.console.print(Segments([s for line in part for s in (*line, Segment.line())]), end="")
            if start + step < len(lines) and not self._goes_on():
                return

    def _goes_on(self) -> bool:
        """Whether the reader wants the next page."""
        try:
            return not self.ask("page-more").casefold().startswith("q")
        except (EOFError, KeyboardInterrupt):
            return False

    # Patience.

    def wait_for(self, work: Callable[[], T], id: str, **args: Any) -> T:
        """Run a task, with a message if it takes long; Ctrl-C cancels it."""
        future = _in_a_thread(work)
        with _interruptible() as look, ExitStack() as stack:
            silent_until: float | None = time.monotonic() + PATIENCE
            while not wait([future], NAP).done:
                look()
                if silent_until is not None and time.monotonic() >= silent_until:
                    silent_until = None
                    words = Text(self.text(id, **args), style="dim")
                    stack.enter_context(self.console.status(words)) if self.live else self.show(words)
            look()
        return future.result()

    # Secrets.

    @contextmanager
    def private(self) -> Iterator[None]:
        """Keep everything said meanwhile off the terminal's ordinary screen and its scrollback."""
        with self.console.screen(hide_cursor=False):
            try:
                yield
            finally:
                self.wipe()

    def wipe(self) -> None:
        """Leave nothing on the screen or in its scrollback."""
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()


def _in_a_thread(work: Callable[[], T]) -> Future[T]:
    """Run work in a daemon thread."""
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


@contextmanager
def _interruptible() -> Iterator[Callable[[], None]]:
    """Note Ctrl-C, and raise it where the one inside looks for it.

    Raised wherever it comes it may be lost: in the clean-up of what is thrown away Python ignores it,
    and compiling throws much away.
    """
    noted = threading.Event()

    def look() -> None:
        if noted.is_set():
            raise KeyboardInterrupt

    if threading.current_thread() is not threading.main_thread():  # only the main one hears signals
        yield look
        return
    before = signal.signal(signal.SIGINT, lambda *_: noted.set())
    try:
        yield look
    finally:
        signal.signal(signal.SIGINT, before)


@cache
def drawing(game: str) -> Draw | None:
    """The function that draws a game's table, if the game brings one."""
    name = f"{home(game)}.draw"
    if find_spec(name) is None:
        return None
    draw: Draw = importlib.import_module(name).draw
    return draw


def bold(text: str) -> Text:
    """Text that stands out."""
    return Text(text, style="bold")
