"""Free exploration: moves for all seats from any position of a game, and the values of what could follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tatami.bots import values
from tatami.bots.values import Weighed
from tatami.engine.game import GameError
from tatami.match import Match

GLANCE, SIMULATIONS = 1_000, 6_000


def tried(match: Match, step: int, tokens: Sequence[str]) -> Match:
    """A game up to a move, continued by other moves; IllegalAction if one is illegal."""
    if not 0 <= step <= len(match.history):
        raise GameError(f"There is no move {step!r:.40}.")
    after = match.recalled().at(step)
    after.play_all(list(tokens))
    return after


def viewpoint(match: Match) -> int:
    """The seat to move; after the end, the one that moved last."""
    before = match if match.to_move is not None else match.at(len(match.history) - 1)
    assert before.to_move is not None
    return before.to_move


def worths(match: Match) -> Weighed:
    """The values of all actions, given what the seat to move knows."""
    if match.to_move is None:
        raise GameError("The game is over.")
    judge, view = values(match.game.name), match.view(match.to_move)
    guess = judge.weigh(view, view.legal[0], GLANCE).best
    # Compared with the best one, it is no closer look at another.
    found = judge.weigh(view, guess, SIMULATIONS)
    if found.best != guess:
        found = judge.weigh(view, found.best, SIMULATIONS)
    best, *others = found.choices
    others.sort(key=lambda each: (-each.share, -each.points))  # those hardly tried are not always last
    return replace(found, choices=(best, *others))
