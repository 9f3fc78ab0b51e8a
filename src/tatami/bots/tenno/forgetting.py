"""Moves of TENNO explained by forgetting: best on the visible table, but not given the cards seen."""

from __future__ import annotations

from typing import Any

import numpy as np

from tatami.bots.tenno.attack import expected
from tatami.bots.tenno.habits import MIXED
from tatami.bots.tenno.memory import lane, with_lane
from tatami.bots.tenno.mind import Array, attend, new_mind
from tatami.engine.bits import count, lowest
from tatami.engine.jit import jit
from tatami.games.tenno.cards import ALL_CARDS, SLOTS, Card
from tatami.games.tenno.log import seat_attacked, slot_attacked
from tatami.games.tenno.state import ATTACK, ATTACKING, ATTACKING_AGAIN, SHOW_MONK
from tatami.view import View

_NAMES = [card.name.lower().replace("_", "-") for card in Card]
CLEARLY = 0.5  # points of payoff by which the better attack must stand out with full memory


def forgotten(view: View, played: str, best: str) -> list[tuple[str, str]]:
    """The places and cards that the player had seen, if forgetting them explains the attack played."""
    if view.record.phase not in (ATTACKING, ATTACKING_AGAIN):
        return []
    mine, better = view.tokens.index(played), view.tokens.index(best)
    attacks = [a for a in np.flatnonzero(view.legal_mask).tolist() if ATTACK <= a < SHOW_MONK]
    if mine not in attacks or better not in attacks:
        return []
    actions = np.array(attacks, np.int64)
    knowing, blank = _rated(view, actions, False), _rated(view, actions, True)
    at, other = attacks.index(mine), attacks.index(better)
    is_explained = blank[0][at] >= blank[0].max() - 1e-6 and knowing[0][other] > knowing[0][at] + CLEARLY
    if not is_explained:
        return []
    # The forgotten card: the one under attack, or the one that should have been attacked.
    places = [index for index in (at, other) if knowing[1][index] >= 0]
    return [(_place(attacks[index]), _NAMES[knowing[1][index]]) for index in places]


def _place(attack: int) -> str:
    return f"seat/{int(seat_attacked(attack)) + 1}/row/{int(slot_attacked(attack)) + 1}"


def _rated(view: View, actions: Array, is_blank: bool) -> tuple[Array, Array]:
    """The mean payoff of each attack and the card there, -1 if unknown, with or without memory."""
    payoffs, cards = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
    rate(new_mind(MIXED), view.records, actions, is_blank, payoffs, cards)
    return payoffs, cards


@jit
def rate(minds: Any, views: Any, actions: Any, is_blank: bool, payoffs: Any, cards: Any) -> None:
    """Fill in a mind's evaluation of attacks; to a blank one every card in play may lie in every slot."""
    mind = minds[0]
    attend(mind, views[0])
    me = np.int64(views[0].to_move)
    if is_blank:
        for seat in range(np.int64(views[0].seats)):
            for slot in range(SLOTS):
                mind.lanes[me, seat] = with_lane(mind.lanes[me, seat], slot, np.uint64(ALL_CARDS))
    for index in range(actions.shape[0]):
        action = actions[index]
        payoffs[index] = expected(mind, views[0], action)
        there = lane(mind.lanes[me, seat_attacked(action)], slot_attacked(action))
        cards[index] = lowest(there) if count(there) == 1 else -1
