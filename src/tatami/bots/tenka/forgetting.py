"""Plays of Tenka Trick explained by forgetting: best only if cards played before might still come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tatami.bots.tenka.mind import greedy
from tatami.bots.tenka.plays import guess, prepare, rate_played, samples_for, unseen
from tatami.bots.tenka.scratch import lay_out
from tatami.engine.bits import bit, count
from tatami.engine.jit import jit
from tatami.engine.rng import new_rng
from tatami.games.tenka.cards import CARDS
from tatami.games.tenka.rules import next_seat
from tatami.games.tenka.state import ALL_CARDS, NO_CARD, PLAY, PLAY_CARD, number
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

CLEARLY = 0.5  # cards of gain by which the better card must stand out with full memory
ABOUT = 0.1  # two cards with gains as close as this are about equal
ROUNDS = 60  # of 24 guesses each
MOST = 1  # forgotten cards that are named

KNOWING, BLANK = 0, 1  # what is thought to be hidden: what is, or everything but the hand and this battle


def forgotten(view: View, played: str, best: str) -> list[tuple[str, str]]:
    """The cards of earlier battles whose coming explains the play, each with the place where it lies."""
    if view.record.phase != PLAY:
        return []
    cards = np.flatnonzero(view.legal_mask) - PLAY_CARD
    at, other = (
        int(np.flatnonzero(cards == view.tokens.index(token) - PLAY_CARD)[0]) for token in (played, best)
    )
    knowing, blank = (_rated(view, cards, memory) for memory in (KNOWING, BLANK))
    is_explained = blank[at] >= blank.max() - ABOUT and knowing[other] > knowing[at] + CLEARLY
    if not is_explained:
        return []
    lies = {
        piece.kind: place.id
        for place in view.places
        for piece in place.pieces
        if place.id == "out" or place.id.endswith("/pile")
    }
    # The forgotten cards: those which, if the next player had them, would speak most for the card played.
    two, speaks = cards[[at, other]], list[tuple[float, str]]()
    for card in range(CARDS):
        if (kind := view.tokens[PLAY_CARD + card]) in lies:
            rated = _rated(view, two, KNOWING, card)
            speaks.append((float(rated[0] - rated[1]), kind))
    speaks.sort(key=lambda each: (-each[0], each[1]))
    return [(lies[kind], kind) for gain, kind in speaks[:MOST] if gain > 0]


def _rated(view: View, cards: Array, memory: int, coming: int = NO_CARD) -> Array:
    """The gain of each card for a mind with this memory; `coming` is the next player's card, if given."""
    gains = np.zeros(len(cards))
    rate(greedy(), view.records, cards, memory, coming, new_rng(1), gains)
    return gains / ROUNDS


@jit
def rate(minds: Any, views: Any, cards: Any, memory: int, coming: int, rng: Any, gains: Any) -> None:
    """Add up a mind's evaluation of cards over all rounds, all cards with the same random numbers."""
    mind, v = minds[0], views[0]
    lay_out(mind, v)
    prepare(mind, v)
    me = number(v.to_move)
    hidden = unseen(v, me)
    if memory == BLANK:
        hidden = ALL_CARDS & ~v.hand[me]
        for seat in range(number(v.seats)):
            if v.played[v.battle, seat] != NO_CARD:
                hidden &= ~bit(v.played[v.battle, seat])
    for _ in range(ROUNDS):
        luck = rng[0]
        for index in range(cards.shape[0]):
            rng[0] = luck
            mind.played[0, me] = cards[index]
            guess(mind, me, hidden, count(v.hand[me]), rng)
            following = next_seat(mind, me)
            if coming != NO_CARD and following != mind.leader[0]:
                for sample in range(samples_for(mind, me)):
                    mind.guesses[sample, following] = coming
            gains[index] += rate_played(mind, me)
        rng[0] = luck + np.uint64(0x632BE59BD9B4E019)
