"""A game is a value: the same few verbs for every game, over records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from tatami.engine import defaults, dispatch
from tatami.engine.cards import Cards
from tatami.engine.deal import START, Deal, Dealt
from tatami.engine.deal import Stream as Stream
from tatami.engine.defaults import NOTHING
from tatami.engine.errors import GameError as GameError
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.jit import inline, jit
from tatami.engine.records import blank
from tatami.engine.scene import Action, Message, Place
from tatami.engine.scene import kernels as scene_kernels
from tatami.engine.scene.dictionary import Dictionary
from tatami.engine.scene.forms import Scene

if TYPE_CHECKING:
    Records = np.ndarray[Any, np.dtype[Any]]

Options = Mapping[str, Any]
UNSET: Any = None  # follows from other declarations


class OptionError(GameError):
    """An invalid value of an option; the reason can be given in every language."""

    def __init__(self, topic: str, reason: Message) -> None:
        self.topic = topic
        self.reason = reason
        self.option = ""  # its name, once it is known
        super().__init__(topic, reason)

    def __str__(self) -> str:
        return f"Option {self.option}: {self.text()}" if self.option else self.text()

    def text(self, lang: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The reason as text."""
        return Speaker(self.topic, lang, None, names).say(self.reason)


@dataclass(frozen=True)
class Option:
    """A variant of the rules that a table can choose."""

    name: str
    default: Any
    check: Callable[[Any], Any]  # returns the plain form or raises an OptionError


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


class SeatOrDrawn(Whole):
    """Check for an option that names a seat, or 0 for a random one."""


@dataclass(frozen=True)
class Part:
    """A possible member of a set: its letter, its name, and whether it is always included."""

    letter: str
    words: Message
    is_fixed: bool = False


@dataclass(frozen=True)
class Subset:
    """Check for an option that is a subset, as letters in the order of the whole set."""

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
class OneOf:
    """Check for an option that is one of a few names."""

    names: tuple[str, ...]

    def __call__(self, value: Any) -> str:
        """The name, or a GameError."""
        if isinstance(value, str) and value in self.names:
            return value
        raise GameError(f"must be {' or '.join(self.names)}, not {value!r:.40}")


@dataclass(frozen=True)
class Retired:
    """An option allowed in old records and tables but not in new ones."""

    name: str
    check: Callable[[Any], Any]
    renew: Callable[[Any], Options]  # the options that replaced it, by its checked value


@dataclass(frozen=True)
class Rules:
    """The compiled verbs of a game; see `tatami.engine.dispatch` for what each one does.

    Those left out follow from the fields of the state and the cards; see `tatami.engine.defaults`.
    """

    legal: Callable[..., Any]
    step: Callable[..., Any]
    scores: Callable[..., Any]
    deal: Callable[..., Any] = UNSET
    ranks: Callable[..., Any] = UNSET
    view: Callable[..., Any] = UNSET
    believe: Callable[..., Any] = UNSET
    determinize: Callable[..., Any] = UNSET
    note: Callable[..., Any] = UNSET
    look: Callable[..., Any] = UNSET


@dataclass(frozen=True)
class Limits:
    """The size of a game at a table: upper bounds on its length and its legal actions."""

    decisions: int
    actions: tuple[int, ...]


