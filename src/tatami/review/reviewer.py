"""Review a whole game: a quick pass over every decision, then a deep one, the doubtful decisions first."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from tatami.bots import values
from tatami.bots.values import Values, Worth
from tatami.engine.game import GameError
from tatami.engine.scene import Message
from tatami.match import Match
from tatami.review.decisions import Decision, points, share
from tatami.review.facts import drawn, facts, message_data
from tatami.review.report import NOTHING, Measure, Moment, Parts, Review
from tatami.view import View

SIMULATIONS = 10_000  # per decision
QUICK = 1_000  # of them in the quick pass, for early results
STANDING = 300  # to estimate a seat's expectation between its decisions
SECONDS = 20.0  # of CPU time, after which the review stops


@dataclass(frozen=True)
class Progress:
    """The progress of a review, and its latest finding."""

    done: int
    total: int
    decision: Decision | None = None


class Reviewer:
    """Reviews one finished game for all its seats; every decision is valued from its player's view."""

    def __init__(
        self, match: Match, *, simulations: int = SIMULATIONS, seconds: float | None = SECONDS
    ) -> None:
        if not match.over:
            raise GameError("Only a finished game can be reviewed.")
        self._match = match.recalled()
        self._simulations = simulations
        self._seconds = seconds
        self._values: Values = values(match.game.name)
        self._by_points = bool(getattr(self._values, "by_points", False))
        self._decisions: dict[int, Decision] = {}
        self._positions = list(positions(self._match))
        self._choices = [number for number, now in enumerate(self._positions) if len(now.legal()) > 1]
        self._reviews: dict[int, Review] = {}  # once the review is finished
        self._spent = 0.0  # seconds of CPU time on decisions
        self.complete = False

    def run(self, report: Callable[[Progress], None] = lambda progress: None) -> None:
        """Do all the work; `report` is called after each piece."""
        for progress in self.steps():
            report(progress)

    def steps(self) -> Iterator[Progress]:
        """Do the work in pieces."""
        total, done = 2 * len(self._choices) + self._match.seats, 0
        for decision in self._glances():
            done += 1
            yield Progress(done, total, decision)
        doubtful = sorted(self._choices, key=lambda number: -self._doubt(number))
        for number in doubtful:
            if self._simulations <= QUICK or self._is_late():
                break
            done += 1
            yield Progress(done, total, self._decide(number, self._simulations))
        self.complete = done == 2 * len(self._choices) or self._simulations <= QUICK
        for seat in range(1, self._match.seats + 1):
            self._reviews[seat] = self._of(seat)
            yield Progress(total - self._match.seats + seat, total)

    def decide(self) -> None:
        """Do the quick pass alone: values of decisions and parts, but no moments."""
        for _ in self._glances():
            pass

    def _glances(self) -> Iterator[Decision]:
        for number in self._choices:
            yield self._decide(number, min(QUICK, self._simulations))

    def _is_late(self) -> bool:
        return self._seconds is not None and self._spent > self._seconds

    def _doubt(self, number: int) -> float:
        """The possible cost of a decision according to the quick pass."""
        decision = self._decisions[number]
        return decision.weighed.cost.share[decision.seat - 1] + decision.weighed.error

    def _decide(self, number: int, simulations: int) -> Decision:
        began = time.thread_time()  # of this thread: several threads may take turns
        now = self._positions[number]
        view, played = self._view(number, now.to_move or 0), self._match.history[number]
        weighed = self._values.weigh(view, played, simulations)
        decision = Decision(number + 1, now.to_move or 0, played, weighed, self._by_points)
        self._decisions[number] = decision
        self._spent += time.thread_time() - began
        return decision

    def _view(self, number: int, seat: int) -> View:
        return self._positions[number].view(seat)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The decisions valued so far, in the order they were made."""
        return tuple(self._decisions[number] for number in sorted(self._decisions))

    def view(self, decision: Decision) -> View:
        """The view of a decision's player."""
        return self._view(decision.number - 1, decision.seat)

    def facts(self, decision: Decision) -> list[Message]:
        """Why the best move was better than the one played."""
        return facts(self._positions[decision.number - 1], decision)

    def told(self, decision: Decision) -> dict[str, Any]:
        """A decision as plain data, with the reasons if it was an error, and where to draw both moves."""
        now, moves = self._positions[decision.number - 1], (decision.best, decision.played)
        best, played = (drawn(now, decision.seat, token) for token in moves)
        why = [message_data(each) for each in self.facts(decision)] if decision.grade else []
        return {**decision.data(), "why": why, "best_move": best, "played_move": played}

    def data(self, seats: Iterable[int] | None = None) -> dict[str, Any]:
        """All findings as plain data: every decision once, and its effect on each seat."""
        match, told = self._match, [self.told(decision) for decision in self.decisions]
        seats = range(1, match.seats + 1) if seats is None else seats
        return {
            "game": match.game.name,
            "complete": self.complete,
            "seats": {str(seat): self.of(seat).own_data() for seat in seats},
            "decisions": told,
        }

    def of(self, seat: int) -> Review:
        """The review for one seat, from the findings so far."""
        match = self._match
        if not 1 <= seat <= match.seats:
            raise GameError(f"There is no seat {seat!r:.40}; seats are 1 to {match.seats}.")
        return self._reviews.get(seat) or self._of(seat)

    def _of(self, seat: int) -> Review:
        match, parts = self._match, self.parts(seat)
        moments = self._moments(seat, parts.start)
        return Review(match.game.name, seat, match.seats, self.decisions, moments, parts, self.complete)

    def parts(self, seat: int) -> Parts:
        """The parts of a seat's result; luck is the rest."""
        start, end = _measure(self._values.expectation(self._match), seat), result(self._match, seat)
        own = others = NOTHING
        for decision in self.decisions:
            effect = Measure(*decision.effect(seat))
            own += effect if decision.seat == seat else NOTHING
            others += NOTHING if decision.seat == seat else effect
        return Parts(start, own, others, end - start - own - others, end)

    def _moments(self, seat: int, start: Measure) -> tuple[Moment, ...]:
        """The changes for a seat from the deal to the end."""
        before = self._value(0, seat)
        moments = [Moment(0, None, before, NOTHING, before - start)]
        for number, now in enumerate(self._positions):
            decision = self._decisions.get(number)
            error = Measure(*decision.effect(seat)) if decision else NOTHING
            after = self._value(number + 1, seat)
            moments.append(Moment(number + 1, now.to_move, after, error, after - before - error))
            before = after
        return tuple(moments)

    def _value(self, number: int, seat: int) -> Measure:
        """A seat's expectation before an action: its best choice, or the current standing."""
        if number == len(self._positions):
            return result(self._match, seat)
        decision = self._decisions.get(number)
        if decision and decision.seat == seat:
            return _measure(decision.weighed.value, seat)
        standing = min(STANDING, self._simulations)
        return _measure(self._values.stand(self._view(number, seat), standing), seat)


def positions(match: Match) -> Iterator[Match]:
    """The match before each of its actions."""
    now = match.at(0)
    for token in match.history:
        yield now.copy()
        now.play(token)


def result(match: Match, seat: int) -> Measure:
    """A seat's result: its share of the victory, and its margin over the best other."""
    winners, scores = match.winners(), match.scores()
    ahead = scores[seat] - max(score for other, score in scores.items() if other != seat)
    return Measure(share(1 / len(winners)) if seat in winners else 0.0, points(ahead))


def _measure(worth: Worth, seat: int) -> Measure:
    return Measure(share(worth.share[seat - 1]), points(worth.points[seat - 1]))
