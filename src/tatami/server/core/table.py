"""A table as the fold of its log: no I/O, no clock and no randomness of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy, deepcopy
from dataclasses import dataclass, field, replace
from itertools import count

import msgspec

from tatami.fair import Fair
from tatami.games import load
from tatami.match import Match
from tatami.server.core import entries as log
from tatami.server.core import limits
from tatami.server.core.clocks import DAY, Clocks, DaysClock
from tatami.server.core.entries import AnyEntry
from tatami.server.core.opening import Opening, opening_of
from tatami.server.core.pauses import PauseRequest
from tatami.server.core.series import Series, players_of
from tatami.server.core.undo import BackRequest, Made, clocks_after, last_made
from tatami.server.wire.messages import Chat, Level, Settings, Status

BOT_NAMES = ("Ota", "Mika", "Ren", "Aiko", "Goro", "Yuki", "Taro", "Emi", "Jun")


@dataclass
class Person:
    """A current or former member."""

    number: int  # the public number
    name: str
    is_bot: bool
    handle: str = ""
    present: bool = True
    heard: int = 0  # the time of their last command
    entries: int = 0  # how many they wrote, moves included
    answers: dict[str, int] = field(default_factory=dict)  # seq by the id of an applied command
    spoke: list[int] = field(default_factory=list)  # times of their last chat messages


@dataclass
class Chair:
    """A seat: held by a player, played by a bot, or free."""

    who: str = ""  # the identity that holds it
    bot: Level | None = None
    name: str = ""  # of a bot in a tournament
    nonce: bytes | None = None
    stand_in: bool = False  # whether a bot plays for `who`
    returning: bool = False  # whether the bot makes one more decision

    @property
    def free(self) -> bool:
        """Whether the seat is free."""
        return not self.who and self.bot is None

    @property
    def by_bot(self) -> bool:
        """Whether a server bot plays this seat now."""
        return self.bot is not None or self.stand_in


@dataclass
class Table:
    """The state derived from a log; only `apply` changes it."""

    id: str
    settings: Settings
    secret: bytes
    host: str  # an identity, empty if all members have left
    seq: int = 0
    people: dict[str, Person] = field(default_factory=dict)  # by identity, in joining order
    chairs: dict[int, Chair] = field(default_factory=dict)
    match: Match | None = None
    opening: Opening | None = None  # while all seats choose simultaneously
    is_practice: bool = False  # whether it continues a finished game, so that it never counts
    clocks: Clocks = field(default_factory=Clocks)
    chat: list[Chat] = field(default_factory=list)  # the last messages
    gathered: int = 0  # when the first player sat down, or the settings changed
    next: str | None = None  # the table of the rematch
    next_by: str = ""  # the identity that requested it
    at: int = 0  # the time of the last entry
    ended: int | None = None  # when the game ended
    came: int = 0  # how many people have ever joined
    changes: int = 0  # how often the settings have changed,
    changed: int = 0  # and their total size in bytes
    fresh: int = 0  # steps of the game in the last entry
    pause: PauseRequest | None = None
    pauses: int = 0  # how many were asked for
    kept_out: set[str] = field(default_factory=set)  # identities that the host banned
    series: Series | None = None  # the earlier games of the match, with the same players
    tournament: str = ""  # the tournament that the table belongs to,
    round: int = 0  # and its round there
    sealed: bool = False  # whether the table is closed to others until its round is over
    helped: set[int] = field(default_factory=set)  # people's seats for which a bot has made a decision
    returned: bool = False  # whether the last entry was a stand-in's last decision
    made: list[Made] = field(default_factory=list)  # decisions, oldest first
    request: BackRequest | None = None  # open until the next decision
    declined: int = -1  # the decision at which a request was declined
    backs: dict[int, int] = field(default_factory=dict)  # take-backs and requests by seat
    undone: int = 0  # what `decision` is ahead of the game's length, so that no number comes twice

    # Derived values that are read often.
    status: Status = "waiting"  # waiting, playing, over, or closed before a game
    decision: int = 0  # the number of the decision that is asked for; it grows with every change of the game
    asked: list[int] = field(default_factory=list)  # the seats to move
    bots_asked: dict[int, Level] = field(default_factory=dict)  # bots to move, by seat
    held: dict[str, list[int]] = field(default_factory=dict)  # seats by identity
    bots: dict[int, Level] = field(default_factory=dict)  # bots by seat

    def seats_of(self, who: str) -> list[int]:
        """The seats that an identity holds."""
        return self.held.get(who, [])

    def match_of(self, seat: int | None) -> Match:
        """The match behind a seat's view; during a simultaneous choice each seat has its own."""
        assert self.match is not None
        if self.opening is not None and seat in self.opening.order:
            return self.opening.match_of(self.match, seat)
        return self.match

    @property
    def is_played_apart(self) -> bool:
        """Whether players need not be online together, so that bots must not wait for them."""
        if self.tournament:
            return True
        if not isinstance(self.settings.clock, DaysClock):
            return False
        own = [chair.who for chair in self.chairs.values() if chair.who and not chair.stand_in]
        return any(not self.people[who].is_bot for who in own)

    @property
    def bots_at(self) -> int | None:
        """When bots take the free seats; None: never, or there are none."""
        after = self.settings.bots_after
        if self.status != "waiting" or after is None or not self.held:
            return None
        return self.gathered + 1000 * after if any(chair.free for chair in self.chairs.values()) else None

    @property
    def gather_at(self) -> int | None:
        """When the next system entry before the game is due, None if there is none."""
        if self.status != "waiting" or not self.held:
            return None
        if any(chair.free for chair in self.chairs.values()):
            return self.bots_at
        after = self.settings.bots_after
        late = [self.people[who].heard for who in self.unready]
        if self.settings.starts == "host" or (late and after is None):
            return None
        return max(self.gathered + 1000 * (after or 0), max(late) + limits.NONCE_WAIT) if late else self.at

    @property
    def unready(self) -> dict[str, list[int]]:
        """Players whose nonces are still missing, with their seats."""
        missing = {
            who: [s for s in seats if self.chairs[s].nonce is None] for who, seats in self.held.items()
        }
        return {who: seats for who, seats in missing.items() if seats}

    def forgettable(self, at: int) -> str | None:
        """A member who can be dropped: a former one if possible, else a silent spectator.

        Of these, members who never chatted come first.
        """
        spoke = {chat.member for chat in self.chat}
        free = [
            (one.present, one.number in spoke, one.number, who)
            for who, one in self.people.items()
            if not one.present or one.heard <= at - limits.SILENCE
            if not self._is_named(who)
        ]
        return min(free)[3] if free else None

    def _is_named(self, who: str) -> bool:
        """Whether an identity holds a seat or requested the rematch."""
        return bool(self.seats_of(who)) or who in (self.host, self.next_by)

    @property
    def fair(self) -> Fair:
        """The secret, its commitment and the players' nonces."""
        nonces = {seat: chair.nonce for seat, chair in self.chairs.items() if chair.nonce is not None}
        return Fair(self.secret).with_nonces(nonces)

    def names(self) -> dict[int, str]:
        """Unique names for the players of all taken seats."""
        if self.match is not None:
            return self.match.names()
        names: dict[int, str] = {}
        for seat, chair in self.chairs.items():
            if not chair.free:
                others = {person.name for who, person in self.people.items() if who != chair.who}
                taken = others.union(names.values())
                names[seat] = next(name for name in self._called(chair) if name not in taken)
        return names

    def _called(self, chair: Chair) -> Iterator[str]:
        """Candidate names for a player, best first; a player with two seats gets numbered names."""
        if chair.bot is not None:
            plain: tuple[str, ...] = (chair.name,) if chair.name else BOT_NAMES
        else:
            plain = (self.people[chair.who].name,)
        yield from plain
        yield from (f"{plain[0]} {number}" for number in count(2))

    def _player(self, seat: int, name: str) -> dict[str, str]:
        """The player of a seat as the record names them."""
        chair = self.chairs[seat]
        if chair.bot is not None:
            return {"name": name, "bot": chair.bot}
        return {"name": name, "bot": name} if self.people[chair.who].is_bot else {"name": name}

    # Applying entries.

    def after(self, entry: AnyEntry) -> Table:
        """A copy of the table with an entry applied."""
        other = copy(self)
        other.people = {
            who: replace(person, answers=person.answers.copy()) for who, person in self.people.items()
        }
        other.chairs = {seat: copy(chair) for seat, chair in self.chairs.items()}
        other.match, other.clocks = copy(self.match), deepcopy(self.clocks)
        other.opening = deepcopy(self.opening)
        other.made, other.backs = self.made.copy(), self.backs.copy()
        other.apply(entry)
        return other

    def apply(self, entry: AnyEntry) -> None:
        """Apply an entry; it was decided on this state, so it is valid."""
        self.seq += 1
        self.at = entry.at
        self.fresh, self.returned = 0, False
        match entry:
            case log.Moved():
                self._move(entry)
            case log.Created():
                self.series = entry.series
                self.tournament, self.round, self.sealed = entry.tournament, entry.round, entry.sealed
                self._lay(entry.settings)
            case log.Joined():
                self._join(entry)
            case log.Left():
                self._leave(entry.who, entry.at)
            case log.PutOut():
                self.kept_out.add(entry.out)
                if entry.out in self.people:
                    self._leave(entry.out, entry.at)
            case log.Sat():
                if not self.held:
                    self.gathered = entry.at
                self._give(entry.seat, Chair(entry.who))
            case log.Stood() | log.BotRemoved():
                self._give(entry.seat, Chair())
            case log.BotSeated():
                self._give(entry.seat, Chair(bot=entry.level, name=entry.name))
            case log.Changed():
                self.changes += 1
                self.changed += size(entry.settings)
                self.gathered = entry.at
                self._lay(entry.settings)
            case log.NonceGiven():
                self.chairs[entry.seat].nonce = entry.nonce
            case log.Started():
                self._start(entry)
            case log.Said():
                self._say(entry)
            case log.TakenBack():
                self._take_back(entry)
            case log.PauseAsked():
                self.pauses += 1
                self.pause = PauseRequest(entry.who, entry.days)
            case log.PauseAgreed():
                assert self.pause is not None
                self.pause = replace(self.pause, agreed=self.pause.agreed | {entry.who})
            case log.PauseDeclined():
                self.pause = None
            case log.Paused():
                self._pause(entry)
            case log.TakeBackAsked():
                self.backs[entry.seat] = self.backs.get(entry.seat, 0) + 1
                self.request = BackRequest(entry.who, entry.seat, entry.to)
            case log.TakeBackAgreed():
                assert self.request is not None
                self.request = replace(self.request, agreed=self.request.agreed | {entry.who})
            case log.TakeBackDeclined():
                self.request, self.declined = None, self.decision
            case log.StoodIn():
                self._stand_in(entry.seat, entry.at)
            case log.CameBack():
                self._come_back(entry.seat, entry.at)
            case log.Resumed():
                self.clocks.stop(entry.at - entry.down, entry.at)
            case log.Rematched():
                self.next, self.next_by = entry.table, entry.who
            case log.Unsealed():
                self.sealed = False
        if self.match is None:
            self.status = "waiting" if any(person.present for person in self.people.values()) else "closed"
        if (person := self.people.get(entry.who)) is not None:
            person.heard = entry.at
            person.entries += 1
            if entry.id:
                person.answers[entry.id] = self.seq

    def _pause(self, entry: log.Paused) -> None:
        self.pauses += self.pause is None
        self.pause = None
        if entry.days:
            self.clocks.stop(entry.at, entry.at + entry.days * DAY * 1000)
        else:
            self.clocks.go_on(entry.at)

    def _lay(self, settings: Settings) -> None:
        options = load(settings.game).renew(settings.options)  # old tables may have outdated options
        self.settings = msgspec.structs.replace(settings, options=dict(options))
        self.chairs = {seat: self.chairs.get(seat, Chair()) for seat in range(1, settings.seats + 1)}
        self._see_who_sits()

    def _give(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self._see_who_sits()

    def _see_who_sits(self) -> None:
        self.held, self.bots = {}, {}
        for seat, chair in self.chairs.items():
            if chair.who:
                self.held.setdefault(chair.who, []).append(seat)
            if chair.by_bot:
                self.bots[seat] = chair.bot or self.settings.stand_in

    def _join(self, entry: log.Joined) -> None:
        person = self.people.get(entry.who)
        if person is None:
            if len(self.people) >= limits.MEMBERS and (gone := self.forgettable(entry.at)):
                del self.people[gone]
            self.came += 1
            self.people[entry.who] = Person(self.came, entry.name, entry.is_bot, entry.handle)
        else:
            person.name, person.handle, person.present = entry.name, entry.handle or person.handle, True
        if not self.host:
            self._choose_host()
        for seat in self.seats_of(entry.who):
            self._come_back(seat, entry.at)

    def _leave(self, who: str, at: int) -> None:
        self.people[who].present = False
        for seat in self.seats_of(who):
            if self.match is None:
                self._give(seat, Chair())
            else:
                self._stand_in(seat, at)
        if self.host == who:
            self._choose_host()

    def _choose_host(self) -> None:
        """Make the earliest seated member the host, else the earliest member; a tournament needs none."""
        if self.tournament:
            return
        there = [who for who, person in self.people.items() if person.present and not person.is_bot]
        self.host = next((who for who in there if self.seats_of(who)), there[0] if there else "")

    def _start(self, entry: log.Started) -> None:
        if self.series is not None and self.series.players != players_of(self):
            self.series = None  # others play: a match starts over
        players = {seat: self._player(seat, name) for seat, name in self.names().items()}
        game, options = load(self.settings.game), self.settings.options
        self.match = Match.from_deal(game, entry.deal, options, entry.version)
        self.is_practice = entry.played is not None
        self.match.fair = None if self.is_practice else self.fair  # the deal of practice is another game's
        self.match.players = players
        self.opening = opening_of(self.match)
        self._play_on(entry.played or [])
        self.clocks = Clocks.new(self.settings.clock, self.settings.seats, entry.at)
        self._ask(entry.at)

    def _play_on(self, played: list[str]) -> None:
        """Repeat the moves of the game that a practice table continues."""
        assert self.match is not None
        if self.opening is not None and len(played) < len(self.opening.order):
            self.opening.chosen = dict(zip(self.opening.order, played, strict=False))
        else:
            self.opening = None
            self.match.play_all(played)

    def _move(self, entry: log.Moved) -> None:
        assert self.match is not None
        before = len(self.match)
        if not (self.settings.rated or self.tournament):
            clocks = None if self.clocks.untimed else self.clocks.copy()
            self.made.append(Made(entry.seat, entry.who, before, entry.at, clocks))
        if not entry.who and self.chairs[entry.seat].who:
            self.helped = self.helped | {entry.seat}
        if self.opening is None:
            self.match.play(entry.token)
        else:
            self.opening.chosen[entry.seat] = entry.token
            if not self.opening.asked:
                self.match.play_all(self.opening.tokens)
                self.opening = None
                self.made = []  # all have decided
        self._see_if_back(entry)
        self._ask(entry.at, mover=entry.seat)
        self.fresh = len(self.match) - before

    def _take_back(self, entry: log.TakenBack) -> None:
        assert self.match is not None
        index = last_made(self, entry.seat)
        assert index is not None
        self.clocks = clocks_after(self, index, entry.at)
        if self.opening is not None:
            del self.opening.chosen[entry.seat]
            del self.made[index]
        else:
            self.undone = self.decision + 1 - entry.to
            self.match = self.match.at(entry.to)
            self.made = self.made[:index]
        self.backs[entry.seat] = self.backs.get(entry.seat, 0) + (self.request is None)
        self._ask(entry.at)

    def _ask(self, at: int, mover: int | None = None) -> None:
        """Update the seats to move and start their clocks, except bots'."""
        assert self.match is not None
        turn = self.match.to_move
        self.request = None  # who is asked, or who plays a seat, has changed
        self.status, self.decision = "over" if turn is None else "playing", len(self.match) + self.undone
        if turn is None and self.ended is None:
            self.ended, self.made = at, []
        if self.opening is not None:
            self.asked = self.opening.asked
        else:
            self.asked = [] if turn is None else [turn]
        bots = self.bots
        self.bots_asked = {seat: bots[seat] for seat in self.asked if seat in bots} if bots else {}
        if not self.clocks.untimed:
            self.clocks.run(self.asked, bots, at, mover)

    def _say(self, entry: log.Said) -> None:
        person = self.people[entry.who]
        person.spoke = [*person.spoke, entry.at][-limits.CHATS :]
        self.chat = [*self.chat, Chat(person.number, entry.text, entry.at)][-limits.CHATS_KEPT :]

    def _stand_in(self, seat: int, at: int) -> None:
        self.chairs[seat].stand_in, self.chairs[seat].returning = True, False
        self._see_who_sits()
        self._ask(at)

    def _come_back(self, seat: int, at: int) -> None:
        """Give a seat back to its player: now, or after the bot's decision if no time is left."""
        chair = self.chairs[seat]
        if not chair.stand_in:
            return
        if self.clocks.is_out(seat, at):
            chair.returning = True
        else:
            chair.stand_in = False
            self._see_who_sits()
            self._ask(at)

    def _see_if_back(self, entry: log.Moved) -> None:
        """Give a seat back to a player who was waiting for the bot's decision."""
        chair = self.chairs[entry.seat]
        if chair.returning and (entry.who or not self.clocks.is_spent(entry.seat)):
            chair.stand_in = chair.returning = False
            self.returned = True
            self._see_who_sits()


def size(settings: Settings) -> int:
    """The encoded size of settings in bytes."""
    return len(msgspec.json.encode(settings))


def fold(table: str, entries: Iterable[AnyEntry]) -> Table:
    """Build a table from its log."""
    entries = iter(entries)
    first = next(entries)
    assert isinstance(first, log.Created), "a log begins with how its table was made"
    result = Table(table, first.settings, first.secret, first.who)
    result.apply(first)
    for entry in entries:
        result.apply(entry)
    return result