class Sight(Protocol):
    """The input of a table's drawing code: a view, never a state."""

    @property
    def record(self) -> Any:
        """The view's record, of the game's state type."""

    @property
    def seat(self) -> int | None:
        """Whose view it is, from 1, or None for a spectator."""

    @property
    def seats(self) -> int:
        """How many seats the table has."""

    @property
    def to_move(self) -> int | None:
        """The seat to move, from 1, or None when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def recalls(self) -> bool:
        """Whether the table shows the past."""

    @property
    def options(self) -> Options:
        """The table's options, complete."""

    @property
    def tokens(self) -> tuple[str, ...]:
        """Token by action; after the last action come the masked ones."""

    @property
    def legal_mask(self) -> Any:
        """True for every action number the view's seat may play now."""

    @property
    def places(self) -> list[Place]:
        """Every spot on the table and its pieces."""

    @property
    def counts(self) -> dict[str, int]:
        """The numbers on the table by place id."""

    @property
    def actions(self) -> list[Action]:
        """The legal actions of the view's seat."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """The complete definition of a game; what has a default need not be said."""

    name: str
    version: int  # the newest version of the rules; all older ones from 1 on can still be played
    seats: Sequence[int]
    usual_seats: int
    state: np.dtype[Any]  # made by `tatami.engine.state.record`
    belief: np.dtype[Any] = NOTHING
    notes: np.dtype[Any] = NOTHING  # saves `look` from replaying the whole game
    actions: int  # size of the action space
    max_decisions: int  # the maximum length of a game
    # The tensor's fields in order: (name, size); given with `look`, otherwise both follow from the state.
    observation: tuple[tuple[str, int], ...] = ()
    options: tuple[Option, ...] = ()  # every game has one more: the start seat
    rules: Rules
    scene: Scene  # how the game shows itself
    # By action; after the last, masked ones. The default are those of the scene's actions.
    tokens: Callable[[Options], tuple[str, ...]] = UNSET
    cards: Cards | None = None  # cards in piles; the next five, and most rules, follow from them
    deal: Deal = UNSET  # the random part of the game
    lay: Callable[[Dealt, Options, Any], None] = UNSET  # writes a parsed deal into a blank record
    lift: Callable[[Options, Any], Dealt] = UNSET  # the inverse: the deal of a start position
    deal_is_public: bool = UNSET
    fits: Callable[..., Any] | None = (
        None  # (view, state): whether a sample agrees with what is known besides
    )
    mask: Callable[[int], int] = lambda action: action  # as shown to players who may not see its secret
    retired: tuple[Retired, ...] = ()  # options of old records
    # The same options for a table that shows the past: the log and the points so far. They differ from the
    # given ones where a table shows only the current position until the game is over.
    recalling: Callable[[Options], Options] = lambda options: options
    called: Callable[[Options], tuple[tuple[str, str], ...]] = lambda options: ()  # names the options give
    limits: Callable[[Options, int], Limits] | None = None  # by options and seats; None: no tighter bounds
    # The pieces of a state whose order nobody has seen any part of yet, to be shuffled in place.
    undrawn: Callable[[Records], Records] | None = None  # None: no randomness after the deal

    def __post_init__(self) -> None:
        if self.version > 1 and "version" not in (self.state.names or ()):
            raise ValueError(f"{self.name} has {self.version} versions, so its state needs a field version")
        for option in self.options:
            if not isinstance(option, Option):
                raise GameError(f"its options are Option(name, default, check), not {option!r:.40}")
        if all(option.name != START for option in self.options):
            start = Option(START, 0, SeatOrDrawn(0, max(self.seats)))
            object.__setattr__(self, "options", (*self.options, start))
        self._check()
        self._complete()
        rules = {name: getattr(self.rules, name) for name in dispatch.NAMES}
        dispatch.teach(self.name, self.state, self.notes, self.mask_words, **rules)
        writers = {f"scene_{name}": getattr(self.scene, name) for name in scene_kernels.NAMES}
        dispatch.register(self.state, **writers)

    def _check(self) -> None:
        """A GameError if what is declared does not fit together."""
        if self.usual_seats not in self.seats:
            raise GameError(
                f"usual_seats is {self.usual_seats}, but seats are {', '.join(map(str, self.seats))}"
            )
        options = self.settle({})
        if self.cards is not None:
            if self.cards.seats != max(self.seats):
                raise GameError(
                    f"its cards are for {self.cards.seats} seats, but seats go to {max(self.seats)}"
                )
            for seats in self.seats:
                self.cards.dealt_to(seats, options)

    def _complete(self) -> None:
        """Fill in everything that follows from the fields of the state and the cards."""
        cards, most = self.cards, max(self.seats)
        if cards is not None:
            usual = {
                "deal": cards.deal,
                "lay": cards.lay,
                "lift": cards.lift,
                "deal_is_public": not cards.has_secrets,
                "undrawn": cards.undrawn,
            }
            for name, value in usual.items():
                if getattr(self, name) is None:
                    object.__setattr__(self, name, value)
        if self.tokens is None and self.scene.tokens:
            object.__setattr__(self, "tokens", lambda options: self.scene.tokens)
        if self.rules.look is None:
            object.__setattr__(self, "observation", defaults.observation(self.state, cards, most))
        fits = None if self.fits is None else inline(self.fits)
        makers = defaults.rules_for(self.state, cards, most, fits)
        rules = {name: getattr(self.rules, name) for name in dispatch.NAMES}
        missing = [name for name, rule in rules.items() if rule is None and name not in makers]
        missing += [
            name
            for name in ("deal", "lay", "lift", "deal_is_public", "tokens")
            if getattr(self, name) is None
        ]
        if missing:
            raise GameError(f"its Game(…) lacks {' and '.join(dict.fromkeys(missing))}")
        made = {name: makers[name]() if rule is None else jit(rule) for name, rule in rules.items()}
        object.__setattr__(self, "rules", Rules(**made))

    def draw_deal(self, stream: Stream, seats: int, options: Options) -> str:
        """Draw a deal for a table."""
        return self.deal.draw(stream, seats, options)

    def read_deal(self, text: str, options: Options) -> Dealt:
        """Parse a deal, or raise an error that says what is wrong."""
        return self.deal.read(text, self.seats, options)

    def deal_of(self, records: Records, options: Options) -> str:
        """The deal that leads to a start position, as text."""
        return self.deal.write(self.lift(options, records[0]))

    def set_up(self, text: str, options: Options, s: Any) -> None:
        """Parse a deal into a blank record, or raise an error that says what is wrong."""
        dealt = self.read_deal(text, options)
        if self.cards is not None and self.lay == self.cards.lay:
            options = self._as_numbers(options)
        self.lay(dealt, options, s)

    def _as_numbers(self, options: Options) -> Options:
        """Options as fields of a state hold them: of one of a few names the index."""
        numbers = {
            option.name: option.check.names.index(options[option.name])
            for option in self.options
            if isinstance(option.check, OneOf)
        }
        return {**options, **numbers}

    def settle(self, options: Options | None, seats: int | None = None) -> dict[str, Any]:
        """All options in plain form, defaults filled in; GameError if invalid for this number of seats."""
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
            except OptionError as error:
                error.option = name
                raise
            except GameError as error:
                raise GameError(f"Option {name} {error}.") from None
        if seats is not None and settled[START] > seats:
            raise GameError(f"Option {START} names seat {settled[START]}, but there are {seats} seats.")
        return settled

    def limits_at(self, options: Options, seats: int) -> Limits:
        """The size of the game with these (complete) options and this number of seats."""
        if self.limits is None:
            return Limits(self.max_decisions, tuple(range(self.actions)))
        return self.limits(options, seats)

    def check_version(self, version: Any) -> int:
        """A supported version of the rules, or a GameError that lists the supported ones."""
        if isinstance(version, int) and not isinstance(version, bool) and 1 <= version <= self.version:
            return version
        played = "version 1" if self.version == 1 else f"versions 1 to {self.version}"
        raise GameError(f"{self.name} has no rules {version!r:.40}; this program plays {played} of it.")

    def start(self, deal: str, options: Options, version: int) -> Records:
        """The start position of a deal under a version of the rules, or a GameError about the deal."""
        records = blank(self.state)
        if "version" in (self.state.names or ()):
            records["version"] = version
        self.set_up(deal, options, records[0])
        return records

    def version_of(self, records: Records) -> int:
        """The version of the rules of a state or view."""
        return int(records["version"].item()) if "version" in (self.state.names or ()) else 1

    def renew(self, options: Options) -> Options:
        """Options of an old record or table under their current names, or a GameError."""
        if not isinstance(options, Mapping):
            return options  # `settle` reports what is wrong
        renewed = dict(options)
        for old in self.retired:
            if old.name in renewed:
                try:
                    value = old.check(renewed.pop(old.name))
                except GameError as error:
                    raise GameError(f"Option {old.name} {error}.") from None
                renewed = {**old.renew(value), **renewed}
        return renewed

    def dictionary(self, options: Options, seats: int) -> Dictionary:
        """The dictionary of a scene's numbers at a table with these options and this number of seats."""
        return _dictionary(self, tuple(options.items()), seats)

    def recalls(self, options: Options) -> bool:
        """Whether a table with these options shows the past, and not only the current position."""
        return self.recalling(options) == options

    @property
    def has_secrets(self) -> bool:
        """Whether players have different information: deal and actions together are the whole game."""
        return not self.deal_is_public or self.has_secret_actions

    @cached_property
    def has_secret_actions(self) -> bool:
        """Whether some actions are only partly visible to the other players."""
        return any(self.mask(action) != action for action in range(self.actions))

    @cached_property
    def mask_words(self) -> int:
        """How many 64-bit words a mask of legal actions takes."""
        return (self.actions + 63) // 64

    @cached_property
    def observation_size(self) -> int:
        """The length of a view's tensor."""
        return sum(size for _, size in self.observation)


@lru_cache(maxsize=64)
def _dictionary(game: Game, options: tuple[tuple[str, Any], ...], seats: int) -> Dictionary:
    chosen = dict(options)
    return Dictionary(game.name, game.scene, chosen, seats, game.tokens(chosen), dict(game.called(chosen)))
