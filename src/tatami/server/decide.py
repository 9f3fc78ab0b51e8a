"""What a command does to a table, or why it does nothing; the caller gives the time and all chance."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from tatami.engine.game import GameError
from tatami.engine.table import Message
from tatami.fair import DealStream
from tatami.games import load
from tatami.match import IllegalAction
from tatami.server import entries as log
from tatami.server import limits, messages
from tatami.server.entries import AnyEntry
from tatami.server.messages import AnyCommand, Settings
from tatami.server.refusal import Refusal
from tatami.server.table import Chair, Table
from tatami.server.words import clean, clean_name

HOSTS = {messages.SeatBot, messages.RemoveBot, messages.Change, messages.Start}
BEFORE_THE_GAME = {messages.Sit, messages.Stand, messages.GiveNonce, *HOSTS}
# What is done even where a log is long: a game must come to its end, and people must be able to go.
ALWAYS = {messages.Play, messages.Leave, messages.Start, messages.Rematch}


@dataclass(frozen=True)
class Repeated:
    """The command was done before, as that entry."""

    seq: int


def decide(
    table: Table, command: AnyCommand, who: str, now: int, *, is_bot: bool = False, fresh: str = ""
) -> AnyEntry | Repeated:
    """The entry that a command makes, or a Refusal; `fresh` is an unused table's id, for a rematch."""
    person, kind = table.people.get(who), type(command)
    if person is not None and command.id in person.answers:
        return Repeated(person.answers[command.id])
    if kind is messages.Rematch and table.next is not None:
        return Repeated(table.seq)  # somebody else asked for it first
    _refuse_if("refused-long", table.seq >= limits.ENTRIES and kind not in ALWAYS)
    if kind is not messages.Join:
        _refuse_if("refused-not-here", person is None or not person.present)
    if kind in BEFORE_THE_GAME:
        _refuse_if("refused-started", table.match is not None)
    if kind in HOSTS:
        _refuse_if("refused-not-host", who != table.host)
    now = max(now, table.at)  # a clock that was set back gives nobody's time back
    entry = _entry(table, command, who, now)
    if type(entry) is log.Joined:
        entry = replace(entry, is_bot=is_bot)
    elif type(entry) is log.Rematched:
        entry = replace(entry, table=fresh)
    return replace(entry, at=now, who=who, id=command.id)


def _entry(table: Table, command: AnyCommand, who: str, now: int) -> AnyEntry:
    """What a command makes, without when and by whom."""
    match command:
        case messages.Play():
            _check_play(table, command, who, now)
            return log.Moved(seat=command.seat, token=command.token)
        case messages.Join():
            return log.Joined(name=_name(table, command.name, who))
        case messages.Leave():
            return log.Left()
        case messages.Say():
            return log.Said(text=_text(table, command.text, who, now))
        case messages.Sit():
            _refuse_if("refused-seat-taken", not _chair(table, command.seat).free)
            return log.Sat(seat=command.seat)
        case messages.Stand():
            holder = _chair(table, command.seat).who
            _refuse_if("refused-not-your-seat", not holder or who not in (holder, table.host))
            return log.Stood(seat=command.seat)
        case messages.GiveNonce():
            _refuse_if("refused-nonce-given", _own(table, command.seat, who).nonce is not None)
            return log.NonceGiven(seat=command.seat, nonce=command.nonce)
        case messages.SeatBot():
            _refuse_if("refused-seat-taken", bool(_chair(table, command.seat).who))
            return log.BotSeated(seat=command.seat, level=command.level)
        case messages.RemoveBot():
            _refuse_if("refused-no-bot", _chair(table, command.seat).bot is None)
            return log.BotRemoved(seat=command.seat)
        case messages.Change():
            check_settings(command.settings)
            return log.Changed(settings=command.settings)
        case messages.Start():
            return log.Started(deal=_deal(table))
        case messages.StepAway():
            _refuse_if("refused-stand-in", _own_in_play(table, command.seat, who).stand_in)
            return log.StoodIn(seat=command.seat, why="asked")
        case messages.ComeBack():
            _refuse_if("refused-not-away", not _own_in_play(table, command.seat, who).stand_in)
            return log.CameBack(seat=command.seat)
        case messages.Rematch():
            _refuse_if("refused-not-over", table.status != "over")
            _refuse_if("refused-not-your-seat", not table.seats_of(who))
            return log.Rematched()


def _refuse_if(reason: str, holds: bool) -> None:
    if holds:
        raise Refusal(Message(reason))


def check_settings(settings: Settings) -> None:
    """Refuse settings that the game does not have."""
    try:
        game = load(settings.game)
        game.settle(settings.options)
    except GameError:
        raise Refusal(Message("refused-settings")) from None
    _refuse_if("refused-settings", settings.seats not in game.seats)


def _name(table: Table, name: str, who: str) -> str:
    person = table.people.get(who)
    _refuse_if("refused-here", person is not None and person.present)
    _refuse_if("refused-full", person is None and len(table.people) >= limits.MEMBERS)
    found = clean_name(name, {other.name for key, other in table.people.items() if key != who})
    _refuse_if("refused-name", not found)
    return found


def _text(table: Table, text: str, who: str, now: int) -> str:
    spoken = clean(text, limits.CHAT)
    _refuse_if("refused-nothing-said", not spoken)
    spoke = table.people[who].spoke
    recent = [at for at in spoke if at > now - limits.CHAT_SECONDS * 1000]
    _refuse_if("refused-too-fast", len(recent) >= limits.CHATS)
    return spoken


def _chair(table: Table, seat: int) -> Chair:
    _refuse_if("refused-no-seat", seat not in table.chairs)
    return table.chairs[seat]


def _own(table: Table, seat: int, who: str) -> Chair:
    chair = _chair(table, seat)
    _refuse_if("refused-not-your-seat", chair.who != who)
    return chair


def _own_in_play(table: Table, seat: int, who: str) -> Chair:
    chair = _own(table, seat, who)
    _refuse_if("refused-not-playing", table.status != "playing")
    return chair


def _check_play(table: Table, command: messages.Play, who: str, now: int) -> None:
    """Whether that seat is theirs, asked now, in time, and the token legal: in that order."""
    chair = _own_in_play(table, command.seat, who)
    _refuse_if("refused-stale", command.decision != table.decision)
    _refuse_if("refused-not-asked", command.seat not in table.asked)
    _refuse_if("refused-stand-in", chair.stand_in)
    deadline = table.clocks.deadline(command.seat)
    _refuse_if("refused-time-out", deadline is not None and now >= deadline)
    check_token(table, command.seat, command.token)


def check_token(table: Table, seat: int, token: str) -> None:
    """Refuse a token that a seat that is asked may not play."""
    try:
        table.match_of(seat).check(token)
    except IllegalAction as illegal:
        raise Refusal(Message("refused-illegal"), illegal) from None


def _deal(table: Table) -> str:
    """The deal that follows from the secret and everybody's nonces."""
    chairs = table.chairs.values()
    _refuse_if("refused-seat-free", any(chair.free for chair in chairs))
    _refuse_if("refused-nonce-missing", any(chair.who and chair.nonce is None for chair in chairs))
    game, settings = load(table.settings.game), table.settings
    return game.draw_deal(DealStream(table.fair.seed), settings.seats, game.settle(settings.options))
