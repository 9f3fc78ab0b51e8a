"""Measure reviews and hints: planted errors found, own moves called errors, luck, time, games won by hints.

python scripts/review_figures.py planted --games 10
python scripts/review_figures.py errors --games 400   (for errors.json beside the bots: see docs/review.md)
python scripts/review_figures.py luck --games 300
python scripts/review_figures.py time
python scripts/review_figures.py hints --games 60
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from random import Random
from statistics import NormalDist

import tatami
from tatami.bots import bot, values
from tatami.games import load
from tatami.match import Match
from tatami.review import Measure, Parts, Reviewer

CLEARLY_WORSE, CLEARLY_WORSE_POINTS = 0.2, 8.0  # by a longer search of another kind
JUDGES, JUDGE, TURN_JUDGE = 8, "shogun@1500", "shogun@8000"  # TA-KE's search needs no worlds
OTHER_JUDGE = {"tenka": "daimyo@1500"}  # its shogun guesses results early in a game, and ranks with them
COMPUTED = 10_000  # the weight of a value computed over all worlds
ADVISER, GENTLE = "shogun@2000", ("farmer", "samurai")  # a server's adviser thinks longer
EVERY = 6  # own moves are replaced about so seldom


def main() -> None:
    """Measure what the command line asks for, at every table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=tuple(MEASURE))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--only", metavar="GAME", help="this game alone")
    parser.add_argument("--seats", type=int, metavar="N", help="tables with so many seats alone")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for game, seats in [(name, seats) for name in tatami.games() for seats in load(name).seats]:
        if args.only in (None, game) and args.seats in (None, seats):
            print(
                f"{game}, {seats} seats:", MEASURE[args.what](game, seats, args.games, args.seed), flush=True
            )


def planted(game: str, seats: int, games: int, seed: int) -> str:
    """Games of shogun with some moves replaced by clearly worse ones."""
    placed = found = called = others = 0
    chance = Random(seed)
    secret = load(game).has_secrets
    judges = [
        bot(OTHER_JUDGE.get(game, JUDGE) if secret else TURN_JUDGE, game, seed=99 + each)
        for each in range(JUDGES if secret else 1)
    ]
    for number in range(games):
        match, replaced = tatami.new(game, seats=seats, seed=1000 * seed + number), set()
        players = [bot("shogun@3000", game, seed=1000 * number + seat) for seat in range(seats)]
        while match.to_move is not None:
            view = match.view(match.to_move)
            token = players[match.to_move - 1].choose(view)
            if len(view.legal) > 1 and chance.randrange(EVERY) == 0:
                worse = _clearly_worse(judges, match, chance)
                if worse is not None:
                    replaced.add(len(match.history) + 1)
                    token = worse
            match.play(token)
        reviewer = Reviewer(match, seconds=None)
        reviewer.run()
        for decision in reviewer.decisions:
            error = decision.grade is not None
            if decision.number in replaced:
                placed, found = placed + 1, found + error
            else:
                others, called = others + 1, called + error
    return (
        f"{found} of {placed} planted errors found ({100 * found / max(1, placed):.0f} %), "
        f"{called} of {others} own moves called errors ({100 * called / max(1, others):.1f} %)"
    )


def _clearly_worse(judges: list[tatami.bots.Bot], match: Match, chance: Random) -> str | None:
    """A token that is clearly worse by searches of another kind than the review's own."""
    view = match.view(match.to_move)
    if not match.game.has_secrets:
        best = judges[0].think(view).ideas[0].margin or 0.0
        some = chance.sample(view.legal, min(3, len(view.legal)))
        worse = [token for token in some if _leads_by_less(judges[0], match, token, best)]
        return chance.choice(worse) if worse else None
    tried, won, value = Counter[str](), Counter[str](), Counter[str]()
    for judge in judges:
        for idea in judge.think(view).ideas:
            if idea.ranks:  # else an ending computed without ranks
                weight = idea.visits or COMPUTED
                tried[idea.token] += weight
                won[idea.token] += round(weight * idea.ranks[0])
                value[idea.token] += round(1000 * weight * idea.value)
    if not tried:
        return None
    top = max(tried, key=lambda token: value[token] / tried[token])
    high, spread = won[top] / tried[top], _spread(won[top] / tried[top], tried[top])
    worse = []
    for token, number in tried.items():
        rate = won[token] / number
        if high - rate > CLEARLY_WORSE + 2 * math.sqrt(spread + _spread(rate, number)):
            worse.append(token)
    return chance.choice(worse) if worse else None


