"""Tokens, deals and options are text that comes back as what it was."""

from __future__ import annotations

import pytest
from hypothesis import given

import tatami
from tatami.games import load
from tests.conformance.tables import Table, every_game, every_table, seeds, state_of


@every_table
def test_tokens_are_different_short_printable_ascii(table: Table):
    tokens = table.game.tokens(table.game.settle(table.options))
    assert len(set(tokens)) == len(tokens) >= table.game.actions
    for token in tokens:
        assert token.isascii() and token.isprintable() and " " not in token
        assert 1 <= len(token) <= 20


@every_table
def test_masks_are_tokens_and_every_masked_token_masks_something(table: Table):
    tokens = table.game.tokens(table.game.settle(table.options))
    masks = [table.game.mask(action) for action in range(table.game.actions)]
    assert all(0 <= mask < len(tokens) for mask in masks)
    assert all(mask in (action, *range(table.game.actions, len(tokens))) for action, mask in enumerate(masks))
    assert set(range(table.game.actions, len(tokens))) <= set(masks)


@every_table
@given(seed=seeds)
def test_tokens_come_back_from_the_history(table: Table, seed: int):
    match = table.finished(seed)
    tokens = match.tokens
    assert [tokens.index(token) for token in match.history] == match.actions
    assert tatami.replay(match.record().dumps()).history == match.history


@every_table
@given(seed=seeds)
def test_deals_come_back_from_their_text(table: Table, seed: int):
    match = table.new(seed)
    assert match.deal is not None
    assert match.deal.isascii() and match.deal.isprintable() and match.deal.strip() == match.deal
    for seats in (None, table.seats):
        again = tatami.new(table.name, seats=seats, deal=match.deal, options=table.options)
        assert state_of(again) == state_of(match) and again.deal == match.deal


@every_table
def test_options_come_back_from_their_plain_form(table: Table):
    settled = table.game.settle(table.options)
    assert list(settled) == [option.name for option in table.game.options]
    assert table.game.settle(settled) == settled
    assert table.new(1).options == settled


@every_game
def test_seats_are_rising_and_the_usual_number_is_one_of_them(name: str):
    game = load(name)
    assert game.name == name and list(game.seats) == sorted(set(game.seats))
    assert game.usual_seats in game.seats
    assert tatami.new(name, seed=1).seats == game.usual_seats


@every_game
def test_a_deal_for_other_seats_is_refused(name: str):
    game = load(name)
    deal = tatami.new(name, seed=1).deal
    with pytest.raises(tatami.GameError):
        tatami.new(name, deal=deal, seats=game.usual_seats + 1)
    for seats in (game.seats[0] - 1, game.seats[-1] + 1, 0, -1):
        with pytest.raises(tatami.GameError):
            tatami.new(name, seats=seats, seed=1)


@every_game
def test_the_tensor_is_as_long_as_its_fields(name: str):
    game = load(name)
    names = [field for field, _ in game.observation]
    assert len(set(names)) == len(names) and all(size > 0 for _, size in game.observation)
    assert tatami.new(name, seed=1).view(1).tensor().shape == (game.observation_size,)
