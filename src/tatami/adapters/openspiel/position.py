"""A moment of a game, and the history of every seat's observations.

Positions are immutable, so clones share them, and computed properties are cached.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.adapters import rewards
from tatami.adapters.openspiel.dealing import Drawn, Undecided, bounds, draw
from tatami.engine import kernels
from tatami.engine.game import Game, GameError
from tatami.engine.rng import new_rng
from tatami.games import load
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

CHANCE, TERMINAL = -1, -4  # OpenSpiel's numbers for movers that are not players
SPECTATOR = -1  # as seat: the public information
DIGEST = 16  # bytes


class Sight(NamedTuple):
    """The full observation history of a seat since the deal."""

    told: bytes  # every action as shown to the seat, two bytes each
    digest: bytes  # of all its views in order, with the actions shown between them

    def actions(self) -> list[int]:
        """The actions as numbers; masked ones come after the last action."""
        numbers: list[int] = np.frombuffer(self.told, "<u2").tolist()
        return numbers


class Table:
    """The constants of a game from deal to end: game, seats, options, and the reward."""

    def __init__(
        self, name: str, seats: int, options: tuple[tuple[str, Any], ...], reward: str, deal: str = ""
    ) -> None:
        self.key = name, seats, options, reward, deal
        self.game = load(name)
        self.seats = seats
        self.options = self.game.settle(dict(options), seats)
        self.reward = rewards.check(reward)
        self.tokens = self.game.tokens(self.options)
        self.masked = [self.game.mask(action) for action in range(self.game.actions)]
        self.fixed = deal
        self.bounds = () if deal else bounds(self.game, seats, self.options)
        own = self.game.limits_at(self.options, seats)
        self.decisions = own.decisions
        # OpenSpiel's number of an action is its place here: a small game counts its own actions only.
        whole = self.game.limits_at({**self.options, **_sizes(self.game)}, seats)
        is_small = len(own.actions) < len(whole.actions)
        self.actions = own.actions if is_small else tuple(range(self.game.actions))
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        if deal:
            self._check_deal()

    def _check_deal(self) -> None:
        if not self.game.deal_is_public:
            raise GameError(f"The deal of {self.game.name} is secret, so it is left to chance nodes.")
        dealt = self.game.read_deal(self.fixed, self.options)
        if dealt.seats != self.seats:
            raise GameError(f"The deal is for {dealt.seats} seats, not {self.seats}.")

    def __reduce__(self) -> Any:
        return table, self.key

    def deal(self, drawn: tuple[int, ...]) -> Dealing | Position:
        """The draws so far: a chance node, or the start of a game when the deal is complete."""
        if self.fixed:
            start = self.game.start(self.fixed, self.options, self.game.version)
            return Position(self, start, First(self.fixed))
        if len(drawn) < len(self.bounds):
            return Dealing(self, drawn, self.bounds[len(drawn)])
        try:
            deal = draw(self.game, Drawn(drawn), self.seats, self.options)
        except Undecided as more:
            return Dealing(self, drawn, more.bound)
        return Position(self, self.game.start(deal, self.options, self.game.version), First(deal))


def _sizes(game: Game) -> dict[str, Any]:
    """The options of the whole game."""
    return {option.name: option.default for option in game.options}


@cache
def table(name: str, seats: int, options: tuple[tuple[str, Any], ...], reward: str, deal: str = "") -> Table:
    """The table of that kind, shared by all its games."""
    return Table(name, seats, options, reward, deal)


class Dealing:
    """An incomplete deal; nobody has seen anything yet."""

    def __init__(self, table: Table, drawn: tuple[int, ...], bound: int) -> None:
        self.table = table
        self.drawn = drawn
        self.bound = bound
        self.player = CHANCE

    def __deepcopy__(self, memo: Any) -> Dealing:
        return self

    def __str__(self) -> str:
        return " ".join(["dealing:", *map(str, self.drawn)])

    def after(self, outcome: int) -> Dealing | Position:
        """The position after one more draw."""
        return self.table.deal((*self.drawn, outcome))

    def resample(self, seat: int, chance: Callable[[], float]) -> Dealing:
        """The same number of draws, drawn again."""
        drawn = tuple(int(chance() * bound) for bound in self.table.bounds[: len(self.drawn)])
        return Dealing(self.table, drawn, self.bound)


class First(NamedTuple):
    """The start of a game, or of an imagined world."""

    deal: str  # empty for an imagined world
    public: Sight = Sight(b"", b"")  # public history before this start
    own: tuple[tuple[int, Sight], ...] = ()  # by seat, the known private histories before this start


class Position:
    """A position after the deal."""

    __slots__ = ("_beliefs", "_legal", "_sights", "action", "before", "player", "record", "table")

    def __init__(self, table: Table, record: Array, before: Position | First, action: int = -1) -> None:
        to_move = record["to_move"].item()
        self.table = table
        self.record = record
        self.player = to_move if to_move >= 0 else TERMINAL
        self.before = before
        self.action = action  # the action that led here
        self._legal: list[int] | None = None
        self._sights: dict[int, Sight] = {}
        self._beliefs: dict[int, tuple[Array, Array]] = {}

    def __deepcopy__(self, memo: Any) -> Position:
        return self

    def __reduce__(self) -> Any:
        return _replay, (self.table, *self._line())

    def __str__(self) -> str:
        """The deal, or a digest of an imagined world, and all tokens."""
        record, first, actions = self._line()
        start = first.deal or f"world {_digest(record).hex()}"
        return "\n".join([start, " ".join(self.table.tokens[action] for action in actions)])

    def _line(self) -> tuple[bytes, First, list[int]]:
        """The first record, how it began, and the actions that led from there to this position."""
        at, actions = self, []
        while isinstance(at.before, Position):
            actions.append(at.action)
            at = at.before
        return at.record.tobytes(), at.before, actions[::-1]

    def after(self, action: int) -> Position:
        """The position after a legal action."""
        record = self.record.copy()
        kernels.step(record, action)
        return Position(self.table, record, self, action)

    def legal(self) -> list[int]:
        """The legal actions, in rising order."""
        if self._legal is None:
            mask = np.empty(self.table.game.mask_words, np.uint64)
            out = np.empty(self.table.game.actions, np.int16)
            number = kernels.legal_actions(self.record, mask, out)
            self._legal = out[:number].tolist()
        return self._legal

    def returns(self) -> list[float]:
        """The return of each seat, zero before the end."""
        if self.player != TERMINAL:
            return [0.0] * self.table.seats
        return rewards.rewards(self.table.reward, self.record)

    # Everything below is made from views alone.

    def view(self, seat: int) -> View:
        """A seat's view."""
        return View(self.table.game, self.table.options, self._view(seat))

    def _view(self, seat: int) -> Array:
        records = np.zeros(1, self.table.game.state)
        kernels.view(self.record, seat, records)
        return records

    def sight(self, seat: int) -> Sight:
        """The observation history of a seat."""
        at, later = self, []
        while (seen := at._known(seat)) is None:
            later.append(at)
            assert isinstance(at.before, Position)
            at = at.before
        for at in reversed(later):
            seen = at._see(seat, seen)
        return seen

    def _known(self, seat: int) -> Sight | None:
        """The history if it does not depend on an earlier one."""
        if seat not in self._sights and isinstance(self.before, First):
            seen = dict(self.before.own).get(seat)
            if seen is None:
                public = self.before.public
                seen = Sight(public.told, _digest(public.digest + self._view(seat).tobytes()))
            self._sights[seat] = seen
        return self._sights.get(seat)

    def _see(self, seat: int, before: Sight) -> Sight:
        """The history, from the one before the action that led here."""
        assert isinstance(self.before, Position)
        mine = self.before.player == seat
        told = (self.action if mine else self.table.masked[self.action]).to_bytes(2, "little")
        digest = _digest(before.digest + told + self._view(seat).tobytes())
        seen = self._sights[seat] = Sight(before.told + told, digest)
        return seen

    def resample(self, seat: int, chance: Callable[[], float]) -> Position:
        """A position that could be this one, given a seat's information.

        The private histories of the others are not invented: they begin with the public history, and
        their view in the imagined world.
        """
        if seat not in self._beliefs:
            view, belief = self._view(seat), np.zeros(1, self.table.game.belief)
            kernels.believe(view, belief)
            self._beliefs[seat] = view, belief
        world = np.zeros(1, self.table.game.state)
        kernels.determinize(*self._beliefs[seat], new_rng(int(chance() * 2**53)), world)
        public = self.sight(SPECTATOR)
        own = (seat, self.sight(seat)), (SPECTATOR, public)
        return Position(self.table, world, First("", public, own))


def imagine(view: View, reward: str, chance: Callable[[], float]) -> Position:
    """A position that could be the real one, given a view; its past is unknown."""
    options = tuple(sorted(view.options.items()))
    place = table(view.game.name, view.seats, options, reward)
    world = view.determinize(new_rng(int(chance() * 2**53)))
    return Position(place, world.state(), First(""))


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=DIGEST).digest()


def _replay(table: Table, record: bytes, first: First, actions: list[int]) -> Position:
    at = Position(table, np.frombuffer(bytearray(record), table.game.state), first)
    for action in actions:
        at = at.after(action)
    return at
