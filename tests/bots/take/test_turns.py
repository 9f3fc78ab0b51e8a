"""The whole turns of a position are what the rules allow, token by token: no more, no less, each once."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest

from tatami.bots.take.search.codes import TURN_LENGTH
from tatami.bots.take.search.turns import FULL, NARROW, actions_of, list_turns, new_work
from tatami.games.take.notation import tokens
from tatami.games.take.state import STATE
from tests.bots.take.positions import State, after, legal_actions, random_position, results_of_turns, turns

TOKENS = tokens({})
ENOUGH = 2_500  # turns of a position; with more it would take long to try all tokens
OPTIONS = [
    {"ninja_repeats": repeats, "ninja_influence": influence}
    for repeats, influence in product((False, True), (2, 1))
]


def positions_to_try(options: dict[str, Any]) -> list[State]:
    """From all stages of the game, at the start of a turn and within."""
    stages = (35, 30, 24, 18, 12, 9, 6, 4, 2, 1)
    found = (
        random_position(seed, left, within=within, **options)
        for seed, left in enumerate(stages * 2)
        for within in (False, True)
        if not (within and left == 1)
    )
    return [state for state in found if len(turns(state, FULL)[1]) < ENOUGH]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_turns_reach_the_results_of_all_token_sequences(options):
    for state in positions_to_try(options):
        positions, _, cut = turns(state, FULL)
        results = [position.tobytes() for position in positions]
        assert len(set(results)) == len(results)
        assert set(results) == results_of_turns(state)
        assert not cut


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_actions_of_a_turn_are_legal_and_lead_to_its_position(options):
    for state in positions_to_try(options):
        positions, codes, _ = turns(state, FULL)
        random = np.random.default_rng(len(codes))
        for index in random.choice(len(codes), size=min(len(codes), 60), replace=False).tolist():
            actions = np.zeros(TURN_LENGTH, np.int16)
            length = actions_of(state, codes[index], actions)
            now = state
            for action in actions[:length].tolist():
                assert action in legal_actions(now)
                now = after(now, action)
            assert now.tobytes() == positions[index].tobytes()
            assert set(actions[length:].tolist()) == {-1}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_narrow_turns_have_two_abilities_and_bring_samurai_to_one_column(options):
    for left in (24, 15, 8, 4):
        state = random_position(left, left, **options)
        positions, _, _ = turns(state, NARROW)
        assert {position.tobytes() for position in positions} == _narrow_results(state)


def _narrow_results(state: State) -> set[bytes]:
    """What two abilities and three Samurai to one column can do, token by token."""
    mover, results = int(state[0].to_move), set[bytes]()
    seen, todo = set[Any](), [(state, 0, "")]
    while todo:
        now, abilities, shifts = todo.pop()
        for action in legal_actions(now):
            token, moved = TOKENS[action], after(now, action)
            used = abilities + (token[0] in "DRGN")
            targets = shifts + (token[-1] if token[1:2] == ">" else "")
            if used > 2 or len(set(targets)) > 1 or len(targets) > 3:
                continue
            if int(moved[0].to_move) != mover:
                results.add(moved.tobytes())
            elif (key := (moved.tobytes(), used, targets)) not in seen:
                seen.add(key)
                todo.append((moved, used, targets))
    return results


def test_no_more_is_written_than_there_is_room_for():
    state = random_position(3, 15)
    everything = {position.tobytes() for position in turns(state, FULL)[0]}
    room = len(everything) // 2
    work, positions, codes = new_work(), np.zeros(room + 1, STATE), np.zeros(room, np.int64)
    assert list_turns(state, work, FULL, positions, codes) == room
    assert work[0].cut
    assert {position.tobytes() for position in positions[:room]} <= everything
    assert not positions[room].tobytes().strip(b"\0")
