"""A table as the fold of its log: no input or output, no clock, no chance of its own."""

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
from tatami.server.core.clocks import Clocks, DaysClock
from tatami.server.core.entries import AnyEntry
from tatami.server.core.opening import Opening, opening_of
from tatami.server.wire.messages import Chat, Level, Settings, Status

BOT_NAMES = ("Ota", "Mika", "Ren", "Aiko", "Goro", "Yuki", "Taro", "Emi", "Jun")


@dataclass
class Person:
    """Somebody who is or was at the table."""

    number: int  # what others know them by
    name: str
    is_bot: bool
    handle: str = ""
    present: bool = True
    heard: int = 0  # when they did something last
    entries: int = 0  # how many they made, moves included
    answers: dict[str, int] = field(default_factory=dict)  # seq by the id of a command that was done
    spoke: list[int] = field(default_factory=list)  # when they said the last few things


@dataclass
class Chair:
    """A seat: held by somebody, or played by a bot, or free."""

    who: str = ""  # the identity that holds it
    bot: Level | None = None
    nonce: bytes | None = None
    stand_in: bool = False  # whether a bot plays for `who`
    returning: bool = False  # whether it does so for one decision more

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
    gathered: int = 0  # when the first player sat down, or the settings changed
    next: str | None = None  # where the same people play again
    next_by: str = ""  # the identity that asked for it
    at: int = 0  # when something happened last
    ended: int | None = None  # when the game was over
    came: int = 0  # how many people ever came
    changes: int = 0  # how often the settings were changed,
    changed: int = 0  # and how many bytes they took
    fresh: int = 0  # how many steps of the game the last entry made
    kept_out: set[str] = field(default_factory=set)  # identities that the host put out
    helped: set[int] = field(default_factory=set)  # seats of people for which a bot has decided something
    returned: bool = False  # whether the last entry was the last decision of a bot that stood in

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
    def is_played_apart(self) -> bool:
        """Whether people play who need not be there at the same time, so that bots must not wait for them."""
        if not isinstance(self.settings.clock, DaysClock):
            return False
        own = [chair.who for chair in self.chairs.values() if chair.who and not chair.stand_in]
        return any(not self.people[who].is_bot for who in own)

    @property
    def bots_at(self) -> int | None:
        """When bots take the free seats, None if they do not or there is none."""
        after = self.settings.bots_after
        if self.status != "waiting" or after is None or not self.held:
            return None
        return self.gathered + 1000 * after if any(chair.free for chair in self.chairs.values()) else None

    @property
    def gather_at(self) -> int | None:
        """When the server itself has something to do before the game, None if it has not."""
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
        """Players whose random bytes are still missing, with those seats."""
        missing = {
            who: [s for s in seats if self.chairs[s].nonce is None] for who, seats in self.held.items()
        }
        return {who: seats for who, seats in missing.items() if seats}

    @property
    def forgettable(self) -> str | None:
        """The identity of somebody who left and need not be remembered, silent ones first."""
        spoke = {chat.member for chat in self.chat}
        gone = [(who, one.number) for who, one in self.people.items() if not one.present]
        free = [(number in spoke, number, who) for who, number in gone if not self._is_named(who)]
        return min(free)[2] if free else None

    def _is_named(self, who: str) -> bool:
        """Whether somebody holds a seat, or asked for the next game."""
        return bool(self.seats_of(who)) or who in (self.host, self.next_by)

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

    def after(self, entry: AnyEntry) -> Table:
        """The table as it will be after an entry; this one stays as it is."""
        other = copy(self)
        other.people = {
            who: replace(person, answers=person.answers.copy()) for who, person in self.people.items()
        }
        other.chairs = {seat: copy(chair) for seat, chair in self.chairs.items()}
        other.match, other.clocks = copy(self.match), deepcopy(self.clocks)
        other.opening = deepcopy(self.opening)
        other.apply(entry)
        return other

    def apply(self, entry: AnyEntry) -> None:
        """Let an entry happen; it was decided on this very table, so it fits."""
        self.seq += 1
        self.at = entry.at
        self.fresh, self.returned = 0, False
        match entry:
            case log.Moved():
                self._move(entry)
            case log.Created():
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
                self._give(entry.seat, Chair(bot=entry.level))
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
        if (person := self.people.get(entry.who)) is not None:
            person.heard = entry.at
            person.entries += 1
            if entry.id:
                person.answers[entry.id] = self.seq

    def _lay(self, settings: Settings) -> None:
        options = load(settings.game).renew(settings.options)  # tables of long ago have options of then
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
            if len(self.people) >= limits.MEMBERS and (gone := self.forgettable):
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
        """The host is the first to have come of those who sit, else of those who are there."""
        there = [who for who, person in self.people.items() if person.present and not person.is_bot]
        self.host = next((who for who in there if self.seats_of(who)), there[0] if there else "")

    def _start(self, entry: log.Started) -> None:
        players = {seat: self._player(seat, name) for seat, name in self.names().items()}
        game, options = load(self.settings.game), self.settings.options
        self.match = Match.from_deal(game, entry.deal, options, entry.version)
        self.match.fair = self.fair
        self.match.players = players
        self.opening = opening_of(self.match)
        self.clocks = Clocks.new(self.settings.clock, self.settings.seats)
        self._ask(entry.at)

    def _move(self, entry: log.Moved) -> None:
        assert self.match is not None
        before = self.decision
        if not entry.who and self.chairs[entry.seat].who:
            self.helped = self.helped | {entry.seat}
        if self.opening is None:
            self.match.play(entry.token)
        else:
            self.opening.chosen[entry.seat] = entry.token
            if not self.opening.asked:
                self.match.play_all(self.opening.tokens)
                self.opening = None
        self._see_if_back(entry)
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
        """Give a seat back to its player, now or, if no time is left for that, after the bot's decision."""
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
        """Give a seat back to a player who waited for the bot's decision."""
        chair = self.chairs[entry.seat]
        if chair.returning and (entry.who or not self.clocks.is_spent(entry.seat)):
            chair.stand_in = chair.returning = False
            self.returned = True
            self._see_who_sits()


def size(settings: Settings) -> int:
    """How many bytes settings take in a log."""
    return len(msgspec.json.encode(settings))


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
