"""The bot interface: a bot gets a view, returns a token, and can explain its choice."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Protocol

from tatami.engine.game import Game, GameError
from tatami.view import View


@dataclass(frozen=True)
class Budget:
    """The thinking budget for one decision: milliseconds, simulations, or whichever ends first."""

    ms: float | None = None
    simulations: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parse `100ms`, `1.5s` or, for simulations, a bare number."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)", text)
        if found is None:
            raise GameError(f"{text!r:.40} is not a budget; write 100ms, 1.5s, or a number of simulations.")
        amount, unit, simulations = found.groups()
        budget = (
            cls(simulations=int(simulations))
            if simulations
            else cls(float(amount) * {"ms": 1, "s": 1000}[unit])
        )
        if not (budget.ms or budget.simulations):
            raise GameError("A budget must be greater than zero.")
        return budget

    def __str__(self) -> str:
        times = [] if self.ms is None else [f"{self.ms:g}ms"]
        return "/".join(times + ([] if self.simulations is None else [str(self.simulations)]))


SHORTEST, LONGEST = 0.003, 0.05  # seconds between two checks of the clock


class Timer:
    """The thinking time of the creating thread: CPU time, so that a busy machine weakens no bot.

    In wall-clock time it lasts at most `patience` times as long.
    """

    patience: ClassVar[float] = 4  # an arena, where nobody waits, has more

    def __init__(self, ms: float | None) -> None:
        self._seconds = float("inf") if ms is None else ms / 1000
        self._cpu, self._clock = time.thread_time(), time.perf_counter()

    @property
    def spent(self) -> float:
        """Seconds of CPU time so far."""
        return time.thread_time() - self._cpu

    @property
    def elapsed(self) -> float:
        """Seconds of wall-clock time so far."""
        return time.perf_counter() - self._clock

    @property
    def left(self) -> float:
        """Seconds of CPU time left; 0 or less when it is time to stop."""
        if self.elapsed > self.patience * self._seconds:
            return 0.0
        return self._seconds - self.spent

    @property
    def left_ms(self) -> float:
        """The same in milliseconds, not less than 0."""
        return max(0.0, 1000 * self.left)


def slice_of(left: float) -> float:
    """How long to think until the next check of the clock, with this many seconds left.

    Checking requires Python's lock; far from the end it need not happen often.
    """
    return min(left, LONGEST, max(SHORTEST, left / 8))


@dataclass(frozen=True)
class Idea:
    """A bot's evaluation of one action."""

    token: str
    visits: int  # simulations that tried it
    value: float  # the bot's objective, 0 to 1: half the share of victory, half the margin
    margin: float | None  # expected points ahead of the best other seat at the end
    ranks: tuple[float, ...]  # probability of ending first, second, …; empty where not counted


@dataclass(frozen=True)
class Thought:
    """A bot's thoughts about one decision, best idea first; the source of hints, reviews and plots."""

    choice: str  # the token to play: the best idea's, or one as good where a secret choice is mixed
    ideas: tuple[Idea, ...]
    line: tuple[str, ...]  # the expected line of play, its own choice first, as its seat would see it
    simulations: int
    seconds: float
    exact: bool = False  # whether the value is proven

    def _repr_svg_(self) -> str:
        from tatami.art.thought import Bar, picture  # only notebooks need pictures

        how = "exact" if self.exact else f"{self.simulations:,} simulations"
        title = f"{self.choice} · {how}, {self.seconds * 1000:.0f} ms"
        bars = [Bar(idea.token, idea.value, idea.margin, idea.visits) for idea in self.ideas]
        return picture(title, self.choice, bars)


class Bot(Protocol):
    """A player of one game at one table; it never sees more than a view."""

    @property
    def name(self) -> str:
        """Its name in an arena: `shogun`, `uct@3000`."""

    def choose(self, view: View) -> str:
        """A legal token for this view's seat."""

    def think(self, view: View) -> Thought:
        """The same with reasons."""


@dataclass(frozen=True)
class Order:
    """A request for a bot."""

    game: Game
    name: str
    budget: Budget | None = None  # None: the bot's default
    seed: int = 0
    threads: int = 1

    @property
    def label(self) -> str:
        """The name with the budget, if one was given."""
        return self.name if self.budget is None else f"{self.name}@{self.budget}"


Maker = Callable[[Order], Bot]


def check_turn(view: View) -> None:
    """Reject a view whose seat is not to move."""
    if view.seat is None or view.seat != view.to_move:
        raise GameError("It is not this seat's turn, so there is nothing to choose.")
