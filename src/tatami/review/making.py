"""Find puzzles: play games of strong bots and keep the positions where one decision is clearly best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random

import tatami
from tatami.bots import LEVELS, bot, names, values
from tatami.bots.values import Values, Weighed
from tatami.bots.workers import Alone, Workers
from tatami.games import load
from tatami.match import Match
from tatami.record import Record
from tatami.review.decisions import points, share
from tatami.review.puzzles import ENDING, LEAST_GAP, LEAST_POINTS, Puzzle, Worth
from tatami.view import View

PLAYERS = ("shogun@1500", "samurai", "daimyo@200")  # the bots that play the games, in turn
SIMULATIONS = 16_000  # for the final check
GLANCE = 1_500  # at most, for a first look at a position; a twentieth for the others
SURE = 10.0  # standard errors that the gap must exceed, unless it is proven
CHECK = "shogun@20000"  # a search of another kind that must agree
TRIES = 4  # trials to measure how often a level finds the answer
MOSTLY = 0.5  # of them: a level that finds it less often mostly misses it
QUIET = "quiet"  # the theme of what the weakest level mostly misses
A_GAME = 6  # puzzles from one game at most, so that they differ
ROUND = 16  # games between two looks at the kinds
MOST_OF_A_KIND = 40  # percent of them that ask for actions of one kind
SHOWN = 8  # actions whose values are kept

Report = Callable[[str], None]


@dataclass(frozen=True)
class Search:
    """What to look for, the same in all games."""

    game: str
    seed: int
    simulations: int = SIMULATIONS
    per_game: int = A_GAME
    full: frozenset[str] = frozenset()  # kinds of actions that enough puzzles ask for


Source = tuple[int, str]  # a game's number and its record; without one, bots play the game of that number


def games() -> Iterator[Source]:
    """Games that strong bots play, without end."""
    return ((number, "") for number in count())


def play(search: Search, number: int) -> Match:
    """A game of strong bots: the same seed and number give the same game."""
    rules = load(search.game)
    seats = rules.seats[number % len(rules.seats)] if number % 2 else rules.usual_seats
    match = tatami.new(search.game, seats=seats, seed=1_000_003 * search.seed + number)
    level = PLAYERS[number % len(PLAYERS)]
    players = [bot(level, search.game, seed=number + seat) for seat in range(seats)]
    while match.to_move is not None:
        match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
    return match


def look(search: Search, source: Source) -> list[Puzzle]:
    """The puzzles of one game; their ids are given later."""
    number, record = source
    match = Record.loads(record).replay() if record else play(search, number)
    return list(Maker(search, number).search(match))


def make(
    search: Search,
    number: int,
    sources: Iterable[Source],
    report: Report,
    keep: Callable[[list[Puzzle]], None] = lambda found: None,
    first: int = 1,
    workers: Workers | None = None,
) -> list[Puzzle]:
    """This many puzzles from games, or as many as they contain; ids are numbered from `first` on.

    The result depends on the search and the games only, not on how many workers there are.
    """
    most = -(-number * MOST_OF_A_KIND // 100)
    kinds, found, left = Counter[str](), list[Puzzle](), iter(sources)
    while part := list(islice(left, ROUND)):
        full = frozenset(kind for kind, times in kinds.items() if times >= most)
        done = (workers or Alone()).run(look, replace(search, full=full), part)
        with closing(done):
            for puzzle in (puzzle for puzzles in _as_listed(done) for puzzle in puzzles):
                kind = puzzle.themes[0]
                if kinds[kind] >= most:
                    continue
                kinds[kind] += 1
                found.append(replace(puzzle, id=f"{search.game}-{len(found) + first:04d}"))
                report(f"{len(found)}: {found[-1].id} level {puzzle.level}, {puzzle.answer}")
                if len(found) == number:
                    return found
                keep(found)
    return found


def _as_listed(results: Iterable[tuple[int, list[Puzzle]]]) -> Iterator[list[Puzzle]]:
    """Results by index, each as soon as those before it are there."""
    early: dict[int, list[Puzzle]] = {}
    due = 0
    for index, result in results:
        early[index] = result
        while due in early:
            yield early.pop(due)
            due += 1


class Maker:
    """Looks for puzzles in a game."""

    def __init__(self, search: Search, number: int) -> None:
        self._per_game, self._full = search.per_game, search.full
        self._long, self._glance = search.simulations, max(2, min(GLANCE, search.simulations // 20))
        self._game = search.game
        self._values: Values = values(search.game)
        self._by_points = bool(getattr(self._values, "by_points", False))
        self._chance = Random(1_000_003 * search.seed + number)
        self._levels = [level for level in LEVELS if level in names(search.game)]

    def search(self, match: Match) -> Iterator[Puzzle]:
        """The puzzles of one game, at most a few."""
        length = len(match.history)
        # Where only proofs count, only endings qualify.
        places = list(range(length // 2 if self._by_points else 0, length))
        self._chance.shuffle(places)
        kept = 0
        for place in places:
            now = match.at(place).recalled()
            if len(now.legal()) < 2 or kept == self._per_game:
                continue
            puzzle = self._consider(now)
            if puzzle is not None:
                kept += 1
                yield puzzle

    def _consider(self, now: Match) -> Puzzle | None:
        view = now.view(now.to_move)
        kinds = {action.token: action.kind for action in view.actions}
        first = self._values.weigh(view, view.legal[0], self._glance)
        if kinds[first.best] in self._full:
            return None
        if not self._may_do(first) or not self._may_do(self._beside(view, first, self._glance)):
            return None
        weighed = self._beside(view, first, self._long)
        if weighed.best != first.best or not self._is_clear(view, weighed):
            return None
        if bot(CHECK, self._game, seed=7).choose(view) != weighed.best:
            return None
        return self._puzzle(now, view, weighed)

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

    def _puzzle(self, now: Match, view: View, weighed: Weighed) -> Puzzle:
        one, two = weighed.choices[:2]
        themes = [next(action.kind for action in view.actions if action.token == weighed.best)]
        if weighed.exact:
            themes.append(ENDING)
        defaults = {option.name: option.default for option in now.game.options}
        made = Puzzle(
            "",
            self._game,
            now.version,
            now.deal or "",
            tuple(now.history),
            weighed.best,
            share(one.share - two.share),
            points(one.points - two.points),
            share(weighed.error),
            1,
            {},
            tuple(themes),
            _worths(weighed),
            {key: value for key, value in now.options.items() if value != defaults[key]},
        )
        return rated(made, self._levels)


def rated(puzzle: Puzzle, levels: Sequence[str]) -> Puzzle:
    """A puzzle with how often these levels of bots find its answer today, and what follows from that."""
    found = {**puzzle.found, **{level: _found(level, puzzle) for level in levels}}
    themes = [theme for theme in puzzle.themes if theme != QUIET]
    if found and next(iter(found.values())) < MOSTLY:
        themes.append(QUIET)
    difficulty = 1 + sum(rate < MOSTLY for rate in found.values())
    return replace(puzzle, level=difficulty, found=found, themes=tuple(themes))


def _found(level: str, puzzle: Puzzle) -> float:
    """The share of trials in which a level finds the answer."""
    budget = f"{level}@{BUDGETS[level]}" if level in BUDGETS else level
    tries = [
        bot(budget, puzzle.game, seed=seed).choose(puzzle.view) == puzzle.answer for seed in range(TRIES)
    ]
    return sum(tries) / TRIES


def _worths(weighed: Weighed) -> tuple[Worth, ...]:
    """The answer, then the other actions by value."""
    answer, *others = weighed.choices
    others.sort(key=lambda each: (-each.share, -each.points))
    return tuple(
        Worth(each.token, share(each.share), points(each.points)) for each in (answer, *others[: SHOWN - 1])
    )


BUDGETS = {"daimyo": 200, "shogun": 3_000}  # simulations, so that the file is reproducible
