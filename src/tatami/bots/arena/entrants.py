"""Entrants of an arena: a bot by its name, or any importable player."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from typing import Any

from tatami.bots import bot
from tatami.bots.bot import Budget, Order
from tatami.engine.game import GameError
from tatami.games import load
from tatami.view import View

Choose = Callable[[View], str]


def is_imported(name: str) -> bool:
    """Whether a name is an import path, as `package.module:callable`."""
    return ":" in name


def seat(name: str, game: str, seed: int) -> Choose:
    """The chooser for one seat in one game.

    An import path leads to a function of a view, to an object with `choose`, or to a factory of such an
    object: a class, or a function whose only parameter is called `order`. Factories may take an `Order`.
    """
    path, _, budget = name.partition("@")
    if not is_imported(path):
        return bot(name, game, seed=seed).choose
    found = _import(path)
    if isinstance(found, type) or _parameters(found) == ["order"]:
        order = Order(load(game), path, Budget.parse(budget) if budget else None, seed)
        found = found(order) if _parameters(found) else found()
    elif budget:
        raise GameError(f"{path} takes no budget: only bots made from an order do.")
    choose: Choose | None = getattr(found, "choose", found if callable(found) else None)
    if choose is None:
        raise GameError(f"{path} is neither a function of a view nor something with `choose`.")
    return choose


def _import(path: str) -> Any:
    module, _, name = path.partition(":")
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, ValueError, AttributeError) as error:
        raise GameError(f"{path!r:.80} cannot be imported: {error}.") from None


def _parameters(maker: Any) -> list[str]:
    try:
        return list(inspect.signature(maker).parameters)
    except (TypeError, ValueError):  # not every callable has a signature
        return []
