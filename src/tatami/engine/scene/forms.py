"""A game's declaration of its scene: its spots, and forms of messages, pieces, previews and actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tatami.engine.scene import Action, Message, Piece
from tatami.engine.scene.slots import NUMBER, SEAT, List
from tatami.engine.scene.writer import unprepared

RESULT_WIN, RESULT_SHARED = 0, 1  # messages that every game has
OVER = 0  # a kind of event that every game has

Options = Mapping[str, Any]
Make = Callable[[Options, int], Sequence[Any]]  # by options and seats


@dataclass(frozen=True)
class Spot:
    """A place or a count of the table; only places have messages."""

    id: str
    words: Message | None = None


class Forms:
    """Messages, pieces, previews and kinds of events by number; declaring one returns its number."""

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._pieces: list[Any] = []
        self._previews: list[Any] = []
        self._kinds: list[str] = []
        self.message("result-win", seat=SEAT, points=NUMBER)
        self.message("result-shared", seats=List(SEAT), points=NUMBER)
        self.event("over")

    def message(self, name: str, args: Mapping[str, Any] | None = None, **more: Any) -> int:
        """Declare a message: an argument is a slot or a constant."""
        self._messages.append(Message(name, {**(args or {}), **more}))
        return len(self._messages) - 1

    def messages(self, count: int, make: Make) -> int:
        """Declare messages that depend on options and seats; the first one's number is returned."""
        return _reserve(self._messages, count, make)

    def piece(self, piece: Piece) -> int:
        """Declare a piece: kind, message arguments and marks are slots or constants."""
        self._pieces.append(piece)
        return len(self._pieces) - 1

    def pieces(self, count: int, make: Make) -> int:
        """Declare pieces that depend on options and seats; the first one's number is returned."""
        return _reserve(self._pieces, count, make)

    def preview(self, preview: Mapping[str, Any]) -> int:
        """Declare a preview as plain data with slots."""
        self._previews.append(preview)
        return len(self._previews) - 1

    def previews(self, count: int, make: Make) -> int:
        """Declare previews that depend on options and seats; the first one's number is returned."""
        return _reserve(self._previews, count, make)

    def event(self, kind: str) -> int:
        """Declare a kind of event."""
        self._kinds.append(kind)
        return len(self._kinds) - 1

    def made(self, options: Options, seats: int) -> tuple[list[Any], list[Any], list[Any], list[str]]:
        """Messages, pieces, previews and kinds of events for a table."""
        parts = (self._messages, self._pieces, self._previews)
        messages, pieces, previews = (
            [form(options, seats) if isinstance(form, _Reserved) else form for form in part] for part in parts
        )
        return messages, pieces, previews, self._kinds


@dataclass(frozen=True)
class _Reserved:
    """One of several forms that depend on options and seats."""

    make: Make
    index: int

    def __call__(self, options: Options, seats: int) -> Any:
        return self.make(options, seats)[self.index]


def _reserve(forms: list[Any], count: int, make: Make) -> int:
    first = len(forms)
    forms += (_Reserved(make, index) for index in range(count))
    return first


@dataclass(frozen=True)
class Scene:
    """The scene of a game: its declarations, and compiled writers, which get views and never states.

    `v` is a view's record, `w` the writer of `tatami.engine.scene.writer`.
    """

    forms: Forms
    spots: Callable[[Options, int], Sequence[Spot]]  # places and counts, by options and seats
    actions: Callable[[Options, int], Sequence[Action]]  # by number, with slots; tokens come from the game
    places: Callable[..., Any]  # (v, w): pieces by place, in the viewer's order
    counts: Callable[..., Any]  # (v, w): numbers on the table
    task: Callable[..., Any]  # (v, w): a message: whose turn it is and what they have to do
    action: Callable[..., Any]  # (v, action, w): the slots of a legal action
    refusals: Callable[..., Any]  # (v, mask, w): actions a player might expect but that are illegal
    reason: Callable[..., Any]  # (v, action, w): a message: why an action is not legal now
    summary: Callable[..., Any]  # (v, w): messages: the whole table in sentences
    tell: Callable[..., Any]  # (v, action, after, w): events of an action as shown to the viewer
    prepare: Callable[..., Any] = unprepared  # (v, w): into `w.notes`, results shared by several writers
    knobs: Callable[[Options], Sequence[int]] = lambda options: ()  # options that writers read as `w.knobs`
    tokens: tuple[str, ...] = ()  # of all actions, where they are declared with them
