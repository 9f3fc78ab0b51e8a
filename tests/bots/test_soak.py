"""A slice of the soak: mixed tables of bots come to their end without an error."""

from __future__ import annotations

import pytest

import tatami
from tatami.bots import names
from tests.bots.soak import mixed, play


@pytest.mark.parametrize("number", range(12))
def test_a_mixed_table_comes_to_its_end(number: int):
    result = play(number)
    assert "error" not in result, result["error"]
    assert len(result["scores"]) == mixed(number).seats


def test_soaks_mix_seats_options_and_bots():
    plans = [mixed(number) for number in range(200)]
    assert {plan.game for plan in plans} == set(tatami.games())
    assert {plan.seats for plan in plans} == {2, 3, 4, 5, 6, 7}
    assert len({tuple(sorted(map(str, plan.options.items()))) for plan in plans}) > 6
    for game in tatami.games():
        assert {plan.bots[0].partition("@")[0] for plan in plans if plan.game == game} == set(names(game))
