"""Sifting finds the turns that a full evaluation of every turn would choose."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tatami.bots.take.player import margin
from tatami.bots.take.search.evaluation import DESK, evaluate, learnt
from tatami.bots.take.search.sifting import LISTED, SIFT, sift_turns
from tatami.bots.take.search.turns import FULL, NARROW, new_work
from tatami.games.take.state import STATE
from tests.bots.take.positions import State, greedy_position, random_position, turns

OPTIONS: list[dict[str, Any]] = [{}, {"ninja_repeats": True, "ninja_influence": 1}]
BEST, ROOM = 8, 32


def sifted(state: State, width: int, room: int) -> tuple[State, list[int]]:
    positions, codes = np.zeros(LISTED, STATE), np.zeros(LISTED, np.int64)
    sift = np.zeros(1, SIFT)
    n = sift_turns(state, new_work(), sift, learnt(), width, room, positions, codes)
    return positions[:n], codes[:n].tolist()


def scores(before: State, positions: State) -> Any:
    """Gain minus the linear evaluation of what is left to the other player."""
    seat, linear = int(before[0].to_move), np.zeros(len(positions), np.float32)
    evaluate(positions, learnt(), np.zeros(1, DESK), linear, linear.copy())
    gains = [margin(positions[i : i + 1], seat) - margin(before, seat) for i in range(len(positions))]
    return np.array(gains) - linear


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("width", [NARROW, FULL])
def test_with_enough_room_all_turns_are_written(options: dict[str, Any], width: int):
    for left in (35, 24, 12, 5, 2, 1):
        for within in (False, left > 1):
            state = random_position(left, left, within=within, **options)
            positions, codes, _ = turns(state, width)
            found, found_codes = sifted(state, width, LISTED)
            assert sorted(found_codes) == sorted(codes)
            assert {p.tobytes() for p in found} == {p.tobytes() for p in positions}


def test_with_little_room_the_best_turns_are_among_those_written():
    tried = 0
    for seed in range(60):
        state = greedy_position(seed, 10 + seed % 20)
        positions, codes, _ = turns(state, NARROW)
        if len(codes) <= 2 * ROOM:
            continue
        _, found = sifted(state, NARROW, ROOM)
        assert len(set(found)) == ROOM
        order = np.argsort(-scores(state, positions), kind="stable").tolist()
        missed = [codes[i] for i in order[:BEST] if codes[i] not in found]
        assert len(missed) <= 1 and codes[order[0]] in found
        tried += 1
    assert tried > 10


def test_the_last_chip_is_sifted_by_its_gain():
    for seed in range(8):
        state = random_position(seed, 1, thrift=0.9)
        positions, _, _ = turns(state, FULL)
        seat = int(state[0].to_move)
        best = max(margin(positions[i : i + 1], seat) for i in range(len(positions)))
        found, _ = sifted(state, FULL, min(4, len(positions)))
        assert max(margin(found[i : i + 1], seat) for i in range(len(found))) == best
