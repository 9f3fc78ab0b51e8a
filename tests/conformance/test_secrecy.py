"""What a seat may not know does not reach it: worlds that look the same to it stay the same to it."""

from __future__ import annotations

import pickle
from itertools import zip_longest
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tatami.checks.fold import UNKNOWN
from tatami.engine.i18n.speaker import LANGUAGES
from tatami.engine.rng import new_rng
from tatami.match import Match
from tatami.view import View
from tests.conformance.tables import (
    Table,
    every_table,
    percents,
    plain_table,
    play_on,
    seeds,
    state_of,
    times,
    told,
    watch,
)

chairs = st.integers(0, 9)  # a viewer, once reduced to the table's number of viewers
worlds = st.integers(0, 2**64 - 1)  # a seed for a world that fits a view


def viewer_of(table: Table, chair: int) -> int | None:
    return table.viewers[chair % len(table.viewers)]


def forms(view: View, languages: tuple[str, ...]) -> dict[str, object]:
    """A view in every form that leaves the engine."""
    return {
        "record": view.records.tobytes(),
        "hash": hash(view),
        "pickle": pickle.dumps(view),
        "tensor": view.tensor().tobytes(),
        "legal": view.legal,
        "mask": view.legal_mask.tobytes(),
        "scene": (view.laid.numbers.tobytes(), view.laid.ends.tobytes()),
        "refusals": view.refusals,
        "json": view.json(languages[-1]),
        **{lang: view.text(lang) for lang in languages},
    }


@every_table
@given(seed=seeds, percent=percents, chair=chairs, one=worlds, two=worlds)
def test_worlds_that_fit_a_view_look_the_same(
    table: Table, seed: int, percent: int, chair: int, one: int, two: int
):
    languages = LANGUAGES if not table.options else ("en",)
    view = table.position(seed, percent).view(viewer_of(table, chair))
    shown = forms(view, languages)
    for world in (one, two):
        again = view.determinize(world).view(view.seat)
        assert again == view and forms(again, languages) == shown


@every_table
@given(seed=seeds, percent=percents, chair=chairs, world=worlds)
def test_a_spectator_knows_no_more_than_any_seat(
    table: Table, seed: int, percent: int, chair: int, world: int
):
    match = table.position(seed, percent)
    view = match.view(viewer_of(table, chair))
    assert view.determinize(world).view(None) == match.view(None)


@every_table
@given(seed=seeds, percent=percents, chair=chairs, world=worlds)
def test_a_world_is_a_whole_game_that_can_be_played_on(
    table: Table, seed: int, percent: int, chair: int, world: int
):
    match = table.position(seed, percent)
    view = match.view(viewer_of(table, chair))
    fitting = view.determinize(world)
    assert fitting.to_move == match.to_move and fitting.seats == match.seats
    assert fitting.deal is None and fitting.options == match.options
    for viewer in table.viewers:
        guess = fitting.view(viewer).determinize(world)
        assert guess.view(viewer) == fitting.view(viewer)
    for _ in play_on(fitting, Random(seed)):
        assert fitting.view(fitting.to_move).legal == fitting.legal()
    assert fitting.over and fitting.winners()
    for viewer in table.viewers:
        assert _number_of_pieces(fitting.view(viewer)) == _number_of_pieces(view)


def _number_of_pieces(view: View) -> int:
    return sum(len(place.pieces) for place in view.places)


@plain_table
@given(seed=seeds, percent=percents, chair=chairs, world=worlds)
def test_the_same_dice_give_the_same_world(table: Table, seed: int, percent: int, chair: int, world: int):
    view = table.position(seed, percent).view(viewer_of(table, chair))
    seen = view.records.tobytes()
    assert state_of(view.determinize(world)) == state_of(view.determinize(new_rng(world)))
    assert view.records.tobytes() == seen


@plain_table
def test_worlds_differ_where_something_is_hidden(table: Table):
    views = [table.position(seed, 50).view(1) for seed in range(5)]
    hidden = any(piece.kind == UNKNOWN for view in views for place in view.places for piece in place.pieces)
    different = [{_what_all_know(view.determinize(world), table) for world in range(20)} for view in views]
    assert any(len(found) > 1 for found in different) == hidden


