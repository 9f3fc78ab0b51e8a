"""Proven results of a TA-KE position near the end: the margin of every token, and of every turn."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from tatami.bots.bot import Idea, Thought, Timer, check_turn
from tatami.bots.take.endgame.solver import RatedTurn, Solution, Solver
from tatami.engine import kernels
from tatami.view import View

WIDE = 30  # a large lead in points


@dataclass(frozen=True)
class Proof:
    """A proven thought, and the turns with their margins, best first."""

    thought: Thought
    turns: tuple[RatedTurn, ...]


class Prover:
    """Proves positions of one game where it can; it caches, so later ones are faster."""

    def __init__(self) -> None:
        self._solver = Solver()

    def prove(self, view: View, ms: float) -> Proof | None:
        """All results for a position, or None if it takes more than half the time; it never exceeds the time.

        A token or turn that time ran out for has no margin or is missing.
        """
        check_turn(view)
        timer = Timer(ms)
        solution = self._solver.solve(view, ms=ms / 2)
        if not solution.exact:
            return None
        line = self._line(view, solution, timer)
        actions = np.flatnonzero(view.legal_mask).tolist()
        ideas = [self._idea(view, action, solution, timer) for action in actions]
        ideas.sort(key=lambda idea: (-idea.value, idea.token != solution.tokens[0]))
        rated = self._solver.solve(view, ms=timer.left_ms, every=True)
        turns, best = rated.turns, RatedTurn(solution.tokens, solution.margin or 0)
        if not turns or turns[0].margin < best.margin:
            turns = (best, *turns)
        simulations = solution.nodes + sum(idea.visits for idea in ideas) + rated.nodes
        seconds = timer.elapsed
        thought = Thought(solution.tokens[0], tuple(ideas), line, simulations, seconds, exact=True)
        return Proof(thought, turns)

    def _idea(self, view: View, action: int, solution: Solution, timer: Timer) -> Idea:
        """The margin that a token leads to."""
        token, seat = view.tokens[action], int(view.record.to_move)
        after = view.records.copy()
        kernels.step(after, action)
        nodes, margin = 0, None
        if after[0].to_move < 0:
            margin = int(after[0].score[seat]) - int(after[0].score[1 - seat])
        elif token == solution.tokens[0]:
            nodes, margin = solution.nodes, solution.margin
        else:
            found = self._solver.solve(after, ms=timer.left_ms)
            if found.exact and found.margin is not None:
                nodes = found.nodes
                margin = found.margin if after[0].to_move == seat else -found.margin
        if margin is None:
            return Idea(token, nodes, 0.0, None, ())
        won = 0.5 + 0.5 * ((margin > 0) - (margin < 0))
        ranks = (0.0, 1.0) if margin < 0 else (1.0, 0.0)
        return Idea(token, nodes, 0.5 * won + 0.25 * (1 + math.tanh(margin / WIDE)), margin, ranks)

    def _line(self, view: View, solution: Solution, timer: Timer) -> tuple[str, ...]:
        """Perfect play to the end, as far as there is time to look."""
        line, now = list(solution.tokens), view.records.copy()
        while solution.exact:
            for token in solution.tokens:
                kernels.step(now, view.tokens.index(token))
            if now[0].to_move < 0:
                break
            solution = self._solver.solve(now, ms=timer.left_ms)
            if solution.exact:
                line += solution.tokens
        return tuple(line)
