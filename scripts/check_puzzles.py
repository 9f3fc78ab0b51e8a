"""Check every puzzle that comes with the games by an independent, longer search; prints what does not hold.

python scripts/check_puzzles.py [GAME …]
"""

from __future__ import annotations

import sys

import tatami
from tatami.bots import bot
from tatami.review.puzzles import puzzles

JUDGE = "shogun@200000"  # a tree search, where the puzzles were found by playouts without a tree


def main() -> int:
    """Check the games named, or all."""
    failed = 0
    for game in sys.argv[1:] or tatami.games():
        every = puzzles(game)
        wrong = [each.id for each in every if bot(JUDGE, game, seed=5).choose(each.view) != each.answer]
        print(f"{game}: {len(every) - len(wrong)} of {len(every)} hold", *wrong, flush=True)
        failed += len(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