@plain_table
@given(seed=seeds, percent=st.integers(60, 99), chair=chairs)
def test_real_world_is_among_the_fitting_worlds(table: Table, seed: int, percent: int, chair: int):
    """Where few worlds fit, enough tries meet every one of them, so also the real one."""
    match = table.position(seed, percent)
    view = match.view(viewer_of(table, chair))
    tries = 1000
    met = {_what_all_know(view.determinize(world), table) for world in range(tries)}
    if len(met) <= tries // 20:
        assert _what_all_know(match, table) in met


def _what_all_know(match: Match, table: Table) -> bytes:
    """All that the players know, taken together."""
    return b"".join(match.view(viewer).records.tobytes() for viewer in table.viewers)


@every_table
@given(seed=seeds, percent=st.integers(0, 99), one=worlds, two=worlds)
@times(3)
def test_next_events_differ_only_by_what_they_reveal(
    table: Table, seed: int, percent: int, one: int, two: int
):
    """Play what looks like the same action in two worlds that look the same to a viewer.

    The first event that is not the same in both must reveal something; without one, the
    viewer still sees the same.
    """
    match = table.position(seed, percent)
    for viewer in table.viewers:
        first, second = (match.view(viewer).determinize(world) for world in (one, two))
        for token, other in _pairs_told_alike(first, second, viewer, Random(seed)):
            here, there = first.copy(), second.copy()
            events, others = watch(here, token, viewer), watch(there, other, viewer)
            different = [pair for pair in zip_longest(events, others) if pair[0] != pair[1]]
            if different:
                assert all(event is not None and event.reveals for event in different[0])
            else:
                assert here.view(viewer) == there.view(viewer)


@plain_table
@given(seed=seeds, percent=st.integers(0, 99), world=worlds)
@times(3)
def test_decisions_that_can_be_taken_back_reveal_nothing(table: Table, seed: int, percent: int, world: int):
    """After an action by which nobody learned anything, every world that fitted a view fits it still."""
    match = table.position(seed, percent)
    for token in Random(seed).sample(match.legal(), min(4, len(match.legal()))):
        after = match.copy()
        after.play(token)
        if after.since_reveal > len(match) or after.over:
            continue
        action = match.tokens.index(token)
        for viewer in table.viewers:
            known, seen = told(match, action, viewer), watch(match.copy(), token, viewer)
            other = match.view(viewer).determinize(world)
            alike = (t for t in other.legal() if told(other, other.tokens.index(t), viewer) == known)
            assert any(watch(other.copy(), one, viewer) == seen for one in alike)


def _pairs_told_alike(
    first: Match, second: Match, viewer: int | None, chance: Random
) -> list[tuple[str, str]]:
    """A few pairs of legal tokens, one for each world, that the viewer is told as the same."""
    numbers = {token: action for action, token in enumerate(first.tokens)}
    known: dict[int, str] = {}
    for token in chance.sample(second.legal(), len(second.legal())):
        known[told(second, numbers[token], viewer)] = token
    pairs = [
        (token, known[as_told])
        for token in first.legal()
        if (as_told := told(first, numbers[token], viewer)) in known
    ]
    return chance.sample(pairs, min(4, len(pairs)))


@every_table
@given(seed=seeds, percent=st.integers(0, 99), one=worlds, two=worlds)
def test_a_token_tells_no_more_than_the_view_shows(table: Table, seed: int, percent: int, one: int, two: int):
    """Actions after which a viewer sees the same are told to that viewer by the same token."""
    match = table.position(seed, percent)
    for viewer in table.viewers:
        tokens: dict[View, int] = {}
        for world in (match.view(viewer).determinize(one), match.view(viewer).determinize(two)):
            legal = world.legal()
            for token in Random(seed).sample(legal, min(8, len(legal))):
                known, played = told(world, world.tokens.index(token), viewer), world.copy()
                played.play(token)
                if not played.over:
                    assert tokens.setdefault(played.view(viewer), known) == known
