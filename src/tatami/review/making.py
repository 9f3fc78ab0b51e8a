"""Find puzzles: play games of strong bots and keep the positions where one decision is clearly best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

import tatami
from tatami.bots import LEVELS, bot, names, values
from tatami.bots.values import Values, Weighed
from tatami.games import load
from tatami.match import Match
from tatami.review.decisions import points, share
from tatami.review.puzzles import ENDING, LEAST_GAP, LEAST_POINTS, Puzzle, Worth
from tatami.view import View

PLAYERS = ("shogun@1500", "samurai", "daimyo@200")  # the bots that play the games, in turn
SIMULATIONS = 16_000  # for the final check
GLANCE = 1_500  # at most, for a first look at a position; a twentieth for the others
SURE = 10.0  # standard errors that the gap must exceed, unless it is proven
CHECK = "shogun@20000"  # a search of another kind that must agree
TRIES = 4  # trials to measure how often a level finds the answer
A_GAME = 6  # puzzles from one game at most, so that they differ
MOST_OF_A_KIND = 40  # percent of them that ask for actions of one kind
SHOWN = 8  # actions whose values are kept

Report = Callable[[str], None]


def games(game: str, seed: int) -> Iterator[Match]:
    """Games that strong bots play, without end: the same seed gives the same games."""
    rules = load(game)
    number = 0
    while True:
        seats = rules.seats[number % len(rules.seats)] if number % 2 else rules.usual_seats
        match = tatami.new(game, seats=seats, seed=1_000_003 * seed + number)
        level = PLAYERS[number % len(PLAYERS)]
        players = [bot(level, game, seed=number + seat) for seat in range(seats)]
        while match.to_move is not None:
            match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
        yield match
        number += 1


def make(
    game: str,
    number: int,
    seed: int,
    matches: Iterable[Match],
    report: Report,
    simulations: int = SIMULATIONS,
    per_game: int = A_GAME,
    keep: Callable[[list[Puzzle]], None] = lambda found: None,
    first: int = 1,
) -> list[Puzzle]:
    """This many puzzles from games, or as many as they contain; ids are numbered from `first` on."""
    maker = Maker(game, seed, simulations, per_game, most=-(-number * MOST_OF_A_KIND // 100))
    found: list[Puzzle] = []
    for match in matches:
        for puzzle in maker.search(match, len(found) + first - 1):
            found.append(puzzle)
            report(f"{len(found)}: {puzzle.id} level {puzzle.level}, {puzzle.answer}")
            if len(found) == number:
                return found
            keep(found)
    return found


class Maker:
    """Looks for puzzles in games."""

    def __init__(self, game: str, seed: int, simulations: int, per_game: int, most: int) -> None:
        self._per_game = per_game
        self._long, self._glance = simulations, max(2, min(GLANCE, simulations // 20))
        self._game = game
        self._values: Values = values(game)
        self._by_points = bool(getattr(self._values, "by_points", False))
        self._chance = Random(seed)
        self._most, self._kinds = most, Counter[str]()
        self._levels = [level for level in LEVELS if level in names(game)]

    def search(self, match: Match, number: int) -> Iterator[Puzzle]:
        """The puzzles of one game, at most a few; `number` counts those found before."""
        length = len(match.history)
        # Where only proofs count, only endings qualify.
        places = list(range(length // 2 if self._by_points else 0, length))
        self._chance.shuffle(places)
        kept = 0
        for place in places:
            now = match.at(place).recalled()
            if len(now.legal()) < 2 or kept == self._per_game:
                continue
            puzzle = self._consider(now, f"{self._game}-{number + kept + 1:04d}")
            if puzzle is not None:
                kept += 1
                yield puzzle

    def _consider(self, now: Match, name: str) -> Puzzle | None:
        view = now.view(now.to_move)
        kinds = {action.token: action.kind for action in view.actions}
        first = self._values.weigh(view, view.legal[0], self._glance)
        if self._kinds[kinds[first.best]] >= self._most:
            return None
        if not self._may_do(first) or not self._may_do(self._beside(view, first, self._glance)):
            return None
        weighed = self._beside(view, first, self._long)
        if weighed.best != first.best or not self._is_clear(view, weighed):
            return None
        if bot(CHECK, self._game, seed=7).choose(view) != weighed.best:
            return None
        self._kinds[kinds[weighed.best]] += 1
        return self._puzzle(now, view, name, weighed)

    def _beside(self, view: View, weighed: Weighed, simulations: int) -> Weighed:
        """The best action compared with the next best one."""
        return self._values.weigh(view, weighed.choices[1].token, simulations)

    def _may_do(self, weighed: Weighed) -> bool:
        one, two = weighed.choices[:2]
        by_points = self._by_points and weighed.exact and one.points - two.points >= LEAST_POINTS
        return by_points or one.share - two.share >= LEAST_GAP

    def _is_clear(self, view: View, weighed: Weighed) -> bool:
        """Whether the best action is significantly better than the second best."""
        seat = (view.seat or 0) - 1
        if self._by_points:  # sampled worlds have a known error, evaluations do not
            return weighed.exact and self._may_do(weighed) and all(each.tries for each in weighed.choices)
        gap = weighed.cost.share[seat]
        told = share(weighed.choices[0].share - weighed.choices[1].share)
        return min(gap, told) >= LEAST_GAP and min(gap, told) > SURE * weighed.error

    def _puzzle(self, now: Match, view: View, name: str, weighed: Weighed) -> Puzzle:
        one, two = weighed.choices[:2]
        found = {level: self._found(level, view, weighed.best) for level in self._levels}
        themes = [next(action.kind for action in view.actions if action.token == weighed.best)]
        if weighed.exact:
            themes.append(ENDING)
        if found and found[self._levels[0]] < 0.5:
            themes.append("quiet")
        level = 1 + sum(rate < 0.5 for rate in found.values())
        defaults = {option.name: option.default for option in now.game.options}
        return Puzzle(
            name,
            self._game,
            now.version,
            now.deal or "",
            tuple(now.history),
            weighed.best,
            share(one.share - two.share),
            points(one.points - two.points),
            share(weighed.error),
            level,
            found,
            tuple(themes),
            _worths(weighed),
            {key: value for key, value in now.options.items() if value != defaults[key]},
        )

    def _found(self, level: str, view: View, answer: str) -> float:
        """The share of trials in which a level finds the answer."""
        budget = level if level in self._levels[:2] else f"{level}@{BUDGETS[level]}"
        tries = [bot(budget, self._game, seed=seed).choose(view) == answer for seed in range(TRIES)]
        return sum(tries) / TRIES


def _worths(weighed: Weighed) -> tuple[Worth, ...]:
    """The answer, then the other actions by value."""
    answer, *others = weighed.choices
    others.sort(key=lambda each: (-each.share, -each.points))
    return tuple(
        Worth(each.token, share(each.share), points(each.points)) for each in (answer, *others[: SHOWN - 1])
    )


BUDGETS = {"daimyo": 200, "shogun": 3_000}  # simulations, so that the file is reproducible
