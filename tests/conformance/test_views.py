"""A view says what its owner may know and do, in every form, and nothing to others."""

from __future__ import annotations

import gc
import json
import pickle
import weakref
from typing import Any

import numpy as np
import pytest
from hypothesis import given

import tatami
from tests.conformance.tables import Table, every_table, percents, plain_table, seeds


@every_table
@given(seed=seeds, percent=percents)
def test_only_the_seat_to_move_is_told_what_is_legal(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    for viewer in table.viewers:
        view = match.view(viewer)
        expected = match.legal() if viewer == match.to_move else []
        assert view.legal == expected
        assert [view.tokens[action] for action in np.flatnonzero(view.legal_mask)] == expected
        assert view.legal_mask.shape == (table.game.actions,)
        assert [action.token for action in view.actions] == expected
        assert not set(expected) & {refusal.token for refusal in view.refusals}
        assert expected or not view.refusals


@plain_table
def test_quick_views_agree_with_full_views(table: Table):
    match = table.position(4, 50)
    for seat in range(1, table.seats + 1):
        view = match.view(seat)
        numbers, legal = match.see(seat)
        assert numbers.tolist() == view.tensor().tolist()
        assert legal.tolist() == view.legal_mask.tolist()


@plain_table
def test_quick_view_of_the_seat_to_move_agrees_with_its_view(table: Table):
    match = table.position(4, 50)
    view = match.view(match.to_move)
    for _ in range(2):
        seen, tokens = match.see_as_mover()
        assert list(seen) == view.tensor().tolist()
        assert tokens == view.legal
        tokens.clear()
        match.legal().clear()
        assert match.legal() == view.legal, "what was given away is the caller's own"
    over = table.position(4, 100)
    with pytest.raises(tatami.GameError, match="over"):
        over.see_as_mover()


@every_table
@given(seed=seeds, percent=percents)
def test_a_view_says_whose_it_is_and_what_is_public(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    for viewer in table.viewers:
        view = match.view(viewer)
        assert view.seat == viewer and view.seats == table.seats
        assert view.to_move == match.to_move and view.over == match.over
        assert view.options == match.options and view.winners() == match.winners()


@every_table
@given(seed=seeds, percent=percents)
def test_points_on_the_table_are_the_scores(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    for viewer in table.viewers:
        view = match.view(viewer)
        on_table = {s: view.counts.get(f"seat/{s}/score") for s in view.scores()}
        assert on_table in (dict.fromkeys(on_table), view.scores()), viewer


@every_table
@given(seed=seeds, percent=percents)
def test_actions_and_refusals_touch_places_of_the_table(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    for viewer in table.viewers:
        view = match.view(viewer)
        ids = [place.id for place in view.places]
        assert len(set(ids)) == len(ids)
        for action in view.actions:
            assert action.kind and set(action.places) <= set(ids)
            assert json.loads(json.dumps(action.preview, allow_nan=False)) == action.preview
        for refusal in view.refusals:
            assert set(refusal.places) <= set(ids)


@plain_table
def test_places_stay_and_are_the_same_for_everybody(table: Table):
    """Apart from what only its owner has, like a hand, a table has the same places for all."""
    match = table.finished(2)
    shared = {place.id for place in table.new(2).view(None).places}
    for number in range(0, len(match.history) + 1, 5):
        for viewer in table.viewers:
            assert shared <= {place.id for place in match.at(number).view(viewer).places}


@every_table
@given(seed=seeds, percent=percents)
def test_the_json_is_the_data(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    for viewer in table.viewers:
        view = match.view(viewer)
        assert json.loads(view.json()) == view.data()
        assert "\n" not in view.json() and "NaN" not in view.json()


@every_table
@given(seed=seeds, percent=percents)
def test_views_are_values(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    views = [match.view(viewer) for viewer in table.viewers]
    for view in views:
        again, copied = match.view(view.seat), pickle.loads(pickle.dumps(view))
        assert view == again == copied and hash(view) == hash(again) == hash(copied)
        assert view.json() == copied.json() and view.legal == copied.legal
        assert not np.shares_memory(view.records, match._state)
        assert [other for other in views if other == view] == [view]


@plain_table
@pytest.mark.parametrize("seat", [0, -1, 99, True, "1", 1.0])
def test_there_is_no_view_for_a_seat_that_is_not_there(table: Table, seat: Any):
    match = table.new(1)
    for look in (match.view, match.events):
        with pytest.raises(tatami.GameError, match="seats are 1 to"):
            look(seat)


@plain_table
def test_the_record_of_a_view_does_not_change(table: Table):
    view = table.new(1).view(1)
    with pytest.raises(AttributeError, match="does not change"):
        view.record.to_move = -1
    assert view.to_move == table.new(1).to_move


@plain_table
def test_unreferenced_views_are_freed(table: Table):
    """Even those whose records were read: a table makes thousands of them."""
    view = table.position(5, 50).view(1)
    assert view.record.seats == table.seats and view.places
    records = weakref.ref(view.records)
    del view
    gc.collect()
    assert records() is None


@plain_table
def test_changing_one_view_changes_no_other(table: Table):
    match = table.position(6, 50)
    seen, told = match.view(1).data(), repr(match.events(1))
    match.view(1).records.view(np.uint8)[:] = 0
    assert match.view(1).data() == seen and repr(match.events(1)) == told
