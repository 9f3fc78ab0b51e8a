"""Exact play of TA-KE endings: the margin of perfect play, and the turns that reach it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tatami.bots.bot import Timer, slice_of
from tatami.bots.take.endgame import ending
from tatami.bots.take.endgame.closing import FAR
from tatami.bots.take.endgame.replies import PLIES
from tatami.bots.take.search.codes import TURN_LENGTH
from tatami.bots.take.search.turns import actions_of, new_work
from tatami.engine.game import GameError
from tatami.games.take.cards import CHIPS
from tatami.games.take.notation import tokens
from tatami.games.take.state import STATE
from tatami.view import View

MOST_CHIPS = PLIES - 1
TABLE = 1 << 20  # positions kept


@dataclass(frozen=True)
class RatedTurn:
    """A whole turn and the margin at the end of the game, if both play perfectly from there on."""

    tokens: tuple[str, ...]
    margin: int


@dataclass(frozen=True)
class Solution:
    """The result for a position: the mover's margin at the end of the game, and how to reach it."""

    exact: bool  # whether the rest is proven
    margin: int | None  # None if not even one turn was searched
    tokens: tuple[str, ...]  # the best turn, or the rest of it
    nodes: int  # positions searched
    seconds: float
    turns: tuple[RatedTurn, ...] = ()  # all turns, best first, where requested


@dataclass(frozen=True)
class _Limit:
    """The limits of a search."""

    timer: Timer
    nodes: int | None

    @property
    def spent(self) -> float:
        """Seconds so far."""
        return self.timer.spent

    def more(self, nodes: int, pace: float) -> int:
        """How many more positions to search before the next check of the clock."""
        left = self.timer.left
        more = int(max(1, pace * slice_of(left))) if left > 0 else 0
        return more if self.nodes is None else min(more, self.nodes - nodes)


class Solver:
    """Solves endings; its cache makes it faster within one game. Not thread-safe."""

    def __init__(self, table: int = TABLE) -> None:
        self._keys = np.zeros(table, np.uint64)
        self._bounds = np.zeros(table, ending.BOUNDS)
        self._work = new_work()
        self._search = np.zeros(1, ending.SEARCH)
        self._positions = np.zeros(PLIES, STATE)
        self._options: tuple[int, int] | None = None  # the options the table is valid for
        self._pace = 20_000.0  # estimated positions per second
        self._go_on(0)  # compiles on first use, before any clock runs
        actions_of(self._positions, 0, np.zeros(TURN_LENGTH, np.int16))

    def solve(
        self,
        position: View | np.ndarray[Any, np.dtype[Any]],
        *,
        ms: float | None = None,
        nodes: int | None = None,
        guess: float = 0.0,
        every: bool = False,
    ) -> Solution:
        """Solve a position, also within a turn, with limits on time and positions searched.

        A good guess of the margin, rather too high than too low, makes it much faster. With `every`, all
        turns are rated, which takes longer.
        """
        limit = _Limit(Timer(ms), nodes)
        records = position.records if isinstance(position, View) else position
        s, v = records[0], self._search[0]
        if s.to_move < 0:
            raise GameError("The game is over, so there is nothing to solve.")
        if CHIPS - int(s.taken) > MOST_CHIPS:
            return Solution(False, None, (), 0, limit.spent)
        self._forget_other_rules(s)
        self._positions[0] = s
        v.nodes, v.cut = 0, 0
        now = int(s.score[s.to_move]) - int(s.score[1 - s.to_move])
        if every:
            return self._rate(records, now, limit)
        low, high, code = self._narrow(round(guess) - now, limit)
        exact = low == high and not v.cut
        if code < 0:
            return Solution(False, None, (), int(v.nodes), limit.spent)
        return Solution(exact, now + low, self._tokens(records, code), int(v.nodes), limit.spent)

    def _narrow(self, aim: int, limit: _Limit) -> tuple[int, int, int]:
        """Bounds for the value, and the turn that reaches the lower one or -1.

        Each search only asks whether the value reaches a bound, which prunes most; its answer is the next.
        """
        v, low, high, code = self._search[0], -FAR, FAR, -1
        while low < high:
            bound = aim + 1 if aim == low else aim
            ending.begin(self._search, False, bound - 1, bound)
            if not self._run(limit):
                break
            aim = int(v.best[0])
            if aim < bound:
                high = aim
            else:
                low, code = aim, int(v.best_code)
        return low, high, code

    def _rate(self, records: Any, now: int, limit: _Limit) -> Solution:
        """The values of all turns."""
        v = self._search[0]
        ending.begin(self._search, True, -FAR, FAR)
        done = self._run(limit)
        if v.best_code < 0:
            return Solution(False, None, (), int(v.nodes), limit.spent)
        turns = [
            RatedTurn(self._tokens(records, code), now + int(value))
            for code, value in zip(v.code[0, : v.turns[0]], v.exact[: v.turns[0]], strict=True)
            if value != FAR
        ]
        turns.sort(key=lambda turn: (-turn.margin, len(turn.tokens)))
        best, margin = self._tokens(records, v.best_code), now + int(v.best[0])
        return Solution(done and not v.cut, margin, best, int(v.nodes), limit.spent, tuple(turns))

    def _run(self, limit: _Limit) -> bool:
        """Continue until the search is done or a limit is reached; return whether it is done."""
        v, done = self._search[0], False
        while not done:
            more = limit.more(int(v.nodes), self._pace)
            if more <= 0:
                break
            before, asked = limit.spent, int(v.nodes)
            done = self._go_on(more)
            spent = max(limit.spent - before, 1e-6)
            self._pace += 0.2 * ((int(v.nodes) - asked) / spent - self._pace)
        return done

    def _go_on(self, more: int) -> bool:
        """Search this many more positions; return whether the search is done."""
        arrays = self._positions, self._work, self._search, self._keys, self._bounds
        return bool(ending.search(*arrays, more))

    def _forget_other_rules(self, s: Any) -> None:
        """Clear the table when the options change."""
        options = int(s.ninja_repeats), int(s.ninja_bottom)
        if self._options not in (None, options):
            self._keys[:] = 0
            self._bounds[:] = np.zeros(1, ending.BOUNDS)
        self._options = options

    def _tokens(self, records: Any, code: int) -> tuple[str, ...]:
        actions = np.zeros(TURN_LENGTH, np.int16)
        length = actions_of(records, int(code), actions)
        names = tokens({})
        return tuple(names[action] for action in actions[:length].tolist())
