"""A match: a game being played, strict at its edge and fast inside."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.engine import kernels
from tatami.engine.deal import START
from tatami.engine.game import Game, GameError, Options
from tatami.engine.glance import glance
from tatami.engine.i18n.speaker import Speaker
from tatami.engine.records import blank, copied, unpacked
from tatami.engine.scene import Event, LastStep, Message, laid
from tatami.fair import DealStream, Fair, seed_bytes
from tatami.games import load
from tatami.view import View

if TYPE_CHECKING:
    from tatami.record import Record

    Array = np.ndarray[Any, np.dtype[Any]]


class IllegalAction(GameError):
    """An illegal action; the reason can be given in every language."""

    def __init__(self, token: str, reason: Message, view: View | None) -> None:
        self.token = token
        self.reason = reason
        self._view = view
        super().__init__(token)

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The reason as text."""
        if self._view is None:
            return Speaker("", lang).say(self.reason)
        return self._view.speaker(lang, names).say(self.reason)

    def __reduce__(self) -> Any:
        return IllegalAction, (self.token, self.reason, self._view)


@dataclass(frozen=True)
class Step:
    """One action as seen by a viewer: its seat, its token (masked if secret), its events."""

    index: int
    seat: int
    token: str
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Told:
    """The same in numbers, for the dictionary to decode."""

    number: int
    seat: int
    action: int
    events: Array