def _spread(rate: float, number: int) -> float:
    """The variance of a frequency; one more of each kind, so that few trials are never certain."""
    fair = (rate * number + 1) / (number + 2)
    return fair * (1 - fair) / number


def _leads_by_less(judge: tatami.bots.Bot, match: Match, token: str, margin: float) -> bool:
    """Whether the margin after a token, searched as long, is clearly below the best one."""
    after = match.copy()
    after.play(token)
    if after.to_move is None:
        scores, seat = after.scores(), match.to_move or 0
        return margin - (scores[seat] - scores[3 - seat]) > CLEARLY_WORSE_POINTS
    found = judge.think(after.view(after.to_move)).ideas[0].margin or 0.0
    return margin - (found if after.to_move == match.to_move else -found) > CLEARLY_WORSE_POINTS


def luck(game: str, seats: int, games: int, seed: int) -> str:
    """The mean luck of each seat over games of equals, counted from the start seat."""
    return _means([[parts.luck for parts in seat] for seat in _of_equals(game, seats, games, seed)])


def errors(game: str, seats: int, games: int, seed: int) -> str:
    """The mean effect of everybody's errors on each seat, in other games than luck is measured in."""
    found = _of_equals(game, seats, games, seed + 1000)
    return _means([[parts.own + parts.others for parts in seat] for seat in found])


def _of_equals(game: str, seats: int, games: int, seed: int) -> list[list[Parts]]:
    """The parts of the results in games of equals, by seat from the start seat on."""
    found: list[list[Parts]] = [[] for _ in range(seats)]
    for number in range(games):
        match = tatami.new(game, seats=seats, seed=5000 * seed + number)
        players = [bot("samurai", game, seed=100 * (5000 * seed + number) + seat) for seat in range(seats)]
        while match.to_move is not None:
            match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
        reviewer = Reviewer(match, seconds=None)
        reviewer.decide()
        for turn in range(seats):
            found[turn].append(reviewer.parts((match.start - 1 + turn) % seats + 1))
    return found


def _means(found: list[list[Measure]]) -> str:
    together = len(found) if len(found) > 2 else 1  # the second of two seats has what the first one lacks
    shares = [_interval([each.share for each in seat], together) for seat in found]
    ahead = [_interval([each.points for each in seat], together) for seat in found]
    return f"share {'; '.join(shares)}; points {'; '.join(ahead)}"


def _interval(values: list[float], together: int) -> str:
    """The mean, and an interval that holds with 95 % for so many means together."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    width = NormalDist().inv_cdf(1 - 0.025 / together)
    return f"{mean:+.3f} ± {width * math.sqrt(spread / len(values)):.3f}"


def cost(game: str, seats: int, games: int, seed: int) -> str:
    """Seconds of one core for a whole game, and until the first error is told."""
    values(game)
    whole, first = [], []
    for number in range(games + 1):
        match = tatami.new(game, seats=seats, seed=9000 * seed + number)
        players = [bot("samurai", game, seed=seat) for seat in range(seats)]
        while match.to_move is not None:
            match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
        began, soon = time.thread_time(), None
        reviewer = Reviewer(match)
        for progress in reviewer.steps():
            if soon is None and progress.decision is not None and progress.decision.grade is not None:
                soon = time.thread_time() - began
        reviewer.of(1)
        if number:  # the first one compiles
            whole.append(time.thread_time() - began)
            first.append(soon or 0.0)
    return f"{max(whole):.1f} s at most, first error after {max(first):.2f} s at most, {games} games"


def hints(game: str, seats: int, games: int, seed: int) -> str:
    """How much of its games a player wins who follows every hint, from each seat in turn."""
    return "; ".join(f"{_followed(game, seats, games, seed, level):.0%} among {level}" for level in GENTLE)


def _followed(game: str, seats: int, games: int, seed: int, level: str) -> float:
    won = 0.0
    for number in range(games):
        match, me = tatami.new(game, seats=seats, seed=7000 * seed + number // seats), number % seats + 1
        players = [bot(level, game, seed=100 * number + seat) for seat in range(1, seats + 1)]
        players[me - 1] = bot(ADVISER, game, seed=number)
        while match.to_move is not None:
            match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
        won += (me in match.winners()) / len(match.winners())
    return won / games


MEASURE = {"planted": planted, "errors": errors, "luck": luck, "time": cost, "hints": hints}

if __name__ == "__main__":
    main()
