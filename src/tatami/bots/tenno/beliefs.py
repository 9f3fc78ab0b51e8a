"""Exact beliefs in TENNO: the probability of every card in every hidden slot, from a view."""

from __future__ import annotations

import numpy as np

from tatami.engine import kernels
from tatami.engine.jit import interpreted
from tatami.games.tenno.belief import BELIEF, fitting
from tatami.games.tenno.cards import SLOTS, Card
from tatami.games.tenno.triples import card_in
from tatami.view import View

_fitting, _card_in = interpreted(fitting), interpreted(card_in)
_NAMES = [card.name.lower().replace("_", "-") for card in Card]


def chances(view: View) -> dict[str, dict[str, float]]:
    """By place, the probability of each kind of card, if owners lay all cards equally often."""
    belief = np.zeros(1, BELIEF)
    kernels.believe(view.records, belief)
    found: dict[str, dict[str, float]] = {}
    for seat in range(view.seats):
        before = 0.0
        for index in range(int(belief[0].worlds[seat])):
            triple, upto = int(_fitting(belief[0], seat, index)), float(belief[0].upto[seat, index])
            for slot in range(SLOTS):
                card = int(_card_in(triple, slot))
                if card < len(_NAMES):
                    likely = found.setdefault(f"seat/{seat + 1}/row/{slot + 1}", {})
                    likely[_NAMES[card]] = likely.get(_NAMES[card], 0.0) + upto - before
            before = upto
    return found
