"""A scene in numbers says what the view says, to a reader who has the dictionary alone."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given

from tatami.engine import dispatch
from tatami.engine.scene import Seat, laid
from tatami.engine.scene.changes import put_list
from tatami.engine.scene.dictionary import Dictionary
from tatami.engine.scene.laid import SceneTooLarge
from tatami.engine.scene.writer import MOST, put, unprepared, write
from tatami.server.wire.messages import Scene
from tatami.server.wire.scene import make_changes, make_steps
from tatami.view import View
from tests.conformance.scene_reader import Reader
from tests.conformance.tables import Table, every_table, percents, seeds, told


def plain(value: Any) -> Any:
    """Things as the JSON of a dictionary has them."""
    if isinstance(value, Seat):
        return {"seat": value.number}
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, (tuple, list)) else value


@cache
def parsed(dictionary: Dictionary) -> Any:
    return json.loads(dictionary.json())


def dictionary_of(view: View) -> Any:
    return parsed(view.dictionary)


@every_table
@given(seed=seeds, percent=percents)
def test_the_dictionary_is_all_that_a_reader_needs(table: Table, seed: int, percent: int):
    match = table.position(seed, percent)
    for viewer in table.viewers:
        view = match.view(viewer)
        dictionary = dictionary_of(view)

        def read(numbers: Any, dictionary: Any = dictionary, viewer: int | None = viewer) -> Reader:
            return Reader(dictionary, numbers.tolist(), viewer)

        assert read(view.laid.places).places() == plain(view.places)
        assert read(view.laid.counts).counts() == view.counts
        assert read(view.laid.task).messages() == [plain(view.task)]
        assert read(view.laid.actions).actions() == plain(view.actions)
        assert read(view.laid.refusals).refusals() == plain(view.refusals)


@every_table
@given(seed=seeds)
def test_events_are_read_from_numbers(table: Table, seed: int):
    match = table.finished(seed)
    after = match.at(0)
    for token, action in zip(match.history, match.actions, strict=True):
        before, shown = after.copy(), {v: told(after, action, v) for v in table.viewers}
        after.play(token)
        for viewer in table.viewers:
            view, was = after.view(viewer), before.view(viewer)
            numbers = view.told(was, action if after.over else shown[viewer])
            steps = after.events(viewer, len(after) - 1)
            assert Reader(dictionary_of(view), numbers.tolist()).events() == plain(steps[-1].events)


@every_table
@given(seed=seeds)
def test_a_change_leads_from_one_scene_to_the_next(table: Table, seed: int):
    match = table.finished(seed)
    for viewer in table.viewers:
        now = match.at(0)
        places = {place.id: place for place in now.view(viewer).places}
        counts = now.view(viewer).counts
        order = list(places)
        for token in match.history:
            before = now.view(viewer)
            now.play(token)
            view = now.view(viewer)
            change = laid.change(before.laid, view.laid, len(view.dictionary.spots))
            changed = view.dictionary.places(change.places.tolist())
            assert all(place != places.get(place.id) for place in changed), "only what changed"
            places |= {place.id: place for place in changed}
            if change.order is not None:
                order = [view.dictionary.ids[spot] for spot in change.order]
            counts = counts | view.dictionary.counts(change.counts.tolist())
            assert [places[id] for id in order] == view.places and counts == view.counts


@every_table
@given(seed=seeds)
def test_reveals_are_found_without_decoding_events(table: Table, seed: int):
    match = table.finished(seed)
    dictionary = match.view(None).dictionary
    for viewer in table.viewers:
        for numbers, step in zip(match.told(viewer), match.events(viewer), strict=True):
            revealed = any(event.reveals for event in step.events)
            assert dictionary.reveals(numbers.events.tolist()) == revealed, (numbers, step)


def test_numbers_of_every_size_become_text():
    numbers = np.array([0, -1, 9, 10, -10, 99, 100, 2**31 - 1, -(2**31)], np.int32)
    text = np.zeros(100, np.uint8)
    end = put_list(numbers, text, 0)
    assert json.loads(text[:end].tobytes()) == numbers.tolist()


@every_table
@given(seed=seeds)
def test_changes_told_at_once_say_what_each_view_says(table: Table, seed: int):
    """The compiled JSON of all viewers is what the views before and after say, one by one."""
    played = table.finished(seed)
    match, seats = played.at(0), [*range(1, played.seats + 1), None]
    for token in played.history:
        before = {seat: match.view(seat) for seat in seats}
        match.play(token)
        for seat, text in make_changes(match, seats).items():
            view, was = match.view(seat), before[seat]
            change = laid.change(was.laid, view.laid, len(view.dictionary.spots))
            (step,) = make_steps(match, seat, len(match) - 1)
            assert msgspec.json.decode(text, type=Scene) == Scene(
                seat=seat,
                to_move=view.to_move,
                steps=[step],
                task=view.laid.task.tolist(),
                places=change.places.tolist(),
                counts=change.counts.tolist(),
                actions=view.laid.actions.tolist(),
                refusals=view.laid.refusals.tolist(),
                scores=list(view.scores().values()),
                winners=sorted(view.winners()),
                recalls=view.recalls,
                order=None if change.order is None else change.order.tolist(),
            )
            told = view.told(was, step.action)
            assert step.events == told.tolist(), "from states as from views"


@every_table
def test_every_spot_has_one_number_and_every_action_a_token(table: Table):
    view = table.new(1).view(1)
    dictionary = view.dictionary.data()
    ids = [id for id, _ in dictionary["spots"]]
    assert len(set(ids)) == len(ids)
    assert len(dictionary["actions"]) == table.game.actions <= len(dictionary["tokens"])
    assert {place.id for place in view.places} <= {id for id, words in dictionary["spots"] if words}


@every_table
def test_forms_keep_their_order_in_javascript(table: Table):
    """There, keys that are whole numbers come first and ascending, whatever the JSON says."""

    def check(form: Any) -> None:
        if isinstance(form, dict):
            numbers = sorted(int(key) for key in form if key.isdigit())
            assert list(form) == [*map(str, numbers), *(key for key in form if not key.isdigit())]
        if isinstance(form, (dict, list, tuple)):
            for part in form.values() if isinstance(form, dict) else form:
                check(part)

    check(table.new(1).view(1).dictionary.data())


RECORD = np.dtype((np.record, [("numbers", "i8")]))


@write
def long_summary(v: Any, w: Any) -> None:
    """Put as many numbers as the record says."""
    for number in range(v.numbers):
        put(w, number)


def test_a_scene_that_is_too_large_is_refused():
    dispatch.register(RECORD, scene_prepare=unprepared, scene_summary=long_summary)
    records = np.zeros(1, RECORD)
    records["numbers"] = MOST
    assert laid.summary(records, ()).tolist() == list(range(MOST))
    records["numbers"] = MOST + 1
    with pytest.raises(SceneTooLarge):
        laid.summary(records, ())
