"""Clocks: whose time runs, when it is out, and what happens then."""

from __future__ import annotations

from tatami.server import messages, steward
from tatami.server.clocks import GRACE
from tatami.server.messages import Leave, Play
from tests.server.desk import ANNA, BERT, START, Desk, settings


def timed(**clock: object) -> Desk:
    """TA-KE with a clock; the game starts at START."""
    return Desk(settings(clock=clock, stand_in="shogun")).start(ANNA, BERT)


def test_without_a_clock_nobody_is_hurried():
    desk = timed(kind="none")
    assert desk.table.clocks.next_deadline is None
    assert steward.time_outs(desk.table, START + 10**12) == []


def test_each_decision_has_its_time():
    desk = timed(kind="move", seconds=30)
    for _ in range(5):
        assert desk.table.clocks.next_deadline == desk.now + 30_000
        assert steward.time_outs(desk.table, desk.now + 29_999) == []
        desk.now += 29_999
        desk.play()


def test_days_are_times_too():
    desk = timed(kind="days", days=3)
    assert desk.table.clocks.next_deadline == START + 3 * 24 * 60 * 60 * 1000


def test_a_bank_is_spent_while_asked_and_grows_when_the_turn_is_handed_on():
    desk = timed(kind="bank", seconds=60, increment=5)
    (first,) = desk.table.asked
    desk.now += 20_000
    desk.play(next(token for token in desk.legal() if token.startswith("t")))
    second = 3 - first
    assert desk.table.asked == [second]
    assert desk.table.clocks.left(first) == 60_000 - 20_000 + 5_000
    assert desk.table.clocks.deadline(first) is None
    assert desk.table.clocks.deadline(second) == desk.now + 60_000


def test_several_decisions_of_one_turn_give_one_increment():
    desk = timed(kind="bank", seconds=600, increment=5)
    while not (abilities := [token for token in desk.legal() if not token.startswith("t")]):
        desk.play(next(token for token in desk.legal() if token.startswith("t")))
    (seat,) = desk.table.asked
    left = desk.table.clocks.left(seat)
    desk.now += 1_000
    desk.play(abilities[0])
    while desk.table.asked == [seat]:
        desk.now += 1_000
        tokens = desk.legal()
        desk.play(next((token for token in tokens if token[0] in "t."), tokens[0]))
    assert left is not None and desk.table.clocks.left(seat) == left - (desk.now - START) + 5_000


def test_when_time_is_out_a_bot_plays_until_the_player_is_back():
    desk = timed(kind="bank", seconds=60)
    (seat,) = desk.table.asked
    who, token = desk.table.chairs[seat].who, desk.legal()[0]
    desk.now += 60_000
    desk.refuse("time-out", who, Play, seat=seat, token=token, decision=0)
    late = steward.time_outs(desk.table, desk.now)
    desk.happen(*late)
    assert [entry.why for entry in late] == ["time"] and desk.table.bots_asked == {seat: "shogun"}
    assert steward.time_outs(desk.table, desk.now + 10**9) == [], "a bot's time does not run"
    desk.refuse("stand-in", who, Play, seat=seat, token=token, decision=0)
    desk.do(who, messages.ComeBack, seat=seat)
    assert desk.table.clocks.deadline(seat) == desk.now + GRACE
    desk.play()


def test_who_leaves_loses_no_more_time():
    desk = timed(kind="bank", seconds=60)
    (seat,) = desk.table.asked
    desk.now += 10_000
    desk.do(desk.table.chairs[seat].who, Leave)
    desk.now += 300_000
    assert desk.table.clocks.left(seat) == 50_000 and desk.table.clocks.next_deadline is None


def test_while_all_choose_at_once_each_has_their_own_time():
    clock = {"kind": "bank", "seconds": 60}
    desk = Desk(settings("tenno", 3, clock=clock)).start(ANNA, BERT, "")
    people = [seat for seat in desk.table.asked if seat != 3]
    assert {desk.table.clocks.deadline(seat) for seat in people} == {START + 60_000}
    desk.now += 10_000
    desk.play(seat=people[0])
    assert desk.table.clocks.left(people[0]) == 50_000
    desk.now = START + 60_000
    assert [entry.seat for entry in steward.time_outs(desk.table, desk.now)] == [people[1]]


def test_nobody_s_time_runs_while_the_server_is_down():
    desk = timed(kind="move", seconds=30)
    assert steward.resume(desk.table, START + 10_000, START + 10_500) == [], "a moment does not matter"
    desk.now = START + 500_000
    desk.happen(*steward.resume(desk.table, START + 10_000, desk.now))
    assert desk.table.clocks.next_deadline == desk.now + 20_000
    untimed = timed(kind="none")
    assert steward.resume(untimed.table, START, START + 500_000) == []


def test_who_was_away_is_stood_in_for_at_all_their_seats():
    desk = Desk(settings("tenka", 3)).start(ANNA, ANNA, BERT)
    desk.happen(*steward.away(desk.table, ANNA, desk.now))
    assert [seat for seat, chair in desk.table.chairs.items() if chair.stand_in] == [1, 2]
    assert steward.away(desk.table, ANNA, desk.now) == []
