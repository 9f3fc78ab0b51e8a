"""Random games, and moments of them to look at.

Interpreted, every check has some seconds: it looks at as many moments as it gets through, spread over all
numbers of seats. Compiled, it looks at all of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from tatami.checks.places import defined
from tatami.checks.problem import Problem
from tatami.engine.deal import START
from tatami.engine.jit import COMPILED
from tatami.engine.scene import Event
from tatami.games import folder, load
from tatami.match import Match, new

GAMES = 3 if COMPILED else 1  # random games at each number of seats
SAID = 8  # actions that a sentence names
EVERY = 4  # decisions between two moments
SECONDS = float("inf") if COMPILED else 0.8  # of CPU time for each check


class Moment(NamedTuple):
    """A match at some decision, and the token that was played then; "" at the end."""

    match: Match
    token: str
    chance: Random


def matches(name: str) -> Iterator[Match]:
    """New matches at every number of seats; the first of each is begun by the last seat."""
    for seats in load(name).seats:
        for seed in range(GAMES):
            options: dict[str, Any] = {START: seats} if seed == 0 else {}
            yield new(name, seats=seats, seed=seed, options=options)


@lru_cache(maxsize=1)
def played(name: str) -> tuple[tuple[Moment, ...], ...]:
    """All random games, decision by decision; a Problem if one does not continue as it must."""
    return tuple(_played(match, Random(number)) for number, match in enumerate(matches(name)))


def _played(match: Match, chance: Random) -> tuple[Moment, ...]:
    game, home, moments = match.game, folder(match.game.name), list[Moment]()
    while not match.over:
        if len(match.actions) >= game.max_decisions:
            raise Problem(f"{where(match)}: more than max_decisions = {game.max_decisions} decisions.")
        legal = match.legal()
        if not legal:
            raise Problem(
                f"{defined(game.rules.legal, home)}{where(match)}: nothing is legal, but to_move is not -1."
            )
        token = chance.choice(legal)
        moments.append(Moment(match.copy(), token, chance))
        before = match.state().tobytes()
        match.play(token)
        if match.state().tobytes() == before:
            raise Problem(
                f"{defined(game.rules.step, home)}{where(match)}: {token!r} changed nothing, so the game "
                f"would never end."
            )
    return (*moments, Moment(match, "", chance))


def moments(name: str, every: int = EVERY) -> Iterator[Moment]:
    """Moments of random games, the last one included."""
    games = [[*game[:-1:every], game[-1]] for game in played(name)]
    yield from _in_time([moment for game in games for moment in game] if COMPILED else _spread(games))


def decisions(name: str) -> Iterator[Moment]:
    """Every decision of random games."""
    games = [list(game[:-1]) for game in played(name)]
    yield from _in_time([moment for game in games for moment in game] if COMPILED else _spread(games))


def ended(name: str) -> Iterator[Match]:
    """Random games that are over."""
    yield from (moment.match for moment in _in_time([game[-1] for game in played(name)]))


def _spread(games: list[list[Moment]]) -> list[Moment]:
    """The games in turn: first a moment from the middle of each, then its last, then others."""
    orders = []
    for number, game in enumerate(games):
        rest = game[:-1]
        Random(number).shuffle(rest)
        orders.append([*rest[:1], game[-1], *rest[1:]])
    return [moment for row in zip_longest(*orders) for moment in row if moment is not None]


def _in_time(moments: list[Moment]) -> Iterator[Moment]:
    begun = time.process_time()
    for moment in moments:
        yield moment._replace(match=moment.match.copy())  # what a match keeps of its views goes with it
        if time.process_time() - begun > SECONDS:
            return


def viewers(match: Match) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(1, match.seats + 1), None]


def told(world: Match, token: str, viewer: int | None) -> list[Event]:
    """Play a token; what a viewer sees of it."""
    action, is_own = world.tokens.index(token), viewer == world.to_move
    before = world.view(viewer)
    world.play(token)
    after = world.view(viewer)
    return after.events(before, action if is_own or after.over else world.game.mask(action))


def where(match: Match) -> str:
    """The moment, to begin a sentence with."""
    cut = "… " if len(match.history) > SAID else ""
    last = cut + " ".join(match.history[-SAID:]) or "the deal"
    return f"After {last} with {match.seats} seats and the deal {match.deal!r}"


def named(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def differing(one: Any, other: Any) -> list[str]:
    """The fields in which two records differ."""
    return [name for name in one.dtype.names if (one[name] != other[name]).any()]
