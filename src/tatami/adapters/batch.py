"""Many games at once, as arrays: `tatami.batch("tenka", 4096)`."""

from __future__ import annotations

import os
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
from tatami.record import Record

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

SMALLEST_SHARE = 64  # games for which another thread is worth its while
ALIGNED = 64  # bytes; JAX requires this alignment to import arrays without a copy
PICTURED = 2  # games that a notebook shows
NO_RECORDS = "This batch keeps no actions: make it with records=True."


class Batch:
    """Independent games that are stepped together: step all, and read the observations of the seats to move.

    The arrays are made once and overwritten by every `reset` and `step`: they cannot be written to,
    copy them to keep them. Seats are counted from 0, as columns are.

    * `observations` (n, size), uint8: the view of the seat to move, in the layout of `fields`.
    * `masks` (n, actions), bool: its legal actions.
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
        records: bool = False,
    ) -> None:
        if n < 1 or threads < 1:
            raise GameError("A batch needs at least one game and one thread.")
        first = new(game, seats=seats, seed=0, options=options)  # also validates the arguments
        self.game = first.game
        self.options: Options = first.options
        self.tokens = first.tokens[: self.game.actions]
        self.reward = rewards.check(reward)
        self._margin = reward == rewards.MARGIN
        self._threads = threads
        self._start = first.state(), np.zeros(1, self.game.notes), self.options["start"] - 1
        self._games = np.zeros(n, self.game.state), np.zeros(n, self.game.notes)
        self._deals = _rows(n, np.uint64, 1)
        self._source, self._samples = new_rng(0), 0  # generator of sampled actions, and the number of samples
        self._actions = np.zeros(n, np.int16)
        observations, masks = (
            _rows(n, np.uint8, size) for size in (self.game.observation_size, self.game.actions)
        )
        self._legals = _rows(n, np.uint64, self.game.mask_words)
        self._shown = observations, masks, _aligned(n, np.int8), self._legals
        self._ends = _aligned(n * first.seats, np.float32).reshape(n, first.seats), _aligned(n, np.bool_)
        self.observations = _shown(observations["row"])
        self.masks = _shown(masks["row"].view(np.bool_))
        self.to_move = _shown(self._shown[2])
        self.rewards, self.dones = _shown(self._ends[0]), _shown(self._ends[1])
        self._table = self._games, self._deals, self._start, self._actions, self._ends, self._shown
        self._shares = _shares(n, min(threads, max(1, n // SMALLEST_SHARE)))
        self._pool: ThreadPoolExecutor | None = None
        self._process = -1  # the process that owns the pool
        self._log = _Log(self) if records else None
        self.reset(seed)

    def __len__(self) -> int:
        return len(self._actions)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games of {self.game.name}, {self.seats} seats>"

    def __getstate__(self) -> dict[str, Any]:
        return {
            "made": {
                "game": self.game.name,
                "n": len(self),
                "seats": self.seats,
                "options": dict(self.options),
                "reward": self.reward,
                "threads": self._threads,
                "records": self._log is not None,
            },
            "arrays": [array.tobytes() for array in self._arrays()],
            "samples": self._samples,
            "log": self._log and self._log.kept(),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        self.__init__(**data["made"])  # type: ignore[misc]
        for array, kept in zip(self._arrays(), data["arrays"], strict=True):
            array.view(np.uint8).reshape(-1)[:] = np.frombuffer(kept, np.uint8)
        self._samples = data["samples"]
        if self._log:
            self._log.restore(data["log"])

    def _arrays(self) -> list[Array]:
        """The mutable state of the batch."""
        return [*self._games, self._deals, self._source, self._actions, *self._shown, *self._ends]

    def copy(self) -> Batch:
        """An independent copy of the batch in the same positions, with its own arrays."""
        other = Batch.__new__(Batch)
        other.__setstate__(self.__getstate__())
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        return self.copy()

    @property
    def seats(self) -> int:
        """How many seats each table has."""
        return int(self.rewards.shape[1])

    @property
    def fields(self) -> dict[str, slice]:
        """The position of each field in an observation, by name."""
        found, at = {}, 0
        for name, size in self.game.observation:
            found[name] = slice(at, at + size)
            at += size
        return found

    def field(self, name: str) -> Array:
        """One field of all observations, not copied."""
        return self.observations[:, self.fields[name]]

    def buffers(self) -> dict[str, Array]:
        """The same arrays by name, not marked as read-only: for libraries that take memory over by DLPack.

        JAX and Torch reject or warn about read-only arrays. Do not write to these; the next step does.
        """
        observations, masks, to_move, _ = self._shown
        return {
            "observations": observations["row"],
            "masks": masks["row"].view(np.bool_),
            "to_move": to_move,
            "rewards": self._ends[0],
            "dones": self._ends[1],
        }

    def reset(self, seed: int | None = None) -> None:
        """Redeal all games; a seed always gives the same games, for any number of threads."""
        if seed is not None:
            source = new_rng(seed)
            self._deals["row"] = [[draw(source)] for _ in range(len(self))]
            self._source[0], self._samples = draw(new_rng(~seed)), 0
        self._ends[0].fill(0)
        self._ends[1].fill(False)
        self._share(stepping.begin, self._games, self._deals, self._start, self._shown)
        if self._log:
            self._log.begin()

    def step(self, actions: Any) -> None:
        """Play an action in each game; if any is illegal, raise GameError and play none."""
        self._take(actions)
        wrong = NONE
        if len(self._shares) > 1 or self._log:  # before any thread plays, and before anything is logged
            wrong = stepping.first_illegal(self._actions, self._shown, 0, len(self))
        if wrong == NONE:
            if self._log:
                self._log.add(self._actions)
            wrong = self._share(stepping.advance, *self._table, self._margin)
        if wrong != NONE:
            raise GameError(f"Action {self._said(actions, wrong)} may not be played in game {wrong}.")
        if self._log:
            self._log.end(self.dones)

    def step_some(self, actions: Any, playing: Array, viewers: Array, finals: Array) -> None:
        """Play an action in the games marked as playing; the others stay, and their actions are ignored.

        `finals`, made by `finals()`, then holds the views of `viewers`, a seat per game, where one ended.
        """
        self._take(actions)
        legal = self.masks[np.arange(len(self)), np.clip(self._actions, 0, len(self.tokens) - 1)]
        wrong = np.flatnonzero(playing & ~(legal & (self._actions >= 0) & (self._actions < len(self.tokens))))
        if len(wrong):
            raise GameError(f"Action {self._said(actions, wrong[0])} may not be played in game {wrong[0]}.")
        if self._log:
            self._log.add(self._actions, playing)
        self._share(stepping.advance_some, *self._table, self._margin, playing, viewers, finals)
        if self._log:
            self._log.end(self.dones)

    def finals(self) -> Array:
        """A buffer for an observation of each game, for `step_some`; its field `row` holds them."""
        return _rows(len(self), np.uint8, self.game.observation_size)

    def _take(self, actions: Any) -> None:
        """Convert actions of any integer type; values out of range stay illegal."""
        if actions is self._actions:
            return
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"Actions are whole numbers, not {given.dtype}.")
        if given.shape != (len(self),):
            raise GameError(
                f"A batch of {len(self)} games needs {len(self)} actions, "
                f"an array of shape ({len(self)},), not {given.shape}."
            )
        low = 0 if given.dtype.kind == "u" else -1
        high = min(len(self.tokens), np.iinfo(given.dtype).max)
        np.clip(given, low, high, out=self._actions, casting="unsafe")

    def _said(self, actions: Any, index: int) -> int:
        return int(np.asarray(actions)[index])

    def sample(self) -> Array:
        """A uniformly random legal action for each game, in an array that is reused."""
        self._share(stepping.sample, self._games[0], self._legals, self._source, self._samples, self._actions)
        self._samples += 1
        return self._actions

    def states(self) -> Array:
        """The positions themselves, secrets included, for compiled code."""
        return self._games[0]

    def match(self, index: int) -> Match:
        """A copy of one game as a match, secrets included, to inspect or to pass to bots."""
        if self._log:
            return self._log.match(index)
        return Match.from_position(self.game, self.options, self._games[0][[index]])

    def record(self, index: int) -> Record:
        """The record of a running game, with all actions so far."""
        if self._log is None:
            raise GameError(NO_RECORDS)
        return self._log.match(index).record()

    def take_records(self) -> list[Record]:
        """The records of all games that ended since the last call, in the order they ended."""
        if self._log is None:
            raise GameError(NO_RECORDS)
        ended, self._log.ended = self._log.ended, []
        return [self._log.replayed(*game).record() for game in ended]

    def _repr_svg_(self) -> str:
        from tatami.art.picture import below  # only notebooks need pictures

        shown = min(PICTURED, len(self))
        title = f"{len(self):,} games of {self.game.name}, {self.seats} seats; {shown} of them"
        return below(title, [self.match(index)._repr_svg_() for index in range(shown)])

    def _share(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run the shares in threads, the first in the calling thread, and return its result."""
        first, last = self._shares[0]
        if len(self._shares) == 1:
            return work(*arguments, first, last)
        if self._pool is None or self._process != os.getpid():  # threads do not survive a fork
            self._pool, self._process = ThreadPoolExecutor(len(self._shares) - 1), os.getpid()
        others = [self._pool.submit(work, *arguments, *share) for share in self._shares[1:]]
        result = work(*arguments, first, last)
        for other in others:
            other.result()
        return result


