"""Check the puzzles that come with the games by an independent, longer search; prints those that fail.

python scripts/check_puzzles.py [GAME …] [--every N] [--drop]
python scripts/check_puzzles.py [GAME …] --rate farmer samurai  (writes how often they find the answers now)
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import tatami
from tatami.bots import bot
from tatami.games import load
from tatami.review.making import rated
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


def rate(game: str, levels: list[str]) -> None:
    """Rewrite how often levels of bots find the answers, and print their means."""
    every = [rated(each, levels) for each in puzzles(game)]
    write(game, every)
    means = (f"{level} {sum(each.found[level] for each in every) / len(every):.1%}" for level in levels)
    print(f"{game}:", *means, flush=True)


def write(game: str, every: list[Puzzle]) -> None:
    """Write the puzzles that come with a game."""
    (GAMES / game / FILE).write_text("".join(each.dumps() + "\n" for each in every), encoding="utf-8")


def main() -> int:
    """Check the games named, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", default=tatami.games())
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every Nth puzzle")
    parser.add_argument("--drop", action="store_true", help="remove those that fail from the game's file")
    parser.add_argument(
        "--rate", nargs="+", metavar="LEVEL", help="rate the difficulty again, by these levels"
    )
    args = parser.parse_args()
    failed = 0
    for game in args.games:
        if args.rate:
            rate(game, args.rate)
            continue
        checked = puzzles(game)[:: args.every]
        wrong = {each.id for each in checked if not holds(each)}
        print(f"{game}: {len(checked) - len(wrong)} of {len(checked)} hold", *sorted(wrong), flush=True)
        if args.drop and wrong:
            write(game, [each for each in puzzles(game) if each.id not in wrong])
        failed += len(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
