"""What each reader gets of a table: made from views and from what is open to all, never from a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from tatami.engine.i18n.speaker import speaker_for
from tatami.engine.scene import Message
from tatami.server.core import entries as log
from tatami.server.core import limits
from tatami.server.core.entries import AnyEntry
from tatami.server.core.refusal import TOPIC, Refusal
from tatami.server.core.table import Table, fold
from tatami.server.wire import messages
from tatami.server.wire.dictionaries import address_of
from tatami.server.wire.messages import (
    News,
    Numbers,
    Played,
    Room,
    Scene,
    SeatClock,
    Sight,
    Snapshot,
    Turn,
    Update,
    You,
)
from tatami.server.wire.reader import Reader
from tatami.server.wire.scene import make_change, make_numbers, make_scene, make_sight

OF_THE_ROOM = {
    log.Created,
    log.Joined,
    log.Left,
    log.Sat,
    log.Stood,
    log.BotSeated,
    log.BotRemoved,
    log.Changed,
    log.NonceGiven,
    log.Started,
    log.StoodIn,
    log.CameBack,
    log.PutOut,
    log.Rematched,
}
NO_SEAT = (None,)  # where spectators look from
OF_THE_CLOCKS = {
    log.Joined,
    log.Left,
    log.Started,
    log.Moved,
    log.StoodIn,
    log.CameBack,
    log.PutOut,
    log.Resumed,
}

_encoder = msgspec.json.Encoder()


def may_see(table: Table, reader: Reader) -> bool:
    """Whether a table shows itself to somebody: players always, others as the host decided."""
    if reader.who in table.kept_out:
        return False
    return table.settings.watch == "everyone" or table.match is None or bool(table.seats_of(reader.who))


def room(table: Table) -> Room:
    """The table around the game; identities, nonces and the secret stay out."""
    members = [
        messages.Member(person.number, person.name, person.is_bot, person.present, person.handle)
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
    host, asker = table.people.get(table.host), table.people.get(table.next_by)
    return Room(
        settings=table.settings,
        status=table.status,
        host=None if host is None else host.number,
        members=members,
        seats=seats,
        commit=table.fair.commit.hex(),
        next=table.next,
        next_by=None if asker is None else asker.number,
        bots_at=table.bots_at,
    )


def you(table: Table, reader: Reader) -> You:
    """Who the reader is here."""
    person = table.people.get(reader.who)
    return You(None if person is None else person.number, table.seats_of(reader.who))


def turn(table: Table) -> Turn | None:
    """Who is asked now, and how long they may think."""
    if table.match is None:
        return None
    return Turn(table.decision, table.asked, [] if table.clocks.untimed else _clocks(table))


def _clocks(table: Table) -> list[SeatClock]:
    lefts = {seat: table.clocks.left(seat) for seat in table.chairs}
    return [
        SeatClock(seat, left, table.clocks.deadline(seat)) for seat, left in lefts.items() if left is not None
    ]


def record(table: Table) -> dict[str, object] | None:
    """The record with all secrets, once the game is over."""
    return table.match.record().data() if table.match is not None and table.match.over else None


class Renderer:
    """A table right after its last entry; what several readers get alike is made once."""

    def __init__(self, table: Table, entry: AnyEntry | None = None) -> None:
        """The entry is None where only snapshots are wanted."""
        kind = type(entry)
        self.table = table
        self.entry = entry
        self.seq = table.seq
        ended = kind is log.Moved and table.status == "over"
        self._record = record(table) if ended else None
        self._room = room(table) if ended or table.returned or kind in OF_THE_ROOM else None
        self._only_of_the_game = kind is log.Moved and self._room is None
        self._turn = turn(table) if kind in OF_THE_CLOCKS else None
        self._scenes: dict[int | None, Scene] = {}
        self._changes: dict[int | None, Scene] = {}
        self._sights: dict[tuple[int | None, str], Sight] = {}
        self._played: dict[int | None, list[Played]] = {}
        self._encoded: dict[tuple[object, ...], str] = {}

    def snapshot(self, reader: Reader) -> Snapshot:
        """Everything at once; Refusal for somebody who may not look."""
        table = self.table
        if not may_see(table, reader):
            raise Refusal(Message("refused-watch"))
        since = max(0, table.decision - limits.STEPS_KEPT)
        if table.match is not None:
            since = table.match.shown_since(since)
        seats = (table.seats_of(reader.who) or NO_SEAT) if table.match is not None else ()
        return Snapshot(
            table=table.id,
            seq=table.seq,
            at=table.at,
            room=room(table),
            you=you(table, reader),
            turn=turn(table),
            dictionary=None if table.match is None else address_of(table.match),
            scenes=[self.scene(seat, since) for seat in seats] if reader.form == "scene" else [],
            sights=[self.sight(seat, reader.lang, since) for seat in seats] if reader.form == "words" else [],
            numbers=[self.numbers(seat, reader, since) for seat in seats] if reader.form == "numbers" else [],
            chat=table.chat,
            record=record(table),
        )

    def update(self, reader: Reader) -> Update | None:
        """What the last entry changed for a reader, None for somebody who may not look."""
        return self._update(reader, self.table.seats_of(reader.who)) if may_see(self.table, reader) else None

    def encoded(self, reader: Reader) -> str | None:
        """The update as it is sent; readers who get the same share it."""
        seats = self.table.seats_of(reader.who)
        if not may_see(self.table, reader):
            return None
        # Only what is told of the room says who the reader is.
        key = (reader.shared, reader.who if self._room else "", *seats)
        text = self._encoded.get(key)
        if text is None:
            text = self._encoded[key] = _encoder.encode(self._update(reader, seats)).decode()
        return text

    def _update(self, reader: Reader, seats: list[int]) -> Update:
        table, entry = self.table, self.entry
        assert entry is not None
        since, looking = table.decision - table.fresh, self._looking(seats)
        scenes: list[Scene] = []
        changes: list[Scene] = []
        sights: list[Sight] = []
        numbers: list[Numbers] = []
        if reader.form == "numbers":
            numbers = [self.numbers(seat, reader, since) for seat in looking]
        elif reader.form == "words":
            sights = [self.sight(seat, reader.lang, since) for seat in looking]
        elif table.fresh == 1:
            changes = [self.change(seat) for seat in looking]
        else:  # choices made at once are several steps, and shown as a whole
            scenes = [self.scene(seat, since) for seat in looking]
        is_start, has_words = type(entry) is log.Started, reader.form == "words"
        news = None if self._only_of_the_game else _news(table, entry)
        return Update(
            self.seq,
            entry.at,
            None if news is None or has_words else News(news.id, dict(news.args)),
            speaker_for(TOPIC, reader.lang, None, ()).say(news) if news is not None and has_words else "",
            self._room,
            you(table, reader) if self._room else None,
            self._turn,
            address_of(table.match) if is_start and table.match is not None else None,
            scenes,
            changes,
            sights,
            numbers,
            table.chat[-1] if type(entry) is log.Said else None,
            self._record,
        )

    def _looking(self, seats: list[int]) -> Sequence[int | None]:
        """Those of a reader's seats that saw something of the game in the last entry."""
        if self.table.fresh or type(self.entry) is log.Started:
            return seats or NO_SEAT
        # While all choose at once, a choice is seen by nobody but the seat that made it.
        moved = self.entry.seat if isinstance(self.entry, log.Moved) else 0
        return [seat for seat in seats if seat == moved]

    def scene(self, seat: int | None, since: int) -> Scene:
        """What a seat sees, and the steps it saw from number `since` on."""
        match = self.table.match
        assert match is not None
        if seat not in self._scenes:
            self._scenes[seat] = make_scene(match, self.table.match_of(seat).view(seat), since)
        return self._scenes[seat]

    def change(self, seat: int | None) -> Scene:
        """What the last step of the game changed for a seat."""
        match = self.table.match
        assert match is not None
        if seat not in self._changes:
            self._changes[seat] = make_change(match, seat)
        return self._changes[seat]

    def sight(self, seat: int | None, lang: str, since: int) -> Sight:
        """What a seat sees, and the steps it saw from number `since` on, in words."""
        match = self.table.match
        assert match is not None
        if (seat, lang) not in self._sights:
            view = self.table.match_of(seat).view(seat)
            self._sights[seat, lang] = make_sight(match, view, lang, since, seat)
        return self._sights[seat, lang]

    def numbers(self, seat: int | None, reader: Reader, since: int) -> Numbers:
        """What a seat was told from step `since` on, and what it sees in numbers if it has to decide now."""
        table, match = self.table, self.table.match
        assert match is not None
        told_as = seat if match.game.has_secret_actions else None
        played = self._played.get(told_as)
        if played is None:
            played = self._played[told_as] = [Played(*told) for told in match.played(told_as, since)]
        if seat is None or seat in table.asked or table.status == "over":
            return make_numbers(table.match_of(seat), seat, reader, played)
        return Numbers(seat, played=played)


def _news(table: Table, entry: AnyEntry | None) -> Message | None:
    match entry:
        case log.Joined() | log.Left():
            kind = "told-joined" if isinstance(entry, log.Joined) else "told-left"
            return Message(kind, {"name": table.people[entry.who].name})
        case log.Sat():
            return Message("told-sat", {"name": table.people[entry.who].name, "seat": entry.seat})
        case log.PutOut() if entry.out in table.people:
            return Message("told-put-out", {"name": table.people[entry.out].name})
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


def shows_missed(table: Table) -> bool:
    """Whether somebody who was away may be told what happened, or only how things are now."""
    return table.match is None or table.match.recalls


def missed(table: str, entries: Iterable[AnyEntry], reader: Reader, since: int) -> Iterator[Update]:
    """What a reader would have got for the entries after number `since`, from the whole log."""
    entries = list(entries)
    result = fold(table, entries[: max(1, since)])
    if since < 1:
        first = Renderer(result, entries[0]).update(reader)
        if first is not None:
            yield first
    for entry in entries[max(1, since) :]:
        result.apply(entry)
        update = Renderer(result, entry).update(reader)
        if update is not None:
            yield update
