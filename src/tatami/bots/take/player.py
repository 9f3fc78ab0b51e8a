"""A player of TA-KE that decides on whole turns and plays them token by token."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, replace
from typing import Protocol

import numpy as np

from tatami.bots.bot import Idea, Order, Thought, check_turn
from tatami.bots.take.search.evaluation import Records
from tatami.engine import kernels
from tatami.games.take.cards import CHIPS
from tatami.view import View

WIDE = 30.0  # points at which a margin reaches three quarters of its maximum value


@dataclass(frozen=True)
class Turn:
    """A player's evaluation of one whole turn."""

    actions: tuple[int, ...]
    visits: int
    value: float  # remaining margin from here on, this turn's gain included


@dataclass(frozen=True)
class Decision:
    """A player's evaluation of a position, best turn first."""

    turns: list[Turn]
    line: tuple[int, ...] = ()  # actions expected after the best turn
    simulations: int = 0
    exact: bool = False


class Style(Protocol):
    """The decision procedure of a player."""

    def decide(self, position: Records) -> Decision:
        """The decision in a position, at the start of a turn or within."""

    def guess(self, position: Records) -> float:
        """A quick value of a position for the player to move."""


class Player:
    """A bot that is queried token by token and follows its chosen turn while the game goes as expected."""

    def __init__(self, order: Order, style: Style) -> None:
        self.name = order.label
        self._style = style
        self._expected = b""  # the view in which `_plan` continues
        self._plan: tuple[int, ...] = ()

    def choose(self, view: View) -> str:
        """The next token of the turn decided on, or of a new decision."""
        check_turn(view)
        if not self._plan or view.records.tobytes() != self._expected:
            self._plan = self._style.decide(view.records).turns[0].actions
        return self._follow(view)

    def think(self, view: View) -> Thought:
        """Its evaluation of every legal token."""
        check_turn(view)
        began = time.perf_counter()
        decision = self._style.decide(view.records)
        best = decision.turns[0]
        self._plan = best.actions
        line = tuple(view.tokens[action] for action in (*best.actions, *decision.line))
        ideas = self._ideas(view, decision)
        choice = self._follow(view)
        return Thought(choice, ideas, line, decision.simulations, time.perf_counter() - began, decision.exact)

    def _follow(self, view: View) -> str:
        action, *rest = self._plan
        after = view.records.copy()
        kernels.step(after, action)
        self._plan, self._expected = tuple(rest), after.tobytes()
        return view.tokens[action]

    def _ideas(self, view: View, decision: Decision) -> tuple[Idea, ...]:
        """One idea per legal token, by the best turn that begins with it; the best first."""
        best: dict[int, Turn] = {}
        for turn in decision.turns:
            action = turn.actions[0]
            known = best.setdefault(action, turn)
            if known is not turn:
                best[action] = replace(known, visits=known.visits + turn.visits)
        for action in np.flatnonzero(view.legal_mask).tolist():
            if action not in best:
                best[action] = Turn((action,), 0, self._guess_after(view.records, action))
        chosen, *others = best.values()
        others.sort(key=lambda turn: (-turn.visits, -turn.value))
        ahead = margin(view.records, int(view.record.to_move))
        left = CHIPS - int(view.record.taken)
        return tuple(
            Idea(
                view.tokens[turn.actions[0]],
                turn.visits,
                worth(ahead + turn.value, left),
                ahead + turn.value,
                (),
            )
            for turn in (chosen, *others)
        )

    def _guess_after(self, position: Records, action: int) -> float:
        """A value for an action that starts no turn worth searching."""
        seat = int(position[0].to_move)
        after = position.copy()
        kernels.step(after, action)
        gain = margin(after, seat) - margin(position, seat)
        if after[0].to_move < 0:
            return gain
        value = self._style.guess(after)
        return gain + value if after[0].to_move == seat else gain - value


def margin(position: Records, seat: int) -> int:
    """A seat's lead in points."""
    return int(position[0].score[seat]) - int(position[0].score[1 - seat])


def worth(margin: float, left: int) -> float:
    """A margin expected at the end as a number from 0 to 1: half the chance to win, half the margin."""
    return 0.5 * chance(margin, left) + 0.25 * (1 + math.tanh(margin / WIDE))


def chance(margin: float, left: int) -> float:
    """The chance to win that goes with a margin expected at the end, with so many chips left."""
    unsure = 1 + 10 * (left / CHIPS) ** 0.5  # points, the approximate error of evaluations
    return 0.5 * (1 + math.tanh(margin / unsure))