class Match:
    """A game from its deal on: `deal + options + actions` defines it completely."""

    __slots__ = (
        "_actions",
        "_before",
        "_legal",
        "_movers",
        "_next",
        "_numbers",
        "_revealed",
        "_searched",
        "_state",
        "_turn",
        "deal",
        "fair",
        "game",
        "options",
        "players",
        "seats",
        "tokens",
    )

    def __init__(self, game: Game, options: Options, deal: str | None, state: Array) -> None:
        self.game = game
        self.options = options
        self.deal = deal  # None for a match from a position
        self.fair: Fair | None = None
        self.players: dict[int, dict[str, str]] = {}
        self.tokens = game.tokens(options)
        self.seats = int(state["seats"].item())
        self._numbers: dict[str, int] | None = None  # actions by token, built on first use
        self._state = state
        self._turn = _turn(state)
        self._legal: list[str] | None = None  # cached legal tokens
        self._before: bytes | None = None  # the state before the last action, if it was kept
        self._next: tuple[int, Array, int] | None = None  # the action last tried, and what it leads to
        self._actions: list[int] = []
        self._movers: list[int] = []  # the seat of each action, from 0
        self._revealed = 0  # the first action after the last reveal among
        self._searched = 0  # so many actions

    @classmethod
    def from_deal(
        cls, game: Game, deal: str, options: Mapping[str, Any] | None = None, version: int | None = None
    ) -> Match:
        """A fresh match from a deal's text, under the newest rules or a given version."""
        chosen = game.version if version is None else game.check_version(version)
        settled = game.settle(options)
        if not isinstance(deal, str):
            raise GameError(f"A deal is a text, not {type(deal).__name__}.")
        return cls(game, settled, deal, game.start(deal, settled, chosen))

    @classmethod
    def from_position(cls, game: Game, options: Options, state: Array) -> Match:
        """A match that continues from a position; it has no deal, so it cannot make a record."""
        return cls(game, options, None, state)

    def __len__(self) -> int:
        return len(self._actions)

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self._actions)} actions>"

    def _repr_svg_(self) -> str:
        return self.view(None)._repr_svg_()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "deal": self.deal,
            "fair": self.fair,
            "players": self.players,
            "state": self._state.tobytes(),
            "actions": self._actions,
            "movers": self._movers,
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        game = load(data["game"])
        state = unpacked(data["state"], game.state)
        self.__init__(game, data["options"], data["deal"], state)  # type: ignore[misc]
        self.fair = data["fair"]
        self.players = data["players"]
        self._actions = list(data["actions"])
        self._movers = list(data["movers"])

    def state(self) -> Array:
        """A copy of the full state, secrets included, for compiled code and research."""
        return copied(self._state)

    def copy(self) -> Match:
        """An independent match in the same position."""
        other = self._beside(self.state())
        other._actions = self._actions.copy()
        other._movers = self._movers.copy()
        other._revealed, other._searched = self._revealed, self._searched
        return other

    def _beside(self, state: Array) -> Match:
        other = Match(self.game, self.options, self.deal, state)
        other.fair = self.fair
        other.players = {seat: dict(player) for seat, player in self.players.items()}
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    @property
    def version(self) -> int:
        """The version of its rules."""
        return self.game.version_of(self._state)

    @property
    def to_move(self) -> int | None:
        """The seat to move, from 1, or None when the game is over."""
        return self._turn + 1 if self._turn >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._turn < 0

    @property
    def history(self) -> list[str]:
        """All tokens played, secrets included."""
        return [self.tokens[action] for action in self._actions]

    @property
    def actions(self) -> list[int]:
        """All action numbers played."""
        return self._actions.copy()

    def legal(self) -> list[str]:
        """The legal tokens, in a fixed order."""
        return self._known_legal().copy()

    def _known_legal(self) -> list[str]:
        legal = self._legal
        if legal is None:
            mask = np.empty(self.game.mask_words, np.uint64)
            actions = np.empty(self.game.actions, np.int16)
            number = kernels.legal_actions(self._state, mask, actions)
            legal = self._legal = self._tokens_of(actions[:number].tolist())
        return legal

    def _tokens_of(self, actions: list[int]) -> list[str]:
        tokens = self.tokens
        return [tokens[action] for action in actions]

    def play(self, token: str) -> None:
        """Play a token, or raise IllegalAction with the reason and change nothing."""
        self._play(self._number(token), token)

    def play_number(self, action: int) -> None:
        """The same by action number, as in masks and batches."""
        known = 0 <= action < self.game.actions
        self._play(action if known else None, self.tokens[action] if known else str(action))

    def _play(self, action: int | None, token: str) -> None:
        if action is None or action >= self.game.actions:
            raise self._refuse(token, action)
        before, state, ahead = self._state.tobytes(), self._state, self._next
        if ahead is not None and ahead[0] == action:
            _, state, turn = ahead
        else:
            turn = int(kernels.try_step(state, action))  # an illegal action changes nothing
        if turn == kernels.ILLEGAL:
            raise self._refuse(token, action)
        self._actions.append(action)
        self._movers.append(self._turn)
        self._state, self._turn, self._before = state, turn, before
        self._legal = self._next = None

    def ends(self, token: str) -> bool:
        """Whether a legal token would end the game."""
        found = self._try(self._number(token))
        return found is not None and found[1] == -1

    def check(self, token: str) -> None:
        """Raise IllegalAction, as `play` would, if a token is illegal."""
        action = self._number(token)
        if self._try(action) is None:
            raise self._refuse(token, action)

    def _number(self, token: str) -> int | None:
        if self._numbers is None:
            self._numbers = _numbers(self.tokens)
        return self._numbers.get(token) if isinstance(token, str) else None

    def play_all(self, tokens: list[str]) -> None:
        """Play several tokens in order."""
        for token in tokens:
            self.play(token)

    def _try(self, action: int | None) -> tuple[Array, int] | None:
        """The state after an action and who moves then, None if it is illegal; the last one is kept."""
        if action is None or action >= self.game.actions:
            return None
        if self._next is None or self._next[0] != action:
            state = self.state()
            self._next = action, state, int(kernels.try_step(state, action))
        _, state, turn = self._next
        return None if turn == kernels.ILLEGAL else (state, turn)

    def _refuse(self, token: Any, action: int | None) -> IllegalAction:
        shown = token if isinstance(token, str) else type(token).__name__
        shown = "".join(c if c.isprintable() else "?" for c in shown[:20])
        if self.over:
            return IllegalAction(shown, Message("reason-over"), None)
        if action is None or action >= self.game.actions:
            return IllegalAction(shown, Message("reason-unknown", {"token": shown}), None)
        view = self.view(self.to_move)
        return IllegalAction(shown, view.reason(action), view)

    def scores(self) -> dict[int, int]:
        """Points by seat."""
        return self._results(kernels.scores)

    def ranks(self) -> dict[int, int]:
        """Rank by seat, 1 the best, ties shared."""
        return self._results(kernels.ranks)

    def _results(self, function: Any) -> dict[int, int]:
        out = np.zeros(self.seats, np.int64)
        function(self._state, out)
        return {seat + 1: value for seat, value in enumerate(out.tolist())}

    def winners(self) -> set[int]:
        """The winning seats; empty until the game is over."""
        return {seat for seat, rank in self.ranks().items() if rank == 1} if self.over else set()

    def view(self, seat: int | None) -> View:
        """A seat's view; None is a spectator. It is a fresh copy that the caller may change."""
        return self._view(self._index(seat), self._state)

    def see(self, seat: int | None) -> tuple[Array, Array]:
        """A view as bytes, and a byte mask of the seat's legal actions, both in one call."""
        index, game = self._index(seat), self.game
        numbers, legal = np.zeros(game.observation_size, np.uint8), np.zeros(game.actions, np.uint8)
        kernels.see(self._state, index, blank(game.state), numbers, legal)
        return numbers, legal

    def see_as_mover(self) -> tuple[bytes, list[str]]:
        """The mover's view as bytes, and its legal tokens: the fast path."""
        if self.over:
            raise GameError("The game is over; nobody is to move.")
        seen, actions = glance(self.game, self._state)
        self._legal = legal = self._tokens_of(actions)
        return seen, legal.copy()

    def _view(self, index: int, state: Array) -> View:
        records = blank(self.game.state)
        kernels.view(state, index, records)
        return View(self.game, self.options, records)

    def _index(self, seat: int | None) -> int:
        if seat is None:
            return -1
        if isinstance(seat, bool) or not isinstance(seat, int) or not 1 <= seat <= self.seats:
            raise GameError(f"There is no seat {seat!r:.40}; seats are 1 to {self.seats}.")
        return seat - 1

    def events(self, seat: int | None, since: int = 0) -> list[Step]:
        """The events a seat (None: a spectator) saw, from action number `since` on."""
        return [
            Step(number, mover, self.tokens[action], tuple(after.events(before, action)))
            for number, mover, action, before, after in self._seen(seat, since)
        ]

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """The same in numbers."""
        if since == len(self._actions) - 1 and self._before is not None:  # the usual call
            knobs = self.game.dictionary(self.options, self.seats).knobs
            mover, action = self.shown(since, seat)
            events = laid.told(
                unpacked(self._before, self.game.state), action, self._state, self._index(seat), knobs
            )
            return [Told(since, mover, action, events)]
        return [
            Told(number, mover, action, after.told(before, action))
            for number, mover, action, before, after in self._seen(seat, since)
        ]

    def _seen(self, seat: int | None, since: int) -> Iterator[tuple[int, int, int, View, View]]:
        """Each step's number, mover and action as shown to a seat, and the seat's views before and after."""
        index, last, since = self._index(seat), len(self._actions) - 1, max(0, since)
        self._dealt()
        if since > last:
            return
        if since == last and self._before is not None:  # the usual call
            before = self._view(index, unpacked(self._before, self.game.state))
            yield last, *self.shown(last, seat), before, self.view(seat)
            return
        state = self._start()
        for action in self._actions[:since]:
            kernels.step(state, action)
        before = self._view(index, state)
        for number, action in enumerate(self._actions[since:], since):
            kernels.step(state, action)
            after = self._view(index, state)
            yield number, *self.shown(number, seat), before, after
            before = after

    def shown(self, number: int, seat: int | None) -> tuple[int, int]:
        """A step's mover, from 1, and its action as a viewer is shown it: masked if another seat's secret.

        The last action of a game is open to all.
        """
        action, mover = self._actions[number], self._movers[number] + 1
        is_open = mover == seat or (self.over and number == len(self._actions) - 1)
        return mover, action if is_open else self.game.mask(action)

    def last_step(self) -> tuple[Array, Array, LastStep]:
        """The full states before and after the last action, secrets included, and the action."""
        number = len(self._actions) - 1
        before, action = self._before, self._actions[number]
        state = self.at(number)._state if before is None else unpacked(before, self.game.state)
        step = LastStep(number, self._movers[number] + 1, action, self.game.mask(action), self.recalls)
        return state, self._state, step

    @property
    def since_reveal(self) -> int:
        """The first action after the last one that showed anybody, a spectator included, something hidden.

        All actions from there on can be taken back: nobody has learned anything by them.
        """
        if not self.game.has_secrets:
            return 0
        if self.deal is None or self.over:
            return len(self)
        if self._searched < len(self):
            dictionary = self.game.dictionary(self.options, self.seats)
            for viewer in (None, *range(1, self.seats + 1)):
                steps = self.told(viewer, max(self._searched, self._revealed))
                shown = [step.number + 1 for step in steps if dictionary.reveals(step.events.tolist())]
                self._revealed = max(self._revealed, *shown, 0)
                if self._revealed == len(self):
                    break
            self._searched = len(self)
        return self._revealed

    def played(self, seat: int | None, since: int = 0) -> list[tuple[int, int, str]]:
        """The number, seat and token of each of `events`, without its events: the fast path."""
        tokens, steps = self.tokens, range(max(0, since), len(self))
        shown = [(number, *self.shown(number, seat)) for number in steps]
        return [(number, mover, tokens[action]) for number, mover, action in shown]

    @property
    def start(self) -> int:
        """The start seat, from 1."""
        return self.game.read_deal(self._dealt(), self.options).start

    def _dealt(self) -> str:
        """The deal from which the whole match follows."""
        if self.deal is None:
            raise GameError("This match began from a position, so it has no history from a deal.")
        return self.deal

    def _start(self) -> Array:
        return self.game.start(self._dealt(), self.options, self.version)

    @property
    def recalls(self) -> bool:
        """Whether the table shows the past: the log and the points so far; at the end every table does."""
        return self.over or self.game.recalls(self.options)

    def shown_since(self, since: int) -> int:
        """The first step from number `since` on that the table still shows: all, or only the last one."""
        return since if self.recalls else max(since, len(self) - 1)

    def recalled(self) -> Match:
        """The same match at a table that shows the past, for replays."""
        other = self.copy()
        other.options = self.game.recalling(self.options)
        return other

    def log(self, seat: int | None, lang: str = "en", since: int = 0) -> list[str]:
        """The events a seat saw, as sentences; events that the table no longer shows are left out."""
        speaker = self.view(seat).speaker(lang, self.names())
        steps = self.events(seat, self.shown_since(since))
        return [speaker.say(e.words) for step in steps for e in step.events if e.words is not None]

    def names(self) -> dict[int, str]:
        """The players' names, where they have any."""
        return {seat: p["name"] for seat, p in self.players.items() if "name" in p}

    def at(self, number: int) -> Match:
        """The same match before action number `number`."""
        other = self._beside(self._start())
        for action in self._actions[:number]:
            kernels.step(other._state, action)
        other._actions, other._movers = self._actions[:number], self._movers[:number]
        other._turn = _turn(other._state)
        if self._revealed <= number:
            other._revealed, other._searched = self._revealed, min(self._searched, number)
        return other

    def record(self) -> Record:
        """The match as a record that can be stored and verified."""
        from tatami.record import Record

        return Record.of(self)


