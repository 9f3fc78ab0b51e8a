"""Measure reviews: planted errors that are found, own moves of strong bots called errors, luck, and time.

python scripts/review_figures.py planted --games 10
python scripts/review_figures.py luck --games 300
python scripts/review_figures.py time
"""

from __future__ import annotations

import argparse
import math
import time
from random import Random

import tatami
from tatami.bots import bot, values
from tatami.match import Match
from tatami.review import Reviewer

TABLES = (("take", 2), ("tenno", 2), ("tenno", 4), ("tenka", 3), ("tenka", 4))
CLEARLY_WORSE, CLEARLY_WORSE_POINTS = 0.2, 8.0  # by a longer search of another kind
EVERY = 6  # own moves are replaced about so seldom


def main() -> None:
    """Measure what the command line asks for, at every table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("planted", "luck", "time"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--only", metavar="GAME", help="this game alone")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for game, seats in TABLES:
        if args.only in (None, game):
            print(
                f"{game}, {seats} seats:", MEASURE[args.what](game, seats, args.games, args.seed), flush=True
            )


def planted(game: str, seats: int, games: int, seed: int) -> str:
    """Games of shogun with some moves replaced by clearly worse ones."""
    placed = found = called = others = 0
    chance = Random(seed)
    judge = bot("shogun@8000", game, seed=99)
    for number in range(games):
        match, replaced = tatami.new(game, seats=seats, seed=1000 * seed + number), set()
        players = [bot("shogun@3000", game, seed=seat) for seat in range(seats)]
        while match.to_move is not None:
            view = match.view(match.to_move)
            token = players[match.to_move - 1].choose(view)
            if len(view.legal) > 1 and chance.randrange(EVERY) == 0:
                worse = _clearly_worse(judge, match, chance)
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


def _clearly_worse(judge: tatami.bots.Bot, match: Match, chance: Random) -> str | None:
    """A token that is clearly worse by a search of another kind than the review's own."""
    view = match.view(match.to_move)
    thought = judge.think(view)
    best = thought.ideas[0]
    if best.ranks:
        worse = [idea.token for idea in thought.ideas if idea.visits >= 12 and _wins_less(idea, best)]
    else:
        some = chance.sample(view.legal, min(3, len(view.legal)))
        worse = [token for token in some if _leads_by_less(judge, match, token, best.margin or 0.0)]
    return chance.choice(worse) if worse else None


def _wins_less(idea: tatami.bots.Idea, best: tatami.bots.Idea) -> bool:
    sure = 3 * math.sqrt(0.5 / idea.visits)
    return best.ranks[0] - idea.ranks[0] > CLEARLY_WORSE + sure


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
    lucks: list[list[float]] = [[] for _ in range(seats)]
    for number in range(games):
        match = tatami.new(game, seats=seats, seed=5000 * seed + number)
        players = [bot("samurai", game, seed=1000 * number + seat) for seat in range(seats)]
        while match.to_move is not None:
            match.play(players[match.to_move - 1].choose(match.view(match.to_move)))
        reviewer = Reviewer(match, simulations=1000, seconds=None)
        reviewer.run()
        for turn in range(seats):
            lucks[turn].append(reviewer.of((match.start - 1 + turn) % seats + 1).parts.luck.share)
    return "; ".join(_interval(each) for each in lucks)


def _interval(values: list[float]) -> str:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:+.3f} ± {1.96 * math.sqrt(spread / len(values)):.3f}"


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


MEASURE = {"planted": planted, "luck": luck, "time": cost}

if __name__ == "__main__":
    main()
