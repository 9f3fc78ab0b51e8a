"""Renders a table for each reader: from views and public information, never from a state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

import msgspec

from tatami.engine.i18n.speaker import speaker_for
from tatami.engine.scene import Message
from tatami.server.core import entries as log
from tatami.server.core import limits
from tatami.server.core.entries import AnyEntry
from tatami.server.core.refusal import TOPIC, Refusal
from tatami.server.core.series import score_of
from tatami.server.core.table import Table, fold
from tatami.server.core.undo import offers
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
    Undo,
    Update,
    You,
)
from tatami.server.wire.reader import Reader
from tatami.server.wire.scene import make_changes, make_numbers, make_scene, make_sight

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
    log.PauseAsked,
    log.PauseAgreed,
    log.PauseDeclined,
    log.Paused,
    log.Rematched,
    log.Unsealed,
}
MOVED = ("moved",)  # the key of what all readers of a move share
NO_SEAT = (None,)  # the viewpoint of spectators
OF_THE_CLOCKS = {
    log.Joined,
    log.Left,
    log.Started,
    log.Moved,
    log.Paused,
    log.TakeBackAsked,
    log.TakeBackAgreed,
    log.TakeBackDeclined,
    log.TakenBack,
    log.StoodIn,
    log.CameBack,
    log.PutOut,
    log.Resumed,
}

_encoder = msgspec.json.Encoder()
_scenes = msgspec.json.Decoder(Scene)


def may_see(table: Table, reader: Reader) -> bool:
    """Whether a reader may see the game: players always, others if the host allows it."""
    if reader.who in table.kept_out:
        return False
    if table.sealed:
        return bool(table.seats_of(reader.who))
    return table.settings.watch == "everyone" or table.match is None or bool(table.seats_of(reader.who))


def room(table: Table) -> Room:
    """The room, without identities, nonces and the secret."""
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
        pause=_pause(table),
        paused_until=table.clocks.still_until(table.at) if table.status == "playing" else None,
        match=score_of(table),
        tournament=table.tournament,
        round=table.round,
        sealed=table.sealed,
        practice=table.is_practice,
    )


def _pause(table: Table) -> messages.PauseInfo | None:
    """The request for a pause, if there is one."""
    request = table.pause
    if request is None or table.status != "playing" or request.who not in table.people:
        return None
    agreed = [person.number for who, person in table.people.items() if who in request.agreed]
    return messages.PauseInfo(table.people[request.who].number, request.days, agreed)


def you(table: Table, reader: Reader) -> You:
    """The reader's own part."""
    person = table.people.get(reader.who)
    return You(None if person is None else person.number, table.seats_of(reader.who))


def turn(table: Table, *, offers_undo: bool = True) -> Turn | None:
    """The seats that must decide now, their clocks, and what may be taken back."""
    if table.match is None:
        return None
    clocks, request = [] if table.clocks.untimed else _clocks(table), table.request
    found = offers(table) if offers_undo or request is not None else {}
    undo = [Undo(seat, _seats(table, offer.needs)) for seat, offer in found.items() if offers_undo]
    if request is None or request.seat not in found:
        return Turn(table.decision, table.asked, clocks, undo)
    missing = _seats(table, found[request.seat].needs - request.agreed)
    return Turn(table.decision, table.asked, clocks, undo, Undo(request.seat, missing))


def _seats(table: Table, people: Iterable[str]) -> list[int]:
    """The seats that people play themselves."""
    return sorted(s for who in people for s in table.seats_of(who) if not table.chairs[s].stand_in)


def _kept_since(table: Table) -> int:
    """The first step that a snapshot tells."""
    match = table.match
    return 0 if match is None else match.shown_since(max(0, len(match) - limits.STEPS_KEPT))


def _clocks(table: Table) -> list[SeatClock]:
    lefts = {seat: table.clocks.left(seat) for seat in table.chairs}
    return [
        SeatClock(seat, left, table.clocks.deadline(seat)) for seat, left in lefts.items() if left is not None
    ]


def record(table: Table) -> dict[str, object] | None:
    """The record with all secrets, once the game is over and the table is open to all."""
    if table.sealed:
        return None
    return table.match.record().data() if table.match is not None and table.match.over else None


