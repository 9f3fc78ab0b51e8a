"""Tatami: three tabletop games of old Japan, for people and programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tatami.engine.game import GameError
from tatami.fair import Fair
from tatami.match import IllegalAction, Match, Step, new
from tatami.record import Record, RecordError, replay, verify
from tatami.view import View

__version__ = "0.1.0"

__all__ = [
    "Fair",
    "GameError",
    "IllegalAction",
    "Match",
    "Record",
    "RecordError",
    "Step",
    "View",
    "batch",
    "bot",
    "games",
    "new",
    "policy",
    "replay",
    "review",
    "verify",
    "warm",
]


def bot(name: str, game: str, *, seed: int = 0, threads: int = 1) -> Bot:
    """A bot for one seat: a level (farmer, samurai, daimyo, shogun) or another, as in `shogun@100ms`."""
    from tatami.bots import bot  # a program without bots need not load them

    return bot(name, game, seed=seed, threads=threads)


def batch(
    game: str,
    n: int,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = "rank",
    seed: int = 0,
    threads: int = 1,
    records: bool = False,
) -> Batch:
    """Many games at once, as arrays: see `tatami.adapters.batch.Batch`."""
    from tatami.adapters.batch import Batch

    return Batch(
        game,
        n,
        seats=seats,
        options=options,
        reward=reward,
        seed=seed,
        threads=threads,
        records=records,
    )


def policy(act: Act | str, name: str = "policy") -> Policy:
    """A bot from a function that maps observations and masks, as in a batch, to actions.

    Or a trained policy shipped with the package, by name: `tatami.policy("tenka/ppo-1")`.
    """
    if isinstance(act, str):
        from tatami.research.policies import named

        return named(act)
    from tatami.adapters.policy import Policy

    return Policy(act, name)


def review(record: Record | Match | str, seat: int, **how: Any) -> Review:
    """Review a finished game for one seat, from what that seat knew: see `tatami.review`."""
    from tatami.review import review

    return review(record, seat, **how)


def warm(*games: str) -> None:
    """Precompile everything the given games (default: all) need; the same as `tatami warm`."""
    from tatami.warming import warm

    warm(*games)


if TYPE_CHECKING:
    from tatami.adapters.batch import Batch
    from tatami.adapters.policy import Act, Policy
    from tatami.bots import Bot
    from tatami.review import Review

    def games() -> list[str]:
        """The names of all games."""

else:
    from tatami import games  # a module that can be called, so that `tatami.games.take` is found too
