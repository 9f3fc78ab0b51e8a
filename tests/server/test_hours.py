"""Nights in a time zone, summer time included."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from tatami.server.core.hours import Night

HOUR = 60 * 60 * 1000
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Tokyo", "Africa/Casablanca")
nights = st.builds(
    lambda zone, begin, length: Night(zone, begin, (begin + length) % 1440),
    st.sampled_from(ZONES),
    st.integers(0, 1439),
    st.integers(60, 960),
)
times = st.integers(1_600_000_000_000, 1_800_000_000_000)


def at(text: str, zone: str = "Europe/Berlin", fold: int = 0) -> int:
    shown = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold)
    return round(shown.timestamp() * 1000)


def test_a_day_leaves_the_night_out():
    night = Night("Europe/Berlin", 22 * 60, 8 * 60)
    assert night.after(at("2026-06-01 12:00"), 24 * HOUR) == at("2026-06-02 22:00")
    assert night.after(at("2026-06-01 23:00"), HOUR) == at("2026-06-02 09:00")
    assert night.until(at("2026-06-01 23:00")) == at("2026-06-02 08:00")
    assert night.since(at("2026-06-02 07:59")) == at("2026-06-01 22:00")
    assert (
        night.until(at("2026-06-01 12:00")) == night.since(at("2026-06-01 12:00")) == at("2026-06-01 12:00")
    )


def test_the_night_is_by_the_clocks_when_they_are_changed():
    night = Night("Europe/Berlin", 22 * 60, 8 * 60)
    for day, next_day in (("2026-03-28", "2026-03-29"), ("2026-10-24", "2026-10-25")):
        assert night.until(at(f"{day} 22:00")) == at(f"{next_day} 08:00")
        assert night.awake(at(f"{day} 12:00"), at(f"{next_day} 12:00")) == 14 * HOUR


def test_nights_whose_times_are_skipped_or_doubled_stay_nights():
    skipped = Night("Europe/Berlin", 2 * 60 + 30, 3 * 60 + 30)
    assert 0 <= skipped.awake(at("2026-03-29 00:00"), at("2026-03-30 00:00")) <= 23 * HOUR
    doubled = Night("Europe/Berlin", 2 * 60 + 30, 3 * 60 + 30)
    assert doubled.awake(at("2026-10-25 00:00"), at("2026-10-26 00:00")) in (23 * HOUR, 24 * HOUR)


@given(nights, times, st.integers(0, 15 * 24 * HOUR))
def test_so_much_daytime_has_passed_after_it(night: Night, begin: int, span: int):
    end = night.after(begin, span)
    assert end >= begin + span and night.awake(begin, end) == span
    if span:
        assert night.since(end - 1) == end - 1, "time ends by day, never in the night"


@given(nights, times, st.integers(0, 5 * 24 * HOUR), st.integers(0, 5 * 24 * HOUR))
def test_daytime_adds_up_and_never_runs_back(night: Night, begin: int, one: int, two: int):
    middle, end = begin + one, begin + one + two
    assert night.awake(begin, end) == night.awake(begin, middle) + night.awake(middle, end)
    assert 0 <= night.awake(begin, end) <= end - begin
    assert night.after(begin, one) <= night.after(begin, one + two)
    assert night.until(begin) >= begin >= night.since(begin)


def test_a_zone_that_is_not_known_has_no_nights():
    night = Night("Nowhere/Land", 0, 480)
    assert not night.is_sensible and night.after(5, HOUR) == 5 + HOUR and night.awake(0, HOUR) == HOUR
    assert not Night("UTC", 60, 90).is_sensible and not Night("UTC", 60, 59).is_sensible
