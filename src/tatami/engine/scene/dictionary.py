"""The dictionary of a table's scene: decodes numbers to places, actions and events; also as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from tatami.engine.scene import Action, Event, Message, Piece, Place, Refusal, Seat
from tatami.engine.scene.forms import Options, Scene
from tatami.engine.scene.slots import Args, ByMover, Choice, Form, List, Map, Plain, Same, Slot
from tatami.engine.scene.writer import AMOUNT, NONE, OF_PIECE, OPENED, REVEALS, SOURCE, TARGET, WORDS

Read = Callable[["Cursor"], Any]


class Cursor:
    """A reader of numbers, for a given seat to move."""

    __slots__ = ("at", "mover", "numbers", "values")

    def __init__(self, numbers: Sequence[int], mover: int = 0) -> None:
        self.numbers = numbers
        self.at = 0
        self.mover = mover  # from 1
        self.values: list[Any] = []  # slots of the form being filled

    def take(self) -> int:
        """The next number."""
        number = self.numbers[self.at]
        self.at += 1
        return number

    @property
    def more(self) -> bool:
        """Whether any numbers are left."""
        return self.at < len(self.numbers)


class Dictionary:
    """Everything that can appear in a table's scene, by number, for one game, its options and its seats."""

    def __init__(
        self, game: str, scene: Scene, options: Options, seats: int, tokens: Sequence[str], called: Options
    ) -> None:
        self.game, self.options, self.seats = game, options, seats
        self.tokens, self.called = tuple(tokens), dict(called)
        self.knobs = tuple(scene.knobs(options))
        self.spots = list(scene.spots(options, seats))
        self.ids = [spot.id for spot in self.spots]
        messages, pieces, previews, self.kinds = scene.forms.made(options, seats)
        self._table = options, seats
        self._forms: dict[str, list[Any]] = {"message": messages, "piece": pieces, "preview": previews}
        self._actions = list(scene.actions(options, seats))
        self._read: dict[str, list[Read]] = {
            name: [self._filled(form) for form in forms] for name, forms in self._forms.items()
        }
        self._read_actions = [_alone(self._filled(action)) for action in self._actions]
        self._places: dict[tuple[int, ...], Place] = {}
        self._sizes: dict[tuple[str, int], int] = {}  # of forms, by kind and number

    # Decoding numbers.

    def places(self, numbers: Sequence[int]) -> list[Place]:
        """Places in order; unchanged places are the same object while they are cached."""
        return [self.place(one) for one in places_apart(numbers)]

    def place(self, numbers: tuple[int, ...]) -> Place:
        """One place."""
        place = self._places.get(numbers)
        if place is None:
            place = self._place(numbers)
            if len(self._places) >= KEPT:
                self._places.clear()
            self._places[numbers] = place
        return place

    def _place(self, numbers: tuple[int, ...]) -> Place:
        spot, cursor = self.spots[numbers[0]], Cursor(numbers[2:])
        if spot.words is None:
            raise ValueError(f"{spot.id} is not a place: it has no words")
        pieces: list[Piece] = []
        while cursor.more:
            times = 1
            if numbers[2 + cursor.at] < 0:
                times = -cursor.take()
            pieces += [self._form("piece", cursor)] * times
        return Place(spot.id, spot.words, tuple(pieces))

    def counts(self, numbers: Sequence[int]) -> dict[str, int]:
        """Counts by id."""
        return {self.ids[spot]: number for spot, number in zip(numbers[::2], numbers[1::2], strict=True)}

    def message(self, numbers: Sequence[int]) -> Message:
        """Decode exactly one message."""
        (message,) = self.messages(numbers)
        return message

    def messages(self, numbers: Sequence[int]) -> list[Message]:
        """Decode a sequence of messages."""
        cursor, found = Cursor(numbers), []
        while cursor.more:
            found.append(self._form("message", cursor))
        return found

    def actions(self, numbers: Sequence[int], mover: int) -> list[Action]:
        """The legal actions of the mover, a seat from 1."""
        cursor, found = Cursor(numbers, mover), []
        while cursor.more:
            number = cursor.take()
            action = self._read_actions[number](cursor)
            action["token"] = self.tokens[number]
            found.append(Action(**action))
        return found

    def refusals(self, numbers: Sequence[int]) -> list[Refusal]:
        """Refused actions with their reasons."""
        cursor, found = Cursor(numbers), []
        while cursor.more:
            token = self.tokens[cursor.take()]
            places = tuple(self.ids[cursor.take()] for _ in range(cursor.take()))
            found.append(Refusal(places, self._form("message", cursor), token))
        return found

    def events(self, numbers: Sequence[int]) -> list[Event]:
        """Decode events."""
        return [event for event, _, _ in self.event_spans(numbers)]

    def event_spans(self, numbers: Sequence[int]) -> list[tuple[Event, slice, slice]]:
        """Decode events, with the offsets of each event and its piece among the numbers."""
        cursor, found = Cursor(numbers), []
        while cursor.more:
            start = cursor.at
            kind, parts = self.kinds[cursor.take()], cursor.take()
            words = self._form("message", cursor) if parts & WORDS else None
            piece_from = cursor.at
            piece = self._form("piece", cursor) if parts & OF_PIECE else None
            piece_to = cursor.at
            event = Event(
                kind,
                words,
                piece,
                self.ids[cursor.take()] if parts & SOURCE else None,
                self.ids[cursor.take()] if parts & TARGET else None,
                cursor.take() if parts & AMOUNT else None,
                bool(parts & REVEALS),
                bool(parts & OPENED),
            )
            found.append((event, slice(start, cursor.at), slice(piece_from, piece_to)))
        return found

    def reveals(self, numbers: Sequence[int]) -> bool:
        """Whether one of some events revealed something hidden; most forms are skipped, not decoded."""
        at = 0
        while at < len(numbers):
            parts = numbers[at + 1]
            if parts & REVEALS:
                return True
            at += 2
            for flag, kind in ((WORDS, "message"), (OF_PIECE, "piece")):
                if parts & flag:
                    at = self._end(kind, numbers, at)
            at += bool(parts & SOURCE) + bool(parts & TARGET) + bool(parts & AMOUNT)
        return False

    def _end(self, kind: str, numbers: Sequence[int], at: int) -> int:
        """Where a form that begins at an index ends."""
        number = numbers[at]
        if number == NONE:
            return at + 1
        size = self._sizes.get((kind, number))
        if size is None:
            size = self._sizes[kind, number] = _size(self._forms[kind][number])
        if size >= 0:
            return at + 1 + size
        cursor = Cursor(numbers)
        cursor.at = at
        self._form(kind, cursor)
        return cursor.at

    def _form(self, kind: str, cursor: Cursor) -> Any:
        """A form by its number, with its slots filled."""
        number = cursor.take()
        if number == NONE:
            return None
        outer, cursor.values = cursor.values, []
        filled = self._read[kind][number](cursor)
        cursor.values = outer
        return filled

    # Forms compiled to reader functions.

    def _filled(self, form: Any, listed: Any = list) -> Read:
        """A function that fills the slots of a form; `listed` converts its lists."""
        if isinstance(form, Slot):
            return self._slot(form, listed)
        if isinstance(form, Message):
            read = self._filled(form.args, tuple)
            name = form.id
            return lambda cursor: Message(name, read(cursor))
        if isinstance(form, Piece):
            read = self._filled(_parts(form))
            return lambda cursor: Piece(**read(cursor))
        if isinstance(form, Action):
            return self._filled(_parts(form))
        if isinstance(form, Mapping):
            items = [
                (key, isinstance(value, Args), self._filled(value, listed)) for key, value in form.items()
            ]
            return lambda cursor: _dict(items, cursor)
        if isinstance(form, (tuple, list)) and not isinstance(form, Seat):
            made: Any = tuple if isinstance(form, tuple) else list
            reads = [self._filled(value, listed) for value in form]
            return lambda cursor: made([read(cursor) for read in reads])
        return lambda cursor: form

    def _slot(self, slot: Slot, listed: Any) -> Read:
        if isinstance(slot, Same):
            index = slot.index
            return lambda cursor: cursor.values[index]
        read = self._reading(slot, listed)

        def remembered(cursor: Cursor) -> Any:
            value = read(cursor)
            cursor.values.append(value)
            return value

        return remembered

    def _reading(self, slot: Slot, listed: Any) -> Read:
        ids = self.ids
        match slot:
            case Plain("number"):
                return Cursor.take
            case Plain("flag"):
                return lambda cursor: bool(cursor.take())
            case Plain("seat"):
                return lambda cursor: Seat(cursor.take())
            case Plain("spot"):
                return lambda cursor: ids[cursor.take()]
            case Plain(kind):
                return lambda cursor: self._form(kind, cursor)
            case Choice() | Args():
                values = self._values(slot)
                return lambda cursor: values[cursor.take()]
            case ByMover(values):
                return lambda cursor: values[cursor.mover - 1]
            case List(of):
                item = _alone(self._filled(of, listed))
                return lambda cursor: listed([item(cursor) for _ in range(cursor.take())])
            case Map(key, value):
                pair = _alone(self._filled((key, value), listed))
                return lambda cursor: dict(pair(cursor) for _ in range(cursor.take()))
            case Form(of):
                return _alone(self._filled(of, listed))
        raise TypeError(f"{slot!r} is not a slot")

    def _values(self, slot: Choice | Args) -> Sequence[Any]:
        return slot.values(*self._table) if callable(slot.values) else slot.values

    # As JSON, for readers in other languages.

    def data(self) -> dict[str, Any]:
        """The dictionary as plain data; docs/scene.md describes the format."""
        types = _Types(self._values)
        data = {
            "game": self.game,
            "options": dict(self.options),
            "seats": self.seats,
            "called": self.called,
            "tokens": self.tokens,
            "spots": [[spot.id, types.plain(spot.words)] for spot in self.spots],
            "kinds": self.kinds,
            "messages": [types.plain(form) for form in self._forms["message"]],
            "pieces": [types.plain(form) for form in self._forms["piece"]],
            "previews": [types.plain(form) for form in self._forms["preview"]],
            "actions": [types.plain(form) for form in self._actions],
        }
        return {**data, "types": types.all}

    def json(self) -> str:
        """The same as JSON text."""
        return json.dumps(self.data(), ensure_ascii=False, separators=(",", ":"))


