"""Everything one seat, or a spectator, may know of a match, in every format needed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.engine import kernels
from tatami.engine.game import Game, GameError, Options
from tatami.engine.i18n.speaker import Speaker, speaker_for
from tatami.engine.records import blank, fields, unpacked
from tatami.engine.rng import new_rng
from tatami.engine.scene import Action, Event, Message, Place, Refusal, laid
from tatami.engine.scene.dictionary import Dictionary
from tatami.engine.scene.laid import Laid
from tatami.engine.scene.spoken import spoken

if TYPE_CHECKING:
    from tatami.art.picture import Spot
    from tatami.match import Match

    Array = np.ndarray[Any, np.dtype[Any]]


class View:
    """A match as seen by one seat; it cannot reach the state behind it."""

    def __init__(self, game: Game, options: Options, records: Array) -> None:
        self.game = game
        self.options = options
        self._records = records

    def __repr__(self) -> str:
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game.name} for {who}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        mine, theirs = (self.game.name, self.options), (other.game.name, other.options)
        return mine == theirs and self._records.tobytes() == other._records.tobytes()

    def __hash__(self) -> int:
        return hash((self.game.name, self._records.tobytes()))

    def __reduce__(self) -> Any:
        return unpack, (self.game.name, dict(self.options), self._records.tobytes())

    @cached_property
    def record(self) -> Any:
        """The view as the game's own record, for game-specific code."""
        return fields(self._records)

    @property
    def records(self) -> Array:
        """The same as an array of length 1, for compiled code."""
        return self._records

    @cached_property
    def seat(self) -> int | None:
        """The seat of this view, from 1, or None for a spectator."""
        viewer = int(self._records["viewer"].item())
        return viewer + 1 if viewer >= 0 else None

    @property
    def version(self) -> int:
        """The version of the match's rules."""
        return self.game.version_of(self._records)

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return int(self._records["seats"].item())

    @property
    def to_move(self) -> int | None:
        """The seat to move, from 1, or None when the game is over."""
        seat = int(self._records["to_move"].item())
        return seat + 1 if seat >= 0 else None

    @property
    def is_asked(self) -> bool:
        """Whether it is this seat's turn."""
        return self.seat is not None and self.seat == self.to_move

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_move is None

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """Token by action number; after the last action come the masked ones."""
        return self.game.tokens(self.options)

    @cached_property
    def legal_mask(self) -> Array:
        """True for every action number this seat may play now; all false if it is not to move."""
        words = np.zeros(self.game.mask_words, np.uint64)
        if self.is_asked:
            kernels.legal_mask(self._records, words)
        bits = np.unpackbits(words.view(np.uint8), bitorder="little")
        mask = bits[: self.game.actions].astype(np.bool_)
        mask.setflags(write=False)
        return mask

    @property
    def legal(self) -> list[str]:
        """The tokens this seat may play now; empty if it is not to move."""
        tokens = self.tokens
        return [tokens[action] for action in np.flatnonzero(self.legal_mask).tolist()]

    @property
    def recalls(self) -> bool:
        """Whether the table shows the past: the log and the points so far; at the end every table does."""
        return self.over or self.game.recalls(self.options)

    def scores(self) -> dict[int, int]:
        """Points by seat where they are public; empty while the table hides them."""
        if not self.recalls:
            return {}
        out = np.zeros(self.seats, np.int64)
        kernels.scores(self._records, out)
        return {seat + 1: points for seat, points in enumerate(out.tolist())}

    def winners(self) -> set[int]:
        """The winning seats; empty until the game is over."""
        if not self.over:
            return set()
        out = np.zeros(self.seats, np.int64)
        kernels.ranks(self._records, out)
        return {seat + 1 for seat, rank in enumerate(out.tolist()) if rank == 1}

    def tensor(self) -> Array:
        """The view as bytes, in the layout of `game.observation`."""
        out = np.zeros(self.game.observation_size, np.uint8)
        kernels.observe(self._records, out)
        return out

    def determinize(self, rng: int | Array = 0) -> Match:
        """A match that could be the real one, given this view."""
        from tatami.match import Match

        source = new_rng(rng) if isinstance(rng, int) else rng
        belief, state = blank(self.game.belief), blank(self.game.state)
        kernels.believe(self._records, belief)
        kernels.determinize(self._records, belief, source, state)
        return Match.from_position(self.game, self.options, state)

    # The table.

    @cached_property
    def laid(self) -> Laid:
        """The scene in numbers, for the dictionary to decode."""
        return laid.lay(self._records, self._knobs)

    @property
    def dictionary(self) -> Dictionary:
        """The dictionary that decodes the scene's numbers."""
        return self.game.dictionary(self.options, self.seats)

    @property
    def _knobs(self) -> tuple[int, ...]:
        return tuple(self.game.scene.knobs(self.options))

    @cached_property
    def places(self) -> list[Place]:
        """Every spot on the table and its pieces."""
        return self.dictionary.places(self.laid.places.tolist())

    @cached_property
    def counts(self) -> dict[str, int]:
        """The numbers on the table by place id."""
        return self.dictionary.counts(self.laid.counts.tolist())

    @property
    def task(self) -> Message:
        """The task of the seats to move, or the result of the game."""
        return self.dictionary.message(self.laid.task.tolist())

    @cached_property
    def actions(self) -> list[Action]:
        """The legal actions of this seat, with places, messages and visible consequences."""
        if self.seat is None or not self.is_asked:
            return []
        return self.dictionary.actions(self.laid.actions.tolist(), self.seat)

    @cached_property
    def refusals(self) -> list[Refusal]:
        """Actions this seat might expect but that are illegal now, with the reasons."""
        if not self.is_asked:
            return []
        return self.dictionary.refusals(self.laid.refusals.tolist())

    def reason(self, action: int) -> Message:
        """The reason why an action, by its number, is illegal now."""
        return self.dictionary.message(laid.reason(self._records, action, self._knobs).tolist())

    def summary(self) -> list[Message]:
        """The whole table in sentences."""
        return self.dictionary.messages(laid.summary(self._records, self._knobs).tolist())

    def told(self, before: View, action: int) -> Array:
        """The events of an action since the previous view, in numbers; a secret action is masked."""
        return laid.tell(before.records, action, self._records, self._knobs)

    def events(self, before: View, action: int) -> list[Event]:
        """The events the viewer saw of an action since the previous view; a secret action is masked."""
        return self.dictionary.events(self.told(before, action).tolist())

    # As text and as data.

    def speaker(self, lang: str = "en", names: Mapping[int, str] | None = None) -> Speaker:
        """The speaker that formats this view's messages for its owner."""
        return self.speaker_to(self.seat, lang, names)

    def speaker_to(
        self, listener: int | None, lang: str = "en", names: Mapping[int, str] | None = None
    ) -> Speaker:
        """A speaker of this view's messages for any seat, addressed as "you", or for a stranger (None)."""
        called = self.game.called(self.options)
        return speaker_for(f"games/{self.game.name}", lang, listener, tuple((names or {}).items()), called)

    def text(self, lang: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The whole table in sentences, and whose turn it is."""
        speaker = self.speaker(lang, names)
        lines = [speaker.say(message) for message in self.summary()]
        return "\n".join([*lines, speaker.say(self.task)])

    def data(self, lang: str = "en", names: Mapping[int, str] | None = None) -> dict[str, Any]:
        """The whole view as plain data, for a page or a program in any language."""
        return self.said_by(self.speaker(lang, names))

    def said_by(self, speaker: Speaker) -> dict[str, Any]:
        """The same, formatted by a given speaker."""
        return {
            "game": self.game.name,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": self.seat,
            "to_move": self.to_move,
            "over": self.over,
            "task": speaker.say(self.task),
            "places": spoken(self.places, speaker),
            "counts": self.counts,
            "scores": {str(seat): points for seat, points in self.scores().items()},
            "winners": sorted(self.winners()),
            "actions": spoken(self.actions, speaker),
            "refusals": spoken(self.refusals, speaker),
            "recalls": self.recalls,
        }

    def json(self, lang: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The same as JSON text."""
        return json.dumps(self.data(lang, names), ensure_ascii=False, separators=(",", ":"))

    def _repr_svg_(self) -> str:
        from tatami.art.picture import picture  # only notebooks need pictures

        return picture(self.game.name, self.speaker().say(self.task), self._spots(), self.scores())

    def preview(self) -> str:
        """An SVG picture for links to the table: its pieces, without words."""
        from tatami.art.preview import preview

        return preview(self.game.name, self._spots())

    def cover(self) -> str:
        """An SVG picture for links to the game: some of the pieces that lie open."""
        from tatami.art.preview import cover

        return cover(
            self.game.name, [piece for spot in self._spots() for piece in spot.pieces if piece[1] == "up"]
        )

    def _spots(self) -> list[Spot]:
        from tatami.art.picture import Spot

        speaker = self.speaker()
        return [
            Spot(
                place.id,
                speaker.say(place.words),
                [(piece.kind, piece.face, piece.marks or {}) for piece in place.pieces],
            )
            for place in self.places
        ]


def unpack(game: str, options: Mapping[str, Any], data: bytes) -> View:
    """A view from the bytes of its records, sent by another process; GameError if they do not fit."""
    from tatami.games import load

    rules = load(game)
    if len(data) != rules.state.itemsize:
        raise GameError(f"A view of {game} has {rules.state.itemsize} bytes, not {len(data)}.")
    return View(rules, rules.settle(options), unpacked(data, rules.state))
