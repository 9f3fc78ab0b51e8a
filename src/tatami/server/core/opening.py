"""A game may open with a secret choice of every seat: then all choose at once, in any order."""

from __future__ import annotations

from dataclasses import dataclass, field

from tatami.match import Match


@dataclass
class Opening:
    """The seats that choose at once, as the record will have them, and what they have chosen."""

    order: tuple[int, ...]
    chosen: dict[int, str] = field(default_factory=dict)

    @property
    def asked(self) -> list[int]:
        """Who has not chosen yet."""
        return [seat for seat in self.order if seat not in self.chosen]

    @property
    def tokens(self) -> list[str]:
        """What all have chosen, as the record has it."""
        return [self.chosen[seat] for seat in self.order]

    def match_of(self, start: Match, seat: int) -> Match:
        """The match as it looks to a seat: those before it have chosen something, it does not matter what."""
        match = start.copy()
        for other in self.order[: self.order.index(seat)]:
            assert match.to_move == other
            match.play(match.legal()[0])
        if seat in self.chosen:
            match.play(self.chosen[seat])
        return match


def opening_of(match: Match) -> Opening | None:
    """The opening of a match at its start: the seats in turn whose choices others are all told alike."""
    order: list[int] = []
    trial = match.copy()
    while trial.to_move is not None and trial.to_move not in order and _is_secret(trial):
        order.append(trial.to_move)
        trial.play(trial.legal()[0])
    return Opening(tuple(order)) if len(order) > 1 else None


def _is_secret(match: Match) -> bool:
    """Whether the others cannot tell the legal tokens apart."""
    numbers = [match.tokens.index(token) for token in match.legal()]
    masked = {match.game.mask(number) for number in numbers}
    return len(masked) == 1 and masked.isdisjoint(numbers)
