"""Turns commands into entries or refusals; the caller supplies the time and all randomness."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tatami.engine.deal import START
from tatami.engine.game import GameError, OptionError
from tatami.engine.scene import Message
from tatami.fair import DealStream
from tatami.games import load
from tatami.games import names as games
from tatami.match import IllegalAction
from tatami.server.core import entries as log
from tatami.server.core import limits
from tatami.server.core.clocks import DaysClock, NoClock
from tatami.server.core.entries import AnyEntry
from tatami.server.core.pauses import answer_pause, ask_pause
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Chair, Table, size
from tatami.server.core.text import clean, clean_name
from tatami.server.core.undo import Offer, clocks_after, offer
from tatami.server.wire import messages
from tatami.server.wire.messages import AnyCommand, Settings

HOSTS = {messages.SeatBot, messages.RemoveBot, messages.Change, messages.Start, messages.PutOut}
BEFORE_THE_GAME = {messages.Sit, messages.Stand, messages.GiveNonce, *HOSTS} - {messages.PutOut}
# Accepted even when the log is full: a game must be able to end, and members must be able to leave.
ALWAYS = {messages.Play, messages.Leave, messages.Start, messages.Rematch}


@dataclass(frozen=True)
class Repeated:
    """The command was already applied as that entry."""

    seq: int


def decide(
    table: Table,
    command: AnyCommand,
    who: str,
    now: int,
    *,
    is_bot: bool = False,
    handle: str = "",
    fresh: str = "",
) -> AnyEntry | Repeated:
    """The entry for a command; raises Refusal. `fresh` is an unused table id, for a rematch."""
    person, kind = table.people.get(who), type(command)
    if person is not None and command.id in person.answers:
        return Repeated(person.answers[command.id])
    if kind is messages.Rematch and table.next is not None:
        return Repeated(table.seq)  # another member asked for it first
    if kind not in ALWAYS:
        _refuse_if("refused-long", table.seq >= limits.ENTRIES or _visits_too_much(table, who))
    if kind is not messages.Join:
        _refuse_if("refused-not-here", person is None or not person.present)
    if kind in BEFORE_THE_GAME:
        _refuse_if("refused-started", table.match is not None)
    if kind is messages.Rematch:
        _refuse_if("refused-tournament", bool(table.tournament))
    if kind in HOSTS:
        _refuse_if("refused-not-host", who != table.host)
    now = max(now, table.at)  # setting the clock back gives no time back
    by: dict[str, Any] = {"at": now, "who": who, "id": command.id}
    match command:
        case messages.Play():
            _check_play(table, command, who, now)
            return log.Moved(**by, seat=command.seat, token=command.token)
        case messages.TakeBack():
            found = _take_back(table, command, who, now)
            if found.needs:
                return log.TakeBackAsked(**by, seat=command.seat, to=found.to)
            return log.TakenBack(**by, seat=command.seat, to=found.to)
        case messages.AnswerTakeBack():
            return _answer_take_back(table, command, who, now, by)
        case messages.AskPause():
            return ask_pause(table, command, who, now, by)
        case messages.AnswerPause():
            return answer_pause(table, command, who, by)
        case messages.Join():
            return log.Joined(**by, name=_name(table, command.name, who, now), is_bot=is_bot, handle=handle)
        case messages.Leave():
            return log.Left(**by)
        case messages.Say():
            return log.Said(**by, text=_text(table, command.text, who, now))
        case messages.Sit():
            _refuse_if("refused-seat-taken", not _chair(table, command.seat).free)
            return log.Sat(**by, seat=command.seat)
        case messages.Stand():
            holder = _chair(table, command.seat).who
            _refuse_if("refused-not-your-seat", not holder or who not in (holder, table.host))
            return log.Stood(**by, seat=command.seat)
        case messages.GiveNonce():
            _refuse_if("refused-nonce-given", _own(table, command.seat, who).nonce is not None)
            return log.NonceGiven(**by, seat=command.seat, nonce=command.nonce)
        case messages.SeatBot():
            _refuse_if("refused-seat-taken", bool(_chair(table, command.seat).who))
            return log.BotSeated(**by, seat=command.seat, level=command.level)
        case messages.RemoveBot():
            _refuse_if("refused-no-bot", _chair(table, command.seat).bot is None)
            return log.BotRemoved(**by, seat=command.seat)
        case messages.Change():
            if command.settings == table.settings:
                return Repeated(table.seq)
            check_settings(command.settings, start=_start_of_rated(table))
            long = table.changed + size(command.settings) > limits.CHANGED
            _refuse_if("refused-long", long or table.changes >= limits.CHANGES)
            return log.Changed(**by, settings=command.settings)
        case messages.Start():
            return log.Started(**by, deal=draw_deal(table), version=load(table.settings.game).version)
        case messages.StepAway():
            chair = _own_in_play(table, command.seat, who)
            _refuse_if("refused-stand-in", chair.stand_in and not chair.returning)
            return log.StoodIn(**by, seat=command.seat, why="asked")
        case messages.ComeBack():
            chair = _own_in_play(table, command.seat, who)
            _refuse_if("refused-not-away", not chair.stand_in or chair.returning)
            _refuse_if("refused-time-out", table.clocks.is_spent(command.seat))
            return log.CameBack(**by, seat=command.seat)
        case messages.PutOut():
            out = next((one for one, known in table.people.items() if known.number == command.member), "")
            _refuse_if("refused-nobody", not out or out == who)
            # Else a host could leave an opponent's rated game to a weak bot.
            is_playing = table.status == "playing" and table.seats_of(out) != []
            _refuse_if("refused-rated-seat", table.settings.rated and is_playing)
            _refuse_if("refused-long", len(table.kept_out) >= limits.KEPT_OUT)
            return log.PutOut(**by, out=out)
        case messages.Rematch():
            _refuse_if("refused-not-over", table.status != "over")
            _refuse_if("refused-not-your-seat", not table.seats_of(who))
            return log.Rematched(**by, table=fresh)


def _visits_too_much(table: Table, who: str) -> bool:
    """Whether a spectator has used up their share of the log."""
    if who == table.host or table.seats_of(who):
        return False
    person = table.people.get(who)
    return table.seq >= limits.VISITORS or (person is not None and person.entries >= limits.VISITS)


def _refuse_if(reason: str, holds: bool) -> None:
    if holds:
        raise Refusal(Message(reason))


def _start_of_rated(table: Table) -> int:
    """The seat that starts a rated game by turns; 0: drawn."""
    return int(table.settings.options.get(START, 0)) if table.settings.rated else 0


def check_game(name: str) -> None:
    """Reject a game that is not available: its rules were removed, or are broken."""
    _refuse_if("refused-no-game", name not in games())


def check_settings(settings: Settings, *, start: int = 0) -> None:
    """Reject settings that the game does not support.

    A rated game has a clock, so that it ends whoever leaves. Nobody chooses who starts it: the seat is drawn,
    or it is the turn of `start`.
    """
    try:
        game = load(settings.game)
        options = game.settle(settings.options)
    except OptionError as error:
        raise Refusal(Message("refused-settings"), error) from None
    except GameError:
        raise Refusal(Message("refused-settings")) from None
    night = settings.clock.night if isinstance(settings.clock, DaysClock) else None
    _refuse_if("refused-settings", settings.seats not in game.seats)
    _refuse_if("refused-settings", night is not None and not night.is_sensible)
    _refuse_if("refused-start", options[START] > settings.seats)
    is_mirrored = settings.match == "mirrored"
    _refuse_if("refused-mirrored", is_mirrored and (settings.seats != 2 or not game.deal_is_public))
    is_usual = options in (game.settle({}), {**game.settle({}), START: start})
    is_timed = not isinstance(settings.clock, NoClock)
    _refuse_if("refused-rated", settings.rated and (settings.hints or not is_usual or not is_timed))


def _name(table: Table, name: str, who: str, now: int) -> str:
    person = table.people.get(who)
    _refuse_if("refused-put-out", who in table.kept_out)
    _refuse_if("refused-sealed", table.sealed and not table.seats_of(who))
    _refuse_if("refused-here", person is not None and person.present)
    is_full = len(table.people) >= limits.MEMBERS and table.forgettable(now) is None
    _refuse_if("refused-full", person is None and is_full)
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
    """Check, in this order: the seat's owner, whether it is to move, the clock, the token."""
    seat = command.seat
    chair, deadline = table.chairs.get(seat), table.clocks.deadline(seat)
    if chair is None:
        reason = "refused-no-seat"
    elif chair.who != who:
        reason = "refused-not-your-seat"
    elif table.status != "playing":
        reason = "refused-not-playing"
    elif command.decision != table.decision:
        reason = "refused-stale"
    elif seat not in table.asked:
        reason = "refused-not-asked"
    elif chair.stand_in:
        reason = "refused-stand-in"
    elif deadline is not None and now >= deadline:
        reason = "refused-time-out"
    else:
        return check_token(table, seat, command.token)
    raise Refusal(Message(reason))


