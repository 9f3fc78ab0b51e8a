"""What each reader gets of a table: made from views and from what is open to all, never from a state."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

import msgspec

from tatami.engine.table import Message
from tatami.engine.words import Speaker
from tatami.match import Match
from tatami.server import entries as log
from tatami.server import limits, messages
from tatami.server.entries import AnyEntry
from tatami.server.messages import Board, Room, Sight, Snapshot, Turn, Update, You
from tatami.server.refusal import TOPIC, Refusal
from tatami.server.table import Table, fold
from tatami.view import View, event_data

OF_THE_ROOM = (
    log.Created
    | log.Joined
    | log.Left
    | log.Sat
    | log.Stood
    | log.BotSeated
    | log.BotRemoved
    | log.Changed
    | log.NonceGiven
    | log.Started
    | log.StoodIn
    | log.CameBack
    | log.Rematched
)
OF_THE_CLOCKS = log.Joined | log.Left | log.Started | log.Moved | log.StoodIn | log.CameBack | log.Resumed


@dataclass(frozen=True)
class Reader:
    """Somebody who looks at a table, and the language they read."""

    who: str  # an identity
    lang: str = "en"
    wants_view: bool = False  # a program that thinks with our engine


def may_see(table: Table, reader: Reader) -> bool:
    """Whether a table shows itself to somebody: players always, others as the host decided."""
    return table.settings.watch == "everyone" or table.match is None or bool(table.seats_of(reader.who))


def room(table: Table) -> Room:
    """The table around the game; identities, nonces and the secret stay out."""
    members = [
        messages.Member(person.number, person.name, person.is_bot, person.present)
        for person in table.people.values()
    ]
    names = table.names()
    seats = [
        messages.Seat(
            seat,
            names.get(seat, ""),
            table.people[chair.who].number if chair.who else None,
            chair.bot,
            chair.stand_in,
            chair.bot is not None or chair.nonce is not None,
        )
        for seat, chair in table.chairs.items()
    ]
    host = table.people.get(table.host)
    return Room(
        settings=table.settings,
        status=table.status,
        host=None if host is None else host.number,
        members=members,
        seats=seats,
        commit=table.fair.commit.hex(),
        next=table.next,
    )


def you(table: Table, reader: Reader) -> You:
    """Who the reader is here."""
    person = table.people.get(reader.who)
    return You(None if person is None else person.number, table.seats_of(reader.who))


def turn(table: Table) -> Turn | None:
    """Who is asked now, and how long they may think."""
    if table.match is None:
        return None
    clocks = [
        messages.SeatClock(seat, left, table.clocks.deadline(seat))
        for seat in table.chairs
        if (left := table.clocks.left(seat)) is not None
    ]
    return Turn(table.decision, table.asked, clocks)


def record(table: Table) -> dict[str, object] | None:
    """The record with all secrets, once the game is over."""
    return table.match.record().data() if table.match is not None and table.match.over else None


@dataclass
class Projection:
    """A table right after its last entry; what several readers get alike is made once."""

    table: Table
    entry: AnyEntry | None = None  # None where only snapshots are wanted
    _sights: dict[tuple[int | None, Reader, int], Sight] = field(default_factory=dict)
    _encoded: dict[tuple[Reader, int | None, tuple[int, ...]], str] = field(default_factory=dict)

    def snapshot(self, reader: Reader) -> Snapshot:
        """Everything at once; Refusal for somebody who may not look."""
        table = self.table
        if not may_see(table, reader):
            raise Refusal(Message("refused-watch"))
        since = max(0, table.decision - limits.STEPS_KEPT)
        seats = self._seats(reader) if table.match is not None else []
        return Snapshot(
            table=table.id,
            seq=table.seq,
            at=table.at,
            room=room(table),
            you=you(table, reader),
            turn=turn(table),
            sights=[self.sight(seat, reader, since) for seat in seats],
            chat=table.chat,
            record=record(table),
        )

    def update(self, reader: Reader) -> Update | None:
        """What the last entry changed for a reader, None for somebody who may not look."""
        table, entry = self.table, self.entry
        assert entry is not None
        if not may_see(table, reader):
            return None
        ended = isinstance(entry, log.Moved) and table.status == "over"
        of_the_room = ended or isinstance(entry, OF_THE_ROOM)
        since = table.decision - table.fresh
        return Update(
            seq=table.seq,
            at=entry.at,
            words=self._words(reader.lang),
            room=room(table) if of_the_room else None,
            you=you(table, reader) if of_the_room else None,
            turn=turn(table) if isinstance(entry, OF_THE_CLOCKS) else None,
            sights=[self.sight(seat, reader, since) for seat in self._seats_that_see(reader)],
            chat=table.chat[-1] if isinstance(entry, log.Said) else None,
            record=record(table) if ended else None,
        )

    def encoded(self, reader: Reader) -> str | None:
        """The update as it is sent; readers who get the same share it."""
        if not may_see(self.table, reader):
            return None
        me = you(self.table, reader)
        # Only what is told of the room says who the reader is.
        of_the_room = isinstance(self.entry, OF_THE_ROOM) or self.table.status == "over"
        key = (replace(reader, who=""), me.member if of_the_room else None, tuple(me.seats))
        if key not in self._encoded:
            self._encoded[key] = msgspec.json.encode(self.update(reader)).decode()
        return self._encoded[key]

    def _seats(self, reader: Reader) -> list[int | None]:
        """The seats a reader looks from; a spectator looks from none."""
        return [*self.table.seats_of(reader.who)] or [None]

    def _seats_that_see(self, reader: Reader) -> list[int | None]:
        """The reader's seats that saw something of the game in the last entry."""
        if isinstance(self.entry, log.Started) or self.table.fresh:
            return self._seats(reader)
        # While all choose at once, a choice is seen by nobody but the seat that made it.
        moved = self.entry.seat if isinstance(self.entry, log.Moved) else 0
        return [seat for seat in self.table.seats_of(reader.who) if seat == moved]

    def sight(self, seat: int | None, reader: Reader, since: int) -> Sight:
        """What a seat sees, and the steps it saw from number `since` on."""
        key = (seat, replace(reader, who=""), since)
        if key not in self._sights:
            match = self.table.match
            assert match is not None
            view = self.table.match_of(seat).view(seat)
            self._sights[key] = make_sight(match, view, reader, since)
        return self._sights[key]

    def _words(self, lang: str) -> str:
        """What happened around the game, in words."""
        message = _told(self.table, self.entry)
        return "" if message is None else Speaker(TOPIC, lang).say(message)


