"""Deals as chance nodes: one for each number that a fair deal draws, with equal chances.

A deal has too many outcomes to list, but each of its draws has few. The draws come from the
game's own deal, so that no game declares its deal twice, and a history of chance
outcomes and actions is the whole game: nothing is left to a hidden generator.
"""

from __future__ import annotations

from collections.abc import Iterable

from tatami.engine.deal import START
from tatami.engine.game import Game, Options
from tatami.fair import DealStream, seed_bytes

TRIES = 8  # deals looked at to find a shortest one; all but a few of TA-KE's are (R1)
LONGEST = 64  # a deal that is drawn again and again so often is never met


class Undecided(Exception):
    """The deal needs one more draw, below `bound`."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class Drawn(DealStream):
    """A stream that gives the numbers drawn so far."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        """The next number drawn."""
        for number in self._numbers:
            return number
        raise Undecided(n)


class Noted(DealStream):
    """A stream that records the bound of each draw."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed_bytes(seed))
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        """The next number of the stream."""
        self.bounds.append(n)
        return super().below(n)


def draw(game: Game, stream: DealStream, seats: int, options: Options) -> str:
    """A deal whose numbers are chance nodes: a start seat that is named needs none."""
    if options[START]:
        return game.deal.draw_pieces(stream, seats, options, options[START])
    return game.draw_deal(stream, seats, options)


def bounds(game: Game, seats: int, options: Options) -> tuple[int, ...]:
    """The bound of each draw of a shortest deal."""
    found = []
    for seed in range(TRIES):
        stream = Noted(seed)
        draw(game, stream, seats, options)
        found.append(tuple(stream.bounds))
    return min(found, key=len)
