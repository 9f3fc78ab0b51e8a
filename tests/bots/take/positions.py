"""Positions of TA-KE from play, and what the rules alone say about them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.take.search.turns import NARROW, list_turns, new_work
from tatami.engine import kernels
from tatami.games.take import GAME
from tatami.games.take.state import STATE
from tatami.match import Match, new

State = np.ndarray[Any, np.dtype[Any]]


def random_position(
    seed: int, left: int, *, within: bool = False, thrift: float = 0.6, **options: Any
) -> State:
    """A position with so many chips left, by random play; `within` a turn, if one was begun there.

    The thriftier, the fewer abilities are used, so that more chips are left to use them with.
    """
    random = np.random.default_rng(seed)
    match = new("take", seed=seed, options=options)
    while not _reached(match, left, within):
        tokens = match.legal()
        takes = [token for token in tokens if token[0] == "t"]
        match.play(str(random.choice(takes if takes and random.random() < thrift else tokens)))
    return match.view(match.to_move).records


def greedy_position(seed: int, left: int, **options: Any) -> State:
    """A position with so many chips left, by players who mostly take what brings most at once."""
    random = np.random.default_rng(seed)
    state = new("take", seed=seed, options=options).view(1).records
    while 35 - int(state[0].taken) > left:
        me = int(state[0].to_move)
        results, _, _ = turns(state, NARROW)
        points = results["score"].astype(int)
        gains = points[:, me] - points[:, 1 - me] + random.random(len(points))
        chosen = random.integers(len(points)) if random.random() < 0.1 else gains.argmax()
        state = results[chosen : chosen + 1].copy()
    state[0].viewer = state[0].to_move
    return state


def turns(state: State, width: int, room: int = 100_000) -> tuple[State, list[int], bool]:
    """The positions after all whole turns, the turns' codes, and whether some were cut off."""
    work, positions, codes = new_work(), np.zeros(room, STATE), np.zeros(room, np.int64)
    n = list_turns(state, work, width, positions, codes)
    return positions[:n], codes[:n].tolist(), bool(work[0].cut)


def _reached(match: Match, left: int, within: bool) -> bool:
    s = match.view(None).record
    if 35 - int(s.taken) > left:
        return False
    return not within or bool(s.used) or 35 - int(s.taken) < left


def legal_actions(state: State) -> list[int]:
    """The legal actions, by the rules."""
    mask, out = np.zeros(GAME.mask_words, np.uint64), np.zeros(GAME.actions, np.int16)
    return [int(action) for action in out[: kernels.legal_actions(state, mask, out)]]


def after(state: State, action: int) -> State:
    """The position after an action."""
    moved = state.copy()
    kernels.step(moved, action)
    return moved


def results_of_turns(state: State) -> set[bytes]:
    """Every position that the mover can hand over, token by token; no position is gone through twice."""
    mover, seen, results, todo = int(state[0].to_move), set[bytes](), set[bytes](), [state]
    while todo:
        now = todo.pop()
        for action in legal_actions(now):
            moved = after(now, action)
            key = moved.tobytes()
            if int(moved[0].to_move) != mover:
                results.add(key)
            elif key not in seen:
                seen.add(key)
                todo.append(moved)
    return results
