"""Check the puzzles that come with the games by an independent, longer search; prints those that fail.

python scripts/check_puzzles.py [GAME …] [--every N] [--drop]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tatami
from tatami.bots import bot
from tatami.games import load
from tatami.review.puzzles import FILE, Puzzle, puzzles

# Tree searches, where puzzles were found by playouts without a tree. A search ends as soon as one action is
# clearly best, so many are asked, each in worlds of its own; where nothing is hidden, one decides alone.
JUDGES, JUDGE, ALONE = 24, "shogun@20000", "shogun@200000"
MOST = 0.9  # of them must find the answer
GAMES = Path(tatami.__file__).parent / "games"


def holds(puzzle: Puzzle, judges: int = JUDGES) -> bool:
    """Whether nearly all judges find the answer of a puzzle."""
    if not load(puzzle.game).has_secrets:
        return bot(ALONE, puzzle.game).choose(puzzle.view) == puzzle.answer
    right = [
        bot(JUDGE, puzzle.game, seed=1000 + n).choose(puzzle.view) == puzzle.answer for n in range(judges)
    ]
    return sum(right) >= MOST * judges


def main() -> int:
    """Check the games named, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=tatami.games())
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth puzzle")
    parser.add_argument("--drop", action="store_true", help="remove those that fail from the game's file")
    args = parser.parse_args()
    failed = 0
    for game in args.games:
        checked = puzzles(game)[:: args.every]
        wrong = {each.id for each in checked if not holds(each)}
        print(f"{game}: {len(checked) - len(wrong)} of {len(checked)} hold", *sorted(wrong), flush=True)
        if args.drop and wrong:
            kept = [each.dumps() + "\n" for each in puzzles(game) if each.id not in wrong]
            (GAMES / game / FILE).write_text("".join(kept), encoding="utf-8")
        failed += len(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
