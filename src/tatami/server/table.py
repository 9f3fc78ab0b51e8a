"""A table as the fold of its log: no input or output, no clock, no chance of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count

from tatami.fair import Fair
from tatami.games import load
from tatami.match import Match
from tatami.server import entries as log
from tatami.server import limits
from tatami.server.clocks import Clocks
from tatami.server.entries import AnyEntry
from tatami.server.messages import Chat, Level, Settings, Status
from tatami.server.opening import Opening, opening_of

BOT_NAMES = ("Ota", "Mika", "Ren", "Aiko", "Goro", "Yuki", "Taro", "Emi", "Jun")


@dataclass
class Person:
    """Somebody who is or was at the table."""

    number: int  # what others know them by
    name: str
    is_bot: bool
    present: bool = True
    answers: dict[str, int] = field(default_factory=dict)  # seq by the id of a command that was done
    spoke: list[int] = field(default_factory=list)  # when they said the last few things


@dataclass
class Chair:
    """A seat: held by somebody, or played by a bot, or free."""

    who: str = ""  # the identity that holds it
    bot: Level | None = None
    nonce: bytes | None = None
    stand_in: bool = False  # whether a bot plays for `who`

    @property
    def free(self) -> bool:
        """Whether nobody sits there."""
        return not self.who and self.bot is None

    @property
    def by_bot(self) -> bool:
        """Whether a bot of the server plays this seat now."""
        return self.bot is not None or self.stand_in


@dataclass
class Table:
    """All that follows from a log; `apply` is the only way it changes."""

    id: str
    settings: Settings
    secret: bytes
    host: str  # an identity, empty if nobody is left
    seq: int = 0
    people: dict[str, Person] = field(default_factory=dict)  # by identity, in the order they came
    chairs: dict[int, Chair] = field(default_factory=dict)
    match: Match | None = None
    opening: Opening | None = None  # while all choose at once
    clocks: Clocks = field(default_factory=Clocks)
    chat: list[Chat] = field(default_factory=list)  # the last things said
    next: str | None = None  # where the same people play again
    next_by: str = ""  # the identity that asked for it
    at: int = 0  # when something happened last
    ended: int | None = None  # when the game was over
    fresh: int = 0  # how many steps of the game the last entry made

    # What follows from it, looked up often.
    status: Status = "waiting"  # whether people gather, play, have played, or all went before they played
    decision: int = 0  # how many decisions the game has seen
    asked: list[int] = field(default_factory=list)  # the seats that have to decide something now
    bots_asked: dict[int, Level] = field(default_factory=dict)  # those of them that bots play, and which bot
    held: dict[str, list[int]] = field(default_factory=dict)  # the seats that people hold
    bots: dict[int, Level] = field(default_factory=dict)  # the seats that bots play, and which bot

    def seats_of(self, who: str) -> list[int]:
        """The seats that somebody holds."""
        return self.held.get(who, [])

    def match_of(self, seat: int | None) -> Match:
        """The match that a seat's view is made of; while all choose at once each sees its own."""
        assert self.match is not None
        if self.opening is not None and seat in self.opening.order:
            return self.opening.match_of(self.match, seat)
        return self.match

    @property
    def fair(self) -> Fair:
        """The secret, what was promised about it, and what the players added."""
        nonces = {seat: chair.nonce for seat, chair in self.chairs.items() if chair.nonce is not None}
        return Fair(self.secret).with_nonces(nonces)

    def names(self) -> dict[int, str]:
        """How the players of all taken seats are called, every name once."""
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
        """What a player may be called, best first; who holds two seats is told apart by a number."""
        plain = BOT_NAMES if chair.bot is not None else (self.people[chair.who].name,)
        yield from plain
        yield from (f"{plain[0]} {number}" for number in count(2))

    def _player(self, seat: int, name: str) -> dict[str, str]:
        """How a record calls the player of a seat."""
        chair = self.chairs[seat]
        if chair.bot is not None:
            return {"name": name, "bot": chair.bot}
        return {"name": name, "bot": name} if self.people[chair.who].is_bot else {"name": name}

    # How it changes.

    def apply(self, entry: AnyEntry) -> None:
        """Let an entry happen; it was decided on this very table, so it fits."""
        self.seq += 1
        self.at = entry.at
        self.fresh = 0
        match entry:
            case log.Moved():
                self._move(entry)
            case log.Created():
                self._lay(entry.settings)
            case log.Joined():
                self._join(entry)
            case log.Left():
                self._leave(entry)
            case log.Sat():
                self._give(entry.seat, Chair(entry.who))
            case log.Stood() | log.BotRemoved():
                self._give(entry.seat, Chair())
            case log.BotSeated():
                self._give(entry.seat, Chair(bot=entry.level))
            case log.Changed():
                self._lay(entry.settings)
            case log.NonceGiven():
                self.chairs[entry.seat].nonce = entry.nonce
            case log.Started():
                self._start(entry)
            case log.Said():
                self._say(entry)
            case log.StoodIn():
                self._stand_in(entry.seat, entry.at)
            case log.CameBack():
                self._come_back(entry.seat, entry.at)
            case log.Resumed():
                self.clocks.forgive(entry.down)
            case log.Rematched():
                self.next, self.next_by = entry.table, entry.who
        if self.match is None:
            self.status = "waiting" if any(person.present for person in self.people.values()) else "closed"
        if entry.id:
            self.people[entry.who].answers[entry.id] = self.seq

    def _lay(self, settings: Settings) -> None:
        self.settings = settings
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
            self.people[entry.who] = Person(len(self.people) + 1, entry.name, entry.is_bot)
        else:
            person.name, person.present = entry.name, True
        if not self.host:
            self._choose_host()
        for seat in self.seats_of(entry.who):
            self._come_back(seat, entry.at)

    def _leave(self, entry: log.Left) -> None:
        self.people[entry.who].present = False
        for seat in self.seats_of(entry.who):
            if self.match is None:
                self._give(seat, Chair())
            else:
                self._stand_in(seat, entry.at)
        if self.host == entry.who:
            self._choose_host()

    def _choose_host(self) -> None:
        """The host is the first to have come of those who sit, else of those who are there."""
        there = [who for who, person in self.people.items() if person.present and not person.is_bot]
        self.host = next((who for who in there if self.seats_of(who)), there[0] if there else "")

    def _start(self, entry: log.Started) -> None:
        players = {seat: self._player(seat, name) for seat, name in self.names().items()}
        self.match = Match.from_deal(load(self.settings.game), entry.deal, self.settings.options)
        self.match.fair = self.fair
        self.match.players = players
        self.opening = opening_of(self.match)
        self.clocks = Clocks.new(self.settings.clock, self.settings.seats)
        self._ask(entry.at)

    def _move(self, entry: log.Moved) -> None:
        assert self.match is not None
        before = self.decision
        if self.opening is None:
            self.match.play(entry.token)
        else:
            self.opening.chosen[entry.seat] = entry.token
            if not self.opening.asked:
                self.match.play_all(self.opening.tokens)
                self.opening = None
        self._ask(entry.at, mover=entry.seat)
        self.fresh = self.decision - before

    def _ask(self, at: int, mover: int | None = None) -> None:
        """See who is asked now; their time runs, unless a bot plays for them."""
        assert self.match is not None
        turn = self.match.to_move
        self.status, self.decision = "over" if turn is None else "playing", len(self.match)
        if turn is None and self.ended is None:
            self.ended = at
        if self.opening is not None:
            self.asked = self.opening.asked
        else:
            self.asked = [] if turn is None else [turn]
        bots = self.bots
        self.bots_asked = {seat: bots[seat] for seat in self.asked if seat in bots} if bots else {}
        if not self.clocks.untimed:
            self.clocks.run([seat for seat in self.asked if seat not in bots], at, mover)

    def _say(self, entry: log.Said) -> None:
        person = self.people[entry.who]
        person.spoke = [*person.spoke, entry.at][-limits.CHATS :]
        self.chat = [*self.chat, Chat(person.number, entry.text, entry.at)][-limits.CHATS_KEPT :]

    def _stand_in(self, seat: int, at: int) -> None:
        self.chairs[seat].stand_in = True
        self._see_who_sits()
        self._ask(at)

    def _come_back(self, seat: int, at: int) -> None:
        if self.chairs[seat].stand_in:
            self.chairs[seat].stand_in = False
            self._see_who_sits()
            self.clocks.revive(seat)
            self._ask(at)


def fold(table: str, entries: Iterable[AnyEntry]) -> Table:
    """The table that follows from its log."""
    entries = iter(entries)
    first = next(entries)
    assert isinstance(first, log.Created), "a log begins with how its table was made"
    result = Table(table, first.settings, first.secret, first.who)
    result.apply(first)
    for entry in entries:
        result.apply(entry)
    return result
