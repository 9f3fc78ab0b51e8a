"""What people and pages see of a game: messages, pieces, places, actions and events.

All of it is made from views, so none of it can hold what its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple


class Seat(NamedTuple):
    """A seat inside a message, numbered from 1; said by the player's name."""

    number: int


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said in any language: a Fluent message's id and its arguments.

    An argument may be a number, a string (a code the message selects on), a `Seat`,
    another message, or a tuple of messages, which is said as a list. A seat given as `seat` comes
    to the message as `$seat`, the name, and `$seat-is`, "you" or "other".
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing on the table, as its viewer sees it."""

    kind: str  # "samurai", "M7", "card" for a card whose face is unknown
    words: Message
    face: Literal["up", "down"] = "up"
    marks: Mapping[str, Any] = field(default_factory=dict)  # what else the viewer sees on it

    __hash__ = object.__hash__  # what is kept about a piece is kept about the very same


@dataclass(frozen=True, slots=True)
class Place:
    """A spot on the table and what lies there, undermost or leftmost first."""

    id: str
    words: Message
    pieces: tuple[Piece, ...] = ()

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Action:
    """Something the viewer may do now."""

    token: str
    kind: str
    places: tuple[str, ...]  # what it touches, source first
    words: Message
    preview: Mapping[str, Any] = field(default_factory=dict)  # open consequences, as plain data
    preview_words: Message | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Something a player would expect to do but may not now, and why."""

    places: tuple[str, ...]
    reason: Message
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One small thing that happened, as its viewer saw it.

    With a source and a target, `piece` left the one and lies now on the other; with both the
    same, the piece there now looks like `piece`. With `amount`, the count `target` grew by it; something
    opened with an `amount` has a count from then on.
    """

    kind: str
    words: Message | None = None  # None: an earlier event's sentence covers it
    piece: Piece | None = None
    source: str | None = None
    target: str | None = None
    amount: int | None = None
    reveals: bool = False  # whether the viewer learned something hidden, so it cannot be undone
    opened: bool = False  # in games seen again with every hand open: the sentence is to name the piece
