"""Events explain every difference between two consecutive views of a seat, and fit its view only."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from tatami.checks import fold
from tatami.engine.scene.spoken import spoken
from tests.conformance.tables import Table, every_table, percents, plain_table, seeds, times

ORDERED = {"take": "hall/"}  # places whose order is part of the game


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_events_explain_every_change(table: Table, seed: int):
    match = table.finished(seed)
    for viewer in table.viewers:
        seen = fold.Table(match.at(0).view(viewer))
        again = match.at(0)
        for step, token in zip(match.events(viewer), match.history, strict=True):
            again.play(token)
            for event in step.events:
                seen.apply(event)
            seen.assert_is(again.view(viewer), ORDERED.get(table.name))


@every_table
def test_steps_name_the_seat_and_reveal_nothing_hidden(table: Table):
    match = table.finished(6)
    last = len(match.history) - 1
    movers = []
    again = match.at(0)
    for token in match.history:
        movers.append(again.to_move)
        again.play(token)
    for viewer in table.viewers:
        steps = match.events(viewer)
        assert match.played(viewer, 2) == [(step.index, step.seat, step.token) for step in steps[2:]]
        assert [step.index for step in steps] == list(range(len(match.history)))
        assert [step.seat for step in steps] == movers
        for step, action in zip(steps, match.actions, strict=True):
            # When the game is over the last action is open to all.
            own = step.seat == viewer or step.index == last
            assert step.token == match.tokens[action if own else table.game.mask(action)]
        assert [event.kind for step in steps for event in step.events].count("over") == 1
        assert steps[-1].events[-1].kind == "over"


@every_table
@given(seed=seeds, percent=percents)
@times(1 / 4)
def test_told_events_never_change(table: Table, seed: int, percent: int):
    """Events up to a moment are the same when asked for then, later, or from then on."""
    match = table.finished(seed)
    number = len(match.history) * percent // 100
    for viewer in (1, None):
        steps = match.events(viewer)
        assert match.at(number).events(viewer) == steps[:number]
        assert match.events(viewer, since=number) == steps[number:]


@plain_table
def test_events_touch_places_of_the_table_and_are_plain_data(table: Table):
    match = table.finished(5)
    for viewer in table.viewers:
        view = match.view(viewer)
        known = {place.id for place in view.places} | set(view.counts)
        speaker = view.speaker()
        for step in match.events(viewer):
            assert any(event.words for event in step.events), f"{step.token} passes without a word"
            for event in step.events:
                assert event.kind
                assert {event.source, event.target} <= known | {None}
                data = spoken(event, speaker)
                assert json.loads(json.dumps(data, allow_nan=False)) == data
