"""The scene of a game of cards in piles: places, pieces, sentences and events follow from the declaration.

The game's Fluent files say `place-<pile>` (with `$seat` or `$number`), `piece` (with `$kind`), `task-<phase>`
(with `$seat`), and for each kind of action `do-<kind>` and `saw-<kind>` (with `$seat` and its arguments).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.cards import EACH_SEAT, EVERYBODY, UNKNOWN, Cards, Pile
from tatami.engine.scene import Action, Message, Piece, Seat
from tatami.engine.scene.forms import Forms, Scene, Spot
from tatami.engine.scene.slots import MESSAGE, NUMBER, SEAT, ByMover, Choice, List
from tatami.engine.scene.writer import (
    AMOUNT,
    OF_PIECE,
    REVEALS,
    TARGET,
    WAY,
    WORDS,
    close_place,
    fill,
    open_place,
    put,
    put_one,
    put_pieces,
    reserve,
    write,
)

NOWHERE = -1

_scores = dispatch.scores


def own(pile: str, seats: int) -> Any:
    """The pile of the seat to move, as a place of an action."""
    return ByMover(tuple(f"seat/{seat}/{pile}" for seat in range(1, seats + 1)))


def spots_of(cards: Cards) -> list[Spot]:
    """All piles, then the points."""
    found = [spot for pile in cards.piles for spot in _spots(pile, cards.seats)]
    return [*found, *(Spot(f"seat/{seat}/score") for seat in range(1, cards.seats + 1))]


def _spots(pile: Pile, seats: int) -> list[Spot]:
    name = f"place-{pile.name}"
    if pile.number == EACH_SEAT:
        numbers = range(1, seats + 1)
        return [Spot(f"seat/{seat}/{pile.name}", Message(name, {"seat": Seat(seat)})) for seat in numbers]
    if pile.number == 1:
        return [Spot(pile.name, Message(name))]
    numbers = range(1, pile.number + 1)
    return [Spot(f"{pile.name}/{number}", Message(name, {"number": number})) for number in numbers]


def pile_scene(
    cards: Cards,
    actions: Sequence[Action],
    phases: Sequence[str],
    marks: Mapping[str, Mapping[str, Any]] | None = None,
    **writers: Any,
) -> Scene:
    """The scene of a game: its actions by number, then the masked ones, and the names of its phases.

    `marks` are further visible properties of cards, by kind. Writers that the game brings replace ours.
    """
    forms, spots = Forms(), spots_of(cards)
    kinds = len(cards.kinds)
    words = [Message("piece", {"kind": code}) for code in cards.kinds]
    pieces = [
        *(
            Piece(code, say, marks=(marks or {}).get(code, {}))
            for code, say in zip(cards.kinds, words, strict=True)
        ),
        Piece("card", Message("cards-down", {"count": 1}), "down"),
    ]
    piece = forms.pieces(kinds + 1, lambda *table: pieces)
    named = forms.messages(kinds, lambda *table: words)
    hidden_cards = forms.message("cards-down", count=NUMBER)
    task = forms.messages(
        len(phases), lambda *table: [Message(f"task-{phase}", {"seat": SEAT}) for phase in phases]
    )
    saw = forms.messages(
        len(actions),
        lambda *table: [Message(f"saw-{each.kind}", {"seat": SEAT, **each.words.args}) for each in actions],
    )
    place: Any = Choice([spot.words for spot in spots if spot.words is not None])
    holds = forms.message("place-holds", place=place, pieces=List(MESSAGE))
    points = forms.message("result-points", seat=SEAT, points=NUMBER)
    scored_points = forms.message("saw-scored", seat=SEAT, points=NUMBER)
    not_now = forms.message("reason-not-now")
    acted, moved, scored = map(forms.event, ("acted", "moved", "scored"))

    first, sees, count, seats = cards.first, cards.sees, cards.count, cards.seats
    bases = np.array([cards.pile(pile.name) for pile in cards.piles])
    copies = np.array([pile.number for pile in cards.piles])
    down, score = piece + kinds, count
    ways = np.array([_way(each, [spot.id for spot in spots], seats) for each in actions])

    @write
    def order(v: Any) -> Any:
        """The piles in the viewer's order: of several seats' the own first."""
        found = np.empty(count, np.int64)
        n = 0
        me = np.int64(v.viewer if v.viewer >= 0 else 0)
        for index in range(bases.shape[0]):
            is_each = copies[index] == EACH_SEAT
            for turn in range(np.int64(v.seats) if is_each else copies[index]):
                found[n] = bases[index] + ((me + turn) % np.int64(v.seats) if is_each else turn)
                n += 1
        return found[:n]

    @write
    def places(v: Any, w: Any) -> None:
        for pile in order(v):
            at = open_place(w, pile)
            hidden = 0
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                if v.card[slot] == UNKNOWN:
                    hidden += 1
                else:
                    put_pieces(w, hidden, down)
                    hidden = 0
                    put_one(w, piece + v.card[slot])
            put_pieces(w, hidden, down)
            close_place(w, at)

    @write
    def counts(v: Any, w: Any) -> None:
        totals = np.zeros(np.int64(v.seats), np.int64)
        _scores(v, totals)
        for seat in range(np.int64(v.seats)):
            put(w, score + seat, totals[seat])

    @write
    def tell_task(v: Any, w: Any) -> None:
        put(w, task + v.phase, v.to_move + 1)

    @write
    def action(v: Any, number: int, w: Any) -> None:
        pass

    @write
    def refusals(v: Any, mask: Any, w: Any) -> None:
        pass

    @write
    def reason(v: Any, number: int, w: Any) -> None:
        put_one(w, not_now)

    @write
    def summary(v: Any, w: Any) -> None:
        for pile in order(v):
            put(w, holds, pile)
            at = reserve(w)
            hidden, shown = 0, 0
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                if v.card[slot] == UNKNOWN:
                    hidden += 1
                else:
                    put_one(w, named + v.card[slot])
                    shown += 1
            if hidden > 0:
                put(w, hidden_cards, hidden)
            fill(w, at, shown + (hidden > 0))
        totals = np.zeros(np.int64(v.seats), np.int64)
        _scores(v, totals)
        for seat in range(np.int64(v.seats)):
            put(w, points, seat + 1, totals[seat])

    @write
    def lying(v: Any) -> Any:
        """How many cards of each kind lie in each pile; the last kind is that of unknown ones."""
        found = np.zeros((count, kinds + 1), np.int64)
        for pile in range(count):
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                found[pile, kinds if v.card[slot] == UNKNOWN else v.card[slot]] += 1
        return found

    @write
    def put_moved(was: Any, kind: int, source: int, shown: int, target: int, is_said: bool, w: Any) -> None:
        """Tell that a card moved, or was turned over where it lies; name a new one unless it was named."""
        was[source, kind] -= 1
        was[target, shown] += 1
        reveals = kind == kinds and shown != kinds
        is_named = reveals and not is_said
        put(w, moved, (REVEALS if reveals else 0) | (WORDS if is_named else 0) | OF_PIECE | WAY)
        if is_named:
            put(w, holds, target, 1, named + shown)
        put(w, piece + shown, source, target)

    @write
    def put_own_move(v: Any, number: int, was: Any, now: Any, w: Any) -> None:
        """Tell how the action itself moved a card between its places."""
        source, target = ways[number, v.to_move, 0], ways[number, v.to_move, 1]
        if source == NOWHERE or target == NOWHERE:
            return
        is_said = sees[target] == EVERYBODY  # by the sentence about the action
        for shown in range(kinds + 1):
            if now[target, shown] > was[target, shown]:
                if was[source, shown] > 0:
                    put_moved(was, shown, source, shown, target, is_said, w)
                    return
                if was[source, kinds] > 0:
                    put_moved(was, kinds, source, shown, target, is_said, w)
                    return

    @write
    def put_rest(was: Any, now: Any, w: Any) -> None:
        """Tell the other differences: cards that moved as they are, were turned up, or down."""
        for step in range(3):
            for target in range(count):
                for shown in range(kinds + 1):
                    while now[target, shown] > was[target, shown]:
                        source, kind = leaving(was, now, step, shown)
                        if source == NOWHERE:
                            break
                        if step == 2 and source != target:
                            put_moved(was, kind, source, kinds, source, False, w)
                            kind = kinds
                        put_moved(was, kind, source, shown, target, False, w)

    @write
    def leaving(was: Any, now: Any, step: int, shown: int) -> Any:
        """A pile that has a card too many, and its kind: the same, an unknown one, or a known one."""
        for source in range(count):
            for kind in range(kinds + 1):
                if was[source, kind] > now[source, kind] and (
                    (step == 0 and kind == shown)
                    or (step == 1 and kind == kinds)
                    or (step == 2 and shown == kinds)
                ):
                    return source, kind
        return NOWHERE, 0

    @write
    def tell(v: Any, number: int, after: Any, w: Any) -> None:
        put(w, acted, WORDS, saw + number, v.to_move + 1)
        was, now = lying(v), lying(after)
        put_own_move(v, number, was, now, w)
        put_rest(was, now, w)
        before, totals = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        _scores(v, before)
        _scores(after, totals)
        for seat in range(np.int64(after.seats)):
            gained = totals[seat] - before[seat]
            if gained > 0:
                put(w, scored, WORDS | TARGET | AMOUNT, scored_points, seat + 1, gained, score + seat, gained)
            elif gained < 0:
                put(w, scored, TARGET | AMOUNT, score + seat, gained)

    given = {
        "places": places,
        "counts": counts,
        "task": tell_task,
        "action": action,
        "refusals": refusals,
        "reason": reason,
        "summary": summary,
        "tell": tell,
        **writers,
    }
    tokenless, tokens = [replace(each, token="") for each in actions], tuple(each.token for each in actions)
    return Scene(
        forms=forms, spots=lambda *table: spots, actions=lambda *table: tokenless, tokens=tokens, **given
    )


def _way(action: Action, ids: Sequence[str], seats: int) -> list[tuple[int, int]]:
    """By seat to move, the first two piles that an action touches."""
    found = []
    for seat in range(seats):
        places = [place.values[seat] if isinstance(place, ByMover) else place for place in action.places]
        numbers = [ids.index(place) for place in places[:2]]
        found.append((numbers[0], numbers[1]) if len(numbers) == 2 else (NOWHERE, NOWHERE))
    return found
