"""A game is a value: the same few verbs for every game, over records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from tatami.engine import verbs
from tatami.engine.table import Action, Event, Message, Place

if TYPE_CHECKING:
    Records = np.ndarray[Any, np.dtype[Any]]

Options = Mapping[str, Any]


class GameError(ValueError):
    """Bad input from outside: the message says what is wrong and where."""


class Stream(Protocol):
    """A source of fair random numbers for deals; see `tatami.fair`."""

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1."""

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place, Fisher-Yates from the end."""


@dataclass(frozen=True)
class Option:
    """A variant of the rules that a table may choose."""

    name: str
    default: Any
    check: Callable[[Any], Any]  # gives the plain form, or a GameError that goes on “option x …”


def flag(value: Any) -> bool:
    """Check for a yes-or-no option."""
    if isinstance(value, bool):
        return value
    raise GameError(f"must be true or false, not {value!r:.40}")


@dataclass(frozen=True)
class Whole:
    """Check for an option that is a whole number from low to high."""

    low: int
    high: int

    def __call__(self, value: Any) -> int:
        """The number, or a GameError."""
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise GameError(f"must be a whole number from {self.low} to {self.high}, not {value!r:.40}")


@dataclass(frozen=True)
class Part:
    """Something that may be in a set: its letter, its name, and whether it always is."""

    letter: str
    words: Message
    is_fixed: bool = False


@dataclass(frozen=True)
class Subset:
    """Check for an option that is some of a set, as letters in the order of the whole set."""

    parts: tuple[Part, ...]

    def __call__(self, value: Any) -> str:
        """The letters, or a GameError."""
        fixed = [part.letter for part in self.parts if part.is_fixed]
        letters = [part.letter for part in self.parts]
        if (
            isinstance(value, str)
            and len(set(value)) == len(value)
            and set(fixed) <= set(value) <= set(letters)
        ):
            return "".join(sorted(value, key=letters.index))
        others = "".join(part.letter for part in self.parts if not part.is_fixed)
        raise GameError(f"must have {', '.join(fixed)} and any of {others}, each once, not {value!r:.40}")


@dataclass(frozen=True)
class Rules:
    """The compiled verbs of a game; what each does is said in `tatami.engine.verbs`."""

    deal: Callable[..., Any]
    legal: Callable[..., Any]
    step: Callable[..., Any]
    scores: Callable[..., Any]
    ranks: Callable[..., Any]
    view: Callable[..., Any]
    believe: Callable[..., Any]
    determinize: Callable[..., Any]
    note: Callable[..., Any]
    look: Callable[..., Any]


class Sight(Protocol):
    """What the functions of a face get: a view, never a state."""

    @property
    def record(self) -> Any:
        """The view's record, of the game's state type."""

    @property
    def seat(self) -> int | None:
        """Whose view it is, from 1, or None for a spectator."""

    @property
    def options(self) -> Options:
        """The table's options, all of them."""

    @property
    def tokens(self) -> tuple[str, ...]:
        """Token by action; after the last action come the masked ones."""

    @property
    def legal_mask(self) -> Any:
        """True for every action number the view's seat may play now."""


@dataclass(frozen=True)
class Face:
    """How a game shows itself; everything here reads views, and actions are numbers."""

    places: Callable[[Sight], list[Place]]
    counts: Callable[[Sight], dict[str, int]]  # numbers on the table by place id; seat/2/score: points
    summary: Callable[[Sight], list[Message]]  # the whole table in sentences
    task: Callable[[Sight], Message]  # whose turn it is and what they are asked to do
    action: Callable[[Sight, int], Action]  # a legal action of the view's seat
    reason: Callable[[Sight, int], Message]  # why an action is not legal now
    expected: Callable[[Sight], list[tuple[tuple[str, ...], int]]]  # what one may try: places, action
    events: Callable[[Sight, int, Sight], list[Event]]  # before, action (masked), after


@dataclass(frozen=True)
class Game:
    """Everything there is to a game."""

    name: str
    version: int  # of the rules; records carry it
    seats: Sequence[int]
    usual_seats: int
    state: np.dtype[Any]
    belief: np.dtype[Any]
    notes: np.dtype[Any]  # what `look` would else have to gather from the whole game again
    actions: int  # size of the action space
    max_decisions: int  # no game is longer
    observation: tuple[tuple[str, int], ...]  # the tensor's fields in order: (name, size)
    options: tuple[Option, ...]
    rules: Rules
    face: Face
    tokens: Callable[[Options], tuple[str, ...]]  # by action; after the last, masked ones
    draw_deal: Callable[[Stream, int, Options], str]  # stream, seats, options -> deal
    set_up: Callable[[str, Options, Any], None]  # deal, options -> into a blank record, or GameError
    mask: Callable[[int], int]  # an action as those are told who may not see its secret
    deal_is_public: bool

    def __post_init__(self) -> None:
        rules = {name: getattr(self.rules, name) for name in verbs.NAMES}
        verbs.teach(self.state, self.notes, self.mask_words, **rules)

    def settle(self, options: Options | None) -> dict[str, Any]:
        """All options with their values in plain form, defaults filled in; GameError if not sound."""
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise GameError(f"Options are names with values, not {type(given).__name__}.")
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                offer = f"it has {', '.join(known)}" if known else "it has none"
                raise GameError(f"{self.name} has no option {name!r:.40}; {offer}.")
        settled = {}
        for name, option in known.items():
            try:
                settled[name] = option.check(given.get(name, option.default))
            except GameError as error:
                raise GameError(f"Option {name} {error}.") from None
        return settled

    @property
    def has_secrets(self) -> bool:
        """Whether players know different things: deal and actions together are the whole game."""
        return not self.deal_is_public or self.has_secret_actions

    @cached_property
    def has_secret_actions(self) -> bool:
        """Whether there is something that a player does and others are told only in part."""
        return any(self.mask(action) != action for action in range(self.actions))

    @cached_property
    def mask_words(self) -> int:
        """How many 64-bit words a mask of legal actions takes."""
        return (self.actions + 63) // 64

    @cached_property
    def observation_size(self) -> int:
        """The length of a view's tensor."""
        return sum(size for _, size in self.observation)
