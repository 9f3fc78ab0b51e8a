"""Every game can be played to its end, accepts what it offers and nothing else, and can be copied."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from hypothesis import given

import tatami
from tatami.engine import kernels
from tatami.engine.rng import new_rng
from tatami.games import load
from tatami.match import Match
from tests.conformance.tables import (
    Table,
    every_game,
    every_table,
    other_values,
    percents,
    plain_table,
    play_on,
    seeds,
    state_of,
)


@every_game
def test_every_option_has_another_value_to_test(name: str):
    game = load(name)
    for option in game.options:
        values = other_values(game, option)
        assert values, f"{option.name}: no value but the default"
        assert game.settle({option.name: values[0]})[option.name] != game.settle({})[option.name]


@every_table
def test_compiled_random_games_end_in_time(table: Table):
    mask = np.zeros(table.game.mask_words, np.uint64)
    for seed in range(100):
        state = table.new(seed).state()
        decisions = kernels.random_game(state, new_rng(seed), mask)
        assert state[0].to_move == -1 and decisions <= table.game.max_decisions


@every_table
def test_compiled_deals_are_deals(table: Table):
    """What compiled code deals for simulations is a start position, and deals differ."""
    number, _ = _pieces(table.new(1), None)
    settled = table.game.settle(table.options)
    dealt = set()
    for seed in range(20):
        state = table.new(1).state()
        kernels.deal(state, new_rng(seed), settled["start"] - 1)
        match = Match.from_position(table.game, settled, state)
        assert match.seats == table.seats and match.legal()
        assert settled["start"] in (0, match.to_move)
        assert all(_pieces(match, viewer)[0] == number for viewer in table.viewers)
        dealt.add(state_of(match))
        for _ in play_on(match, Random(seed)):
            pass
    is_open = bool(table.game.deal.bag) or not settled["start"]  # is anything left to chance
    assert (len(dealt) > 1) == is_open


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_is_sound_at_every_step(table: Table, seed: int):
    match = table.new(seed)
    order = {token: action for action, token in enumerate(match.tokens)}
    assert match.seats == table.seats
    for played, token in enumerate(play_on(match, Random(seed))):
        legal = match.legal()
        assert token in legal == match.view(match.to_move).legal
        actions = [order[token] for token in legal]
        assert actions == sorted(set(actions)) and actions[-1] < table.game.actions
        assert match.to_move in range(1, table.seats + 1) and not match.over
        assert len(match.history) == played and match.winners() == set()
        _result_is_sound(match)
    assert match.over and match.to_move is None and match.legal() == []
    _result_is_sound(match)
    assert match.winners() == {seat for seat, rank in match.ranks().items() if rank == 1} != set()
    for viewer in table.viewers:
        view = match.view(viewer)
        assert view.over and view.to_move is None
        assert view.scores() == match.scores() and view.winners() == match.winners()


def _result_is_sound(match: Match) -> None:
    """Ranks count those ahead, and nobody with fewer points is ahead."""
    scores, ranks = match.scores(), match.ranks()
    seats = range(1, match.seats + 1)
    assert list(scores) == list(ranks) == list(seats)
    for seat in seats:
        assert ranks[seat] == 1 + sum(ranks[other] < ranks[seat] for other in seats)
        assert all(ranks[other] > ranks[seat] for other in seats if scores[other] < scores[seat])


@every_table
@given(seed=seeds, percent=percents)
def test_exactly_the_offered_actions_are_accepted(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    before, history, legal = state_of(match), match.history, match.legal()
    for token in match.tokens:
        if token in legal:
            other = match.copy()
            other.play(token)
            assert other.history == [*history, token]
            assert state_of(other) != before
        else:
            with pytest.raises(tatami.IllegalAction) as refused:
                match.play(token)
            assert refused.value.token == token and str(refused.value)
        assert state_of(match) == before and match.history == history


@plain_table
def test_numbers_of_actions_are_played_like_their_tokens(table: Table):
    match = table.position(3, 50)
    legal = set(np.flatnonzero(match.view(match.to_move).legal_mask).tolist())
    for action in [-1, *range(table.game.actions + 2)]:
        other = match.copy()
        if action in legal:
            other.play_number(action)
            assert other.history == [*match.history, match.tokens[action]]
        else:
            with pytest.raises(tatami.IllegalAction):
                other.play_number(action)
            assert state_of(other) == state_of(match)


@plain_table
def test_the_same_seed_gives_the_same_match(table: Table):
    first, second, other = table.finished(3), table.finished(3), table.finished(4)
    assert first.deal == second.deal and first.history == second.history
    assert state_of(first) == state_of(second) != state_of(other)
    assert [first.view(viewer).json() for viewer in table.viewers] == [
        second.view(viewer).json() for viewer in table.viewers
    ]


def _replayed(match: Match) -> Match:
    return tatami.replay(match.record().dumps())


def _pickled(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))
    return again


COPIES: dict[str, Callable[[Match], Match]] = {
    "method": Match.copy,
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": _pickled,
    "replay": _replayed,
    "at": lambda match: match.at(len(match.history)),
}


@every_table
@pytest.mark.parametrize("way", COPIES)
@given(seed=seeds, percent=percents)
def test_a_copy_is_exact_and_independent(table: Table, way: str, seed: int, percent: int):
    match = table.position(seed, percent)
    match.players = {1: {"name": "Aki"}}
    other = COPIES[way](match)
    assert other is not match
    _equal(match, other, table)
    if match.over:
        return
    before, history = state_of(match), match.history
    token = match.legal()[-1]
    other.play(token)
    other.players[1]["name"] = "Ben"
    assert state_of(match) == before and match.history == history
    assert match.players == {1: {"name": "Aki"}}
    match.play(token)
    assert state_of(match) == state_of(other) and match.history == other.history


def _equal(match: Match, other: Match, table: Table) -> None:
    assert state_of(match) == state_of(other)
    assert match.history == other.history and match.actions == other.actions
    assert match.deal == other.deal and match.options == other.options
    assert match.players == other.players and match.fair == other.fair
    for viewer in table.viewers:
        assert match.view(viewer) == other.view(viewer)


@plain_table
def test_at_gives_every_earlier_position(table: Table):
    match, again = table.finished(7), table.new(7)
    for number, token in enumerate(match.history):
        assert state_of(match.at(number)) == state_of(again)
        assert match.at(number).history == again.history
        again.play(token)
    assert state_of(match) == state_of(again)


@every_table
def test_pieces_are_neither_made_nor_lost(table: Table):
    """Everybody sees the same number of pieces at all times, and where all lies open, the same ones."""
    match = table.new(1)
    number, kinds = _pieces(match, None)
    for _ in play_on(match, Random(1)):
        for viewer in table.viewers:
            seen, seen_kinds = _pieces(match, viewer)
            assert seen == number
            assert kinds["card"] or seen_kinds == kinds
    assert _pieces(match, None)[0] == number


def _pieces(match: Match, viewer: int | None) -> tuple[int, Counter[str]]:
    pieces = [piece for place in match.view(viewer).places for piece in place.pieces]
    return len(pieces), Counter(piece.kind for piece in pieces)
