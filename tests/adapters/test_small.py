"""Small games that can be solved: the same rules with fewer pieces, chosen by options."""

from itertools import permutations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import tatami
import tatami.adapters.openspiel  # registers the games
from tatami.bots.take.solver import Solver
from tatami.engine import drive
from tatami.engine.game import GameError
from tatami.games import load
from tatami.games.tenka.cards import COUNTRIES, FACTION_NAMES, KIND_LETTERS


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
    + [("tenno", {"cards": cards}) for cards in ("123", "123MG", "123N78D")]
    + [("tenka", {"factions": factions}) for factions in (1, 3, 6)],
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
    with pytest.raises(GameError, match="must have 1, 2, 3 and any of NMR78DSG"):
        tatami.new("tenno", seed=1, options={"cards": cards})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("factions", [1, 2, 4, 6])
def test_a_small_game_of_tenka_is_the_same_to_views_worlds_and_arrays(seats, factions):
    options = {"factions": factions}
    match = tatami.new("tenka", seats=seats, seed=5, options=options)
    assert match.deal is not None
    cards = len(match.deal.split()) - 2
    assert cards % seats == 0 and cards // seats == 48 // seats - match.view(None).record.battle
    moves = 0
    while not match.over:
        for seat in (*range(1, seats + 1), None):
            view = match.view(seat)
            assert view.determinize(moves).view(seat) == view
        match.play(match.legal()[moves % len(match.legal())])
        moves += 1
    assert sum(len(token) == 2 for token in match.history) == cards  # everybody played all theirs
    batch = tatami.batch("tenka", 32, seats=seats, options=options, seed=2)
    for _ in range(40):
        for index in (0, 31):
            view = batch.match(index).view(int(batch.to_move[index]) + 1)
            assert view.tensor().tolist() == batch.observations[index].tolist()
        batch.step(batch.sample())


def scored(match: tatami.Match) -> tuple[int, list[int]]:
    """How many games go on from here, and what all score if each always does best for itself, seeing all."""
    if match.to_move is None:
        return 1, list(match.scores().values())
    own = match.to_move - 1
    found = []
    for token in match.legal():
        other = match.copy()
        other.play(token)
        found.append(scored(other))
    games = [count for count, _ in found]
    return sum(games), max((scores for _, scores in found), key=lambda scores: scores[own])


def test_tenka_with_one_faction_is_solved_with_open_hands():
    match = tatami.new("tenka", deal="3 1 M1 A5 EM I2 M8 S3 C6 I9 T1", options={"factions": 1})
    assert scored(match) == (5274, [9, 10, 20])


def tiny_cards() -> str:
    """A list with two cards of the first faction and one of the second; the others share the rest."""
    first = {"A9": "takeda", "I7": "takeda", "C5": "uesugi"}
    entries: list[str] = []
    for country in COUNTRIES:
        faction = first.get(country.code, FACTION_NAMES[2 + len(entries) % 5])
        kind = KIND_LETTERS[country.kind]
        entries.append(f"{country.code} {kind} {country.light} {country.dark} {faction}")
    return ";".join(entries)


def test_all_games_of_the_tiniest_tenka_are_counted():
    options = {"cards": tiny_cards(), "factions": 2}
    games = 0
    states, masks = np.zeros(16, load("tenka").state), np.zeros((16, load("tenka").mask_words), np.uint64)
    for start in (1, 2, 3):
        for order in permutations(["A9", "I7", "C5", "EM", "T1", "T2"]):
            deal = f"3 {start} {' '.join(order)}"
            states[0] = tatami.new("tenka", deal=deal, options=options).state()[0]
            games += drive.perft(states, masks, 14)
    assert games == 29_184  # as OpenSpiel finds by walking through its own tree


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
