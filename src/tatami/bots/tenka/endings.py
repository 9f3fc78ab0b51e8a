"""The exact end of a game: from the moment when only the holders of the last cards are hidden.

That is so when everybody else has played in the last battle but one. The General who shares out its
spoils chooses next, knowing no more than their view; then everybody plays their last card; and the
last spoils are shared out with everything open. All worlds that fit a view are equally likely, every
player is assumed to choose what is best for them, and among equals the first in the order of actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.engine import dispatch, kernels
from tatami.engine.bits import ZERO, bit, count, lowest, nth
from tatami.engine.jit import inline, jit
from tatami.engine.search.tree import lead, settle
from tatami.engine.state import STATE_ITSELF
from tatami.games.tenka.belief import BELIEF, believe, release_of
from tatami.games.tenka.cards import CARDS, FACTIONS, MOST_SEATS
from tatami.games.tenka.rules import playable
from tatami.games.tenka.state import ACTIONS, NO_CARD, OVER, PLAY, PLAY_CARD, STATE, number
from tatami.games.tenka.view import copy_open

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

_legal, _step = dispatch.legal, dispatch.step

MOST_WORLDS = 6  # ways to deal one card to each of three others
MOST_CHOICES = 3  # gifts and a confiscation in one battle
ORDERS = np.array([[0, 1, 2], [1, 0, 2], [0, 2, 1], [1, 2, 0], [2, 0, 1], [2, 1, 0]])  # two for two others
NOW, LAST = 0, 1  # plans for the spoils at hand and for those of the last battle

assert ORDERS.shape == (MOST_WORLDS, MOST_SEATS - 1)


def is_near(views: Array) -> bool:
    """Whether a view's seat, which is to move, can compute the rest of the game."""
    v = views[0]
    left = CARDS // v.seats - v.battle
    if v.phase != PLAY:
        return bool(left <= 2)
    played = np.count_nonzero(v.played[v.battle] != NO_CARD)
    return bool(left == 2 and played == v.seats - 1)


class Ending:
    """Computes the end of games with this many seats."""

    def __init__(self, seats: int, config: Array) -> None:
        self._config = config
        self._desk = _new_desk(seats)

    def rate(self, views: Array, actions: list[int]) -> list[float]:
        """The utility of each of the legal actions in a view that is near the end."""
        return self.results(views, actions)[0]

    def results(self, views: Array, actions: list[int]) -> tuple[list[float], Array]:
        """The same, and by action the shares of victory and the margins of all seats."""
        if views[0].phase == PLAY:
            rated = [self._rate_card(views, card) for card in actions]
            return [value for value, _ in rated], np.array([results for _, results in rated])
        values = self._rate_spoils(views)
        return values[: len(actions)], self._desk.results[: len(actions)].copy()

    def _rate_spoils(self, views: Array) -> list[float]:
        """The mean values of the choices for the player who shares out spoils, given their information."""
        worlds = self._worlds(views)
        share(worlds, self._config, self._desk)
        return list(self._desk.values.tolist())

    def _rate_card(self, views: Array, card: int) -> tuple[float, Array]:
        """The mean value of a card for the last player, and the mean results of all."""
        me, battle, desk = int(views[0].viewer), int(views[0].battle), self._desk
        worlds = self._worlds(views)
        for world in range(len(worlds)):
            kernels.step(worlds[world : world + 1], card)
        if worlds[0].to_move == me and worlds[0].battle == battle:
            share(worlds, self._config, desk)
            best = int(np.argmax(desk.values))
            return float(desk.values[best]), desk.results[best].copy()
        value, results = 0.0, np.zeros_like(desk.result)
        for world in range(len(worlds)):
            self._end(worlds[world : world + 1], battle)
            value += desk.best[me] / len(worlds)
            results += desk.result / len(worlds)
        return value, results

    def _end(self, world: Array, battle: int) -> None:
        """Let another player share out spoils to their own advantage, and play on to the end."""
        mask, legal, view = np.zeros_like(self._desk.mask), np.zeros(ACTIONS, np.int64), np.zeros(1, STATE)
        while world[0].battle == battle:
            view[:] = 0
            kernels.view(world, int(world[0].to_move), view)
            kernels.legal_actions(world, mask, legal)
            kernels.step(world, int(legal[np.argmax(self._rate_spoils(view))]))
        share(world, self._config, self._desk)

    def _worlds(self, views: Array) -> Array:
        """The states that fit a view in which the others hold a card each, or none."""
        worlds = np.zeros(MOST_WORLDS, STATE)
        return worlds[: list_worlds(views, np.zeros(1, BELIEF), worlds)]


class Desk(NamedTuple):
    """The work buffers of the computation."""

    tries: Any  # records by plan
    mask: Any  # of legal actions
    choice: Any  # by plan: which of the legal actions, in order
    size: Any  # by plan: out of how many
    values: Any  # by first choice, -1 where there is none
    utility: Any  # by seat, and so on, as a search has them
    points: Any
    counts: Any
    best: Any  # utility by seat of the best way to share the last spoils
    result: Any  # and by measure and seat: shares of victory, margins
    sums: Any  # of these, over the worlds
    results: Any  # by first choice, their means with the best plan


