"""The games: a folder with a `GAME` is a game, and nothing outside the folder is edited.

Games are found in this folder, in the folders that the environment variable `TATAMI_GAMES` lists, and in
other packages, as entry points of the group `tatami.games` whose value is a module with a `GAME`. A game that
cannot be loaded is left out, with one sentence that says why; the others are played as ever.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import pkgutil
import re
import sys
import traceback
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from tatami.engine.deal import START
from tatami.engine.game import Game, GameError, OneOf
from tatami.engine.i18n import speaker

logger = logging.getLogger(__name__)

GROUP = "tatami.games"  # of entry points
FOLDERS = "TATAMI_GAMES"  # the variable with more folders of games, separated as in PATH

__path__.extend(folder for folder in os.environ.get(FOLDERS, "").split(os.pathsep) if folder)

_left_out: dict[str, str] = {}  # sentences, by game


def names() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(sorted(name for name in _homes() if _loaded(name) is not None))


def load(name: str) -> Game:
    """The game of that name."""
    if name not in _homes():
        raise GameError(f"There is no game {name!r:.40}; there are {', '.join(names())}.")
    game = _loaded(name)
    if game is None:
        raise GameError(_left_out[name])
    return game


def left_out() -> dict[str, str]:
    """The games that cannot be played, each with a sentence that says why."""
    names()
    return dict(_left_out)


def leave_out(name: str, error: Exception) -> None:
    """Take a game that turned out to be broken from the list."""
    _left_out[name] = f"The game {name} is left out: {sentence_of(error, name)}"
    logger.warning("%s", _left_out[name])


def home(name: str) -> str:
    """The module of a game: its parts are modules within."""
    return _homes()[name]


@cache
def folder(name: str) -> Path:
    """The folder of a game: its words, rules for people, and other files."""
    spec = importlib.util.find_spec(_homes()[name])
    if spec is None or spec.origin is None:
        raise GameError(f"there is no module {_homes()[name]}")
    return Path(spec.origin).parent


@cache
def _homes() -> dict[str, str]:
    """The module of every game, by name; the first one found has the name."""
    found = (each.name for each in pkgutil.iter_modules(__path__) if each.ispkg)
    homes = {name: f"{__name__}.{name}" for name in found}
    for point in entry_points(group=GROUP):
        homes.setdefault(point.name, point.module)
    return homes


def _loaded(name: str) -> Game | None:
    if name in _left_out:
        return None
    try:
        return _load(name)
    except Exception as error:  # whatever is wrong with one game must not matter to the others
        leave_out(name, error)
        return None


@cache
def _load(name: str) -> Game:
    speaker.settle(f"games/{name}", folder(name), is_ours=folder(name).parent == Path(__file__).parent)
    game = getattr(importlib.import_module(_homes()[name]), "GAME", None)
    if not isinstance(game, Game):
        raise GameError(f"{folder(name) / '__init__.py'} has no GAME = Game(…)")
    if game.name != name:
        raise GameError(f"its GAME is called {game.name!r:.40}, and its folder or entry point {name!r:.40}")
    words = folder(name) / "locale" / "en.ftl"
    known = re.findall(r"^([\w-]+) *=", words.read_text(encoding="utf-8"), re.MULTILINE)
    options = [option for option in game.options if option.name != START]
    asked = [f"option-{option.name}" for option in options]
    asked += [
        f"option-{one.name}-{name}"
        for one in options
        if isinstance(one.check, OneOf)
        for name in one.check.names
    ]
    missing = [message for message in ("title", "designers", "about", *asked) if message not in known]
    if missing:
        raise GameError(f"{words} has no message {' or '.join(missing)}")
    return game


def sentence_of(error: Exception, name: str) -> str:
    """What is wrong with a game, and where, if that is in its folder."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}."
    problem = error.msg if isinstance(error, SyntaxError) else str(error)
    kind = "" if isinstance(error, GameError) else f"{type(error).__name__}: "
    return f"{_place_of(error, name)}{kind}{problem.rstrip('.')}."


def _place_of(error: Exception, name: str) -> str:
    """The file and the line of an error, if it is in the game's folder."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}, line {error.lineno}: "
    if isinstance(error, OSError):
        return ""  # it names its place
    try:
        home = folder(name)
    except (GameError, ImportError):
        return ""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if home in Path(frame.filename).parents]
    return f"{own[-1].filename}, line {own[-1].lineno}: " if own else ""


class _Games(ModuleType):
    """This module can be called: `tatami.games()` lists the names."""

    def __call__(self) -> list[str]:
        return list(names())


sys.modules[__name__].__class__ = _Games
