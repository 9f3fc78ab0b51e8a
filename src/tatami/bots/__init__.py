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
from tatami.games import home, load

__all__ = ["LEVELS", "Bot", "Budget", "Idea", "Thought", "Values", "bot", "names", "part", "prover", "values"]

LEVELS = ("farmer", "samurai", "daimyo", "shogun")  # weakest first


def makers(game: str) -> dict[str, Maker]:
    """The factories of all bots for a game: its own, else the general ones."""
    return {**general.BOTS, **getattr(part(game), "BOTS", {})}


def prover(game: str) -> Any:
    """The prover of a game's endings, or None: `PROVER` of its own bots."""
    found = getattr(part(game), "PROVER", None)
    return found and found()


def values(game: str) -> Values:
    """The values of a game's actions: `VALUES` of its own bots, else playouts by their `MIND`.

    Where their `ENDINGS` can compute the rest of a game, those values are used.
    """
    own, rules = part(game), load(game)
    if (found := getattr(own, "VALUES", None)) is not None:
        return cast(Values, found())
    mind, endings = getattr(own, "MIND", None), getattr(own, "ENDINGS", None)
    thinking = np.zeros(1, PLAIN) if mind is None else mind()
    return SampledValues(rules, thinking, endings and endings())


def part(game: str, name: str = "") -> ModuleType | None:
    """The bots made for a game, or one of their modules, if there are any: here, or `bots` in its folder."""
    for package in (f"{__name__}.{load(game).name}", f"{home(game)}.bots"):
        if importlib.util.find_spec(package) is not None:
            module = f"{package}.{name}" if name else package
            return importlib.import_module(module) if importlib.util.find_spec(module) else None
    return None


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
