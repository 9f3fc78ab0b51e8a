"""Greedy games in compiled code, with records of the players' signs and results."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tatami.bots.tenka.outlook import LEAST_LEFT, find_signs, survey
from tatami.bots.tenka.scratch import HEADS, SIGNS
from tatami.engine import dispatch
from tatami.engine.jit import jit
from tatami.engine.playout import random_action
from tatami.engine.rng import unit
from tatami.engine.search import minds
from tatami.engine.search.tree import settle
from tatami.games.tenka.cards import CARDS, HAND
from tatami.games.tenka.rules import battles
from tatami.games.tenka.state import PLAY

_deal, _step, _attend, _reply = dispatch.deal, dispatch.step, minds.attend, minds.reply


class Notes(NamedTuple):
    """The records, a row for each player at the beginning of each battle while cards are drawn."""

    signs: Any
    left: Any  # battles left
    ends: Any  # utility and points at the end


def new_notes(seats: int, games: int) -> Notes:
    """Buffers for the records of this many games."""
    rows = games * (CARDS // seats - HAND) * seats
    return Notes(np.zeros((rows, SIGNS), np.float32), np.zeros(rows, np.int64), np.zeros((rows, HEADS)))


@jit
def play(
    start: Any, scratch: Any, players: Any, noise: float, config: Any, rng: Any, desk: Any, notes: Any
) -> None:
    """Play games, with occasional random moves, until the buffers are full."""
    seats = np.int64(start[0].seats)
    n = 0
    while n < notes.left.shape[0]:
        scratch[0] = start[0]
        s, mind = scratch[0], players[0]
        _deal(s, rng, -1)
        _attend(mind, s)
        first, noted = n, np.int64(0)
        while s.to_move >= 0:
            left = battles(s) - s.battle
            if s.phase == PLAY and s.battle == noted + 1 and left >= LEAST_LEFT:
                noted += 1
                survey(mind, s)
                for seat in range(seats):
                    find_signs(mind, s, seat)
                    notes.left[n] = left
                    notes.signs[n] = mind.signs
                    n += 1
            if unit(rng) < noise:
                _step(s, random_action(s, rng, desk.mask))
            else:
                _step(s, _reply(mind, s, rng, desk.mask))
        settle(s, config[0], desk)
        for row in range(first, n):
            notes.ends[row, 0] = desk.utility[(row - first) % seats]
            notes.ends[row, 1] = desk.points[(row - first) % seats]
