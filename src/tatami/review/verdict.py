"""Why the answer to a puzzle is right, as messages made from facts."""

from __future__ import annotations

from dataclasses import replace

from tatami.bots import values
from tatami.bots.values import Choice, Weighed, Worth
from tatami.engine.scene import Message
from tatami.review.decisions import Decision
from tatami.review.facts import grounds
from tatami.review.puzzles import Puzzle

SIMULATIONS = 2_000  # for the reply in a game with perfect information


def why(puzzle: Puzzle, played: str) -> list[Message]:
    """Why the answer beats the move played, or the next best one if that was the answer.

    The reply to a wrong answer is told where nothing is hidden.
    """
    is_right = played == puzzle.answer
    other = puzzle.worths[1].token if is_right else played
    weighed = _weighed(puzzle, other)
    if not is_right and not puzzle.match.game.has_secrets:
        found = values(puzzle.game).weigh(puzzle.view, other, SIMULATIONS)
        weighed = replace(weighed, reply_to_played=found.reply_to_played)
    return grounds(puzzle.match, Decision(len(puzzle.actions) + 1, puzzle.seat, other, weighed))


def _weighed(puzzle: Puzzle, played: str) -> Weighed:
    """The stored values; the cost is 0 if that of the move played is not among them."""
    best = puzzle.worths[0]
    other = next((one for one in puzzle.worths if one.token == played), best)

    def by_seat(value: float) -> tuple[float, ...]:
        return tuple(value if seat == puzzle.seat else 0.0 for seat in range(1, puzzle.match.seats + 1))

    return Weighed(
        tuple(Choice(one.token, one.share, one.points, 0) for one in puzzle.worths),
        Worth(by_seat(best.share), by_seat(best.points)),
        Worth(by_seat(best.share - other.share), by_seat(best.points - other.points)),
        puzzle.error,
        0.0,
        puzzle.exact,
    )
