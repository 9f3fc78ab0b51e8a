"""TA-KE games of the search against itself, for training, and against others, for comparison."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tatami.bots.take.search.evaluation import Array, Records
from tatami.bots.take.search.thinker import Thinker
from tatami.engine import kernels
from tatami.engine.rng import new_rng
from tatami.games import load

EXPLORING = 0.08  # share of turns that are played at random
LONGEST_OPENING = 8  # turns at random before a game begins
TRUST = 0.97  # weight of the next position's target; the rest is the search value
NODES = 1 << 15


class Sample(NamedTuple):
    """Positions at the start of a turn, and the later margin of the player to move."""

    positions: Records
    targets: Array


def deal(rng: np.random.Generator) -> Records:
    """A random start position."""
    game = load("take")
    start = np.zeros(1, game.state)
    game.set_up("sdrgnsd/rgnsdrg/nsdrgns/drgnsdr/gnsdrgn 1", game.settle(None), start[0])
    kernels.deal(start, new_rng(int(rng.integers(1 << 62))))
    return start


def play_game(thinker: Thinker, simulations: int, rng: np.random.Generator) -> Sample:
    """A game from a random opening, with exploring turns; targets start again at those."""
    position = deal(rng)
    for _ in range(int(rng.integers(LONGEST_OPENING + 1))):
        play_at_random(position, rng)
    positions, values, gains, explored = [], [], [], []
    while position[0].to_move >= 0:
        thinker.look_at(position)
        thinker.think(simulations)
        explores = rng.random() < EXPLORING
        node = thinker.pick(rng) if explores else thinker.best()
        positions.append(position.copy())
        values.append(thinker.value())
        explored.append(explores)
        seat = int(position[0].to_move)
        after = thinker.position(node).copy()
        gains.append(_margin(after, seat) - _margin(position, seat))
        position = after
    targets = np.zeros(len(values), np.float32)
    ahead = 0.0
    for index in range(len(values) - 1, -1, -1):
        followed = gains[index] - ahead
        ahead = values[index] if explored[index] else TRUST * followed + (1 - TRUST) * values[index]
        targets[index] = ahead
    return Sample(np.concatenate(positions), targets)


def play_at_random(position: Records, rng: np.random.Generator) -> None:
    """Play random tokens until the turn is over."""
    mask, actions = np.zeros(3, np.uint64), np.zeros(142, np.int16)
    taken = int(position[0].taken)
    while position[0].taken == taken:
        number = kernels.legal_actions(position, mask, actions)
        kernels.step(position, int(actions[int(rng.integers(number))]))


def pair_margin(ours: Thinker, theirs: Thinker, simulations: int, rng: np.random.Generator) -> float:
    """Our mean margin, in a pair of games on one deal with seats swapped."""
    margin, start = 0.0, deal(rng)
    for seat in range(2):
        position = start
        while position[0].to_move >= 0:
            thinker = ours if position[0].to_move == seat else theirs
            thinker.look_at(position)
            thinker.think(simulations)
            position = thinker.position(thinker.best()).copy()
        margin += _margin(position, seat) / 2
    return margin


def _margin(position: Records, seat: int) -> int:
    return int(position[0].score[seat]) - int(position[0].score[1 - seat])
