"""Search new positions for the lessons, by the goals in tests/lessons/goals.py."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import tatami  # noqa: E402
from tatami.games import folder, load  # noqa: E402
from tatami.match import Match  # noqa: E402
from tatami.review.lessons import FILE, Lesson  # noqa: E402
from tests.lessons.goals import GOALS, SEATS, Goal, errors  # noqa: E402

GAMES = 4000  # games that are searched for each position


def played(game: str, options: dict[str, object]) -> Iterator[Match]:
    """Positions of games by gentle bots, in which something odd happens now and then."""
    for seed in range(GAMES):
        chance = Random(seed)
        match = tatami.new(game, seats=SEATS[game], seed=seed, options=options)
        bots = {
            seat: tatami.bot("samurai", game, seed=seed * 10 + seat) for seat in range(1, match.seats + 1)
        }
        while not match.over:
            yield match
            seat = match.to_move
            assert seat is not None
            odd = chance.random() < 0.3
            match.play(chance.choice(match.legal()) if odd else bots[seat].choose(match.view(seat)))


def find(game: str, goal: Goal) -> Lesson:
    """The first position that shows a rule: few of several decisions reach its goal, and no error does."""
    for match in played(game, goal.options):
        view = match.view(match.to_move)
        if len(view.legal) < 2 or not goal.fits(view):
            continue
        answers = tuple(goal.answers(view))
        is_narrow = 0 < len(answers) <= min(goal.most, len(view.legal) - 1)
        if is_narrow and not errors(game, view, answers):
            version, deal = load(game).version, match.deal
            assert deal is not None
            return Lesson(goal.id, game, version, deal, tuple(match.history), answers, goal.options)
    raise SystemExit(f"no position of {game} shows {goal.id}")


def main() -> None:
    """Write the file of every game, or of those that are named."""
    for game in sys.argv[1:] or tatami.games():
        found = [find(game, goal) for goal in GOALS[game]]
        (folder(game) / FILE).write_text("".join(f"{each.dumps()}\n" for each in found), "utf-8")
        print(game, *(f"{each.id}:{len(each.actions)}:{','.join(each.answers)}" for each in found))


if __name__ == "__main__":
    main()