def make_sight(match: Match, view: View, reader: Reader, since: int) -> Sight:
    """A view, and the steps of the match that its seat saw from number `since` on."""
    names = match.names()
    speaker = view.speaker(reader.lang, names)
    steps = [
        messages.Step(
            step.index,
            step.seat,
            step.token,
            [msgspec.convert(event_data(event, speaker), messages.Event) for event in step.events],
        )
        for step in match.events(view.seat, since)
    ]
    board = msgspec.convert(view.data(reader.lang, names), Board)
    packed = b64encode(view.records.tobytes()).decode() if reader.wants_view else None
    return Sight(view.seat, board, steps, packed)


def _told(table: Table, entry: AnyEntry | None) -> Message | None:
    match entry:
        case log.Joined() | log.Left():
            kind = "told-joined" if isinstance(entry, log.Joined) else "told-left"
            return Message(kind, {"name": table.people[entry.who].name})
        case log.Sat():
            return Message("told-sat", {"name": table.people[entry.who].name, "seat": entry.seat})
        case log.Stood() | log.BotRemoved():
            return Message("told-stood", {"seat": entry.seat})
        case log.BotSeated():
            return Message("told-bot-seated", {"seat": entry.seat})
        case log.Changed():
            return Message("told-changed")
        case log.Started():
            return Message("told-started")
        case log.StoodIn() | log.CameBack():
            name = table.people[table.chairs[entry.seat].who].name
            if isinstance(entry, log.CameBack):
                return Message("told-came-back", {"name": name})
            return Message(
                "told-stood-in-time" if entry.why == "time" else "told-stood-in-away", {"name": name}
            )
        case log.Resumed():
            return Message("told-resumed")
        case log.Rematched():
            return Message("told-rematched")
    return None


def missed(table: str, entries: Iterable[AnyEntry], reader: Reader, since: int) -> Iterator[Update]:
    """What a reader would have got for the entries after number `since`, from the whole log."""
    entries = list(entries)
    result = fold(table, entries[: max(1, since)])
    if since < 1:
        first = Projection(result, entries[0]).update(reader)
        if first is not None:
            yield first
    for entry in entries[max(1, since) :]:
        result.apply(entry)
        update = Projection(result, entry).update(reader)
        if update is not None:
            yield update
