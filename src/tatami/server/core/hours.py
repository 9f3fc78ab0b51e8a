"""Hours of the night in a time zone; times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct

MINUTES = 24 * 60
SHORTEST, LONGEST = 60, 16 * 60  # minutes of a night
Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]


class Night(Struct, frozen=True):
    """From one time of day to another, by the clocks of a time zone, summer time included."""

    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    begin: Minute = 22 * 60  # minutes after midnight
    end: Minute = 8 * 60

    @property
    def is_sensible(self) -> bool:
        """Whether the zone exists and there is time to sleep and time to play."""
        return find_zone(self.zone) is not None and SHORTEST <= self._length <= LONGEST

    @property
    def _length(self) -> int:
        return (self.end - self.begin) % MINUTES

    def until(self, at: int) -> int:
        """The end of the night at a time, or that time itself by day."""
        begin, end = next(self._from(at), (at + 1, at))
        return end if begin <= at else at

    def since(self, at: int) -> int:
        """The begin of the night at a time, or that time itself by day."""
        return min(at, next(self._from(at), (at, at))[0])

    def awake(self, begin: int, end: int) -> int:
        """How much of the time from `begin` to `end` is day."""
        total = max(0, end - begin)
        for dusk, dawn in self._from(begin):
            if dusk >= end:
                break
            total -= max(0, min(end, dawn) - max(begin, dusk))
        return total

    def after(self, begin: int, span: int) -> int:
        """When so much daytime has passed since `begin`."""
        at = begin
        for dusk, dawn in self._from(begin):
            if at + span < dusk or (at + span == dusk and span > 0):
                break
            if dawn > at:
                span -= max(0, dusk - at)
                at = dawn
        return at + span

    def _from(self, at: int) -> Iterator[tuple[int, int]]:
        """The nights that end after a time: none, for a time zone that this machine does not know."""
        if not self.is_sensible:
            return
        day = datetime.fromtimestamp(at / 1000, UTC).date() - timedelta(days=2)
        while day.year < 9999:
            dusk, dawn = _night(self, day)
            if dusk < dawn and at < dawn:
                yield dusk, dawn
            day += timedelta(days=1)


@lru_cache(maxsize=4096)
def _night(night: Night, day: date) -> tuple[int, int]:
    """The night that begins on a day."""
    later = day + timedelta(days=1) if night.end <= night.begin else day
    zone = find_zone(night.zone) or UTC
    return _moment(day, night.begin, zone), _moment(later, night.end, zone)


def _moment(day: date, minute: int, zone: tzinfo) -> int:
    """When clocks show a time: the first of two when they are set back, the next when they skip it."""
    shown = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    return round(shown.timestamp() * 1000)


@lru_cache(maxsize=1_000)  # clients name zones, also some that do not exist
def find_zone(name: str) -> ZoneInfo | None:
    """The time zone of that name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # no such file, or no file of that kind
        return None
