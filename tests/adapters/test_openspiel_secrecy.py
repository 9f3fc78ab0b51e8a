"""OpenSpiel's players see what their seats may know, and forget nothing they saw."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import tatami
from tatami.bots.arena import entrants
from tatami.engine.game import GameError
from tatami.games import load
from tatami.match import Match
from tests.adapters import spiel
from tests.conformance.tables import Table, percents, plain_table, seeds, told

worlds = st.integers(0, 2**40)  # all of which a float between 0 and 1 can tell apart
chairs = st.integers(0, 9)  # a player, once reduced to the table's number of seats
SEARCHES = {name: "ismcts" if load(name).has_secrets else "mcts" for name in tatami.games()}


def resample(state: Any, player: int, world: int) -> Any:
    """The world that `View.determinize` draws from that number."""
    return state.resample_from_infostate(player, lambda: world / 2**53)


@plain_table
@given(seed=seeds, percent=percents, chair=chairs, one=worlds, two=worlds)
def test_worlds_that_look_alike_are_shown_alike(
    table: Table, seed: int, percent: int, chair: int, one: int, two: int
):
    match, player = table.position(seed, percent), chair % table.seats
    state = spiel.state_of(table, seed, match)
    seen = spiel.shown(state, player)
    for world in (one, two):
        imagined = resample(state, player, world)
        fitting = match.view(player + 1).determinize(world)
        assert imagined.position.record.tobytes() == fitting.state().tobytes()
        assert imagined.current_player() == state.current_player()
        assert spiel.shown(imagined, player) == seen
        assert not imagined.history()  # the real one would tell


@plain_table
@given(seed=seeds, percent=st.integers(0, 95), chair=chairs, first=worlds)
def test_information_states_are_equal_exactly_for_equal_observations(
    table: Table, seed: int, percent: int, chair: int, first: int
):
    match, player = table.position(seed, percent), chair % table.seats
    state = spiel.state_of(table, seed, match)
    chance = Random(seed)
    strings: dict[tuple[Any, ...], set[str]] = {}
    numbers: dict[tuple[Any, ...], set[bytes]] = {}
    for world in range(first, first + 6):
        ours = match.view(player + 1).determinize(world)
        theirs = resample(state, player, world)
        seen: list[tuple[int, bytes]] = []
        while not ours.over and len(seen) < 3:
            action = chance.choice(theirs.legal_actions()[:2])  # few, so that some are the same
            seen.append(watch(ours, action, player + 1))
            theirs.apply_action(action)
        strings.setdefault(tuple(seen), set()).add(theirs.information_state_string(player))
        tensor = np.array(theirs.information_state_tensor(player))
        numbers.setdefault(tuple(seen), set()).add(tensor.tobytes())
    for found in (strings, numbers):
        assert all(len(same) == 1 for same in found.values())
        assert len(set.union(*found.values())) == len(found)


def watch(match: Match, action: int, seat: int) -> tuple[int, bytes]:
    """Play an action; what a seat is told of it and sees then."""
    known = told(match, action, seat)
    match.play(match.tokens[action])
    return known, match.view(seat).records.tobytes()


def test_when_a_card_was_drawn_is_not_forgotten():
    """Tenka Trick: two games look the same to a seat now, but it drew two of its cards in the other order."""
    table, seed, seat = Table("tenka", 3), 2, 1
    match = table.position(seed, 40)
    assert match.deal is not None
    parts = match.deal.split(" ")
    for first in range(2 + 27, len(parts)):
        for second in range(first + 1, len(parts)):
            other = [*parts]
            other[first], other[second] = other[second], other[first]
            again = tatami.new("tenka", deal=" ".join(other))
            try:
                again.play_all(match.history)
            except tatami.IllegalAction:
                continue
            if again.view(seat) == match.view(seat) and _hands(again, seat) != _hands(match, seat):
                states = [at(table, deal, match.actions) for deal in (match.deal, again.deal)]
                one, two = (spiel.shown(state, seat - 1) for state in states)
                assert one["observation numbers"] == two["observation numbers"]
                assert one["information"] != two["information"]
                assert one["information numbers"] != two["information numbers"]
                return
    pytest.fail("there are no two such games")


def _hands(match: Match, seat: int) -> list[bytes]:
    return [match.at(number).view(seat).records.tobytes() for number in range(len(match.actions))]


def at(table: Table, deal: str | None, actions: list[int]) -> Any:
    """The state after a deal that is given as text."""
    cards = tatami.new(table.name, deal=deal).deal
    assert cards is not None
    _, start, *order = cards.split(" ")
    bag = list(table.game.tokens(table.game.settle({}))[: len(order)])
    state = spiel.load(table).new_initial_state()
    state.apply_action(int(start) - 1)
    for place in range(len(order) - 1, 0, -1):  # as Fisher and Yates would have to draw
        drawn = bag.index(order[place])
        state.apply_action(drawn)
        bag[place], bag[drawn] = bag[drawn], bag[place]
    for action in actions:
        state.apply_action(action)
    assert str(state).startswith(f"{deal}\n")
    return state


@pytest.mark.parametrize("name", SEARCHES)
def test_openspiels_searches_sit_in_the_arena_and_see_a_view_only(name: str):
    path = f"tatami.adapters.openspiel:{SEARCHES[name]}@30"
    for percent in (10, 50, 80):
        match = Table(name, Table(name, 2).game.usual_seats).position(4, percent)
        view = match.view(match.to_move)
        choice = entrants.seat(path, name, 7)(view)
        assert choice in match.legal()
        for world in range(2):
            alike = view.determinize(world).view(match.to_move)
            assert entrants.seat(path, name, 7)(alike) == choice


def test_a_search_is_refused_where_it_would_see_secrets():
    for name, search in SEARCHES.items():
        other = "mcts" if search == "ismcts" else "ismcts"
        with pytest.raises(GameError, match="secrets"):
            entrants.seat(f"tatami.adapters.openspiel:{other}", name, 1)
