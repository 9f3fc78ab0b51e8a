"""System entries: creating tables, bot moves, timeouts, stand-ins and rematches."""

from __future__ import annotations

from msgspec import structs

from tatami.engine.deal import START
from tatami.engine.scene import Message
from tatami.games import load
from tatami.server.core import entries as log
from tatami.server.core.clocks import SHORTEST_GAP, Gap
from tatami.server.core.decide import check_settings, check_token, draw_deal
from tatami.server.core.entries import AnyEntry
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import Table
from tatami.server.core.text import clean_name
from tatami.server.wire.messages import Settings


def create(
    settings: Settings,
    who: str,
    name: str,
    now: int,
    secret: bytes,
    *,
    is_bot: bool = False,
    handle: str = "",
) -> list[AnyEntry]:
    """The first entries of a table; its creator becomes the host."""
    check_settings(settings)
    called = clean_name(name, ())
    if not called:
        raise Refusal(Message("refused-name"))
    return [
        log.Created(at=now, who=who, settings=settings, secret=secret),
        log.Joined(at=now, who=who, name=called, is_bot=is_bot, handle=handle),
    ]


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


def rematch(table: Table, entry: log.Rematched, secret: bytes) -> list[AnyEntry]:
    """The first entries of a rematch: the same players, each moved on by one seat."""
    at, seats = entry.at, table.settings.seats
    there = {who: person for who, person in table.people.items() if person.present}
    host = table.host or entry.who
    entries: list[AnyEntry] = [
        log.Created(at=at, who=host, settings=_start_anew(table), secret=secret, before=table.id)
    ]
    entries += [
        log.Joined(at=at, who=who, name=person.name, is_bot=person.is_bot, handle=person.handle)
        for who, person in there.items()
    ]
    for seat, chair in table.chairs.items():
        seat = seat % seats + 1
        if chair.bot is not None:
            entries.append(log.BotSeated(at=at, who=host, seat=seat, level=chair.bot))
        elif chair.who in there:
            entries.append(log.Sat(at=at, who=chair.who, seat=seat))
    return entries


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