KEPT = 500  # cached place objects


def places_apart(numbers: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The numbers of each place."""
    at = 0
    while at < len(numbers):
        end = at + 2 + numbers[at + 1]
        yield tuple(numbers[at:end])
        at = end


def _size(form: Any) -> int:
    """How many numbers the slots of a form take; -1 if that depends on the numbers."""
    match form:
        case Plain("number" | "flag" | "seat" | "spot") | Choice() | Args():
            return 1
        case Same() | ByMover() | Seat():
            return 0
        case Form(of):
            return _size(of)
        case Slot():
            return -1
        case Message():
            return _size(form.args)
        case Piece():
            return _size(_parts(form))
        case Mapping():
            return _size(tuple(form.values()))
        case tuple() | list():
            sizes = [_size(part) for part in form]
            return -1 if -1 in sizes else sum(sizes)
    return 0


def _alone(read: Read) -> Read:
    """A part whose slots `Same` counts separately."""

    def alone(cursor: Cursor) -> Any:
        outer, cursor.values = cursor.values, []
        value = read(cursor)
        cursor.values = outer
        return value

    return alone


def _dict(items: list[tuple[str, bool, Read]], cursor: Cursor) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, is_several, read in items:
        if is_several:
            found.update(read(cursor))
        else:
            found[key] = read(cursor)
    return found


def _parts(form: Piece | Action) -> dict[str, Any]:
    """The fields of a piece or an action in the order their slots are filled: as declared."""
    return {field.name: getattr(form, field.name) for field in fields(form)}


class _Types:
    """Slots in JSON: each type once, slots as `{"$": type}`."""

    def __init__(self, values: Callable[[Any], Sequence[Any]]) -> None:
        self.all: list[Any] = []
        self._values = values
        self._known: dict[str, int] = {}

    def plain(self, form: Any) -> Any:
        """A form as plain data."""
        if isinstance(form, Slot):
            declared = self._type(form)
            text = json.dumps(declared, sort_keys=True)
            if text not in self._known:
                self._known[text] = len(self.all)
                self.all.append(declared)
            return {"$": self._known[text]}
        if isinstance(form, Seat):
            return {"seat": form.number}
        if isinstance(form, Message):
            return {"id": form.id, "args": self.plain(form.args)}
        if isinstance(form, (Piece, Action)):
            return {key: self.plain(value) for key, value in _parts(form).items() if key != "token"}
        if isinstance(form, Mapping):
            return {key: self.plain(value) for key, value in form.items()}
        if isinstance(form, (tuple, list)):
            return [self.plain(value) for value in form]
        return form

    def _type(self, slot: Slot) -> Any:
        match slot:
            case Plain(kind):
                return {"type": kind}
            case Choice() | Args():
                name = "choice" if isinstance(slot, Choice) else "args"
                return {"type": name, "values": [self.plain(value) for value in self._values(slot)]}
            case ByMover(values):
                return {"type": "mover", "values": [self.plain(value) for value in values]}
            case Same(index):
                return {"type": "same", "index": index}
            case List(of):
                return {"type": "list", "of": self.plain(of)}
            case Map(key, value):
                return {"type": "map", "key": self.plain(key), "value": self.plain(value)}
            case Form(of):
                return {"type": "form", "of": self.plain(of)}
        raise TypeError(f"{slot!r} is not a slot")
