"""The starting seat: drawn, or named by the table; later draws are the same."""

from __future__ import annotations

from typing import Any

import pytest

import tatami
from tatami.engine.game import GameError
from tatami.fair import Fair
from tatami.games import load
from tests.conformance.tables import Table, every_game, plain_table

SEEDS = range(12)


def other_than_start(table: Table, seed: int, **more: Any) -> str:
    """A deal without its start seat."""
    match = tatami.new(table.name, seats=table.seats, seed=seed, **more)
    assert match.deal is not None
    words = match.deal.split(" ")
    words[1] = "*"
    return " ".join(words)


@plain_table
def test_a_named_seat_starts_and_nothing_else_is_dealt_differently(table: Table):
    for seed in SEEDS:
        for seat in range(1, table.seats + 1):
            match = tatami.new(table.name, seats=table.seats, seed=seed, start=seat)
            assert match.start == match.to_move == match.options["start"] == seat
            assert other_than_start(table, seed, start=seat) == other_than_start(table, seed)
            same = tatami.new(table.name, seats=table.seats, seed=seed, options={"start": seat})
            assert same.deal == match.deal


@plain_table
def test_without_a_name_the_start_is_drawn(table: Table):
    starts = {tatami.new(table.name, seats=table.seats, seed=seed).start for seed in range(60)}
    assert starts == set(range(1, table.seats + 1))


@plain_table
def test_a_deal_with_another_start_than_the_named_one_is_refused(table: Table):
    deal = tatami.new(table.name, seats=table.seats, seed=1, start=1).deal
    assert tatami.new(table.name, deal=deal, start=1).start == 1
    with pytest.raises(GameError, match=r"starts with seat 1, but the option start names seat 2\."):
        tatami.new(table.name, deal=deal, start=2)


@plain_table
@pytest.mark.parametrize("more", [1, 20])
def test_a_seat_that_is_not_there_cannot_start(table: Table, more: int):
    with pytest.raises(GameError, match=r"Option start .*\.$"):
        tatami.new(table.name, seats=table.seats, seed=1, start=table.seats + more)


@every_game
@pytest.mark.parametrize("start", [-1, True, "1", 1.0])
def test_a_start_is_a_seat(name: str, start: Any):
    with pytest.raises(GameError, match="Option start must be a whole number"):
        tatami.new(name, seed=1, start=start)


@plain_table
def test_a_named_start_stands_in_the_record_and_its_deal_can_be_checked(table: Table):
    fair = Fair(bytes(32)).with_nonces({seat: bytes([seat]) * 16 for seat in range(1, table.seats + 1)})
    for seat in range(1, table.seats + 1):
        match = tatami.new(table.name, seats=table.seats, seed=fair.seed, start=seat)
        while not match.over:
            match.play(match.legal()[0])
        match.fair = fair
        record = tatami.Record.loads(match.record().dumps())
        assert record.options == {"start": seat}
        assert all(check.holds for check in tatami.verify(record))


@plain_table
def test_many_games_at_once_start_with_the_named_seat(table: Table):
    batch = tatami.batch(table.name, 64, seats=table.seats, options={"start": table.seats})
    assert set(batch.to_move) == {table.seats - 1}
    again = {int(seat) for seat in tatami.batch(table.name, 64, seats=table.seats).to_move}
    assert len(again) > 1, "else it is drawn"


@every_game
def test_it_is_an_option_of_every_game(name: str):
    assert load(name).options[-1].name == "start"
