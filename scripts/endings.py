"""Measures how many points a bot loses to exact play in TA-KE endings: `python scripts/endings.py shogun`.

Positions come from random play. Each is solved exactly; the bot plays one turn, and the position after it
is solved too: the difference is lost. A position that the solver cannot prove in time is counted apart.
"""

from __future__ import annotations

import argparse
import statistics
import time
from random import Random

import tatami
from tatami.bots.take.endgame.solver import Solver
from tatami.games.take.cards import CHIPS

PATIENCE = 120_000  # milliseconds for an exact solution


def position(seed: int, chips: int) -> tatami.Match:
    """A position of random play at the start of a turn, with so many chips left."""
    match, chance = tatami.new("take", seed=seed), Random(seed)
    while CHIPS - int(match.view(None).record.taken) > chips:
        match.play(chance.choice(match.legal()))
    return match


def lost(match: tatami.Match, bot: str) -> tuple[int | None, bool, float]:
    """Points that a turn of a bot loses (None if unknown), whether the bot proved it, CPU seconds it took."""
    mover = match.to_move
    assert mover is not None
    best = Solver().solve(match.view(mover), ms=PATIENCE)
    player = tatami.bot(bot, "take", seed=1)
    began = time.thread_time()
    thought = player.think(match.view(mover))
    seconds = time.thread_time() - began
    match.play(thought.choice)
    while match.to_move == mover:
        match.play(player.choose(match.view(mover)))
    scores = match.scores()
    margin: int | None = scores[mover] - scores[3 - mover]
    if match.to_move is not None:
        left = Solver().solve(match.view(match.to_move), ms=PATIENCE)
        margin = -left.margin if left.exact and left.margin is not None else None
    known = best.exact and best.margin is not None and margin is not None
    return (best.margin - margin if known else None), thought.exact, seconds


def main() -> None:
    """Play, and print a line for each number of chips."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("bot", nargs="?", default="shogun")
    parser.add_argument("--chips", type=int, nargs="+", default=[6, 7, 8, 9])
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1000)
    args = parser.parse_args()
    for chips in args.chips:
        rows = [lost(position(args.seed + number, chips), args.bot) for number in range(args.positions)]
        points = [row[0] for row in rows if row[0] is not None]
        times = sorted(row[2] for row in rows)
        print(
            f"{args.bot}, {chips} chips: {statistics.mean(points):.3f} points lost a turn"
            f" ({sum(point > 0 for point in points)} of {len(points)} positions, at most {max(points)};"
            f" {len(rows) - len(points)} not solved); proven by the bot {sum(row[1] for row in rows)};"
            f" CPU seconds {statistics.median(times):.2f} in the middle, {times[-1]:.2f} at most",
            flush=True,
        )


if __name__ == "__main__":
    main()
