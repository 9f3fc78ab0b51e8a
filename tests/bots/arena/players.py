"""Players that enter an arena by import path."""

from __future__ import annotations

from tatami.bots.bot import Order
from tatami.view import View


def first(view: View) -> str:
    """Plays the first legal token."""
    return view.legal[0]


def crash(view: View) -> str:
    """Fails when the game has begun."""
    if view.tensor().any() and view.scores()[1] > 4:
        raise RuntimeError("my head\nhurts")
    return view.legal[0]


def cheat(view: View) -> str:
    """Plays what is no move."""
    return "castle"


class Last:
    """Plays the last legal token."""

    def choose(self, view: View) -> str:
        return view.legal[-1]


class Seeded:
    """Plays a token that its seed decides."""

    def __init__(self, order: Order) -> None:
        self.seed = order.seed

    def choose(self, view: View) -> str:
        return view.legal[self.seed % len(view.legal)]


def made(order: Order) -> Seeded:
    """Makes a player."""
    return Seeded(order)


nobody = 7
