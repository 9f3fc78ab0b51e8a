"""Many games at once, as arrays: `tatami.batch("tenka", 4096)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.adapters import rewards, stepping
from tatami.adapters.stepping import NONE
from tatami.engine.game import GameError, Options
from tatami.engine.rng import draw, new_rng
from tatami.match import Match, new

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

SMALLEST_SHARE = 64  # games for which another thread is worth its while


class Batch:
    """Games that move together, each its own: step all, and read what the seats to move see.

    The arrays are made once and written anew by every `reset` and `step`: they cannot be written to,
    and whoever wants to keep them copies them. Seats are counted from 0, as columns are.

    * `observations` (n, size), uint8: what the seat to move sees, laid out as `fields` says.
    * `masks` (n, actions), bool: what it may play.
    * `to_move` (n,), int8: that seat.
    * `rewards` (n, seats), float32: by seat, for a game that ended with this step, else zeros.
    * `dones` (n,), bool: whether it ended with this step; the other arrays show the next game by then.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = rewards.RANK,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        if n < 1 or threads < 1:
            raise GameError("A batch has one game and one thread at least.")
        first = new(game, seats=seats, seed=0, options=options)  # also checks what was asked for
        self.game = first.game
        self.options: Options = first.options
        self.tokens = first.tokens[: self.game.actions]
        self.reward = rewards.check(reward)
        self._margin = reward == rewards.MARGIN
        self._start = first.state(), np.zeros(1, self.game.notes)
        self._games = np.zeros(n, self.game.state), np.zeros(n, self.game.notes)
        self._deals = _rows(n, np.uint64, 1)
        self._source, self._samples = new_rng(0), 0  # of actions that are drawn, and how often they were
        self._actions = np.zeros(n, np.int16)
        observations, masks = (
            _rows(n, np.uint8, size) for size in (self.game.observation_size, self.game.actions)
        )
        self._legals = _rows(n, np.uint64, self.game.mask_words)
        self._shown = observations, masks, np.zeros(n, np.int8), self._legals
        self._ends = np.zeros((n, first.seats), np.float32), np.zeros(n, np.bool_)
        self.observations = _shown(observations["row"])
        self.masks = _shown(masks["row"].view(np.bool_))
        self.to_move = _shown(self._shown[2])
        self.rewards, self.dones = _shown(self._ends[0]), _shown(self._ends[1])
        self._table = self._games, self._deals, self._start, self._actions, self._ends, self._shown
        self._shares = _shares(n, min(threads, max(1, n // SMALLEST_SHARE)))
        self._pool = ThreadPoolExecutor(len(self._shares) - 1) if len(self._shares) > 1 else None
        self.reset(seed)

    def __len__(self) -> int:
        return len(self._actions)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games of {self.game.name}, {self.seats} seats>"

    @property
    def seats(self) -> int:
        """How many seats each table has."""
        return int(self.rewards.shape[1])

    @property
    def fields(self) -> dict[str, slice]:
        """Where each field of an observation stands, by name."""
        found, at = {}, 0
        for name, size in self.game.observation:
            found[name] = slice(at, at + size)
            at += size
        return found

    def field(self, name: str) -> Array:
        """One field of all observations, not copied."""
        return self.observations[:, self.fields[name]]

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; from a seed always the same, whatever the number of threads."""
        if seed is not None:
            source = new_rng(seed)
            self._deals["row"] = [[draw(source)] for _ in range(len(self))]
            self._source[0], self._samples = draw(new_rng(~seed)), 0
        self._ends[0].fill(0)
        self._ends[1].fill(False)
        self._share(stepping.begin, self._games, self._deals, self._start, self._shown)

    def step(self, actions: Any) -> None:
        """Play an action in each game; if one may not be played, raise GameError and play none."""
        if actions is not self._actions:
            np.copyto(self._actions, actions, casting="same_kind")
        wrong = NONE
        if self._pool:  # before any thread plays
            wrong = stepping.first_illegal(self._actions, self._shown, 0, len(self))
        if wrong == NONE:
            wrong = self._share(stepping.advance, *self._table, self._margin)
        if wrong != NONE:
            raise GameError(f"Action {int(self._actions[wrong])} may not be played in game {wrong}.")

    def sample(self) -> Array:
        """A legal action for each game, each as likely as the others, in an array used again and again."""
        self._share(stepping.sample, self._games[0], self._legals, self._source, self._samples, self._actions)
        self._samples += 1
        return self._actions

    def match(self, index: int) -> Match:
        """A copy of one game as a match, with its secrets, to look at and to ask bots about."""
        return Match.from_position(self.game, self.options, self._games[0][[index]])

    def _share(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Let threads do their shares, the calling one the first, whose result is returned."""
        first, last = self._shares[0]
        if self._pool is None:
            return work(*arguments, first, last)
        others = [self._pool.submit(work, *arguments, *share) for share in self._shares[1:]]
        result = work(*arguments, first, last)
        for other in others:
            other.result()
        return result


def _rows(n: int, kind: type, size: int) -> Array:
    """Rows of numbers as records, for compiled code."""
    return np.zeros(n, np.dtype((np.record, [("row", kind, (size,))])))


def _shown(array: Array) -> Array:
    """The same array, to be read only."""
    view = array.view()
    view.setflags(write=False)
    return view


def _shares(n: int, threads: int) -> list[tuple[int, int]]:
    """Games from and up to which each thread works."""
    bounds = [n * index // threads for index in range(threads + 1)]
    return list(pairwise(bounds))
