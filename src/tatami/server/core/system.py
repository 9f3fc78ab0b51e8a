"""System entries: creating tables, bot moves, timeouts, stand-ins and rematches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from msgspec import structs

from tatami.engine.deal import START
from tatami.engine.scene import Message
from tatami.games import load
from tatami.record import Record
from tatami.server.core import entries as log
from tatami.server.core.clocks import SHORTEST_GAP, Gap
from tatami.server.core.decide import check_settings, check_token, draw_deal
from tatami.server.core.entries import AnyEntry
from tatami.server.core.refusal import Refusal
from tatami.server.core.series import is_decided, played, turned
from tatami.server.core.table import Table, fold
from tatami.server.core.text import clean_name
from tatami.server.wire.messages import Level, Settings


@dataclass(frozen=True)
class Practice:
    """A position of a finished game to play on from: the number of moves made, and the player's seat."""

    record: Record
    step: int
    seat: int


def create(
    settings: Settings,
    who: str,
    name: str,
    now: int,
    secret: bytes,
    *,
    is_bot: bool = False,
    handle: str = "",
    practice: Practice | None = None,
) -> list[AnyEntry]:
    """The first entries of a table; its creator becomes the host. A practice table begins at once."""
    check_settings(settings)
    called = clean_name(name, ())
    if not called:
        raise Refusal(Message("refused-name"))
    return [
        log.Created(at=now, who=who, settings=settings, secret=secret),
        log.Joined(at=now, who=who, name=called, is_bot=is_bot, handle=handle),
        *(_practise(practice, settings, who, now) if practice is not None else ()),
    ]


def _practise(practice: Practice, settings: Settings, who: str, now: int) -> list[AnyEntry]:
    """The player sits down, bots take the other seats at their levels, and the game continues."""
    record, seat = practice.record, practice.seat
    if not 1 <= seat <= settings.seats:
        raise Refusal(Message("refused-no-seat"))
    if not 0 <= practice.step < len(record.actions):
        raise Refusal(Message("refused-no-step"))
    levels: dict[int, Level] = {other: settings.stand_in for other in range(1, settings.seats + 1)}
    for other, player in record.seats.items():
        for level in get_args(Level):
            if player.get("bot") == level:
                levels[other] = level
    seats: list[AnyEntry] = [
        log.Sat(at=now, who=who, seat=other)
        if other == seat
        else log.BotSeated(at=now, who=who, seat=other, level=level)
        for other, level in levels.items()
    ]
    played = list(record.actions[: practice.step])
    return [*seats, log.Started(at=now, who=who, deal=record.deal, version=record.rules, played=played)]


def bot_moves(table: Table, seat: int, token: str, decision: int, now: int) -> log.Moved:
    """A bot's decision, refused if the table has moved on or the player has returned meanwhile."""
    if decision != table.decision or seat not in table.bots_asked:
        raise Refusal(Message("refused-stale"))
    check_token(table, seat, token)
    return log.Moved(at=max(now, table.at), seat=seat, token=token)


def time_outs(table: Table, now: int) -> list[log.StoodIn]:
    """A bot stands in for every player whose time is up."""
    ends = {seat: table.clocks.deadline(seat) for seat in table.clocks.since}
    late = [seat for seat, end in ends.items() if end is not None and end <= now]
    return [log.StoodIn(at=max(now, table.at), seat=seat, why="time") for seat in late]


def gather(table: Table, now: int) -> list[AnyEntry]:
    """Before a game: bots take free seats, silent players lose theirs, and a full table begins, in turn."""
    due = table.gather_at
    if due is None or due > now:
        return []
    at, level = max(now, table.at), table.settings.stand_in
    free = [seat for seat, chair in table.chairs.items() if chair.free]
    if free:
        return [log.BotSeated(at=at, seat=seat, level=level) for seat in free]
    late = [seat for seats in table.unready.values() for seat in seats]
    if late:
        return [log.Stood(at=at, seat=seat) for seat in late]
    return [log.Started(at=at, deal=draw_deal(table), version=load(table.settings.game).version)]


