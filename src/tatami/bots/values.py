"""Values of actions for all seats, given the information of the seat to move."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from tatami.bots.bot import check_turn
from tatami.bots.search import digest
from tatami.engine.game import Game
from tatami.engine.rng import new_rng
from tatami.engine.search import tree
from tatami.engine.search.desk import NONE, Tree, new_desk, new_tree
from tatami.engine.search.weigh import HALVES, PLAIN_CONFIG, Scale, new_scale, outset, weigh
from tatami.match import Match, new
from tatami.view import View

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]

GLANCE = 48  # worlds in which every action is tried
CLEARLY = 3.0  # standard errors behind the best at which an action is eliminated
CLIPPED = 20.0  # more points ahead make no difference
POINTS = 400.0  # points ahead that equal a whole victory when moves are compared: they break ties
GAMES = 20_000  # sample size for the expectation at the start
DOUBTFUL = 0.05  # share of victory; a deep look checks losses that seem this large
SURE = 2.0  # standard errors that a loss must exceed in the deep look too
DEEP_SHARE = 0.5  # of a decision's simulations, for the deep look
NODES, EDGES = 1 << 14, 1 << 18  # room in the tree of a deep look


@dataclass(frozen=True)
class Worth:
    """A value by seat: share of victory, and points ahead of the best other seat."""

    share: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Choice:
    """The evaluation of one action."""

    token: str
    share: float  # for the choosing seat
    points: float
    tries: int  # worlds or positions searched; 0 if only estimated


@dataclass(frozen=True)
class Weighed:
    """All actions of one decision, best first, and the loss of the one played."""

    choices: tuple[Choice, ...]
    value: Worth  # of the best action
    cost: Worth  # by seat, value of the best action minus value of the one played
    error: float  # standard error of the cost in share for the choosing seat; 0 if exact
    points_error: float  # the same in points
    exact: bool = False
    reply: tuple[str, float] | None = None  # the most frequent reply to the best action, and its frequency
    reply_to_played: tuple[str, float] | None = None

    @property
    def best(self) -> str:
        """The token to play."""
        return self.choices[0].token


class Values(Protocol):
    """Values of one game; not thread-safe."""

    def weigh(self, view: View, played: str, simulations: int) -> Weighed:
        """The value of every action for the seat to move; the one played is compared with the best."""

    def stand(self, view: View, simulations: int) -> Worth:
        """The expected result of the game, given any seat's view."""

    def expectation(self, match: Match) -> Worth:
        """The expectation of every seat before the deal, among equals."""


# By number of seats, from the start seat on: the mean effect of all errors on a seat, in share and points.
Errors = Mapping[int, Sequence[tuple[float, float]]]
ERRORS = "errors.json"  # in the folder of a game's bots; see docs/review.md


@lru_cache
def errors(game: str) -> Errors:
    """The effect of errors in games of equals, as measured; empty where it is too small to matter."""
    place = Path(__file__).parent / game / ERRORS
    if not place.exists():
        return {}
    data: dict[str, list[tuple[float, float]]] = json.loads(place.read_text())
    return {int(seats): effects for seats, effects in data.items()}


class Endings(Protocol):
    """Values near the end of a game, computed instead of sampled."""

    exact: bool  # whether they are proven

    def worths(self, view: View, actions: Array, simulations: int) -> list[Worth] | None:
        """The value of each action for all seats, or None if that takes longer than so many simulations."""


