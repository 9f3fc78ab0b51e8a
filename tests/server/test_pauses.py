"""Pauses by agreement and nights: clocks stand still, and no sequence of commands gives time back."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.server.core import system
from tatami.server.core.clocks import Gap
from tatami.server.core.refusal import Refusal
from tatami.server.core.table import fold
from tatami.server.wire import messages
from tatami.server.wire.messages import AnswerPause, AskPause
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tests.server.desk import ANNA, BERT, CARL, START, Desk, settings

HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
NIGHT = {"zone": "Europe/Berlin", "begin": 22 * 60, "end": 8 * 60}
DAYS: dict[str, Any] = {"kind": "days", "days": 2}


def table_of_days(*people: str, at: int = START, **clock: Any) -> Desk:
    desk = Desk(settings("tenka", 3, clock={**DAYS, **clock}), now=at)
    return desk.start(*(people or (ANNA, BERT, CARL)))


def berlin(text: str) -> int:
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp() * 1000)


def test_a_pause_begins_when_the_last_player_agrees():
    desk = table_of_days()
    deadline = desk.table.clocks.next_deadline
    assert deadline == START + 2 * DAY
    desk.now += HOUR
    desk.do(ANNA, AskPause, days=7)
    desk.refuse("no-pause", ANNA, AnswerPause, agree=True, days=7)
    desk.refuse("no-pause", BERT, AnswerPause, agree=True, days=30)
    desk.do(BERT, AnswerPause, agree=True, days=7)
    desk.refuse("no-pause", BERT, AnswerPause, agree=True, days=7)
    assert desk.table.clocks.next_deadline == deadline, "Carl has not agreed"
    desk.now += HOUR
    made = desk.do(CARL, AnswerPause, agree=True, days=7)
    assert desk.table.clocks.next_deadline == deadline + 7 * DAY
    update = Renderer(desk.table, made).update(Reader(ANNA))  # type: ignore[arg-type]
    assert update is not None and update.room is not None and update.turn is not None
    assert update.room.paused_until == desk.now + 7 * DAY and update.room.pause is None
    assert system.time_outs(desk.table, deadline + 7 * DAY - 1) == []
    assert len(system.time_outs(desk.table, deadline + 7 * DAY)) == 1


def test_a_pause_is_declined_or_withdrawn_and_ended_early_by_agreement_only():
    desk = table_of_days(ANNA, BERT, "")
    for who in (BERT, ANNA):
        desk.do(ANNA, AskPause, days=3)
        desk.do(who, AnswerPause, agree=False, days=3)
        assert desk.table.pause is None and desk.table.clocks.next_deadline == START + 2 * DAY
    desk.refuse("no-pause", ANNA, AskPause, days=0)
    desk.do(ANNA, AskPause, days=3)
    desk.do(BERT, AnswerPause, agree=True, days=3)
    desk.now += DAY
    desk.do(BERT, AskPause, days=0)
    assert desk.table.clocks.next_deadline == START + 5 * DAY, "Anna is on holiday"
    desk.do(ANNA, AnswerPause, agree=True, days=0)
    assert desk.table.clocks.next_deadline == START + 3 * DAY
    alone = table_of_days(ANNA, "", "")
    alone.do(ANNA, AskPause, days=2)
    assert alone.table.clocks.stills, "nobody else plays, so nobody has to agree"


def test_only_players_of_games_with_days_pause_them():
    desk = table_of_days(ANNA, BERT, "")
    desk.do(CARL, messages.Join, name="Carl")
    desk.refuse("not-your-seat", CARL, AskPause, days=1)
    for clock in ({"kind": "none"}, {"kind": "move", "seconds": 60}):
        other = Desk(settings(clock=clock)).start(ANNA, BERT)
        other.refuse("pause-clock", ANNA, AskPause, days=1)
    waiting = Desk(settings(clock=DAYS)).gather(ANNA, BERT)
    waiting.refuse("not-playing", ANNA, AskPause, days=1)


def test_clocks_do_not_run_at_night_where_the_table_says_so():
    desk = table_of_days(at=berlin("2026-06-01 12:00"), night=NIGHT)
    # 10 hours on the first day, then 14 hours a day: 48 hours end on the fourth day.
    assert desk.table.clocks.next_deadline == berlin("2026-06-04 18:00")
    desk.now = berlin("2026-06-02 03:00")
    desk.play()
    assert desk.table.clocks.next_deadline == berlin("2026-06-05 14:00")
    changed = table_of_days(at=berlin("2026-03-28 12:00"), night=NIGHT)
    assert changed.table.clocks.next_deadline == berlin("2026-03-31 18:00"), "summer time begins meanwhile"


def test_a_night_that_is_none_is_refused():
    for night in ({"zone": "Nowhere/Land"}, {"zone": "UTC", "begin": 60, "end": 61}):
        desk = Desk(settings(clock=DAYS))
        changed = settings(clock={**DAYS, "night": night})
        desk.refuse("settings", ANNA, messages.Change, settings=changed)


def test_a_downtime_in_and_after_a_pause_counts_once():
    desk = table_of_days(ANNA, BERT, "")
    desk.do(ANNA, AskPause, days=3)
    desk.do(BERT, AnswerPause, agree=True, days=3)
    inside = Gap(START + DAY, START + 2 * DAY)
    desk.happen(*system.resume(desk.table, inside))
    assert desk.table.clocks.next_deadline == START + 5 * DAY
    over = Gap(START + 2 * DAY + HOUR, START + 4 * DAY)
    desk.happen(*system.resume(desk.table, over))
    assert desk.table.clocks.next_deadline == START + 6 * DAY
    assert fold("table-1", desk.log).clocks == desk.table.clocks


@given(st.data())
def test_no_sequence_of_commands_and_pauses_gives_time_back(data: st.DataObject):
    """With a fake clock: nobody thinks longer for a decision than the daytime outside of pauses allows."""
    game = data.draw(st.sampled_from(tatami.games()))
    seats = tatami.new(game).seats
    night = data.draw(st.sampled_from([None, NIGHT, {"zone": "America/New_York", "begin": 60, "end": 600}]))
    begin = berlin(data.draw(st.sampled_from(["2026-03-27 20:00", "2026-10-24 03:00", "2026-06-01 12:00"])))
    clock = {**DAYS, "night": night}
    desk = Desk(settings(game, seats, clock=clock), now=begin).start(*([ANNA, BERT] * seats)[:seats])
    thought = dict.fromkeys(desk.table.chairs, 0)  # real time in which clocks ran and the seat was asked
    steps = data.draw(st.lists(st.tuples(st.integers(0, 8), st.integers(0, 40)), max_size=40))

    def wait(hours: int) -> None:
        for _ in range(hours):
            table = desk.table
            if table.status != "playing":
                return
            before = table.clocks.tick(desk.now)
            desk.now += HOUR
            ran = table.clocks.tick(desk.now) - before
            assert 0 <= ran <= HOUR, "clock time never runs back, nor faster than time"
            until = table.clocks.still_until(desk.now - HOUR)
            assert ran == 0 or until is None or until < desk.now
            for seat in table.asked:
                thought[seat] += ran if seat not in table.bots_asked else 0
            desk.happen(*system.time_outs(table, desk.now))
            for seat in list(desk.table.bots_asked):
                if desk.table.status == "playing" and seat in desk.table.bots_asked:
                    desk.play(seat=seat)
                    thought[seat] = 0

    for what, amount in steps:
        table = desk.table
        seat = amount % seats + 1
        who, other = table.chairs[seat].who, BERT if table.chairs[seat].who == ANNA else ANNA
        with suppress(Refusal):
            match what:
                case 0:
                    desk.do(who, AskPause, days=amount % 4)
                case 1 | 2:
                    days = table.pause.days if table.pause else 0
                    desk.do(other, AnswerPause, agree=what == 1, days=days)
                case 3:
                    desk.do(who, messages.StepAway, seat=seat)
                case 4:
                    desk.do(who, messages.ComeBack, seat=seat)
                case 5 if table.status == "playing" and table.asked[0] not in table.bots_asked:
                    mover = table.asked[0]
                    desk.play(seat=mover)
                    thought[mover] = 0
                    continue
                case _:
                    wait(amount)
                    continue
        assert all(time <= 2 * DAY + HOUR for time in thought.values())
    assert fold("table-1", desk.log).clocks == desk.table.clocks
