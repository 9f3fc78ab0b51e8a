"""Small games that can be solved: the same rules with fewer pieces, chosen by options."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import tatami
import tatami.adapters.openspiel  # registers the games
from tatami.bots.take.solver import Solver
from tatami.engine import drive
from tatami.engine.game import GameError


def test_counterfactual_regret_solves_tenno_with_farmers_alone():
    game = pyspiel.load_game("python_tatami_tenno", {"players": 2, "cards": "123"})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(game, policy) < 0.02
    assert expected_game_score.policy_value(game.new_initial_state(), [policy] * 2) == pytest.approx([0, 0])


def explore(match: tatami.Match) -> tuple[int, int]:
    """How many games go on from here, and what seat 1 wins by when both play perfectly."""
    if match.over:
        return 1, match.scores()[1] - match.scores()[2]
    found = []
    for token in match.legal():
        other = match.copy()
        other.play(token)
        found.append(explore(other))
    games, margins = zip(*found, strict=True)
    return sum(games), max(margins) if match.to_move == 1 else min(margins)


def test_take_with_five_chips_is_solved():
    match = tatami.new("take", deal="n/d/s/g/r 2", options={"chips": 1})
    assert explore(match) == (17456, -3)
    solved = Solver().solve(match.view(2))
    assert solved.exact and solved.margin == 3


@pytest.mark.parametrize(
    ("game", "options"),
    [("take", {"chips": chips}) for chips in (1, 3, 6)]
    + [("tenno", {"cards": cards}) for cards in ("123", "123MG", "123N78D")],
)
def test_small_games_are_dealt_recorded_and_batched_like_whole_ones(game, options):
    batch = tatami.batch(game, 20, options=options)
    for _ in range(60):
        batch.step(batch.sample())
    match = tatami.new(game, seed=3, options=options)
    while not match.over:
        view = match.view(match.to_move)
        match.play(tatami.bot("random", game, seed=len(match.history)).choose(view))
    record = match.record()
    assert record.options == options and tatami.replay(record.dumps()).scores() == match.scores()


def test_cards_that_a_small_game_is_played_without_are_not_lost():
    view = tatami.new("tenno", seed=1, seats=2, options={"cards": "3M12"}).view(1)
    assert view.options["cards"] == "123M" and "lost" not in view.text()
    assert view.determinize(1).view(1) == view


@pytest.mark.parametrize("cards", ["12", "1234", "1233", "", 5])
def test_what_is_no_set_of_tenno_cards(cards):
    with pytest.raises(GameError, match="must have the cards 1, 2, 3"):
        tatami.new("tenno", seed=1, options={"cards": cards})


def test_endings_of_tenka_are_enumerated():
    """The last two battles of a game are small enough; each player has two cards, and nobody draws."""
    match = tatami.new("tenka", seats=3, seed=1)
    while match.view(None).record.battle < 14:
        match.play(match.legal()[0])
    count, levels = 0, [match]
    while levels:
        position = levels.pop()
        count += position.over
        for token in position.legal():
            levels.append(position.copy())
            levels[-1].play(token)
    states, masks = np.zeros(22, match.game.state), np.zeros((22, match.game.mask_words), np.uint64)
    states[0] = match.state()[0]
    assert drive.perft(states, masks, 20) == count == 146
