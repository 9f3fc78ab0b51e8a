"""Positions of TA-KE from play, and what the rules alone say about them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.engine import drive
from tatami.games.take import GAME
from tatami.match import Match, new

State = np.ndarray[Any, np.dtype[Any]]


def random_position(seed: int, left: int, *, within: bool = False, **options: Any) -> State:
    """A position with so many chips left, by random play; `within` a turn, if one was begun there."""
    random = np.random.default_rng(seed)
    match = new("take", seed=seed, options=options)
    # Fewer abilities than fall to uniform play, so that chips to use them with pile up.
    while not _reached(match, left, within):
        tokens = match.legal()
        takes = [token for token in tokens if token[0] == "t"]
        match.play(str(random.choice(takes if takes and random.random() < 0.6 else tokens)))
    return match.view(match.to_move).records


def _reached(match: Match, left: int, within: bool) -> bool:
    s = match.view(None).record
    if 35 - int(s.taken) > left:
        return False
    return not within or bool(s.used) or 35 - int(s.taken) < left


def legal_actions(state: State) -> list[int]:
    """The legal actions, by the rules."""
    mask, out = np.zeros(GAME.mask_words, np.uint64), np.zeros(GAME.actions, np.int16)
    return [int(action) for action in out[: drive.legal_actions(state, mask, out)]]


def after(state: State, action: int) -> State:
    """The position after an action."""
    moved = state.copy()
    drive.step(moved, action)
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
