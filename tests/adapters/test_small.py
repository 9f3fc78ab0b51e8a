"""Small games that can be solved: the same rules with fewer pieces, chosen by options."""

from itertools import permutations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, minimax

import tatami
import tatami.adapters.openspiel  # registers the games
from tatami.bots.take.endgame.solver import Solver
from tatami.engine import kernels
from tatami.engine.game import GameError
from tatami.games import load
from tatami.games.tenka.cards import COUNTRIES, FACTION_NAMES, KIND_LETTERS
from tests.adapters import spiel
from tests.conformance.tables import Table, tables


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
def test_invalid_sets_of_tenno_cards_are_refused(cards):
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
            games += kernels.perft(states, masks, 14)
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
    assert kernels.perft(states, masks, 20) == count == 146


SMALL = [
    Table("take", 2, {"chips": 1}),
    Table("take", 2, {"chips": 3}),
    Table("tenno", 2, {"cards": "123"}),
    Table("tenno", 3, {"cards": "12378"}),
    Table("tenno", 7, {"cards": "123MG"}),
    Table("tenka", 3, {"factions": 1}),
    Table("tenka", 4, {"factions": 2}),
    Table("tenka", 3, {"cards": tiny_cards(), "factions": 2}),
]
every_small = pytest.mark.parametrize("table", SMALL, ids=lambda table: f"{table.name}-{table.seats}")


@pytest.mark.parametrize("table", [*SMALL, *tables()], ids=str)
def test_a_games_string_is_the_game(table: Table):
    game = spiel.load(table)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.table.options == table.game.settle(table.options)


def test_a_number_for_a_text_is_refused_with_a_reason():
    with pytest.raises(pyspiel.SpielError, match=r"cards\. Expected type: kString"):
        pyspiel.load_game("python_tatami_tenno(players=2,cards=123)")
    game = pyspiel.load_game("python_tatami_tenno(players=2,cards=_123)")
    assert game.table.options["cards"] == "123"


@pytest.mark.parametrize("table", [*SMALL, *tables()], ids=str)
def test_no_game_is_longer_nor_has_other_actions_than_its_limits_say(table: Table):
    limits = table.game.limits_at(table.game.settle(table.options), table.seats)
    assert limits.decisions <= table.game.max_decisions
    for seed in range(8):
        match = table.finished(seed)
        assert len(match.actions) <= limits.decisions and set(match.actions) <= set(limits.actions)


@every_small
def test_small_games_declare_sizes_of_their_own(table: Table):
    whole, small = spiel.load(Table(table.name, table.seats)), spiel.load(table)
    assert small.max_game_length() < whole.max_game_length()
    assert small.information_state_tensor_size() < whole.information_state_tensor_size()
    assert small.num_distinct_actions() < whole.num_distinct_actions() or table.name == "take"
    pyspiel.random_sim_test(small, num_sims=2, serialize=True, verbose=False)
    state = spiel.dealt(table, 4)
    while not state.is_terminal():
        match_tokens = [state.action_to_string(action) for action in state.legal_actions()]
        assert [state.string_to_action(token) for token in match_tokens] == state.legal_actions()
        state.apply_action(state.legal_actions()[-1])


def test_the_longest_game_of_farmers_alone_is_as_long_as_declared():
    """All 735 histories: the bound is reached, and every declared action but those of others is met."""
    game = pyspiel.load_game("python_tatami_tenno(players=2,cards=_123)")
    longest, stack = 0, [game.new_initial_state()]
    while stack:
        state = stack.pop()
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            longest = max(longest, len(state.history()) - 1)
            actions = state.legal_actions()
        stack += [state.child(action) for action in actions]
    assert longest <= game.max_game_length() <= 2 * longest


@pytest.mark.parametrize(
    "text", ["python_tatami_take(chips=1,deal=n/d/s/g/r 2)", "python_tatami_tenno(players=3,deal=_3 2)"]
)
def test_an_open_game_from_a_deal_has_no_chance(text: str):
    game = pyspiel.load_game(text)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    state = game.new_initial_state()
    assert not state.is_chance_node() and state.current_player() == 1
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_minimax_agrees_with_our_solver():
    game = pyspiel.load_game("python_tatami_take(chips=1,deal=n/d/s/g/r 2,reward=margin)")
    value, _ = minimax.alpha_beta_search(game, maximum_depth=100, maximizing_player_id=1)
    assert value == 3


def test_a_secret_deal_is_not_given():
    with pytest.raises(GameError, match="secret"):
        pyspiel.load_game("python_tatami_tenka", {"deal": tatami.new("tenka", seed=1).deal})
    with pytest.raises(GameError, match="for 3 seats, not 2"):
        pyspiel.load_game("python_tatami_tenno(players=2,deal=_3 1)")