def _new_desk(seats: int) -> Desk:
    return Desk(
        tries=np.zeros(2, STATE),
        mask=np.zeros((ACTIONS + 63) // 64, np.uint64),
        choice=np.zeros((2, MOST_CHOICES), np.int64),
        size=np.zeros((2, MOST_CHOICES), np.int64),
        values=np.zeros(FACTIONS),
        utility=np.zeros(seats),
        points=np.zeros(seats),
        counts=np.zeros(seats, np.int64),
        best=np.zeros(seats),
        result=np.zeros((2, seats)),
        sums=np.zeros((2, seats)),
        results=np.zeros((FACTIONS, 2, seats)),
    )


@jit
def list_worlds(views: Any, beliefs: Any, out: Any) -> int:
    """List the states that fit a view in which the others hold a card each, or none; return how many."""
    v, belief = views[0], beliefs[0]
    believe(v, belief)
    hidden = count(belief.unseen)
    orders = 1 if hidden == 0 else 2 if hidden == 2 else MOST_WORLDS
    worlds = 0
    for order in range(orders):
        s = out[worlds]
        copy_open(v, s)
        s.viewer = STATE_ITSELF
        for place in range(s.deck.shape[0]):
            s.deck[place] = NO_CARD
        fits, other = True, 0
        for seat in range(number(v.seats)):
            if seat == v.viewer or hidden == 0:
                s.hand[seat] = v.hand[seat]
            else:
                card = nth(belief.unseen, ORDERS[order, other])
                s.hand[seat] = bit(card)
                fits &= belief.free[seat, release_of(v, belief, seat, card)] > 0
                other += 1
        worlds += fits
    return worlds


@jit
def share(worlds: Any, config: Any, desk: Any) -> None:
    """Fill in the values of the first choices for the player who shares out spoils without knowing the world.

    If nobody does, there is one plan, and `best` holds its utilities in the last world.
    """
    chooser = number(worlds[0].general)
    desk.values[:] = -1.0
    desk.choice[NOW, :] = 0
    more = True
    while more:
        total = 0.0
        desk.sums[:] = 0.0
        for world in range(worlds.shape[0]):
            desk.tries[NOW] = worlds[world]
            play_plan(desk.tries[NOW], NOW, desk)
            finish(desk.tries[NOW], config[0], desk)
            total += desk.best[chooser]
            desk.sums[:] += desk.result
        first = desk.choice[NOW, 0]
        if total / worlds.shape[0] > desk.values[first]:
            desk.values[first] = total / worlds.shape[0]
            desk.results[first] = desk.sums / worlds.shape[0]
        more = next_plan(NOW, desk)


@inline
def finish(s: Any, config: Any, desk: Any) -> None:
    """Play the last cards and share the last spoils to the General's advantage; utilities go to `best`."""
    while s.phase == PLAY:
        _step(s, PLAY_CARD + lowest(playable(s)))
    chooser = number(s.general)
    desk.choice[LAST, :] = 0
    more, most = True, -1.0
    while more:
        desk.tries[LAST] = s
        play_plan(desk.tries[LAST], LAST, desk)
        settle(desk.tries[LAST], config, desk)
        if desk.utility[chooser] > most:
            most = desk.utility[chooser]
            desk.best[:] = desk.utility
            note_result(desk)
        more = next_plan(LAST, desk)


@inline
def note_result(desk: Any) -> None:
    """Record the share of victory and the margin of every seat at the end of a game that was settled."""
    seats = desk.counts.shape[0]
    winners = 0
    for seat in range(seats):
        winners += desk.counts[seat] == 1
    for seat in range(seats):
        desk.result[0, seat] = 1.0 / winners if desk.counts[seat] == 1 else 0.0
        desk.result[1, seat] = lead(desk.points, seat, seats)


# Plans: which of the legal actions to take in turn, while one player shares out the spoils of a battle.


@inline
def play_plan(s: Any, plan: int, desk: Any) -> None:
    """Share out the spoils as planned."""
    battle, choices = s.battle, 0
    desk.size[plan, :] = 0
    while s.battle == battle and s.phase != PLAY and s.phase != OVER:
        desk.mask[:] = ZERO
        _legal(s, desk.mask)
        n, word = desk.choice[plan, choices], 0
        for bits in desk.mask:
            desk.size[plan, choices] += count(bits)
        while n >= count(desk.mask[word]):
            n -= count(desk.mask[word])
            word += 1
        _step(s, 64 * word + nth(desk.mask[word], n))
        choices += 1


@inline
def next_plan(plan: int, desk: Any) -> bool:
    """Go on to the next plan; false if there is none."""
    for index in range(MOST_CHOICES - 1, -1, -1):
        if desk.choice[plan, index] + 1 < desk.size[plan, index]:
            desk.choice[plan, index] += 1
            return True
        desk.choice[plan, index] = 0
    return False