def _turn(state: Array) -> int:
    """The seat to move, from 0, or -1."""
    return int(state["to_move"].item())


@lru_cache(maxsize=64)  # an owner's list of cards has its own tokens
def _numbers(tokens: tuple[str, ...]) -> dict[str, int]:
    """Action by token."""
    return {token: action for action, token in enumerate(tokens)}


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    deal: str | None = None,
    options: Mapping[str, Any] | None = None,
    version: int | None = None,
    start: int | None = None,
) -> Match:
    """A new match, from a seed (the same seed always gives the same match) or from a deal.

    It uses the newest version of the rules, or the given one. `start` names the start seat,
    like the option of that name; otherwise it is drawn.
    """
    rules = load(game)
    if start is not None:
        options = {**(options or {}), START: start}
    if deal is not None:
        if seed is not None:
            raise GameError("Give a seed or a deal, not both.")
        match = Match.from_deal(rules, deal, options, version)
        if seats is not None and match.seats != seats:
            raise GameError(f"The deal is for {match.seats} seats, not {seats!r:.40}.")
        return match
    number = rules.usual_seats if seats is None else seats
    if isinstance(number, bool) or number not in rules.seats:
        raise GameError(f"{game} is played by {_range(rules.seats)}, not by {number!r:.40}.")
    stream = DealStream(secrets.token_bytes(32) if seed is None else seed_bytes(seed))
    text = rules.draw_deal(stream, number, rules.settle(options, number))
    return Match.from_deal(rules, text, options, version)


def _range(seats: Any) -> str:
    return f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
