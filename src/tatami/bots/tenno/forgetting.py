"""Moves of TENNO explained by forgetting: best on the visible table, but not given the cards seen."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.tenno.attack import expected
from tatami.bots.tenno.habits import MIXED
from tatami.bots.tenno.memory import lane
from tatami.bots.tenno.mind import Array, attend, new_mind
from tatami.engine.bits import count
from tatami.engine.jit import jit
from tatami.games.tenno.log import seat_attacked, slot_attacked
from tatami.games.tenno.state import ATTACK, ATTACKING, ATTACKING_AGAIN, SHOW_MONK
from tatami.view import View

CLEARLY = 0.5  # points of payoff by which the better attack must stand out with full memory


def forgotten(view: View, played: str, best: str) -> list[str]:
    """The attacked places whose card the player had seen, if forgetting it explains the attack played."""
    if view.record.phase not in (ATTACKING, ATTACKING_AGAIN):
        return []
    mine, better = view.tokens.index(played), view.tokens.index(best)
    attacks = [a for a in np.flatnonzero(view.legal_mask).tolist() if ATTACK <= a < SHOW_MONK]
    if mine not in attacks or better not in attacks:
        return []
    actions = np.array(attacks, np.int64)
    knowing, blank = _rated(view, actions, 0.0), _rated(view, actions, 1.0)
    at, other = attacks.index(mine), attacks.index(better)
    is_explained = blank[0][at] >= blank[0].max() - 1e-6 and knowing[0][other] > knowing[0][at] + CLEARLY
    if not is_explained:
        return []
    # The forgotten card: the one under attack, or the one that should have been attacked.
    places = [index for index in (at, other) if knowing[1][index] == 1 and blank[1][index] > 1]
    return [
        f"seat/{int(seat_attacked(attacks[i])) + 1}/row/{int(slot_attacked(attacks[i])) + 1}" for i in places
    ]


def _rated(view: View, actions: Array, forgets: float) -> tuple[Array, Array]:
    """The mean payoff of each attack, and the number of cards that may lie there, to a forgetful mind."""
    mind = new_mind(MIXED, forgets=forgets, seed=np.uint64(1))
    payoffs, possible = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
    rate(mind, view.records, actions, payoffs, possible)
    return payoffs, possible


@jit
def rate(minds: Any, views: Any, actions: Any, payoffs: Any, possible: Any) -> None:
    """Fill in a mind's evaluation of attacks."""
    attend(minds[0], views[0])
    me = np.int64(views[0].to_move)
    for index in range(actions.shape[0]):
        action = actions[index]
        payoffs[index] = expected(minds[0], views[0], action)
        word = minds[0].lanes[me, seat_attacked(action)]
        possible[index] = count(lane(word, slot_attacked(action)))
