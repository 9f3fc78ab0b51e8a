"""Players that get a view and return a token; none can reach the state behind it."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType
from typing import Any, cast

import numpy as np

from tatami.bots import general
from tatami.bots.bot import Bot, Budget, Idea, Maker, Order, Thought
from tatami.bots.values import SampledValues, Values
from tatami.engine.game import GameError
from tatami.engine.search.minds import PLAIN
from tatami.games import load

__all__ = ["LEVELS", "Bot", "Budget", "Idea", "Thought", "Values", "bot", "names", "prover", "values"]

LEVELS = ("farmer", "samurai", "daimyo", "shogun")  # weakest first


def makers(game: str) -> dict[str, Maker]:
    """The factories of all bots for a game: its own, else the general ones."""
    return {**general.BOTS, **getattr(_own(game), "BOTS", {})}


def prover(game: str) -> Any:
    """The prover of a game's endings, or None: `PROVER` of its own bots."""
    found = getattr(_own(game), "PROVER", None)
    return found and found()


def values(game: str) -> Values:
    """The values of a game's actions: `VALUES` of its own bots, else playouts by their `MIND`."""
    own, rules = _own(game), load(game)
    if (found := getattr(own, "VALUES", None)) is not None:
        return cast(Values, found())
    mind = getattr(own, "MIND", None)
    return SampledValues(rules, np.zeros(1, PLAIN) if mind is None else mind())


def _own(game: str) -> ModuleType | None:
    """The bots made for a game, if there are any."""
    own = f"{__name__}.{load(game).name}"
    return importlib.import_module(own) if importlib.util.find_spec(own) else None


def names(game: str) -> list[str]:
    """The names of the bots for a game."""
    return list(makers(game))


def bot(name: str, game: str, *, seed: int = 0, threads: int = 1) -> Bot:
    """A bot for one seat: a level or a reference bot, with its default budget or as in `shogun@100ms`."""
    plain, _, budget = name.partition("@")
    known = makers(game)
    if plain not in known:
        raise GameError(f"There is no bot {plain!r:.40} for {game}; there are {', '.join(known)}.")
    order = Order(load(game), plain, Budget.parse(budget) if budget else None, seed, threads)
    return known[plain](order)