class _Log:
    """The start of each game of a batch and the actions played since."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._starts = np.zeros(len(batch), batch.game.state)
        self._played = np.zeros((len(batch), batch.game.max_decisions), np.int16)
        self._length = np.zeros(len(batch), np.int64)
        self.ended: list[tuple[bytes, list[int]]] = []  # start and actions

    def begin(self) -> None:
        self._starts[:] = self._batch._games[0]
        self._length[:] = 0

    def add(self, actions: Array, playing: Array | None = None) -> None:
        rows = np.arange(len(actions)) if playing is None else np.flatnonzero(playing)
        self._played[rows, self._length[rows]] = actions[rows]
        self._length[rows] += 1

    def end(self, dones: Array) -> None:
        for index in np.flatnonzero(dones).tolist():
            self.ended.append((self._starts[[index]].tobytes(), self._actions(index)))
            self._starts[index] = self._batch._games[0][index]
            self._length[index] = 0

    def _actions(self, index: int) -> list[int]:
        actions: list[int] = self._played[index, : self._length[index]].tolist()
        return actions

    def match(self, index: int) -> Match:
        return self.replayed(self._starts[[index]].tobytes(), self._actions(index))

    def replayed(self, start: bytes, actions: list[int]) -> Match:
        game, options = self._batch.game, self._batch.options
        match = Match.from_deal(game, game.deal_of(np.frombuffer(start, game.state), options), options)
        for action in actions:
            match.play_number(action)
        return match

    def kept(self) -> Any:
        return self._starts.tobytes(), self._played, self._length, list(self.ended)

    def restore(self, kept: Any) -> None:
        starts, played, length, ended = kept
        self._starts[:] = np.frombuffer(starts, self._starts.dtype)
        self._played[:], self._length[:], self.ended = played, length, list(ended)


def _aligned(n: int, kind: Any) -> Array:
    """Zeros at an address that other libraries can take over without a copy."""
    size = n * np.dtype(kind).itemsize
    room = np.zeros(size + ALIGNED, np.uint8)
    start = -room.ctypes.data % ALIGNED
    return room[start : start + size].view(kind)


def _rows(n: int, kind: type, size: int) -> Array:
    """Rows of numbers as records, for compiled code."""
    return _aligned(n, np.dtype((np.record, [("row", kind, (size,))])))


def _shown(array: Array) -> Array:
    """The same array, to be read only."""
    view = array.view()
    view.setflags(write=False)
    return view


def _shares(n: int, threads: int) -> list[tuple[int, int]]:
    """Games from and up to which each thread works."""
    bounds = [n * index // threads for index in range(threads + 1)]
    return list(pairwise(bounds))