def _take_back(table: Table, command: messages.TakeBack, who: str, now: int) -> Offer:
    """The entry for taking back or asking to; one request at a time, and no other once it was declined."""
    _own_in_play(table, command.seat, who)
    _refuse_if("refused-stale", command.decision != table.decision)
    found = _offered(table, command.seat, now)
    _refuse_if("refused-back-asked", table.request is not None)
    _refuse_if("refused-back-declined", bool(found.needs) and table.declined == table.decision)
    return found


def _answer_take_back(
    table: Table, command: messages.AnswerTakeBack, who: str, now: int, by: dict[str, Any]
) -> AnyEntry:
    """The entry for an answer to a request: the last player who agrees takes the decision back."""
    request = table.request
    _refuse_if("refused-stale", command.decision != table.decision)
    if request is None:
        raise Refusal(Message("refused-back-not-asked"))
    if who == request.who:
        _refuse_if("refused-back-not-asked", command.agree)
        return log.TakeBackDeclined(**by, withdrawn=True)
    found = _offered(table, request.seat, now)
    _refuse_if("refused-back-not-asked", who not in found.needs - request.agreed)
    if not command.agree:
        return log.TakeBackDeclined(**by)
    if found.needs - request.agreed - {who}:
        return log.TakeBackAgreed(**by)
    return log.TakenBack(**by, seat=request.seat, to=request.to)


def _offered(table: Table, seat: int, now: int) -> Offer:
    found = offer(table, seat)
    if isinstance(found, str):
        raise Refusal(Message(found))
    deadline = clocks_after(table, found.place, now).deadline(seat)
    _refuse_if("refused-time-out", deadline is not None and now >= deadline)
    return found


def check_token(table: Table, seat: int, token: str) -> None:
    """Reject an illegal token."""
    try:
        table.match_of(seat).check(token)
    except IllegalAction as illegal:
        raise Refusal(Message("refused-illegal"), illegal) from None


def draw_deal(table: Table) -> str:
    """The deal derived from the secret and all nonces."""
    chairs = table.chairs.values()
    _refuse_if("refused-seat-free", any(chair.free for chair in chairs))
    _refuse_if("refused-nonce-missing", any(chair.who and chair.nonce is None for chair in chairs))
    game, settings = load(table.settings.game), table.settings
    return game.draw_deal(DealStream(table.fair.seed), settings.seats, game.settle(settings.options))
