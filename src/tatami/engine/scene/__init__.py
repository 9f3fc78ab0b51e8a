"""The visible side of a game: messages, pieces, places, actions and events.

All of it is made from views, so it cannot contain anything its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple


class Seat(NamedTuple):
    """A seat inside a message, numbered from 1; formatted as the player's name."""

    number: int


class LastStep(NamedTuple):
    """The last action of a match."""

    number: int  # how many actions came before
    mover: int  # from 1
    action: int
    masked: int  # the action as other seats see it, unless the game is over
    recalls: bool  # whether the table shows the past


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence in any language: the id of a Fluent message and its arguments.

    An argument may be a number, a string (a code the message selects on), a `Seat`,
    another message, or a tuple of messages, which is formatted as a list. A seat given as `seat` comes
    to the message as `$seat`, the name, and `$seat-is`, "you" or "other".
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on the table, as its viewer sees it."""

    kind: str  # "samurai", "M7", "card" for a card whose face is unknown
    words: Message
    face: Literal["up", "down"] = "up"
    marks: Mapping[str, Any] = field(default_factory=dict)  # further visible properties

    __hash__ = object.__hash__  # caches about a piece are keyed by identity


@dataclass(frozen=True, slots=True)
class Place:
    """A spot on the table and its pieces, bottom or leftmost first."""

    id: str
    words: Message
    pieces: tuple[Piece, ...] = ()

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Action:
    """A legal action of the viewer."""

    token: str
    kind: str
    places: tuple[str, ...]  # places involved, source first
    words: Message
    preview: Mapping[str, Any] = field(default_factory=dict)  # open consequences, as plain data
    preview_words: Message | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that a player might expect but that is illegal now, and the reason."""

    places: tuple[str, ...]
    reason: Message
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One small event, as its viewer saw it.

    With a source and a target, `piece` moved from the one to the other; if both are the
    same, the piece there now looks like `piece`. With `amount`, the count `target` grew by it; an event
    opened with an `amount` has a count from then on.
    """

    kind: str
    words: Message | None = None  # None: an earlier event's sentence covers it
    piece: Piece | None = None
    source: str | None = None
    target: str | None = None
    amount: int | None = None
    reveals: bool = False  # whether the viewer learned something hidden, so that undo is impossible
    opened: bool = False  # in replays with all hands open: the sentence must name the piece
