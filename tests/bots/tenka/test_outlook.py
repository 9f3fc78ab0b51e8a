"""The outlook that a search judges by: learnt again from the same seed, and true of games it has not seen."""

from __future__ import annotations

import numpy as np
import pytest

from tatami.bots.tenka import train
from tatami.bots.tenka.mind import learnt_outlook
from tatami.bots.tenka.outlook import LEAST_LEFT
from tatami.games.tenka.cards import SEAT_COUNTS


def test_the_same_seed_teaches_the_same():
    first, second, other = (
        train.learn({seats: [train.play(seats, 50, seed)] for seats in SEAT_COUNTS})[0] for seed in (1, 1, 2)
    )
    assert (first == second).all() and (first != other).any()


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_expectations_hold_on_average_in_unseen_games(seats):
    notes = train.play(seats, 4000, seed=77)
    weights = learnt_outlook()[SEAT_COUNTS.index(seats), notes.left - LEAST_LEFT]
    expected = np.einsum("nhs,ns->nh", weights, notes.signs)
    errors = notes.ends - expected
    assert errors[:, 0].mean() == pytest.approx(0, abs=0.005)
    assert errors[:, 1].mean() == pytest.approx(0, abs=0.3)
    explained = 1 - errors.var(axis=0) / notes.ends.var(axis=0)
    assert (explained > 0.03).all()
