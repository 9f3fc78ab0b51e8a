"""A review is as blind as its player, its parts add up, and it finds what was planted."""

from __future__ import annotations

import json
from decimal import Decimal
from random import Random

import numpy as np
import pytest

import tatami
from tatami.bots import part, values
from tatami.bots.values import Choice, Weighed, Worth
from tatami.engine.game import GameError
from tatami.games import load
from tatami.review import Decision, Measure, Parts, Review, Reviewer
from tatami.review.puzzles import puzzles
from tests.review.games import GAMES, SECRETIVE, finished, play_on
from tests.server.twins import other_world

COMPUTED = [game for game in SECRETIVE if hasattr(part(game), "ENDINGS")]
TABLES = [(game, seats) for game in SECRETIVE for seats in load(game).seats]
COMPARED = 4  # pairs of games for each table
FEW = 300  # simulations a decision: enough to compare, not to judge


def reviewed(match: tatami.Match, simulations: int = FEW) -> Reviewer:
    reviewer = Reviewer(match, simulations=simulations, seconds=None)
    reviewer.run()
    return reviewer


def exactly(parts: Parts, measure: str) -> list[Decimal]:
    return [
        Decimal(str(getattr(getattr(parts, name), measure)))
        for name in ("start", "own", "others", "luck", "result")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_parts_add_up_exactly_for_every_seat(game: str):
    match = finished(game)
    reviewer = reviewed(match)
    for seat in range(1, match.seats + 1):
        review = reviewer.of(seat)
        for measure in ("share", "points"):
            start, own, others, luck, result = exactly(review.parts, measure)
            assert start + own + others + luck == result
            assert (
                sum((Decimal(str(getattr(m.luck, measure))) for m in review.moments), Decimal(0))
                == luck.normalize()
            )
        assert review.parts.own.share <= 0
        assert review.parts.result.share == (seat in match.winners()) / len(match.winners())
        assert review.moments[-1].value == review.parts.result
        assert len(review.moments) == len(match.history) + 1


@pytest.mark.parametrize("game", GAMES)
def test_expectations_at_the_start_sum_to_one_victory(game: str):
    match = finished(game)
    reviewer = reviewed(match, 2)
    total = sum(reviewer.of(seat).parts.start.share for seat in range(1, match.seats + 1))
    assert total == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("game", GAMES)
def test_same_game_gives_same_review_byte_for_byte(game: str):
    match = finished(game)
    first, second = (json.dumps(reviewed(match).of(1).data()) for _ in range(2))
    assert first == second
    assert json.dumps(tatami.review(match, 1, simulations=FEW, seconds=None).data()) == first


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_exchanged_hidden_cards_give_the_same_errors_byte_for_byte(game: str, seats: int):
    """Two games that a seat cannot tell apart up to some move are reviewed alike for it up to there.

    So are the reasons, and where the moves are drawn on the board.
    """
    chance, compared = Random(5), 0
    for attempt in range(2_000):
        whole = finished(game, seed=attempt % 6, seats=seats)
        length = chance.randrange(len(whole.history) // 5, len(whole.history))
        half, seat = whole.at(length), 1 + attempt % seats
        world = other_world(half, seat, chance)
        if world is None:
            continue
        told = []
        for match in (half.copy(), world):
            play_on(match, "farmer", attempt)
            reviewer = Reviewer(match, simulations=60, seconds=None)
            reviewer.decide()
            own = [each for each in reviewer.decisions if each.seat == seat and each.number <= length]
            told.append([(json.dumps(reviewer.told(each)), *map(str, reviewer.facts(each))) for each in own])
        assert told[0] == told[1]
        compared += told[0] != []
        if compared == COMPARED:
            return
    raise AssertionError("no worlds that a seat cannot tell apart were found")


@pytest.mark.parametrize("game", GAMES)
def test_decisions_are_of_choices_and_name_legal_tokens(game: str):
    match = finished(game)
    reviewer = reviewed(match, 2)
    assert reviewer.complete
    wanted = [n for n in range(len(match.history)) if len(match.at(n).legal()) > 1]
    assert [each.number - 1 for each in reviewer.decisions] == wanted
    for each in reviewer.decisions:
        now = match.at(each.number - 1)
        assert now.to_move == each.seat
        assert sorted(choice.token for choice in each.weighed.choices) == sorted(now.legal())
        assert reviewer.view(each) == now.recalled().view(each.seat)


@pytest.mark.parametrize("game", GAMES)
def test_first_findings_come_before_the_longer_look(game: str):
    match = finished(game)
    reviewer = Reviewer(match, simulations=2_000, seconds=0.0)
    progress = list(reviewer.steps())
    assert not reviewer.complete and not reviewer.of(1).complete
    choices = {each.decision.number for each in progress if each.decision}
    assert len(choices) == len(reviewer.decisions) == len(progress) - match.seats
    assert progress[-1].done == progress[-1].total


def test_points_given_away_are_errors_of_that_weight_where_points_count():
    """In a game that is as good as won, the accuracy still tells a careless player from a careful one."""
    nothing = Measure(0.0, 0.0)
    parts = Parts(nothing, nothing, nothing, nothing, nothing)

    def decision(number: int, share: float, points: float, by_points: bool) -> Decision:
        choices = Choice("a", 1.0, points, 1), Choice("b", 1.0 - share, 0.0, 1)
        cost = Worth((share, -share), (points, -points))
        weighed = Weighed(choices, Worth((1.0, 0.0), (points, -points)), cost, 0.0, 0.5)
        return Decision(number, 1, "b", weighed, by_points)

    def review(*decisions: Decision) -> Review:
        return Review("take", 1, 2, decisions, (), parts)

    counted, ignored = (
        review(decision(1, 0.15, 0.0, by_points), decision(2, 0.0, 8.0, by_points))
        for by_points in (True, False)
    )
    assert [each.number for each in counted.costliest] == [2, 1]
    assert [each.number for each in ignored.costliest] == [1]
    alike = review(decision(1, 0.15, 0.0, False), decision(2, 0.2, 0.0, False))
    assert counted.accuracy(1) == alike.accuracy(1) != ignored.accuracy(1)


def test_unfinished_game_is_refused():
    with pytest.raises(GameError, match="finished"):
        tatami.review(tatami.new("take", seed=1), 1)


def test_unknown_seat_is_refused():
    with pytest.raises(GameError, match="no seat 3"):
        tatami.review(finished("take"), 3, simulations=2)


@pytest.mark.parametrize("game", COMPUTED)
def test_endings_are_computed_where_they_can_be(game: str):
    """The last decisions have no sampling error, and one of their values is what the bots' endings say."""
    match, endings = (
        finished(game, seats=load(game).seats[0]),
        vars(part(game))["ENDINGS"](),
    )
    found = 0
    for each in reviewed(match, 2_000).decisions[-12:]:
        view = match.at(each.number - 1).recalled().view(each.seat)
        actions = np.flatnonzero(view.legal_mask)
        worths = endings.worths(view, actions, 2_000)
        if worths is None:
            continue
        found += 1
        assert each.weighed.error == 0 and each.weighed.exact == endings.exact
        shares = {
            view.tokens[int(a)]: worth.share[each.seat - 1] for a, worth in zip(actions, worths, strict=True)
        }
        assert {choice.token: choice.share for choice in each.weighed.choices} == shares
        assert each.weighed.cost.share[each.seat - 1] == shares[each.best] - shares[each.played]
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_clearly_worse_moves_are_errors_and_the_best_ones_are_not(game: str):
    """Puzzles have one clearly best answer."""
    judge = values(game)
    by_points = bool(getattr(judge, "by_points", False))
    for each in puzzles(game)[::50]:
        for token in (each.answer, each.worths[-1].token):
            found = Decision(1, each.seat, token, judge.weigh(each.view, token, 4_000), by_points)
            if token == each.answer:
                assert found.grade is None, each.id
            elif each.gap >= 0.2:
                assert found.grade is not None and found.best == each.answer, each.id


def test_proven_ending_of_take_is_called_exact():
    match = finished("take")
    review: Review = reviewed(match, 2_000).of(1)
    last = [each for each in review.decisions if each.number > len(match.history) - 8]
    assert last and all(each.weighed.exact for each in last)
    assert all(each.weighed.error == 0 for each in last)
