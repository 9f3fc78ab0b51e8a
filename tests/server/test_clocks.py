"""Clocks: whose clock runs, when it expires, and the consequences."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.server.core import system
from tatami.server.core.clocks import Gap
from tatami.server.core.entries import Moved
from tatami.server.core.refusal import Refusal
from tatami.server.wire import messages
from tatami.server.wire.messages import Leave, Play
from tatami.server.wire.reader import Reader
from tatami.server.wire.render import Renderer
from tests.server.desk import ANNA, BERT, START, Desk, settings

CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "move", "seconds": 5},
    {"kind": "days", "days": 2},
    {"kind": "bank", "seconds": 20},
    {"kind": "bank", "seconds": 10, "increment": 2},
)


def allowance(clock: dict[str, Any], turns: int) -> int:
    """How long a player may think: for a decision, or for a game with so many turns of theirs."""
    if clock["kind"] == "days":
        return int(clock["days"]) * 24 * 60 * 60 * 1000
    return (int(clock["seconds"]) + turns * int(clock.get("increment", 0))) * 1000


def timed(**clock: object) -> Desk:
    """TA-KE with a clock; the game starts at START."""
    return Desk(settings(clock=clock, stand_in="shogun")).start(ANNA, BERT)


def test_without_a_clock_no_bot_stands_in():
    desk = timed(kind="none")
    assert desk.table.clocks.next_deadline is None
    assert system.time_outs(desk.table, START + 10**12) == []


def test_each_decision_has_its_time():
    desk = timed(kind="move", seconds=30)
    for _ in range(5):
        assert desk.table.clocks.next_deadline == desk.now + 30_000
        assert system.time_outs(desk.table, desk.now + 29_999) == []
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


def time_is_out(desk: Desk) -> tuple[int, str]:
    """Let the clock of the seat to move expire; return the seat and its player."""
    (seat,) = desk.table.asked
    deadline = desk.table.clocks.deadline(seat)
    assert deadline is not None
    desk.now = deadline
    late = system.time_outs(desk.table, desk.now)
    desk.happen(*late)
    assert [entry.why for entry in late] == ["time"] and desk.table.bots_asked == {seat: "shogun"}
    assert system.time_outs(desk.table, desk.now + 10**9) == [], "a bot's time does not run"
    return seat, desk.table.chairs[seat].who


def test_when_time_is_out_a_bot_decides_and_the_player_goes_on_after_it():
    desk = timed(kind="move", seconds=30)
    token, before = desk.legal()[0], desk.now
    (seat,) = desk.table.asked
    desk.now = before + 30_000
    desk.refuse("time-out", desk.table.chairs[seat].who, Play, seat=seat, token=token, decision=0)
    desk.now = before
    seat, who = time_is_out(desk)
    desk.refuse("stand-in", who, Play, seat=seat, token=token, decision=0)
    desk.do(who, messages.ComeBack, seat=seat)
    assert desk.table.bots_asked == {seat: "shogun"}, "this decision is the bot's"
    desk.refuse("not-away", who, messages.ComeBack, seat=seat)
    made = desk.play()
    assert isinstance(made, Moved)
    update = Renderer(desk.table, made).update(Reader(who))
    assert update is not None and update.room is not None, "the page learns that the bot is done"
    assert not update.room.seats[seat - 1].stand_in
    while desk.table.asked != [seat]:
        desk.play()
    assert desk.table.clocks.deadline(seat) == desk.now + 30_000


def test_an_empty_bank_is_filled_by_increments_only():
    desk = timed(kind="bank", seconds=60, increment=5)
    seat, who = time_is_out(desk)
    desk.do(who, messages.ComeBack, seat=seat)
    while desk.table.asked == [seat]:
        desk.play()
    while desk.table.asked != [seat]:
        desk.play()
    assert desk.table.clocks.deadline(seat) == desk.now + 5_000


def test_nobody_comes_back_without_time_for_the_rest_of_the_game():
    desk = timed(kind="bank", seconds=60)
    seat, who = time_is_out(desk)
    desk.refuse("time-out", who, messages.ComeBack, seat=seat)
    desk.do(who, Leave)
    desk.do(who, messages.Join, name="again")
    assert desk.table.bots_asked == {seat: "shogun"}


def test_stepping_away_and_coming_back_stops_no_clock():
    for clock in CLOCKS:
        desk = timed(**clock)
        (seat,) = desk.table.asked
        who, deadline = desk.table.chairs[seat].who, desk.table.clocks.deadline(seat)
        for do in (messages.StepAway, messages.ComeBack, messages.StepAway, messages.ComeBack):
            desk.now += 500
            desk.do(who, do, seat=seat)
        desk.now += 500
        desk.do(who, Leave)
        desk.now += 500
        desk.do(who, messages.Join, name="again")
        assert desk.table.clocks.deadline(seat) == deadline


@given(st.data())
def test_no_sequence_of_commands_gives_time_back(data: st.DataObject):
    """Nobody holds a table longer than the clock allows, and a bot's moment more for each decision."""
    clock = data.draw(st.sampled_from(CLOCKS))
    game = data.draw(st.sampled_from(tatami.games()))
    seats = tatami.new(game).seats
    desk = Desk(settings(game, seats, clock=clock)).start(*([ANNA, BERT] * seats)[:seats])
    unit = 1_000 if clock["kind"] != "days" else 24 * 60 * 60 * 1_000
    held: dict[int, int] = dict.fromkeys(desk.table.chairs, 0)  # how long others waited for its decision
    thought: dict[int, int] = dict.fromkeys(desk.table.chairs, 0)  # how long its player could decide
    turns: dict[int, int] = dict.fromkeys(desk.table.chairs, 0)  # that the seat handed on
    moment = unit  # a bot has decided after so long
    waited: dict[int, int] = {}  # how long bots have thought, by seat
    steps = data.draw(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 3)), max_size=60))

    def play(seat: int) -> None:
        desk.play(seat=seat)
        waited.pop(seat, None)
        allowed = allowance(clock, turns[seat])
        assert thought[seat] <= allowed
        if clock["kind"] != "bank":
            assert held[seat] <= allowed + moment
            held[seat] = thought[seat] = 0
        if seat not in desk.table.asked:
            turns[seat] += 1

    def wait(time: int) -> None:
        """Let time pass, with all that the server does meanwhile."""
        end = desk.now + time
        while desk.table.status == "playing":
            table = desk.table
            bots = {seat: waited.get(seat, 0) for seat in table.bots_asked}
            waited.clear()
            waited.update(bots)
            moves = [desk.now + moment - bot for bot in bots.values()]
            until = min(end, *moves, table.clocks.next_deadline or end)
            for seat in table.asked:
                held[seat] += until - desk.now
                thought[seat] += 0 if seat in bots else until - desk.now
            for seat in bots:
                waited[seat] += until - desk.now
            desk.now = until
            desk.happen(*system.time_outs(table, desk.now))
            ready = [seat for seat in table.bots_asked if waited.get(seat, 0) >= moment]
            if ready:
                play(ready[0])
            elif until == end and (table.clocks.next_deadline or end + 1) > end:
                return

    for what, where in steps:
        seat, table = where % seats + 1, desk.table
        who, held_before = table.chairs[seat].who, dict(table.clocks.bank)
        with suppress(Refusal):
            match what:
                case 0:
                    desk.do(who, messages.StepAway, seat=seat)
                case 1:
                    desk.do(who, messages.ComeBack, seat=seat)
                case 2:
                    desk.do(who, Leave)
                case 3:
                    desk.do(who, messages.Join, name="again")
                case 4 if table.status == "playing" and table.asked[0] not in table.bots_asked:
                    play(table.asked[0])
                    continue
                case _:
                    wait(unit * (where + 1) // 2)
                    continue
        assert all(left <= held_before[seat] for seat, left in table.clocks.bank.items())
    wait(10**12)
    for seat in held:
        assert thought[seat] <= allowance(clock, turns[seat])


def test_the_clock_of_a_player_who_left_stops():
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
    assert [entry.seat for entry in system.time_outs(desk.table, desk.now)] == [people[1]]


def test_nobody_s_time_runs_while_the_server_is_down():
    desk = timed(kind="move", seconds=30)
    assert system.resume(desk.table, Gap(START + 10_000, START + 10_500)) == [], "a moment does not matter"
    desk.now = START + 500_000
    desk.happen(*system.resume(desk.table, Gap(START + 10_000, desk.now)))
    assert desk.table.clocks.next_deadline == desk.now + 20_000
    untimed = timed(kind="none")
    assert system.resume(untimed.table, Gap(START, START + 500_000)) == []


def test_a_bot_stands_in_at_every_seat_of_an_absent_player():
    desk = Desk(settings("tenka", 3)).start(ANNA, ANNA, BERT)
    desk.happen(*system.away(desk.table, ANNA, desk.now))
    assert [seat for seat, chair in desk.table.chairs.items() if chair.stand_in] == [1, 2]
    assert system.away(desk.table, ANNA, desk.now) == []
