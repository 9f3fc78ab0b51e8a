"""Luck removed from a game: an unbiased, lower-variance estimate of a player's value.

Opponents with known action probabilities can take over any seat. So a player's result is that of a copy of
the opponents in its place, which is zero by symmetry, plus the gain of each of its decisions over the
opponents' own choice in the same position:

    estimate = 0 + sum over its decisions of Q(position, its action) - Q(position, their choice)

Q is the mean result when the opponents play on at all seats, from games played for this
purpose. The omitted terms, everything that chance and the opponents bring between two decisions, are zero
on average: these are the terms that AIVAT (Burch et al. 2018) subtracts, with Q as its values.

A decision may gain by luck, too: an attack meets a weak card that nobody could know of. So it is valued in
many positions that the player cannot tell apart. They come from a Markov chain that begins with the real
game: redraw one choice of an opponent, or exchange two hidden pieces of the deal, replay, and accept
if the player would have seen the same at every decision so far. The chain preserves the posterior
distribution of positions, given all that the player saw; so the mean stays unbiased, however
far the chain mixes.

Opponents choose by the view of their seat, as at the table, and no player is shown any of this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tatami.bots.playouts import advantage, find_seed, retrace
from tatami.engine import kernels
from tatami.engine.game import GameError
from tatami.engine.records import blank, copied
from tatami.engine.rng import new_rng
from tatami.match import Match

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

WORLDS, PLAYOUTS = 24, 8  # steps of the chain, and pairs of games in each world
TRIES = 1 << 22  # attempts to find the seed of an opponent's choice
REDEALT = 0.7  # share of steps that exchange pieces, where the deal is hidden


class Gain(NamedTuple):
    """Margin over the mean of the others, and share of victory."""

    margin: float
    share: float


def is_known(bot: object) -> bool:
    """Whether luck can be removed from games against a bot: its choices must be independent draws."""
    return getattr(bot, "reflex", None) is not None


def result(match: Match, seat: int) -> Gain:
    """A seat's result, luck included."""
    scores, winners = match.scores(), match.winners()
    own = scores.pop(seat)
    return Gain(own - sum(scores.values()) / len(scores), (seat in winners) / max(1, len(winners)))


def estimate(
    match: Match, seat: int, opponent: Any, seed: int, worlds: int = WORLDS, playouts: int = PLAYOUTS
) -> Gain:
    """A seat's value among copies of an opponent, luck removed, from a finished match.

    With a named start seat the estimate is unbiased only over games from every seat together.
    """
    if not match.over or match.deal is None:
        raise GameError("Luck can only be removed from games played from a deal to the end.")
    if not is_known(opponent):
        raise GameError(f"It is not known how {opponent.name} samples its choices.")
    past = _Past(match, seat - 1, opponent.reflex, seed)
    gained = np.array([0.0, 1 / match.seats])
    for decision, number in enumerate(past.choices):
        if number > 1:
            gained += past.gain(decision, worlds, playouts)
    return Gain(*gained.tolist())


class _World(NamedTuple):
    """The part a player cannot see: the deal, and the seeds of the others' choices."""

    deal: str
    seeds: Array


class _Past:
    """A game as one seat saw it, and the worlds that would have looked the same to it."""

    def __init__(self, match: Match, me: int, mind: Array, seed: int) -> None:
        assert match.deal is not None
        game = self._game = match.game
        self._match, self._me = match, me
        self._chance, self._rng = np.random.default_rng(seed), new_rng(seed)
        self._thinkers = np.concatenate([mind, mind])
        self._mask, self._results = np.zeros(game.mask_words, np.uint64), np.zeros(match.seats, np.int64)
        self._octets = np.zeros(game.state.itemsize, np.uint8)
        self._sight = self._octets, self._octets.view(game.state)
        self._room = blank(game.state)
        self.choices: list[int] = []  # number of legal actions, by decision of the seat
        self._positions: list[Array] = []  # the real ones
        self._look_back(match)

    def _look_back(self, match: Match) -> None:
        """Find the seat's observations and actions, and seeds that reproduce the others' choices."""
        at = self._start(match.deal or "")
        seeds, own, seen = self._fresh(self._game.max_decisions), [], []
        legal = np.zeros(self._game.actions, np.int16)
        for moment, action in enumerate(match.actions):
            if at["to_move"].item() == self._me:
                view = blank(self._game.state)
                kernels.view(at, self._me, view)
                seen.append(np.frombuffer(view.tobytes(), np.uint8))
                own.append(action)
                self.choices.append(kernels.legal_actions(at, self._mask, legal))
                self._positions.append(copied(at))
            else:
                seed = find_seed(at, action, self._thinkers, self._rng, TRIES, self._mask)
                if not seed:
                    raise GameError("An opponent's moves do not match the bot named.")
                seeds[moment] = seed
            kernels.step(at, action)
        self._own, self._seen = np.array(own, np.int16), np.array(seen).reshape(len(seen), -1)
        self._moments = [moment for moment, mover in enumerate(_movers(match)) if mover == self._me]
        self._real = _World(match.deal or "", seeds)

    def _start(self, deal: str) -> Array:
        return self._game.start(deal, self._match.options, self._match.version)

    def _fresh(self, number: int) -> Array:
        return self._chance.integers(1, 2**64, size=number, dtype=np.uint64)

    def gain(self, decision: int, worlds: int, playouts: int) -> Array:
        """The mean gain of a decision over the opponents' choice: margin and share."""
        total, world, position = np.zeros(2), self._real, self._positions[decision]
        for _ in range(worlds):
            self._judge(position, int(self._own[decision]), playouts, total)
            other = self._changed(world, self._moments[decision])
            if other is None:
                continue
            self._room[:] = self._start(other.deal)
            if retrace(
                self._room,
                self._me,
                decision,
                self._own,
                other.seeds,
                self._thinkers,
                self._seen,
                self._sight,
                self._mask,
            ):
                world, position = other, copied(self._room)
        return total / (worlds * playouts)

    def _changed(self, world: _World, moment: int) -> _World | None:
        """A world that differs in one thing and has the same prior probability."""
        if not self._game.deal_is_public and self._chance.random() < REDEALT:
            words = world.deal.split()
            head = len(words) - self._pieces
            one, two = head + self._chance.integers(self._pieces, size=2)
            words[one], words[two] = words[two], words[one]
            return _World(" ".join(words), world.seeds)
        if moment == 0:
            return None
        seeds = world.seeds.copy()
        seeds[self._chance.integers(moment)] = self._fresh(1)[0]
        return _World(world.deal, seeds)

    @property
    def _pieces(self) -> int:
        """The number of pieces in a hidden deal, after the numbers of seats and the start seat."""
        return len(self._real.deal.split()) - 2

    def _judge(self, position: Array, action: int, playouts: int, total: Array) -> None:
        starts = np.repeat(position, playouts)
        if self._game.undrawn is not None and len(self._game.undrawn(position)):
            for index in range(playouts):
                self._chance.shuffle(self._game.undrawn(starts[index : index + 1]))
        work = self._mask, self._results
        advantage(starts, action, self._room, self._thinkers, self._fresh(playouts), work, total)


def _movers(match: Match) -> list[int]:
    return [seat - 1 for _, seat, _ in match.played(None)]