class SampledValues:
    """Values of any game: all actions are played out in the same worlds that fit the view."""

    def __init__(self, game: Game, mind: Array, endings: Endings | None = None) -> None:
        self.game = game
        self._mind = mind
        self._endings = endings
        self._masks = np.array([game.mask(action) for action in range(game.actions)], np.int16)
        self._plain, self._tree = new_tree(0, 0), new_tree(NODES, EDGES)

    def weigh(self, view: View, played: str, simulations: int) -> Weighed:
        """Try all in a few worlds, then those that may be best, and the one played, in many more.

        A loss counts only as far as it remains when the player goes on with care: the mind may not know
        how to follow up the action played.
        """
        check_turn(view)
        actions = np.flatnonzero(view.legal_mask)
        mine = int(np.flatnonzero(actions == view.tokens.index(played))[0])
        table = _Table(self, view, actions)
        known = self._endings and self._endings.worths(view, actions, simulations)
        if known:
            table.look(GLANCE)
            return self._computed(view, known, table, mine)
        if len(actions) > 1:
            table.look(min(GLANCE, max(2, simulations // len(actions))))
            table.drop(mine)
            left = simulations - int(table.scale.worlds.sum())
            table.look(left // int(table.scale.active.sum()))
        else:
            table.look(max(2, min(GLANCE, simulations)))
        found = table.sum_up(mine)
        if found.cost.share[(view.seat or 1) - 1] < DOUBTFUL:
            return found
        return self._look_again(view, found, actions, mine, int(DEEP_SHARE * simulations))

    def _computed(self, view: View, known: list[Worth], table: _Table, mine: int) -> Weighed:
        """All actions by their computed values; only the replies are sampled."""
        seat = (view.seat or 1) - 1
        merits = [merit(worth.share[seat], worth.points[seat]) for worth in known]
        order = sorted(range(len(known)), key=lambda index: (-round(merits[index], 9), index != mine))
        choices = tuple(
            Choice(view.tokens[int(table.scale.actions[i])], known[i].share[seat], known[i].points[seat], 1)
            for i in order
        )
        best = order[0]
        replies = table.reply(best), table.reply(mine)
        cost, exact = minus(known[best], known[mine]), bool(self._endings and self._endings.exact)
        return Weighed(choices, known[best], cost, 0.0, 0.0, exact, *replies)

    def _look_again(self, view: View, found: Weighed, actions: Array, mine: int, simulations: int) -> Weighed:
        """The same with the loss that a deep look confirms."""
        best, seat = view.tokens.index(found.best), (view.seat or 1) - 1
        tree.clear_tree(self._tree)
        table = _Table(self, view, np.array([best, actions[mine]]), self._tree)
        table.look(max(2, simulations // 2))
        (behind, error), (_, points_error) = table.gap(0, 1, 0), table.gap(0, 1, 1)
        if behind <= SURE * error:
            return _without_loss(found, view.tokens[int(actions[mine])], len(found.value.share))
        if behind >= found.cost.share[seat]:
            return found
        cost = minus(table.worth(0), table.worth(1))
        return replace(found, cost=cost, error=error, points_error=points_error)

    def stand(self, view: View, simulations: int) -> Worth:
        """The mean over worlds in which the mind plays on at every seat."""
        table = _Table(self, view, np.array([NONE]))
        table.look(max(2, simulations))
        return table.worth(0)

    def expectation(self, match: Match) -> Worth:
        """The mean over many redealt games with the mind at every seat, without the effect of errors."""
        mind = self._mind.tobytes(), self._mind.dtype
        mean = _expectation(self.game, *mind, any_deal(match).tobytes(), match.start - 1)
        return without_errors(mean, errors(self.game.name), match)


class _Table:
    """One view and its statistics so far."""

    def __init__(self, values: SampledValues, view: View, actions: Array, search: Tree | None = None) -> None:
        game = values.game
        self._view = view
        self._tree = values._plain if search is None else search
        self._masks = values._masks
        self._desk = new_desk(game.state, game.actions, view.seats)
        self._minds = np.concatenate([values._mind, values._mind])
        self._belief = np.zeros(1, game.belief)
        self._rng = new_rng(digest(view))
        self.scale: Scale = new_scale(actions, view.seats, len(view.tokens))
        self._worlds = 0
        tree.prepare(view.records, self._belief, self._minds)

    def look(self, worlds: int) -> None:
        """Search this many more worlds, in pairs: one for each half."""
        more = worlds // HALVES * HALVES
        args = self._view.records, self._belief, self.scale, self._minds, PLAIN_CONFIG, self._masks
        weigh(*args, self._rng, self._desk, self._tree, self._worlds, more)
        self._worlds += more

    def drop(self, mine: int) -> None:
        """Eliminate the actions that are clearly behind the best, but never the one played."""
        merits = self._merits(self.scale.worlds.sum(axis=0), *self._sums())
        best = int(np.argmax(merits))
        for index in range(len(merits)):
            behind, error = self.gap(best, index, 0)
            points, points_error = self.gap(best, index, 1)
            clearly = behind > CLEARLY * error or (behind >= 0 and points > CLEARLY * points_error)
            if index not in (best, mine) and clearly and behind >= 0:
                self.scale.active[index] = 0

    def _sums(self) -> tuple[Array, Array]:
        return self.scale.share.sum(axis=0), self.scale.points.sum(axis=0)

    def _merits(self, worlds: Array, share: Array, points: Array) -> Array:
        """The objective for comparing actions: share of victory, and points with a small weight."""
        seat = (self._view.seat or 1) - 1
        tried = np.maximum(worlds, 1)
        found: Array = merit(share[:, seat] / tried, points[:, seat] / tried)
        return found

    def gap(self, best: int, other: int, measure: int) -> tuple[float, float]:
        """How far an action is behind another in the worlds they share, with its standard error."""
        scale, seat = self.scale, (self._view.seat or 1) - 1
        n = int(scale.worlds[:, other].sum())
        sums = (scale.share, scale.points)[measure][:, :, seat].sum(axis=0)
        if best == other or n == 0:
            return 0.0, 0.0
        # A lower bound: so few worlds cannot be more precise, however similar their results.
        least = (1.0, float(np.abs(sums).max() / n))[measure] / n
        mean = (sums[best] - sums[other]) / n
        products = scale.products[measure]
        square = products[best, best] + products[other, other]
        square -= 2 * products[max(best, other), min(best, other)]
        return mean, max(least, float(np.sqrt(max(square / n - mean * mean, 0.0) / n)))

    def worth(self, index: int) -> Worth:
        """The value of an action for all seats."""
        n = max(1, int(self.scale.worlds[:, index].sum()))
        share, points = (sums[index] / n for sums in self._sums())
        return Worth(tuple(share.tolist()), tuple(points.tolist()))

    def sum_up(self, mine: int) -> Weighed:
        """The full result for the decision."""
        scale, view = self.scale, self._view
        worlds = scale.worlds.sum(axis=0)
        merits = self._merits(worlds, *self._sums()) + np.where(scale.active == 1, 0.0, -10.0)
        order = np.argsort(-merits, kind="stable").tolist()
        best, seat = order[0], (view.seat or 1) - 1
        choices = []
        for index in order:
            worth = self.worth(index)
            token = view.tokens[int(scale.actions[index])]
            choices.append(Choice(token, worth.share[seat], worth.points[seat], int(worlds[index])))
        share, points = self._cost(best, mine)
        return Weighed(
            tuple(choices),
            self.worth(best),
            Worth(share, points),
            self.gap(best, mine, 0)[1],
            self.gap(best, mine, 1)[1],
            reply=self.reply(best),
            reply_to_played=self.reply(mine),
        )

    def _cost(self, best: int, mine: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The loss of the action played: one half of the worlds picks the best, the other measures the cost.

        So an action that was merely lucky in its worlds does not count as better.
        """
        scale = self.scale
        cost = np.zeros((2, scale.share.shape[2]))
        if best == mine:
            return tuple(cost[0].tolist()), tuple(cost[1].tolist())
        for half in range(HALVES):
            merits = self._merits(scale.worlds[half], scale.share[half], scale.points[half])
            chosen = int(np.argmax(np.where(scale.active == 1, merits, -10.0)))
            other = 1 - half
            n = max(1, int(scale.worlds[other, mine]))
            cost[0] += (scale.share[other, chosen] - scale.share[other, mine]) / n / HALVES
            cost[1] += (scale.points[other, chosen] - scale.points[other, mine]) / n / HALVES
        return tuple(cost[0].tolist()), tuple(cost[1].tolist())

    def reply(self, index: int) -> tuple[str, float] | None:
        """The most frequent reply of another seat to an action, and its frequency."""
        replies = self.scale.replies[index]
        if not replies.any():
            return None
        token = int(np.argmax(replies))
        return self._view.tokens[token], float(replies[token] / self.scale.worlds[:, index].sum())


def without_errors(mean: Worth, errors: Errors, match: Match) -> Worth:
    """What seats may expect if nobody errs: their mean result among equals minus the effect of errors."""
    effects = errors.get(match.seats, ((0.0, 0.0),) * match.seats)
    by_seat = [effects[(seat - match.start) % match.seats] for seat in range(1, match.seats + 1)]
    return minus(mean, Worth(tuple(share for share, _ in by_seat), tuple(points for _, points in by_seat)))


def merit(share: Any, points: Any) -> Any:
    """What actions are compared by: share of victory, and points with a small weight."""
    return share + np.clip(points, -CLIPPED, CLIPPED) / POINTS


def minus(one: Worth, other: Worth) -> Worth:
    """The difference of two values."""
    return Worth(
        tuple(a - b for a, b in zip(one.share, other.share, strict=True)),
        tuple(a - b for a, b in zip(one.points, other.points, strict=True)),
    )


def _without_loss(found: Weighed, played: str, seats: int) -> Weighed:
    """The same with the action played as the best: nothing is clearly better."""
    first = next(choice for choice in found.choices if choice.token == played)
    others = (
        replace(choice, share=min(choice.share, first.share), points=min(choice.points, first.points))
        for choice in found.choices
        if choice.token != played
    )
    nothing = Worth((0.0,) * seats, (0.0,) * seats)
    value = minus(found.value, found.cost)
    reply = found.reply_to_played
    return Weighed((first, *others), value, nothing, 0.0, 0.0, found.exact, reply, reply)


def any_deal(match: Match) -> Array:
    """A start position at the same table that does not reveal the match's deal."""
    options, version = match.options, match.version
    return new(match.game.name, seed=0, seats=match.seats, options=options, version=version).state()


@lru_cache(maxsize=256)
def _expectation(game: Game, mind: bytes, kind: Any, start: bytes, seat: int) -> Worth:
    position = np.frombuffer(start, game.state).copy()
    seats = int(position[0].seats)
    minds = np.repeat(np.frombuffer(mind, kind), 2)
    desk, out = new_desk(game.state, game.actions, seats), np.zeros((2, seats))
    masks = np.zeros(game.actions, np.int16)
    outset(position, minds, PLAIN_CONFIG, masks, new_rng(seats), desk, seat, GAMES, out)
    share, points = out / GAMES
    return Worth(tuple(share.tolist()), tuple(points.tolist()))
