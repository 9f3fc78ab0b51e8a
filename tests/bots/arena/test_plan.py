"""A plan is even: everybody sits in every seat of every deal equally often."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tatami.bots.arena import Plan
from tatami.engine.game import GameError

BOTS = tuple(f"random@{number}" for number in range(1, 5))


@pytest.mark.parametrize(
    "game, seats, bots, format",
    [
        ("take", 2, BOTS[:3], "pairs"),
        ("tenno", 2, BOTS[:2], "pairs"),
        ("tenka", 3, BOTS[:2], "pairs"),
        ("tenno", 4, BOTS[:4], "table"),
        ("tenka", 3, BOTS[:3], "table"),
    ],
)
def test_every_bot_sits_in_every_seat_of_every_deal_equally_often(
    game: str, seats: int, bots: tuple[str, ...], format: str
):
    plan = Plan.make(game, bots, 10, seats=seats)
    assert plan.format == format
    sat = Counter(
        (group.deal, seat, bot)
        for group in plan.groups()
        for lineup in group.lineups
        for seat, bot in enumerate(lineup)
    )
    assert len(sat) == plan.deals * seats * len(bots)
    assert len(set(sat.values())) == 1
    assert plan.total == sum(len(group.ids) for group in plan.groups())


def test_at_a_table_with_more_bots_than_seats_each_deal_draws_its_own():
    plan = Plan.make("tenno", BOTS, 120, seats=3, format="table")
    drawn = Counter(bot for group in plan.groups() for bot in group.lineups[0])
    assert set(drawn) == set(BOTS) and min(drawn.values()) > 20
    for group in plan.groups():
        assert all(len({lineup[seat] for lineup in group.lineups}) == 3 for seat in range(3))


def test_steps_are_each_bot_with_the_one_before_it():
    plan = Plan.make("take", BOTS, 2, format="steps")
    assert plan.pairings == [(BOTS[1], BOTS[0]), (BOTS[2], BOTS[1]), (BOTS[3], BOTS[2])]


def test_each_pairing_gets_the_games_that_were_asked_for():
    plan = Plan.make("tenka", BOTS[:2], 10, seats=4)
    alone = Counter(
        bot for group in plan.groups() for lineup in group.lineups for bot in lineup if lineup.count(bot) == 1
    )
    assert alone == {BOTS[0]: 12, BOTS[1]: 12}, "ten games are three deals with four seats"


def test_games_of_a_group_have_one_deal_and_groups_of_a_longer_plan_are_the_same():
    short, long = (Plan.make("take", BOTS[:3], games) for games in (4, 40))
    assert list(long.groups())[: len(list(short.groups()))] == list(short.groups())
    deals = [short.match(group).deal for group in short.groups()]
    assert deals[:3] == [deals[0]] * 3 and len(set(deals)) == short.deals == 2
    other = Plan.make("take", BOTS[:3], 4, seed=1)
    assert other.match(other.group(0)).deal != deals[0]


def test_only_the_pairs_that_were_asked_for_are_played():
    plan = Plan.make("tenka", BOTS[:2], 4, against=BOTS[1:3])
    assert plan.pairings == [(BOTS[0], BOTS[1]), (BOTS[0], BOTS[2]), (BOTS[1], BOTS[2])]


@pytest.mark.parametrize(
    "bots, more, said",
    [
        (("frog",), {}, "There is no bot 'frog'"),
        (("random@soon", "random"), {}, "is not a budget"),
        (("nowhere:x", "random"), {}, "'nowhere:x' cannot be imported"),
        (("tests.bots.arena.players:x", "random"), {}, "cannot be imported"),
        (("tests.bots.arena.players:nobody", "random"), {}, "neither a function of a view nor"),
        (("tests.bots.arena.players:first@1s", "random"), {}, "takes no budget"),
        (("random", "random"), {}, "No bot may be named twice"),
        (("random",), {"format": "pairs"}, "Two bots are needed"),
        (("random",), {"format": "table"}, "A table of 2 seats needs 2 bots, not 1."),
        (("random",), {"format": "swiss"}, "There is no format 'swiss'"),
        (("random",), {"format": "alike", "against": ("random",)}, "has no opponents to choose"),
        (("random", ""), {}, "Name the bots"),
        (("random",), {"games": 0}, "at least one game"),
        (("random",), {"seats": 3}, "take is played by 2"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(bots: tuple[str, ...], more: dict[str, Any], said: str):
    with pytest.raises(GameError, match=said):
        Plan.make("take", bots, **more)
