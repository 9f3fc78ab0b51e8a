"""Matches of several games: both sides of one deal, and best of several with alternating start."""

from __future__ import annotations

import pytest

from tatami.server.core import system
from tatami.server.core.entries import Rematched
from tatami.server.core.refusal import Refusal
from tatami.server.core.series import Series, is_decided, score_of
from tatami.server.core.table import fold
from tatami.server.wire import messages
from tatami.server.wire.render import room
from tests.server.desk import ANNA, BERT, Desk, settings

OTHER = bytes([9]) * 32


def play_out(desk: Desk) -> None:
    while desk.table.status == "playing":
        desk.play()


def next_game(desk: Desk) -> None:
    made = desk.do(ANNA, messages.Rematch)
    assert isinstance(made, Rematched)
    desk.log = system.rematch(desk.table, made, OTHER)
    desk.table = fold("table-2", desk.log)


@pytest.mark.parametrize("other", [BERT, ""])
def test_a_mirrored_match_plays_one_deal_from_both_sides_and_adds_the_points_up(other: str):
    desk = Desk(settings(match="mirrored")).start(ANNA, other)
    play_out(desk)
    first, points = desk.match, desk.match.scores()
    score = score_of(desk.table)
    assert score is not None and (score.game, score.of, score.is_decided) == (1, 2, False)
    next_game(desk)
    assert desk.table.status == "playing", "it begins at once: nobody can choose another number"
    assert desk.match.deal == first.deal and desk.match.start == first.start
    assert desk.table.seats_of(ANNA) == [2]
    assert first.fair is not None and desk.match.fair is not None
    assert desk.match.fair.seed == first.fair.seed
    people = {seat for seat, chair in desk.table.chairs.items() if chair.who}
    assert people == set(desk.match.fair.nonces), "every person's number is in the deal"
    play_out(desk)
    score = room(desk.table).match
    assert score is not None and score.is_decided and score.game == 2
    now = desk.match.scores()
    assert score.points == [points[2] + now[1], points[1] + now[2]]
    best = max(score.points)
    assert score.winners == [seat for seat, total in enumerate(score.points, 1) if total == best]
    next_game(desk)
    assert desk.table.match is None and desk.table.series is None and desk.table.secret == OTHER


def test_a_mirrored_match_with_somebody_gone_begins_anew_with_another_secret():
    desk = Desk(settings(match="mirrored")).start(ANNA, BERT)
    play_out(desk)
    desk.do(BERT, messages.Leave)
    next_game(desk)
    assert desk.table.status == "waiting" and desk.table.secret == OTHER and desk.table.series is None


def test_a_best_of_three_goes_on_until_nobody_can_catch_up():
    desk = Desk(settings(match="best-of-3")).start(ANNA, BERT)
    wins, games = {ANNA: 0, BERT: 0}, 0
    while True:
        starter = desk.table.chairs[desk.match.start].who
        play_out(desk)
        games += 1
        for seat in desk.match.winners():
            wins[desk.table.chairs[seat].who] += 1
        score = score_of(desk.table)
        assert score is not None and score.game == games
        assert {desk.table.chairs[seat].who: won for seat, won in enumerate(score.wins, 1)} == wins
        left = 3 - games
        assert score.is_decided == (left == 0 or abs(wins[ANNA] - wins[BERT]) > left)
        if score.is_decided:
            return
        next_game(desk)
        for who in (ANNA, BERT):
            (seat,) = desk.table.seats_of(who)
            desk.do(who, messages.GiveNonce, seat=seat, nonce=bytes(16))
        desk.do(desk.table.host, messages.Start)
        assert desk.table.chairs[desk.match.start].who != starter


def test_other_players_begin_a_match_anew():
    desk = Desk(settings(match="best-of-3")).start(ANNA, BERT)
    play_out(desk)
    next_game(desk)
    desk.do(BERT, messages.Leave)
    desk.do(desk.table.host, messages.SeatBot, seat=1, level="farmer")
    desk.do(ANNA, messages.GiveNonce, seat=2, nonce=bytes(16))
    desk.do(desk.table.host, messages.Start)
    score = score_of(desk.table)
    assert score is not None and (score.game, score.wins) == (1, [0, 0])


def test_when_a_match_is_decided():
    def after(games: int, *wins: int) -> Series:
        return Series(("a", "b"), games, wins, (0, 0))

    assert not is_decided("best-of-5", after(2, 2, 0)) and is_decided("best-of-5", after(3, 3, 0))
    assert not is_decided("best-of-3", after(2, 1, 1)) and is_decided("best-of-3", after(3, 1, 1))
    assert not is_decided("mirrored", after(1, 1, 0)) and is_decided("mirrored", after(2, 1, 1))


@pytest.mark.parametrize(("game", "seats"), [("tenka", 3), ("tenka", 4), ("tenno", 3)])
def test_a_mirrored_match_needs_two_players_and_an_open_deal(game: str, seats: int):
    with pytest.raises(Refusal, match="refused-mirrored"):
        Desk(settings(game, seats, match="mirrored"))
