"""What is proven about an ending: every token's margin, the turns, and perfect play to the end."""

from __future__ import annotations

from tatami.bots.take.endgame.proof import Prover
from tatami.bots.take.endgame.solver import Solver
from tatami.games.take import GAME
from tatami.match import Match, new
from tatami.view import View
from tests.bots.take.positions import greedy_position, random_position

LONG = 60_000  # ms


def view_of(state) -> View:
    return View(GAME, GAME.settle({}), state)


def match_at(view: View) -> Match:
    return view.determinize()


def test_every_token_has_the_margin_that_follows_it():
    view = view_of(greedy_position(4, 4))
    proof = Prover().prove(view, LONG)
    assert proof is not None and proof.thought.exact
    assert sorted(idea.token for idea in proof.thought.ideas) == sorted(view.legal)
    for idea in proof.thought.ideas:
        match = match_at(view)
        match.play(idea.token)
        margin = Solver().solve(match.view(match.to_move)).margin
        assert idea.margin == (margin if match.to_move == view.seat else -(margin or 0))
    best = proof.thought.ideas[0]
    assert (best.token, best.margin) == (proof.thought.choice, proof.turns[0].margin)
    values = [idea.value for idea in proof.thought.ideas]
    assert values == sorted(values, reverse=True) and 0 <= values[-1] <= values[0] <= 1


def test_the_line_is_perfect_play_to_the_end():
    view = view_of(random_position(2, 4))
    proof = Prover().prove(view, LONG)
    assert proof is not None and view.seat is not None
    match = match_at(view)
    match.play_all(list(proof.thought.line))
    assert match.over
    scores = match.scores()
    assert scores[view.seat] - scores[3 - view.seat] == proof.turns[0].margin


def test_unfinished_proofs_are_not_claimed():
    assert Prover().prove(new("take", seed=1).view(new("take", seed=1).to_move), 50) is None
    assert Prover().prove(view_of(greedy_position(1, 10)), 0) is None