class Renderer:
    """A table right after its last entry; whatever several readers share is rendered once."""

    def __init__(self, table: Table, entry: AnyEntry | None = None) -> None:
        """The entry may be None if only snapshots are needed."""
        kind = type(entry)
        self.table = table
        self.entry = entry
        self.seq = table.seq
        ended = kind in (log.Moved, log.Unsealed) and table.status == "over"
        self._record = record(table) if ended else None
        self._room = room(table) if ended or table.returned or kind in OF_THE_ROOM else None
        self.is_plain = kind is log.Moved and self._room is None
        self._turns: dict[bool, Turn | None] = {}
        self._scenes: dict[int | None, Scene] = {}
        self._changes: dict[int | None, bytes] = {}
        self._sights: dict[tuple[int | None, str], Sight] = {}
        self._played: dict[int | None, list[Played]] = {}
        self._encoded: dict[tuple[object, ...], bytes] = {}

    def snapshot(self, reader: Reader) -> Snapshot:
        """The whole table; raises Refusal for readers who may not see it."""
        table = self.table
        if not may_see(table, reader):
            raise Refusal(Message("refused-sealed" if table.sealed else "refused-watch"))
        since = _kept_since(table)
        seats = (table.seats_of(reader.who) or NO_SEAT) if table.match is not None else ()
        return Snapshot(
            table=table.id,
            seq=table.seq,
            at=table.at,
            room=room(table),
            you=you(table, reader),
            turn=turn(table, offers_undo=reader.form != "numbers"),
            dictionary=None if table.match is None else address_of(table.match),
            scenes=[self.scene(seat, since) for seat in seats] if reader.form == "scene" else [],
            sights=[self.sight(seat, reader.lang, since) for seat in seats] if reader.form == "words" else [],
            numbers=[self.numbers(seat, reader, since) for seat in seats] if reader.form == "numbers" else [],
            chat=table.chat,
            record=record(table),
        )

    def update(self, reader: Reader) -> Update | None:
        """The last entry as an update for a reader; None for readers who may not see it."""
        return self._update(reader, self.table.seats_of(reader.who)) if may_see(self.table, reader) else None

    def encoded(self, reader: Reader) -> bytes | None:
        """The update as bytes, shared by readers who get the same one."""
        seats = self.table.seats_of(reader.who)
        if not may_see(self.table, reader):
            return None
        if self.is_plain and reader.form == "scene" and self.table.fresh == 1:
            return self._moved(seats or NO_SEAT)
        # Only the room depends on the reader's identity.
        key = (reader.shared, reader.who if self._room else "", *seats)
        text = self._encoded.get(key)
        if text is None:
            text = self._encoded[key] = _encoder.encode(self._update(reader, seats))
        return text

    def _moved(self, seats: Sequence[int | None]) -> bytes:
        """The same for a move, from parts that all readers share; nine in ten updates are of this kind."""
        key = tuple(seats)
        text = self._encoded.get(key)
        if text is None:
            head = self._encoded.get(MOVED)
            if head is None:
                update = Update(self.seq, self.table.at, turn=turn(self.table))
                head = self._encoded[MOVED] = _encoder.encode(update)[: -len("}")]
            changes = b",".join([self.change(seat) for seat in seats])
            text = self._encoded[key] = b'%b,"changes":[%b]}' % (head, changes)
        return text

    def _update(self, reader: Reader, seats: list[int]) -> Update:
        table, entry = self.table, self.entry
        assert entry is not None
        length, looking = 0 if table.match is None else len(table.match), self._looking(seats)
        is_back = type(entry) is log.TakenBack
        since = _kept_since(table) if is_back else length - table.fresh
        scenes: list[Scene] = []
        changes: list[Scene] = []
        sights: list[Sight] = []
        numbers: list[Numbers] = []
        if reader.form == "numbers":
            numbers = [self.numbers(seat, reader, since) for seat in looking]
        elif reader.form == "words":
            sights = [self.sight(seat, reader.lang, since) for seat in looking]
        elif table.fresh == 1:
            changes = [_scenes.decode(self.change(seat)) for seat in looking]
        else:  # simultaneous choices are several steps, sent as a whole scene
            scenes = [self.scene(seat, since) for seat in looking]
        is_start, has_words = type(entry) is log.Started, reader.form == "words"
        news = None if self.is_plain else _news(table, entry)
        return Update(
            self.seq,
            entry.at,
            length if is_back else None,
            None if news is None or has_words else News(news.id, dict(news.args)),
            speaker_for(TOPIC, reader.lang, None, ()).say(news) if news is not None and has_words else "",
            self._room,
            you(table, reader) if self._room else None,
            self._turn(reader),
            address_of(table.match) if is_start and table.match is not None else None,
            scenes,
            changes,
            sights,
            numbers,
            table.chat[-1] if type(entry) is log.Said else None,
            self._record,
        )

    def _turn(self, reader: Reader) -> Turn | None:
        """The turn, if the last entry changed it."""
        if type(self.entry) not in OF_THE_CLOCKS:
            return None
        offers_undo = reader.form != "numbers"
        if offers_undo not in self._turns:
            self._turns[offers_undo] = turn(self.table, offers_undo=offers_undo)
        return self._turns[offers_undo]

    def _looking(self, seats: list[int]) -> Sequence[int | None]:
        """The reader's seats to which the last entry showed something of the game."""
        is_back = isinstance(self.entry, log.TakenBack)
        if self.table.fresh or type(self.entry) is log.Started or (is_back and self.table.opening is None):
            return seats or NO_SEAT
        # A simultaneous choice is seen only by the seat that made it.
        moved = self.entry.seat if isinstance(self.entry, log.Moved | log.TakenBack) else 0
        return [seat for seat in seats if seat == moved]

    def scene(self, seat: int | None, since: int) -> Scene:
        """A seat's scene, and the steps it saw from number `since` on."""
        match = self.table.match
        assert match is not None
        if seat not in self._scenes:
            self._scenes[seat] = make_scene(match, self.table.match_of(seat).view(seat), since)
        return self._scenes[seat]

    def change(self, seat: int | None) -> bytes:
        """The change of a seat's scene by the last step, as JSON; all players' are made at once."""
        match = self.table.match
        assert match is not None
        if seat not in self._changes:
            held = chain.from_iterable(self.table.held.values())
            self._changes |= make_changes(match, NO_SEAT if seat is None else held)
        return self._changes[seat]

    def sight(self, seat: int | None, lang: str, since: int) -> Sight:
        """A seat's scene in words, and the steps it saw from number `since` on."""
        match = self.table.match
        assert match is not None
        if (seat, lang) not in self._sights:
            view = self.table.match_of(seat).view(seat)
            self._sights[seat, lang] = make_sight(match, view, lang, since, seat)
        return self._sights[seat, lang]

    def numbers(self, seat: int | None, reader: Reader, since: int) -> Numbers:
        """The steps a seat was told from number `since` on, and its observation if it must decide now."""
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
        case log.PauseAsked() | log.Paused():
            if entry.days:
                kind = "told-pause-asked" if isinstance(entry, log.PauseAsked) else "told-paused"
            else:
                kind = "told-go-on-asked" if isinstance(entry, log.PauseAsked) else "told-gone-on"
            return Message(kind, {"name": table.people[entry.who].name, "days": entry.days})
        case log.PauseAgreed() | log.PauseDeclined():
            kind = "told-pause-agreed" if isinstance(entry, log.PauseAgreed) else "told-pause-declined"
            return Message(kind, {"name": table.people[entry.who].name})
        case log.TakenBack() | log.TakeBackAsked():
            kind = "told-taken-back" if isinstance(entry, log.TakenBack) else "told-back-asked"
            return Message(kind, {"name": table.names()[entry.seat]})
        case log.TakeBackAgreed():
            return Message("told-back-agreed", {"name": table.people[entry.who].name})
        case log.TakeBackDeclined():
            kind = "told-back-withdrawn" if entry.withdrawn else "told-back-declined"
            return Message(kind, {"name": table.people[entry.who].name})
        case log.Resumed():
            return Message("told-resumed")
        case log.Rematched():
            return Message("told-rematched")
        case log.Unsealed():
            return Message("told-unsealed")
    return None


def shows_missed(table: Table) -> bool:
    """Whether a returning reader may get the missed updates, or only the current state."""
    return table.match is None or table.match.recalls


def missed(table: str, entries: Iterable[AnyEntry], reader: Reader, since: int) -> Iterator[Update]:
    """The updates a reader missed after entry number `since`, from the whole log."""
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
