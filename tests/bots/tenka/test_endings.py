"""The end of Tenka Trick is played exactly: compared with trying everything, slow and plain."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from tatami.bots.search import Manner
from tatami.bots.tenka.endings import Ending, is_near
from tatami.engine import kernels
from tatami.games.tenka.state import NO_CARD, OVER, PLAY
from tests.bots.utilities import utilities
from tests.games.tenka.builders import games, legal_actions, moves, ranks_of, scores_of, view_of
from tests.games.tenka.oracle import hand_test

Utilities = tuple[float, ...]


def settle(states) -> Utilities:
    """The utility of a finished game by seat: half the share of victory, half the margin."""
    return utilities(ranks_of(states), scores_of(states))


def after(states, action: int):
    found = states.copy()
    kernels.step(found, action)
    return found


def worlds_of(states, seat: int) -> list[Any]:
    """All states that look like this one to a seat, when the others hold one card each at most."""
    others = [other for other in range(states[0].seats) if other != seat]
    found = []
    for hands in itertools.permutations([int(states[0].hand[other]) for other in others]):
        world = states.copy()
        for other, hand in zip(others, hands, strict=True):
            world[0].hand[other] = hand
        if all(hand_test(world[0], other)(int(world[0].hand[other])) for other in others):
            found.append(world)
    unique = {world.tobytes(): world for world in found}
    return list(unique.values())


def last_battle(states) -> Utilities:
    """Utilities when all do what is best for them from the last cards on."""
    if states[0].phase == OVER:
        return settle(states)
    ends = [last_battle(after(states, action)) for action in legal_actions(states)]
    return max(ends, key=lambda utilities: utilities[states[0].to_move])


def share(worlds: list[Any], battle: int) -> float:
    """What the one who shares out spoils gets on average, when the choices are the same in all worlds."""
    me = int(worlds[0][0].general)
    s = worlds[0][0]
    if s.battle != battle or s.phase in (PLAY, OVER):
        return sum(last_battle(world)[me] for world in worlds) / len(worlds)
    return max(
        share([after(world, action) for world in worlds], battle) for action in legal_actions(worlds[0])
    )


def rate_share(states, battle: int) -> list[float]:
    """What each choice brings to the one who shares out spoils."""
    worlds = worlds_of(states, int(states[0].to_move))
    return [share([after(world, action) for world in worlds], battle) for action in legal_actions(states)]


def rate_card(states, card: int) -> float:
    """What a card brings to the last to play, when a new General shares out by what they know."""
    me, battle = int(states[0].to_move), int(states[0].battle)
    worlds = [after(world, card) for world in worlds_of(states, me)]
    s = worlds[0][0]
    if s.battle == battle and s.to_move == me:
        return share(worlds, battle)
    total = 0.0
    for world in worlds:
        while world[0].battle == battle:
            values = rate_share(world, battle)
            world = after(world, legal_actions(world)[int(np.argmax(values))])
        total += last_battle(world)[me]
    return total / len(worlds)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.checked
def test_ending_values_agree_with_exhaustive_search(seats):
    ending, plain = Ending(seats, Manner().record()), Ending(seats, Manner(win=1.0).record())
    compared = {PLAY: 0, "spoils": 0, "last spoils": 0}
    for seed, states in games(seats, 14):
        for _ in moves(states, seed):
            s = states[0]
            battle, left = int(s.battle), 48 // seats - int(s.battle)
            views = view_of(states, int(s.to_move))
            last = (s.played[battle] != NO_CARD)[:seats].sum() == seats - 1
            assert is_near(views) == (left <= 2 if s.phase != PLAY else left == 2 and last)
            actions = legal_actions(states)
            if not is_near(views) or len(actions) == 1:
                continue
            if s.phase == PLAY:
                expected = [rate_card(states, card) for card in actions]
            else:
                expected = rate_share(states, battle)
            compared[PLAY if s.phase == PLAY else "spoils" if left == 2 else "last spoils"] += 1
            assert ending.rate(views, actions) == pytest.approx(expected)
            # Where only victory counts, a utility is a share of it; somebody always wins.
            values, results = plain.results(views, actions)
            assert results[:, 0, int(s.to_move)] == pytest.approx(values)
            assert results[:, 0].sum(axis=1) == pytest.approx(1.0)
    assert min(compared.values()) >= 5
