"""The scene of a game of cards in piles: places, pieces, sentences and events follow from the declaration.

The game's Fluent files say `place-<pile>` (with `$seat` or `$number`), `piece` (with `$kind` and `$stem`, its
text without a number at the end, which is `$value`), `task-<phase>` (with `$seat`), for each kind of action
`do-<kind>` and `saw-<kind>` (with `$seat` and its arguments), and `reason-<name>` for each reason why an
action is illegal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from tatami.engine import dispatch
from tatami.engine.bits import marked
from tatami.engine.cards import EACH_SEAT, EVERYBODY, THE_REST, UNKNOWN, Cards, Pile
from tatami.engine.errors import GameError
from tatami.engine.jit import inline
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
MOST_TOUCHED = 4  # places of an action
# Where a card that is new in a pile came from, the likeliest first: whether it was seen there, unseen, or
# seen and then turned down, and how far away.
SEEN, UNSEEN, TURNED_DOWN = range(3)
NEAR, TABLE, FAR = range(3)  # with the same seat, on the table, with another seat
ORIGINS = np.array(
    (
        *((SEEN, NEAR), (SEEN, TABLE), (UNSEEN, NEAR), (SEEN, FAR), (UNSEEN, TABLE), (UNSEEN, FAR)),
        *((TURNED_DOWN, NEAR), (TURNED_DOWN, TABLE), (TURNED_DOWN, FAR)),
    )
)
NOT_NOW = -1  # as a reason: nothing that players should learn

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


@inline
def no_reason(v: Any, action: int) -> int:
    """An action that cannot be played now."""
    return NOT_NOW


def pile_scene(
    cards: Cards,
    actions: Sequence[Action],
    phases: Sequence[str],
    marks: Mapping[str, Mapping[str, Any]] | None = None,
    reasons: Sequence[str] = (),
    why_not: Callable[..., Any] = no_reason,
    **writers: Any,
) -> Scene:
    """The scene of a game: its actions by number, then the masked ones, and the names of its phases.

    `marks` are further visible properties of cards, by kind. `why_not(v, action)` says why an illegal action
    is illegal, as the index of one of the `reasons`, or NOT_NOW. Writers that the game brings replace ours.
    """
    forms, spots, why_not = Forms(), spots_of(cards), inline(why_not)
    kinds = len(cards.kinds)
    actions = [replace(each, words=_with_kind(each.words, cards)) for each in actions]
    open_words = [_with_kind(Message("piece", {"kind": code}), cards) for code in cards.kinds]
    down_words = [Message("piece-face-down", {"piece": words}) for words in open_words]
    words = [*open_words, Message("cards-down", {"count": 1}), *down_words]
    marked_as = [(marks or {}).get(code, {}) for code in cards.kinds]
    pieces = [
        *(
            Piece(code, say, "up", looks)
            for code, say, looks in zip(cards.kinds, open_words, marked_as, strict=True)
        ),
        Piece("card", words[kinds], "down"),
        *(
            Piece(code, say, "up", {**looks, "face_down": True})
            for code, say, looks in zip(cards.kinds, down_words, marked_as, strict=True)
        ),
    ]
    piece = forms.pieces(len(pieces), lambda *table: pieces)
    named = forms.messages(len(words), lambda *table: words)
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
    drawn = forms.message("saw-drawn", seat=SEAT, piece=MESSAGE)
    got = forms.message("saw-got", seat=SEAT, piece=MESSAGE)
    turned = forms.message("saw-shown", place=place, piece=MESSAGE)
    points = forms.message("result-points", seat=SEAT, points=NUMBER)
    scored_points = forms.message("saw-scored", seat=SEAT, points=NUMBER)
    lost_points = forms.message("saw-lost", seat=SEAT, points=NUMBER)
    not_now = forms.message("reason-not-now")
    because = forms.messages(len(reasons), lambda *table: [Message(f"reason-{reason}") for reason in reasons])
    acted, moved, scored = map(forms.event, ("acted", "moved", "scored"))

    first, sees, count, seats = cards.first, cards.sees, cards.count, cards.seats
    bases = np.array([cards.pile(pile.name) for pile in cards.piles])
    copies = np.array([pile.number for pile in cards.piles])
    down, face_down, score = piece + kinds, kinds + 1, count
    decks = [pile.name for pile in cards.piles if pile.dealt == THE_REST]
    is_deck = np.array([name in decks for name in cards.names])
    of_use = [(index, pile.used) for index, pile in enumerate(cards.piles) if pile.used]
    options = np.array(
        [[name for _, name in of_use].index(pile.used) if pile.used else -1 for pile in cards.piles]
    )
    of_pile = [
        (index, name)
        for name, pile in enumerate(cards.piles)
        for index in range(cards.seats if pile.number == EACH_SEAT else pile.number)
    ]
    nth, limit = np.array([index for index, _ in of_pile]), options[[name for _, name in of_pile]]
    owner = np.where(copies[[name for _, name in of_pile]] == EACH_SEAT, nth, -1)
    ids = [spot.id for spot in spots]
    _check(actions, ids)
    ways = np.array([_way(each, ids, seats) for each in actions])
    touched = np.array([_touched(each, ids, seats) for each in actions])

    @write
    def order(v: Any, w: Any) -> Any:
        """The piles in use in the viewer's order: of several seats' the own first."""
        found = np.empty(count, np.int64)
        n = 0
        me = np.int64(v.viewer if v.viewer >= 0 else 0)
        for index in range(bases.shape[0]):
            is_each = copies[index] == EACH_SEAT
            used = copies[index] if options[index] < 0 else np.int64(w.knobs[options[index]])
            for turn in range(np.int64(v.seats) if is_each else used):
                found[n] = bases[index] + ((me + turn) % np.int64(v.seats) if is_each else turn)
                n += 1
        return found[:n]

    @write
    def is_face_down(v: Any, pile: int, slot: int) -> bool:
        """Whether the viewer knows a card that does not lie open and is not in their own hand."""
        is_own = v.viewer < 0 or sees[pile] == 1 << np.int64(v.viewer)
        return v.card[slot] != UNKNOWN and not v.known[slot] & EVERYBODY and not is_own

    @write
    def places(v: Any, w: Any) -> None:
        for pile in order(v, w):
            at = open_place(w, pile)
            hidden = 0
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                if v.card[slot] == UNKNOWN:
                    hidden += 1
                else:
                    put_pieces(w, hidden, down)
                    hidden = 0
                    put_one(
                        w, piece + np.int64(v.card[slot]) + (face_down if is_face_down(v, pile, slot) else 0)
                    )
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
        put(w, task + np.int64(v.phase), np.int64(v.to_move) + 1)

    @write
    def action(v: Any, number: int, w: Any) -> None:
        pass

    @write
    def why(v: Any, number: int, w: Any) -> int:
        """The reason of an illegal action; none of one that touches a pile which this table does not have."""
        for spot in touched[number, v.to_move]:
            if NOWHERE < spot < count and (
                owner[spot] >= np.int64(v.seats)
                or (limit[spot] >= 0 and nth[spot] >= np.int64(w.knobs[limit[spot]]))
            ):
                return NOT_NOW
        return int(why_not(v, number))

    @write
    def refusals(v: Any, mask: Any, w: Any) -> None:
        for number in range(touched.shape[0]):
            if number >> 6 >= mask.shape[0] or marked(mask, number) or why(v, number, w) < 0:
                continue
            put(w, number)
            at = reserve(w)
            spots = 0
            for spot in touched[number, v.to_move]:
                if spot != NOWHERE:
                    put(w, spot)
                    spots += 1
            fill(w, at, spots)
            reason(v, number, w)

    @write
    def reason(v: Any, number: int, w: Any) -> None:
        index = why(v, number, w)
        put_one(w, not_now if index < 0 else because + index)

    @write
    def summary(v: Any, w: Any) -> None:
        for pile in order(v, w):
            put(w, holds, pile)
            at = reserve(w)
            hidden, shown = 0, 0
            for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
                if v.card[slot] == UNKNOWN:
                    hidden += 1
                else:
                    put_one(
                        w, named + np.int64(v.card[slot]) + (face_down if is_face_down(v, pile, slot) else 0)
                    )
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
    def face_downs(v: Any, pile: int, kind: int) -> int:
        """How many cards of a kind in a pile lie face down and are known to the viewer."""
        found = 0
        for slot in range(first[pile], first[pile] + np.int64(v.held[pile])):
            found += v.card[slot] == kind and is_face_down(v, pile, slot)
        return found

    @write
    def put_moved(
        v: Any, after: Any, was: Any, kind: int, source: int, shown: int, target: int, is_said: bool, w: Any
    ) -> None:
        """Tell that a card moved, or was turned over where it lies; name a new one unless it was named."""
        was[source, kind] -= 1
        was[target, shown] += 1
        reveals = kind == kinds and shown != kinds
        is_named = reveals and not is_said
        put(w, moved, (REVEALS if reveals else 0) | (WORDS if is_named else 0) | OF_PIECE | WAY)
        look = shown + (face_down if face_downs(after, target, shown) > face_downs(v, target, shown) else 0)
        if is_named and source != target and v.viewer >= 0 and sees[target] == 1 << np.int64(v.viewer):
            put(w, drawn if is_deck[source] else got, v.viewer + 1, named + shown)
        elif is_named:
            put(w, turned, target, named + look)
        put(w, piece + look, source, target)

    @write
    def put_own_move(v: Any, number: int, after: Any, was: Any, now: Any, w: Any) -> None:
        """Tell how the action itself moved a card between its places, or swapped two that look alike."""
        source, target = ways[number, v.to_move, 0], ways[number, v.to_move, 1]
        if source == NOWHERE or target == NOWHERE:
            return
        is_said = sees[target] == EVERYBODY  # by the sentence about the action
        is_changed = False
        for shown in range(kinds + 1):
            is_changed |= now[target, shown] != was[target, shown] or now[source, shown] != was[source, shown]
            if now[target, shown] > was[target, shown]:
                if was[source, shown] > 0:
                    put_moved(v, after, was, shown, source, shown, target, is_said, w)
                    return
                if was[source, kinds] > 0:
                    put_moved(v, after, was, kinds, source, shown, target, is_said, w)
                    return
        if not is_changed and source != target and was[source, kinds] > 0 and was[target, kinds] > 0:
            put_moved(v, after, was, kinds, source, kinds, target, True, w)
            put_moved(v, after, was, kinds, target, kinds, source, True, w)

    @write
    def put_rest(v: Any, after: Any, was: Any, now: Any, w: Any) -> None:
        """Tell the other differences; cards that are seen now first, as the others may come from anywhere."""
        for is_seen in (True, False):
            for number in range(ORIGINS.shape[0]):
                how, distance = ORIGINS[number, 0], ORIGINS[number, 1]
                for target in range(count):
                    for shown in range(kinds) if is_seen else range(kinds, kinds + 1):
                        while now[target, shown] > was[target, shown]:
                            source, kind = leaving(was, now, how, distance, target, shown)
                            if source == NOWHERE:
                                break
                            if how == TURNED_DOWN:
                                put_turned_down(v, after, was, kind, source, target, w)
                            else:
                                put_moved(v, after, was, kind, source, shown, target, False, w)

        for target in range(count):
            for shown in range(kinds):
                while now[target, shown] > was[target, shown]:
                    source, kind, other = exchanged(v, was, now, target)
                    if source == NOWHERE:
                        break
                    put_turned_down(v, after, was, kind, source, other, w)
                    put_moved(v, after, was, kinds, other, shown, target, False, w)

    @write
    def put_turned_down(v: Any, after: Any, was: Any, kind: int, source: int, target: int, w: Any) -> None:
        """Tell that a card went to a pile and was turned down there, where it lies on top."""
        if source != target:
            put_moved(v, after, was, kind, source, kind, target, False, w)
        put_moved(v, after, was, kind, target, kinds, target, False, w)

    @write
    def exchanged(v: Any, was: Any, now: Any, target: int) -> Any:
        """A pile that gave away a card and got another for it, the kind of the one, and where it went."""
        for distance in range(FAR + 1):
            for source in range(count):
                for kind in range(kinds):
                    if was[source, kind] > now[source, kind] and away(source, target) == distance:
                        for turn in range(np.int64(v.seats)):
                            seat = (owner[source] + turn) % np.int64(v.seats)
                            other = source - owner[source] + seat if owner[source] >= 0 else source
                            if now[other, kinds] > 0:
                                return source, kind, other
                        return source, kind, source
        return NOWHERE, 0, NOWHERE

    @write
    def away(source: int, target: int) -> int:
        """How far a card came: NEAR, from the TABLE, or FAR."""
        return NEAR if owner[source] == owner[target] else TABLE if owner[source] < 0 else FAR

    @write
    def leaving(was: Any, now: Any, how: int, distance: int, target: int, shown: int) -> Any:
        """A pile so far away that has a card too many, and its kind."""
        for source in range(count):
            if away(source, target) == distance:
                for kind in range(kinds + 1):
                    if was[source, kind] > now[source, kind] and (
                        (how == SEEN and kind == shown and shown < kinds)
                        or (
                            how == UNSEEN
                            and kind == kinds
                            and (distance > NEAR or can_spare(was, now, shown))
                        )
                        or (how == TURNED_DOWN and shown == kinds)
                    ):
                        return source, kind
        return NOWHERE, 0

    @write
    def can_spare(was: Any, now: Any, shown: int) -> bool:
        """Whether an unseen card can be one of a kind, or other kinds need all of them."""
        spare, is_needed = 0, True
        for kind in range(kinds + 1):
            missing, left = 0, 0
            for pile in range(count):
                missing += max(0, now[pile, kind] - was[pile, kind])
                left += max(0, was[pile, kind] - now[pile, kind])
            if kind == kinds:
                spare += left
            else:
                spare -= max(0, missing - left)
                is_needed &= kind != shown or missing > left
        return shown == kinds or is_needed or spare > 0

    @write
    def tell(v: Any, number: int, after: Any, w: Any) -> None:
        put(w, acted, WORDS, saw + number, v.to_move + 1)
        was, now = lying(v), lying(after)
        put_own_move(v, number, after, was, now, w)
        put_rest(v, after, was, now, w)
        before, totals = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
        _scores(v, before)
        _scores(after, totals)
        for seat in range(np.int64(after.seats)):
            gained = totals[seat] - before[seat]
            if gained > 0:
                put(w, scored, WORDS | TARGET | AMOUNT, scored_points, seat + 1, gained, score + seat, gained)
            elif gained < 0:
                put(w, scored, WORDS | TARGET | AMOUNT, lost_points, seat + 1, -gained, score + seat, gained)

    given = {
        "places": places,
        "counts": counts,
        "task": tell_task,
        "action": action,
        "refusals": refusals,
        "reason": reason,
        "summary": summary,
        "tell": tell,
        **({"knobs": lambda options: [options[name] for _, name in of_use]} if of_use else {}),
        **writers,
    }
    tokens = tuple(each.token for each in actions)
    tokenless = [replace(each, token="", preview=_preview(each, cards)) for each in actions]
    return Scene(
        forms=forms, spots=lambda *table: spots, actions=lambda *table: tokenless, tokens=tokens, **given
    )


def _with_kind(words: Message, cards: Cards) -> Message:
    """A message with a kind of card: it comes also as a stem, and as a value if it ends in a number."""
    kind = words.args.get("kind")
    if kind not in cards.kinds:
        return words
    found = re.fullmatch(r"(.*?)[-_]?(\d+)", kind)
    more = {"stem": found[1], "value": int(found[2])} if found else {"stem": kind}
    return replace(words, args={**words.args, **more})


def _check(actions: Sequence[Action], ids: Sequence[str]) -> None:
    """A GameError that says which action is declared wrongly."""
    for each in actions:
        places = [one for place in each.places for one in getattr(place, "values", (place,))]
        if unknown := [place for place in places if place not in ids]:
            raise GameError(
                f"Action {each.token!r} names the place {unknown[0]!r}; there are only {', '.join(ids)}"
            )
        if len(each.places) > MOST_TOUCHED:
            raise GameError(f"Action {each.token!r} names more than {MOST_TOUCHED} places")
        for name, value in each.words.args.items():
            if not isinstance(value, str | int | Seat | Message):
                raise GameError(
                    f"Action {each.token!r} says {name!r} as {value!r}; it can be a text, a number, Seat(…) "
                    f"or Message(…)"
                )
        if "seat" in each.words.args:
            raise GameError(
                f"Action {each.token!r} says something as 'seat', which is the player; give it another name"
            )


def _preview(action: Action, cards: Cards) -> Mapping[str, Any]:
    """What a page needs to know of an action: the kind of the card that it moves, if it names one."""
    kind = action.words.args.get("kind")
    return {"card": kind, **action.preview} if kind in cards.kinds else action.preview


def _way(action: Action, ids: Sequence[str], seats: int) -> list[tuple[int, int]]:
    """By seat to move, the first two piles that an action touches."""
    both = [row[:2] for row in _touched(action, ids, seats)]
    return [(NOWHERE, NOWHERE) if NOWHERE in row else (row[0], row[1]) for row in both]


def _touched(action: Action, ids: Sequence[str], seats: int) -> list[list[int]]:
    """By seat to move, the spots that an action touches, filled up with NOWHERE."""
    rows = []
    for seat in range(seats):
        places = [place.values[seat] if isinstance(place, ByMover) else place for place in action.places]
        numbers = [ids.index(place) for place in places]
        rows.append(numbers + [NOWHERE] * (MOST_TOUCHED - len(numbers)))
    return rows
