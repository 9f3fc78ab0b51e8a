"""A battle taken apart for those who explain it: sides, totals, who wins and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tatami.engine.jit import jit
from tatami.engine.memo import Memo
from tatami.engine.scene import Message
from tatami.games.tenka import battle
from tatami.games.tenka.battle import DRAW, NO_SIDE, Reason
from tatami.games.tenka.state import NO_CARD, number
from tatami.games.tenka.things import SIDE_NAMES, is_trump, total_of


@dataclass(frozen=True)
class Verdict:
    """What a battle has come to; before its last card, as if it ended here."""

    leader: int  # seat of the General who led it
    sides: tuple[int, ...]  # by seat, NO_SIDE before they played
    totals: dict[int, int]  # by side, the strongest first, of equals the one that was there first
    winner: int  # a side or DRAW
    reason: Reason
    general: int  # seat that holds the General's card after it
    how: str  # why that seat: "trump", "strongest", "first" of equals, "only" card, or "draw"
    uprising: bool  # whether another side than the General's has won
    complete: bool  # whether everybody has played

    @cached_property
    def counts(self) -> dict[str, int]:
        """The totals by the ids of their counts."""
        return {total_of(side): total for side, total in self.totals.items()}


@jit
def judge(s: Any, at: int) -> tuple[int, int, int, int, int, bool]:
    """Sides and totals of a battle, packed, winner, reason, the General after it, and an uprising."""
    sides = battle.sides(s, at)
    totals = battle.totals(s, at, sides)
    winner, reason = battle.outcome(s, at, sides, totals)
    general = number(s.leader[at]) if winner == DRAW else battle.new_general(s, at, sides, winner)
    return sides, totals, winner, reason, general, battle.is_uprising(s, at, sides, winner)


def read(v: Any, at: int) -> Verdict | None:
    """Take a battle apart; None before its first card."""
    leader, played = int(v.leader[at]), v.played[at].tobytes()
    if played[leader] == NO_CARD:
        return None
    rules = int(v.version), v.faction.tobytes(), v.kind.tobytes(), v.strength.tobytes()
    key = v.seats, leader, played, int(v.side_up[at]), *rules
    return _VERDICTS.get(key, lambda: _read(v, at, leader))


_VERDICTS: Memo[Verdict] = Memo()  # all that look at a table see the same battle


def _read(v: Any, at: int, leader: int) -> Verdict:
    packed, packed_totals, winner, reason, general, uprising = (int(value) for value in judge(v, at))
    seats = int(v.seats)
    sides = tuple(packed >> (battle.SIDE_BITS * seat) & battle.SIDE_MASK for seat in range(seats))
    in_order = [sides[(leader + step) % seats] for step in range(seats)]
    totals = {
        side: packed_totals >> (battle.TOTAL_BITS * side) & battle.TOTAL_MASK
        for side in dict.fromkeys(in_order)
        if side != NO_SIDE
    }
    return Verdict(
        leader=leader,
        sides=sides,
        totals=dict(sorted(totals.items(), key=lambda item: -item[1])),
        winner=winner,
        reason=Reason(reason),
        general=general,
        how=_how(v, at, sides, winner, general),
        uprising=bool(uprising),
        complete=NO_SIDE not in sides,
    )


def _how(v: Any, at: int, sides: tuple[int, ...], winner: int, general: int) -> str:
    """Why that seat holds the General's card after a battle."""
    if winner == DRAW:
        return "draw"
    if is_trump(v.played[at, general]):
        return "trump"
    winners = [seat for seat, side in enumerate(sides) if side == winner]
    strengths = [int(v.strength[v.side_up[at], v.played[at, seat]]) for seat in winners]
    if len(winners) == 1:
        return "only"
    return "first" if strengths.count(max(strengths)) > 1 else "strongest"


def why(v: Any, at: int, verdict: Verdict) -> Message:
    """The reason a battle ends as it does, as a clause."""
    played = [int(card) for card in v.played[at, : len(verdict.sides)] if card != NO_CARD]
    generals = verdict.sides[verdict.leader]
    theirs = [total for side, total in verdict.totals.items() if side != generals]
    args = {
        "totals": sums(verdict),
        "winner": SIDE_NAMES[verdict.winner] if verdict.winner != DRAW else "draw",
        "trumps": sum(map(is_trump, played)),
        "vassals": "all" if len(set(theirs)) == 1 else "strongest",
    }
    return Message(f"why-{reason_name(verdict)}", args)


def reason_name(verdict: Verdict) -> str:
    """The reason's name in data and messages."""
    return verdict.reason.name.lower().replace("_", "-")


def sums(verdict: Verdict) -> tuple[Message, ...]:
    """The totals of all sides as a list."""
    return tuple(
        Message("side-total", {"side": SIDE_NAMES[side], "total": total})
        for side, total in verdict.totals.items()
    )


def sides_data(verdict: Verdict) -> list[dict[str, Any]]:
    """The sides as plain data, the strongest first."""
    return [
        {
            "side": SIDE_NAMES[side],
            "total": total,
            "seats": [seat + 1 for seat, its in enumerate(verdict.sides) if its == side],
            "general": side == verdict.sides[verdict.leader],
        }
        for side, total in verdict.totals.items()
    ]
