"""What players are notified of, derived from listings alone: they show nothing that a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tatami.server.core.clocks import DAY, Clock, DaysClock, NoClock
from tatami.server.runtime.listing import Summary
from tatami.store.notices import EventKind

NEWS = 2 * DAY * 1000  # milliseconds; an older end of a game is no news
HOUR = 60 * 60 * 1000


class Event(Struct, frozen=True, omit_defaults=True):
    """Something to tell a person."""

    kind: EventKind | Literal["hello", "confirm"]
    table: str = ""
    game: str = ""
    names: tuple[str, ...] = ()  # of the other players, of the winners, or of the sender
    decision: int = 0
    deadline: int = 0  # milliseconds since 1970
    outcome: Literal["", "won", "shared", "lost"] = ""


class Due(Struct, frozen=True):
    """An event with its addressee, its id and the earliest time to tell it."""

    who: str
    id: str
    event: Event
    at: int


def events_of(table: str, summary: Summary, now: int) -> Iterator[Due]:
    """The events that follow from a listing: none of a game that is played in one sitting."""
    room, standing = summary.room, summary.standing
    clock = room.settings.clock
    if standing is None or not isinstance(clock, NoClock | DaysClock):
        return
    if room.status == "playing":
        for who, seat in _asked(summary):
            names = _others(summary, who)
            turn = Event("turn", table, room.settings.game, names, standing.decisions)
            yield Due(who, f"turn {table} {standing.decisions}", turn, now)
            deadline = summary.deadlines.get(seat)
            if deadline is not None:
                time = Event("time", table, room.settings.game, names, standing.decisions, deadline)
                id = f"time {table} {standing.decisions} {deadline}"
                yield Due(who, id, time, deadline - warning(clock))
    elif room.status == "over" and now - (standing.ended or 0) < NEWS:
        for who in dict.fromkeys(summary.holders.values()):
            own = {seat for seat, holder in summary.holders.items() if holder == who}
            others = _winners(summary, who)
            is_winner = not own.isdisjoint(standing.winners)
            outcome: Literal["won", "shared", "lost"] = (
                "lost" if not is_winner else "shared" if others else "won"
            )
            over = Event("over", table, room.settings.game, others, outcome=outcome)
            yield Due(who, f"over {table}", over, now)


def nameless(event: Event) -> Event:
    """An event as it is stored: names at a table are read when it is told, and may be deleted until then."""
    return event if event.kind == "invited" else replace(event, names=())


def named(event: Event, summary: Summary | None, who: str) -> Event:
    """A stored event with the names at its table."""
    if summary is None or event.kind not in ("turn", "time", "over"):
        return event
    names = _winners(summary, who) if event.kind == "over" else _others(summary, who)
    return replace(event, names=names)


def is_current(event: Event, summary: Summary | None, who: str, now: int) -> bool:
    """Whether an event is still worth telling."""
    if event.kind in ("hello", "confirm"):
        return True
    if summary is None:
        return False
    if event.kind == "invited":
        return summary.room.status == "waiting" and who not in summary.holders.values()
    if event.kind == "over":
        return True
    if summary.room.status != "playing" or summary.standing is None:
        return False
    asked = [seat for one, seat in _asked(summary) if one == who]
    if not asked or summary.standing.decisions != event.decision:
        return False
    ends = [summary.deadlines.get(seat) for seat in asked]
    return event.kind == "turn" or (event.deadline in ends and event.deadline > now)


def warning(clock: Clock) -> int:
    """How long before the end of their time players are warned, in milliseconds."""
    return min(12, 6 * clock.days) * HOUR if isinstance(clock, DaysClock) else 0


def _asked(summary: Summary) -> Iterator[tuple[str, int]]:
    """The people to move, with their seats; a bot plays for some."""
    away = {one.seat for one in summary.room.seats if one.stand_in}
    for seat in summary.asked:
        if seat in summary.holders and seat not in away:
            yield summary.holders[seat], seat


def _others(summary: Summary, who: str) -> tuple[str, ...]:
    return tuple(one.name for one in summary.room.seats if summary.holders.get(one.seat) != who)


def _winners(summary: Summary, who: str) -> tuple[str, ...]:
    """The other winners."""
    winners = summary.standing.winners if summary.standing else ()
    return tuple(
        one.name for one in summary.room.seats if one.seat in winners and summary.holders.get(one.seat) != who
    )
