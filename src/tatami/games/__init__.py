"""The games, one folder each; a folder with a `GAME` is a game, nothing else is edited."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from functools import cache
from types import ModuleType

from tatami.engine.game import Game, GameError


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


@cache
def load(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise GameError(f"There is no game {name!r:.40}; there are {', '.join(names())}.")
    game: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return game


class _Games(ModuleType):
    """This module can be called: `tatami.games()` lists the names."""

    def __call__(self) -> list[str]:
        return list(names())


sys.modules[__name__].__class__ = _Games
