"""Guessing which cards the others like to lay."""

from __future__ import annotations

import numpy as np
import pytest

import tatami
from tatami.bots import bot
from tatami.bots.tenno.habits import EVEN, HABITS, MIXED, STRONG_FIRST, guess, likelihood
from tatami.games.tenno import belief
from tatami.games.tenno.cards import LETTERS
from tests.games.tenno.positions import game


@pytest.mark.parametrize("weights", [EVEN, MIXED])
def test_likelihood_of_an_observation_follows_the_cards_laid(weights: list[float]):
    # Seat 2 loses its Farmer 1 to the Farmer 3, lays the Geisha, attacks with her, and lays another card.
    match = game("2 1", "123 123 3x2.1 +G pass 1x1.2 +S +S")
    beliefs = np.zeros(1, belief.BELIEF)
    beliefs[0].weights = weights
    belief.set_weights(beliefs[0])
    by_letter = dict(zip(LETTERS, weights, strict=True))
    in_hand = sum(by_letter[letter] for letter in "NMR78DSG")
    # Two of the six orders of the Farmers begin with the 1.
    expected = 2 * by_letter["G"] / in_hand
    assert likelihood(match.view(1).record, 1, beliefs[0]) == pytest.approx(expected, rel=1e-5)
    assert not beliefs[0].chance.any()


@pytest.mark.parametrize(
    "name, laying", [("greedy-even", EVEN), ("greedy", MIXED), ("greedy-strong", STRONG_FIRST)]
)
def test_habits_are_found_out_within_a_game(name: str, laying: list[float]):
    right = 0
    for seed in range(10):
        match = tatami.new("tenno", seed=seed, seats=4)
        bots = [bot(name, "tenno", seed=10 * seed + seat) for seat in range(4)]
        while not match.over:
            seat = match.to_move or 0
            view = match.view(1)  # before the last action, since afterwards nothing is hidden
            match.play(bots[seat - 1].choose(match.view(seat)))
        weights = np.zeros(len(LETTERS))
        guess(view.record, np.zeros(1, belief.BELIEF)[0], weights)
        far = [abs(np.array(each) / sum(each) - weights).sum() for each in (EVEN, MIXED, STRONG_FIRST)]
        right += int(np.argmin(far)) == [EVEN, MIXED, STRONG_FIRST].index(laying)
    assert right >= 7


def test_before_anything_was_seen_all_habits_count():
    weights = np.zeros(len(LETTERS))
    guess(game("3 1", "123 123 123").view(1).record, np.zeros(1, belief.BELIEF)[0], weights)
    assert weights.sum() == pytest.approx(1.0)
    assert (weights > HABITS.min(axis=0)).all() and (weights < HABITS.max(axis=0)).all()
