"""What views say about hidden cards: worlds that fit, all of them, each by its chance."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from tatami.engine.rng import new_rng
from tatami.engine.state import SPECTATOR
from tatami.games.tenno.cards import CARDS, SLOTS
from tatami.games.tenno.state import GAP, OVER, PEEK, SWAP, TRADE
from tests.games.tenno.builders import belief_of, view_of, viewers, world_of
from tests.games.tenno.test_core import MIXED, decisions, every_count, random_deal
from tests.games.tenno.worlds import all_worlds, replayed

EVEN = [1.0] * CARDS
EXTREME = [1.0, *[0.0] * 9, 1e9]


@every_count
@pytest.mark.checked
def test_a_world_that_fits_a_view_gives_it_back(seats: int):
    rng = new_rng(seats)
    for seed in range(2):
        for states, _ in decisions(seats, seed):
            for viewer in viewers(states):
                views = view_of(states, viewer)
                beliefs = belief_of(views)
                for _ in range(2):
                    world = world_of(views, beliefs, rng)
                    assert view_of(world, viewer).tobytes() == views.tobytes()


@every_count
def test_a_world_that_fits_can_be_played(seats: int):
    rng = new_rng(seats)
    for seed in range(2):
        for states, history in decisions(seats, seed):
            if len(history) % 5 and states[0].phase != OVER:
                continue
            for viewer in viewers(states):
                views = view_of(states, viewer)
                world = world_of(views, belief_of(views, MIXED), rng)
                if states[0].phase == OVER:
                    assert world.tobytes() == states.tobytes()
                else:
                    again = replayed(random_deal(seats, seed), history, viewer, world)
                    assert again.tobytes() == world.tobytes()


@every_count
@pytest.mark.parametrize("weights", [None, EVEN, MIXED, EXTREME])
def test_the_true_cards_are_never_ruled_out(seats: int, weights: list[float] | None):
    for states, _ in decisions(seats, seats):
        for viewer in viewers(states):
            views = view_of(states, viewer)
            belief = belief_of(views, weights)[0]
            for seat in range(seats):
                fits = belief.fits[seat, : belief.worlds[seat]]
                upto = belief.upto[seat, : belief.worlds[seat]]
                if len(fits) == 0:
                    known = seat == viewer or states[0].phase == OVER
                    assert known or (views[0].row[seat] == GAP).all()
                    continue
                assert sum(int(states[0].row[seat, slot]) << 4 * slot for slot in range(SLOTS)) in fits
                assert len(set(fits)) == len(fits)
                assert (np.diff(upto, prepend=0.0) > 0).all() and upto[-1] == 1.0
            assert not belief.chance.any()


CASES = [  # seats, seed, decisions, viewer, what the others must have done among other things
    (2, 37, 11, 0, [TRADE]),
    (2, 1932, 46, 0, [TRADE, SWAP]),
    (3, 32, 12, 0, [TRADE, PEEK]),
    (3, 24, 12, SPECTATOR, [TRADE, PEEK]),
]
LAST = {TRADE: SWAP, SWAP: PEEK, PEEK: PEEK + SLOTS}  # where the ranges of actions end


@pytest.mark.parametrize("weights", [EVEN, MIXED])
@pytest.mark.parametrize("seats, seed, length, viewer, kinds", CASES)
def test_worlds_come_up_by_their_chance(seats, seed, length, viewer, kinds, weights):
    states, history = next(item for item in decisions(seats, seed) if len(item[1]) == length)
    hidden = [action for seat, action in history if seat != viewer]
    assert all(any(kind <= action < LAST[kind] for action in hidden) for kind in kinds)
    worlds = all_worlds(random_deal(seats, seed), history, viewer, weights, limit=4000)
    assert worlds is not None and states.tobytes() in worlds
    views, draws, rng = view_of(states, viewer), 20_000, new_rng(1)
    beliefs = belief_of(views, weights)
    drawn = Counter(world_of(views, beliefs, rng).tobytes() for _ in range(draws))
    assert set(drawn) <= set(worlds)
    distance = sum((drawn[world] - draws * p) ** 2 / (draws * p) for world, p in worlds.items())
    degrees = len(worlds) - 1
    assert degrees > 10 and distance < degrees + 4 * (2 * degrees) ** 0.5