def away(table: Table, who: str, now: int) -> list[log.StoodIn]:
    """A bot stands in for a player who has disconnected."""
    if table.status != "playing":
        return []
    seats = [seat for seat in table.seats_of(who) if not table.chairs[seat].stand_in]
    return [log.StoodIn(at=max(now, table.at), seat=seat, why="away") for seat in seats]


def resume(table: Table, gap: Gap) -> list[log.Resumed]:
    """Stop all clocks for the length of a gap."""
    down = gap.end - max(gap.begin, table.at)
    if down < SHORTEST_GAP or table.clocks.next_deadline is None:
        return []
    return [log.Resumed(at=gap.end, down=down)]


def unseal(table: Table, now: int) -> list[log.Unsealed]:
    """Open a table of a tournament to others, once its round is over."""
    return [log.Unsealed(at=max(now, table.at))] if table.sealed else []


def rematch(table: Table, entry: log.Rematched, secret: bytes) -> list[AnyEntry]:
    """The first entries of a rematch: the same players, each moved on by one seat."""
    at, seats = entry.at, table.settings.seats
    there = {who: person for who, person in table.people.items() if person.present}
    host = table.host or entry.who
    so_far, kind = played(table), table.settings.match
    goes_on = kind != "one" and not is_decided(kind, so_far)
    is_back = goes_on and kind == "mirrored" and _all_there(table)
    if is_back:
        secret = table.secret  # the same deal, and it begins at once: nobody can change anything about it
    first = log.Created(
        at=at,
        who=host,
        settings=_start_anew(table),
        secret=secret,
        before=table.id,
        series=turned(so_far) if goes_on and (is_back or kind != "mirrored") else None,
    )
    entries: list[AnyEntry] = [first]
    entries += [
        log.Joined(at=at, who=who, name=person.name, is_bot=person.is_bot, handle=person.handle)
        for who, person in there.items()
    ]
    entries += [log.PutOut(at=at, who=host, out=out) for out in sorted(table.kept_out)]
    for seat, chair in table.chairs.items():
        seat = seat % seats + 1
        if chair.bot is not None:
            entries.append(log.BotSeated(at=at, who=host, seat=seat, level=chair.bot))
        elif chair.who in there:
            entries.append(log.Sat(at=at, who=chair.who, seat=seat))
    if is_back:
        entries += _begun_back(table, entries, at)
    return entries


def _all_there(table: Table) -> bool:
    """Whether no seat would be free in a rematch."""
    return all(chair.bot or table.people[chair.who].present for chair in table.chairs.values())


def _begun_back(table: Table, first: list[AnyEntry], at: int) -> list[AnyEntry]:
    """The rest of a mirrored match's second game: the nonces in the same order, and the same deal."""
    assert table.match is not None
    given = [chair.nonce for _, chair in sorted(table.chairs.items()) if chair.nonce is not None]
    laid = fold("", first)
    held = [seat for seat, chair in sorted(laid.chairs.items()) if chair.who]
    nonces: list[AnyEntry] = [
        log.NonceGiven(at=at, seat=seat, nonce=nonce) for seat, nonce in zip(held, given, strict=True)
    ]
    deal = draw_deal(fold("", [*first, *nonces]))
    assert deal == table.match.deal, "a mirrored match has one deal"
    return [*nonces, log.Started(at=at, deal=deal, version=load(table.settings.game).version)]


def _start_anew(table: Table) -> Settings:
    """The settings of a rematch: with two players the other starts; with more, a fixed starter stays."""
    settings, match = table.settings, table.match
    assert match is not None
    if settings.seats == 2:
        start = match.start  # players move on by one seat, so the other player sits there
    else:
        named = match.options[START]
        start = named and named % settings.seats + 1
    return structs.replace(settings, options={**settings.options, START: start})
