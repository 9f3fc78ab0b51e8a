"""Take-backs: which decision a player may undo, alone or if the others agree.

It follows from the log and from what anybody has learned since; no game says anything about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tatami.server.core import limits
from tatami.server.core.clocks import Clocks

if TYPE_CHECKING:
    from tatami.server.core.table import Table


@dataclass(frozen=True)
class Made:
    """A decision that may be taken back."""

    seat: int
    who: str  # empty: a bot made it
    step: int  # how many decisions counted before
    at: int
    clocks: Clocks | None  # before it; None: nobody is in a hurry


@dataclass(frozen=True)
class BackRequest:
    """A player's request to take a decision back, and the identities that have agreed."""

    who: str
    seat: int
    to: int
    agreed: frozenset[str] = frozenset()


class Offer(NamedTuple):
    """A seat's last decision, which it may take back, and the identities that must agree."""

    place: int  # in `Table.made`
    to: int  # how many decisions count then
    needs: frozenset[str]


def offer(table: Table, seat: int) -> Offer | str:
    """A seat's current offer, or the reason why it has none."""
    chair, match = table.chairs[seat], table.match
    if match is None or table.status != "playing":
        return "refused-not-playing"
    if table.settings.rated or table.tournament:
        return "refused-back-rated"
    if not chair.who or chair.stand_in:
        return "refused-stand-in"
    index = last_made(table, seat)
    if index is None:
        return "refused-back-nothing"
    if table.backs.get(seat, 0) >= limits.TAKE_BACKS:
        return "refused-back-often"
    to = table.made[index].step
    if table.opening is None and to < match.since_reveal:
        return "refused-back-revealed"
    return Offer(index, to, frozenset() if is_alone(table, index) else others(table, chair.who))


def offers(table: Table) -> dict[int, Offer]:
    """The current offer of each seat."""
    found = {seat: offer(table, seat) for seat in {made.seat for made in table.made}}
    return {seat: one for seat, one in sorted(found.items()) if isinstance(one, Offer)}


def is_alone(table: Table, index: int) -> bool:
    """Whether nobody but its player has decided since a decision; while all choose at once nobody has."""
    made = table.made
    if table.opening is not None or index == len(made) - 1:
        return True
    return {later.who for later in made[index:]} == {made[index].who}


def clocks_after(table: Table, index: int, at: int) -> Clocks:
    """The clocks after a decision is taken back."""
    made = table.made[index]
    if made.clocks is None:
        return table.clocks
    alone = is_alone(table, index)
    if table.opening is None:
        return table.clocks.taken_back(made.clocks, made.seat, made.at, at, alone=alone)
    clocks, seat = table.clocks.copy(), made.seat  # the others have decided for themselves
    clocks.bank[seat], clocks.since[seat] = made.clocks.bank[seat], made.clocks.since[seat]
    return clocks


def last_made(table: Table, seat: int) -> int | None:
    """The index of the last decision that a seat's player has made."""
    who = table.chairs[seat].who
    if who:
        for index in range(len(table.made) - 1, -1, -1):
            made = table.made[index]
            if made.seat == seat and made.who == who:
                return index
    return None


def others(table: Table, who: str) -> frozenset[str]:
    """The other people who play for themselves; bots agree to everything."""
    playing = {chair.who for chair in table.chairs.values() if chair.who and not chair.stand_in}
    return frozenset(other for other in playing if other != who and not table.people[other].is_bot)
