"""Simultaneous openings: games that begin with a secret choice by every seat, made in any order."""

from __future__ import annotations

from dataclasses import dataclass, field

from tatami.match import Match


@dataclass
class Opening:
    """The seats that choose simultaneously, in the record's order, and their choices so far."""

    order: tuple[int, ...]
    chosen: dict[int, str] = field(default_factory=dict)

    @property
    def asked(self) -> list[int]:
        """The seats that have not chosen yet."""
        return [seat for seat in self.order if seat not in self.chosen]

    @property
    def tokens(self) -> list[str]:
        """All choices, in the record's order."""
        return [self.chosen[seat] for seat in self.order]

    def match_of(self, start: Match, seat: int) -> Match:
        """The match as a seat sees it: the seats before it have chosen, with any legal token."""
        match = start.copy()
        for other in self.order[: self.order.index(seat)]:
            assert match.to_move == other
            match.play(match.legal()[0])
        if seat in self.chosen:
            match.play(self.chosen[seat])
        return match


def opening_of(match: Match) -> Opening | None:
    """The opening of a match: the first seats in turn whose choices look alike to all others."""
    order: list[int] = []
    trial = match.copy()
    while trial.to_move is not None and trial.to_move not in order and _is_secret(trial):
        order.append(trial.to_move)
        trial.play(trial.legal()[0])
    return Opening(tuple(order)) if len(order) > 1 else None


def _is_secret(match: Match) -> bool:
    """Whether all legal tokens look the same to the other seats."""
    numbers = [match.tokens.index(token) for token in match.legal()]
    masked = {match.game.mask(number) for number in numbers}
    return len(masked) == 1 and masked.isdisjoint(numbers)
